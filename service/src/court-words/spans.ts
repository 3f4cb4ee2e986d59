import { type Day, months } from '@requisite/law'
import { type Cue, cues } from './cues.ts'
import { dateAt } from './dates.ts'
import { daysOf, isNear, isRest, lengthAt, lengthInParts, plus, type SaidLength, unitOf } from './length.ts'
import { numberAt, numberWords } from './numbers.ts'
import type { FindOffence } from './offences.ts'
import { isClose, type Token, tokensIn } from './tokens.ts'

interface Place {
  readonly from: number
  readonly to: number
}

/** A piece of the text that is something: every number is in one. */
export type WordSpan = Place &
  (
    | { readonly is: 'length'; readonly length: SaidLength; readonly last: SaidLength | null }
    /** Null where the day is not said whole. */
    | { readonly is: 'date'; readonly day: Day | null; readonly days: readonly Day[] }
    | { readonly is: 'number'; readonly value: number }
    | { readonly is: 'money' }
    /** What stands for itself and does not matter: an age, an address, hours, points. */
    | { readonly is: 'noise'; readonly age: number | null }
    | { readonly is: 'count'; readonly counts: readonly number[] }
    /** The same sentence so many times; null where it is not said how many. */
    | { readonly is: 'times'; readonly times: number | null; readonly of?: number }
    /** A fraction, or a range: no length. */
    | { readonly is: 'part' }
    | { readonly is: 'cue'; readonly cue: Cue }
    | { readonly is: 'offence'; readonly keys: readonly string[] }
    | { readonly is: 'word'; readonly word: string }
    | { readonly is: 'stop'; readonly isHard: boolean }
  )

/** Whether a span is one of these cues. */
export const cueIs = (span: WordSpan | undefined, ...all: readonly Cue[]): boolean =>
  span?.is === 'cue' && all.includes(span.cue)

/** Whether it is one of these words, and no cue. */
export const wordIs = (span: WordSpan | undefined, ...all: readonly string[]): boolean =>
  span?.is === 'word' && all.includes(span.word)

const phrases = (() => {
  const byFirst = new Map<string, { readonly words: readonly string[]; readonly cue: Cue }[]>()
  for (const [cue, all] of Object.entries(cues) as [Cue, string][])
    for (const phrase of all.split(', ')) {
      const words = tokensIn(phrase).flatMap(({ text }) => (text === '-' ? [] : [text]))
      const first = words[0] as string
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, cue }])
    }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length)
  return byFirst
})()

/** Words that may have one letter wrong: those of the cues, of six letters or more. */
const cueWords = new Set([...phrases.values()].flat().flatMap(({ words }) => words))
const lexicon = Map.groupBy(
  [...cueWords, 'yesterday', ...months.map((name) => name.toLowerCase())].filter((word) =>
    /^[a-z]+$/.test(word),
  ),
  ({ length }) => length,
)

/** Words of plain English that are near one of ours. */
const plainWords = new Set([
  ...numberWords,
  ...'appear appeared demand demands demanded reported reporter reporting departed bagged nagged ragged canned manned banner barrel married carried sailed nailed landed handled seduced deduced round ground wearing bearing tearing nearing clearing listed gifted pleased squashed breathed breathing preached bleached detection retention racing pacing yearly dearly clearly staring stating starving startled waking baking asking banking aspects expect swerving swerved exiting prevent retraining straining reused cropped failed severed rested detailed retained released release attention paying saved serves server courts county custom customs person persons poison licensed older register passed recently mother brother another father partner sentence sentences convict victim victims prisoner prisons detected charges convictions offended offender offenders'.split(
    ' ',
  ),
])

/** "fourty": before a unit, a word is the number that it is near. */
function numberNear(word: string): string {
  if (word.length < 4 || numberWords.includes(word)) return word
  const near = numberWords.filter(
    (name) => name.length > 4 && !/(?:th|rst|ond|rd)$/.test(name) && isNear(word, name),
  )
  return near.length === 1 ? (near[0] as string) : word
}

/** A word as the table has it: itself, or the one word that it is near. */
function corrector({ isWord, wordsOf }: FindOffence): (word: string) => string {
  const known = new Map<string, string>()
  const ofLetters = (letters: number): readonly string[] =>
    letters < 6 ? [] : [...(lexicon.get(letters) ?? []), ...wordsOf(letters)]
  const nearTo = (word: string): readonly string[] => [
    ...new Set(
      [-1, 0, 1].flatMap((more) => ofLetters(word.length + more)).filter((one) => isNear(word, one)),
    ),
  ]
  return (word) => {
    if (word.length < 5 || plainWords.has(word)) return word
    const before = known.get(word)
    if (before !== undefined) return before
    const near = isWord(word) || cueWords.has(word) || unitOf(word) ? [] : nearTo(word)
    // Near two words of one cue it is either.
    const isOneCue =
      near.length > 1 &&
      new Set(near.map((one) => phrases.get(one)?.find(({ words }) => words.length === 1)?.cue ?? one))
        .size === 1
    const found = near.length === 1 || isOneCue ? (near[0] as string) : word
    known.set(word, found)
    return found
  }
}

const things = new Set(
  'points hours hour kilograms kilogram kilogrammes kgs gram tonnes litres stitches times people victims men women officers messages photographs images videos mph plants deals wounds stab letters children metres meters miles grams kilos kg percent offences counts charges convictions occasions occasion previous pages wraps plants bags tablets pills sessions weeks-of % st nd rd th am pm'.split(
    ' ',
  ),
)
const places = new Set(
  'street road avenue lane close drive way court crescent place terrace gardens grove hill house'.split(' '),
)
const numbered = new Set(
  'courtroom court room case wing cell no number indictment ref urn hmp flat page unit block para paragraph aged age category level band act cja code oapa poa mda poca soa pcca section sec s ss'.split(
    ' ',
  ),
)

/** A section of an Act is never a length. */
const sections = new Set(['section', 'sec', 's', 'ss'])

const isMonth = (word: string): boolean =>
  word.length > 2 && months.some((name) => name.toLowerCase().startsWith(word))
const whoIs = new Set(['hes', 'shes', 'is', 'was', 'are', 'now', 'youre', 'im'])
const peopleOf = /^(?:man|woman|boy|girl|lad|youth|child|victim)$/

/** What a number is that stands for itself: an age, an address, hours, a clock, the number of a case. The place behind it, or null. */
function noiseAt(
  tokens: readonly Token[],
  at: number,
): { readonly next: number; readonly age: number | null } | null {
  const text = (i: number): string => tokens[i]?.text ?? ''
  if (tokens[at]?.is === 'word' && numberAt(tokens, at) === null) {
    // Letters with figures: the number of a case.
    if (tokens[at + 1]?.is === 'figures' && isClose(tokens, at + 1) && text(at + 1).length >= 4)
      return { next: at + 2, age: null }
    if (!numbered.has(text(at)) && !whoIs.has(text(at))) return null
    const number = numberAt(tokens, sections.has(text(at)) && text(at + 1) === '.' ? at + 2 : at + 1)
    if (
      number === null ||
      isMonth(text(number.next)) ||
      unitOf(text(number.next)) !== null ||
      text(number.next) === '-' ||
      text(number.next) === '/'
    )
      return null
    const isAge = ['aged', 'age'].includes(text(at)) || whoIs.has(text(at))
    if (
      whoIs.has(text(at)) &&
      !(
        number.value >= 10 &&
        number.value < 100 &&
        /^(?:|[,.;)]|and|but|now|years?)$/.test(text(number.next))
      )
    )
      return null
    return { next: number.next, age: isAge ? number.value : null }
  }
  // "s.20(1)".
  const isPart = [2, 3].some((back) => sections.has(text(at - back))) && isClose(tokens, at)
  if (isPart && text(at) === '(' && text(at + 2) === ')') return { next: at + 3, age: null }
  const number = numberAt(tokens, at)
  if (number === null) return null
  let { next } = number
  // "01AB1234526".
  if (
    isClose(tokens, at + 1) &&
    tokens[at + 1]?.is === 'word' &&
    isClose(tokens, at + 2) &&
    text(at + 2).length >= 4
  )
    return { next: at + 3, age: null }
  if (text(at - 1) === 'of' && /^(?:father|mother|dad|mum|parent)$/.test(text(at - 2)))
    return { next, age: null }
  if (text(at - 1) === 'of' && peopleOf.test(text(at - 2)) && unitOf(text(next)) === null)
    return { next, age: number.value }
  if (text(next) === ':' && tokens[next + 1]?.is === 'figures' && isClose(tokens, next + 1))
    return { next: next + 2, age: null }
  const from = next
  if (text(next) === '-') next++
  if (/^(?:years?|yrs?)$/.test(text(next))) {
    const old = text(next + 1) === '-' ? next + 2 : next + 1
    if (text(old) === 'old' || text(old) === 'olds') return { next: old + 1, age: number.value }
    return null
  }
  next = from
  if (text(next) === 'penalty') next++
  if (things.has(text(next))) return { next: next + 1, age: null }
  if (places.has(text(next + 1)) && tokens[next]?.is === 'word' && unitOf(text(next)) === null)
    return { next: next + 2, age: null }
  return null
}

/** Where the numbers of a list stand, from one on: "1) 2 years 2) 6 months", "1. Theft". */
function listedIn(tokens: readonly Token[]): ReadonlySet<number> {
  const text = (i: number): string => tokens[i]?.text ?? ''
  const found = new Set<number>()
  for (const [i, { is }] of tokens.entries()) {
    if (is !== 'figures' || Number(text(i)) !== found.size + 1 || text(i + 2) === '') continue
    const isBracket = text(i + 1) === ')' && text(i - 1) !== '('
    const isDot = /^[.;\n]?$/.test(text(i - 1)) && text(i + 1) === '.' && isClose(tokens, i + 1)
    if (isBracket || (isDot && !isClose(tokens, i + 2))) found.add(i)
  }
  return found.size > 1 ? found : new Set()
}

/** "count 2", "counts 2 to 9", "ct3". */
function countAt(
  tokens: readonly Token[],
  at: number,
  listed: ReadonlySet<number>,
): { readonly counts: readonly number[]; readonly next: number } | null {
  const text = (i: number): string => tokens[i]?.text ?? ''
  if (listed.has(at)) return { counts: [Number(text(at))], next: at + 2 }
  if (!/^(?:counts?|cts?|charges?|sentence)$/.test(text(at))) return null
  const first = numberAt(tokens, at + 1)
  if (first === null || unitOf(text(first.next)) !== null || !Number.isInteger(first.value)) return null
  const all = [first.value]
  let { next } = first
  while (all.length < 20) {
    const link = text(next)
    const more = /^(?:to|and|-|,|&)$/.test(link) ? numberAt(tokens, next + 1) : null
    if (more === null || unitOf(text(more.next)) !== null || /^(?:\/|£)$/.test(text(more.next))) break
    const last = all.at(-1) as number
    if (link === 'to' || link === '-')
      for (let n = last + 1; n <= more.value && all.length < 20; n++) all.push(n)
    else all.push(more.value)
    next = more.next
  }
  return { counts: all, next }
}

/** "x 3", "3 x", "on each of three counts". */
function timesAt(
  tokens: readonly Token[],
  at: number,
): { readonly times: number | null; readonly next: number } | null {
  const text = (i: number): string => tokens[i]?.text ?? ''
  const isThings = (i: number): boolean => /^(?:counts|offences|charges)$/.test(text(i))
  if (text(at) === 'x' || text(at) === '×') {
    const number = numberAt(tokens, at + 1)
    return number === null ? null : { times: number.value, next: number.next }
  }
  if (text(at) === 'each' && /^(?:of|for)$/.test(text(at + 1))) {
    const from = text(at + 2) === 'the' ? at + 3 : at + 2
    const number = numberAt(tokens, from)
    if (number !== null && unitOf(text(number.next)) === null)
      return { times: number.value, next: isThings(number.next) ? number.next + 1 : number.next }
    return null
  }
  if (text(at) === 'each' && /^(?:count|offence|charge)$/.test(text(at + 1)))
    return { times: null, next: at + 2 }
  const number = numberAt(tokens, at)
  if (
    number !== null &&
    (text(number.next) === 'x' || text(number.next) === '×') &&
    numberAt(tokens, number.next + 1) !== null
  )
    return { times: number.value, next: number.next + 1 }
  if (
    number !== null &&
    /^(?:lots|sentences|terms)$/.test(text(number.next)) &&
    text(number.next + 1) === 'of'
  )
    return { times: number.value, next: number.next + 2 }
  return null
}

/** £156, or 156 pounds. */
function moneyAt(tokens: readonly Token[], at: number): number | null {
  const text = (i: number): string => tokens[i]?.text ?? ''
  if (text(at) === '£') return numberAt(tokens, at + 1)?.next ?? at + 1
  const number = numberAt(tokens, at)
  return number !== null && /^(?:pounds|quid|gbp)$/.test(text(number.next)) ? number.next + 1 : null
}

/** "2/3", "two-thirds", "3 to 5 years": a part or a range, and no length. */
function partAt(tokens: readonly Token[], at: number): number | null {
  const text = (i: number): string => tokens[i]?.text ?? ''
  const number = numberAt(tokens, at)
  if (number === null) return null
  const { next } = number
  if (text(next) === '/' && tokens[next + 1]?.is === 'figures') {
    const unit = unitOf(text(next + 2))
    return unit === null ? next + 2 : next + 3
  }
  const thirds = text(next) === '-' ? next + 1 : next
  if (/^(?:thirds?|quarters?|fifths?|half)$/.test(text(thirds))) return thirds + 1
  const range = /^(?:to|-|or)$/.test(text(next)) ? numberAt(tokens, next + 1) : null
  return range !== null && unitOf(text(range.next)) !== null && range.value > number.value
    ? range.next + 1
    : null
}

const whose = new Set('his her their your my our lost of endanger normal working adult whole'.split(' '))

const followers = new Set(
  'the that this his her it a an another further count sentence first previous current existing his those'.split(
    ' ',
  ),
)

/** The place behind a phrase, with or without its hyphens; null where it is not there. */
function phraseEnd(tokens: readonly Token[], at: number, words: readonly string[]): number | null {
  let next = at
  for (const word of words) {
    if (next > at && tokens[next]?.text === '-' && isClose(tokens, next) && isClose(tokens, next + 1)) next++
    if (tokens[next]?.text !== word) return null
    next++
  }
  return next
}

/** "count 2" is no count of days, and somebody's life is no sentence. */
function isOtherWord(
  tokens: readonly Token[],
  at: number,
  end: number,
  { cue, words }: { readonly cue: Cue; readonly words: readonly string[] },
): boolean {
  const next = tokens[end]
  if (cue === 'counts' && /^counts?$/.test(words.at(-1) ?? '') && next?.is === 'figures') return true
  // "after a trial", "then he", "together with": said of anything.
  const behind = next?.text ?? ''
  const phrase = words.join(' ')
  if (phrase === 'after' || phrase === 'then')
    return !(next?.is === 'figures' || numberWords.includes(behind) || followers.has(behind))
  if (phrase === 'together' && behind === 'with') return true
  // A prison's name, and not His Majesty's pleasure.
  if (phrase === 'hmp' && /^(?:in|at|to|from|of)$/.test(tokens[at - 1]?.text ?? '')) return true
  if (phrase === 'hmp') return next?.is === 'word' && !/^(?:min|minimum|tariff|with|and|for)$/.test(behind)
  const isBare = /^(?:whole )?life$/.test(words.join(' '))
  return isBare && whose.has(tokens[at - 1]?.text ?? '')
}

const stops: Readonly<Record<string, boolean>> = {
  ',': false,
  '.': true,
  ';': true,
  '\n': true,
  '(': false,
  ')': false,
  '!': true,
  '?': true,
}

/** Pass B: the spans of a text, the longest first, none over another. */
export function spansIn(text: string, findOffence: FindOffence, today: Day): readonly WordSpan[] {
  const typed = tokensIn(text)
  const correct = corrector(findOffence)
  const tokens = typed.map((token, i) => {
    if (token.is !== 'word') return token
    const isUnit = unitOf(typed[i + 1]?.text ?? '') !== null
    return { ...token, text: isUnit ? numberNear(token.text) : correct(token.text) }
  })
  const spans: WordSpan[] = []
  const add = (from: number, next: number, span: object): number => {
    spans.push({
      ...span,
      from: (tokens[from] as Token).from,
      to: (tokens[next - 1] as Token).to,
    } as WordSpan)
    return next
  }
  const cueAt = (at: number): { readonly cue: Cue; readonly next: number } | null => {
    for (const phrase of phrases.get(tokens[at]?.text ?? '') ?? []) {
      const next = phraseEnd(tokens, at, phrase.words)
      if (next === null) continue
      return isOtherWord(tokens, at, next, phrase) ? null : { cue: phrase.cue, next }
    }
    return null
  }
  const hasParts = tokens.some((_, i) => lengthAt(tokens, i) !== null)
  const listed = listedIn(tokens)
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at] as Token
    const date = dateAt(tokens, at, today)
    const parts = hasParts ? null : lengthInParts(tokens, at)
    if (date !== null && !(parts !== null && date.isShort)) {
      at = add(at, date.next, { is: 'date', day: date.day, days: date.days })
      continue
    }
    if (parts !== null) {
      at = add(at, parts.next, { is: 'length', length: parts.length, last: null })
      continue
    }
    const count = countAt(tokens, at, listed)
    if (count !== null) {
      at = add(at, count.next, { is: 'count', counts: count.counts })
      continue
    }
    const times = timesAt(tokens, at)
    if (times !== null) {
      at = add(at, times.next, { is: 'times', times: times.times })
      continue
    }
    const noise = noiseAt(tokens, at)
    const offence = token.is === 'sign' ? null : findOffence.at(tokens, at)
    const cue = cueAt(at)
    const isNamed = (offence?.next ?? 0) >= (noise?.next ?? 0) || (cue?.next ?? 0) >= (noise?.next ?? 0)
    if (noise !== null && !isNamed) {
      at = add(at, noise.next, { is: 'noise', age: noise.age })
      continue
    }
    // "9 months 0 days".
    if (hasParts && token.text === '0' && !isClose(tokens, at + 1) && unitOf(tokens[at + 1]?.text ?? '')) {
      at = add(at, at + 2, { is: 'noise', age: null })
      continue
    }
    const money = moneyAt(tokens, at)
    if (money !== null) {
      at = add(at, money, { is: 'money' })
      continue
    }
    const part = partAt(tokens, at)
    if (part !== null) {
      at = add(at, part, { is: 'part' })
      continue
    }
    const length = lengthAt(tokens, at)
    if (length !== null) {
      at = add(at, length.next, { is: 'length', length: length.length, last: null })
      continue
    }
    if (offence !== null && (cue === null || offence.next > cue.next)) {
      at = add(at, offence.next, { is: 'offence', keys: offence.keys })
      continue
    }
    if (cue !== null) {
      at = add(at, cue.next, { is: 'cue', cue: cue.cue })
      continue
    }
    if (/^quarters?$/.test(token.text)) {
      at = add(at, at + 1, { is: 'part' })
      continue
    }
    const number = numberAt(tokens, at)
    const isOneOf = token.text === 'one'
    if (number !== null && !isOneOf) {
      at = add(at, number.next, { is: 'number', value: number.value })
      continue
    }
    const stop = token.is === 'sign' ? stops[token.text] : undefined
    if (stop !== undefined) at = add(at, at + 1, { is: 'stop', isHard: stop })
    else if (token.is === 'word' || /^[+&/=:-]$/.test(token.text))
      at = add(at, at + 1, { is: 'word', word: token.text })
    else at++
  }
  return joined(spans)
}

const joins = new Set(['and', 'n', 'an', '&'])
/** Cues of what stands behind a length by itself, so that it is no rest of the length before. */
const ofItsOwn: ReadonlySet<Cue> = new Set([
  'remand',
  'served',
  'spent',
  'tag',
  'order',
  'consecutive',
  'concurrent',
  'suspended',
  'licence',
  'default',
  'recall',
  'counts',
])

/** Words that stand behind a length that is a sentence's. */
const ofLength = new Set(
  'imprisonment prison jail in for of inside sentence detention to at by and with he she on as behind from but - : / + & term each plus less n immediate imposed was is if youth'.split(
    ' ',
  ),
)
const isInDays = ({ years, months }: SaidLength): boolean => years + months === 0

/** "total of 3 years". */
const isTotalAt = (spans: readonly WordSpan[], i: number): boolean => {
  let at = i - 1
  while (at > i - 4 && (spans[at]?.is === 'length' || spans[at]?.is === 'word')) at--
  const span = spans[at]
  return span?.is === 'cue' && span.cue === 'total'
}

/** "6 months of which already served". */
const isOfWhich = (span: WordSpan | undefined): boolean => span?.is === 'cue' && span.cue === 'ofWhich'

/** The parts of one length, as one: from the larger unit to the smaller, unless the second has a cue of its own and the first
 *  would be missed. */
function joined(spans: readonly WordSpan[]): readonly WordSpan[] {
  const all = spans.filter((span, i) => span.is === 'length' && !isTotalAt(spans, i)).length
  const made: WordSpan[] = []
  for (let i = 0; i < spans.length; i++) {
    const span = spans[i] as WordSpan
    const between = made.at(-1)
    const isLinked =
      between !== undefined &&
      ((between.is === 'word' && joins.has(between.word)) ||
        (between.is === 'stop' && !between.isHard && span.is === 'length' && all > 0))
    const before = made.at(isLinked ? -2 : -1)
    if (span.is !== 'length' || before?.is !== 'length' || !isRest(before.length, span.length)) {
      made.push(span)
      continue
    }
    let behind = i + 1
    while (
      behind <= i + 2 &&
      ((spans[behind]?.is === 'word' && !joins.has((spans[behind] as { word: string }).word)) ||
        isOfWhich(spans[behind]))
    )
      behind++
    const cue = spans[behind]
    const isOwn = cue?.is === 'cue' && ofItsOwn.has(cue.cue)
    // With another length beside them, both parts are the cue's.
    const next = spans[i + 1]
    // "2 years, 40 days sofa surfing".
    const isOfWord =
      next?.is === 'word' && !(between?.is === 'word') && !ofLength.has(next.word) && isInDays(span.length)
    // "3 years, 100 days in custody".
    const isInside =
      next?.is === 'cue' &&
      next.cue === 'custody' &&
      isInDays(span.length) &&
      daysOf(span.length) > (between?.is === 'stop' ? 1 : 30)
    if (isOfWord || isInside || (isOwn && (all < 3 || (isLinked && between?.is === 'stop')))) {
      made.push(span)
      continue
    }
    if (isLinked) made.pop()
    made.pop()
    made.push({
      is: 'length',
      length: plus(before.length, span.length),
      last: span.length,
      from: before.from,
      to: span.to,
    })
  }
  return made
}
