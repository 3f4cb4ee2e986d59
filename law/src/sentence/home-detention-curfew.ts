import { addDays, type Day, later } from '../calendar/day.ts'
import { oneHalf, partOf } from '../calendar/fraction.ts'
import { isAtLeastYears } from '../calendar/term.ts'
import { days, progressionModel } from '../tables/days.ts'
import { dayOfMaximum, isInSubsection7 } from '../tables/offence-traits.ts'
import { hmppsCalculator, type Source, sentencingAct2026 } from '../tables/provisions.ts'
import type { Question } from './question.ts'

/** Home detention curfew is left to section 250 sentences; for adults it has ended. */
export const curfewLaw: readonly Source[] = [
  sentencingAct2026('26'),
  hmppsCalculator('home detention curfew eligibility date'),
]

/** A version of the scheme: from `longCustody` days of custody on, eligibility is `mostDays` before release. */
interface Scheme {
  readonly longCustody: number
  readonly mostDays: number
}

// unseen: At that length both ways give the same day.
const upTo180Days: Scheme = { longCustody: 360, mostDays: 179 }
// unseen: At that length both ways give the same day.
const upTo365Days: Scheme = { longCustody: 730, mostDays: 364 }
const upTo365DaysFrom = days.longerCurfew.day

const leastCustody = 42
const leastServed = 28
const leastFromSentence = 14

/** Section 244ZA(6) would govern the sentence if it were passed today: 7 years or more for an offence of subsection (7). */
export const wouldBeSection244ZAToday = ({ offence, offenceDate, start, term }: Question): boolean =>
  offence !== null &&
  isAtLeastYears(start, term, 7) &&
  isInSubsection7(offence, dayOfMaximum(offence, offenceDate, progressionModel.day))

/** What the day itself is counted from. */
export interface CurfewCount {
  readonly start: Day
  readonly custody: number
  readonly credit: number
  readonly atLarge: number
  readonly release: Day
  /** Terms passed before and after the longer curfew began run as one. */
  readonly isAcross: boolean
}

/** The first day of a curfew before days are added: under the longer scheme where the older one does not give a day before it
 *  began. Null where too little is to be served (section 246(2)). */
export function curfewDay({ start, custody, credit, atLarge, release, isAcross }: CurfewCount): Day | null {
  // unseen: A curfew that would begin on the day of release is none either way.
  if (custody < leastCustody || release < addDays(start, leastFromSentence)) return null
  const half = partOf(custody, oneHalf)
  const under = ({ longCustody, mostDays }: Scheme): Day => {
    // unseen: At that length both ways give the same day.
    const served = custody < longCustody ? Math.max(leastServed, half) : custody - mostDays - 1
    return addDays(start, Math.max(served - credit, leastFromSentence) + atLarge)
  }
  const old = under(upTo180Days)
  // unseen: On the first day of the longer curfew both give that day.
  return old < upTo365DaysFrom && !isAcross ? old : later(under(upTo365Days), upTo365DaysFrom)
}
