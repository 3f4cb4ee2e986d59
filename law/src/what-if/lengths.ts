import { lengthBounds } from '../facts/bounds.ts'
import { isRecord, isWhole } from '../facts/take.ts'
import { factNames } from '../facts/unknown-fields.ts'

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
const lengthMessage = 'Give each length in years and months, in whole numbers, from 1 month to 100 years.'

/** The months of a length as it is given; null where it is none. */
function monthsIn(given: unknown): number | null {
  if (!isRecord(given)) return null
  const years = given.years ?? 0
  const months = given.months ?? 0
  if (!isWhole(years, 0, lengthBounds.months / 12) || !isWhole(months, 0, lengthBounds.months)) return null
  const all = 12 * years + months
  return all >= 1 && all <= lengthBounds.months ? all : null
}

/** Why lengths cannot be tried, by the place in them: of one of them, or of all together. */
interface LengthFault {
  readonly place: string
  readonly message: string
}
type Lengths = { readonly months: readonly number[] } | { readonly faults: readonly LengthFault[] }

const faultOf = (message: string): Lengths => ({ faults: [{ place: 'lengths', message }] })

/** The lengths in months, from the shortest, each once; or every reason why they cannot be tried. */
export function readLengths(asked: unknown): Lengths {
  const lengths = Array.isArray(asked) ? inList(asked) : steps(asked)
  return 'faults' in lengths || areNear(lengths.months)
    ? lengths
    : faultOf(`The lengths are more than ${lengthBounds.apart / 12} years apart.`)
}

/** The months of each length, or those that are none by their places. */
function eachIn(lengths: readonly unknown[], placeOf: (at: number) => string): Lengths {
  const months = lengths.map(monthsIn)
  const faults = months.flatMap((one, at) =>
    one === null ? [{ place: `lengths${placeOf(at)}`, message: lengthMessage }] : [],
  )
  return faults.length > 0 ? { faults } : { months: months as readonly number[] }
}

const areNear = (lengths: readonly number[]): boolean =>
  (lengths.at(-1) as number) - (lengths[0] as number) <= lengthBounds.apart

function inList(asked: readonly unknown[]): Lengths {
  if (asked.length < 1 || asked.length > lengthBounds.lengths) return faultOf(lengthsMessage)
  const each = eachIn(asked, (at) => `[${at}]`)
  return 'faults' in each ? each : { months: [...new Set(each.months)].sort((a, b) => a - b) }
}

function steps(asked: unknown): Lengths {
  const names = factNames.whatIfLengths
  if (!isRecord(asked) || !names.some((name) => name in asked)) return faultOf(lengthsMessage)
  const each = eachIn(
    names.map((name) => asked[name]),
    (at) => `.${names[at]}`,
  )
  if ('faults' in each) return each
  const [from, to, step] = each.months as [number, number, number]
  if (from > to) return faultOf('From is longer than to.')
  const apart = to - from
  const count = (apart - (apart % step)) / step + 1
  if (count > lengthBounds.lengths)
    return faultOf(`That makes ${count} rows; ${lengthBounds.lengths} is the most. Use a longer step.`)
  return { months: Array.from({ length: count }, (_, i) => from + i * step) }
}
