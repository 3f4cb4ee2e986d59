import { addDays, type Day, later } from '../calendar/day.ts'
import { type Fraction, partOf } from '../calendar/fraction.ts'
import { daysFrom, lastDay } from '../calendar/term.ts'
import type { Regime } from '../tables/regimes.ts'
import type { Sentence } from './question.ts'

/** A term placed on the calendar. */
export interface Placed {
  /** The last day of the term, before any credit. */
  readonly termEnd: Day
  readonly totalDays: number
}

/** The dates of one sentence at one release point, in the order of the argument. */
export interface Dates extends Placed {
  /** Days to be served before credit and added days. */
  readonly requisiteCustodialPeriod: number
  readonly creditUsed: number
  /** The end of the sentence, less credit. */
  readonly sentenceEnd: Day
  readonly daysToServe: number
  /** The last day in custody. */
  readonly release: Day
  readonly unusedCredit: number
  readonly unusedAddedDays: number
}

/** Places the term of a sentence on the calendar. */
export function place({ start, term }: Sentence): Placed {
  const termEnd = lastDay(start, term)
  return { termEnd, totalDays: daysFrom(start, termEnd) }
}

/** What the regime of a sentence says about its dates. */
export type Kind = Pick<Regime, 'released' | 'ends'>

/** The dates of a sentence when this part of it is served. A second part can start from the same place on the calendar. */
export function datesAt(
  sentence: Sentence,
  fraction: Fraction,
  kind: Kind,
  { termEnd, totalDays }: Placed = place(sentence),
): Dates {
  const { start, addedDays, remandCredit, taggedBailCredit } = sentence
  const credit = remandCredit + taggedBailCredit
  const custody = partOf(totalDays, fraction)
  // Credit counts only as far as there are days to serve before release is automatic; the rest is unused
  // (docs/decisions/0006). Where the Parole Board can direct release, it is automatic only at the end of the term.
  const untilAutomatic = kind.released === 'by the Parole Board' ? totalDays : custody
  const creditUsed = Math.min(credit, untilAutomatic + addedDays)
  // It counts as part of the sentence, so it brings the end forward too. Added days never move the end.
  const sentenceEnd = later(start, addDays(termEnd, -creditUsed))
  const uncapped = Math.max(0, custody - creditUsed + addedDays)
  const daysToServe = Math.min(uncapped, daysFrom(start, sentenceEnd))
  return {
    termEnd,
    totalDays,
    requisiteCustodialPeriod: custody,
    creditUsed,
    sentenceEnd,
    daysToServe,
    // The last day in custody. The day of sentence is day 1, and nobody is released before it.
    release: addDays(start, Math.max(daysToServe, 1) - 1),
    unusedCredit: credit - creditUsed,
    unusedAddedDays: uncapped - daysToServe,
  }
}
