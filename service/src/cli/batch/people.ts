import { caseBounds } from '@requisite/law'
import { type Chunk, joined, newlinesIn, type PersonOfChunk } from './chunks.ts'
import { cellText, csvRow, readRow } from './csv-row.ts'
import type { Header } from './header.ts'
import { groupedDigits } from './progress.ts'
import { wrongInput } from './wrong-input.ts'

/** More rows of one person than this are not held: one too many is enough to be refused. */
const mostRows = caseBounds.sentences + 1

/** Chunks of whole rows as chunks of whole people. People whose rows do not stand
 *  together are marked with the line, wherever their rows are; where nobody could look for them before, the run ends at the first. */
export async function* peopleChunks(
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  { delimiter, cells, person }: Header,
  firstLine: number,
  scattered: PersonsSeen | null,
): AsyncGenerator<Chunk> {
  const code = delimiter.charCodeAt(0)
  const row = csvRow(cells)
  const seen = personsSeen()
  let line = firstLine
  /** The person whose rows may go on in the next chunk: null before the first. */
  let current: string | null = null
  let currentLine = 0
  let held: Buffer[] = []
  let rowsOfCurrent = 0

  let people: PersonOfChunk[] = []
  let whole: Buffer[] = []
  let size = 0
  const close = (): void => {
    if (current === null) return
    people.push({ start: size, line: currentLine })
    for (const part of held) {
      whole.push(part)
      size += part.length
    }
    held = []
  }
  const taken = (): Chunk => {
    const chunk = { rows: joined(whole, size), people }
    people = []
    whole = []
    size = 0
    return chunk
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
    if (people.length > 0) yield taken()
  }
  close()
  if (people.length > 0) yield taken()
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

/** Remembers whom it has seen by a hash of 64 bits: in a million people two share one once in tens of millions of files. */
export interface PersonsSeen {
  /** Whether this person was there before; from now on they are. */
  readonly add: (person: string) => boolean
  readonly has: (person: string) => boolean
  /** The bytes that it holds. */
  readonly bytes: () => number
}

const tables = 256
const firstRoom = 8
/** A table grows when it is fuller than this, to half as much again: so never more than 15 bytes a person. */
const fullest = 0.85
const growth = 1.5

/** Two halves of a hash: multiplied, mixed and stirred once more at the end (after cyrb53, which is in the public domain). */
function hash(text: string): readonly [number, number] {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return [a >>> 0, b >>> 0]
}

/** Many small tables with open addressing, so that only one of them is copied at a time when it grows. */
export function personsSeen(): PersonsSeen {
  const byFirst = Array.from({ length: tables }, () => ({ room: new Uint32Array(2 * firstRoom), taken: 0 }))
  const placeOf = (person: string) => {
    const [a, b] = hash(person)
    // Nobody's hash is 0 and 0: that is an empty place.
    return { a, low: a === 0 && b === 0 ? 1 : b, table: byFirst[a % tables] as (typeof byFirst)[number] }
  }
  return {
    has: (person) => {
      const { a, low, table } = placeOf(person)
      return isIn(table.room, a, low)
    },
    add: (person) => {
      const { a, low, table } = placeOf(person)
      if (!put(table.room, a, low)) return true
      if (++table.taken > fullest * (table.room.length / 2)) table.room = grown(table.room)
      return false
    },
    bytes: () => byFirst.reduce((sum, { room }) => sum + room.byteLength, 0),
  }
}

function isIn(room: Uint32Array, a: number, b: number): boolean {
  const places = room.length / 2
  for (let at = b % places; ; at = at + 1 === places ? 0 : at + 1) {
    const [x, y] = [room[2 * at], room[2 * at + 1]]
    if (x === a && y === b) return true
    if (x === 0 && y === 0) return false
  }
}

/** Puts a hash in; false where it is there. */
function put(room: Uint32Array, a: number, b: number): boolean {
  const places = room.length / 2
  for (let at = b % places; ; at = at + 1 === places ? 0 : at + 1) {
    const [x, y] = [room[2 * at], room[2 * at + 1]]
    if (x === a && y === b) return false
    if (x === 0 && y === 0) {
      room[2 * at] = a
      room[2 * at + 1] = b
      return true
    }
  }
}

function grown(room: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * Math.ceil((growth * room.length) / 2))
  for (let at = 0; at < room.length; at += 2)
    if (room[at] !== 0 || room[at + 1] !== 0) put(larger, room[at] as number, room[at + 1] as number)
  return larger
}
