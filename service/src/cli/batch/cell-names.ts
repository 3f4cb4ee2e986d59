import type { CsvRow } from './csv-row.ts'

/** What a cell names, or undefined where it names nothing that is known. */
export type CellNames<T> = (bytes: Buffer, row: CsvRow, cell: number) => T | undefined

/** Finds values by their names as the bytes of a cell: to cut a text out, hash it and compare it takes three times as long. A
 *  table with open addressing, at most a quarter full, so that hardly a name is met before its own. */
export function cellNames<T>(values: Iterable<readonly [name: string, value: T]>): CellNames<T> {
  const entries = [...values].map(([name, value]) => ({ name: Buffer.from(name), value }))
  const mask = 2 ** Math.ceil(Math.log2(4 * entries.length)) - 1
  const table = new Array<(typeof entries)[number] | null>(mask + 1).fill(null)
  for (const entry of entries) {
    let place = hash(entry.name, 0, entry.name.length) & mask
    while (table[place] !== null) place = (place + 1) & mask
    table[place] = entry
  }

  return (bytes, row, cell) => {
    const from = row.starts[cell] as number
    const to = row.ends[cell] as number
    let place = hash(bytes, from, to) & mask
    for (;;) {
      const entry = table[place] as (typeof table)[number]
      if (entry === null) return undefined
      if (isAt(bytes, from, to, entry.name)) return entry.value
      place = (place + 1) & mask
    }
  }
}

function hash(bytes: Buffer, from: number, to: number): number {
  let value = 0
  for (let at = from; at < to; at++) value = (Math.imul(value, 31) + (bytes[at] as number)) | 0
  return value ^ (value >>> 15)
}

function isAt(bytes: Buffer, from: number, to: number, name: Buffer): boolean {
  if (to - from !== name.length) return false
  for (let i = 0; i < name.length; i++) if (bytes[from + i] !== name[i]) return false
  return true
}
