import { addDays, type Day } from '../calendar/day.ts'
import { type Fraction, partOf, sameFraction, wholeTerm } from '../calendar/fraction.ts'
import type { Layer } from '../tables/layers.ts'
import type { CustodyPart } from './answer.ts'
import { lay } from './length.ts'
import { isParole, type Part } from './part.ts'

/** The parts of a run of which one fraction is served. */
interface Served {
  readonly fraction: Fraction
  readonly parts: readonly Part[]
}

/** The parts by fraction, in the order in which each fraction first appears in the chain. */
function byFraction(
  parts: readonly Part[],
  points: readonly Layer[],
  belongs: (part: Part) => boolean,
): readonly Served[] {
  const groups: { fraction: Fraction; parts: Part[] }[] = []
  parts.forEach((part, i) => {
    if (!belongs(part)) return
    const { fraction } = points[i] as Layer
    const known = groups.find((group) => sameFraction(group.fraction, fraction))
    if (known === undefined) groups.push({ fraction, parts: [part] })
    else known.parts.push(part)
  })
  return groups
}

/** The custody of parts that are laid from a day: rounded once, never for each sentence. */
function custodyFrom(from: Day, { fraction, parts }: Served): CustodyPart {
  const { pieces, days } = lay(
    from,
    parts.map(({ custodial }) => custodial),
  )
  const sentenceIds = parts.map(({ sentence }) => sentence.id)
  return { from, pieces, days, fraction, custody: partOf(days, fraction), sentenceIds }
}

const isAutomatic = (part: Part): boolean => !isParole(part)

/** The automatic parts of a run: each fraction is counted from the day after the notional release from the one before. */
function automaticParts(start: Day, parts: readonly Part[], points: readonly Layer[]): CustodyPart[] {
  let from = start
  return byFraction(parts, points, isAutomatic).map((served) => {
    const part = custodyFrom(from, served)
    from = addDays(from, part.custody)
    return part
  })
}

export const custodyOf = (parts: readonly CustodyPart[]): number =>
  parts.reduce((sum, { custody }) => sum + custody, 0)

/** What is served of a run before release is automatic: the aggregate of the custodial periods (section 264(2)). Sentences
 *  under the Parole Board come last wherever they stand in the chain, and all of their custodial terms is served. */
export function custodyParts(
  start: Day,
  parts: readonly Part[],
  points: readonly Layer[],
): readonly CustodyPart[] {
  const parole = parts.filter(isParole)
  const automatic = automaticParts(start, parts, points)
  if (parole.length === 0) return automatic
  const from = addDays(start, custodyOf(automatic))
  return [...automatic, custodyFrom(from, { fraction: wholeTerm, parts: parole })]
}

/** What is served of a run before the Parole Board can direct release; null where it has no say. Where there are two parole
 *  points the second is counted from the first parole date itself, as the prison service does. */
export function paroleParts(
  start: Day,
  parts: readonly Part[],
  points: readonly Layer[],
): readonly CustodyPart[] | null {
  if (!parts.some(isParole)) return null
  const counted = automaticParts(start, parts, points)
  let from = addDays(start, custodyOf(counted))
  for (const served of byFraction(parts, points, isParole)) {
    const part = custodyFrom(from, served)
    counted.push(part)
    from = addDays(from, part.custody - 1)
  }
  return counted
}
