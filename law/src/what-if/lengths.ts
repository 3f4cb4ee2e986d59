import { lengthBounds } from '../facts/bounds.ts'
import { isRecord, isWhole } from '../facts/take.ts'

/** A length as it is tried: in years and months. */
export interface AskedMonths {
  readonly years?: number | undefined
  readonly months?: number | undefined
}

/** The lengths to try: from one to another in steps, or a list. */
export type AskedLengths =
  | { readonly from: AskedMonths; readonly to: AskedMonths; readonly step: AskedMonths }
  | readonly AskedMonths[]

const lengthsMessage =
  'Give { "from": { "years": 2 }, "to": { "years": 5 }, "step": { "months": 6 } }, or a ' +
  `list of 1 to ${lengthBounds.lengths} lengths, each as years and months: { "years": 5 }.`
const lengthMessage = 'Give each length in years and months, from 1 month to 100 years.'

/** The months of a length as it is given; null where it is none. */
function monthsIn(given: unknown): number | null {
  if (!isRecord(given)) return null
  const years = given.years ?? 0
  const months = given.months ?? 0
  return isWhole(years, 0, lengthBounds.months / 12) && isWhole(months, 0, lengthBounds.months)
    ? 12 * years + months
    : null
}

const isLength = (months: number): boolean => months >= 1 && months <= lengthBounds.months

/** The lengths in months, from the shortest, each once; or why they cannot be tried. */
export function readLengths(asked: unknown): readonly number[] | { readonly message: string } {
  const lengths = Array.isArray(asked)
    ? inList(asked)
    : isRecord(asked)
      ? steps(asked)
      : { message: lengthsMessage }
  return 'message' in lengths || areNear(lengths)
    ? lengths
    : { message: `The lengths are more than ${lengthBounds.apart / 12} years apart.` }
}

const areNear = (lengths: readonly number[]): boolean =>
  (lengths.at(-1) as number) - (lengths[0] as number) <= lengthBounds.apart

function inList(asked: readonly unknown[]): readonly number[] | { readonly message: string } {
  if (asked.length < 1 || asked.length > lengthBounds.lengths) return { message: lengthsMessage }
  const lengths = asked.map(monthsIn)
  if (!areRead(lengths)) return { message: lengthsMessage }
  return lengths.every(isLength) ? [...new Set(lengths)].sort((a, b) => a - b) : { message: lengthMessage }
}

const areRead = (lengths: (number | null)[]): lengths is number[] => !lengths.includes(null)

function steps(asked: Readonly<Record<string, unknown>>): readonly number[] | { readonly message: string } {
  const given = [asked.from, asked.to, asked.step].map(monthsIn)
  if (!areRead(given)) return { message: lengthsMessage }
  if (!given.every(isLength)) return { message: lengthMessage }
  const [from, to, step] = given as [number, number, number]
  if (from > to) return { message: 'From is longer than to.' }
  const apart = to - from
  const count = (apart - (apart % step)) / step + 1
  if (count > lengthBounds.lengths)
    return {
      message: `That makes ${count} rows; ${lengthBounds.lengths} is the most. Use a longer step.`,
    }
  return Array.from({ length: count }, (_, i) => from + i * step)
}
