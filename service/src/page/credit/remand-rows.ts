import { type Day, daysInWords, type RemandPeriod, remandDays } from '@requisite/law'
import type { Query } from '../../http/route.ts'
import { type DateFault, dateError, dayFromBoxes, isDay } from '../question/date-from-boxes.ts'
import { type FieldError, wrong } from '../question/field-errors.ts'
import { textAt } from '../question/form-values.ts'

const fewest = 2
const most = 12

/** How many rows of dates to show: two at first, one more each time it is asked for. */
export function rowsOf(query: Query): number {
  const requested = Number(textAt(query, 'rows'))
  const rows = Number.isInteger(requested) ? Math.min(Math.max(requested, fewest), most) : fewest
  return textAt(query, 'more') === '' ? rows : Math.min(rows + 1, most)
}

/** The boxes of a date of a row. */
const boxesOf = (query: Query, name: string) => ({
  day: textAt(query, `${name}-day`),
  month: textAt(query, `${name}-month`),
  year: textAt(query, `${name}-year`),
})

const isEmpty = (query: Query, name: string): boolean =>
  Object.values(boxesOf(query, name)).every((text) => text === '')

/** The periods that were typed, with what is wrong with them. */
export function periodsIn(query: Query): {
  readonly periods: readonly RemandPeriod[]
  readonly errors: readonly FieldError[]
} {
  const periods: RemandPeriod[] = []
  const errors: FieldError[] = []
  const dayAt = (name: string, row: number, which: 'first' | 'last'): Day | DateFault => {
    const read = dayFromBoxes(boxesOf(query, name), `Enter the ${which} day.`)
    if (!isDay(read)) errors.push(dateError(name, { ...read, message: `Period ${row}: ${read.message}` }))
    return read
  }
  for (let row = 1; row <= rowsOf(query); row++) {
    if (isEmpty(query, `from${row}`) && isEmpty(query, `to${row}`)) continue
    const first = dayAt(`from${row}`, row, 'first')
    const last = dayAt(`to${row}`, row, 'last')
    if (!isDay(first) || !isDay(last)) continue
    if (last < first)
      wrong(errors, `to${row}`, `Period ${row}: the first day is after the last day.`, `to${row}-day`)
    else periods.push({ first, last })
  }
  if (periods.length === 0 && errors.length === 0)
    wrong(errors, 'from1', 'Enter the dates of at least one period.', 'from1-day')
  return { periods, errors }
}

/** What the periods come to, in words. */
export function remandInWords(periods: readonly RemandPeriod[]): string {
  const days = remandDays(periods)
  const sum = periods.reduce((all, { first, last }) => all + last - first + 1, 0)
  const twice = sum === days ? '' : ' Days that are in two periods are counted once.'
  return `These dates make ${daysInWords(days)} on remand, counting the first and the last day.${twice}`
}
