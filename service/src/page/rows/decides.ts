import { type Outcome, outcomeOf } from '../answer/outcome.ts'
import { screenOf } from '../answer/screen.ts'
import { daysShown, headingText, type Screen } from '../answer/screen-type.ts'
import { payToTry } from '../ask.ts'
import type { Fields } from '../court-words/fields.ts'
import type { Known } from './known.ts'
import { tellingOf } from './told-of.ts'

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
export function outcomeFor(known: Known, changed: Parameters<typeof tellingOf>[1] = {}): Outcome | null {
  payToTry(known.sentences.length)
  const telling = tellingOf(known, changed)
  if ('errors' in telling) return null
  const outcome = outcomeOf(telling.told, known.today)
  return 'refusals' in outcome ? null : outcome
}

/** Whether a row decides: two of its values give another heading, with the whole case. */
export function decides(
  known: Known,
  values: readonly { readonly person?: Fields; readonly each?: Fields }[],
): boolean {
  const headlines = values.map((value) => {
    const outcome = outcomeFor(known, value)
    return outcome === null ? '' : headlineOf(screenOf(outcome))
  })
  return new Set(headlines).size > 1
}
