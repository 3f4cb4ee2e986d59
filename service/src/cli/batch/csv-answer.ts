import { type Calculation, type Comparison, calculation, type Question, transitionOf } from '@requisite/law'
import type { Errors } from '../../contract/errors.ts'
import type { RequestField } from '../../contract/from-text.ts'
import type { AnswerRows, CsvOptions, Rows } from './answer-rows.ts'
import { emptyAdvice, errorSentences, errorsCell } from './cell-errors.ts'
import { answerCells, comparisonCells, quoted } from './csv-cells.ts'
import type { Header } from './csv-header.ts'
import { plainQuestions } from './csv-question.ts'
import { brokenRow, cellText, csvRow, readRow, readWholeRow } from './csv-row.ts'
import { dateAdvice, isoDateOf } from './dates.ts'
import { mayRun, mayRunElsewhere, safeCells } from './formulas.ts'
import { compareColumns, errorColumns, resultColumns } from './result-columns.ts'
import type { SlowRow } from './slow-row.ts'
import { bothPoints, countAnswered, countRefused, countStaged, type Tally } from './tally.ts'

/** Some rows are written together: one call for each would take longer, and all of them at once would be held too long. */
const writeAtOnce = 8192

/** Answers CSV: each row as it is, with its results after it. */
export function answerCsv(
  header: Header,
  { compare, dates, empty, formulas }: CsvOptions & { readonly compare: boolean },
  slowRow: SlowRow,
): AnswerRows {
  const { delimiter, cells, fields, headings } = header
  const code = delimiter.charCodeAt(0)
  const row = csvRow(cells)
  const plainQuestion = plainQuestions(header, dates)
  /** A cell that gave a plain question is no formula: only the others are looked at, and none where formulas are kept. */
  const onlyCarried = fields.flatMap((field, cell) => (field === null && formulas === 'safe' ? [cell] : []))
  const safeCell = safeCells(delimiter)
  const mayRunInside = mayRunElsewhere(delimiter)
  const cellsOf = answerCells(delimiter)
  const comparedCells = comparisonCells(delimiter)
  const noResults = delimiter.repeat(resultColumns.length + (compare ? compareColumns.length : 0))
  const noErrors = delimiter.repeat(errorColumns.length)

  /** Whether in these rows something after another delimiter could be a formula: then every row is looked at in full. */
  let looksInside = false

  return (rows, tally, out) => {
    const { bytes, text } = rows
    looksInside = onlyCarried.length > 0 && mayRunInside(text)
    let written = ''
    for (let at = 0; at < bytes.length; at = row.next, tally.lines++) {
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
    const missing = (row.open ? '"' : '') + delimiter.repeat(Math.max(0, cells - row.cells))
    const plain = row.open || row.cells > cells ? null : plainQuestion(rows, row)
    const [carried, rest] =
      plain === null || hasFormula(rows)
        ? safeParts(rows, from, known)
        : [text.slice(from, known), text.slice(known, row.next)]
    const read = plain ?? questionOf(rows)
    const results = 'errors' in read ? refused(text, read.errors, tally) : answered(calculation(read), tally)
    return carried + missing + results + rest
  }

  function hasFormula({ bytes }: Rows): boolean {
    if (looksInside) return true
    for (const cell of onlyCarried)
      if (mayRun(bytes[(row.starts[cell] as number) + (row.quoted[cell] as number)])) return true
    return false
  }

  /** The cells of the columns, and those beyond them with the line break, each of them no formula. */
  function safeParts({ bytes, text }: Rows, from: number, known: number): readonly [string, string] {
    if (formulas === 'keep') return [text.slice(from, known), text.slice(known, row.next)]
    const { row: whole } = readWholeRow(bytes, text, from, code)
    const safe = Array.from({ length: whole.cells }, (_, i) =>
      safeCell(text.slice(whole.starts[i], whole.ends[i])),
    )
    const beyond = safe.slice(cells).map((cell) => delimiter + cell)
    return [safe.slice(0, cells).join(delimiter), beyond.join('') + text.slice(whole.end, whole.next)]
  }

  function questionOf(rows: Rows): Question | { readonly errors: Errors } {
    const broken = brokenRow(rows.text, row, cells, delimiter)
    if (broken !== null) return { errors: { row: [broken] } }
    const read = slowRow(texts(rows.text))
    return 'errors' in read ? read : read.question
  }

  function* texts(text: string): Generator<readonly [RequestField, string]> {
    for (const [cell, field] of fields.entries())
      if (field !== null) {
        const written = cellText(text, row, cell)
        if (!empty.includes(written))
          yield [field, field === 'startDate' ? isoDateOf(written, dates) : written]
      }
  }

  function refused(text: string, errors: Errors, tally: Tally): string {
    const names = Object.keys(errors)
    const sentences = errorSentences(errors, (name) => {
      const cell = fields.indexOf(name as RequestField)
      const written = cell === -1 ? '' : cellText(text, row, cell)
      const advice = name === 'startDate' ? dateAdvice(written, dates) : emptyAdvice(written)
      return { heading: headings[cell] ?? name, written, advice }
    })
    countRefused(tally, names, sentences)
    return [noResults, quoted(names.join(' ')), quoted(errorsCell(sentences, delimiter, formulas))].join(
      delimiter,
    )
  }

  function answered(calculation: Calculation, tally: Tally): string {
    const both: Comparison = bothPoints(calculation)
    countAnswered(tally, calculation, both)
    return cellsOf(calculation) + (compare ? compared(calculation, both, tally) : '') + noErrors
  }

  function compared(calculation: Calculation, both: Comparison, tally: Tally): string {
    const staged = transitionOf(calculation)
    countStaged(tally, calculation, staged)
    return comparedCells(both, staged)
  }
}
