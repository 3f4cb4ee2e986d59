import { addDays, addMonths, type Day, dateOf } from './day.ts'

/** The day on which a person reaches an age: the same date so many years on (Family Law Reform Act 1969, section 9). Somebody born
 *  on 29 February reaches it on 1 March where the year has no such day. */
export function birthday(born: Day, years: number): Day {
  const day = addMonths(born, 12 * years)
  return dateOf(day).date === dateOf(born).date ? day : addDays(day, 1)
}

/** How many years old a person is on a day. */
export function ageOn(born: Day, day: Day): number {
  const years = dateOf(day).year - dateOf(born).year
  return day < birthday(born, years) ? years - 1 : years
}

/** Whether a person is under 18 on a day. */
export const isUnder18 = (born: Day, day: Day): boolean => day < birthday(born, 18)

/** Under 18 or an adult when convicted, as far as the day of birth settles it: nobody is convicted after the day of sentence, nor
 *  before the offence. Null where the conviction may lie on either side of the 18th birthday. */
export function ageByBirth(
  born: Day,
  start: Day,
  offenceDate: Day | null | undefined,
): 'child' | 'adult' | null {
  if (isUnder18(born, start)) return 'child'
  return offenceDate == null || isUnder18(born, offenceDate) ? null : 'adult'
}
