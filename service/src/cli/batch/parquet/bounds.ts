import type { SchemaElement } from 'hyparquet'

const megabyte = 1024 * 1024

/** What a Parquet file may ask for. Its counts are claims: a few bytes can ask for all the memory there is. */
export const parquetBounds = {
  /** Of one page when it is unpacked. DuckDB writes pages of up to 100 MB, most others of 1 MB. */
  pageBytes: 128 * megabyte,
  /** Of all pages of one group of rows, which is held as a whole. */
  groupBytes: 1024 * megabyte,
  groupRows: 16 * megabyte,
  /** Of one row as text, as in CSV. */
  rowBytes: 16 * megabyte,
  /** Of all rows as text, beyond so many times the size of the file. */
  textBytes: 1024 * megabyte,
  textTimes: 10_000,
  /** So long nothing may be heard of the reader. A column of a group of rows takes it a second or two. */
  silentMs: 60_000,
}
export type ParquetBounds = Readonly<typeof parquetBounds>

/** What is heard of the reader in its thread, which is asked for each block. A sign says only that it goes on. */
export type ThreadMessage =
  | { readonly kind: 'sign' }
  | { readonly kind: 'opened'; readonly elements: readonly SchemaElement[] }
  | { readonly kind: 'block'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'done' }
  | { readonly kind: 'wrong'; readonly words: string }
