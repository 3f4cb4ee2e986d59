import { isRecord } from '@requisite/law'
import { dateFields } from '../batch/cases/columns.ts'

/** The dates of an answer by their names, as text: what is only words is left out, and so is what an older answer does not have. A
 *  question that was refused has that alone. */
export type StoredDates = ReadonlyMap<string, string>

const refusedNow = 'refused'

const list = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

const sorted = (texts: readonly string[]): string => [...new Set(texts)].sort().join(' ')

/** The dates of an answer of the API, or of one in a batch. */
export function datesOfAnswer(answer: unknown): StoredDates {
  const { success, data } = isRecord(answer) ? answer : {}
  if (success !== true || !isRecord(data)) return new Map([['releaseDate', refusedNow]])
  const leaving = data.likelyDayOfLeaving
  const dates: (readonly [name: string, text: string | undefined])[] = [
    ...dateFields.map((name) => [name, textOf(data[name])] as const),
    ['likelyDayOfLeaving', leaving === undefined ? undefined : leavingText(leaving)],
    ['dates', listText(data.dates, ({ type, date }) => `${type} ${date}`)],
    [
      'alternatives',
      listText(
        data.alternatives,
        ({ releaseDate, paroleEligibilityDate }) => `${releaseDate ?? ''}/${paroleEligibilityDate ?? ''}`,
      ),
    ],
    ['stages', listText(data.stages, ({ date, releaseDateAfter }) => `${date} ${releaseDateAfter}`)],
    [
      'runs',
      listText(
        data.runs,
        ({ releaseDate, sentenceEndDate, firstReleaseDate }) =>
          `${releaseDate} ${sentenceEndDate} ${firstReleaseDate}`,
      ),
    ],
  ]
  return new Map(dates.filter((entry): entry is readonly [string, string] => entry[1] !== undefined))
}

const textOf = (value: unknown): string | undefined =>
  value === undefined ? undefined : String(value ?? 'none')

const leavingText = (leaving: unknown): string =>
  isRecord(leaving) ? `${leaving.latest} ${leaving.usual}` : 'none'

const listText = (
  value: unknown,
  text: (row: Readonly<Record<string, unknown>>) => string,
): string | undefined => (value === undefined ? undefined : sorted(list(value).map(text)))

/** The columns of a batch that hold dates, and those that say what a date is; the most wanted first. */
const dateColumns = [
  ...dateFields,
  'latestDayOfLeaving',
  'usualDayOfLeaving',
  'otherDates',
  'alternativeDates',
] as const

/** The dates in the cells of a row. */
export function datesOfCells(cellOf: (column: string) => string | undefined): StoredDates {
  if ((cellOf('errorFields') ?? '') !== '') return new Map([['releaseDate', refusedNow]])
  return new Map(
    dateColumns.flatMap((column) => {
      const cell = cellOf(column)
      return cell === undefined
        ? []
        : [[column, column === 'alternativeDates' ? sorted(cell.split(' ')) : cell] as const]
    }),
  )
}

/** What differs between two answers, by name: of what both have. */
export const movedBetween = (stored: StoredDates, fresh: StoredDates): readonly string[] =>
  [...stored.keys()].filter((name) => fresh.has(name) && fresh.get(name) !== stored.get(name))
