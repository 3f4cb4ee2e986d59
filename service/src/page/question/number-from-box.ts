import { bounds, daysInWords } from '@requisite/law'

/** A whole number as people write it, with or without a comma after the thousands; null for anything else. */
export function wholeNumber(text: string): number | null {
  const plain = /^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}

/** A part of a whole: 1.5, 1,5, 1½, 1 1/2. */
export const isPartOfNumber = (text: string): boolean => /^\d*\s*[½¼¾]$|^\d*[.,]\d+$|\d\s*\/\s*\d/.test(text)

/** A number of days, or what to do: within what any credit or award can be. */
export function daysFrom(text: string): number | { readonly message: string } {
  const days = wholeNumber(text)
  if (days === null) return { message: 'Enter the days as a whole number, such as 40.' }
  return days <= bounds.creditDays ? days : { message: `Enter ${daysInWords(bounds.creditDays)} or fewer.` }
}
