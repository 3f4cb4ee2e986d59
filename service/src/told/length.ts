import { countOf, type SaidLength, units } from '../court-words/length.ts'
import type { ToldSentence } from './case.ts'
import { numberIn } from './value.ts'

/** A length in parts of a day, 144 to the day. A month is taken as a twelfth of 365 and a quarter days: 4,383 of them. */
const partsOf = ({ years, months, weeks, days }: SaidLength): number =>
  (12 * years + months) * 4383 + (7 * weeks + days) * 144

/** Whether a length is over so many years. */
export const isOverYears = (length: SaidLength, years: number): boolean => partsOf(length) > 12 * years * 4383

/** Whether a length is under so many years. */
export const isUnderYears = (length: SaidLength, years: number): boolean =>
  partsOf(length) < 12 * years * 4383

/** Whether a length is nothing at all: said of the extra time on licence, there is none. */
export const isNothing = ({ years, months, weeks, days }: SaidLength): boolean =>
  years + months + weeks + days === 0

/** A length in the words of the court: "18 months", "4 years and 6 months". */
export function courtLength(length: SaidLength): string {
  const parts = units.filter((unit) => length[unit] > 0).map((unit) => countOf(length[unit], unit))
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** The length that is told, of what can be read of it. */
export const lengthOf = (one: ToldSentence): SaidLength => ({
  years: numberIn(one.sentenceYears),
  months: numberIn(one.sentenceMonths),
  weeks: numberIn(one.sentenceWeeks),
  days: numberIn(one.sentenceDays),
})

/** The extra time on licence that is told. */
export const extensionTold = (one: ToldSentence): SaidLength => ({
  years: numberIn(one.extensionYears),
  months: numberIn(one.extensionMonths),
  weeks: numberIn(one.extensionWeeks),
  days: numberIn(one.extensionDays),
})
