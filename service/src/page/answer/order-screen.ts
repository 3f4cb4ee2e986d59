import { type CaseAnswer, type Day, inWords, inWordsWithWeekday, type Regime } from '@requisite/law'
import { cautionsOf } from './cautions.ts'
import { gateOf, releasedOf, sortOf } from './gate-day.ts'
import { howSure } from './how-sure.ts'
import type { Outcome } from './outcome.ts'
import { decidingRun, why } from './part-served.ts'
import { type Line, line, type Screen } from './screen-type.ts'

/** What is no sentence of imprisonment. */
type Order = Extract<
  Regime['family'],
  'training order' | 'default of payment' | 'committal' | 'breach of supervision'
>

interface Words {
  /** Said after the part that is served. */
  readonly because: string
  readonly sure: string
  readonly after: (outcome: Outcome) => string
  readonly next: string
}

const words: Readonly<Record<Order, Words>> = {
  'training order': {
    because: '',
    sure: '',
    after: ({ answer: { end } }) => `supervision until ${inWords(end as Day)}. It is not a licence.`,
    next: 'ask the youth justice worker about early release.',
  },
  'default of payment': {
    because: '',
    sure: 'Paying ends it sooner.',
    after: ({ answer, told }) =>
      answer.warnings.some(({ code }) => code === 'W_CONFISCATION') ||
      told.sentences.some(({ unpaid }) => unpaid === 'confiscation')
        ? 'nothing. The order must still be paid.'
        : 'nothing. The debt may still be owed.',
    next: 'ask the court what is left to pay.',
  },
  committal: {
    because: ' It is not a sentence, so the 2026 Act does not change it.',
    sure: 'The court can let the person out sooner.',
    after: () => 'nothing to keep to.',
    next: 'ask a solicitor about saying sorry to the court (purging the contempt).',
  },
  'breach of supervision': {
    because: ' Nothing comes off it.',
    sure: 'Another sentence would change it.',
    after: () => 'nothing to keep to.',
    next: 'ask the prison for its date, and compare.',
  },
}

const isOrder = (family: Regime['family']): family is Order => Object.hasOwn(words, family)

/** Which order decides the release; null where a sentence does. */
export function orderOf(answer: CaseAnswer): Order | null {
  const ids = decidingRun(answer).sentenceIds
  const families = answer.sentences
    .filter(({ sentence }) => ids.includes(sentence.id))
    .map(({ regime }) => regime.family)
  const [first] = families
  return first !== undefined && isOrder(first) && families.every(isOrder) ? first : null
}

const counts = { 1: 'a month', 2: 'one or two months' } as const

/** A day of the same year as another, without it. */
const beside = (day: Day, other: Day): string => {
  const [said, own] = [inWords(day), inWords(other)]
  return said.slice(-4) === own.slice(-4) ? said.slice(0, -5) : said
}

/** The months before and after half-way in which a child can be let out, or kept. */
function transferLine({ dates, release }: CaseAnswer): readonly Line[] {
  const dayOf = (form: string): Day | undefined => dates.find((date) => date.form === form)?.date
  const [early, late, half] = [dayOf('ETD'), dayOf('LTD'), release as Day]
  if (early === undefined || late === undefined) return []
  const months = counts[half - early > 45 ? 2 : 1]
  return [
    line(
      null,
      `It can be ${months} earlier, from ${beside(early, half)}, if things go well. A youth court can make it ${months} later, ${beside(late, half)}.`,
    ),
  ]
}

/** An order that decides: no licence comes after it. */
export function orderScreen(outcome: Outcome, order: Order): Screen {
  const { answer, today } = outcome
  const released = releasedOf(answer)
  const isTraining = order === 'training order'
  const gate = gateOf(released, isTraining ? 'Half-way.' : sortOf(answer), today)
  const isPlain = isTraining && released.leaving === null && gate.day === inWordsWithWeekday(released.release)
  const { because, sure, after, next } = words[order]
  return {
    ...{ cautions: cautionsOf(outcome), kind: gate.kind, day: [gate.day], days: gate.days },
    lines: [
      isPlain ? line(null, 'The papers call it the mid-term date (MTD).') : gate.papers,
      ...(isTraining ? transferLine(answer) : []),
      line('Why', `${why(answer).replaceAll('one-half', 'half')}${because}`),
      howSure(outcome, sure),
      line('After that', after(outcome)),
      line('Next', next),
    ],
  }
}
