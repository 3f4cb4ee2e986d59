import { addDays, type Day, dayOf, weekdayOf } from './day.ts'

const sunday = 0
const monday = 1
const friday = 5
const saturday = 6

/** Bank holidays are computed from this year on: of earlier ones the proclamations were not read. */
export const holidaysFrom = 1995

/** The last year they are computed for: no sentence that can be asked about runs longer. The rules are fixed, but a
 *  proclamation can add or move a day; none that is known of to 2027 does. */
export const holidaysUntil = 2300

/** Easter Sunday of a year (the anonymous Gregorian computus). */
export function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * correction + 114
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1)
}

const firstMonday = (year: number, month: number): Day => {
  const first = dayOf(year, month, 1)
  return addDays(first, (monday - weekdayOf(first) + 7) % 7)
}

const lastMonday = (year: number, month: number, lastDate: number): Day => {
  const last = dayOf(year, month, lastDate)
  return addDays(last, -((weekdayOf(last) - monday + 7) % 7))
}

/** A holiday on a Saturday or Sunday is kept on the next weekday that is not one. */
function substitutes(year: number): readonly Day[] {
  const newYear = dayOf(year, 1, 1)
  const christmas = dayOf(year, 12, 25)
  const newYearKept = addDays(
    newYear,
    weekdayOf(newYear) === saturday ? 2 : weekdayOf(newYear) === sunday ? 1 : 0,
  )
  const afterChristmas: Readonly<Record<number, readonly number[]>> = {
    [friday]: [3],
    [saturday]: [2, 3],
    [sunday]: [2],
  }
  return [
    newYearKept,
    ...(afterChristmas[weekdayOf(christmas)] ?? []).map((days) => addDays(christmas, days)),
  ]
}

/** A month, and a date in it. */
type MonthDay = readonly [month: number, date: number]

/** A day by proclamation (Banking and Financial Dealings Act 1971, section 1(2) and (3)): in place of one by rule, or more. */
interface ProclaimedDay {
  readonly kept: MonthDay
  readonly inPlaceOf?: MonthDay
}

/** What was proclaimed beside the days by rule, by year. */
const proclaimed: Readonly<Record<number, readonly ProclaimedDay[]>> = {
  // Fifty years since the war in Europe ended.
  1995: [{ kept: [5, 8], inPlaceOf: [5, 1] }],
  // The millennium.
  1999: [{ kept: [12, 31] }],
  // The golden jubilee of the Queen.
  2002: [{ kept: [6, 3] }, { kept: [6, 4], inPlaceOf: [5, 27] }],
  // A royal wedding.
  2011: [{ kept: [4, 29] }],
  // The diamond jubilee.
  2012: [{ kept: [6, 4], inPlaceOf: [5, 28] }, { kept: [6, 5] }],
  // Seventy-five years since the war in Europe ended.
  2020: [{ kept: [5, 8], inPlaceOf: [5, 4] }],
  // The platinum jubilee, and the funeral of the Queen.
  2022: [{ kept: [6, 2], inPlaceOf: [5, 30] }, { kept: [6, 3] }, { kept: [9, 19] }],
  // The coronation.
  2023: [{ kept: [5, 8] }],
}

/** The bank holidays of England and Wales in a year, with Christmas Day and Good Friday, in order. */
export function bankHolidays(year: number): readonly Day[] {
  const on = ([month, date]: MonthDay): Day => dayOf(year, month, date)
  const special = proclaimed[year] ?? []
  const moved = special.flatMap(({ inPlaceOf }) => (inPlaceOf === undefined ? [] : [on(inPlaceOf)]))
  const byRule = holidaysByRule(year).filter((day) => !moved.includes(day))
  return [...byRule, ...special.map(({ kept }) => on(kept))].sort((a, b) => a - b)
}

/** Those that come every year. */
function holidaysByRule(year: number): readonly Day[] {
  const easter = easterSunday(year)
  return [
    addDays(easter, -2),
    addDays(easter, 1),
    firstMonday(year, 5),
    lastMonday(year, 5, 31),
    lastMonday(year, 8, 31),
    dayOf(year, 12, 25),
    dayOf(year, 12, 26),
    ...substitutes(year),
  ]
}

const isWeekend = (day: Day): boolean => weekdayOf(day) === saturday || weekdayOf(day) === sunday

const firstHeld = dayOf(holidaysFrom, 1, 1)

let nonWorking: Uint8Array | undefined

/** A mark for every non-working day from `holidaysFrom` to `holidaysUntil`: kept once it has been computed. */
function markNonWorkingDays(): Uint8Array {
  const marks = new Uint8Array(366 * (holidaysUntil - holidaysFrom + 1))
  marks.forEach((_, i) => {
    if (isWeekend(addDays(firstHeld, i))) marks[i] = 1
  })
  for (let year = holidaysFrom; year <= holidaysUntil; year++)
    for (const day of bankHolidays(year)) marks[day - firstHeld] = 1
  return marks
}

/** Whether prisons do not usually release on this day: a Saturday, a Sunday or a bank holiday. */
export function isNonWorkingDay(day: Day): boolean {
  if (day < firstHeld) return isWeekend(day)
  nonWorking ??= markNonWorkingDays()
  return nonWorking[day - firstHeld] === 1
}
