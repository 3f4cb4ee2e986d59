import * as zlib from 'node:zlib'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  type AsyncBuffer,
  type Compressors,
  type FileMetaData,
  type RowGroup,
  type SchemaElement,
  snappyUncompress,
} from 'hyparquet'
import { wrongInput } from '../wrong-input.ts'
import type { ParquetBounds } from './bounds.ts'
import { readStruct, type ThriftStruct } from './thrift.ts'

const magic = 0x31524150

/** The bytes of the footer, with the mark at its end; null where the file has none. */
export async function footerOf(file: AsyncBuffer): Promise<ArrayBuffer | null> {
  if (file.byteLength < 12) return null
  const end = new DataView(await file.slice(file.byteLength - 8, file.byteLength))
  const length = end.getUint32(0, true)
  if (end.getUint32(4, true) !== magic || length > file.byteLength - 12) return null
  return file.slice(file.byteLength - 8 - length, file.byteLength)
}

/** Whether a footer can be what it says, to its last byte. */
export function isSoundFooter(footer: ArrayBuffer): boolean {
  const bytes = new Uint8Array(footer, 0, footer.byteLength - 8)
  return readStruct(bytes, 0)?.end === bytes.length
}

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

/** The fields of a page header. */
const field = { unpacked: 2, packed: 3, dataPage: 5, indexPage: 6, dictionary: 7, dataPageV2: 8 } as const
/** And of the header of each kind of page inside it. */
const inner = { values: 1, nulls: 2, definitionBytes: 5, repetitionBytes: 6 } as const

/** Holds the headers of the pages of one column against its bytes before it is read: a page that is no longer than nothing, or has
 *  more values than its column, would keep the reader busy for ever. */
export async function checkPages(
  file: AsyncBuffer,
  { columns }: RowGroup,
  name: string,
  bounds: ParquetBounds,
): Promise<void> {
  for (const { meta_data: column } of columns) {
    if (column === undefined || column.path_in_schema[0] !== name) continue
    const first = Number(column.dictionary_page_offset ?? column.data_page_offset)
    const bytes = new Uint8Array(await file.slice(first, first + Number(column.total_compressed_size)))
    let left = Number(column.num_values)
    for (let at = 0; at < bytes.length; ) {
      const header = readStruct(bytes, at)
      const page = header === null ? null : pageOf(header.struct)
      if (header === null || page === null || page.packed > bytes.length - header.end) throw damagedPage(name)
      if (page.unpacked > bounds.pageBytes)
        throw tooMuch(`A page of the column '${name}' has ${page.unpacked} bytes`)
      left -= page.values
      if (left < 0) throw damagedPage(name)
      at = header.end + page.packed
    }
    if (left !== 0) throw damagedPage(name)
  }
}

const damagedPage = (name: string): Error =>
  wrongInput(`The column '${name}' of the file is damaged: its pages are not as long as they say.`)

interface Page {
  readonly packed: number
  readonly unpacked: number
  /** How many values of the column it has; those of a dictionary are none of them. */
  readonly values: number
}

/** A count that can be one. */
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

function pageOf(header: ThriftStruct): Page | null {
  const [packed, unpacked] = [header.get(field.packed), header.get(field.unpacked)]
  const data = header.get(field.dataPage) ?? header.get(field.dataPageV2)
  const dictionary = header.get(field.dictionary)
  if (!isCount(packed) || !isCount(unpacked)) return null
  if (data instanceof Map) {
    const values = data.get(inner.values)
    return isCount(values) && (data !== header.get(field.dataPageV2) || isSoundV2(data, packed))
      ? { packed, unpacked, values }
      : null
  }
  if (dictionary instanceof Map) {
    const values = dictionary.get(inner.values)
    // Even the shortest value of a dictionary takes a bit.
    return isCount(values) && values <= 8 * unpacked ? { packed, unpacked, values: 0 } : null
  }
  return null
}

function isSoundV2(data: ThriftStruct, packed: number): boolean {
  const [values, nulls] = [data.get(inner.values), data.get(inner.nulls)]
  const levels = [data.get(inner.definitionBytes), data.get(inner.repetitionBytes)]
  return (
    isCount(nulls) &&
    nulls <= (values as number) &&
    levels.every(isCount) &&
    (levels as number[]).reduce((sum, n) => sum + n, 0) <= packed
  )
}

type Unpack = (bytes: Uint8Array, length: number) => Uint8Array

/** Node itself knows these; snappy comes with the reader. */
const codecs: Readonly<Record<string, Unpack>> = {
  SNAPPY: (bytes, length) => {
    const page = new Uint8Array(length)
    snappyUncompress(bytes, page)
    return page
  },
  GZIP: (bytes, length) => gunzipSync(bytes, { maxOutputLength: Math.max(length, 1) }),
  BROTLI: (bytes, length) => brotliDecompressSync(bytes, { maxOutputLength: Math.max(length, 1) }),
  ...('zstdDecompressSync' in zlib
    ? {
        ZSTD: (bytes: Uint8Array, length: number) =>
          zlib.zstdDecompressSync(bytes, { maxOutputLength: Math.max(length, 1) }),
      }
    : {}),
}

export const readableCodecs: readonly string[] = ['UNCOMPRESSED', ...Object.keys(codecs)]

/** Unpacks the pages of one group of rows after the other: none larger than it says, and none larger than can be held, each and
 *  together. */
export function boundedUnpacking(bounds: ParquetBounds): {
  readonly compressors: Compressors
  readonly beginGroup: () => void
} {
  let unpacked = 0
  const bounded =
    (unpack: Unpack): Unpack =>
    (bytes, length) => {
      unpacked += length
      if (!(length >= 0 && length <= bounds.pageBytes))
        throw tooMuch(`A page of the file has ${length} bytes`)
      if (unpacked > bounds.groupBytes)
        throw tooMuch(`A group of rows has more than ${bounds.groupBytes} bytes`)
      return unpack(bytes, length)
    }
  return {
    compressors: Object.fromEntries(Object.entries(codecs).map(([name, unpack]) => [name, bounded(unpack)])),
    beginGroup: () => {
      unpacked = 0
    },
  }
}
