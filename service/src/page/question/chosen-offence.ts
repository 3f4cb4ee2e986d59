import { findOffences } from '@requisite/law'
import type { Typed } from './typed.ts'

/** The key that was chosen; or the offence whose name was typed, or the only one it can mean; an empty text for none. */
export function chosenOffence({ offenceKey, offenceTyped }: Typed): string {
  if (offenceKey !== '' || offenceTyped === '') return offenceKey
  const found = findOffences(offenceTyped)
  const exact = found.find(({ title }) => title.toLowerCase() === offenceTyped.toLowerCase())
  return exact?.key ?? (found.length === 1 ? String(found[0]?.key) : '')
}
