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
