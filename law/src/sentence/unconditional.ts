import { isUnder18 } from '../calendar/age.ts'
import type { Day } from '../calendar/day.ts'
import { days } from '../tables/days.ts'
import type { Question } from './question.ts'

/** Section 243A(1A): before a licence followed short terms. No offence is later than its sentence. */
export const isOldOffence = ({ start, offenceDate }: Pick<Question, 'start' | 'offenceDate'>): boolean =>
  (offenceDate ?? start) < days.licenceForShortTerms.day

/** Section 243A(1)(b): known to be under 18 on the last day of the requisite custodial period. */
export const isUnder18AtRelease = ({ dateOfBirth }: Question, release: Day): boolean =>
  dateOfBirth !== undefined && isUnder18(dateOfBirth, release)
