import { addDays, type Day, later } from '../calendar/day.ts'
import { oneHalf, partOf } from '../calendar/fraction.ts'
import { isAtLeastYears } from '../calendar/term.ts'
import { days, progressionModel } from '../tables/days.ts'
import { dayOfMaximum, isInSubsection7 } from '../tables/offence-traits.ts'
import { hmppsCalculator, type Source, sentencingAct2026 } from '../tables/provisions.ts'
import type { Regime } from '../tables/regimes.ts'
import type { Dates } from './dates.ts'
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
const wouldBeSection244ZAToday = ({ offence, offenceDate, start, term }: Question): boolean =>
  offence !== null &&
  isAtLeastYears(start, term, 7) &&
  isInSubsection7(offence, dayOfMaximum(offence, offenceDate, progressionModel.day))

/** What eligibility turns on. */
export interface CurfewFacts {
  readonly question: Question
  readonly regime: Regime
  readonly dates: Pick<Dates, 'requisiteCustodialPeriod' | 'release' | 'unusedAddedDays'>
}

/** The day from which a person serving a section 250 sentence can be considered for release on a curfew, or null. */
export function curfewEligibility({ question, regime, dates }: CurfewFacts): Day | null {
  const { start, offence } = question
  const custody = dates.requisiteCustodialPeriod
  if (regime.id !== 'section_250' && regime.id !== 'section_250_sds40_excluded') return null
  if (offence?.category === 'sexual' || wouldBeSection244ZAToday(question)) return null
  // unseen: A curfew that would begin on the day of release is none either way.
  if (custody < leastCustody || dates.release < addDays(start, leastFromSentence)) return null

  const half = partOf(custody, oneHalf)
  const credit = question.remandCredit + question.taggedBailCredit
  const under = ({ longCustody, mostDays }: Scheme): Day => {
    // unseen: At that length both ways give the same day.
    const served = custody < longCustody ? Math.max(leastServed, half) : custody - mostDays - 1
    return later(addDays(start, served - credit), addDays(start, leastFromSentence))
  }
  const old = under(upTo180Days)
  // unseen: On the first day of the longer curfew both give that day.
  const day = old < upTo365DaysFrom ? old : later(under(upTo365Days), upTo365DaysFrom)
  const eligible = addDays(day, question.addedDays - dates.unusedAddedDays)
  return eligible < dates.release ? eligible : null
}
