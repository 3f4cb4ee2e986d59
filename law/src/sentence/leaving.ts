import { addDays, type Day, later } from '../calendar/day.ts'
import { isNonWorkingDay } from '../calendar/holidays.ts'
import { bankingAct1971, cja1961, type Source } from '../tables/provisions.ts'

export const leavingLaw: readonly Source[] = [cja1961('23(3)'), cja1961('23(3B)')]
export const holidaysLaw: readonly Source[] = [bankingAct1971('1')]

/** The longest term that is not brought forward from a weekend or bank holiday. */
const shortTermDays = 5

/** The day a person is likely to walk out: release is brought forward while the day, or the day after it, is one on which
 *  prisons do not usually release. Never before the day of sentence, and not for terms of 5 days or less. */
export function likelyDayOfLeaving(start: Day, totalDays: number, release: Day): Day {
  if (totalDays <= shortTermDays) return release
  let day = release
  let nextIsWorking = !isNonWorkingDay(addDays(day, 1))
  for (;;) {
    const isWorking = !isNonWorkingDay(day)
    if (isWorking && nextIsWorking) return later(start, day)
    nextIsWorking = isWorking
    day = addDays(day, -1)
  }
}
