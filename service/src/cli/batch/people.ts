import { caseBounds } from '@requisite/law/internal'
import { type Chunk, ownBytes } from './chunks.ts'
import { cellText, rowsIn } from './csv-row.ts'
import type { Header } from './header.ts'
import { groupedDigits } from './progress.ts'
import { wrongInput } from './wrong-input.ts'

/** More rows of one person than this are not held: one too many is enough to be refused. */
const mostRows = caseBounds.sentences + 1

/** The rows of chunks that are not empty, each as it is, with its line and its person; and nothing after each chunk. */
async function* namedRows(
  chunks: AsyncIterable<Chunk>,
  { delimiter }: Header,
  person: number,
  firstLine = 1,
) {
  let line = firstLine
  for await (const { rows } of chunks) {
    for (const { text, cells, lineBreak } of rowsIn(
      Buffer.from(rows.buffer).toString('latin1'),
      delimiter,
      person + 1,
    )) {
      const written = text + lineBreak
      if (text !== '') yield { written, line, name: cellText(cells[person]) }
      line += written.split('\n').length - 1
    }
    yield null
  }
}

interface HeldPerson {
  readonly name: string
  readonly line: number
  readonly rows: string[]
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
  /** The person whose rows may go on in the next chunk. */
  let current = null as HeldPerson | null
  let whole: HeldPerson[] = []
  const taken = (): Chunk => {
    const people = whole.map(({ line, rows }) => ({ count: rows.length, line }))
    const written = whole.flatMap(({ rows }) => rows)
    const rows = ownBytes(
      written,
      written.reduce((sum, { length }) => sum + length, 0),
    )
    whole = []
    return { rows, people }
  }

  for await (const row of namedRows(chunks, header, person, firstLine)) {
    if (row === null) {
      if (whole.length > 0) yield taken()
      continue
    }
    const { written, line, name } = row
    if (current?.name !== name) {
      if (current !== null) whole.push(current)
      if (scattered === null && name !== '' && seen.add(name)) throw wrongInput(comesAgain(line))
      current = { name, line: scattered?.has(name) ? line : 0, rows: [] }
    }
    if (current.rows.length < mostRows) current.rows.push(written)
  }
  if (current === null) return
  whole.push(current)
  yield taken()
}

const comesAgain = (line: number): string =>
  'The rows of a person must stand together, and somebody comes again on line ' +
  `${groupedDigits(line)}. Sort the rows by person, or give the file by its name: it is ` +
  'then read twice, and only such people are left without a date.'

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
  for await (const row of namedRows(chunks, header, person)) {
    if (row === null) continue
    if (row.name !== current && row.name !== '' && seen.add(row.name)) scattered.add(row.name)
    current = row.name
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
