import * as zlib from 'node:zlib'
import {
  type AsyncBuffer,
  type Compressors,
  type FileMetaData,
  type RowGroup,
  type SchemaElement,
  snappyUncompress,
} from 'hyparquet'
import { deserializeTCompactProtocol } from 'hyparquet/src/thrift.js'
import { wrongInput } from '../wrong-input.ts'
import type { ParquetBounds } from './bounds.ts'

const magic = 0x31524150

/** The bytes of the footer, with the mark at its end; null where the file has none. */
export async function footerOf(file: AsyncBuffer): Promise<ArrayBuffer | null> {
  if (file.byteLength < 12) return null
  const end = new DataView(await file.slice(file.byteLength - 8, file.byteLength))
  const length = end.getUint32(0, true)
  if (end.getUint32(4, true) !== magic || length > file.byteLength - 12) return null
  return file.slice(file.byteLength - 8 - length, file.byteLength)
}

/** The struct of Thrift at a place, of which the footer and the headers of pages are made, and where it ends; null where it cannot be what
 *  it says. For this the bytes have no end that the reader sees: it would fill a list with structs that are not there. */
function structAt(bytes: ArrayBuffer, from: number) {
  const view = Object.defineProperty(new DataView(bytes), 'byteLength', { value: Number.POSITIVE_INFINITY })
  const reader = { view, offset: from }
  try {
    return { struct: deserializeTCompactProtocol(reader), end: reader.offset }
  } catch {
    return null
  }
}

/** Whether a footer can be what it says, to its last byte. */
export const isSoundFooter = (footer: ArrayBuffer): boolean =>
  structAt(footer, 0)?.end === footer.byteLength - 8

const isBigCount = (value: unknown): value is bigint => typeof value === 'bigint' && value >= 0n

/** Whether the columns of a footer are a tree: each has a type or columns of its own, and there are as many as it says. */
function isSoundSchema(schema: readonly SchemaElement[]): boolean {
  let at = 0
  const isSound = (depth: number): boolean => {
    const element = schema[at++]
    if (element === undefined || depth > deepest) return false
    const { type, num_children: children } = element
    if (type !== undefined) return children === undefined || children === 0
    if (children === undefined || children < 1 || children > schema.length) return false
    for (let i = 0; i < children; i++) if (!isSound(depth + 1)) return false
    return true
  }
  return isSound(0) && at === schema.length
}

const deepest = 32

/** Holds what a footer says against the file and against what can be held; says by name what is too much. */
export function checkFooter(metadata: FileMetaData, fileBytes: number, bounds: ParquetBounds): void {
  if (!isSoundSchema(metadata.schema))
    throw wrongInput('The footer of the file does not say which columns there are.')
  const rows = metadata.row_groups.map(({ num_rows }) => num_rows)
  if (!rows.every(isBigCount) || rows.reduce((sum, n) => sum + n, 0n) !== metadata.num_rows)
    throw wrongInput('The footer of the file does not say how many rows there are.')
  metadata.row_groups.forEach((group, i) => {
    if (group.num_rows > BigInt(bounds.groupRows))
      throw tooMuch(`Its group of rows ${i + 1} has ${group.num_rows} rows`)
    checkColumns(group, BigInt(fileBytes))
    const unpacked = group.columns.reduce(
      (sum, { meta_data: m }) => sum + (m?.total_uncompressed_size ?? 0n),
      0n,
    )
    if (unpacked > BigInt(bounds.groupBytes))
      throw tooMuch(`Its group of rows ${i + 1} has ${unpacked} bytes`)
  })
}

export const tooMuch = (what: string): Error =>
  wrongInput(`${what}: that is more than is held at a time. Write the file with smaller groups of rows.`)

function checkColumns({ columns }: RowGroup, fileBytes: bigint): void {
  for (const { meta_data: column } of columns) {
    const first = column?.dictionary_page_offset ?? column?.data_page_offset
    const size = column?.total_compressed_size
    if (
      !isBigCount(first) ||
      !isBigCount(size) ||
      !isBigCount(column?.num_values) ||
      first + size > fileBytes
    )
      throw wrongInput('The footer of the file does not fit its contents.')
  }
}

/** Holds the headers of the pages of one column against its bytes before it is read: a page that is no longer than nothing, or has
 *  more values than its column, would keep the reader busy for ever. Gives the bytes of all of them when they are unpacked. */
export async function checkPages(
  file: AsyncBuffer,
  { columns }: RowGroup,
  name: string,
  bounds: ParquetBounds,
): Promise<number> {
  const damaged = wrongInput(
    `The column '${name}' of the file is damaged: its pages are not as long as they say.`,
  )
  let unpacked = 0
  for (const { meta_data: column } of columns) {
    if (column === undefined || column.path_in_schema[0] !== name) continue
    const first = Number(column.dictionary_page_offset ?? column.data_page_offset)
    const bytes = await file.slice(first, first + Number(column.total_compressed_size))
    let left = Number(column.num_values)
    for (let at = 0; at < bytes.byteLength; ) {
      const header = structAt(bytes, at)
      const page = header === null ? null : pageOf(header.struct)
      if (header === null || page === null || page.packed > bytes.byteLength - header.end) throw damaged
      if (page.unpacked > bounds.pageBytes)
        throw tooMuch(`A page of the column '${name}' has ${page.unpacked} bytes`)
      unpacked += page.unpacked
      left -= page.values
      if (left < 0) throw damaged
      at = header.end + page.packed
    }
    if (left !== 0) throw damaged
  }
  return unpacked
}

/** A count that can be one. */
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** How long a page is, packed and not, and how many values of the column it has, which those of a dictionary are not; null where its header
 *  cannot be one. Its fields have numbers: 2 and 3 are the lengths, 5 and 8 are of data, 7 of a dictionary, in which 1 is the values. */
function pageOf({
  field_2: unpacked,
  field_3: packed,
  ...header
}: ReturnType<typeof deserializeTCompactProtocol>) {
  const { field_5: data, field_7: dictionary, field_8: dataV2 } = header
  const values = (data ?? dataV2 ?? dictionary)?.field_1
  if (![packed, unpacked, values].every(isCount)) return null
  if (data !== undefined) return { packed, unpacked, values }
  if (dataV2 !== undefined) {
    const { field_2: nulls, field_5: definitionBytes, field_6: repetitionBytes } = dataV2
    const isSound = [nulls, definitionBytes, repetitionBytes].every(isCount)
    return isSound && nulls <= values && definitionBytes + repetitionBytes <= packed
      ? { packed, unpacked, values }
      : null
  }
  // Even the shortest value of a dictionary takes a bit.
  return values <= 8 * unpacked ? { packed, unpacked, values: 0 } : null
}

/** Node itself knows these; snappy comes with the reader. None unpacks a page to more than it says. */
export const codecs: Compressors = {
  SNAPPY: (bytes, length) => {
    const page = new Uint8Array(length)
    snappyUncompress(bytes, page)
    return page
  },
  GZIP: (bytes, length) => zlib.gunzipSync(bytes, { maxOutputLength: Math.max(length, 1) }),
  BROTLI: (bytes, length) => zlib.brotliDecompressSync(bytes, { maxOutputLength: Math.max(length, 1) }),
  ...('zstdDecompressSync' in zlib && {
    ZSTD: (bytes, length) => zlib.zstdDecompressSync(bytes, { maxOutputLength: Math.max(length, 1) }),
  }),
}
