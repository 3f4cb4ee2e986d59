import { days } from '../tables/days.ts'
import type { Question } from './question.ts'

/** Section 243A(1A): before a licence followed short terms. No offence is later than its sentence. */
export const isOldOffence = ({ start, offenceDate }: Pick<Question, 'start' | 'offenceDate'>): boolean =>
  (offenceDate ?? start) < days.licenceForShortTerms.day
