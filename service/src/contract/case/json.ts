import { type Day, isoDate } from '@requisite/law'
import { byteText } from '../byte-text.ts'

/** A value as JSON, with one character for each byte. */
export const json = (value: unknown): string => byteText(JSON.stringify(value))

/** Such a text in one piece, to be written many times. What is added up stays in its pieces until it is looked at, and each piece
 *  of an answer takes 30 ns to add and to copy: so an answer is made of few, and those without a value are written once. */
export const inOnePiece = (text: string): string => JSON.parse(JSON.stringify(text)) as string

/** The items of a list as JSON, with commas between them. */
export function listed<T>(items: readonly T[], jsonOf: (item: T) => string): string {
  let all = ''
  for (const item of items) all += all === '' ? jsonOf(item) : `,${jsonOf(item)}`
  return all
}

export const dayJson = (day: Day | null): string => (day === null ? 'null' : `"${isoDate(day)}"`)

/** An id is as the caller wrote it. An answer names each a dozen times, and most need no escape: a loop says so in a tenth of the
 *  time that a pattern takes. */
export function idJson(id: string): string {
  for (let i = 0; i < id.length; i++) {
    const code = id.charCodeAt(i)
    if (code < 0x20 || code > 0x7e || code === 0x22 || code === 0x5c) return json(id)
  }
  return `"${id}"`
}

export const idsJson = (ids: readonly string[]): string => `[${listed(ids, idJson)}]`

/** One of the names that we know ourselves, or null. */
export const nameJson = (name: string | null): string => (name === null ? 'null' : `"${name}"`)
