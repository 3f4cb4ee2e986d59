import {
  ages,
  bounds,
  type Day,
  isStartInBounds,
  noCredits,
  offences,
  parseDay,
  type Question,
  type RegimeId,
  regimes,
  sentenceTypes,
} from '@requisite/law'
import type { RequestField } from '../../contract/from-text.ts'
import type { RowsOfChunk } from './answer-rows.ts'
import { cellNames } from './cell-names.ts'
import type { Header } from './csv-header.ts'
import { type CsvRow, cellNumber } from './csv-row.ts'
import type { DateForm } from './dates.ts'

/** The fast path: reads the question straight out of a row whose cells are written plainly; null for any other row, valid or
 *  not: then `parse` decides. A test holds that where this reads a question, `parse` reads the same. */
export function plainQuestions(
  { fields }: Header,
  dates: DateForm,
): (rows: RowsOfChunk, row: CsvRow) => Question | null {
  const readHere = new Set<RequestField>()
  const column = (field: RequestField): number => {
    readHere.add(field)
    return fields.indexOf(field)
  }
  const startDate = column('startDate')
  const years = column('sentenceYears')
  const months = column('sentenceMonths')
  const days = column('sentenceDays')
  const remand = column('remandCreditDays')
  const bail = column('taggedBailCreditDays')
  const added = column('addedDays')
  const type = column('sentenceType')
  const age = column('ageAtSentence')
  const regime = column('regimeId')
  const offence = column('offenceKey')
  const post = column('postCommencement')
  const served = column('notSuspended')
  const dayOf = knownDays(layouts[dates])
  if (fields.some((field) => field !== null && !readHere.has(field))) return () => null

  return ({ bytes }, row) => {
    if (row.cells < fields.length) return null
    const start = dayOf(bytes, row.starts[startDate] as number, row.ends[startDate] as number)
    if (start === null || isEmpty(row, years)) return null
    const term = {
      years: integerCell(bytes, row, years, bounds.years),
      months: integerCell(bytes, row, months, bounds.months),
      days: integerCell(bytes, row, days, bounds.days),
    }
    const remandCredit = integerCell(bytes, row, remand, bounds.creditDays)
    const taggedBailCredit = integerCell(bytes, row, bail, bounds.creditDays)
    const addedDays = integerCell(bytes, row, added, bounds.creditDays)
    if (term.years + term.months + term.days === 0) return null
    if ((term.years | term.months | term.days | remandCredit | taggedBailCredit | addedDays) < 0) return null

    const sentenceType = isEmpty(row, type) ? null : typesByName(bytes, row, type)
    const ageClass = isEmpty(row, age) ? 'adult' : agesByName(bytes, row, age)
    const regimeId = isEmpty(row, regime) ? null : regimesById(bytes, row, regime)
    const knownOffence = isEmpty(row, offence) ? null : offencesByKey(bytes, row, offence)
    const postCommencement = isEmpty(row, post) ? false : truths(bytes, row, post)
    if (sentenceType === undefined || ageClass === undefined || knownOffence === undefined) return null
    const notSuspended = isEmpty(row, served) ? null : truths(bytes, row, served)
    if (notSuspended === undefined) return null
    if (postCommencement === undefined || regimeId === undefined) return null
    return {
      start,
      term,
      ...noCredits,
      remandCreditDays: remandCredit,
      taggedBailCreditDays: taggedBailCredit,
      addedDays,
      sentenceType,
      age: ageClass,
      regimeId,
      offence: knownOffence,
      postCommencement,
      notSuspended,
    }
  }
}

const typesByName = cellNames(sentenceTypes.map((name) => [name, name]))
const agesByName = cellNames(ages.map((name) => [name, name]))
const regimesById = cellNames((Object.keys(regimes) as RegimeId[]).map((id) => [id, id]))
const offencesByKey = cellNames(
  offences.filter(({ isCommittal }) => !isCommittal).map((offence) => [offence.key, offence]),
)
const truths = cellNames([
  ['true', true],
  ['false', false],
])

const isEmpty = (row: CsvRow, column: number): boolean =>
  column === -1 || row.starts[column] === row.ends[column]

/** The number of a cell, 0 for an empty one, or -1 for one that is not plainly within its bounds. */
function integerCell(bytes: Buffer, row: CsvRow, column: number, most: number): number {
  if (isEmpty(row, column)) return 0
  const value = cellNumber(bytes, row, column)
  return value <= most ? value : -1
}

const firstYear = Number(bounds.firstStart.slice(0, 4))
const lastYear = Number(bounds.lastStart.slice(0, 4))

/** Where the parts of a date stand, and what stands between them: 2026-11-16 and 16/11/2026. */
const layouts = {
  iso: { year: 0, month: 5, date: 8, between: [4, 7], mark: 0x2d },
  uk: { year: 6, month: 3, date: 0, between: [2, 5], mark: 0x2f },
  /** A number of a day is left to the slow path; what stands among them as a date is read as one. */
  excel: { year: 0, month: 5, date: 8, between: [4, 7], mark: 0x2d },
} as const satisfies Record<DateForm, unknown>

/** Days as they are written, each worked out by the law once and then looked up. */
function knownDays(
  layout: (typeof layouts)[DateForm],
): (bytes: Buffer, from: number, to: number) => Day | null {
  const { mark } = layout
  const [yearAt, monthAt, dateAt] = [layout.year, layout.month, layout.date]
  const [first, second] = layout.between
  const known: (Day | null | undefined)[] = new Array((lastYear - firstYear + 1) * 12 * 32).fill(undefined)
  return (bytes, from, to) => {
    if (to - from !== 10) return null
    const year = digits(bytes, from + yearAt, 4)
    const month = digits(bytes, from + monthAt, 2)
    const date = digits(bytes, from + dateAt, 2)
    if (bytes[from + first] !== mark || bytes[from + second] !== mark) return null
    if (year < firstYear || year > lastYear || month < 1 || month > 12 || date < 1 || date > 31) return null
    const place = ((year - firstYear) * 12 + month - 1) * 32 + date
    const knownDay = known[place]
    if (knownDay !== undefined) return knownDay
    const part = (at: number, length: number): string =>
      bytes.toString('latin1', from + at, from + at + length)
    const day = parseDay(`${part(yearAt, 4)}-${part(monthAt, 2)}-${part(dateAt, 2)}`)
    known[place] = day !== null && isStartInBounds(day) ? day : null
    return known[place]
  }
}

function digits(bytes: Buffer, from: number, count: number): number {
  let value = 0
  for (let at = from; at < from + count; at++) {
    const digit = (bytes[at] as number) - 0x30
    if (digit < 0 || digit > 9) return -1
    value = value * 10 + digit
  }
  return value
}
