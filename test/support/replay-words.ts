import { LocalDate } from '@js-joda/core'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** How a day and a number of days stand in a sentence. */
export const day = '(\\d{1,2} [A-Z][a-z]+ \\d{4})'
export const days = '([\\d,]+) days?'

/** The parts of a sentence that are served, as they are said. */
export const parts: Readonly<Record<string, readonly [number, number]>> = {
  'one-third': [1, 3],
  '40%': [2, 5],
  'one-half': [1, 2],
  'two-thirds': [2, 3],
  'the whole': [1, 1],
}

export const number = (words: string | undefined): number => Number(words?.replaceAll(',', ''))

export function date(words: string | undefined): LocalDate {
  const [date, month, year] = String(words).split(' ')
  return LocalDate.of(Number(year), months.indexOf(String(month)) + 1, Number(date))
}

const counted = (words: string | undefined, unit: string): number =>
  number(new RegExp(`([\\d,]+) ${unit}s?\\b`).exec(String(words))?.[1] ?? '0')

export const termOf = (words: string | undefined) => ({
  years: counted(words, 'year'),
  months: counted(words, 'month'),
  days: counted(words, 'day'),
})
