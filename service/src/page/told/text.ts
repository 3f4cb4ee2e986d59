import { type Day, inWordsWithWeekday } from '@requisite/law'

export { listed, sentencesInWords as sentencesNamed } from '@requisite/law'

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The beginning of a sentence in the middle of another. Letters such as "IPP" stay as they are. */
export const small = (words: string): string =>
  /^[A-Z](?![A-Z])/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words

/** The name of an offence without what stands in brackets behind it: "Theft". */
export const plainTitle = (title: string): string => title.replace(/ \([^)]*\)$/, '')

/** A day with its weekday, and without the year where that is said beside it. */
export function dayBeside(day: Day, beside: Day): string {
  const [whole, said] = [inWordsWithWeekday(day), inWordsWithWeekday(beside)]
  return whole.slice(-4) === said.slice(-4) ? whole.slice(0, -5) : whole
}

/** The same, and without the month too where that is said beside it: "Friday 16". */
export function shortDay(day: Day, beside: Day): string {
  const [weekday, number, month, year] = inWordsWithWeekday(day).split(' ')
  const [, , besideMonth, besideYear] = inWordsWithWeekday(beside).split(' ')
  return month === besideMonth && year === besideYear ? `${weekday} ${number}` : dayBeside(day, beside)
}
