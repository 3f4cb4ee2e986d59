import { drugOffenceAt } from './drugs.ts'
import type { Token } from './tokens.ts'

/** An offence with all its names, and the group of those that lead to one answer. */
export interface NamedOffence {
  readonly key: string
  readonly title: string
  readonly aliases: readonly string[]
  readonly group: number
}

/** Finds offences by their names. One key is taken; several are asked about. */
export interface FindOffence {
  readonly at: (
    tokens: readonly Token[],
    at: number,
  ) => { readonly keys: readonly string[]; readonly next: number } | null
  /** Whether a word is in the name of an offence. */
  readonly isWord: (word: string) => boolean
  /** The words of the names that have so many letters. */
  readonly wordsOf: (letters: number) => readonly string[]
}

/** Words that people use and the library does not. Several keys are asked about. */
const slang: Readonly<Record<string, readonly string[]>> = {
  knife: ['bladed_article_in_public_place'],
  blade: ['bladed_article_in_public_place'],
  machete: ['bladed_article_in_public_place'],
  gbh: ['grievous_bodily_harm', 'grievous_bodily_harm_with_intent'],
  's 20 gbh': ['grievous_bodily_harm'],
  'section 20 gbh': ['grievous_bodily_harm'],
  's 18 gbh': ['grievous_bodily_harm_with_intent'],
  'section 18 gbh': ['grievous_bodily_harm_with_intent'],
  wounding: ['grievous_bodily_harm', 'wounding_with_intent'],
  stabbing: ['grievous_bodily_harm', 'wounding_with_intent'],
  battering: [
    'assault_by_beating',
    'common_assault',
    'actual_bodily_harm',
    'coercive_or_controlling_behaviour',
  ],
  beating: ['assault_by_beating', 'common_assault', 'actual_bodily_harm'],
  'assault emergency worker': ['assault_emergency_worker'],
  'assault police officer': ['assault_emergency_worker'],
  'shop theft': ['theft_from_shop'],
  'shop lifting': ['theft_from_shop'],
  'nicking from shop': ['theft_from_shop'],
  'death by dangerous': ['causing_death_by_dangerous_driving'],
  'death by careless': ['causing_death_by_careless_driving'],
  'fail to surrender': ['failing_to_surrender_to_bail'],
  'failing to surrender': ['failing_to_surrender_to_bail'],
  'failed to surrender': ['failing_to_surrender_to_bail'],
  'perverting course': ['perverting_course_of_justice'],
  'phone in prison': ['mobile_phone_in_prison'],
  'mobile phone': ['mobile_phone_in_prison'],
}

const small = new Set([
  'a',
  'an',
  'the',
  'of',
  'his',
  'her',
  'their',
  'my',
  'in',
  'to',
  'on',
  'from',
  'by',
  'with',
  'and',
  '-',
  '.',
  'some',
])
/** A word without its ending: thefts, theft. */
const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:ies|ing|ed|es|s)$/, '') : word)
const stemsOf = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z]+|\d+/g) ?? []
  )
    .filter((word) => !small.has(word))
    .map(stem)

const mostWords = 9
const none: ReadonlyMap<string, Set<string>> = new Map()

export function offenceFinder(offences: readonly NamedOffence[]): FindOffence {
  const groupOf = new Map(offences.map(({ key, group }) => [key, group]))
  const exact = new Map<string, Set<string>>()
  const titles = new Map<string, string>()
  const within = new Map<string, Set<string>>()
  const begun = new Map<string, Set<string>>()
  const words = new Set<string>()
  const put = (to: Map<string, Set<string>>, name: string, key: string): void => {
    to.set(name, (to.get(name) ?? new Set<string>()).add(key))
  }
  for (const { key, title, aliases } of offences) {
    const plain = title.replace(/ \([^)]*\)/, '')
    for (const name of [title, plain, ...aliases]) {
      for (const word of name.toLowerCase().match(/[a-z]+/g) ?? []) words.add(word)
      const stems = stemsOf(name)
      put(exact, stems.join(' '), key)
      if (stems.length === 2) put(exact, stems.toReversed().join(' '), key)
      for (let to = 1; to <= stems.length; to++) put(begun, stems.slice(0, to).join(' '), key)
      for (let from = 0; from < stems.length; from++)
        for (let to = from + 1; to <= stems.length; to++) put(within, stems.slice(from, to).join(' '), key)
    }
    if (plain === title || !titles.has(stemsOf(plain).join(' '))) titles.set(stemsOf(plain).join(' '), key)
  }
  const byLetters = Map.groupBy(words, ({ length }) => length)
  const runs = new Set([
    ...within.keys(),
    ...exact.keys(),
    ...Object.keys(slang).flatMap((name) => stemsOf(name).map((_, i, all) => all.slice(0, i + 1).join(' '))),
  ])
  const spoken = new Map(
    Object.entries(slang).map(([name, keys]) => [
      stemsOf(name).join(' '),
      keys.filter((key) => groupOf.has(key)),
    ]),
  )
  const isOneAnswer = (keys: readonly string[]): boolean =>
    new Set(keys.map((key) => groupOf.get(key))).size === 1
  /** What a run of words names: one key, several that are asked about, or none. */
  const named = (run: string): readonly string[] => {
    const said = spoken.get(run)
    if (said !== undefined && said.length > 0) return isOneAnswer(said) ? said.slice(0, 1) : said
    const bearers = [...(exact.get(run) ?? [])]
    const title = titles.get(run)
    if (title !== undefined) return [title]
    if (bearers.length === 0) {
      const words = run.split(' ').length
      const parts = [...((words > 2 ? within : words > 1 ? begun : none).get(run) ?? [])]
      return parts.length > 0 && isOneAnswer(parts) ? parts.slice(0, 1) : []
    }
    const all = [...new Set([...bearers, ...(begun.get(run) ?? [])])]
    if (isOneAnswer(all)) return bearers.slice(0, 1)
    return all.slice(0, 5)
  }
  return {
    isWord: (word) => words.has(word),
    wordsOf: (letters) => byLetters.get(letters) ?? [],
    at: (tokens, at) => {
      if (tokens[at]?.is !== 'word' || small.has(tokens[at]?.text ?? '')) return null
      const drug = drugOffenceAt(tokens, at)
      const stems: string[] = []
      let best: { readonly keys: readonly string[]; readonly next: number } | null = drug?.keys.every((key) =>
        groupOf.has(key),
      )
        ? { keys: isOneAnswer(drug.keys) ? drug.keys.slice(0, 1) : drug.keys, next: drug.next }
        : null
      for (let i = at; i < tokens.length && stems.length < mostWords; i++) {
        const { is, text } = tokens[i] as Token
        if (is === 'sign' && !small.has(text)) break
        if (small.has(text)) continue
        stems.push(stem(text))
        const run = stems.join(' ')
        if (!runs.has(run)) break
        const keys = named(run)
        if (keys.length > 0 && (best === null || i + 1 > best.next)) best = { keys, next: i + 1 }
      }
      return best
    },
  }
}
