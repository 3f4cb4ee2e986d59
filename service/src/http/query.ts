import type { Query } from './route.ts'

/** The one query of all addresses that have none. */
export const noQuery: Query = {}

/** The parameters of an address. They have no prototype, so that a parameter may have any name. */
export function queryOf(url: string): Query {
  const from = url.indexOf('?')
  if (from < 0) return noQuery
  const query: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URLSearchParams(url.slice(from + 1).replace(/#.*$/s, ''))) {
    const before = query[name]
    if (before === undefined) query[name] = value
    else if (typeof before === 'string') query[name] = [before, value]
    else before.push(value)
  }
  return query
}
