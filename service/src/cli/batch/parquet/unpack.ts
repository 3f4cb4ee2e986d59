import * as zlib from 'node:zlib'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Compressors, snappyUncompress } from 'hyparquet'
import type { ParquetBounds } from './bounds.ts'
import { tooMuch } from './footer.ts'

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
