import { type Length, lengthIn, type Unit, units } from '../../court-words/length.ts'
import { isOverYears } from '../told/length.ts'
import { isPartOfNumber, wholeNumber } from './number-from-box.ts'

export type { Length, Unit }

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
