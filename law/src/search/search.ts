import { commonOffences } from './common-offences.ts'
import { type Form, wordForm } from './forms.ts'
import { type Index, indexOfNames, type Name, type Searchable } from './index-of.ts'
import { beginning, sameSound, type WordMatch } from './vocabulary.ts'
import { folded, wordsIn } from './words.ts'

/** What was found: the offences by their place in the list, best first; and the form of an offence that was typed and left
 *  out, because it has the rules of the offence itself. */
export interface SearchResult {
  readonly places: readonly number[]
  readonly form: Form | null
  /** Every word was read as it is written, and none was left out. */
  readonly isAsWritten: boolean
  /** Every word was read with hardly a letter wrong, and at least one is more than an initial. */
  readonly isClose: boolean
}

/** What a word counts for, times its nearness: in the name that fits best, in another name of the offence, and in its Act,
 *  section or codes. */
const inName = 10
const inAnother = 5
const inPlace = 3
/** What it costs that a word of the name was not typed, for so many words at most; that the name comes later in a row of what
 *  people say; and that the offence can no longer be committed. */
const notTyped = 6
const mostNotTyped = 6
const laterInRow = 4
const former = 60
/** Words for any offence, which say nothing of one. */
const anyOffence: ReadonlySet<string> = new Set(['offence', 'offences', 'crime', 'crimes'])
/** A longer text is a story; its first words say what it is about. */
const mostWords = 12

/** A word that was typed, what it was read as, and the form of an offence that it names. */
interface TypedWord {
  readonly word: string
  readonly matches: readonly WordMatch[]
  readonly form: Form | null
}

/** How near one word is to each name, and what it counts for in each offence, wherever it stands there. */
interface WeightedWord {
  readonly near: Uint8Array
  readonly anywhere: Uint8Array
}

/** Finds what was typed. */
export type Search = (typed: string) => SearchResult

interface Worth {
  readonly offence: number
  readonly score: number
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : 1)

/** The search over a list of offences: the same for the page, the API, the command line and assistants. */
export function searchOver(list: readonly Searchable[]): Search {
  const { add, search } = searchBuilder()
  for (const offence of list) add(offence)
  return search()
}

/** The same, made ready offence by offence. */
export function searchBuilder(): {
  readonly add: (offence: Searchable) => void
  readonly search: () => Search
} {
  const list: Searchable[] = []
  const { add, finish } = indexOfNames()
  return {
    add: (offence) => {
      list.push(offence)
      add(offence)
    },
    search: () => searchIn(list, finish()),
  }
}

function searchIn(list: readonly Searchable[], { names, firstOf, read }: Index): Search {
  const titles = list.map(({ title }) => folded(title))
  const calledOf = list.map(({ title }) => `${wordsIn(title).join(' ')} `)
  const titleOf = (offence: number): string => titles[offence] as string
  const byTitle = (a: number, b: number): number => inOrder(titleOf(a), titleOf(b))
  const all = list.map((_, offence) => offence)
  const everything = [...all].sort(byTitle)
  const usualness = list
    .map(({ key }) => commonOffences.indexOf(key))
    .map((i) => (i < 0 ? commonOffences.length : i))

  const byWorth = (a: Worth, b: Worth): number =>
    b.score - a.score ||
    (usualness[a.offence] as number) - (usualness[b.offence] as number) ||
    titleOf(a.offence).length - titleOf(b.offence).length ||
    byTitle(a.offence, b.offence)

  function weighed({ matches }: TypedWord): WeightedWord {
    const near = new Uint8Array(names.length)
    const anywhere = new Uint8Array(list.length)
    for (const { names: at, nearness } of matches)
      for (const i of at) {
        const { offence, isPlace } = names[i] as Name
        const counts = nearness * (isPlace ? inPlace : inAnother)
        near[i] = Math.max(near[i] as number, isPlace ? 0 : nearness)
        anywhere[offence] = Math.max(anywhere[offence] as number, counts)
      }
    return { near, anywhere }
  }

  /** What the best of an offence's names is worth. */
  function worthOf(offence: number, words: readonly WeightedWord[]): Worth {
    let best = Number.MIN_SAFE_INTEGER
    for (let i = firstOf[offence] as number; i < (firstOf[offence + 1] as number); i++)
      best = Math.max(best, scoreOf(names[i] as Name, i, words))
    return { offence, score: (list[offence] as Searchable).isFormer ? best - former : best }
  }

  /** The offences with most of the words, best first, and how many words that is. */
  function ranked(typed: readonly TypedWord[]): { readonly places: readonly number[]; readonly has: number } {
    const words = typed.map(weighed)
    const has = all.map((offence) => words.filter(({ anywhere }) => (anywhere[offence] as number) > 0).length)
    const most = Math.max(...has)
    const best = most === 0 ? [] : all.filter((offence) => has[offence] === most)
    const worths = best.map((offence) => worthOf(offence, words))
    return { places: worths.sort(byWorth).map(({ offence }) => offence), has: most }
  }

  /** The offences that have ended and are called so, before all others; those of today where they are. */
  function byName(places: readonly number[], words: readonly TypedWord[]): readonly number[] {
    const typed = `${words.map(({ word }) => word).join(' ')} `
    const named = places.filter((offence) => (calledOf[offence] as string).startsWith(typed))
    return named.length > 0 && named.every((offence) => (list[offence] as Searchable).isFormer)
      ? [...named, ...places.filter((offence) => !named.includes(offence))]
      : places
  }

  const asTyped = (word: string): TypedWord => {
    const matches = read(word)
    return { word, matches, form: wordForm(word) ?? wordForm(matches[0]?.text ?? '') }
  }

  return (typed) => {
    if (typed.trim() === '') return { places: everything, form: null, isAsWritten: false, isClose: false }
    const all = wordsIn(typed).slice(0, mostWords).map(asTyped)
    const telling = all.filter(({ word }) => !anyOffence.has(word))
    const asked = ranked(all)
    const isIdle = asked.has < all.length && telling.length > 0 && telling.length < all.length
    const words = isIdle ? telling : all
    const whole = isIdle ? ranked(telling) : asked
    const form = words.find(({ form }) => form !== null)?.form ?? null
    const rest = words.filter(({ form }) => form === null)
    const isClose = areClose(words)
    if (form === null || rest.length === 0 || whole.has === words.length)
      return {
        places: byName(whole.places, words),
        form: null,
        isAsWritten: words.every(isAsWritten),
        isClose,
      }
    return { places: ranked(rest).places, form, isAsWritten: false, isClose }
  }
}

const isAsWritten = ({ matches }: TypedWord): boolean => matches.some(({ nearness }) => nearness >= beginning)

/** A word with more than an initial; and one so long that a second letter can be wrong. */
const shortestWord = 3
const longWord = 9

const areClose = (words: readonly TypedWord[]): boolean =>
  words.some(({ word }) => word.length >= shortestWord) &&
  words.every(({ word, matches, form }) => {
    const wrong = word.length < longWord ? 1 : 2
    return form !== null || matches.some(({ nearness }) => nearness >= sameSound - wrong)
  })

/** What a name is worth for the words that were typed; words that are elsewhere in the offence count for less. */
function scoreOf({ length, order, offence }: Name, i: number, words: readonly WeightedWord[]): number {
  let typed = 0
  let score = -order * laterInRow
  for (const { near, anywhere } of words) {
    const nearness = near[i] as number
    if (nearness > 0) typed++
    score += Math.max(nearness * inName, anywhere[offence] as number)
  }
  const missing = typed === 0 ? mostNotTyped : Math.min(Math.max(length - typed, 0), mostNotTyped)
  return score - missing * notTyped
}
