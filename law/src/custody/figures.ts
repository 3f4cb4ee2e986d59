import { addDays, type Day, later } from '../calendar/day.ts'
import { oneHalf, partOf } from '../calendar/fraction.ts'
import { daysFrom } from '../calendar/term.ts'
import type { Layer } from '../tables/layers.ts'
import { type GovernedSentence, idOf } from './governed-sentence.ts'
import { daysOfTerm, type Laid, lay, type Measure, type Piece, sumOf } from './length.ts'
import { type CustodyPart, custodyOf, custodyParts, paroleParts } from './served.ts'

/** The numbers of a run that follow from its parts alone. */
export interface RunFigures {
  readonly pieces: readonly Piece[]
  readonly total: number | null
  readonly custodyParts: readonly CustodyPart[]
  readonly custody: number
  readonly paroleParts: readonly CustodyPart[] | null
  readonly parole: number
}

/** The figures of a run from its parts and their layers. */
export function figure(
  start: Day,
  parts: readonly GovernedSentence[],
  points: readonly Layer[],
  parolePoints: readonly Layer[],
): RunFigures {
  const custody = custodyParts(start, parts, points)
  const parole = paroleParts(start, parts, parolePoints)
  const laid = isLaid(parts, custody) ? (custody[0] as CustodyPart) : layWhole(start, parts)
  return {
    pieces: laid?.pieces ?? [],
    total: laid?.days ?? null,
    custodyParts: custody,
    custody: custodyOf(custody),
    paroleParts: parole,
    parole: custodyOf(parole ?? []),
  }
}

/** Whether what is served was laid as the whole: there is no extension, and one fraction is served of all. */
const isLaid = (parts: readonly GovernedSentence[], custody: readonly CustodyPart[]): boolean =>
  custody.length === 1 && parts.every(({ whole, custodial }) => whole === custodial)

function layWhole(start: Day, parts: readonly GovernedSentence[]): Laid | null {
  const whole = wholeOf(parts)
  return whole === null ? null : lay(start, whole)
}

/** The whole terms of parts, with their extensions; null where one was not given. */
export function wholeOf(parts: readonly GovernedSentence[]): readonly Measure[] | null {
  const whole: Measure[] = []
  for (const part of parts) {
    if (part.whole === null) return null
    whole.push(part.whole)
  }
  return whole
}

/** The numbers of terms that run as one, of which one-half is served. */
export function halfOf(
  start: Day,
  days: number,
  pieces: readonly Piece[],
  sentenceIds: readonly string[],
): RunFigures {
  const custody = partOf(days, oneHalf)
  const part = { from: start, pieces, days, fraction: oneHalf, custody, sentenceIds }
  return { pieces, total: days, custodyParts: [part], custody, paroleParts: null, parole: 0 }
}

/** Terms of the old style, or orders of different days, that overlap are one term from the first day to the latest end, and one-half of
 *  it is served (Criminal Justice Act 1991, section 51(2); Sentencing Code, section 238(3)). */
export function figureSingleTerm(
  start: Day,
  parts: readonly GovernedSentence[],
  mostDays = Number.POSITIVE_INFINITY,
): RunFigures {
  const end = parts.reduce<Day>((last, { sentence: { startDate }, custodial }) => {
    return later(last, addDays(startDate, daysOfTerm(startDate, sumOf([custodial])) - 1))
  }, start)
  const days = Math.min(daysFrom(start, end), mostDays)
  const sentenceIds = parts.map(idOf)
  return halfOf(start, days, [{ from: start, unit: 'days', count: days, days, sentenceIds }], sentenceIds)
}
