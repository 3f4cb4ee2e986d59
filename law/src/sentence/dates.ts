import { addDays, type Day, later } from '../calendar/day.ts'
import { type Fraction, partOf } from '../calendar/fraction.ts'
import { daysFrom, lastDay } from '../calendar/term.ts'
import { creditDaysOf } from '../facts/credit.ts'
import type { Regime } from '../tables/regimes.ts'
import type { Sentence } from './question.ts'

/** A term placed on the calendar. */
export interface PlacedTerm {
  /** The last day of the term, before any credit. */
  readonly termEnd: Day
  readonly totalDays: number
}

/** The dates of one sentence at one release point, in the order of the argument. */
export interface Dates extends PlacedTerm {
  /** Days to be served before credit and added days. */
  readonly requisiteCustodialPeriod: number
  readonly creditUsed: number
  /** The end of the term, less credit: of the sentence, or of its custodial term where a licence follows. */
  readonly sentenceEnd: Day
  readonly daysToServe: number
  /** The last day in custody. */
  readonly release: Day
  readonly unusedCredit: number
  readonly unusedAddedDays: number
}

/** Places the term of a sentence on the calendar. */
export function place({ start, term }: Sentence): PlacedTerm {
  const termEnd = lastDay(start, term)
  return { termEnd, totalDays: daysFrom(start, termEnd) }
}

/** What the regime of a sentence says about its dates. */
export type ReleaseKind = Pick<Regime, 'released' | 'ends'>

/** The dates of a sentence when this part of it is served. A second part can start from the same place on the calendar. */
export function datesAt(
  sentence: Sentence,
  fraction: Fraction,
  kind: ReleaseKind,
  { termEnd, totalDays }: PlacedTerm = place(sentence),
): Dates {
  const { start, addedDays } = sentence
  const credit = creditDaysOf(sentence)
  const custody = partOf(totalDays, fraction)
  // Credit counts only as far as there are days to serve before release is automatic; the rest is unused
  // (docs/decisions/0006). Where the Parole Board can direct release, it is automatic only at the end of the term.
  const untilAutomatic = kind.released === 'by the Parole Board' ? totalDays : custody
  const creditUsed = Math.min(credit, untilAutomatic + addedDays)
  // It counts as part of the sentence, so it brings the end forward too. Added days never move the end.
  const sentenceEnd = later(start, addDays(termEnd, -creditUsed))
  const uncapped = Math.max(0, custody - creditUsed + addedDays)
  const untilTermEnd = daysFrom(start, sentenceEnd)
  const isPastTerm = uncapped > untilTermEnd
  const daysToServe = isPastTerm ? cappedDays(sentence, kind, uncapped, creditUsed, untilTermEnd) : uncapped
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

/** A special custodial sentence has one more year on licence after its custodial term. */
const specialLicenceYears = 1

/** The last day of a special sentence with its year on licence, before any credit. */
const specialEnd = ({ start, term }: Sentence): Day =>
  lastDay(start, { ...term, years: term.years + specialLicenceYears })

/** Added days extend what must be served up to the end of the whole sentence (sections 257(2)(a) and 249(1)). That is the end
 *  of the term, a year later, or after an extension that is not known. */
function cappedDays(
  sentence: Sentence,
  { ends }: ReleaseKind,
  uncapped: number,
  creditUsed: number,
  untilTermEnd: number,
): number {
  if (ends === 'after an extension') return uncapped
  if (ends !== 'a year after the term') return untilTermEnd
  const untilEnd = daysFrom(sentence.start, addDays(specialEnd(sentence), -creditUsed))
  return Math.min(uncapped, Math.max(untilEnd, 1))
}

/** The same dates with release no later than the end that they give: an answer that has no other end keeps to it
 *  (docs/decisions/0008). */
export function withinTerm({ start }: Sentence, dates: Dates): Dates {
  const past = dates.release - dates.sentenceEnd
  if (past <= 0) return dates
  return {
    ...dates,
    release: dates.sentenceEnd,
    daysToServe: daysFrom(start, dates.sentenceEnd),
    unusedAddedDays: dates.unusedAddedDays + past,
  }
}

/** The day on which a sentence of the Parole Board ends its custodial term, and release is automatic: added days come on top,
 *  up to the end of the whole sentence. */
export function automaticRelease(sentence: Sentence, kind: ReleaseKind, dates: Dates): Day {
  const { start, addedDays } = sentence
  const { totalDays, creditUsed, sentenceEnd } = dates
  const untilTermEnd = daysFrom(start, sentenceEnd)
  const uncapped = Math.max(1, totalDays - creditUsed + addedDays)
  return addDays(start, cappedDays(sentence, kind, uncapped, creditUsed, untilTermEnd) - 1)
}
