import { type Day, inWords } from '@requisite/law'
import { dateOf, months, weekdayInWords } from '@requisite/law/internal'

const shortMonths = [
  'Jan',
  'Feb',
  'March',
  'April',
  'May',
  'June',
  'July',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
] as const

/** "July 2027". */
export function monthOfDay(day: Day): string {
  const { year, month } = dateOf(day)
  return `${months[month - 1]} ${year}`
}

/** A day where there is little room: "27 Sept 2027". */
export function shortDate(day: Day): string {
  const { year, month, date } = dateOf(day)
  return `${date} ${shortMonths[month - 1]} ${year}`
}

/** A day of the same year as another, without it: "16 July". */
export function dateBeside(day: Day, beside: Day): string {
  const { year, month, date } = dateOf(day)
  return year === dateOf(beside).year ? `${date} ${months[month - 1]}` : inWords(day)
}

/** The same with its weekday: "Friday 16 July". */
export const dayBeside = (day: Day, beside: Day): string =>
  `${weekdayInWords(day)} ${dateBeside(day, beside)}`
