import { type Day, isoDate } from '@requisite/law'
import { byteText } from '../../http/byte-text.ts'

/** A value as JSON, with one character for each byte. */
export const json = (value: unknown): string => byteText(JSON.stringify(value))

/** The items of a list as JSON, with commas between them. Not by `join`, which copies: of what is added up, the parts are copied
 *  once, at the end. */
export function listed<T>(items: readonly T[], jsonOf: (item: T) => string): string {
  let all = ''
  for (const item of items) all += all === '' ? jsonOf(item) : `,${jsonOf(item)}`
  return all
}

export const dayJson = (day: Day | null): string => (day === null ? 'null' : `"${isoDate(day)}"`)

/** Ids are as the caller wrote them. */
export function idsJson(ids: readonly string[]): string {
  let all = '['
  for (const id of ids) all += all === '[' ? json(id) : `,${json(id)}`
  return `${all}]`
}

/** One of the names that we know ourselves, or null. */
export const nameJson = (name: string | null): string => (name === null ? 'null' : `"${name}"`)
