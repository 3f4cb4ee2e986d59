import { type CaseAnswer, type Day, decidingRun, inWords, type Regime } from '@requisite/law'
import { dateBeside } from '../told/day-in-words.ts'
import { cautionsOf } from './cautions.ts'
import { gateOf, releasedOf, sortOf } from './gate-day.ts'
import { howSure } from './how-sure.ts'
import type { Outcome } from './outcome.ts'
import { why } from './part-served.ts'
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

/** The months before and after half-way in which a child can be let out, or kept. */
function transferLine({ dates, release }: CaseAnswer): readonly Line[] {
  const dayOf = (form: string): Day | undefined => dates.find((date) => date.form === form)?.date
  const [early, late, half] = [dayOf('ETD'), dayOf('LTD'), release as Day]
  if (early === undefined || late === undefined) return []
  const months = counts[half - early > 45 ? 2 : 1]
  return [
    line(
      'day',
      null,
      `It can be ${months} earlier, from ${dateBeside(early, half)}, if things go well. A youth court can make it ${months} later, ${dateBeside(late, half)}.`,
    ),
  ]
}

/** An order that decides: no licence comes after it. */
export function orderScreen(outcome: Outcome, order: Order): Screen {
  const { answer, today } = outcome
  const released = releasedOf(answer)
  const isTraining = order === 'training order'
  const gate = gateOf(released, today, isTraining ? 'Half-way.' : sortOf(answer))
  const isPlain = isTraining && released.leaving === null
  const { because, sure, after, next } = words[order]
  return {
    cautions: cautionsOf(outcome),
    ...gate.shown,
    lines: [
      isPlain ? line('day', null, 'The papers call it the mid-term date (MTD).') : gate.papers,
      ...(isTraining ? transferLine(answer) : []),
      line('why', 'Why', `${why(answer, { half: 'half' })}${because}`),
      howSure(outcome, sure),
      line('after', 'After that', after(outcome)),
      line('next', 'Next', next),
    ],
  }
}
