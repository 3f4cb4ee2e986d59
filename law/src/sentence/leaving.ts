import { isUnder18 } from '../calendar/age.ts'
import { addDays, type Day, isSaturday, later } from '../calendar/day.ts'
import { isNonWorkingDay } from '../calendar/holidays.ts'
import { daysFrom } from '../calendar/term.ts'
import { days } from '../tables/days.ts'
import { cja1961, fridayReleases, type Source } from '../tables/provisions.ts'

/** A right: nobody is kept over a day on which people are not let out. */
export const latestLaw: readonly Source[] = [cja1961('23(3)')]
/** A practice: people are let out before the last working day. */
export const leavingLaw: readonly Source[] = [
  cja1961('23(3)'),
  cja1961('23(3B)'),
  fridayReleases('one working day earlier, after 28 days in custody'),
]

/** The longest term from which people can be let out on a Saturday. */
const shortTermDays = 5
/** The days in custody since the sentence from which people are let out before a Friday. */
const leastServed = 28
/** How many working days earlier: adults, and people under 18. Section 23(3C) allows one or two at every age. No published text was found
 *  that gives two to some, nor whether it turns on the age or on where the person is held (docs/decisions/0026). */
const daysEarlier = { adult: 1, child: 2 } as const

/** The day of leaving prison, where it is not the release date itself. */
export interface Leaving {
  /** The last day on which the person can be let out. */
  readonly latest: Day
  /** The day on which people in this position are let out as a rule: the same, or earlier. */
  readonly usual: Day
  /** Of a person who was under 18 when convicted: the usual day by the other count, one working day or two; null where it is the
   *  same. */
  readonly otherwise: Day | null
  /** Why it is not the release date: that day is none on which people are let out, or it is the last one before such a day. */
  readonly reason: 'not a working day' | 'before a day that is not one'
}

/** A release as of right. */
export interface Due {
  readonly start: Day
  readonly totalDays: number
  readonly release: Day
  /** Under 18 when convicted: so on release too, where the day of birth is not known. */
  readonly isChild: boolean
  readonly born?: Day | undefined
}

/** The day of leaving for a release as of right; null where it is the release date. Not for life and public protection, nor for
 *  releases that the Parole Board directs or on home detention curfew: the presumption is not for them. Where the Board could have
 *  directed it and did not, release at the end of the custodial term is as of right. */
export function dayOfLeaving({ start, totalDays, release, isChild, born }: Due): Leaving | null {
  if (!isNonWorkingDay(release) && !isNonWorkingDay(addDays(release, 1))) return null
  const latest = later(start, latestDay(release, totalDays > shortTermDays))
  const isEarlier = isPresumedEarlier(start, latest)
  const usualFor = (who: keyof typeof daysEarlier): Day =>
    later(start, isEarlier ? eligibleBefore(latest, daysEarlier[who]) : latest)
  const isYoung = born === undefined ? isChild : isUnder18(born, latest)
  const usual = usualFor(isYoung ? 'child' : 'adult')
  if (usual === release) return null
  const other = isChild ? usualFor(isYoung ? 'adult' : 'child') : usual
  return {
    latest,
    usual,
    otherwise: other === usual ? null : other,
    reason: latest === release ? 'before a day that is not one' : 'not a working day',
  }
}

/** Section 23(3): from a Sunday, Christmas Day, Good Friday or bank holiday back to the last day before that is none; from a
 *  Saturday too where the term is longer than five days. */
function latestDay(release: Day, isLong: boolean): Day {
  let day = release
  while (isNonWorkingDay(day) && (isLong || !isSaturday(day))) day = addDays(day, -1)
  return day
}

/** The Friday releases scheme: the last working day before a weekend or bank holiday, after so many days in custody. */
const isPresumedEarlier = (start: Day, latest: Day): boolean =>
  latest >= days.fridayReleases.day &&
  daysFrom(start, latest) >= leastServed &&
  isNonWorkingDay(addDays(latest, 1))

/** So many eligible working days before a day (section 23(3D)): working days that no other day follows. */
function eligibleBefore(day: Day, count: number): Day {
  let left = count
  let earlier = day
  while (left > 0) {
    earlier = addDays(earlier, -1)
    if (!isNonWorkingDay(earlier) && !isNonWorkingDay(addDays(earlier, 1))) left--
  }
  return earlier
}
