import type { Facts } from '@requisite/law'
import { caseDates } from '../../../contract/case/from-text.ts'
import { fieldFromText } from '../../../contract/from-text.ts'
import type { CsvOptions } from '../answer-rows.ts'
import { type CsvRow, cellNumber, cellText } from '../csv-row.ts'
import { isoDateOf } from '../dates.ts'

/** What a row tells in some of its columns, by the names of the facts. */
export type ToldCells = (bytes: Buffer, text: string, row: CsvRow) => Record<string, unknown>

const numbers: ReadonlySet<string | undefined> = new Set(['count', 'unit'])

/** Reads the columns of the facts of a table. A number that is written plainly is read from its bytes, which takes a fifth of the
 *  time of cutting its text out. */
export function toldCells(
  facts: Facts,
  columns: readonly (readonly [cell: number, field: string])[],
  { dates, empty }: Pick<CsvOptions, 'dates' | 'empty'>,
): ToldCells {
  const isPlain = !empty.some((word) => /^\d+$/.test(word))
  const read = columns.map(([cell, field]) => ({
    cell,
    field,
    fact: facts[field],
    isDate: caseDates.has(field),
    isNumber: isPlain && numbers.has(facts[field]?.kind),
  }))
  return (bytes, text, row) => {
    const told: Record<string, unknown> = {}
    for (const { cell, field, fact, isDate, isNumber } of read) {
      if (cell >= row.cells || row.starts[cell] === row.ends[cell]) continue
      const plain = isNumber ? cellNumber(bytes, row, cell) : -1
      if (plain >= 0) {
        told[field] = plain
        continue
      }
      const written = cellText(text, row, cell)
      if (written === '' || empty.includes(written)) continue
      told[field] = fieldFromText(field, fact, isDate ? isoDateOf(written, dates) : written)
    }
    return told
  }
}
