import { bounds, caseBounds } from './bounds.ts'
import type { Unit } from './fact.ts'
import { whole } from './messages.ts'

/** One unit of a length. */
export const unitFact = <const Of extends 'length' | 'extension', const U extends Unit>(
  of: Of,
  unit: U,
  most: number,
  what = of === 'extension' ? ' of the extension period' : '',
) => ({ kind: 'unit', of, unit, most, message: whole(`the ${unit}${what}`, 0, most) }) as const

/** A number of days, and what it is where it is not told. */
export const countFact = <const LeftOut extends 0 | null>(what: string, leftOut: LeftOut) =>
  ({
    kind: 'count',
    least: 0,
    most: bounds.creditDays,
    leftOut,
    message: whole(what, 0, bounds.creditDays),
  }) as const

export const idMessage = `Enter an id of 1 to ${caseBounds.idLength} characters, as text on one line.`
