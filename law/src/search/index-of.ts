import { everyday, meanings } from './everyday.ts'
import { formOf } from './forms.ts'
import type { Steps } from './steps.ts'
import { type Match, vocabularyOf } from './vocabulary.ts'
import { folded, wordsOf } from './words.ts'

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
  readonly read: (word: string) => readonly Match[]
}

interface Said {
  readonly words: readonly string[]
  /** Its place in the row. */
  readonly order: number
}

/** What people say of each offence. */
function* saidOf(): Steps<ReadonlyMap<string, readonly Said[]>> {
  const said = new Map<string, Said[]>()
  for (const [texts, keys] of everyday) {
    const phrases = texts.split('; ').map(wordsOf)
    for (const [order, key] of keys.split(' ').entries())
      for (const words of phrases) listed(said, key).push({ words, order })
    yield
  }
  return said
}

function listed<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

/** A word for a form of an offence names an offence of its own only where it stands at the front: "Attempted murder". */
const isNaming = (word: string, i: number): boolean => i < 2 || formOf(word) === null

/** Every name of every offence, with its words made ready to be searched, an offence in each step. */
export function* indexOf(list: readonly Searchable[]): Steps<Index> {
  const said = yield* saidOf()
  const names: Name[] = []
  const firstOf: number[] = []
  const occurrences = new Map<string, number[]>()
  const add = (all: readonly string[], order: number, isPlace: boolean): void => {
    const words = all.filter(isNaming)
    for (const word of words) listed(occurrences, word).push(names.length)
    names.push({ offence: firstOf.length - 1, length: words.length, order, isPlace })
  }
  for (const { key, title, names: others, place, codes } of list) {
    firstOf.push(names.length)
    for (const name of [title, key, ...others.split('; ')]) add(wordsOf(name), 0, false)
    for (const { words, order } of said.get(key) ?? []) add(words, order, false)
    // unseen: Where only the Act or a code fits, the title is worth as much.
    add(wordsOf(`${place} ${codes}`), 0, true)
    yield
  }
  firstOf.push(names.length)
  return { names, firstOf, read: yield* vocabularyOf(withMeanings(occurrences)) }
}

/** The words of the library, and what people say for some of them. */
function withMeanings(
  occurrences: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<string, readonly number[]> {
  const all = new Map(occurrences)
  for (const [said, means] of meanings) {
    const meant = means.split('; ').flatMap((word) => occurrences.get(folded(word)) ?? [])
    for (const word of said.split('; ')) all.set(word, [...(occurrences.get(word) ?? []), ...meant])
  }
  return all
}
