import { stat } from 'node:fs/promises'
import {
  asyncBufferFromFile,
  type FileMetaData,
  parquetMetadata,
  parquetScan,
  parquetSchema,
  type RowGroup,
  type SchemaElement,
  toJson,
} from 'hyparquet'
import { wrongInput } from '../wrong-input.ts'
import type { ParquetBounds } from './bounds.ts'
import { type ColumnUnit, dateText, momentText } from './column-types.ts'
import { checkFooter, checkPages, codecs, footerOf, isSoundFooter, tooMuch } from './sound.ts'

/** A Parquet file that was opened: its columns, and its rows as blocks of CSV with the first row before them. */
export interface ParquetFile {
  readonly elements: readonly SchemaElement[]
  /** Of a column that is a field nothing and an empty text are the same. */
  readonly blocks: (isField: readonly boolean[]) => AsyncGenerator<Buffer>
}

const blockBytes = 512 * 1024

const unlessNothing =
  <T>(text: (value: T) => string) =>
  (value: T | null | undefined) =>
    value == null ? value : text(value)
const moment = (unit: ColumnUnit) => unlessNothing((count: bigint) => momentText(count, unit))

/** Days and moments as texts: to a whole day, or to the nanosecond. */
const parsers = {
  dateFromDays: unlessNothing(dateText),
  timestampFromMilliseconds: moment('MILLIS'),
  timestampFromMicroseconds: moment('MICROS'),
  timestampFromNanoseconds: moment('NANOS'),
}

/** Opens a Parquet file, or says why it cannot be read. Of its rows one group at a time is held; `onSign` is called again and
 *  again while it is read. */
export async function openParquet(
  path: string,
  bounds: ParquetBounds,
  onSign: () => void,
): Promise<ParquetFile> {
  const stats = await stat(path)
  if (!stats.isFile()) throw wrongInput(`Parquet is read from a file, and '${path}' is none.`)
  const file = await asyncBufferFromFile(path)
  const footer = await footerOf(file)
  const metadata = footer !== null && isSoundFooter(footer) ? metadataIn(footer) : null
  if (metadata === null) throw wrongInput(`The file '${path}' is not Parquet, or not all of it is there.`)
  checkCodecs(metadata)
  checkFooter(metadata, file.byteLength, bounds)
  const elements = parquetSchema(metadata).children.map(({ element, children }) =>
    children.length > 0 ? { ...element, num_children: children.length } : element,
  )
  const scan = await parquetScan({
    file,
    metadata,
    compressors: codecs,
    parsers,
    utf8: true,
    useOffsetIndex: false,
    geoparquet: false,
  })
  const groups = metadata.row_groups
  const mostText = bounds.textBytes + bounds.textTimes * file.byteLength

  async function* blocks(isField: readonly boolean[]): AsyncGenerator<Buffer> {
    yield Buffer.from(`${elements.map(({ name }) => quotedWhereNeeded(name)).join(',')}\n`)
    const cells = elements.map((element, i) => cellOf(element, isField[i] === true))
    let written = 0
    for (const [i, range] of scan.ranges.entries()) {
      const data = []
      let unpacked = 0
      for (const { name } of elements) {
        unpacked += await checkPages(file, groups[i] as RowGroup, name, bounds)
        if (unpacked > bounds.groupBytes)
          throw tooMuch(`A group of rows has more than ${bounds.groupBytes} bytes`)
        data.push(await scan.readColumn({ column: name, ...range }))
        onSign()
      }
      const rows = range.rowEnd - range.rowStart
      if (data.some(({ length }) => length !== rows))
        throw wrongInput('A column of the file has not as many rows as the file says.')
      let text = ''
      for (let row = 0; row < rows; row++) {
        text += rowText(data, row, cells, bounds.rowBytes)
        if (text.length < blockBytes && row + 1 < rows) continue
        written += text.length
        if (written > mostText)
          throw tooMuch(`The file has ${file.byteLength} bytes and unpacks to ${written} and more`)
        yield Buffer.from(text)
        text = ''
      }
    }
  }
  return { elements, blocks }
}

function metadataIn(footer: ArrayBuffer): FileMetaData | null {
  try {
    return parquetMetadata(footer, { geoparquet: false })
  } catch {
    return null
  }
}

function checkCodecs({ row_groups }: FileMetaData): void {
  const used = row_groups.flatMap(({ columns }) => columns.map(({ meta_data: m }) => String(m?.codec)))
  const unread = [...new Set(used)].filter(
    (codec) => codec !== 'UNCOMPRESSED' && !Object.hasOwn(codecs, codec),
  )
  if (unread.length > 0)
    throw wrongInput(
      `The file is compressed by ${unread.join(', ')}, which is not read here. Write it with snappy, gzip or zstd.`,
    )
}

/** One row of CSV. A text that is repeated in a dictionary is held once: only written out it could be too long. */
function rowText(
  data: readonly ArrayLike<unknown>[],
  row: number,
  cells: readonly Cell[],
  most: number,
): string {
  let text = ''
  for (let column = 0; column < data.length; column++) {
    text += (column === 0 ? '' : ',') + (cells[column] as Cell)(data[column]?.[row])
    if (text.length > most) throw tooMuch(`Row ${row + 1} of a group of rows has more than ${most} letters`)
  }
  return `${text}\n`
}

/** A value as the text of a cell. */
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
