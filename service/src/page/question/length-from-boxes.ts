import { type Length, lengthIn, type Unit, units } from '../../court-words/length.ts'
import { isPartOfNumber, wholeNumber } from './number-from-box.ts'

export { type Length, type Unit, units }

/** What is wrong with a length, and the box to go to. */
export interface LengthFault {
  readonly unit: Unit
  readonly message: string
}

const isFault = (read: number | LengthFault): read is LengthFault => typeof read !== 'number'

function readBox(unit: Unit, text: string): number | LengthFault {
  if (text === '') return 0
  const number = wholeNumber(text, unit)
  if (number !== null) return number
  const name = `${unit.charAt(0).toUpperCase()}${unit.slice(1)}`
  return isPartOfNumber(text)
    ? { unit, message: `${name} must be a whole number. For one and a half years, enter 18 months.` }
    : { unit, message: `${name} must be a number, such as ${unit === 'years' ? 3 : 18}.` }
}

/** A length in parts of a day, 144 to the day. A month is taken as a twelfth of 365 and a quarter days: 4,383 of them. */
const partsOf = ({ years, months, weeks, days }: Length): number =>
  (12 * years + months) * 4383 + (7 * weeks + days) * 144

/** Whether a length is over so many years. */
export const isOverYears = (length: Length, years: number): boolean => partsOf(length) > 12 * years * 4383

/** Whether a length is under so many years. */
export const isUnderYears = (length: Length, years: number): boolean => partsOf(length) < 12 * years * 4383

const mostYears = 100

const tooLong = (unit: Unit): LengthFault => ({ unit, message: `Enter ${mostYears} years or less.` })

/** The length in four boxes, or all that is wrong with it. `whenEmpty` is said when nothing was filled in. */
export function lengthFromBoxes(
  boxes: Readonly<Record<Unit, string>>,
  whenEmpty: string,
): Length | readonly LengthFault[] {
  if (units.every((unit) => boxes[unit] === '')) return [{ unit: 'years', message: whenEmpty }]
  const typed = units.filter((unit) => boxes[unit] !== '')
  // The court's own words in one box: "18 months" under Years.
  const whole = typed.length === 1 ? lengthIn(boxes[typed[0] as Unit]) : null
  if (whole !== null) return isOverYears(whole, mostYears) ? [tooLong(typed[0] as Unit)] : whole
  const read = units.map((unit) => readBox(unit, boxes[unit]))
  const faults = read.filter(isFault)
  if (faults.length > 0) return faults
  const [years = 0, months = 0, weeks = 0, days = 0] = read as readonly number[]
  const length: Length = { years, months, weeks, days }
  const filled = units.find((unit) => boxes[unit] !== '') ?? 'years'
  if (years + months + weeks + days === 0)
    return [{ unit: filled, message: 'The length must be at least 1 day.' }]
  return isOverYears(length, mostYears) ? [tooLong(filled)] : length
}

export const isLength = (read: Length | readonly LengthFault[]): read is Length => !Array.isArray(read)

const counted = (n: number, unit: Unit): string =>
  `${n.toLocaleString('en-GB')} ${n === 1 ? unit.slice(0, -1) : unit}`

/** Whether a length is nothing at all: said of the extra time on licence, there is none. */
export const isNothing = ({ years, months, weeks, days }: Length): boolean =>
  years + months + weeks + days === 0

/** A length in the words of the court: "18 months", "4 years and 6 months". */
export function lengthInWords(length: Length): string {
  const parts = units.filter((unit) => length[unit] > 0).map((unit) => counted(length[unit], unit))
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
