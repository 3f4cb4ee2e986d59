import { daysInWords } from '@requisite/law'
import { bounds } from '@requisite/law/internal'
import { type SaidUnit, unitOf } from '../court-words/length.ts'
import { numberAt, numberedTokens } from '../court-words/numbers.ts'

/** A whole number as people write it: in figures, with or without a comma after the thousands, in words, and with the name of
 *  its unit behind it; null for anything else. */
export function wholeNumber(text: string, unit?: SaidUnit): number | null {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const tokens = numberedTokens(text)
  const number = numberAt(tokens, 0)
  if (number === null || !Number.isInteger(number.value)) return null
  const [word, more] = tokens.slice(number.next)
  const isOfUnit =
    word === undefined || (more === undefined && unit !== undefined && unitOf(word.text) === unit)
  return isOfUnit && number.value < 1_000_000_000 ? number.value : null
}

/** A part of a whole: 1.5, 1,5, 1½, 1 1/2. */
export const isPartOfNumber = (text: string): boolean => /^\d*\s*[½¼¾]$|^\d*[.,]\d+$|\d\s*\/\s*\d/.test(text)

/** A number of days, or what to do: within what any credit or award can be. `what` names the field, so that no two errors are
 *  the same. */
export function daysInBox(text: string, what: string): number | { readonly message: string } {
  const days = wholeNumber(text, 'days')
  if (days === null) return { message: `${what} must be a whole number, such as 40.` }
  return days <= bounds.creditDays
    ? days
    : { message: `${what}: enter ${daysInWords(bounds.creditDays)} or fewer.` }
}
