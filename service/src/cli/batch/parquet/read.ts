import * as zlib from 'node:zlib'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Compressors, FileMetaData, SchemaElement } from 'hyparquet'
import { asyncBufferFromFile, parquetMetadataAsync, parquetScan, parquetSchema, toJson } from 'hyparquet'
import { type Column, dateText, momentText, sameColumn } from './column-types.ts'

/** A Parquet file as CSV: its rows block by block, and its columns for a file that is written from them. */
export interface ParquetInput {
  readonly blocks: AsyncGenerator<Buffer>
  readonly columns: ReadonlyMap<string, Column>
}

const rowsInBlock = 4096

/** Node itself knows these; snappy comes with the reader. */
const compressors: Compressors = {
  GZIP: (bytes) => gunzipSync(bytes),
  BROTLI: (bytes) => brotliDecompressSync(bytes),
  ...('zstdDecompressSync' in zlib ? { ZSTD: (bytes: Uint8Array) => zlib.zstdDecompressSync(bytes) } : {}),
}
const readable = ['UNCOMPRESSED', 'SNAPPY', ...Object.keys(compressors)]

/** Days and moments as texts: to a whole day, or to the nanosecond. */
const parsers = {
  dateFromDays: (days: number | null | undefined) => (days == null ? days : dateText(days)),
  timestampFromMilliseconds: (count: bigint | null | undefined) =>
    count == null ? count : momentText(count, 'MILLIS'),
  timestampFromMicroseconds: (count: bigint | null | undefined) =>
    count == null ? count : momentText(count, 'MICROS'),
  timestampFromNanoseconds: (count: bigint | null | undefined) =>
    count == null ? count : momentText(count, 'NANOS'),
}

/** Opens a Parquet file, or says why it cannot be read. Of its rows one group at a time is held. */
export async function parquetInput(
  path: string,
  isField: (name: string) => boolean,
): Promise<ParquetInput | { readonly mistakes: readonly string[] }> {
  const file = await asyncBufferFromFile(path)
  let metadata: FileMetaData
  try {
    metadata = await parquetMetadataAsync(file)
  } catch {
    return { mistakes: [`The file '${path}' is not Parquet, or not all of it is there.`] }
  }
  const codecs = new Set(
    metadata.row_groups.flatMap((group) => group.columns.map(({ meta_data: meta }) => String(meta?.codec))),
  )
  const unread = [...codecs].filter((codec) => !readable.includes(codec))
  if (unread.length > 0)
    return {
      mistakes: [
        `The file is compressed by ${unread.join(', ')}, which is not read here. Write it with snappy, gzip or zstd.`,
      ],
    }
  const elements = parquetSchema(metadata).children.map(({ element, children }) =>
    children.length > 0 ? { ...element, num_children: children.length } : element,
  )
  const scan = await parquetScan({ file, metadata, compressors, parsers, utf8: true })

  async function* blocks(): AsyncGenerator<Buffer> {
    yield Buffer.from(`${elements.map(({ name }) => quotedWhereNeeded(name)).join(',')}\n`)
    const cells = elements.map((element) => cellOf(element, isField(element.name)))
    for (const range of scan.ranges) {
      const data = []
      for (const { name } of elements) data.push(await scan.readColumn({ column: name, ...range }))
      const rows = range.rowEnd - range.rowStart
      for (let from = 0; from < rows; from += rowsInBlock) {
        let text = ''
        for (let row = from; row < Math.min(rows, from + rowsInBlock); row++) {
          for (let column = 0; column < data.length; column++)
            text += (column === 0 ? '' : ',') + (cells[column] as Cell)(data[column]?.[row])
          text += '\n'
        }
        yield Buffer.from(text)
      }
    }
  }

  return {
    blocks: blocks(),
    columns: new Map(elements.map((element) => [element.name, sameColumn(element.name, element)])),
  }
}

type Cell = (value: unknown) => string

const quotedWhereNeeded = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** A value as a cell. Nothing and an empty text are told apart, so that both come out as they went in; for a field they are the
 *  same. */
function cellOf({ scale, converted_type: converted }: SchemaElement, isField: boolean): Cell {
  return (value) => {
    if (value === null || value === undefined) return ''
    if (typeof value === 'string') return value === '' && !isField ? '""' : quotedWhereNeeded(value)
    if (typeof value === 'number')
      return Number.isNaN(value) ? '' : converted === 'DECIMAL' ? value.toFixed(scale ?? 0) : String(value)
    if (typeof value === 'bigint' || typeof value === 'boolean') return String(value)
    if (value instanceof Uint8Array) return Buffer.from(value).toString('hex')
    return quotedWhereNeeded(JSON.stringify(toJson(value)))
  }
}
