import { searchOffences } from '@requisite/law'
import type { FormValues } from './form-values.ts'

/** The key that was chosen; or the offence whose name was typed, or the only one it can mean where nothing had to be
 *  guessed; an empty text for none. */
export function chosenOffence({ offenceKey, offenceTyped }: FormValues): string {
  if (offenceKey !== '' || offenceTyped === '') return offenceKey
  const { offences, isAsWritten } = searchOffences(offenceTyped)
  const exact = offences.find(({ title }) => title.toLowerCase() === offenceTyped.toLowerCase())
  return exact?.key ?? (offences.length === 1 && isAsWritten ? String(offences[0]?.key) : '')
}
