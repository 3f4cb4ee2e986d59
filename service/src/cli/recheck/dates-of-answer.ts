import { isRecord, mainDates } from '@requisite/law/internal'
import { ofNoColumn } from '../batch/cells.ts'

/** The dates of an answer as text, by their places in `data`: the rows of a list by their letters or codes. They are those that every form of
 *  a stored answer has, so that each says the same; what an older answer does not have is left out. A question that was refused has that
 *  alone. */
export type StoredDates = ReadonlyMap<string, string>

export const refused = 'refused'
const none = 'none'

/** Lists that were given whole: what is not in them there is not. */
const lists = ['dates', 'alternatives'] as const

type Fields = Readonly<Record<string, unknown>>
type DatedPlace = readonly [place: string, text: string | undefined]

const list = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const sorted = (texts: readonly string[]): string => [...new Set(texts)].sort().join(' ')

const textOf = (value: unknown): string | undefined =>
  value === undefined ? undefined : String(value ?? none)

/** A list of dates by their names: each under its own place, where several have one name as one text. */
function byName(name: (typeof lists)[number], rows: readonly (readonly [string, string])[] | undefined) {
  const named = Map.groupBy(rows ?? [], ([row]) => row)
  const dated = [...named].map(
    ([row, of]): DatedPlace => [`${name}.${row}`, sorted(of.map(([, date]) => date))],
  )
  return rows === undefined ? [] : [[name, ''] as const, ...dated]
}

/** The dates of an answer of the API, or of one in a batch; none of what is neither an answer nor a refusal. */
export function datesOfAnswer(answer: unknown): StoredDates {
  const { success, data } = isRecord(answer) ? answer : {}
  if (success === false) return new Map([['releaseDate', refused]])
  if (success !== true || !isRecord(data)) return new Map()
  const { likelyDayOfLeaving: leaving, alternatives, dates } = data
  const leavingDay = (name: string): DatedPlace => [
    `likelyDayOfLeaving.${name}`,
    leaving === undefined ? undefined : textOf(isRecord(leaving) ? leaving[name] : null),
  ]
  const letters = list(dates).flatMap(({ type, date, note }) =>
    ofNoColumn.has(String(type)) && !byTodaysLimit.test(String(note))
      ? [[String(type), String(date)] as const]
      : [],
  )
  return datesBy([
    ...mainDates.map((name): DatedPlace => [name, textOf(data[name])]),
    leavingDay('latest'),
    leavingDay('usual'),
    ...byName('dates', dates === undefined ? undefined : letters),
    ...byName('alternatives', alternatives === undefined ? undefined : list(alternatives).map(rivalOf)),
  ])
}

/** How the note of a date begins that is one by the limit of today, and not by the law of its day: columns do not have it. */
const byTodaysLimit = /^By today’s limit/

/** A rival has one date in a column. */
const rivalOf = ({ code, releaseDate, paroleEligibilityDate }: Fields) =>
  [String(code), String(releaseDate ?? paroleEligibilityDate ?? none)] as const

const datesBy = (dates: readonly DatedPlace[]): StoredDates =>
  new Map(dates.filter((entry): entry is readonly [string, string] => entry[1] !== undefined))

/** The dates in the cells of a row of a batch, by the same places. */
export function datesOfCells(cellOf: (column: string) => string | undefined): StoredDates {
  if ((cellOf('errorFields') ?? '') !== '') return new Map([['releaseDate', refused]])
  const date = (place: string, column: string): DatedPlace => {
    const cell = cellOf(column)
    return [place, cell === '' ? none : cell]
  }
  const words = (column: string): readonly string[] | undefined => cellOf(column)?.split(' ').filter(Boolean)
  const pairs = (names: readonly string[] | undefined, dates: readonly string[] | undefined) =>
    dates && names?.map((name, i) => [name, dates[i] ?? none] as const)
  const letters = words('otherDates')
  const every = (from: number) => letters?.filter((_, i) => i % 2 === from)
  return datesBy([
    ...mainDates.map((name) => date(name, name)),
    date('likelyDayOfLeaving.latest', 'latestDayOfLeaving'),
    date('likelyDayOfLeaving.usual', 'usualDayOfLeaving'),
    ...byName('dates', pairs(every(0), every(1))),
    ...byName('alternatives', pairs(words('alternativeCodes'), words('alternativeDates'))),
  ])
}

/** The date at a place: where its list was given without it, there is none. */
export const storedDate = (dates: StoredDates, place: string): string | undefined =>
  dates.get(place) ??
  (lists.some((name) => place.startsWith(`${name}.`) && dates.has(name)) ? none : undefined)

/** What differs between two answers, by place: of what both have. */
export function movedBetween(stored: StoredDates, fresh: StoredDates): readonly string[] {
  const places = new Set([...stored.keys(), ...fresh.keys()])
  return [...places].filter((place) => {
    const [was, is] = [storedDate(stored, place), storedDate(fresh, place)]
    return was !== undefined && is !== undefined && was !== is
  })
}
