import { caseBounds } from '@requisite/law'
import { type Chunk, joined, newlinesIn, type PersonOfChunk } from './chunks.ts'
import { cellText, csvRow, readRow } from './csv-row.ts'
import type { Header } from './header.ts'
import { groupedDigits } from './progress.ts'
import { wrongInput } from './wrong-input.ts'

/** More rows of one person than this are not held: one too many is enough to be refused. */
const mostRows = caseBounds.sentences + 1

/** The rows of a chunk that are not empty, each with its person. */
function* namedRows(
  { rows }: Chunk,
  { delimiter, cells }: Pick<Header, 'delimiter' | 'cells'>,
  person: number,
) {
  const bytes = Buffer.from(rows.buffer)
  const text = bytes.toString('latin1')
  const row = csvRow(cells)
  for (let at = 0; at < bytes.length; at = row.next) {
    readRow(bytes, at, delimiter.charCodeAt(0), row)
    if (row.end > at) yield { bytes, at, next: row.next, name: cellText(text, row, person) }
  }
}

interface HeldPerson {
  readonly name: string
  readonly line: number
  readonly rows: Buffer[]
}

/** Chunks of whole rows as chunks of whole people. People whose rows do not stand
 *  together are marked with the line, wherever their rows are; where nobody could look for them before, the run ends at the first. */
export async function* peopleChunks(
  chunks: AsyncIterable<Chunk>,
  header: Header,
  person: number,
  firstLine: number,
  scattered: PersonsSeen | null,
): AsyncGenerator<Chunk> {
  const seen = personsSeen()
  let line = firstLine
  /** The person whose rows may go on in the next chunk. */
  let current = null as HeldPerson | null
  let whole: HeldPerson[] = []
  const taken = (): Chunk => {
    let size = 0
    const people = whole.map(({ line, rows }): PersonOfChunk => {
      const start = size
      for (const { length } of rows) size += length
      return { start, line }
    })
    const parts = whole.flatMap(({ rows }) => rows)
    whole = []
    return { rows: joined(parts, size), people }
  }

  for await (const chunk of chunks) {
    for (const { bytes, at, next, name } of namedRows(chunk, header, person)) {
      if (current?.name !== name) {
        if (current !== null) whole.push(current)
        const here = (): number => line + newlinesIn(bytes, 0, at)
        if (scattered === null && name !== '' && seen.add(name)) throw wrongInput(comesAgain(here()))
        current = { name, line: scattered?.has(name) ? here() : 0, rows: [] }
      }
      if (current.rows.length < mostRows) current.rows.push(bytes.subarray(at, next))
    }
    line += newlinesIn(chunk.rows)
    if (whole.length > 0) yield taken()
  }
  if (current === null) return
  whole.push(current)
  yield taken()
}

const comesAgain = (line: number): string =>
  `The rows of a person must stand together, and somebody comes again on line ${groupedDigits(line)}. Sort the rows by person, or give the file by its name: it is then read twice, and only such people are left without a date.`

/** The people whose rows do not stand together. To find them the file is read once more before it is answered: which rows belong to
 *  somebody is known only at its end, and an answer to some of them would be a date without the others. */
export async function scatteredPeople(
  chunks: AsyncIterable<Chunk>,
  header: Header,
  person: number,
): Promise<PersonsSeen> {
  const seen = personsSeen()
  const scattered = personsSeen()
  let current: string | null = null
  for await (const chunk of chunks)
    for (const { name } of namedRows(chunk, header, person)) {
      if (name !== current && name !== '' && seen.add(name)) scattered.add(name)
      current = name
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

/** As many as 8 bits tell apart. */
const tables = 256
const firstRoom = 8
/** A table grows when it is fuller than this, to half as much again: so never more than 15 bytes a person. */
const fullest = 0.85
const growth = 1.5

/** A hash of 64 bits, never 0: two halves, multiplied, mixed and stirred once more at the end (after cyrb53, which is in the public domain). */
function hash(text: string): bigint {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (BigInt(a >>> 0) << 32n) | BigInt(b >>> 0) || 1n
}

/** Many small tables with open addressing, so that only one of them is copied at a time when it grows. */
export function personsSeen(): PersonsSeen {
  const all = Array.from({ length: tables }, () => ({ room: new BigUint64Array(firstRoom), taken: 0 }))
  const tableOf = (key: bigint) => all[Number(key >> 56n)] as (typeof all)[number]
  return {
    has: (person) => {
      const key = hash(person)
      const { room } = tableOf(key)
      return room[placeIn(room, key)] === key
    },
    add: (person) => {
      const key = hash(person)
      const table = tableOf(key)
      const at = placeIn(table.room, key)
      if (table.room[at] === key) return true
      table.room[at] = key
      if (++table.taken > fullest * table.room.length) table.room = grown(table.room)
      return false
    },
    bytes: () => all.reduce((sum, { room }) => sum + room.byteLength, 0),
  }
}

/** Where a hash is, or can be put. */
function placeIn(room: BigUint64Array, key: bigint): number {
  let at = Number(key % BigInt(room.length))
  while (room[at] !== 0n && room[at] !== key) at = at + 1 === room.length ? 0 : at + 1
  return at
}

function grown(room: BigUint64Array): BigUint64Array<ArrayBuffer> {
  const larger = new BigUint64Array(Math.ceil(growth * room.length))
  for (const key of room) if (key !== 0n) larger[placeIn(larger, key)] = key
  return larger
}
