import { addDays, type Day } from '../calendar/day.ts'
import { oneHalf, partOf } from '../calendar/fraction.ts'
import { isAtLeastYears } from '../calendar/term.ts'
import { progressionModel } from '../tables/days.ts'
import { dayOfMaximum, isInSubsection7 } from '../tables/offence-traits.ts'
import { hmppsCalculator, type Source, sentencingAct2026 } from '../tables/provisions.ts'
import type { Question } from './question.ts'

/** Home detention curfew is left to section 250 sentences; for adults it has ended. */
export const curfewLaw: readonly Source[] = [
  sentencingAct2026('26'),
  hmppsCalculator('home detention curfew eligibility date'),
]

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
}

/** Whether so much is to be served that there can be a curfew (section 246(2)). */
export const isLongEnough = ({ start, custody, release }: CurfewCount): boolean =>
  custody >= leastCustody && release >= addDays(start, leastFromSentence)

/** The first day of a curfew of the last `mostDays` before release, before days are added: when half is served. */
export function curfewDay({ start, custody, credit, atLarge }: CurfewCount, mostDays: number): Day {
  const served = Math.max(leastServed, partOf(custody, oneHalf), custody - mostDays)
  return addDays(start, Math.max(served - credit, leastFromSentence) + atLarge)
}
