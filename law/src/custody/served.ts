import { addDays, type Day } from '../calendar/day.ts'
import { type Fraction, partOf, sameFraction, wholeTerm } from '../calendar/fraction.ts'
import type { Layer } from '../tables/layers.ts'
import { custodialOf, type GovernedSentence, idOf, isParole, isTerrorist } from './governed-sentence.ts'
import { lay, type Measure, type Piece } from './length.ts'
import { isNoSentence } from './orders/kinds.ts'

/** A part of the time in custody: the terms of a run of which the same fraction is served, laid end to end from a day. */
export interface CustodyPart {
  readonly from: Day
  readonly pieces: readonly Piece[]
  readonly days: number
  readonly fraction: Fraction
  /** That fraction of the days; a part of a day counts as a day. */
  readonly custody: number
  readonly sentenceIds: readonly string[]
}

/** The parts of a run of which one fraction is served: sentences, or committals with the same rule of credit. */
interface ServedParts {
  readonly fraction: Fraction
  readonly kind: string
  readonly parts: GovernedSentence[]
}

/** A committal is no sentence (section 258): it is no part of the aggregate of section 264, and is counted for itself. */
const kindOf = (part: GovernedSentence): string => (isNoSentence(part) ? part.regime.credit : 'sentence')

/** Those parts that are released automatically, or those that are not, by fraction and kind: in the order in which each first
 *  appears in the chain. */
function byFraction(
  parts: readonly GovernedSentence[],
  points: readonly Layer[],
  ofParole: boolean,
): readonly ServedParts[] {
  const groups: ServedParts[] = []
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] as GovernedSentence
    if (isParole(part) !== ofParole) continue
    const { fraction } = points[i] as Layer
    const kind = kindOf(part)
    const known = groups.find((group) => group.kind === kind && sameFraction(group.fraction, fraction))
    if (known === undefined) groups.push({ fraction, kind, parts: [part] })
    else known.parts.push(part)
  }
  return groups
}

/** The custody of parts that are laid from a day: rounded once, never for each sentence. */
function custodyFrom(from: Day, fraction: Fraction, parts: readonly GovernedSentence[]): CustodyPart {
  const { pieces, days } = lay(from, parts.map(custodialOf))
  return { from, pieces, days, fraction, custody: partOf(days, fraction), sentenceIds: parts.map(idOf) }
}

/** The terms under the Parole Board in a chain, after what is served of the others. The Act adds lengths, in whatever order they stand,
 *  and says of none on which day of the calendar it begins (section 264(2D), (2E)). The prison service lays extended and special
 *  sentences after the others; beside terrorism, where it has shown no way, a leap day that could fall to either falls to neither. */
function paroleFrom(
  start: Day,
  from: Day,
  fraction: Fraction,
  parts: readonly GovernedSentence[],
): CustodyPart {
  const after = custodyFrom(from, fraction, parts)
  if (!parts.some(isTerrorist)) return after
  const first = custodyFrom(start, fraction, parts)
  return first.custody < after.custody ? first : after
}

/** The automatic parts of a run: each fraction is counted from the day after the notional release from the one before. */
function automaticParts(
  start: Day,
  parts: readonly GovernedSentence[],
  points: readonly Layer[],
): CustodyPart[] {
  const automatic: CustodyPart[] = []
  let from = start
  for (const served of byFraction(parts, points, false)) {
    const part = custodyFrom(from, served.fraction, served.parts)
    automatic.push(part)
    from = addDays(from, part.custody)
  }
  return automatic
}

export function custodyOf(parts: readonly CustodyPart[]): number {
  let days = 0
  for (const { custody } of parts) days += custody
  return days
}

/** What is served of a run before release is automatic: the aggregate of the custodial periods (section 264(2B)). Committals that
 *  begin when the sentences end come after the whole of these. Sentences
 *  under the Parole Board come last wherever they stand in the chain, and all of their custodial terms is served. */
export function custodyParts(
  start: Day,
  parts: readonly GovernedSentence[],
  points: readonly Layer[],
): readonly CustodyPart[] {
  if (parts.some(({ isAfterEnd }) => isAfterEnd)) return custodyAfterEnd(start, parts, points)
  const custody = automaticParts(start, parts, points)
  if (!parts.some(isParole)) return custody
  const parole = parts.filter(isParole)
  // What is automatic before the end of the term stands in no chain.
  const { automaticAt } = (parole[0] as GovernedSentence).regime
  custody.push(paroleFrom(start, addDays(start, custodyOf(custody)), automaticAt, parole))
  return custody
}

/** The same where committals begin when the sentences end, whose extensions are known. */
function custodyAfterEnd(
  start: Day,
  parts: readonly GovernedSentence[],
  points: readonly Layer[],
): readonly CustodyPart[] {
  const sentences = parts.filter((part) => !isNoSentence(part))
  const committals = (from: Day, isAfterEnd: boolean): readonly CustodyPart[] => {
    const isOne = parts.map((part) => isNoSentence(part) && part.isAfterEnd === isAfterEnd)
    return automaticParts(
      from,
      parts.filter((_, i) => isOne[i]),
      points.filter((_, i) => isOne[i]),
    )
  }
  const before = committals(start, false)
  const from = addDays(start, custodyOf(before))
  const { pieces, days } = lay(
    from,
    sentences.map(({ whole }) => whole as Measure),
  )
  const sentenceIds = sentences.map(idOf)
  const served = { from, pieces, days, fraction: wholeTerm, custody: days, sentenceIds }
  return [...before, served, ...committals(addDays(from, days), true)]
}

/** What is served of a run before the Parole Board can direct release; null where it has no say. Where there are two parole
 *  points the second is counted from the first parole date itself, as the prison service does. */
export function paroleParts(
  start: Day,
  parts: readonly GovernedSentence[],
  points: readonly Layer[],
): readonly CustodyPart[] | null {
  if (!parts.some(isParole)) return null
  const counted = automaticParts(start, parts, points)
  let from = addDays(start, custodyOf(counted))
  for (const served of byFraction(parts, points, true)) {
    const part = paroleFrom(start, from, served.fraction, served.parts)
    counted.push(part)
    from = addDays(from, part.custody - 1)
  }
  return counted
}
