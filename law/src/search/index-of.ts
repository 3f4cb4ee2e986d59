import { everyday, meanings } from './everyday.ts'
import { wordForm } from './forms.ts'
import { vocabulary, type WordMatch } from './vocabulary.ts'
import { folded, wordsIn } from './words.ts'

/** An offence as it is searched: its names, where it is created, and its codes. */
export interface Searchable {
  readonly key: string
  readonly title: string
  /** Other names, with "; " between them. */
  readonly names: string
  /** The section and the Act. */
  readonly place: string
  readonly codes: string
  /** It can no longer be committed. */
  readonly isFormer: boolean
}

/** A text that words are looked for in: a name of an offence, or its Act, section and codes. */
export interface Name {
  /** The place of its offence in the list. */
  readonly offence: number
  /** How many words it has. */
  readonly length: number
  /** Its place in a row of what people say: the later, the less likely it is meant. */
  readonly order: number
  readonly isPlace: boolean
}

/** The names of all offences, where those of each begin (and the last end), and how a word is looked up in them. */
export interface Index {
  readonly names: readonly Name[]
  readonly firstOf: readonly number[]
  readonly read: (word: string) => readonly WordMatch[]
}

interface OffenceName {
  readonly words: readonly string[]
  /** Its place in the row. */
  readonly order: number
}

/** What people say of each offence. */
function saidOf(): ReadonlyMap<string, readonly OffenceName[]> {
  const said = new Map<string, OffenceName[]>()
  for (const [texts, keys] of everyday) {
    const phrases = texts.split('; ').map(wordsIn)
    for (const [order, key] of keys.split(' ').entries())
      for (const words of phrases) listed(said, key).push({ words, order })
  }
  return said
}

function listed<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

/** A word for a form of an offence names an offence of its own only where it stands at the front: "Attempted murder". */
const isNaming = (word: string, i: number): boolean => i < 2 || wordForm(word) === null

/** The names of offences, filled offence by offence: a page has other things to do in between. */
export function indexOfNames(): {
  readonly add: (offence: Searchable) => void
  readonly finish: () => Index
} {
  const said = saidOf()
  const names: Name[] = []
  const firstOf: number[] = []
  const occurrences = new Map<string, number[]>()
  const { add: addWord, read } = vocabulary()
  /** The names that a word occurs in, as many as there are so far. */
  const namesWith = (word: string): number[] => {
    const known = occurrences.get(word)
    if (known !== undefined) return known
    const list: number[] = []
    occurrences.set(word, list)
    addWord(word, list)
    return list
  }
  const add = (all: readonly string[], order: number, isPlace: boolean): void => {
    const words = all.filter(isNaming)
    for (const word of words) namesWith(word).push(names.length)
    names.push({ offence: firstOf.length - 1, length: words.length, order, isPlace })
  }
  return {
    add: ({ key, title, names: others, place, codes }) => {
      firstOf.push(names.length)
      for (const name of [title, key, ...others.split('; ')]) add(wordsIn(name), 0, false)
      for (const { words, order } of said.get(key) ?? []) add(words, order, false)
      add(wordsIn(`${place} ${codes}`), 0, true)
    },
    finish: () => {
      firstOf.push(names.length)
      for (const [word, meant] of meantBy(occurrences)) namesWith(word).push(...meant)
      return { names, firstOf, read }
    },
  }
}

/** What people say for words of the library, with the names that those occur in. */
const meantBy = (
  occurrences: ReadonlyMap<string, readonly number[]>,
): readonly (readonly [string, readonly number[]])[] =>
  meanings.flatMap(([said, means]) => {
    const meant = means.split('; ').flatMap((word) => occurrences.get(folded(word)) ?? [])
    return said.split('; ').map((word) => [word, meant] as const)
  })
