import {
  calculationFacts,
  type Facts,
  isRecord,
  personFacts,
  recallFacts,
  sentenceFacts,
} from '@requisite/law/internal'
import { caseDates, isValueOf } from '../../contract/case/from-text.ts'
import { fieldFromText, fieldsFromTexts, periodOf } from '../../contract/from-text.ts'
import { type CellPlace, emptyAdvice } from './cells.ts'
import { brokenRow, type CsvRow, cellText, toldLetters } from './csv-row.ts'
import { dateAdvice, isoDateOf } from './dates.ts'
import { type Header, recallCellsOf } from './header.ts'
import type { RowsAsked } from './job.ts'

/** The rows of a person that are not empty, their name (null where a row needs none), and the line on which they come again, or 0. */
export interface PersonRows {
  readonly rows: readonly CsvRow[]
  readonly name: string | null
  readonly line: number
}

/** A time on remand, with the number of its sentence and its own among those of the same cell. */
interface Time {
  readonly time: unknown
  readonly sentence: number
  readonly at: number
}

type AskedFields = Readonly<Record<string, unknown>>

/** What the rows of a person tell, in the names of the API; or why nothing can be asked, by field. */
export interface ToldPerson {
  readonly asked: AskedFields & { readonly sentences: readonly AskedFields[] }
  readonly times: readonly Time[]
  readonly wrong: readonly [field: string, message: string] | null
}

/** Reads people out of their rows: one row for each sentence, and the first also for the person. */
export interface PersonReader {
  readonly read: (rows: PersonRows) => ToldPerson
  /** Where a mistake like `sentences[1].startDate` stands: the column, and the cell in that row of the person. */
  readonly placeOf: (rows: PersonRows, place: string, times: ToldPerson['times']) => CellPlace
}

export function personReader(
  header: Header,
  { as, dates, empty }: Pick<RowsAsked, 'as' | 'dates' | 'empty'>,
): PersonReader {
  const { delimiter, cells, person, ofSentence, ofPerson, ofRecall, remand, headings } = header
  const toldOfSentence = toldCells(as === 'calculate' ? calculationFacts : sentenceFacts, ofSentence)
  const toldOfPerson = toldCells(personFacts, ofPerson)
  const toldOfRecall = toldCells(recallFacts, ofRecall)
  const recallCells = recallCellsOf(header)
  const fieldAt = new Map<number, string>([...ofSentence, ...ofPerson, ...ofRecall])
  return { read, placeOf }

  function read(of: PersonRows): ToldPerson {
    const [first] = of.rows as readonly [CsvRow]
    const ofThePerson = toldOfPerson(first)
    const recall = toldOfRecall(first)
    if (Object.keys(recall).length > 0) ofThePerson.recall = recall
    const sentences = of.rows.map(toldOfSentence)
    const times = of.rows.flatMap((row, i) => timesIn(row, sentences[i] as AskedFields, i))
    if (times.length > 0) ofThePerson.remand = times.map(({ time }) => time)
    return { asked: { ...ofThePerson, sentences }, times, wrong: wrongWith(of, sentences) }
  }

  function wrongWith(
    { rows, name, line }: PersonRows,
    sentences: readonly AskedFields[],
  ): ToldPerson['wrong'] {
    if (name === '') return ['person', 'Enter whose sentence it is: a name or a number.']
    if (line > 0)
      return [
        'person',
        `The rows of a person must stand together. Those of this person do not: these begin on line ${line}. Sort the rows by person.`,
      ]
    for (const row of rows) {
      const broken = brokenRow(row, cells, delimiter)
      if (broken !== null) return ['row', broken]
    }
    const [first, ...others] = rows as readonly [CsvRow, ...CsvRow[]]
    for (const row of others)
      for (const [cell, place] of recallCells)
        if (!['', toldIn(first, cell)].includes(toldIn(row, cell)))
          return [place, 'A recall is told in the first row of a person. A later row says something else.']
    return person === null && sentences.some(isAfterAnother) ? ['consecutiveTo', needsPerson] : null
  }

  /** What a cell of the row tells; empty where it says that it tells nothing. */
  function toldIn(row: CsvRow, cell: number): string {
    const written = cellText(row.cells[cell])
    return empty.includes(written) && !isValueOf(fieldAt.get(cell), written) ? '' : written
  }

  /** Reads what a row tells in the columns of the facts of a table, by their names. */
  function toldCells(facts: Facts, columns: readonly (readonly [cell: number, field: string])[]) {
    const known = columns.map(([cell, field]) => ({
      cell,
      field,
      fact: facts[field],
      isDate: caseDates.has(field),
      isName: ['id', 'ids', 'text'].includes(facts[field]?.kind ?? ''),
      letter: field.split('stated:')[1],
    }))
    return (row: CsvRow): Record<string, unknown> => {
      const told: Record<string, unknown> = {}
      for (const { cell, field, fact, isDate, isName, letter } of known) {
        const written = toldIn(row, cell)
        if (written === '') continue
        const text = isDate ? isoDateOf(written, dates) : isName ? toldLetters(written) : written
        if (letter === undefined) told[field] = fieldFromText(field, fact, text)
        else told.statedDates = { ...(told.statedDates as object | undefined), [letter]: text }
      }
      return told
    }
  }

  /** The times on remand in the row of a sentence: for that sentence, unless one says otherwise. */
  function timesIn(row: CsvRow, { id }: AskedFields, sentence: number): readonly Time[] {
    if (remand === null) return []
    const { remand: told = [] } = fieldsFromTexts({}, [['remand', toldLetters(toldIn(row, remand))]])
    const sentenceIds = [id ?? String(sentence + 1)]
    return [told].flat().map((time, at) => ({
      time: isRecord(time) && time.outcome === undefined ? { sentenceIds, ...time } : time,
      sentence,
      at,
    }))
  }

  function placeOf({ rows }: PersonRows, name: string, times: readonly Time[]): CellPlace {
    const period = periodOf(name)
    const time = period?.field === 'remand' ? times[period.at] : undefined
    const [, given, recall, last = name] =
      /^(?:sentences\[(\d+)\]\.|(recall)\.)?([\w:]+)$/.exec(name.replace('statedDates.', 'stated:')) ?? []
    const [number, field] = [time?.sentence ?? given, period?.field ?? last]
    const known = recall === undefined ? [...ofSentence, ...ofPerson] : ofRecall
    const cell = field === 'remand' ? (remand ?? undefined) : known.find(([, one]) => one === field)?.[0]
    const place =
      period === null ? shownPlace(header, name) : `${period.field}, period ${(time?.at ?? period.at) + 1}`
    if (cell === undefined) return { heading: place, written: '', advice: '' }
    const written = cellText((rows[Number(number ?? 0)] ?? rows.at(-1))?.cells[cell])
    const advice = caseDates.has(field)
      ? dateAdvice(written, dates)
      : isValueOf(field, written)
        ? ''
        : emptyAdvice(written)
    const named = headings[cell] as string
    const heading = named === field ? place : person === null ? named : `${place} (${named})`
    return { heading, written, advice }
  }
}

/** A place as it is named in the file: where a row is a person with one sentence, without the sentence. */
export const shownPlace = ({ person }: Header, place: string): string =>
  person === null ? place.replace(/^sentences\[0\]\./, '') : place

/** Taken from its own day, such a sentence would end too early. */
const isAfterAnother = ({ consecutiveTo, howItRuns }: AskedFields): boolean =>
  consecutiveTo !== undefined || howItRuns === 'consecutive'

const needsPerson =
  "This sentence follows another, and its date would be too early. Add a column 'person': without it every row is a person by itself."
