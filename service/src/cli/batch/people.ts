import { caseBounds } from '@requisite/law'
import { newlinesIn } from './chunks.ts'
import { cellText, csvRow, readRow } from './csv-row.ts'
import type { Header } from './header.ts'
import { type PersonsSeen, personsSeen } from './persons-seen.ts'
import { groupedDigits } from './progress.ts'
import { wrongInput } from './wrong-input.ts'

/** A chunk of people: where the rows of each begin, then their rows. One piece of memory, so that it can be transferred. */
export interface People {
  /** The rows of a person reach to the beginning of the next. */
  readonly starts: readonly number[]
  /** For each whose rows do not stand together, the line on which these begin; 0 where all is well. */
  readonly seenAgainOn: readonly number[]
  readonly rows: Buffer
}

const headBytes = 8
const personBytes = 16

/** The chunk as bytes. */
export function framed(
  starts: readonly number[],
  seenAgainOn: readonly number[],
  rows: readonly Buffer[],
  size: number,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headBytes + personBytes * starts.length + size)
  const view = new DataView(bytes.buffer)
  view.setFloat64(0, starts.length)
  starts.forEach((start, i) => {
    view.setFloat64(headBytes + personBytes * i, start)
    view.setFloat64(headBytes + personBytes * i + 8, seenAgainOn[i] as number)
  })
  let at = headBytes + personBytes * starts.length
  for (const part of rows) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** The same, read again. */
export function unframed(bytes: Buffer): People {
  const count = bytes.readDoubleBE(0)
  const at = (i: number): number => headBytes + personBytes * i
  const numbers = Array.from({ length: count }, (_, i) => i)
  return {
    starts: numbers.map((i) => bytes.readDoubleBE(at(i))),
    seenAgainOn: numbers.map((i) => bytes.readDoubleBE(at(i) + 8)),
    rows: bytes.subarray(at(count)),
  }
}

/** More rows of one person than this are not held: one too many is enough to be refused. */
const mostRows = caseBounds.sentences + 1

/** Chunks of whole rows as chunks of whole people. People whose rows do not stand
 *  together are marked with the line, wherever their rows are; where nobody could look for them before, the run ends at the first. */
export async function* peopleChunks(
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  { delimiter, cells, person }: Header,
  firstLine: number,
  scattered: PersonsSeen | null,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const code = delimiter.charCodeAt(0)
  const row = csvRow(cells)
  const seen = personsSeen()
  let line = firstLine
  /** The person whose rows may go on in the next chunk: null before the first. */
  let current: string | null = null
  let currentLine = 0
  let held: Buffer[] = []
  let rowsOfCurrent = 0

  let starts: number[] = []
  let seenAgainOn: number[] = []
  let whole: Buffer[] = []
  let size = 0
  const close = (): void => {
    if (current === null) return
    starts.push(size)
    seenAgainOn.push(currentLine)
    for (const part of held) {
      whole.push(part)
      size += part.length
    }
    held = []
  }
  const taken = (): Uint8Array<ArrayBuffer> => {
    const bytes = framed(starts, seenAgainOn, whole, size)
    starts = []
    seenAgainOn = []
    whole = []
    size = 0
    return bytes
  }

  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    const text = bytes.toString('latin1')
    // The rows of one person are held as one part.
    let from = 0
    let to = 0
    const hold = (): void => {
      if (to > from) held.push(bytes.subarray(from, to))
    }
    for (let at = 0; at < bytes.length; at = row.next) {
      readRow(bytes, at, code, row)
      if (row.end > at) {
        const name = person === null ? '' : cellText(text, row, person)
        if (name !== current || person === null) {
          hold()
          close()
          from = at
          current = name
          currentLine = scattered?.has(name) ? line : 0
          if (scattered === null && name !== '' && seen.add(name)) throw wrongInput(comesAgain(line))
          rowsOfCurrent = 0
        }
        if (++rowsOfCurrent <= mostRows) to = row.next
      }
      line += newlinesIn(bytes, at, row.next)
    }
    hold()
    if (starts.length > 0) yield taken()
  }
  close()
  if (starts.length > 0) yield taken()
}

const comesAgain = (line: number): string =>
  `The rows of a person must stand together, and somebody comes again on line ${groupedDigits(line)}. Sort the rows by person, or give the file by its name: it is then read twice, and only such people are left without a date.`

/** The people whose rows do not stand together. To find them the file is read once more before it is answered: which rows belong to
 *  somebody is known only at its end, and an answer to some of them would be a date without the others. */
export async function scatteredPeople(
  rows: AsyncIterable<Uint8Array<ArrayBuffer>>,
  { delimiter, cells }: Pick<Header, 'delimiter' | 'cells'>,
  person: number,
): Promise<PersonsSeen> {
  const code = delimiter.charCodeAt(0)
  const row = csvRow(cells)
  const seen = personsSeen()
  const scattered = personsSeen()
  let current: string | null = null
  for await (const chunk of rows) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    const text = bytes.toString('latin1')
    for (let at = 0; at < bytes.length; at = row.next) {
      readRow(bytes, at, code, row)
      if (row.end === at) continue
      const name = cellText(text, row, person)
      if (name !== current && name !== '' && seen.add(name)) scattered.add(name)
      current = name
    }
  }
  return scattered
}
