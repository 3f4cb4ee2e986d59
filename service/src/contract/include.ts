/** The parts of an answer that are given only when asked for. */
export const includes = ['explanation', 'dates', 'transition', 'comparison'] as const
export type Include = (typeof includes)[number]

const isInclude = (name: string): name is Include => (includes as readonly string[]).includes(name)

/** The parts asked for by `?include=a,b`, or what is wrong with it. */
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
