import { addDays, type Day, isoDate, parseDay } from '@requisite/law'

/** How dates are written in a file: as the API takes them, as offices in the United Kingdom write them, or as Excel counts days. */
export const dateForms = ['iso', 'uk', 'excel'] as const
export type DateForm = (typeof dateForms)[number]

/** A database writes a date with the time of midnight, in winter or in summer. Any other time says that it is no date. */
const midnight = /[ T]0?0:00(?::00(?:\.0+)?)?(?:Z|\+0[01](?::?00)?)?$/
const iso = /^\d{4}-\d\d-\d\d$/
const dayFirst = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/
const withName = /^(\d{1,2})[ -]([A-Za-z]{3,9})[ -](\d{4})$/
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const two = (digits: string): string => digits.padStart(2, '0')

/** The number of a month that is written out or cut to three letters, which Excel also does: 0 for no month. */
const monthNamed = (name: string): number => {
  const word = name.toLowerCase()
  return (
    months.findIndex(
      (month) => month === word || month.slice(0, 3) === word || (word === 'sept' && month[0] === 's'),
    ) + 1
  )
}

/** The date of a cell as YYYY-MM-DD. What is written in no known way is left as it is: then it is refused. */
export function isoDateOf(text: string, form: DateForm): string {
  const written = text.replace(midnight, '')
  if (iso.test(written)) return written
  if (form === 'iso') return text
  if (form === 'excel') return excelDate(written) ?? text
  const [, day = '', , month = '', year = ''] = dayFirst.exec(written) ?? []
  if (day !== '') return `${year}-${two(month)}-${two(day)}`
  const [, date = '', name = '', inYear = ''] = withName.exec(written) ?? []
  const number = monthNamed(name)
  return number === 0 ? text : `${inYear}-${two(String(number))}-${two(date)}`
}

/** Day 0 of Excel, where its counting is right: it takes 1900 for a leap year, so that day 61 is 1 March 1900. Its other way to
 *  count, from 1904, is not used by Excel for Windows. */
const excelZero = parseDay('1899-12-30') as Day
const dayNumber = /^(\d{2,6})(?:\.0+)?$/

/** The date of a number of a day; null for one that is none, or before 1 March 1900. */
function excelDate(written: string): string | null {
  const number = Number(dayNumber.exec(written)?.[1] ?? 0)
  return number < 61 ? null : isoDate(addDays(excelZero, number))
}

/** What a cell that is not written as YYYY-MM-DD looks like: the day first, the month first, or neither. */
export function looksLike(text: string): 'day first' | 'month first' | 'day number' | null {
  const written = text.replace(midnight, '')
  if (/^[1-9]\d{4}(?:\.0+)?$/.test(written)) return 'day number'
  const [, first = '', , second = ''] = dayFirst.exec(written) ?? []
  if (first !== '') return Number(second) > 12 ? 'month first' : 'day first'
  return monthNamed(withName.exec(written)?.[2] ?? '') > 0 ? 'day first' : null
}

/** What to do about a date that cannot be read; nothing where the field's own message says it. */
export function dateAdvice(text: string, form: DateForm): string {
  if (/^\d{1,2}[/.-](?:\d{1,2}|[A-Za-z]{3,9})[/.-]\d\d$/.test(text))
    return ' Write the year with four digits.'
  if (looksLike(text) === 'month first') return ' The month seems to stand first.'
  if (form === 'iso' && looksLike(text) === 'day first') return ' If the day stands first, use --dates uk.'
  return form !== 'excel' && looksLike(text) === 'day number'
    ? ' If it is a day as Excel counts them, use --dates excel.'
    : ''
}
