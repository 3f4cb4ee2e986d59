import type { Errors } from './errors.ts'

/** The parts of an answer that are given only when `include` names them. */
export const includes = [
  'explanation',
  'dates',
  'transition',
  'comparison',
  'warnings',
  'alternatives',
] as const
export type Include = (typeof includes)[number]

/** The parts that `?include=a,b` names, or what is wrong with it. */
export const parseInclude = (query: string | readonly string[] | undefined): Included<Include> =>
  parseIncludeOf(includes, query)

export type Included<Name> = { readonly include: readonly Name[] } | { readonly error: string }

/** The same for a call that has these parts. */
export function parseIncludeOf<Name extends string>(
  known: readonly Name[],
  query: string | readonly string[] | undefined,
): Included<Name> {
  if (query === undefined) return { include: [] }
  const names = [query]
    .flat()
    .flatMap((part) => part.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return names.every((name) => (known as readonly string[]).includes(name))
    ? { include: known.filter((name) => names.includes(name)) }
    : { error: `Choose from: ${known.join(', ')}, with commas between them.` }
}

/** The errors of a request together with that of `include`. */
export function errorsWithInclude(
  parsed: object | { readonly errors: Errors },
  included: Included<string>,
): Errors {
  const errors = 'errors' in parsed ? (parsed.errors as Errors) : (Object.create(null) as Errors)
  if ('error' in included) errors.include = [included.error]
  return errors
}
