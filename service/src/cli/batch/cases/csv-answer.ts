import {
  type AskedCase,
  type AskedCaseSentence,
  askCase,
  type Case,
  type CaseAnswer,
  caseAnswer,
  isoDate,
} from '@requisite/law'
import { caseDates, personKinds, sentenceKinds } from '../../../contract/case/from-text.ts'
import { parseCase, refusalErrors } from '../../../contract/case/parse.ts'
import { fieldsFromTexts } from '../../../contract/from-text.ts'
import type { Errors } from '../../../contract/parse.ts'
import type { AnswerRows, Spelt } from '../answer-rows.ts'
import { emptyAdvice, errorSentences, errorsCell, type Place } from '../cell-errors.ts'
import { quoted } from '../csv-cells.ts'
import { brokenRow, type CsvRow, cellText, csvRow, readRow } from '../csv-row.ts'
import { dateAdvice, isoDateOf } from '../dates.ts'
import { safeCell } from '../formulas.ts'
import { errorColumns } from '../result-columns.ts'
import { countRefused, type Tally } from '../tally.ts'
import { answerCells, changeCells } from './cells.ts'
import { caseColumns, caseCompareColumns } from './columns.ts'
import { changeOf } from './comparison.ts'
import { countCase, countChange, countPerson, kindOfPlace } from './count.ts'
import type { CaseHeader } from './header.ts'
import { unframed } from './people.ts'
import { plainCases } from './plain-case.ts'

/** The rows of a person: from where to where, their name, and the line on which they come again, or 0. */
interface Person {
  readonly rows: Buffer
  readonly text: string
  readonly start: number
  readonly end: number
  readonly name: string
  readonly line: number
}

type Refused = { readonly errors: Errors; readonly sentences: number }

/** Answers CSV with one row for each sentence: one row for each person. */
export function answerCaseCsv(
  header: CaseHeader,
  { compare, dates, empty, formulas }: Spelt & { readonly compare: boolean },
): AnswerRows {
  const { delimiter, cells, person, ofSentence, ofPerson, kept, lineBreak, headings } = header
  const code = delimiter.charCodeAt(0)
  const row = csvRow(cells)
  const plain = plainCases(header, dates)
  const cellsOf = answerCells(delimiter)
  const changed = changeCells(delimiter)
  const noResults = delimiter.repeat(caseColumns.length - 1 + (compare ? caseCompareColumns.length : 0))
  const noErrors = delimiter.repeat(errorColumns.length)

  return ({ bytes }, tally, out) => {
    const { starts, seenAgainOn, rows } = unframed(bytes)
    const text = rows.toString('latin1')
    starts.forEach((start, i) => {
      const end = starts[i + 1] ?? rows.length
      out.text(`${answered(rows, text, start, end, seenAgainOn[i] as number, tally)}${lineBreak}`)
    })
  }

  function answered(
    rows: Buffer,
    text: string,
    start: number,
    end: number,
    line: number,
    tally: Tally,
  ): string {
    readRow(rows, start, code, row)
    const written = kept.map((cell) => carriedCell(text, row, cell))
    const carried = (formulas === 'safe' ? written.map(safeCell) : written).join(delimiter)
    const name = cellText(text, row, person)
    const one: Person = { rows, text, start, end, name, line }
    const worked = work(one)
    if ('errors' in worked) return carried + refused(one, worked, tally)
    const regimeIds = worked.sentences.map(({ regime }) => regime.id)
    countCase(tally, regimeIds)
    const change = compare ? changeOf(worked.case) : null
    const isAutomatic = worked.releaseBasis === 'automatic' && worked.release !== null
    countPerson(tally, isAutomatic ? isoDate(worked.release) : null, regimeIds, change)
    if (change === null) return carried + cellsOf(worked) + noErrors
    countChange(tally, change)
    return carried + cellsOf(worked) + changed(change) + noErrors
  }

  /** A person's case worked out, or why it is not. */
  function work({ rows, text, start, end, name, line }: Person): CaseAnswer | Refused {
    const isPlain = line === 0 && name !== '' && empty.length === 0
    const asked = isPlain ? askedPlainly(rows, text, start, end) : null
    const checked = asked === null ? null : askCase(asked)
    if (checked !== null && 'case' in checked) return answerOf(checked.case)
    return workInFull({ rows, text, start, end, name, line })
  }

  function askedPlainly(rows: Buffer, text: string, start: number, end: number): AskedCase | null {
    readRow(rows, start, code, row)
    const ofThePerson = plain.person(rows, row)
    if (ofThePerson === null) return null
    const sentences: AskedCaseSentence[] = []
    for (let at = start; at < end; at = row.next) {
      readRow(rows, at, code, row)
      if (row.end === at) continue
      const sentence = row.open || row.cells > cells ? null : plain.sentence(rows, text, row)
      if (sentence === null) return null
      sentences.push(sentence)
    }
    return { ...ofThePerson, sentences }
  }

  function workInFull({ rows, text, start, end, name, line }: Person): CaseAnswer | Refused {
    const sentences: Record<string, unknown>[] = []
    readRow(rows, start, code, row)
    const ofThePerson = fieldsFromTexts(personKinds, texts(text, ofPerson))
    let broken: string | null = null
    for (let at = start; at < end; at = row.next) {
      readRow(rows, at, code, row)
      if (row.end === at) continue
      broken ??= brokenRow(text, row, cells, delimiter)
      sentences.push(fieldsFromTexts(sentenceKinds, texts(text, ofSentence)))
    }
    const no = (field: string, message: string): Refused => ({
      errors: { [field]: [message] },
      sentences: sentences.length,
    })
    if (name === '') return no('person', 'Enter whose sentence it is: a name or a number.')
    if (line > 0)
      return no(
        'person',
        `The rows of a person must stand together. This person comes again on line ${line}.`,
      )
    if (broken !== null) return no('row', broken)
    const parsed = parseCase({ ...ofThePerson, sentences })
    return 'errors' in parsed ? { errors: parsed.errors, sentences: sentences.length } : answerOf(parsed.case)
  }

  function answerOf(question: Case): CaseAnswer | Refused {
    const answer = caseAnswer(question)
    return 'refusals' in answer
      ? { errors: refusalErrors(answer.refusals), sentences: question.sentences.length }
      : answer
  }

  function* texts<Field extends string>(
    text: string,
    fields: readonly (readonly [number, Field])[],
  ): Generator<readonly [Field, string]> {
    for (const [cell, field] of fields) {
      const written = cellText(text, row, cell)
      if (!empty.includes(written)) yield [field, caseDates.has(field) ? isoDateOf(written, dates) : written]
    }
  }

  /** Where a mistake like `sentences[1].startDate` stands: the column, and the cell in that row of the person. */
  function placeOf({ rows, text, start, end }: Person, name: string): Place {
    const [, number, field = name] = /^(?:sentences\[(\d+)\]\.)?(\w+)$/.exec(name) ?? []
    const cell = [...ofSentence, ...ofPerson].find(([, known]) => known === field)?.[0]
    if (cell === undefined) return { heading: name, written: '', advice: '' }
    let at = start
    for (let left = Number(number ?? 0); ; at = row.next) {
      readRow(rows, at, code, row)
      if ((row.end > at && left-- === 0) || row.next >= end) break
    }
    const written = cellText(text, row, cell)
    const advice = caseDates.has(field) ? dateAdvice(written, dates) : emptyAdvice(written)
    const heading = headings[cell] === field ? name : `${name} (${headings[cell]})`
    return { heading, written, advice }
  }

  function refused(one: Person, { errors, sentences }: Refused, tally: Tally): string {
    const places = Object.keys(errors)
    const messages = errorSentences(errors, (name) => placeOf(one, name))
    const kinds = [...new Set(places.map(kindOfPlace))]
    const firstOf = (kind: string): string =>
      messages[places.findIndex((place) => kindOfPlace(place) === kind)] as string
    countRefused(
      tally,
      kinds,
      kinds.map((kind) => `${one.name}, ${firstOf(kind)}`),
      0,
    )
    tally.sentences += sentences
    return [
      `${delimiter}${sentences}${noResults}`,
      quoted(places.join(' ')),
      quoted(errorsCell(messages, formulas)),
    ].join(delimiter)
  }
}

/** A cell as it was written; one that was never closed is closed. */
function carriedCell(text: string, row: CsvRow, cell: number): string {
  if (cell >= row.cells) return ''
  const written = text.slice(row.starts[cell], row.ends[cell])
  return row.open && cell === row.cells - 1 ? `${written}"` : written
}
