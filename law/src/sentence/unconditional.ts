import { isUnder18 } from '../calendar/age.ts'
import type { Day } from '../calendar/day.ts'
import { isAtLeastYears } from '../calendar/term.ts'
import { days } from '../tables/days.ts'
import { hasEffect } from '../tables/layers.ts'
import type { Question } from './question.ts'
import type { SentenceResult } from './worked.ts'

/** Section 243A: a term of one day, section 250 detention of under 12 months from which a person comes out under 18, and, until the
 *  progression model governs, any term of under 12 months for an offence before 1 February 2015, end without a licence. */
export function isUnconditional({
  question,
  regime,
  point,
  dates,
}: Omit<SentenceResult, 'classified'>): boolean {
  const { start, term } = question
  if (regime.released !== 'automatically' || regime.ends !== 'with the term') return false
  if (dates.totalDays === 1) return true
  if (isAtLeastYears(start, term, 1)) return false
  if (regime.family === 'section 250')
    return isOldOffence(question) || isUnder18AtRelease(question, dates.release)
  return (
    isOldOffence(question) &&
    regime.family === 'standard' &&
    !hasEffect(regime.layers, point, 'licenceForShortTerms')
  )
}

/** Before a licence followed short terms. No offence is later than its sentence. */
export const isOldOffence = ({ start, offenceDate }: Pick<Question, 'start' | 'offenceDate'>): boolean =>
  (offenceDate ?? start) < days.licenceForShortTerms.day

/** Section 243A(1)(b): known to be under 18 on the last day of the requisite custodial period. */
export const isUnder18AtRelease = ({ dateOfBirth }: Question, release: Day): boolean =>
  dateOfBirth !== undefined && isUnder18(dateOfBirth, release)
