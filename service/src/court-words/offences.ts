import { drugOffenceAt } from './drugs.ts'
import { type Token, type Tokens, textAt } from './tokens.ts'

/** An offence with all its names, and the group of those that lead to one answer. */
export interface NamedOffence {
  readonly key: string
  readonly title: string
  readonly aliases: readonly string[]
  readonly group: number
}

/** What was found: one key, or several that are asked about. It is sure where the words are a whole title, or a name that can mean
 *  nothing else, and no word beside it makes another offence of it. */
interface FoundOffence {
  readonly keys: readonly string[]
  readonly next: number
  readonly isSure: boolean
}

/** Finds offences by their names. */
export interface FindOffence {
  readonly at: (tokens: Tokens, at: number) => FoundOffence | null
  /** Where a name begins that the last words are not the whole of; -1 for nowhere. */
  readonly begunIn: (tokens: Tokens) => number
  /** The offences of which a beginning of a word can be the first; none where they are many. */
  readonly begunBy: (word: string) => readonly string[]
  /** Whether a word is in the name of an offence. */
  readonly isWord: (word: string) => boolean
  /** The words of the names that have so many letters. */
  readonly wordsOf: (letters: number) => readonly string[]
}

/** Words that people use and the library does not, and what they mean: names that can mean nothing else are taken. */
const taken = `
  public nuisance, causing public nuisance: public_nuisance; drink driver: drink_driving; benefit fraud: benefit_fraud;
  theft from employer: theft_by_employee;  murderer: murder;  fraud by false rep: fraud_by_false_representation; non dwelling burglary, burglary non dwelling: burglary_non_dwelling;
  shop theft, shop lifting, nicking from shop: theft_from_shop; theft from person: theft_from_person; death
  by dangerous: causing_death_by_dangerous_driving; death by careless: causing_death_by_careless_driving;
  fail to surrender, failing to surrender, failed to surrender, bail offence: failing_to_surrender_to_bail;
  perverting course: perverting_course_of_justice; phone in prison, mobile phone in prison: mobile_phone_in_prison; assault by
  beating: assault_by_beating; assault emergency worker: assault_emergency_worker; house burglary, burg
  dwelling, burglary of house: burglary_dwelling; agg burglary: aggravated_burglary; obstruct pc: obstructing_police_constable; crim damage:
  criminal_damage; wounding with intent:
  wounding_with_intent; strangulation, strangling: strangulation; witness intimidation, intimidating witness,
  intimidation of witness: witness_intimidation; firearm without certificate, possession of firearm without certificate:
  possessing_firearm_without_certificate; poss blade, possession of knife, possession of bladed article, having bladed article: bladed_article_in_public_place;
  controlling or coercive behaviour, controlling and coercive behaviour, coercive and controlling behaviour: coercive_or_controlling_behaviour;
  driving whilst disqualified, dwd, driving while banned, driving whilst banned: driving_while_disqualified; going equipped, going equipped for theft,
  going equipped for burglary: going_equipped; arson with intent to endanger life, arson being reckless as to whether life was endangered,
  arson being reckless as to whether life would be endangered: arson_endangering_life; failing to comply with notification requirements, failure to
  comply with notification requirements: failing_sex_offender_notification; making indecent images of children, making indecent photographs of a
  child: making_indecent_images_of_children; possession of indecent images, possession of indecent images of children:
  possessing_indecent_images_of_children; possession of prohibited weapon: possessing_prohibited_weapon; failing to provide specimen, failure to
  provide specimen: failing_to_provide_specimen; inflicting grievous bodily harm: grievous_bodily_harm; suffocation: suffocation; assault causing
  abh, assault occasioning abh, assault causing actual bodily harm: actual_bodily_harm; off weapon, poss off weapon, poss offensive
  weapon: offensive_weapon_in_public_place;
  upskirting: upskirting; bribery: bribery; forgery: forgery; preventing lawful burial: preventing_lawful_burial; encouraging terrorism:
  encouragement_of_terrorism; escape from custody, escape from lawful custody: escape_from_lawful_custody; sharing intimate images, sharing
  intimate image: sharing_intimate_image; facilitating illegal immigration: facilitating_illegal_immigration;
  breach of shpo, breaching shpo: breach_of_sexual_harm_prevention_order; breach of cbo, breaching cbo: breach_of_criminal_behaviour_order;
  breach of ro, breaching ro, breach of restraining: breach_of_restraining_order; breach of non mol, breach of non molestation:
  breach_of_non_molestation_order`
/** Those that only hint at an offence, with what they most often mean: a thing, what somebody is called, or what was done. */
const hinted = `
  knife, blade, machete: bladed_article_in_public_place; criminal property, possession of criminal property: acquiring_criminal_property; gbh: grievous_bodily_harm
  grievous_bodily_harm_with_intent; wounding, stabbing, stabbed, knifeman: grievous_bodily_harm
  wounding_with_intent; section 18, s 18, sec 18: grievous_bodily_harm_with_intent wounding_with_intent;
  section 20, s 20, sec 20: grievous_bodily_harm; battering, battered, beating, attacking, attacker,
  assault, assaulted, assaulting, dv, domestic violence: common_assault assault_by_beating
  actual_bodily_harm assault_emergency_worker; firearm, gun, firearms, guns, gunman, shooting:
  possessing_prohibited_weapon; harassment, stalking, stalker, stalked: harassment stalking
  stalking_fear_of_violence_or_serious_alarm; grooming, groomed: meeting_child_following_grooming
  sexual_communication_with_child; killer, killing, killed: murder manslaughter; rapist, raped,
  raping: rape; burglar, burglars, burgled: burglary_dwelling burglary_non_dwelling; robber, robbers,
  robbed, robbing: robbery; thief, thieves, stole, stealing, shoplifter: theft theft_from_shop; fraudster,
  conman: fraud_by_false_representation; drug, drugs, dealer, drug dealer, drug dealing, county
  lines, food: supplying_class_a_drug being_concerned_in_supply_of_class_a_drug
  possession_with_intent_to_supply_class_a_drug supplying_class_b_drug; arson, arsonist: arson
  arson_endangering_life; indecent images, indecent assault, indec assault, paedophile, pervert, sex
  offender, abuser, abused, phone, driver, crash, crashed, fire, threats, strangled, kidnapped, smuggler,
  trafficked, driving ban thing:`
/** Each name of a table with its keys. */
const spokenIn = (table: string): readonly (readonly [string, readonly string[]])[] =>
  table.split(';').flatMap((line) => {
    const [names = '', keys = ''] = line.split(':')
    return names
      .split(',')
      .map((name) => [name.replace(/\s+/g, ' ').trim(), keys.match(/\w+/g) ?? []] as const)
  })

/** A word beside a name that makes another offence of it. */
export const makesOther =
  /^(?:child|children|girl|boy|person|position|under|intent|trust|attempt|attempted|attempting|conspiracy|conspiring|conspired|aggravated|racially|religiously|assisting|encouraging|aiding|inciting|historic|causing|threatening|resulting|endangering|reckless|recklessly|against|drugs?|tax|benefit)$/

const small = new Set('a an the of his her their my in to on from by with and some - .'.split(' '))
/** Signs that stand in names. */
const inNames = new Set(['£', '-', '.', '(', ')', ',', '/', ':'])
/** A word without its ending: thefts, theft. */
const stem = (word: string): string =>
  word.length > 4 ? word.replace(/ies$/, 'ys').replace(/(?:ing|ed|es|s)$/, '') : word
const stemsOf = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replace(/['’]|(?<=\d),(?=\d)/g, '')
      .match(/[a-z]+|\d+/g) ?? []
  )
    .filter((word) => !small.has(word))
    .map(stem)

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const all = map.get(key)
  if (all === undefined) map.set(key, [value])
  else all.push(value)
}

const mostMore = 2
/** So many offences are offered for the beginning of a word. */
const mostBegun = 5
/** No name is longer. */
const mostWords = 16

/** A name in stems, and where it may be met: a word turned round, or one of slang, counts only whole. */
interface Name {
  readonly stems: readonly string[]
  readonly key: string | null
}
type NameHit = readonly [name: Name, from: number]
type OffenceSure = Pick<FoundOffence, 'keys' | 'isSure'>

/** The names of the offences: each word knows the names that it stands in. */
interface Names {
  readonly groupOf: ReadonlyMap<string, number>
  readonly bearers: Map<string, string[]>
  readonly titles: Map<string, string>
  readonly whole: Set<string>
  readonly met: Map<string, NameHit[]>
  readonly words: Set<string>
  readonly spoken: Map<string, OffenceSure>
}

function addName({ met, bearers }: Names, stems: readonly string[], key: string | null): void {
  for (const [from, stem] of stems.entries()) push(met, stem, [{ stems, key }, from])
  const run = stems.join(' ')
  if (key !== null && !bearers.get(run)?.includes(key)) push(bearers, run, key)
}

/** The names that the library has. */
function titled(offences: readonly NamedOffence[]): Names {
  const groupOf = new Map(offences.map(({ key, group }) => [key, group]))
  const names: Names = {
    groupOf,
    bearers: new Map(),
    titles: new Map(),
    whole: new Set(),
    met: new Map(),
    words: new Set(),
    spoken: new Map(),
  }
  const { bearers, titles, whole, words } = names
  for (const { key, title, aliases } of offences) {
    const plain = title.replace(/ \([^)]*\)/, '')
    for (const name of new Set([title, plain, ...aliases])) {
      for (const word of name.toLowerCase().match(/[a-z]+/g) ?? []) words.add(word)
      const found = stemsOf(name)
      // "Locking on" is not "locked up".
      const stems =
        found.length === 1 && name.includes(' ') ? [name.toLowerCase().split(' ')[0] as string] : found
      addName(names, stems, key)
      if (stems.length !== 2) continue
      addName(names, stems.toReversed(), null)
      push(bearers, stems.toReversed().join(' '), key)
    }
    const run = stemsOf(plain).length === 1 && plain.includes(' ') ? '' : stemsOf(plain).join(' ')
    if (plain === title) whole.add(run)
    if (plain === title || !titles.has(run)) titles.set(run, key)
  }
  return names
}

/** And those that people use. */
function withSpoken(names: Names, offences: readonly NamedOffence[]): Names {
  const { groupOf, bearers, titles, words, spoken } = names
  const speak = (name: string, keys: readonly string[], isSure: boolean): void => {
    const stems = stemsOf(name)
    addName(names, stems, null)
    const run = stems.join(' ')
    if (!bearers.has(run) || !isSure)
      spoken.set(run, { keys: keys.filter((key) => groupOf.has(key)), isSure })
    for (const word of stems) words.add(word)
    for (const word of name.match(/[a-z]+/g) ?? []) words.add(word)
  }
  for (const [name, keys] of spokenIn(taken)) speak(name, keys, true)
  for (const [name, keys] of spokenIn(hinted))
    if (!titles.has(stemsOf(name).join(' ')) || keys.length > 0) speak(name, keys, false)
  // "Racially aggravated ABH": short of "or religiously".
  for (const { key } of offences) {
    const [, base] = key.split('racially_or_religiously_aggravated_')
    for (const by of ['racially', 'religiously'])
      if (base !== undefined) speak(`${by} aggravated ${base.replaceAll('_', ' ')}`, [key], true)
  }
  // "s20 wounding", "GBH section 18", "s18 GBH with intent".
  for (const word of ['s', 'section', 'sec'])
    for (const name of ['gbh', 'grievous bodily harm', 'wounding', 'assault'])
      for (const [section, key] of [
        [20, 'grievous_bodily_harm'],
        [18, name === 'wounding' ? 'wounding_with_intent' : 'grievous_bodily_harm_with_intent'],
      ] as const)
        for (const said of section === 18 ? [name, `${name} with intent`] : [name]) {
          speak(`${word} ${section} ${said}`, [key], true)
          speak(`${said} ${word} ${section}`, [key], true)
        }
  return names
}

const isOneAnswer = ({ groupOf }: Names, keys: readonly string[]): boolean =>
  new Set(keys.map((key) => groupOf.get(key))).size === 1
const keysOf = (all: readonly NameHit[]): readonly string[] => [
  ...new Set(all.flatMap(([{ key }]) => (key === null ? [] : [key]))),
]

/** What a run of words names, of the names that it is in: one key, several that are asked about, or none. */
function namedBy(names: Names, run: string, count: number, met: readonly NameHit[]): OffenceSure {
  const { spoken, titles, bearers, whole } = names
  const said = spoken.get(run)
  if (said !== undefined) return said
  const title = titles.get(run)
  const own = bearers.get(run) ?? []
  const one = (all: readonly string[]): OffenceSure =>
    isOneAnswer(names, all)
      ? { keys: all.slice(0, 1), isSure: true }
      : { keys: all.slice(0, 5), isSure: false }
  if (title !== undefined)
    // Others bear the same name: the one whose title it is stands first, and is taken where the answer is one.
    return whole.has(run) ? { keys: [title], isSure: true } : one([...new Set([title, ...own])])
  const begun = met.filter(([, from]) => from === 0)
  if (own.length > 0) return one([...new Set([...own, ...keysOf(begun)])])
  // Two words stand for a name that has hardly more: it is offered.
  const near = begun.filter(([{ stems }]) => stems.length <= count + mostMore)
  const parts = keysOf(count > 2 || (count > 1 && near.length === begun.length) ? begun : [])
  return { keys: parts.length > 0 && isOneAnswer(names, parts) ? parts.slice(0, 1) : [], isSure: false }
}

/** The offence that begins at a place, the longest. */
function offenceAt(names: Names, tokens: Tokens, at: number): FoundOffence | null {
  if (tokens[at]?.is !== 'word' || small.has(textAt(tokens, at))) return null
  const drug = drugOffenceAt(tokens, at)
  let best: FoundOffence | null = drug?.keys.every((key) => names.groupOf.has(key))
    ? {
        keys: isOneAnswer(names, drug.keys) ? drug.keys.slice(0, 1) : drug.keys,
        next: drug.next,
        isSure: drug.keys.length === 1,
      }
    : null
  let run = ''
  let count = 0
  let all: readonly NameHit[] = []
  for (let i = at; i < tokens.length && count < mostWords; i++) {
    const { is, text } = tokens[i] as Token
    if (is === 'sign' && !inNames.has(text)) break
    if (is === 'sign' || small.has(text)) continue
    const now = stem(text)
    all =
      count === 0
        ? [...(names.met.get(now) ?? []), ...(now === text ? [] : (names.met.get(text) ?? []))]
        : all.filter(([{ stems }, from]) => stems[from + count] === now)
    if (all.length === 0) break
    run = count > 0 ? `${run} ${now}` : names.met.has(now) ? now : text
    count++
    const { keys, isSure } = namedBy(names, run, count, all)
    const isHint = names.spoken.get(run)?.keys.length === 0
    const isLonger = best === null || i + 1 > best.next || (i + 1 === best.next && names.titles.has(run))
    if ((keys.length > 0 || isHint) && isLonger) best = { keys, next: i + 1, isSure }
  }
  if (best === null) return null
  const beside = (from: number, step: number): string => {
    let i = from
    while (small.has(textAt(tokens, i)) && Math.abs(i - from) < 4) i += step
    return textAt(tokens, i)
  }
  const isOther = makesOther.test(beside(best.next, 1)) || makesOther.test(beside(at - 1, -1))
  return isOther ? { ...best, isSure: false } : best
}

/** Where a name begins that the last words are not the whole of. */
function begunIn(names: Names, tokens: Tokens): number {
  const isBegun = (from: number): boolean => {
    const said = tokens.slice(from).filter(({ text }) => !small.has(text))
    const [head, ...rest] = said.map(({ text }) => stem(text))
    if (head === undefined || offenceAt(names, tokens, from)?.isSure === true) return false
    return (names.met.get(head) ?? []).some(
      ([{ stems }, at]) =>
        at === 0 && stems.length > said.length && rest.every((one, i) => stems[i + 1] === one),
    )
  }
  const last = tokens.findLastIndex(({ is }) => is !== 'word')
  return tokens.findIndex(
    ({ text }, i) => i > Math.max(last, tokens.length - 8) && !small.has(text) && isBegun(i),
  )
}

/** Finds offences by their names, which are put in order in a few milliseconds. */
export function offenceFinder(offences: readonly NamedOffence[]): FindOffence {
  const names = withSpoken(titled(offences), offences)
  const byLetters = Map.groupBy(names.words, ({ length }) => length)
  return {
    isWord: (word) => names.words.has(word),
    wordsOf: (letters) => byLetters.get(letters) ?? [],
    at: (tokens, at) => offenceAt(names, tokens, at),
    begunIn: (tokens) => begunIn(names, tokens),
    begunBy: (word) => {
      const begun = [...names.words].filter((one) => one.startsWith(word))
      const token: Token = { is: 'word', text: word, from: 0, to: 0 }
      const keys = new Set(begun.flatMap((text) => offenceAt(names, [{ ...token, text }], 0)?.keys ?? []))
      return keys.size > mostBegun ? [] : [...keys]
    },
  }
}
