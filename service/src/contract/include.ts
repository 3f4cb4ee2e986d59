import { type Errors, errorsOf } from './errors.ts'

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
export const parseInclude = (query: string | readonly string[] | undefined): IncludeResult<Include> =>
  parseIncludeOf(includes, query)

/** The codes of errors, which every call that can have errors gives beside them when asked. */
export const codesName = 'codes'

export type IncludeResult<Name> = ({ readonly include: readonly Name[] } | { readonly error: string }) & {
  readonly hasCodes: boolean
}

/** The same for a call that has these parts. */
export function parseIncludeOf<Name extends string>(
  known: readonly Name[],
  query: string | readonly string[] | undefined,
): IncludeResult<Name> {
  if (query === undefined) return { include: [], hasCodes: false }
  const names = [query]
    .flat()
    .flatMap((part) => part.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const hasCodes = names.includes(codesName)
  return names.every((name) => name === codesName || (known as readonly string[]).includes(name))
    ? { include: known.filter((name) => names.includes(name)), hasCodes }
    : { error: `Choose from: ${[...known, codesName].join(', ')}, with commas between them.`, hasCodes }
}

/** The errors of a request together with that of `include`. */
export function errorsWithInclude(
  parsed: object | { readonly errors: Errors },
  included: IncludeResult<string>,
): Errors {
  const errors = errorsOf(parsed)
  if ('error' in included) errors.include = [included.error]
  return errors
}
