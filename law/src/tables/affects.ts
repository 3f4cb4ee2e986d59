import { parseDay } from '../calendar/day.ts'
import { isAtLeastYears } from '../calendar/term.ts'
import { offenceByKey } from './offences.ts'
import type { Affects, LawVersion } from './versions.ts'

type AskedFields = Readonly<Record<string, unknown>>

/** What a stored answer was asked with and made by, as far as a change can be tested against it. */
export interface AffectedCase {
  /** The ids of the regimes of its sentences, as they were and as they are; null where they are not known. */
  readonly regimes: readonly string[] | null
  /** Its sentences in the names of the API. */
  readonly sentences: readonly AskedFields[]
  /** The facts of the person and of the recall. */
  readonly person: AskedFields
  /** The kind of its recall; null where there is none. */
  readonly recall: string | null
  /** The names of all that was told. */
  readonly facts: ReadonlySet<string>
  /** What of it moved, by places in `data`; "answered" or "refused" where it was refused, or is. Null where that is not known. */
  readonly moved: readonly string[] | null
}

/** The dates of an answer that stand by themselves, the most wanted first: what moves one may move the others. */
export const mainDates = [
  'releaseDate',
  'releaseType',
  'releaseBasis',
  'paroleEligibilityDate',
  'sentenceEndDate',
  'sentenceEndType',
  'licenceEndDate',
] as const

/** Whether a change can have moved the dates of a case. Where something is not known of it, the change is not ruled out. */
export function canHaveMoved(affects: Affects, asked: AffectedCase): boolean {
  const { regimes, recall, facts, sentences, beside, moves } = affects
  const all = asked.sentences
  return (
    (regimes === undefined || (asked.regimes ?? regimes).some((id) => regimes.includes(id))) &&
    all.some((sentence) => isAffected(affects, { ...asked.person, ...sentence })) &&
    (recall === undefined || recall.includes(String(asked.recall))) &&
    (facts === undefined || facts.every((name) => asked.facts.has(name))) &&
    (sentences === undefined || all.length >= sentences) &&
    (beside === undefined || (all.length > 1 && all.some((one) => beside.includes(kindOf(one))))) &&
    (moves === undefined || (asked.moved ?? moves).some((place) => moves.some((move) => isIn(place, move))))
  )
}

const isMain = (place: string): boolean => (mainDates as readonly string[]).includes(place)

/** Whether a place is what a change moves, or stands in it. */
const isIn = (place: string, move: string): boolean =>
  place === move || place.startsWith(`${move}.`) || (isMain(place) && isMain(move))

/** Whether one sentence, with the facts of the person, is of those that a change affects. */
function isAffected(affects: Affects, told: AskedFields): boolean {
  const { offences, kinds, sentencedFrom = null, sentencedTo = null, notTold, units, child } = affects
  return (
    (offences === undefined || offences.includes(String(told.offenceKey))) &&
    (kinds === undefined || kinds.includes(kindOf(told))) &&
    isWithin(String(told.startDate ?? told.startMonth), sentencedFrom, sentencedTo) &&
    (notTold === undefined || notTold.some((name) => ['unknown', null].includes(textOf(told[name])))) &&
    (units === undefined || units.some((unit) => lengthOf(told)[unit] > 0)) &&
    (child === undefined || isChild(told)) &&
    isShorter(told, affects.shorterThanYears) &&
    Object.entries(affects.values ?? {}).every(([name, values]) => values.includes(told[name])) &&
    Object.entries(affects.within ?? {}).every(([name, [from, to]]) => {
      const day = textOf(told[name])
      return day !== null && parseDay(day) !== null && isWithin(day, from, to)
    })
  )
}

/** A fact as text; null where it was not told. */
const textOf = (value: unknown): string | null => (value == null || value === '' ? null : String(value))

/** Days as YYYY-MM-DD stand in the order of their letters. */
const isWithin = (day: string, from: string | null, to: string | null): boolean =>
  day >= (from ?? '') && day <= (to ?? '9999')

/** A standard sentence, where none was named or nobody knew it, and the offence is one. */
function kindOf({ sentenceType, offenceKey }: AskedFields): string {
  const named = String(sentenceType ?? 'unknown')
  if (named !== 'unknown') return named
  return offenceByKey(String(offenceKey))?.isCommittal === true ? 'contempt' : 'sds'
}

const lengthOf = (told: AskedFields) => ({
  years: Number(told.sentenceYears ?? 0),
  months: Number(told.sentenceMonths ?? 0),
  weeks: Number(told.sentenceWeeks ?? 0),
  days: Number(told.sentenceDays ?? 0),
})

function isShorter(told: AskedFields, years: number | undefined): boolean {
  const start = parseDay(String(told.startDate))
  if (years === undefined || start === null) return true
  const { weeks, days, ...length } = lengthOf(told)
  return !isAtLeastYears(start, { ...length, days: 7 * weeks + days }, years)
}

/** The 18th birthday has the date of birth in its letters, but for the year. */
function isChild(told: AskedFields): boolean {
  if (told.ageAtConviction === 'child' || ['section_250', 'dto'].includes(kindOf(told))) return true
  const [, year, date] = /^(\d{4})(-.*)$/.exec(String(told.dateOfBirth)) ?? []
  return year !== undefined && String(told.startDate ?? told.startMonth) < `${Number(year) + 18}${date}`
}

/** The versions after one, the newest first: all of them where it is older than the table; null where there is no such version. */
export function versionsSince(versions: readonly LawVersion[], since: string): readonly LawVersion[] | null {
  const at = versions.findIndex(({ version }) => version === since)
  if (at !== -1) return versions.slice(0, at)
  return versions.every(({ version }) => isOlder(since, version)) ? versions : null
}

/** Whether a name is that of a version, and one before another: a year, a month, and a number in it. */
function isOlder(since: string, version: string): boolean {
  if (!/^\d{4}[.]\d{1,2}[.]\d{1,4}$/.test(since)) return false
  const [one, other] = [since, version].map((name) => name.split('.').map(Number)) as [number[], number[]]
  const at = one.findIndex((part, i) => part !== other[i])
  return at !== -1 && (one[at] as number) < (other[at] as number)
}
