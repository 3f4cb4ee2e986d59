import { addDays, type Day, dateOf, dayOf } from '../calendar/day.ts'

/** A person's birthday of so many years. Of 29 February it is 1 March in a year without one. */
export function birthday(dateOfBirth: Day, years: number): Day {
  const { year, month, date } = dateOf(dateOfBirth)
  return addDays(dayOf(year + years, month, 1), date - 1)
}
