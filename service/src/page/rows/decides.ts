import { daysOfMonths } from '@requisite/law/internal'
import { isDayTold, isTold } from '../../told/case.ts'
import { namesOfAmong } from '../../told/told.ts'
import { numberIn } from '../../told/value.ts'
import { type Outcome, outcomeOf } from '../answer/outcome.ts'
import { screenOf } from '../answer/screen.ts'
import { daysShown, headingText, type Screen } from '../answer/screen-type.ts'
import { payToTry } from '../ask.ts'
import type { LiveCase } from './known.ts'
import { type TriedChange, tellingOf } from './told-of.ts'

/** The words of the heading: by them one card is another than the one before. */
export const headlineOf = (screen: Screen): string =>
  [
    headingText(screen),
    ...daysShown(screen),
    screen.pair === undefined ? '' : Object.values(screen.pair).join(' '),
  ]
    .filter((part) => part !== '')
    .join(' ')

/** What is known, worked out; null where it cannot be. */
export function outcomeFor(known: LiveCase, changed: TriedChange = {}): Outcome | null {
  payToTry(known.sentences.length)
  const telling = tellingOf(known, changed)
  if ('faults' in telling) return null
  const outcome = outcomeOf(telling.told, known.today)
  return 'refusals' in outcome ? null : outcome
}

export const headline = (outcome: Outcome | null): string =>
  outcome === null ? '' : headlineOf(screenOf(outcome))

/** Whether another value gives another heading than what is known, which was worked out already. */
export const isOtherWith = (known: LiveCase, outcome: Outcome | null, value: TriedChange): boolean =>
  headline(outcomeFor(known, value)) !== headline(outcome)

/** The day of the answer and of each rival: what a doubt is about. */
export const daysInDoubt = ({ answer, rivals }: Outcome): string =>
  [answer.release, ...rivals.map((rival) => rival.answer.release)].join()

/** Whether a row decides: two of its values give another heading, or what else it is seen by, with the whole case. */
export function decides(
  known: LiveCase,
  values: readonly TriedChange[],
  seen: (outcome: Outcome) => string = headline,
): boolean {
  const all = values.map((value) => {
    const outcome = outcomeFor(known, value)
    return outcome === null ? '' : seen(outcome)
  })
  return new Set(all).size > 1
}

/** The sentences of which it decides which offence it is of those that have one name: another length was told since, or the law is another. */
export function offencesDeciding({ told, today }: Pick<Outcome, 'told' | 'today'>): readonly number[] {
  return told.sentences.flatMap((sentence, i) => {
    const headlines = namesOfAmong(sentence).map((offenceKey) => {
      const outcome = outcomeOf(
        { ...told, sentences: told.sentences.with(i, { ...sentence, offenceKey }) },
        today,
      )
      return 'refusals' in outcome ? '' : headline(outcome)
    })
    return new Set(headlines).size > 1 ? [i + 1] : []
  })
}

/** Months on remand whose days are open, worked out for each number of days that they can have had; nothing where no day can be worked
 *  out, or no months are open. */
export function outcomesOfMonths(known: LiveCase, outcome: Outcome | null): readonly (Outcome | null)[] {
  if (!isMonthsTold(known) || outcome === null || !known.sentences.every(isDayTold)) return []
  const [fewest, most] = daysOfMonths[numberIn(known.credit.remandCreditMonths)] ?? [0, 0]
  return Array.from({ length: most - fewest + 1 }, (_, more) =>
    outcomeFor(known, { credit: { remandCreditMonths: undefined, remandCreditDays: fewest + more } }),
  )
}

/** Whether months on remand are told, and nobody has said that the days are not known. */
export const isMonthsTold = ({ credit, by }: LiveCase): boolean =>
  isTold(credit, 'remandCreditMonths') && !by.has('remand')
