import type { Errors } from './parse.ts'

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

const isInclude = (name: string): name is Include => (includes as readonly string[]).includes(name)

/** The parts that `?include=a,b` names, or what is wrong with it. */
export function parseInclude(
  query: string | readonly string[] | undefined,
): { readonly include: readonly Include[] } | { readonly error: string } {
  if (query === undefined) return { include: [] }
  const names = [query]
    .flat()
    .flatMap((part) => part.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return names.every(isInclude)
    ? { include: includes.filter((name) => names.includes(name)) }
    : { error: `Choose from: ${includes.join(', ')}, with commas between them.` }
}

/** The errors of a request together with that of `include`. */
export function errorsWithInclude(
  parsed: object | { readonly errors: Errors },
  included: ReturnType<typeof parseInclude>,
): Errors {
  const errors = 'errors' in parsed ? (parsed.errors as Errors) : (Object.create(null) as Errors)
  if ('error' in included) errors.include = [included.error]
  return errors
}
