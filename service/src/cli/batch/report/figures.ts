import { regimeOf } from '@requisite/law'
import { isRegimeId } from '@requisite/law/internal'
import { groupedDigits } from '../progress.ts'

/** What a report shows: counts by month and by kind of sentence, and nothing of one person. Plain data: workers send it, and it
 *  can be added up. */
export const emptyFigures = () => ({
  /** Releases that come by themselves, by law and month: 'before 2027-11'. */
  months: {} as Record<string, number>,
  /** By kind of sentence, 'sds_adult earlier': how many of a kind, how many of them earlier and later, and the change in days of
   *  all of them. */
  changes: {} as Record<string, number>,
  /** How many have no date of release, because the Parole Board decides. */
  parole: 0,
})
export type ReportFigures = ReturnType<typeof emptyFigures>

/** The laws that a month is counted under. */
export type Law = 'asked' | 'before' | 'after' | 'staged'

/** Counts one more under a name. */
export const count = (counts: Record<string, number>, name: string, by = 1): void => {
  counts[name] = (counts[name] ?? 0) + by
}

/** Counts a release, written as YYYY-MM-DD, under a law; null where the Parole Board decides. */
export function countRelease(figures: ReportFigures, law: Law, release: string | null): void {
  if (release !== null) count(figures.months, `${law} ${release.slice(0, 7)}`)
  else if (law === 'asked') figures.parole++
}

/** Counts what the Act changes for one of a kind. */
export function countKind({ changes }: ReportFigures, kind: string, differenceDays: number): void {
  count(changes, `${kind} all`)
  count(changes, `${kind} days`, differenceDays)
  if (differenceDays !== 0) count(changes, `${kind} ${differenceDays < 0 ? 'earlier' : 'later'}`)
}

/** Several sentences of different kinds. */
export const severalKinds = 'several'

/** A kind of sentence in words. */
export const kindInWords = (kind: string): string =>
  kind === severalKinds
    ? 'Sentences of different kinds'
    : isRegimeId(kind)
      ? regimeOf(kind).displayName
      : kind

/** Months, quarters or years, so that a plot has as many places as can be read. */
export interface Periods {
  readonly name: 'month' | 'quarter' | 'year'
  /** All of them from the first to the last, as they are shown. */
  readonly labels: readonly string[]
  /** The place of a month like 2027-11. */
  readonly placeOf: (month: string) => number
}

const mostPlaces = 40

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const number = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

/** The periods that hold these months. */
export function periodsOf(months: readonly string[]): Periods {
  const numbers = months.map(number)
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  const size = [1, 3].find((length) => placesOf(first, last, length) <= mostPlaces) ?? 12
  const from = Math.floor(first / size)
  const places = months.length === 0 ? 0 : placesOf(first, last, size)
  return {
    name: size === 1 ? 'month' : size === 3 ? 'quarter' : 'year',
    labels: Array.from({ length: places }, (_, i) => label((from + i) * size, size)),
    placeOf: (month) => Math.floor(number(month) / size) - from,
  }
}

const placesOf = (first: number, last: number, size: number): number =>
  Math.floor(last / size) - Math.floor(first / size) + 1

function label(month: number, size: number): string {
  const [year, place] = [Math.floor(month / 12), month % 12]
  const name = monthNames[place] as string
  if (size === 12) return String(year)
  return size === 1 ? `${name} ${year}` : `${name} to ${monthNames[place + 2]} ${year}`
}

/** Fewer than this could be somebody that a reader knows. */
const fewest = 5

/** A count that tells nothing of one person: to the nearest five, so that no small one can be worked out from a total and the
 *  others; 0 where it is small. */
export const rounded = (count: number): number => (count < fewest ? 0 : fewest * Math.round(count / fewest))

/** The same in words. */
export const countInWords = (count: number): string =>
  count === 0 ? '0' : count < fewest ? `under ${fewest}` : groupedDigits(rounded(count))

/** Whether there are enough of them for an average. */
export const areEnough = (count: number): boolean => count >= fewest
