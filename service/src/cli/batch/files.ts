import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import { untilInterrupted } from '../interrupted.ts'
import type { Mistaken } from '../mistaken.ts'
import type { Header } from './header.ts'
import { type Format, formatNames } from './job.ts'
import { type Output, openTo } from './output.ts'
import type { Column } from './parquet/column-types.ts'

const byExtension: Readonly<Record<string, Format>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  parquet: 'parquet',
  pq: 'parquet',
}

/** A workbook by the name of its file, and the one line that makes CSV of it: commas, quotation marks, UTF-8. */
export const isWorkbook = (path: string): boolean => /\.(?:xls[xmb]?|ods|numbers)$/i.test(path)
export const workbookMistake = (path?: string): string =>
  `${path === undefined ? 'This' : `'${path}'`} is a workbook, not CSV. In Excel choose ` +
  'Save As, and "CSV UTF-8"; or: libreoffice --headless --convert-to "csv:Text - txt - csv ' +
  `(StarCalc):44,34,76" ${path ?? 'book.xlsx'}`

/** A workbook is not written: what opens it would find no workbook under that name. */
export const writtenWorkbook = (path: string): readonly string[] =>
  isWorkbook(path)
    ? [
        `'${path}' would be a workbook, and none is written. Excel opens CSV: -o ${path.replace(/[^.]+$/, 'csv')}`,
      ]
    : []

/** What to say of a place to write to that is the name of a format. */
export const outputNotes = (path: string): readonly string[] =>
  Object.hasOwn(byExtension, path.toLowerCase())
    ? [
        `The answers go into a file '${path}'. For the format, use --format ${byExtension[path.toLowerCase()]}.`,
      ]
    : []

const formatByName = (path: string): Format | undefined =>
  byExtension[/\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase() ?? '']

export interface Formats {
  readonly input: Format
  readonly output: Format
}

/** The formats that are named, or that the names of the files say; null where they do not go together. */
export function formatsOf(named: string | undefined, from: string, to: string): Formats | null {
  const name = formatNames.find((one) => one === named)
  if (named !== undefined && name === undefined) return null
  const [ofFrom, ofTo] = [formatByName(from), formatByName(to)]
  const formats =
    name === 'parquet'
      ? { input: ofFrom ?? (from === '-' ? 'csv' : name), output: ofTo ?? name }
      : name !== undefined
        ? { input: ofFrom === 'parquet' ? ofFrom : name, output: ofTo === 'parquet' ? ofTo : name }
        : unnamed(ofFrom, ofTo)
  const together = formats.input === formats.output || ![formats.input, formats.output].includes('ndjson')
  return together ? formats : null
}

/** What the names alone say. Without a name Parquet is answered as CSV, which can be read on a terminal. */
function unnamed(ofFrom: Format | undefined, ofTo: Format | undefined): Formats {
  const input = ofFrom ?? (ofTo === 'ndjson' ? ofTo : 'csv')
  return { input, output: ofTo ?? (input === 'parquet' ? 'csv' : input) }
}

/** The bytes of a file, null where a size means nothing, undefined when there is no such file. */
export async function sizeOf(path: string): Promise<number | null | undefined> {
  try {
    const stats = await stat(path)
    return stats.isDirectory() ? undefined : stats.isFile() ? stats.size : null
  } catch {
    return undefined
  }
}

export interface Input {
  readonly blocks: AsyncIterable<Buffer>
  /** The columns of Parquet; none of any other file. */
  readonly columns: ReadonlyMap<string, Column>
}

/** Opens what is read, as text: of Parquet one group of rows at a time. */
export async function openInput(
  path: string,
  format: Format,
  blockBytes: number,
  isField: (name: string) => boolean,
  stdin: Readable,
  interrupted: AbortSignal,
): Promise<Input | Mistaken> {
  if (format === 'parquet')
    return path === '-'
      ? { mistakes: ['Parquet cannot be read from standard input. Give it as a file.'] }
      : (await import('./parquet/input.ts')).parquetInput(path, isField, interrupted)
  const stream = path === '-' ? stdin : createReadStream(path, { highWaterMark: blockBytes })
  return { blocks: untilInterrupted(stream, interrupted), columns: new Map() }
}

/** Opens what is written. */
export async function openOutput(
  path: string,
  format: Format,
  stdout: Writable,
  input: Input,
  header: Header | null,
  interrupted: AbortSignal,
): Promise<Output> {
  if (format !== 'parquet' || header === null) return openTo(path, stdout, interrupted)
  const { parquetOutput } = await import('./parquet/write.ts')
  return parquetOutput(
    await openTo(path, stdout, interrupted),
    input.columns,
    header.kept.length,
    header.delimiter,
  )
}
