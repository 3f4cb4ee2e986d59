import { type Day, isoDate } from '@requisite/law'

const text = JSON.stringify

/** The items of a list as JSON, with commas between them. Not by `join`, which copies: of what is added up, the parts are copied
 *  once, at the end. */
export function listed<T>(items: readonly T[], jsonOf: (item: T) => string): string {
  let all = ''
  for (const item of items) all += all === '' ? jsonOf(item) : `,${jsonOf(item)}`
  return all
}

export const dayJson = (day: Day | null): string => (day === null ? 'null' : `"${isoDate(day)}"`)

/** Ids are as the caller wrote them. */
export const idsJson = (ids: readonly string[]): string => `[${listed(ids, text)}]`

/** One of the names that we know ourselves, or null. */
export const nameJson = (name: string | null): string => (name === null ? 'null' : `"${name}"`)
