import type { Named } from './court-words.ts'

/** An offence with all its names. */
export type Names = readonly [key: string, title: string, ...aliases: string[]]

/** Finds the one offence that bears exactly this name; null where none does, or several do. */
export function namedIn(list: readonly Names[]): (text: string) => Named | null {
  const bearers = new Map<string, Set<Names>>()
  for (const names of list)
    for (const name of names.slice(1).map((known) => known.toLowerCase())) {
      const others = bearers.get(name) ?? new Set()
      bearers.set(name, others.add(names))
    }
  return (text) => {
    const [only, another] = bearers.get(text.toLowerCase()) ?? []
    return only === undefined || another !== undefined ? null : { key: only[0], title: only[1] }
  }
}
