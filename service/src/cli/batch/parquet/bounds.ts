import type { SchemaElement } from 'hyparquet'

/** What a Parquet file may ask for. Its counts are claims: a few bytes can ask for all the memory there is. */
export interface ParquetBounds {
  /** Of one page when it is unpacked. DuckDB writes pages of up to 100 MB, most others of 1 MB. */
  readonly pageBytes: number
  /** Of all pages of one group of rows, which is held as a whole. */
  readonly groupBytes: number
  readonly groupRows: number
  /** Of one row as text, as in CSV. */
  readonly rowBytes: number
  /** Of all rows as text, beyond so many times the size of the file. */
  readonly textBytes: number
  readonly textTimes: number
  /** So long nothing may be heard of the reader. A column of a group of rows takes it a second or two. */
  readonly silentMs: number
}

const megabyte = 1024 * 1024

export const parquetBounds: ParquetBounds = {
  pageBytes: 128 * megabyte,
  groupBytes: 1024 * megabyte,
  groupRows: 16 * megabyte,
  rowBytes: 16 * megabyte,
  textBytes: 1024 * megabyte,
  textTimes: 10_000,
  silentMs: 60_000,
}

/** What the reader in its thread is asked: for the next block, with which columns are fields. */
export interface BlockRequest {
  readonly isField: readonly boolean[]
}

/** What is heard of it. A sign says only that it goes on. */
export type ThreadMessage =
  | { readonly kind: 'sign' }
  | { readonly kind: 'opened'; readonly elements: readonly SchemaElement[] }
  | { readonly kind: 'block'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'done' }
  | { readonly kind: 'wrong'; readonly words: string }
