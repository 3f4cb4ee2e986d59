/** A length as it is tried: in years and months. */
export interface AskedMonths {
  readonly years?: number | undefined
  readonly months?: number | undefined
}

/** The lengths to try: from one to another in steps, or a list. */
export type AskedLengths =
  | { readonly from: AskedMonths; readonly to: AskedMonths; readonly step: AskedMonths }
  | readonly AskedMonths[]

export const lengthBounds = {
  /** So many lengths are tried at most, before those beside a cliff. */
  lengths: 60,
  /** The longest length, in months: a hundred years. */
  months: 1200,
  /** The shortest and the longest are so many months apart at most: forty years. */
  apart: 480,
} as const

const monthsIn = ({ years = 0, months = 0 }: AskedMonths): number => 12 * years + months

const isLength = (months: number): boolean =>
  Number.isInteger(months) && months >= 1 && months <= lengthBounds.months

const listMessage = `Give from, to and step, or a list of 1 to ${lengthBounds.lengths} lengths.`
const lengthMessage = 'Give each length in years and months, from 1 month to 100 years.'

/** The lengths in months, from the shortest, each once; or why they cannot be tried. */
export function readLengths(asked: AskedLengths): readonly number[] | { readonly message: string } {
  const lengths = 'from' in asked ? steps(asked) : inList(asked)
  return 'message' in lengths || areNear(lengths)
    ? lengths
    : { message: `The lengths are more than ${lengthBounds.apart / 12} years apart.` }
}

const areNear = (lengths: readonly number[]): boolean =>
  (lengths.at(-1) as number) - (lengths[0] as number) <= lengthBounds.apart

function inList(asked: readonly AskedMonths[]): readonly number[] | { readonly message: string } {
  if (asked.length < 1 || asked.length > lengthBounds.lengths) return { message: listMessage }
  const lengths = asked.map(monthsIn)
  return lengths.every(isLength) ? [...new Set(lengths)].sort((a, b) => a - b) : { message: lengthMessage }
}

function steps(asked: {
  readonly from: AskedMonths
  readonly to: AskedMonths
  readonly step: AskedMonths
}): readonly number[] | { readonly message: string } {
  const [from, to, step] = [monthsIn(asked.from), monthsIn(asked.to), monthsIn(asked.step)]
  if (!isLength(from) || !isLength(to) || !isLength(step)) return { message: lengthMessage }
  if (from > to) return { message: 'From is longer than to.' }
  const apart = to - from
  const count = (apart - (apart % step)) / step + 1
  if (count > lengthBounds.lengths)
    return {
      message: `That makes ${count} rows; ${lengthBounds.lengths} is the most. Use a longer step.`,
    }
  return Array.from({ length: count }, (_, i) => from + i * step)
}
