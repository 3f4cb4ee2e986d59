import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import { csvRow, readRow, readWholeRow } from '../csv-row.ts'
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
  const code = delimiter.charCodeAt(0)
  const bytesOut = new ByteWriter()
  let writer: ParquetWriter | null = null
  let columns: readonly Column[] = []
  let values: unknown[][] = []
  let row = csvRow(0)

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

  function begin(bytes: Buffer): void {
    const { texts } = readWholeRow(bytes, bytes.toString('latin1'), 0, code)
    const taken = new Set<string>()
    columns = texts.map((bytesOfName, i) => {
      const name = Buffer.from(bytesOfName, 'latin1').toString()
      const free = freeName(name, (other) => taken.has(other))
      taken.add(free)
      return i >= carried ? ofKind[kindOfResult(name)](free) : renamed(from.get(name), free)
    })
    values = columns.map(() => [])
    row = csvRow(columns.length)
    const schema = [{ name: 'root', num_children: columns.length }, ...columns.map(({ element }) => element)]
    writer = new ParquetWriter({ writer: bytesOut, schema })
  }

  return {
    write: async (block) => {
      const bytes = Buffer.from(block.buffer, block.byteOffset, block.byteLength)
      if (writer === null) return begin(bytes)
      for (let at = 0; at < bytes.length; at = row.next) {
        readRow(bytes, at, code, row)
        if (row.end === at) continue
        for (let i = 0; i < columns.length; i++)
          values[i]?.push(
            cellValue(bytes, row.starts[i] as number, row.ends[i] as number, columns[i] as Column),
          )
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

const quote = 0x22

function cellValue(bytes: Buffer, start: number, end: number, { value }: Column): unknown {
  if (start === end) return undefined
  return bytes[start] === quote && bytes[end - 1] === quote && end - start > 1
    ? value(bytes.toString('utf8', start + 1, end - 1).replaceAll('""', '"'))
    : value(bytes.toString('utf8', start, end))
}
