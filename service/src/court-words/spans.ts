import type { Day } from '@requisite/law'
import { type Category, figures } from './categories.ts'
import { dateAt } from './dates.ts'
import { ageBehind, figureAt, labelAt, listedIn, moneyAt, timesAt } from './figures.ts'
import { harmless } from './harmless.ts'
import { isNear, lengthAt, lengthInParts, monthsOf, noLength, type SaidLength, unitOf } from './length.ts'
import { type Cue, lexicon } from './lexicon.ts'
import { isNumberWord, type NumberFound, numberAt } from './numbers.ts'
import type { FindOffence } from './offences.ts'
import { isClose, type Token, textAt } from './tokens.ts'

/** A piece of the text with what it may be: a length (L), a number (N), a day (D), a day that is not whole (E), a range (R), money
 *  (M), an offence (O), the label of a count (Q), how often (X), a figure that does not matter (Z), a cue of the lexicon, a sign,
 *  a harmless word (H), a name (NAME), or a word that nobody knows (U). */
export interface WordSpan {
  readonly cats: readonly Category[]
  readonly from: number
  readonly to: number
  readonly text: string
  readonly length?: SaidLength
  readonly value?: number
  readonly day?: Day | null
  readonly days?: readonly Day[]
  /** The keys of an offence, and whether its words are sure enough to take it. */
  readonly keys?: readonly string[]
  readonly isSure?: boolean
  /** Whether a word that nobody knows is in the name of an offence. */
  readonly isNamed?: boolean
  readonly counts?: readonly number[]
  readonly age?: number
  /** Whether words stood before it that part it from the length before. */
  readonly isApart?: boolean
}

/** The days that words may be: one, or those that are offered. */
export const daysMeant = ({ day, days = [] }: Partial<WordSpan> = {}): readonly Day[] =>
  day == null ? days : [day]

interface Leaf {
  /** The phrases that come through here, by the words that are still to come, until a text does. */
  readonly coming: (readonly [cue: Cue, rest: readonly string[]])[]
  readonly next: Map<string, Leaf>
  readonly cats: Cue[]
}
const small: ReadonlySet<string> = new Set('a an the his her their my your our this that those'.split(' '))
const words = new Set(Object.values(lexicon).flatMap((phrases) => phrases.match(/\d+|[^\d\s,/_~]+/g) ?? []))

/** The lexicon as one tree of words. It grows where texts come to. */
const top: Leaf = {
  coming: (Object.entries(lexicon) as [Cue, string][]).flatMap(([cue, phrases]) =>
    phrases.split(',').map((phrase): Leaf['coming'][number] => [cue, phrase.trim().split(/\s+/)]),
  ),
  next: new Map(),
  cats: [],
}

function grown(leaf: Leaf): Leaf {
  const { next, cats, coming } = leaf
  const pass = (cue: Cue, [first, ...rest]: readonly string[]): void => {
    if (first === undefined && !cats.includes(cue)) cats.push(cue)
    for (const either of first?.split('/') ?? []) {
      const [word, ...more] = either.match(/\d+|[^\d_~]+/g) ?? []
      if (word === undefined) pass(cue, rest)
      else {
        const behind: Leaf = next.get(word) ?? { coming: [], next: new Map(), cats: [] }
        next.set(word, behind)
        behind.coming.push([cue, [...more, ...rest]])
      }
    }
  }
  for (const [cue, rest] of coming.splice(0)) pass(cue, rest)
  return leaf
}
const longWords = Map.groupBy(
  [...words, 'yesterday'].filter(({ length }) => length > 5),
  ({ length }) => length,
)

/** The longest phrase of the lexicon that begins at a place; articles and possessives may stand inside. */
function cueAt(
  tokens: readonly Token[],
  at: number,
): { readonly cats: readonly Cue[]; readonly next: number } | null {
  let leaf: Leaf | undefined = grown(top)
  let found: { readonly cats: readonly Cue[]; readonly next: number } | null = null
  for (let i = at; leaf !== undefined; i++) {
    const last: Leaf = leaf
    const step = (): Leaf | undefined => {
      const next = last.next.get(textAt(tokens, i))
      return next && grown(next)
    }
    const isSign = (): boolean =>
      /^[-.]$/.test(textAt(tokens, i)) && isClose(tokens, i) && isClose(tokens, i + 1)
    leaf = step()
    for (let over = 0; i > at && leaf === undefined && over < 2; over++) {
      if (!small.has(textAt(tokens, i)) && !isSign()) break
      i++
      leaf = step()
    }
    if (leaf !== undefined && leaf.cats.length > 0) found = { cats: leaf.cats, next: i + 1 }
  }
  return found
}

const signs: Readonly<Record<string, Category>> = Object.fromEntries(
  (
    [
      ['.;\n?!…•|/*', '.'],
      ['()[]', '('],
      ['-–—:', '-'],
      [',', ','],
      ['+', 'PLUS'],
      ['&', 'AND'],
      ['=', 'EQ'],
    ] as const
  ).flatMap(([all, cat]) => [...all].map((sign) => [sign, cat])),
)

const squeeze = (word: string): string => word.replace(/(.)\1/g, '$1')
/** Of the words that are known, made once. */
const squeezedWords = new Map<string, string>()
function squeezedOf(word: string): string {
  const made = squeezedWords.get(word) ?? squeeze(word)
  squeezedWords.set(word, made)
  return made
}

/** The one word that an unknown one is near. */
function nearest(word: string, find: FindOffence): string | null {
  if (word.length < 5) return null
  const near = new Set<string>()
  // "Harrasment": letters that stand twice, or once.
  const squeezed = squeeze(word)
  const isSqueezed = (one: string): boolean => one[0] === word[0] && squeezedOf(one) === squeezed
  for (const letters of [-1, 0, 1].map((more) => word.length + more))
    for (const some of [longWords.get(letters) ?? [], find.wordsOf(letters)])
      for (const one of some)
        if (
          one.length > 5 &&
          (word.length > 5 || one === 'remand' || find.isWord(one)) &&
          (isNear(word, one) || isSqueezed(one))
        )
          near.add(one)
  return near.size === 1 ? ([...near][0] as string) : null
}

/** Whether a word that is being typed may go on to another: it is none yet, or the beginning of a longer one. "Robbery" is whole, "ro" is not. */
export function mayGoOn(typed: string, find: FindOffence): boolean {
  const word = typed.toLowerCase().replace(/['’]/g, '')
  const isUnit = unitOf(word) !== null && word.length > 3
  if (isUnit || word === 'today' || word === 'yesterday') return false
  const isWhole = words.has(word) || find.isWord(word)
  const isBegun = (one: string): boolean =>
    one.length > word.length && one.startsWith(word) && !/^(?:s|es|ies)$/.test(one.slice(word.length))
  if (!isWhole || [...words].some(isBegun)) return true
  return Array.from({ length: 20 }, (_, n) => word.length + n + 1).some((n) => find.wordsOf(n).some(isBegun))
}

/** Where the name of an offence begins that is not whole yet, in words that are being typed; -1 for nowhere. A word that has other uses
 *  begins one only behind "for" or "of". */
export function nameBegunIn(typed: readonly Token[], find: FindOffence): number {
  const at = find.begunIn(typed)
  const { text = '', from = -1 } = typed[at] ?? {}
  const isOther = words.has(text) || harmless.has(text)
  return isOther && !/^(?:for|of)$/.test(typed[at - 1]?.text ?? '') ? -1 : from
}

/** Behind a capital at the head of a sentence: what people do, and not things. */
const ofPeople =
  /^(?:was|has|had|is|got|who|must|will|walked|of|and|received|appeared|denied|admitted|pleaded|told|said|,)$/

/** So many figures, and pieces that decide, are read at most: no page of remarks has more. */
const most = { figures: 240, pieces: 600 }
const isFigure = ({ cats }: WordSpan): boolean => figures.has(cats[0] ?? '')
export const isDeciding = ({ cats }: WordSpan): boolean => !/^(?:H|NAME)$/.test(cats[0] ?? '')

/** A text while it is read, in tokens. */
interface Scan {
  readonly text: string
  readonly find: FindOffence
  readonly today: Day
  readonly tokens: readonly Token[]
  /** The tokens that were read as another word that they are near. */
  readonly near: ReadonlySet<number>
  /** Where the numbers of a list stand. */
  readonly listed: ReadonlySet<number>
  readonly isCapital: (at: number) => boolean
  readonly isHead: (at: number) => boolean
}
type NewSpan = Partial<WordSpan> & Pick<WordSpan, 'cats'> & { readonly next: number }
const said = ({ tokens }: Pick<Scan, 'tokens'>, at: number): string => textAt(tokens, at)

/** Pass B: every token of the text is part of a span; null where it is too much. */
export function spansIn(
  text: string,
  typed: readonly Token[],
  find: FindOffence,
  today: Day,
): readonly WordSpan[] | null {
  const scan = scanOf(text, typed, find, today)
  const { tokens } = scan
  const spans: WordSpan[] = []
  let isApart = false
  let [figures, pieces] = [0, 0]
  for (let at = 0; at < tokens.length; ) {
    const found = spanAt(scan, at, spans.at(-1)?.cats[0])
    const { next, cats } = found
    const [from, to] = [(tokens[at] as Token).from, (tokens[next - 1] as Token).to]
    if (cats.length > 0) spans.push({ ...found, from, to, text: text.slice(from, to), isApart })
    isApart =
      /^(?:U|NAME)$/.test(cats[0] ?? '') || (cats[0] === 'H' && (isApart || !small.has(said(scan, at))))
    at = next
    const last = spans.at(-1)
    if (last !== undefined && isFigure(last)) figures++
    if (last !== undefined && isDeciding(last)) pieces++
    if (figures > most.figures || pieces > most.pieces) return null
  }
  return spans
}

/** The tokens with words that nobody knows as those that they are near. */
function scanOf(text: string, typed: readonly Token[], find: FindOffence, today: Day): Scan {
  const isCapitals = text === text.toUpperCase()
  const isCapital = (i: number): boolean =>
    !isCapitals && typed[i]?.is === 'word' && /\p{Lu}/u.test(text[typed[i]?.from ?? -1] ?? '')
  const isHead = (i: number): boolean => i === 0 || signs[typed[i - 1]?.text ?? ''] === '.'
  const known = new Map<string, string | null>()
  const near = new Set<number>()
  const tokens = typed.map((token, i) => {
    const { is, text: word } = token
    if (is !== 'word' || (isCapital(i) && !isHead(i)) || words.has(word) || harmless.has(word)) return token
    if (find.isWord(word) || isNumberWord.has(word) || unitOf(word) !== null) return token
    if (!known.has(word)) known.set(word, nearest(word, find))
    const found = known.get(word) ?? null
    if (found === null) return token
    near.add(i)
    return { ...token, text: found }
  })
  return { text, find, today, tokens, near, listed: listedIn(tokens), isCapital, isHead }
}

/** What begins at a place, the longest of all that it can be. */
function spanAt(scan: Scan, at: number, before: Category | undefined): NewSpan {
  const { text, tokens, find, today, listed } = scan
  const token = tokens[at] as Token
  const money = moneyAt(tokens, at)
  if (money !== null) return { cats: ['M'], next: money }
  const parts = lengthInParts(tokens, at)
  // "credit 1/3", "2/3 of".
  const isPart =
    said(scan, at + 1) === '/' &&
    said(scan, at + 3) !== '/' &&
    (/^(?:of|off)$/.test(said(scan, at + 3)) ||
      /^(?:credit|plea|less|off|discount|reduction|by|full)$/.test(said(scan, at - 1)))
  const date = parts === null && !isPart ? dateAt(tokens, at, today) : null
  if (date !== null) {
    const isTold = /^(?:earlier |just |this |today|yesterday)/i.test(text.slice(token.from))
    return { ...date, cats: date.day === null ? ['E'] : isTold ? ['D', 'DT'] : ['D'] }
  }
  const cue = cueAt(tokens, at)
  const count = listed.has(at) ? { counts: [Number(token.text)], next: at + 2 } : labelAt(tokens, at)
  const isLabel = count !== null && count.next >= (cue?.next ?? at)
  if (isLabel && (listed.has(at) || dateAt(tokens, at + 1, today) === null)) return { ...count, cats: ['Q'] }
  const times = timesAt(tokens, at)
  if (times !== null) return { ...times, cats: ['X'] }
  const offence = find.at(tokens, at)
  const isOffence = offence !== null && offence.next > (cue?.next ?? at)
  const number = numberAt(tokens, at)
  // Figures in a cue, or in the name of an offence, are part of it.
  const isNamed = (cue !== null && /\d/.test(text.slice(token.from, tokens[cue.next - 1]?.to))) || isOffence
  // "Leeds Crown Court 12 June".
  const isBeforeDay = token.is === 'word' && dateAt(tokens, at + 1, today) !== null
  const figure = (isNamed && number === null) || isBeforeDay ? null : figureAt(tokens, at)
  if (figure !== null) return { ...figure, cats: figure.value === undefined ? ['Z'] : ['Z', 'XC'] }
  // "An extra year on licence".
  const isOneMore = before === 'CONSW' && /^(?:year|month|week)$/.test(token.text)
  const part = isOneMore ? { length: oneOf(token.text), next: at + 1 } : (parts ?? lengthAt(tokens, at))
  // "Arrested two weeks later".
  if (part !== null && monthsOf(part.length) === 0 && /^(?:later|earlier)$/.test(said(scan, part.next)))
    return { cats: ['Z'], next: part.next + 1 }
  // "Born three weeks early", "6 months pregnant"; not "18 months, early plea".
  const isOfBirth = /^(?:early|late|premature|overdue|pregnant|apart)$/.test(said(scan, part?.next ?? -1))
  if (part !== null && isOfBirth && cueAt(tokens, part.next) === null)
    return { cats: ['Z'], next: part.next + 1 }
  // "2 years 3 months ago".
  if (part !== null && said(scan, part.next) === 'ago') return { cats: ['E'], next: part.next + 1 }
  if (part !== null) return { ...part, cats: monthsOf(part.length) === 0 ? ['L', 'LD'] : ['L'] }
  if (isOffence) {
    const isTyped = !Array.from({ length: offence.next - at }, (_, n) => at + n).some((i) => scan.near.has(i))
    return { ...offence, isSure: offence.isSure && isTyped, cats: ['O'] }
  }
  if (cue?.cats[0] === 'AGED') {
    const age = ageBehind(tokens, at)?.age
    return age === undefined ? { cats: ['H'], next: at + 1 } : { cats: ['AGED'], next: at + 1, age: -age }
  }
  if (cue !== null) return { cats: cuesOf(scan, cue.cats, cue.next, before), next: cue.next }
  return number === null ? wordSpan(scan, at) : numberSpan(scan, number)
}

/** Whether a word stands between "at the" and a place. */
const isOfPlace = (tokens: readonly Token[], at: number): boolean =>
  /^(?:at|in|into|from|outside|inside|near|behind)$/.test(tokens[at - 2]?.text ?? '') &&
  /^(?:an?|the)$/.test(tokens[at - 1]?.text ?? '') &&
  /^(?:station|shop|store|club|nightclub|pub|bar|house|home|flat|park|street|road|school|hotel|restaurant|hospital|garage|yard|site|estate|centre|area|building|office|market|shed)$/.test(
    tokens[at + 1]?.text ?? '',
  )

const oneOf = (unit: string): SaidLength => ({ ...noLength, [`${unit}s`]: 1 })

/** A sign, a harmless word, a name, or a word that nobody knows. */
function wordSpan({ tokens, find, isCapital, isHead }: Scan, at: number): NewSpan {
  const { is, text } = tokens[at] as Token
  const sign = signs[text]
  if (is === 'sign') return { cats: sign === undefined ? [] : [sign], next: at + 1 }
  const isOwner = /s$/.test(text) && !/^(?:wh|th|how)/.test(text) && harmless.has(text.slice(0, -1))
  if (isOwner || harmless.has(text)) return { cats: ['H'], next: at + 1 }
  const isName =
    isCapital(at) && (!isHead(at) || isCapital(at + 1) || ofPeople.test(said({ tokens }, at + 1)))
  // "At the petrol station": a word that tells which place.
  if (!isName && isOfPlace(tokens, at)) return { cats: ['H'], next: at + 1 }
  // "3 years for rob": the beginning of what is being told.
  const keys = isName || at + 1 < tokens.length || text.length < 3 ? [] : find.begunBy(text)
  if (keys.length > 0) return { cats: ['O'], next: at + 1, keys, isSure: false }
  return { cats: [isName ? 'NAME' : 'U'], next: at + 1, isNamed: find.isWord(text) }
}

/** A bare number, a range, or so many of something. */
function numberSpan(scan: Scan, { value, next }: NumberFound): NewSpan {
  const { tokens, find } = scan
  const isUnit = (i: number): boolean => unitOf(said(scan, i)) !== null
  if (value === 1 && isPronoun(scan, next)) return { cats: ['H'], next }
  if (said(scan, next) === '/' && tokens[next + 1]?.is === 'figures')
    return { cats: ['R'], next: next + (isUnit(next + 2) ? 3 : 2) }
  if (value === 0)
    return isUnit(next) ? { cats: ['Z', 'ZERO'], next: next + 1 } : { cats: ['N', 'ZERO'], next, value }
  // "Sentenced 2008": a year, of which the day is open.
  const isYear = tokens[next - 1]?.is === 'figures' && value > 1950 && value < 2100 && !isUnit(next)
  if (isYear && /^(?:sentenced|jailed|passed|imposed)$/.test(said(scan, next - 2)))
    return { cats: ['E'], next, day: null, days: [] }
  const counted = tokens[next]?.is === 'word' ? find.at(tokens, next) : null
  if (counted === null && isOfThings(scan, next)) return { cats: ['Z'], next: next + 1 }
  const isMany = (i: number): boolean => /[^s]s$/i.test(scan.text.slice(tokens[i]?.from, tokens[i]?.to))
  const isCounted = counted !== null && (value === 1 || [next, counted.next - 1].some(isMany))
  if (isCounted) return { cats: ['Z', 'XC'], next, value }
  return { cats: said(scan, next) === 'for' ? ['N', 'NF'] : ['N'], next, value }
}

/** "The first one", "one man", "one of two months": no number of a unit. */
function isPronoun({ text, tokens }: Scan, next: number): boolean {
  const [before, one, after] = [next - 2, next - 1, next].map((i) => tokens[i])
  return (
    /^one$/i.test(text.slice(one?.from, one?.to)) &&
    (/^(?:first|last|other|this|that|new|next|another|each|with|no|any|every|been|be)$/.test(
      before?.text ?? '',
    ) ||
      (after?.is === 'word' &&
        harmless.has(after.text) &&
        !/^(?:and|to|or|for|in|on|at|of|more|with|by|he|she|then)$/.test(after.text)))
  )
}

/** "Two buses": so many of a thing that changes nothing, and no unit that was misspelt. */
function isOfThings({ tokens, find }: Scan, at: number): boolean {
  const { is, text = '' } = tokens[at] ?? {}
  return (
    is === 'word' &&
    /[^s]s$/.test(text) &&
    (harmless.has(text) ||
      harmless.has(text.slice(0, -1)) ||
      (text.length > 4 && !/^[ymwd]\w{2,6}$/.test(text))) &&
    !find.isWord(text) &&
    // "Two stretches of 3 years".
    !(tokens[at + 1]?.text === 'of' && numberAt(tokens, at + 2) !== null) &&
    cueAt(tokens, at) === null
  )
}

/** Small words decide only between figures: "3 to 5 years", "from 3 March". */
function cuesOf(scan: Scan, cats: readonly Cue[], next: number, before: Category = 'H'): readonly Category[] {
  const { tokens, today } = scan
  const isDay = dateAt(tokens, next, today) !== null
  // "We do not know".
  if (cats[0] === 'DO' && said(scan, next) === 'not') return ['H']
  // "Back in August".
  const isMonth = said(scan, next - 1) === 'in' && dateAt(tokens, next, today)?.days.length === 0
  if (cats[0] === 'BACK' && isMonth && /^back$/.test(said(scan, next - 2))) return ['H']
  // "61 days QC": a curfew that counts, and not counsel.
  if (/^q/.test(said(scan, next - 1)) && cats[0] === 'TAG' && before !== 'L') return ['H']
  if (cats.includes('FROM')) return isDay ? ['FROM'] : cats[0] === 'FROM' ? ['H'] : ['BUT']
  if (cats[0] !== 'TO') return cats
  const isFigure = isDay || numberAt(tokens, next) !== null || said(scan, next) === 'life'
  const isSentence = /^[DE]$/.test(before) && /^sentenc/.test(said(scan, next))
  return (/^[LNDER]$/.test(before) && isFigure) || isSentence ? cats : ['H']
}
