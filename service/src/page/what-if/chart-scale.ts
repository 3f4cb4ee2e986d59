import { addDays, type Day, parseDay, type WhatIf, type WhatIfRow } from '@requisite/law'
import { dateOf } from '@requisite/law/internal'

/** The plot is so many pixels high; its width is what there is room for, in per cent. */
export const plotHeight = 260

/** Where lengths and days stand in the plot. */
export interface Scale {
  readonly x: (months: number) => number
  readonly y: (day: Day) => number
  readonly first: number
  readonly last: number
  readonly from: Day
  readonly to: Day
}

/** The length of a row on the axis: before any plea, where there is one to be taken off. */
export const lengthOfRow = ({ monthsBefore, worked }: WhatIfRow): number => monthsBefore ?? worked.months

const rounded = (n: number): number => Number(n.toFixed(2))

/** The scale for all rows, with a little room above and below. */
export function scaleOf({ rows }: WhatIf): Scale {
  const lengths = rows.map(lengthOfRow)
  const days = rows.map(({ worked }) => worked.release)
  const [first, last] = [Math.min(...lengths), Math.max(...lengths)]
  const room = Math.max(30, Math.round((Math.max(...days) - Math.min(...days)) / 20))
  const from = addDays(Math.min(...days) as Day, -room)
  const to = addDays(Math.max(...days) as Day, room)
  return {
    first,
    last,
    from,
    to,
    x: (months) => rounded(((months - first) / (last - first)) * 100),
    y: (day) => rounded(plotHeight - ((day - from) / (to - from)) * plotHeight),
  }
}

const yearOf = (day: Day): number => dateOf(day).year

/** A day across the plot, with what it is called. */
export interface DayMark {
  readonly label: string
  readonly day: Day
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** The first of every so many months in the plot. */
function everyMonths({ from, to }: Scale, months: number): readonly DayMark[] {
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, i) => yearOf(from) + i)
  const days = years.flatMap((year) =>
    monthNames.flatMap((name, at) =>
      at % months === 0
        ? [
            {
              label: at === 0 ? String(year) : name,
              day: parseDay(`${year}-${String(at + 1).padStart(2, '0')}-01`) as Day,
            },
          ]
        : [],
    ),
  )
  return days.filter(({ day }) => day >= from && day <= to)
}

/** The lines across the plot, never one alone: the first of January, of every half, quarter or month of a year; of many years as many
 *  as there is room for. */
export function dayMarks(scale: Scale, most = 7): readonly DayMark[] {
  const marks =
    [12, 6, 3, 1].map((months) => everyMonths(scale, months)).find((some) => some.length > 1) ?? []
  const every = Math.max(1, Math.ceil(marks.length / most))
  return marks.filter((_, at) => at % every === 0)
}

/** The marks along the foot: whole years where the lengths span two of them or more, else months. */
export function lengthMarks(
  { first, last }: Scale,
  most = 8,
): {
  readonly unit: 'years' | 'months'
  readonly marks: readonly { readonly months: number; readonly label: string }[]
} {
  const unit = last - first >= 24 ? 'years' : 'months'
  const size = unit === 'years' ? 12 : 1
  const [from, to] = [Math.ceil(first / size), Math.floor(last / size)]
  const every = Math.max(1, Math.ceil((to - from + 1) / most))
  const marks = Array.from({ length: to - from + 1 }, (_, i) => from + i)
    .filter((n) => (n - from) % every === 0)
    .map((n) => ({ months: n * size, label: String(n) }))
  return { unit, marks }
}
