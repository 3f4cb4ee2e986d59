import { addDays, addMonths, type Day } from '../calendar/day.ts'
import { type Fraction, oneHalf, thirtyPerCent } from '../calendar/fraction.ts'
import { type Commencement, days } from './days.ts'
import { cja1991, cja2003, type Source } from './provisions.ts'

/** A limit of a scheme by which people leave prison before release, and the day from which it applies to dates. */
export interface EarlyLimit {
  readonly begins: Commencement
  /** Where the limit itself stands. */
  readonly law: readonly Source[]
}

const section34A: readonly Source[] = [cja1991('34A(4)')]
const section246: readonly Source[] = [cja2003('246(1)'), cja2003('246(2)')]
const section260: readonly Source[] = [cja2003('260(1)'), cja2003('260(2)')]

/** Home detention curfew: it is for the last `mostDays` before release. */
export interface CurfewLimit extends EarlyLimit {
  readonly mostDays: number
  /** Whether a term of 4 years or more could have it; under the Act of 1991 none could. */
  readonly fourYears: 'barred' | 'barred under the Act of 1991' | 'not barred'
}

/** The limits of section 34A of the Criminal Justice Act 1991 and of section 246 of the Act of 2003, in the order of their days. */
// biome-ignore format: one row per line
export const curfewLimits = [
  { begins: days.curfew, law: section34A, mostDays: 60, fourYears: 'barred' },
  { begins: days.curfewOf90Days, law: section34A, mostDays: 90, fourYears: 'barred' },
  { begins: days.curfewOf135Days, law: section34A, mostDays: 135, fourYears: 'barred' },
  { begins: days.releaseUnder2003Act, law: section246, mostDays: 135, fourYears: 'barred under the Act of 1991' },
  { begins: days.noCurfewFrom4Years, law: section246, mostDays: 135, fourYears: 'barred' },
  { begins: days.curfewOf180Days, law: section246, mostDays: 180, fourYears: 'barred' },
  { begins: days.curfewFrom4Years, law: section246, mostDays: 180, fourYears: 'not barred' },
  { begins: days.longerCurfew, law: section246, mostDays: 365, fourYears: 'not barred' },
] as const satisfies readonly CurfewLimit[]

/** The early release scheme of 2023 and 2024 (end of custody supervised licence, by section 248 and the Lord Chancellor's statements): the
 *  most days before release, in the order of their first days. It ended with the 40 per cent rule. */
export const earlyReleaseScheme = [
  { begins: days.schemeOf18Days, mostDays: 18 },
  { begins: days.schemeOf35Days, mostDays: 35 },
  { begins: days.schemeOf70Days, mostDays: 70 },
] as const

/** Early removal for deportation (section 260): the longer of a part of the time to be served, and that time less a stretch. */
export interface RemovalLimit extends EarlyLimit {
  readonly part: Fraction
  /** The longest stretch before release, in words, and its first day. */
  readonly stretch: string
  readonly back: (release: Day) => Day
}

/** The last so many days, with that of release. */
const lastDays = (count: number): Pick<RemovalLimit, 'stretch' | 'back'> => ({
  stretch: `${count} days`,
  back: (release) => addDays(release, 1 - count),
})

/** So many years, to the same date. */
const years = (count: number): Pick<RemovalLimit, 'stretch' | 'back'> => ({
  stretch: count === 1 ? 'one year' : `${count} years`,
  back: (release) => addMonths(release, -12 * count),
})

/** The limits of section 260, in the order of their days. */
// biome-ignore format: one row per line
export const removalLimits = [
  { begins: days.releaseUnder2003Act, law: section260, part: oneHalf, ...lastDays(135) },
  { begins: days.removalOf270Days, law: section260, part: oneHalf, ...lastDays(270) },
  { begins: days.removalOfOneYear, law: section260, part: oneHalf, ...years(1) },
  { begins: days.removalOf545Days, law: section260, part: oneHalf, ...lastDays(545) },
  { begins: days.earlierRemoval, law: section260, part: thirtyPerCent, ...years(4) },
] as const satisfies readonly RemovalLimit[]

/** The limits as the prison service works them out: for every older day the last but one. */
const asToday = <Limit extends EarlyLimit>(limits: readonly Limit[]): readonly Limit[] => {
  const [older, newest] = limits.slice(-2) as [Limit, Limit]
  return [{ ...older, begins: (limits[0] as Limit).begins }, newest]
}

export const curfewLimitsOfToday: readonly CurfewLimit[] = asToday(curfewLimits)
export const removalLimitsOfToday: readonly RemovalLimit[] = asToday(removalLimits)

/** The limit that applied on a day; the first, before there was one. */
export const limitOn = <Limit extends EarlyLimit>(limits: readonly Limit[], day: Day): Limit =>
  limits.filter(({ begins }) => begins.day <= day).at(-1) ?? (limits[0] as Limit)

/** The limit by which a first day is counted: the first under which it comes before the next limit begins. What was passed under a
 *  later limit is not counted by an older one, nor is what an older one leaves out. */
export const countingLimit = <Limit extends EarlyLimit>(
  limits: readonly Limit[],
  lastPassed: Day,
  dayUnder: (limit: Limit) => Day | null,
): Limit =>
  limits.find((limit, i) => {
    const next = limits[i + 1]?.begins.day
    if (next === undefined) return true
    const day = next > lastPassed ? dayUnder(limit) : null
    return day !== null && day < next
  }) as Limit
