import { lengthIn, type SaidLength, type SaidUnit, units } from '../../court-words/length.ts'
import { isOverYears } from '../told/length.ts'
import { capital } from '../told/text.ts'
import { isPartOfNumber, wholeNumber } from './number-from-box.ts'

export type { SaidLength as Length, SaidUnit as Unit }

/** What is wrong with a length, and the box to go to. */
export interface LengthFault {
  readonly unit: SaidUnit
  readonly message: string
}

const isFault = (read: number | LengthFault): read is LengthFault => typeof read !== 'number'

function readBox(unit: SaidUnit, text: string): number | LengthFault {
  if (text === '') return 0
  const number = wholeNumber(text, unit)
  if (number !== null) return number
  const name = capital(unit)
  return isPartOfNumber(text)
    ? { unit, message: `${name} must be a whole number. For one and a half years, enter 18 months.` }
    : { unit, message: `${name} must be a number, such as ${unit === 'years' ? 3 : 18}.` }
}

const mostYears = 100

const tooLong = (unit: SaidUnit): LengthFault => ({ unit, message: `Enter ${mostYears} years or less.` })

/** The length in four boxes, or all that is wrong with it. `whenEmpty` is said when nothing was filled in. */
export function lengthFromBoxes(
  boxes: Readonly<Record<SaidUnit, string>>,
  whenEmpty: string,
): SaidLength | readonly LengthFault[] {
  if (units.every((unit) => boxes[unit] === '')) return [{ unit: 'years', message: whenEmpty }]
  const typed = units.filter((unit) => boxes[unit] !== '')
  // The court's own words in one box: "18 months" under Years.
  const whole = typed.length === 1 ? lengthIn(boxes[typed[0] as SaidUnit]) : null
  if (whole !== null) return isOverYears(whole, mostYears) ? [tooLong(typed[0] as SaidUnit)] : whole
  const read = units.map((unit) => readBox(unit, boxes[unit]))
  const faults = read.filter(isFault)
  if (faults.length > 0) return faults
  const [years = 0, months = 0, weeks = 0, days = 0] = read as readonly number[]
  const length: SaidLength = { years, months, weeks, days }
  const filled = units.find((unit) => boxes[unit] !== '') ?? 'years'
  if (years + months + weeks + days === 0)
    return [{ unit: filled, message: 'The length must be at least 1 day.' }]
  return isOverYears(length, mostYears) ? [tooLong(filled)] : length
}

export const isLength = (read: SaidLength | readonly LengthFault[]): read is SaidLength =>
  !Array.isArray(read)
