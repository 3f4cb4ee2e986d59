import { findOffences } from '@requisite/law'
import type { FormValues } from './form-values.ts'

/** The key that was chosen; or the offence whose name was typed, or the only one it can mean; an empty text for none. */
export function chosenOffence({ offenceKey, offenceTyped }: FormValues): string {
  if (offenceKey !== '' || offenceTyped === '') return offenceKey
  const matches = findOffences(offenceTyped)
  const exact = matches.find(({ title }) => title.toLowerCase() === offenceTyped.toLowerCase())
  return exact?.key ?? (matches.length === 1 ? String(matches[0]?.key) : '')
}
