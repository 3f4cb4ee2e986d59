import { type Calculation, type Comparison, calculation, type Question, transitionOf } from '@requisite/law'
import type { Errors } from '../../contract/errors.ts'
import type { RequestField } from '../../contract/from-text.ts'
import type { AnswerRows, CsvOptions, RowsOfChunk } from './answer-rows.ts'
import { emptyAdvice, errorSentences, errorsCell } from './cell-errors.ts'
import { answerCells, comparisonCells, quoted } from './csv-cells.ts'
import type { Header } from './csv-header.ts'
import { plainQuestions } from './csv-question.ts'
import { brokenRow, type CsvRow, cellText } from './csv-row.ts'
import { answerEachRow } from './csv-rows.ts'
import { dateAdvice, isoDateOf } from './dates.ts'
import { compareColumns, errorColumns, resultColumns } from './result-columns.ts'
import type { SlowRow } from './slow-row.ts'
import { bothPoints, countAnswered, countRefused, countStaged, type Tally } from './tally.ts'

/** Answers CSV as `requisite calculate` does: each row with the results of its sentence after it. */
export function answerCsv(
  header: Header,
  { compare, dates, empty, formulas, codes }: CsvOptions & { readonly compare: boolean },
  slowRow: SlowRow,
): AnswerRows {
  const { delimiter, cells, fields, headings } = header
  const plainQuestion = plainQuestions(header, dates)
  const cellsOf = answerCells(delimiter, codes)
  const comparedCells = comparisonCells(delimiter)
  const noResults = delimiter.repeat(resultColumns(codes).length + (compare ? compareColumns.length : 0))
  const noErrors = delimiter.repeat(errorColumns.length)

  const noFacts = fields.flatMap((field, cell) => (field === null ? [cell] : []))
  return answerEachRow(header, formulas, noFacts, (rows, _at, row, tally) => {
    const plain = row.open || row.cells > cells ? null : plainQuestion(rows, row)
    row.plain = plain !== null
    const read = plain ?? questionOf(rows, row)
    return 'errors' in read ? refused(rows.text, row, read.errors, tally) : answered(calculation(read), tally)
  })

  function questionOf(rows: RowsOfChunk, row: CsvRow): Question | { readonly errors: Errors } {
    const broken = brokenRow(rows.text, row, cells, delimiter)
    if (broken !== null) return { errors: { row: [broken] } }
    const read = slowRow(texts(rows.text, row))
    return 'errors' in read ? read : read.question
  }

  function* texts(text: string, row: CsvRow): Generator<readonly [RequestField, string]> {
    for (const [cell, field] of fields.entries())
      if (field !== null) {
        const written = cellText(text, row, cell)
        if (!empty.includes(written))
          yield [field, field === 'startDate' ? isoDateOf(written, dates) : written]
      }
  }

  function refused(text: string, row: CsvRow, errors: Errors, tally: Tally): string {
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
