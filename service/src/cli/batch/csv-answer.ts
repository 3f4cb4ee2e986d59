import { type Calculation, type Comparison, calculation, type Question, transitionOf } from '@requisite/law'
import type { RequestField } from '../../contract/from-text.ts'
import type { Errors } from '../../contract/parse.ts'
import type { AnswerRows, Rows } from './answer-rows.ts'
import { answerCells, comparisonCells, quoted } from './csv-cells.ts'
import type { Header } from './csv-header.ts'
import { plainQuestions } from './csv-question.ts'
import { brokenRow, cellText, csvRow, readRow } from './csv-row.ts'
import { compareColumns, errorColumns, resultColumns } from './result-columns.ts'
import type { SlowRow } from './slow-row.ts'
import { bothPoints, countAnswered, countRefused, countStaged, type Tally } from './tally.ts'

/** Some rows are written together: one call for each would take longer, and all of them at once would be held too long. */
const writeAtOnce = 8192

/** Answers CSV: each row as it is, with its results after it. */
export function answerCsv(header: Header, compare: boolean, slowRow: SlowRow): AnswerRows {
  const { delimiter, cells, fields } = header
  const code = delimiter.charCodeAt(0)
  const row = csvRow(cells)
  const plainQuestion = plainQuestions(header)
  const cellsOf = answerCells(delimiter)
  const comparedCells = comparisonCells(delimiter)
  const noResults = delimiter.repeat(resultColumns.length + (compare ? compareColumns.length : 0))
  const noErrors = delimiter.repeat(errorColumns.length)

  return (rows, tally, out) => {
    const { bytes, text } = rows
    let written = ''
    for (let at = 0; at < bytes.length; at = row.next) {
      readRow(bytes, at, code, row)
      written += row.end > at ? answeredRow(rows, at, tally) : text.slice(at, row.next)
      if (written.length < writeAtOnce) continue
      out.text(written)
      written = ''
    }
    out.text(written)
  }

  /** A row with too few cells gets empty ones; cells beyond the columns come after the results, so that these are always
   *  found under their names; a cell that was never closed is closed. */
  function answeredRow(rows: Rows, from: number, tally: Tally): string {
    const { text } = rows
    const known = row.cells > cells ? (row.ends[cells - 1] as number) : row.end
    const carried =
      text.slice(from, known) + (row.open ? '"' : '') + delimiter.repeat(Math.max(0, cells - row.cells))
    const rest = text.slice(known, row.next)
    const read = questionOf(rows)
    return (
      carried + ('errors' in read ? refused(read.errors, tally) : answered(calculation(read), tally)) + rest
    )
  }

  function questionOf(rows: Rows): Question | { readonly errors: Errors } {
    const broken = brokenRow(rows.text, row, cells, delimiter)
    if (broken !== null) return { errors: { row: [broken] } }
    const question = plainQuestion(rows, row)
    if (question !== null) return question
    const read = slowRow(texts(rows.text))
    return 'errors' in read ? read : read.question
  }

  function* texts(text: string): Generator<readonly [RequestField, string]> {
    for (const [cell, field] of fields.entries()) if (field !== null) yield [field, cellText(text, row, cell)]
  }

  function refused(errors: Errors, tally: Tally): string {
    const names = Object.keys(errors)
    countRefused(tally, names)
    const sentences = names.map((name) => `${name}: ${errors[name]?.join(' ')}`)
    return [noResults, quoted(names.join(' ')), quoted(sentences.join(' '))].join(delimiter)
  }

  function answered(calculation: Calculation, tally: Tally): string {
    const both: Comparison = bothPoints(calculation)
    countAnswered(tally, calculation, both)
    return cellsOf(calculation) + (compare ? compared(calculation, both, tally) : '') + noErrors
  }

  function compared(calculation: Calculation, both: Comparison, tally: Tally): string {
    const staged = transitionOf(calculation)
    countStaged(tally, staged)
    return comparedCells(both, staged)
  }
}
