import { type CaseAnswer, type Day, inWords } from '@requisite/law'
import { gateOf, type OrderFamily } from '@requisite/law/internal'
import { gateShown, sortOf } from './gate-day.ts'
import { howSure } from './how-sure.ts'
import type { Outcome } from './outcome.ts'
import { why } from './part-served.ts'
import { type Body, type Line, line } from './screen-type.ts'

interface Words {
  /** Said after the part that is served. */
  readonly because: string
  readonly sure: string
  readonly after: (outcome: Outcome) => string
  readonly next: string
}

const words: Readonly<Record<OrderFamily, Words>> = {
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
      `It can be ${months} earlier, from ${inWords(early)}, if things go well. A ` +
        `youth court can make it ${months} later, ${inWords(late)}.`,
    ),
  ]
}

/** An order that decides: no licence comes after it. */
export function orderScreen(outcome: Outcome, order: OrderFamily): Body {
  const { answer, today } = outcome
  const days = gateOf(answer)
  const isTraining = order === 'training order'
  const gate = gateShown(days, today, isTraining ? 'Half-way.' : sortOf(answer))
  const isPlain = isTraining && days.usual === days.papers
  const { because, sure, after, next } = words[order]
  return {
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
