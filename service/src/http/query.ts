import type { Query } from './route.ts'

const none: Query = {}

/** The parameters of an address. They have no prototype, so that a parameter may have any name. */
export function queryOf(url: string): Query {
  const from = url.indexOf('?')
  if (from < 0) return none
  const found: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of new URLSearchParams(url.slice(from + 1).replace(/#.*$/s, ''))) {
    const before = found[name]
    if (before === undefined) found[name] = value
    else if (typeof before === 'string') found[name] = [before, value]
    else before.push(value)
  }
  return found
}
