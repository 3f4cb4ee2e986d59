import { offenceByKey } from '@requisite/law'
import { searchOffences } from '@requisite/law/internal'
import { shortly } from '../court-words/quote.ts'

/** An offence as it is chosen from a list, or typed. */
export interface OffenceFields {
  readonly offenceKey: string
  readonly offenceTyped: string
}

/** The key that was chosen; or the offence whose name was typed, or the only one it can mean where nothing had to be
 *  guessed; an empty text for none. */
export function chosenOffence({ offenceKey, offenceTyped }: OffenceFields): string {
  if (offenceKey !== '' || offenceTyped === '') return offenceKey
  const { offences, isAsWritten } = searchOffences(offenceTyped)
  const exact = offences.find(({ title }) => title.toLowerCase() === offenceTyped.toLowerCase())
  return exact?.key ?? (offences.length === 1 && isAsWritten ? String(offences[0]?.key) : '')
}

/** How many offences are named when what was typed can mean several. */
const fewNamed = 3

/** What to do about the offence; null when one is chosen. */
export function offenceError(form: OffenceFields): string | null {
  const key = chosenOffence(form)
  if (key !== '' && offenceByKey(key) !== undefined) return null
  const { offenceTyped } = form
  if (key !== '') return 'Choose the offence from the list.'
  if (offenceTyped === '') return 'Enter the offence, or say that you do not know it.'
  const close = searchOffences(offenceTyped).offences.slice(0, fewNamed)
  return close.length === 0
    ? `“${shortly(offenceTyped)}” is not in our list. Try another word, or say that you do not know it.`
    : `Choose one of these: ${close.map(({ title }) => `“${title}”`).join('; ')}.`
}
