import { addDays, addMonths, type Day, dateOf } from './day.ts'

/** The day on which a person reaches an age: the same date so many years on (Family Law Reform Act 1969, section 9). Somebody born
 *  on 29 February reaches it on 1 March where the year has no such day. */
export function birthday(born: Day, years: number): Day {
  const day = addMonths(born, 12 * years)
  return dateOf(day).date === dateOf(born).date ? day : addDays(day, 1)
}

/** Whether a person is under 18 on a day. */
export const isUnder18 = (born: Day, day: Day): boolean => day < birthday(born, 18)
