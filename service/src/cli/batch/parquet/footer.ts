import type { AsyncBuffer, FileMetaData, RowGroup, SchemaElement } from 'hyparquet'
import { wrongInput } from '../wrong-input.ts'
import type { ParquetBounds } from './bounds.ts'
import { readStruct } from './thrift.ts'

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

const isCount = (value: unknown): value is bigint => typeof value === 'bigint' && value >= 0n

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
  if (!rows.every(isCount) || rows.reduce((sum, n) => sum + n, 0n) !== metadata.num_rows)
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
    if (!isCount(first) || !isCount(size) || !isCount(column?.num_values) || first + size > fileBytes)
      throw wrongInput('The footer of the file does not fit its contents.')
  }
}
