import type { Query } from './route.ts'

/** The one query of all addresses that have none. */
export const noQuery: Query = {}

/** The parameters of an address. */
export function queryOf(url: string): Query {
  const from = url.indexOf('?')
  return from < 0 ? noQuery : parametersOf(url.slice(from + 1).replace(/#.*$/s, ''))
}

/** The parameters of a query string, or of the body of a form, which is written alike. They have no prototype, so that a
 *  parameter may have any name. */
export function parametersOf(text: string): Query {
  const query: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const before = query[name]
    if (before === undefined) query[name] = value
    else if (typeof before === 'string') query[name] = [before, value]
    else before.push(value)
  }
  return query
}
