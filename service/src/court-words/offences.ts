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

/** "s20 wounding", "GBH section 18". */
function bySection(
  section: number,
  harm: string,
  wound: string,
): Readonly<Record<string, readonly string[]>> {
  const named = [
    ...[['gbh', harm] as const, ['grievous bodily harm', harm] as const],
    ...[['wounding', wound] as const, ['assault', harm] as const],
  ]
  return Object.fromEntries(
    named.flatMap(([name, key]) =>
      ['s', 'section', 'sec'].flatMap((word) => [
        [`${word} ${section} ${name}`, [key]],
        [`${name} ${word} ${section}`, [key]],
      ]),
    ),
  )
}

const guns: readonly string[] = [
  'possessing_prohibited_weapon',
  'possessing_firearm_without_certificate',
  'firearm_with_intent_to_endanger_life',
  'firearm_with_intent_to_cause_fear_of_violence',
  'possessing_firearm_when_prohibited',
]

/** Words that people use and the library does not. Several keys are asked about. */
const slang: Readonly<Record<string, readonly string[]>> = {
  knife: ['bladed_article_in_public_place'],
  blade: ['bladed_article_in_public_place'],
  machete: ['bladed_article_in_public_place'],
  gbh: ['grievous_bodily_harm', 'grievous_bodily_harm_with_intent'],
  ...bySection(20, 'grievous_bodily_harm', 'grievous_bodily_harm'),
  ...bySection(18, 'grievous_bodily_harm_with_intent', 'wounding_with_intent'),
  wounding: ['grievous_bodily_harm', 'wounding_with_intent'],
  stabbing: ['grievous_bodily_harm', 'wounding_with_intent'],
  battering: [
    'assault_by_beating',
    'common_assault',
    'actual_bodily_harm',
    'coercive_or_controlling_behaviour',
  ],
  beating: ['assault_by_beating', 'common_assault', 'actual_bodily_harm'],
  'assault by beating': ['assault_by_beating'],
  'assault emergency worker': ['assault_emergency_worker'],
  'assault police officer': ['assault_emergency_worker'],
  ...Object.fromEntries(
    [
      'firearm',
      'gun',
      'firearms',
      'possession firearm',
      'possession gun',
      'possessing firearm',
      'having gun',
    ].map((name) => [name, guns]),
  ),
  harassment: [
    'harassment',
    'stalking_fear_of_violence_or_serious_alarm',
    'intentional_harassment_alarm_or_distress',
  ],
  grooming: [
    'meeting_child_following_grooming',
    'sexual_communication_with_child',
    'arranging_child_sex_offence',
  ],
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
/** Signs that stand in names. */
const inNames = new Set(['-', '.', '(', ')', ',', '/', ':'])
/** A word without its ending: thefts, theft. */
const stem = (word: string): string =>
  word.length > 4 ? word.replace(/ies$/, 'ys').replace(/(?:ing|ed|es|s)$/, '') : word
const stemsOf = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z]+|\d+/g) ?? []
  )
    .filter((word) => !small.has(word))
    .map(stem)

const mostMore = 2
/** No name is longer. */
const mostWords = 16

/** A name in stems, and where it may be met: a word turned round, or one of slang, counts only whole. */
interface Name {
  readonly stems: readonly string[]
  readonly key: string | null
}
type Met = readonly [name: Name, from: number]

/** Finds offences by their names. Each word knows the names that it stands in: that is made in a few milliseconds. */
export function offenceFinder(offences: readonly NamedOffence[]): FindOffence {
  const groupOf = new Map(offences.map(({ key, group }) => [key, group]))
  const bearers = new Map<string, string[]>()
  const titles = new Map<string, string>()
  const whole = new Set<string>()
  const met = new Map<string, Met[]>()
  const words = new Set<string>()
  const add = (stems: readonly string[], key: string | null): void => {
    for (const [from, stem] of stems.entries()) {
      const all = met.get(stem)
      if (all === undefined) met.set(stem, [[{ stems, key }, from]])
      else all.push([{ stems, key }, from])
    }
  }
  const bear = (run: string, key: string): void => {
    const all = bearers.get(run)
    if (all === undefined) bearers.set(run, [key])
    else if (!all.includes(key)) all.push(key)
  }
  for (const { key, title, aliases } of offences) {
    const plain = title.replace(/ \([^)]*\)/, '')
    for (const name of new Set([title, plain, ...aliases])) {
      for (const word of name.toLowerCase().match(/[a-z]+/g) ?? []) words.add(word)
      const found = stemsOf(name)
      // "Locking on" is not "locked up".
      const stems =
        found.length === 1 && name.includes(' ') ? [name.toLowerCase().split(' ')[0] as string] : found
      add(stems, key)
      bear(stems.join(' '), key)
      if (stems.length !== 2) continue
      add(stems.toReversed(), null)
      bear(stems.toReversed().join(' '), key)
    }
    const run = stemsOf(plain).length === 1 && plain.includes(' ') ? '' : stemsOf(plain).join(' ')
    if (plain === title) whole.add(run)
    if (plain === title || !titles.has(run)) titles.set(run, key)
  }
  const spoken = new Map<string, readonly string[]>()
  for (const [name, keys] of Object.entries(slang)) {
    const known = keys.filter((key) => groupOf.has(key))
    if (known.length === 0) continue
    add(stemsOf(name), null)
    spoken.set(stemsOf(name).join(' '), known)
  }
  const byLetters = Map.groupBy(words, ({ length }) => length)
  const isOneAnswer = (keys: readonly string[]): boolean =>
    new Set(keys.map((key) => groupOf.get(key))).size === 1
  const keysOf = (names: readonly Met[]): readonly string[] => [
    ...new Set(names.flatMap(([{ key }]) => (key === null ? [] : [key]))),
  ]
  /** What a run of words names, of the names that it is in: one key, several that are asked about, or none. */
  const named = (run: string, count: number, names: readonly Met[]): readonly string[] => {
    const said = spoken.get(run)
    if (said !== undefined) return isOneAnswer(said) ? said.slice(0, 1) : said
    const title = titles.get(run)
    const own = bearers.get(run) ?? []
    if (title !== undefined) {
      // Others bear the same name: the one whose title it is stands first, and is taken where the answer is one.
      const all = [...new Set([title, ...own])]
      return whole.has(run) || isOneAnswer(all) ? [title] : all.slice(0, 5)
    }
    const begun = names.filter(([, from]) => from === 0)
    if (own.length === 0) {
      // Two words stand for a name that has hardly more.
      const near = begun.filter(([{ stems }]) => stems.length <= count + mostMore)
      const parts = keysOf(count > 2 ? names : count > 1 && near.length === begun.length ? begun : [])
      return parts.length > 0 && isOneAnswer(parts) ? parts.slice(0, 1) : []
    }
    const all = [...new Set([...own, ...keysOf(begun)])]
    return isOneAnswer(all) ? own.slice(0, 1) : all.slice(0, 5)
  }
  return {
    isWord: (word) => words.has(word),
    wordsOf: (letters) => byLetters.get(letters) ?? [],
    at: (tokens, at) => {
      if (tokens[at]?.is !== 'word' || small.has(tokens[at]?.text ?? '')) return null
      const drug = drugOffenceAt(tokens, at)
      let best: { readonly keys: readonly string[]; readonly next: number } | null = drug?.keys.every((key) =>
        groupOf.has(key),
      )
        ? { keys: isOneAnswer(drug.keys) ? drug.keys.slice(0, 1) : drug.keys, next: drug.next }
        : null
      let run = ''
      let count = 0
      let names: readonly Met[] = []
      for (let i = at; i < tokens.length && count < mostWords; i++) {
        const { is, text } = tokens[i] as Token
        if (is === 'sign' && !inNames.has(text)) break
        if (is === 'sign' || small.has(text)) continue
        const now = stem(text)
        names =
          count === 0
            ? [...(met.get(now) ?? []), ...(now === text ? [] : (met.get(text) ?? []))]
            : names.filter(([{ stems }, from]) => stems[from + count] === now)
        if (names.length === 0) break
        run = count > 0 ? `${run} ${now}` : met.has(now) ? now : text
        count++
        const keys = named(run, count, names)
        const isLonger = best === null || i + 1 > best.next || (i + 1 === best.next && titles.has(run))
        if (keys.length > 0 && isLonger) best = { keys, next: i + 1 }
      }
      return best
    },
  }
}
