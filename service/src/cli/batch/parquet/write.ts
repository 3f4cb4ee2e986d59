import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import { cellText, readRow, rowsIn } from '../csv-row.ts'
import type { Output } from '../output.ts'
import { freeName, kindOfResult } from '../result-columns.ts'
import {
  type Column,
  dateColumn,
  integerColumn,
  realColumn,
  textColumn,
  truthColumn,
} from './column-types.ts'

/** So many rows are held, and written as one group. */
const rowsInGroup = 20_000

const ofKind = {
  date: dateColumn,
  integer: integerColumn,
  real: realColumn,
  truth: truthColumn,
  text: textColumn,
}

/** Writes CSV with results as Parquet: the columns that were carried through with their types where they came from Parquet,
 *  or else as text; the results with theirs. Row groups go out one after the other. */
export function parquetOutput(
  out: Output,
  from: ReadonlyMap<string, Column>,
  carried: number,
  delimiter: string,
): Output {
  const bytesOut = new ByteWriter()
  let writer: ParquetWriter | null = null
  let columns: readonly Column[] = []
  let values: unknown[][] = []

  async function flush(): Promise<void> {
    if (values[0] !== undefined && values[0].length > 0) {
      const rows = values[0].length
      const columnData = columns.map(({ element }, i) => ({
        name: element.name,
        data: values[i] as unknown[],
      }))
      await writer?.write({ columnData, rowGroupSize: rows })
      values = columns.map(() => [])
    }
    await send()
  }

  async function send(): Promise<void> {
    const bytes = bytesOut.getBytes().slice()
    bytesOut.index = 0
    if (bytes.length > 0) await out.write(bytes)
  }

  function begin(head: string): void {
    const taken = new Set<string>()
    columns = readRow(head, 0, delimiter).cells.map((cell, i) => {
      const name = cellText(cell)
      const free = freeName(name, (other) => taken.has(other))
      taken.add(free)
      return i >= carried ? ofKind[kindOfResult(name)](free) : renamed(from.get(name), free)
    })
    values = columns.map(() => [])
    const schema = [{ name: 'root', num_children: columns.length }, ...columns.map(({ element }) => element)]
    writer = new ParquetWriter({ writer: bytesOut, schema })
  }

  return {
    write: async (block) => {
      const text = Buffer.from(block.buffer, block.byteOffset, block.byteLength).toString()
      if (writer === null) return begin(text)
      for (const { text: row, cells } of rowsIn(text, delimiter)) {
        if (row === '') continue
        for (const [i, column] of columns.entries()) values[i]?.push(cellValue(cells[i] ?? '', column))
        if ((values[0]?.length ?? 0) >= rowsInGroup) await flush()
      }
    },
    finish: async () => {
      await flush()
      await writer?.finish()
      await send()
      await out.finish()
    },
    abandon: out.abandon,
  }
}

const renamed = (column: Column | undefined, name: string): Column =>
  column === undefined ? textColumn(name) : { ...column, element: { ...column.element, name } }

function cellValue(written: string, { value }: Column): unknown {
  if (written === '') return undefined
  return value(/^".*"$/s.test(written) ? written.slice(1, -1).replaceAll('""', '"') : written)
}
