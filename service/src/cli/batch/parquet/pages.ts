import type { AsyncBuffer, RowGroup } from 'hyparquet'
import { wrongInput } from '../wrong-input.ts'
import type { ParquetBounds } from './bounds.ts'
import { tooMuch } from './footer.ts'
import { readStruct, type ThriftStruct } from './thrift.ts'

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
