import type { Answer } from './answer.ts'
import { addDays, type Day, dayOf, later } from './day.ts'
import { partOf } from './fraction.ts'
import { hmppsCalculator, type Source, sentencingAct2026 } from './provisions.ts'

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

const upTo180Days: Scheme = { longCustody: 360, mostDays: 179 }
const upTo365Days: Scheme = { longCustody: 730, mostDays: 364 }
const upTo365DaysFrom = dayOf(2025, 6, 3)

const leastCustody = 42
const leastServed = 28
const leastFromSentence = 14

/** The day from which a person serving a section 250 sentence can be considered for release on a curfew, or null. */
export function curfewEligibility({ question, classified, point, dates }: Answer): Day | null {
  const { start, offence } = question
  const custody = dates.requisiteCustodialPeriod.found
  if (classified.regimeId !== 'section_250' && classified.regimeId !== 'section_250_sds40_excluded')
    return null
  if (offence?.category === 'sexual') return null
  if (custody < leastCustody || dates.release.found < addDays(start, leastFromSentence)) return null

  const { fraction } = point
  const half = partOf(dates.totalDays.found, { ...fraction, denominator: 2 * fraction.denominator })
  const credit = question.remandCredit + question.taggedBailCredit
  const under = ({ longCustody, mostDays }: Scheme): Day => {
    const served = custody < longCustody ? Math.max(leastServed, half) : custody - mostDays - 1
    return later(addDays(start, served - credit), addDays(start, leastFromSentence))
  }
  const old = under(upTo180Days)
  const day = old < upTo365DaysFrom ? old : later(under(upTo365Days), upTo365DaysFrom)
  const eligible = addDays(day, question.addedDays - dates.unusedAddedDays)
  return eligible < dates.release.found ? eligible : null
}
