import { type Day, parseDay } from '@requisite/law'
import { bounds, months } from '@requisite/law/internal'

/** The number of a month by its name as people write it: sep, sept, september; 0 when it is none. */
export const monthNamed = (text: string): number =>
  text.length < 3 ? 0 : months.findIndex((month) => month.toLowerCase().startsWith(text)) + 1

/** A year of two figures is of this century to 79, as on a court paper; one in words has two numbers: 20 26. */
export function yearWritten(text: string): number {
  const year = Number(text.replace(/\D/g, ''))
  return text.length > 2 ? year : year + (year < 80 ? 2000 : 1900)
}

export const two = (n: number | string): string => String(n).padStart(2, '0')

/** The day of a date, if there is one within the years that we know. */
export function dayWritten(year: number, month: number | string, date: number | string): Day | null {
  const iso = `${year}-${two(month)}-${two(date)}`
  return iso < bounds.firstStart || iso > bounds.lastStart ? null : parseDay(iso)
}
