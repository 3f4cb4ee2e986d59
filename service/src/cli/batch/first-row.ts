import { isUtf8 } from 'node:buffer'
import { caseDates, isValueOf } from '../../contract/case/from-text.ts'
import { requestFields } from '../../contract/request.ts'
import type { Mistaken } from '../mistaken.ts'
import { standsForNothing } from './cells.ts'
import { newlinesIn } from './chunks.ts'
import { fieldNames } from './columns.ts'
import { type CsvRow, cellText, lettersIn, readRow, rowsIn, trimmed } from './csv-row.ts'
import { looksLike } from './dates.ts'
import { firstBlocks, startingWith } from './dialect.ts'
import { workbookMistake } from './files.ts'
import { safeCells } from './formulas.ts'
import { caseNames, type Header, readHeader } from './header.ts'
import type { BatchRun } from './job.ts'
import { groupedDigits } from './progress.ts'
import { addedColumns, columnsOf } from './result-columns.ts'

/** The longest first row that makes sense: a spreadsheet has at most 16,384 columns. */
const longestHeader = 1024 * 1024

const delimiters = [',', ';', '\t', '|']

/** What may stand before the first row: the mark of UTF-8, empty lines, and the line by which Excel is told the delimiter. */
const opening =
  /^(?:\u00ef\u00bb\u00bf)?((?:[ \t]*\r?\n)*)(?:"?sep=(\t|[^\w\s"])"?[ \t]*(?:\r?\n|$))?((?:[ \t]*\r?\n)*)/i

/** What a file is that is no CSV, by its first bytes. */
const otherFiles: readonly (readonly [begins: string, mistake: string])[] = [
  ['PK\u0003\u0004', workbookMistake()],
  ['\u00d0\u00cf\u0011\u00e0', workbookMistake()],
  ['PAR1', 'This is Parquet, not CSV. Give it as a file, with --format parquet.'],
]

interface First {
  readonly header: Header
  readonly notes: readonly string[]
  /** All that stands before the second row, with the names of the added columns. */
  readonly head: Uint8Array
  /** The line on which the second row begins, and the number of the first row as a spreadsheet counts. */
  readonly nextLine: number
  readonly number: number
  readonly rest: AsyncGenerator<Buffer>
}

/** Reads the first row of a CSV text, and gives it back with the names of the columns that are added. */
export async function firstRow(
  blocks: AsyncGenerator<Buffer>,
  run: Pick<BatchRun, 'asked' | 'needsPerson'>,
): Promise<First | Mistaken> {
  let bytes: Buffer = Buffer.alloc(0)
  let readings: readonly RowReading[] = []
  // Each look is at twice as much, so that blocks of any size cost no more than two looks at the whole.
  for (let isAll = false, enough = 1; readings.length === 0 && !isAll; enough = 2 * bytes.length) {
    const more = await firstBlocks(blocks, ({ length }) => bytes.length + length >= enough)
    isAll = bytes.length + more.length < enough
    bytes = Buffer.concat([bytes, more])
    readings = readingsOf(bytes, isAll)
    if (readings.length === 0 && bytes.length > longestHeader) return { mistakes: [endlessHeader(bytes)] }
  }
  const fields: readonly string[] = run.asked.as === 'calculate' ? requestFields : caseNames
  const known = ({ headings }: RowReading): number =>
    fieldNames(headings, run.asked.columns).filter((name) => fields.includes(name)).length
  const best = readings.reduce((one, other) => (known(other) > known(one) ? other : one))
  if (bytes.length === best.next) {
    const block = await blocks.next()
    if (!block.done) bytes = Buffer.concat([bytes, block.value])
  }
  return understood(bytes, best, blocks, run)
}

function endlessHeader(bytes: Buffer): string {
  const lines = newlinesIn(bytes)
  return `The first row does not end within 1 MB. ${
    lines === 0
      ? 'Is this CSV, with the names of the columns on its first line?'
      : `Most likely a quotation mark was opened in it and not closed: it has swallowed ${groupedDigits(lines)} lines so far.`
  }`
}

function understood(
  bytes: Buffer,
  { delimiter, headings, row, start, next, number }: RowReading,
  blocks: AsyncGenerator<Buffer>,
  { needsPerson, asked }: Pick<BatchRun, 'asked' | 'needsPerson'>,
): First | Mistaken {
  const { as, columns, dates, formulas, empty } = asked
  const text = bytes.toString('latin1')
  const other = otherFiles.find(([begins]) => text.startsWith(begins))
  if (other !== undefined) return { mistakes: [other[1]] }
  if (row.text.trim() === '')
    return { mistakes: ['The file is empty. The first row must name the columns as the API does.'] }
  const read = readHeader(as, needsPerson, delimiter, headings, columns)
  if ('mistakes' in read)
    return row.text.includes('\u0000')
      ? { mistakes: ['The file is not in UTF-8. In Excel choose Save As, and "CSV UTF-8".'] }
      : read
  const { ofSentence, ofPerson, ofRecall, kept } = read.header
  const facts = [...ofSentence, ...ofPerson, ...ofRecall]
  const looked = firstCells(
    text.slice(next, next + lookedAt),
    delimiter,
    facts.map(([cell, field]) => ({ cell, field, heading: headings[cell] as string })),
    number + 1,
  )
  const wrongDates =
    dates === 'iso' ? looked.filter(({ field }) => caseDates.has(field)).flatMap(dateMistakes) : []
  if (wrongDates.length > 0) return { mistakes: wrongDates }
  const lineBreak = row.lineBreak || '\n'
  const cells = row.cells.map(safeCells(delimiter, formulas))
  const carried = new Set(kept.map((cell) => read.names[cell] as string))
  const added = addedColumns(columnsOf(asked, read.header), carried)
  const names = [...kept.map((cell) => cells[cell]), ...added].join(delimiter)
  return {
    header: {
      ...read.header,
      lineBreak,
      headings: row.cells.map((cell) => trimmed(cell.replace(/^"|"$/g, ''))),
    },
    notes: [...read.notes, ...emptyNotes(looked, empty)],
    head: Buffer.from(text.slice(0, start) + names + lineBreak, 'latin1'),
    nextLine: text.slice(0, next).split('\n').length,
    number,
    rest: startingWith([bytes.subarray(next)], blocks),
  }
}

/** The first row read with one delimiter: where it lies, and its cells. */
interface RowReading {
  readonly delimiter: string
  readonly headings: readonly string[]
  readonly row: CsvRow
  readonly start: number
  readonly next: number
  readonly number: number
}

/** The first row read with each delimiter that it may have; none where it does not end here with any. */
function readingsOf(bytes: Buffer, isAll: boolean): readonly RowReading[] {
  const text = bytes.toString('latin1')
  const [before, emptyLines = '', named, moreEmptyLines = ''] = opening.exec(text) as unknown as [
    string,
    ...(string | undefined)[],
  ]
  const start = before.length
  const number = 1 + (emptyLines + moreEmptyLines).split('\n').length - 1
  return (named === undefined ? delimiters : [named]).flatMap((delimiter) => {
    const row = readRow(text, start, delimiter)
    if (!isAll && (row.open || !row.lineBreak.endsWith('\n'))) return []
    const texts = row.cells.map(cellText)
    const headings = isUtf8(bytes.subarray(start, start + row.text.length)) ? texts.map(lettersIn) : texts
    return [{ delimiter, headings, row, start, next: start + row.text.length + row.lineBreak.length, number }]
  })
}

/** So many rows are looked at, as far as they end in so many bytes. */
const firstRows = 20
const lookedAt = 64 * 1024

/** The columns of facts with what the first rows have in them. */
function firstCells(
  text: string,
  delimiter: string,
  columns: readonly { readonly cell: number; readonly field: string; readonly heading: string }[],
  firstNumber: number,
): readonly FirstRowLook[] {
  const rows: CsvRow[] = []
  for (const row of rowsIn(text, delimiter)) if (rows.push(row) === firstRows) break
  const last = rows.at(-1)
  if (last?.open || (text.length === lookedAt && last?.lineBreak === '')) rows.pop()
  return columns.map(({ cell, ...column }) => ({
    ...column,
    seen: rows.flatMap(({ cells }, n) => {
      const written = cellText(cells[cell])
      return written === '' ? [] : [{ written, number: firstNumber + n }]
    }),
  }))
}

/** What to do where the first rows have words that programs write for nothing: without it each is an error. */
function emptyNotes(looked: readonly FirstRowLook[], empty: readonly string[]): readonly string[] {
  const found = looked.flatMap(({ heading, field, seen }) =>
    seen
      .filter(({ written }) => standsForNothing(written) && !empty.includes(written))
      .filter(({ written }) => !isValueOf(field, written))
      .map((one) => ({ ...one, heading })),
  )
  const first = found.reduce<(typeof found)[number] | null>(
    (least, one) => (least === null || one.number < least.number ? one : least),
    null,
  )
  const words = [...empty, ...new Set(found.map(({ written }) => written))].join(',')
  return first === null
    ? []
    : [
        `'${first.heading}' has '${first.written}' in row ${first.number}. If it stands for nothing, run it again with --empty ${words}.`,
      ]
}

interface Seen {
  readonly written: string
  readonly number: number
}

interface FirstRowLook {
  readonly field: string
  readonly heading: string
  readonly seen: readonly Seen[]
}

/** What to do where the first rows all have dates that the run could not read: nothing is guessed, and nothing written. */
function dateMistakes({ heading, seen: cells }: FirstRowLook): readonly string[] {
  const seen = cells.map((one) => ({ ...one, like: looksLike(one.written) }))
  const [first] = seen
  if (first === undefined || seen.some(({ like }) => like === null)) return []
  if (seen.every(({ like }) => like === 'day number'))
    return [
      `The dates under '${heading}' are not written as YYYY-MM-DD: row ${first.number} has ` +
        `'${first.written}'. If these are days as Excel counts them, run it again with --dates excel.`,
    ]
  const american = seen.find(({ like }) => like === 'month first')
  const { written, number } = american ?? first
  const there = `The dates under '${heading}' are not written as YYYY-MM-DD: row ${number} has '${written}'.`
  return [
    american === undefined
      ? `${there} If the day stands first, as in the United Kingdom, run it again with --dates uk.`
      : `${there} There the month seems to stand first. Write them as YYYY-MM-DD.`,
  ]
}
