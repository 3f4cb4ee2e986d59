import { type Day, extensionYears, inWords } from '@requisite/law'
import { datesIn, rolesIn } from './dates.ts'
import { decides } from './deciding.ts'
import { folded } from './fold.ts'
import { type KindRead, kindIn, withoutKind } from './kinds.ts'
import type { Length } from './length.ts'
import { counted, inUnits, joined, unitOf } from './lengths.ts'
import { besides, denied, money, notPrison, payments, recalled, sections } from './orders.ts'
import { type Parts, partsOf } from './parts.ts'

/** An offence as it is named exactly. */
export interface Named {
  readonly key: string
  readonly title: string
}

/** What was read in the words of a court. */
export interface CourtRead {
  readonly is: 'read'
  readonly kind: KindRead
  /** Null for a whole life order alone. */
  readonly length: Length | null
  /** The extra time on licence of an extended sentence. */
  readonly extension: Length | null
  /** Null where no time on remand was named; 0 where it was named without its days. */
  readonly remandDays: number | null
  /** Whether time on a tag before the sentence was named: the days that count are asked for. */
  readonly isTagged: boolean
  readonly start: Day | null
  readonly offence: Named | null
  /** What is not part of the time, for a reason that is known: orders, money, an age, what was denied. */
  readonly aside: readonly string[]
  /** What is asked for on the next page. */
  readonly later: readonly string[]
  /** Plain words that were not used, as they stood there: never a figure, and none that decides. */
  readonly unused: readonly string[]
}

/** Why nothing was read: no length; a number without a unit; several sentences; a length too many or too few; a day that may be
 *  another; a kind, a minimum term or an extension that may be otherwise; a recall or an order beside a length; something
 *  that may decide and found no place; or more than is read. */
export interface Unread {
  readonly is: 'unread'
  readonly why:
    | 'length'
    | 'unit'
    | 'several'
    | 'two'
    | 'date'
    | 'kind'
    | 'minimum_term'
    | 'extension'
    | 'recall'
    | 'custody'
    | 'left'
    | 'long'
  /** What was read so far, and the number or the words that were not. */
  readonly so: string
  readonly number: string
}

export type CourtWords = CourtRead | Unread | { readonly is: 'recall' } | { readonly is: 'not-prison' }

/** A place in the text from which something was taken. */
const taken = ' | '

const halves = (text: string): string =>
  text
    .replace(/\b(\d+) and (?:a|1) half ([a-z]+)/g, '$1.5 $2')
    .replace(
      /\b(\d+|an?) (years?|yrs?) and (?:a|1) half\b/g,
      (_, n: string, unit: string) => `${/^\d/.test(n) ? n : 1}.5 ${unit}`,
    )
    .replace(/\bhalf an? year\b/g, '0.5 year')
    .replace(/\b(?:a|an|1) (?=(?:year|month|week|day)\b)/g, '1 ')
    .replace(/\bcalendar (?=months?\b)/g, '')

/** The unit behind a number, written out, as a number of it or as a kind: "3 yrs" is 3 years, "18 mth" is 18 month. */
const withUnits = (text: string): string =>
  text.replace(/(\d) ([a-z]+)\b/g, (found, digit: string, word: string) => {
    const unit = unitOf(word)
    return unit === null
      ? found
      : `${digit} ${/s$/.test(word) || word.length === 1 ? unit : unit.slice(0, -1)}`
  })

interface Credit {
  /** Days that the words give; 0 where they name time without its days; null where they name none. */
  readonly days: number | null
  readonly text: string
  /** The words that are asked about later. */
  readonly later: readonly string[]
}

// biome-ignore format: one pattern
const remandLeft =
  /\b(?:(?:less|minus|with|and|after|credit for) )?(?:already )?(?:done )?(\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b(?: (?:and )?\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b)?)(?: (?:already|spent|served|in|on|of|time|custody|been|to|a|an|count|for))* (?:on )?remand(?:ed)?(?: (?:to count|in custody))*/
// biome-ignore format: one pattern
const remandRight =
  /\b(?:held |time )?(?:on )?remand(?:ed)?(?: (?:time|period|in custody|custody|on|for|of|days|was|is))* (\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b(?: (?:and )?\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b)?)(?: ago)?/
/** Taken off without the word: "less 40 days", "212 days served". */
const takenOff = [
  // biome-ignore format: one pattern
  /\b(?:less|minus|credit for) (\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b(?: (?:and )?\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b)?)(?: (?:already|spent|served|in|on|of|time|custody|remand|to count))*(?! (?:on )?(?:an? )?(?:curfew|tag|qualifying|electronic))/,
  /\b(\d+ days)(?: (?:already )?served| to count)/,
]
const unnumbered = /\b(?:less |minus )?(?:the )?time (?:already )?(?:served|(?:spent )?on remand)\b/
// biome-ignore format: one pattern
const tagLeft =
  /\b(?:(?:less|minus|with|and|credit for) )?(\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b(?: (?:and )?\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b)?) (?:will count in respect of )?(?:(?:on|of|a|an|with|the|his|her|spent) )*(?:(?:tagged|qualifying|electronic(?:ally)?(?: monitored)?) )*(?:curfew|tagged bail|tag|tagged)(?: bail| curfew)?\b/
// biome-ignore format: one pattern
const tagRight =
  /\b(?:(?:on|of|a|an|with|the|his|her|spent) )*(?:(?:tagged|qualifying|electronic(?:ally)?(?: monitored)?) )*(?:curfew|tagged bail|tag|tagged)(?: bail| curfew)?(?: (?:for|of|days))* (\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b(?: (?:and )?\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b)?)/

/** The days of a length that is days, or weeks; null for months, which are no number of days. */
function daysOf(said: string): number | null {
  const length = lengthIn(said)
  return length === null || length.years + length.months > 0 ? null : 7 * length.weeks + length.days
}

/** Words without those that only join them. */
const said = (words: string): string => words.replace(/^(?:less|minus|with|and|after) /, '')

/** Time on remand: its days, or that there was some; null where it may be the time before the word, or that behind it. */
function remandIn(text: string): Credit | null {
  const left = remandLeft.exec(text)
  const right = remandRight.exec(text)
  const isOne =
    left !== null &&
    right !== null &&
    left.index < right.index + right[0].length &&
    right.index < left.index + left[0].length
  if (isOne) {
    // "3 years remanded 8 months" without a comma: the time that was said of it, or the sentence.
    if (
      !/^(?:less|minus|with|credit)/.test(left[0]) &&
      !/^\s*(?:[|;]|$)/.test(text.slice(right.index + right[0].length))
    )
      return null
    if (/ (?:on|already|spent|in|of) /.test(left[0].slice(left[0].indexOf(left[1] as string)))) return null
  }
  const found =
    (isOne ? right : (right ?? left)) ??
    takenOff.map((form) => form.exec(text)).find((one) => one !== null) ??
    null
  if (found !== null) {
    const days = daysOf(found[1] as string)
    const rest = text.replace(found[0], taken)
    return { days: days ?? 0, text: rest, later: days === null ? [said(found[0])] : [] }
  }
  return unnumbered.test(text)
    ? { days: 0, text: text.replace(unnumbered, taken), later: [] }
    : { days: null, text, later: [] }
}

/** Time on a tag before the sentence: how many days of it count is asked for. */
function tagIn(text: string): Credit {
  const found = tagLeft.exec(text) ?? tagRight.exec(text)
  return found === null
    ? { days: null, text, later: [] }
    : {
        days: 0,
        text: text.replace(found[0], taken),
        later: [said(found[0])],
      }
}

/** Takes what has one of these forms out of the text. */
function without(
  text: string,
  forms: readonly RegExp[],
): { readonly text: string; readonly unused: readonly string[] } {
  const unused: string[] = []
  let rest = text
  for (const form of forms)
    rest = rest.replace(form, (found) => {
      unused.push(found)
      return taken
    })
  return { text: rest.replace(/\s+/g, ' ').trim(), unused }
}

/** Every length in the text, with a mark in its place. */
function lengthsIn(text: string): {
  readonly text: string
  readonly lengths: readonly Length[]
  readonly isParted: boolean
} {
  const lengths: Length[] = []
  const words: string[] = []
  const all = text.split(' ')
  let isParted = false
  for (let i = 0; i < all.length; i++) {
    const unit = /^\d/.test(all[i] as string) ? unitOf(all[i + 1] ?? '') : null
    const length = unit === null ? null : counted(all[i] as string, unit)
    if (length === null) {
      words.push(all[i] as string)
      continue
    }
    i++
    const back = words.at(-1) === 'and' || words.at(-1) === '|' ? 2 : 1
    const before = /^<\d+>$/.test(words.at(-back) ?? '') ? lengths.at(-1) : undefined
    const whole = before === undefined ? null : joined(before, length)
    if (whole !== null) {
      isParted = true
      lengths[lengths.length - 1] = whole
      if (back === 2) words.pop()
    } else words.push(`<${lengths.push(length) - 1}>`)
  }
  return { text: words.join(' '), lengths, isParted }
}

const running = /\b(?:consecutive(?:ly)?|consec|cons|concurrent(?:ly)?|conc|on top|followed by|same time)\b/
const several = /\b(?:x \d+|\d+ x|each of \d+|counts \d+|\d+ counts|each)\b/
const counts = /\b(?:on )?counts? \d+(?: (?:to|and) \d+)*\b/g

/** Words of a length that is no sentence: what may come, or a least time without a life sentence. */
const unsettled = /\b(?:up to|maximum|max|between|facing|faces|minimum|min|tariff|at least)\b/

const leftOut = new Set(
  'sentenced sentence to of the a an got given gave imprisonment imprisoned prison custody custodial jail jailed judge court count counts plus with total immediate and + | ; for on in at by behind bars was were is be been has had he she they him her his i my we handed committed comprising comprised made up term period yoi young offender institution detention detained under further less minus year years'.split(
    ' ',
  ),
)

/** What was not used: the phrases that are left, without the words that say nothing around them. */
function phrasesIn(text: string): readonly string[] {
  const isSaid = (word: string): boolean => word !== '' && !leftOut.has(word)
  return text
    .split(/ ?(?:[|;]|<\d+>) ?/)
    .map((piece) => {
      const words = piece.trim().split(' ')
      return words.slice(words.findIndex(isSaid), words.findLastIndex(isSaid) + 1).join(' ')
    })
    .filter((phrase, i, all) => phrase !== '' && all.indexOf(phrase) === i)
}

const bareNumber = /(?:^|\s)(\d[\d.]*)(?=\s|$)/

/** What the page asks of everybody who has said so: how it runs beside another sentence, and whether a suspended sentence was put
 *  into effect. */
const runs =
  /\b(?:to run )?(?:consecutive(?:ly)?|consec|cons|concurrent(?:ly)?|conc|on top|another)\b(?: (?:to|with|of) (?:(?:the|his|her|a|any|my) )?(?:other )?(?:sentences?|term|one)\b[a-z ]*)?/g
const putIntoEffect =
  /\b(?:breach(?:ed)?(?: (?:of|his|her|the|a|my))*|activated?|(?:put|brought) into effect)(?! \d)\b/g
const notYet = /\b(?:not (?:been |yet )?sentenced|(?:awaiting|waiting for|before) sentence|to be sentenced)\b/

/** "25 to life": the minimum term, or a range of another country. */
const toLife = /\b\d+(?: years?)? to life\b/
const isSection = /^\b(?:section|sect|sec|s|ss) \d+(?: ?[a-z]\b)?(?: (?:gbh|abh|wounding))?$/
const mostYears = 100
const mostCharacters = 6_000
const isOver = ({ years, months }: Length, most: number): boolean => 12 * years + months > 12 * most
const hasLength = /\b\d{1,5}(?:\.\d\d?)? (?:year|month|week|day)s?\b/
/** The time on licence that every sentence has: "5 years, 2 of them on licence", "3 years: half inside and half on licence". */
const ofTheTime = /\bof (?:them|which|it|those|that)\b/
const isHalved = ({ length, extension }: Parts, all: readonly Length[]): boolean =>
  all.length > 2 && length !== null && extension !== null && inUnits(length) === inUnits(extension)

/** Reads what a court said, as people say it. What is not certain is not read: a figure or a deciding word without a place
 *  stops it. `named` finds an offence by its exact name. */
export function readCourtWords(
  typed: string,
  named: (text: string) => Named | null,
  today: Day | null = null,
): CourtWords {
  const unread = (why: Unread['why'], number = '', so = ''): Unread => ({ is: 'unread', why, so, number })
  if (typed.length > mostCharacters) return unread('long')
  const { text: marked, days } = datesIn(typed)
  const dated = rolesIn(withUnits(halves(folded(marked))), days)
  const beside = without(dated.text, [...besides, ...denied])
  const whole = beside.text
  const back = without(whole, [recalled])
  if (back.unused.length > 0)
    return hasLength.test(back.text) ? unread('recall', back.unused.join(', ')) : { is: 'recall' }
  const tag = tagIn(whole)
  const remand = remandIn(tag.text)
  if (remand === null) return unread('left', 'remand')
  const kind = kindIn(remand.text)
  const instead = without(remand.text, [notPrison])
  if (instead.unused.length > 0 && kind !== 'suspended' && kind !== 'default')
    return hasLength.test(instead.text) ? unread('custody', instead.unused.join(', ')) : { is: 'not-prison' }
  if (notYet.test(whole)) return unread('custody')
  if (toLife.test(whole)) return unread('minimum_term')
  const isNamed = kind === 'section_250' || kind === 'sopc'
  const own = isNamed || kind === 'default' ? withoutKind(remand.text, kind) : remand.text
  const section = without(own, [...(kind === 'default' ? [] : payments), sections])
  const found = lengthsIn(section.text.replace(counts, taken))
  const isRunning = running.test(whole) || /;|\bcount\b/.test(whole)
  if (several.test(whole) || (isRunning && (found.lengths.length > 1 || found.isParted)))
    return unread('several')
  const parts = partsOf(kind, found)
  const [only] = found.lengths
  const so = only === undefined ? '' : inUnits(only)
  const number = bareNumber.exec(typeof parts === 'string' ? found.text : parts.text)?.[1] ?? ''
  if (number !== '' && (typeof parts !== 'string' || kind === 'standard')) return unread('unit', number, so)
  if (parts === 'none') {
    if (kind === 'life' || kind === 'ipp') return unread('minimum_term')
    return found.lengths.length === 0 && (money.test(typed) || beside.unused.length > 0)
      ? { is: 'not-prison' }
      : unread('length')
  }
  // "3 years 6 months on licence" is one length, or two.
  if (parts === 'two' || (parts.kind === 'standard' && found.isParted && /\blicen[cs]e\b/.test(parts.text)))
    return unread('two')
  if (unsettled.test(parts.text)) return unread('length')
  // A year on licence is that of a special sentence, too.
  if (kind === 'standard' && parts.extension !== null && !isOver(parts.extension, 1))
    return unread('kind', '', so)
  if (
    kind === 'standard' &&
    parts.extension !== null &&
    (ofTheTime.test(whole) || isHalved(parts, found.lengths))
  )
    return unread('kind', '', so)
  if (parts.extension !== null && kind !== 'sopc' && isOver(parts.extension, extensionYears.most))
    return unread('extension')
  if (parts.length !== null && isOver(parts.length, kind === 'dto' ? 2 : mostYears)) return unread('length')
  const starts = dated.dated.filter(({ role }) => role === 'sentence' || role === 'unclear')
  const start = starts[0]?.day ?? null
  if (starts.length > 1 || starts.some(({ role }) => role === 'unclear')) return unread('date', '', so)
  if (today !== null && start !== null && start > today) return unread('date', inWords(start), so)
  const asked = without(parts.text, kind === 'suspended' ? [runs, putIntoEffect] : [runs])
  const phrases = [...phrasesIn(asked.text), ...section.unused.filter((phrase) => !phrase.includes('£'))]
  const offence = phrases.map((phrase) => [phrase, named(phrase)] as const).find(([, name]) => name !== null)
  // Murder has one sentence: life.
  if (offence?.[1]?.key === 'murder' && parts.kind === 'standard') return unread('minimum_term')
  const rest = phrases.filter((phrase) => phrase !== offence?.[0])
  const unused = rest.filter((phrase) => !isSection.test(phrase))
  const left = unused.filter(decides)
  if (left.length > 0) return unread('left', left.join(', '), so)
  const withDay = ({ phrase, day }: (typeof dated.dated)[number]): string =>
    `${phrase} ${inWords(day)}`.trim()
  const before = dated.dated.filter(({ role }) => role === 'before')
  if (today !== null && before.some(({ day }) => day > today))
    return unread('left', before.map(withDay).join(', '), so)
  const isOfTag = before.some(({ phrase }) => /\b(?:tag|curfew)/.test(phrase))
  return {
    is: 'read',
    ...{ kind: parts.kind, length: parts.length, extension: parts.extension },
    ...{
      start,
      remandDays: remand.days ?? (before.length > 0 && !isOfTag ? 0 : null),
      isTagged: isOfTag || tag.days !== null,
    },
    offence: offence?.[1] ?? null,
    aside: [
      ...beside.unused,
      ...section.unused.filter((phrase) => phrase.includes('£')),
      ...dated.dated.filter(({ role }) => role === 'other').map(withDay),
    ],
    later: [
      ...remand.later,
      ...tag.later,
      ...before.map(withDay),
      ...asked.unused,
      ...rest.filter((phrase) => isSection.test(phrase)),
    ],
    unused,
  }
}

/** A text that is a length and nothing else; null for any other. */
export function lengthIn(typed: string): Length | null {
  const { text, lengths } = lengthsIn(halves(folded(typed)))
  return text === '<0>' && !/^[-−–]/.test(typed) ? (lengths[0] as Length) : null
}
