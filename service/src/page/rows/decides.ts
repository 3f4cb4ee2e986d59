import { namesOfAmong } from '../../told/told.ts'
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
