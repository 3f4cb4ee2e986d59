import { type Day, daysInWords, parseDay, type RemandPeriod, remandDays } from '@requisite/law'
import type { Query } from '../../http/route.ts'
import { dateFromBoxes } from '../question/date-from-boxes.ts'
import type { FieldError } from '../question/field-errors.ts'
import { textAt } from '../question/form-values.ts'

const fewest = 2
const most = 12

/** How many rows of dates to show: two at first, one more each time it is asked for. */
export function rowsOf(query: Query): number {
  const requested = Number(textAt(query, 'rows'))
  const rows = Number.isInteger(requested) ? Math.min(Math.max(requested, fewest), most) : fewest
  return textAt(query, 'more') === '' ? rows : Math.min(rows + 1, most)
}

/** A date of a row: null when its boxes are empty, undefined when it is on no calendar. */
function dayAt(query: Query, name: string): Day | null | undefined {
  const [day, month, year] = ['day', 'month', 'year'].map((part) => textAt(query, `${name}-${part}`))
  const written = dateFromBoxes(day ?? '', month ?? '', year ?? '')
  return written === null ? null : (parseDay(written) ?? undefined)
}

/** The periods that were typed, with what is wrong with them. */
export function periodsIn(query: Query): {
  readonly periods: readonly RemandPeriod[]
  readonly errors: readonly FieldError[]
} {
  const periods: RemandPeriod[] = []
  const errors: FieldError[] = []
  const wrong = (name: string, message: string): void => {
    errors.push({ field: name, box: `${name}-day`, message })
  }
  for (let row = 1; row <= rowsOf(query); row++) {
    const first = dayAt(query, `from${row}`)
    const last = dayAt(query, `to${row}`)
    if (first === null && last === null) continue
    if (typeof first !== 'number') wrong(`from${row}`, `Period ${row}: enter a real date for the first day.`)
    if (typeof last !== 'number') wrong(`to${row}`, `Period ${row}: enter a real date for the last day.`)
    if (typeof first !== 'number' || typeof last !== 'number') continue
    if (last < first) wrong(`to${row}`, `Period ${row}: the last day must not be before the first day.`)
    else periods.push({ first, last })
  }
  if (periods.length === 0 && errors.length === 0) wrong('from1', 'Enter the dates of at least one period.')
  return { periods, errors }
}

/** What the periods come to, in words. */
export function remandInWords(periods: readonly RemandPeriod[]): string {
  const days = remandDays(periods)
  const sum = periods.reduce((all, { first, last }) => all + last - first + 1, 0)
  const twice = sum === days ? '' : ' Days that are in two periods are counted once.'
  return `These dates make ${daysInWords(days)} on remand, counting the first and the last day.${twice}`
}
