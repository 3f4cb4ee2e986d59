import type { Named } from './court-words.ts'

/** An offence with all its names. */
export type Names = readonly [key: string, title: string, ...aliases: string[]]

/** Every run of words of a name that is shorter than the name. */
function runsOf(name: string): readonly string[] {
  const words = name.split(/[^a-z0-9]+/).filter((word) => word !== '')
  return words.flatMap((_, from) =>
    words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(' ')),
  )
}

/** Finds the one offence that bears exactly this name; null where none does, or several do. A short name that is also part of
 *  another offence's name is none of ours to choose: "GBH" is also "GBH with intent". */
export function namedIn(list: readonly Names[]): (text: string) => Named | null {
  const bearers = new Map<string, Set<Names>>()
  const partOf = new Map<string, Set<Names>>()
  const add = (to: Map<string, Set<Names>>, name: string, names: Names): void => {
    to.set(name, (to.get(name) ?? new Set()).add(names))
  }
  for (const names of list)
    for (const name of names.slice(1).map((known) => known.toLowerCase())) {
      add(bearers, name, names)
      for (const run of runsOf(name)) add(partOf, run, names)
    }
  return (text) => {
    const name = text.toLowerCase()
    const [only, another] = bearers.get(name) ?? []
    if (only === undefined || another !== undefined) return null
    const isTitle = only[1].toLowerCase() === name
    if (!isTitle && [...(partOf.get(name) ?? [])].some((names) => names !== only)) return null
    return { key: only[0], title: only[1] }
  }
}
