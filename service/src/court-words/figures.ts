import { unitOf } from './length.ts'
import { numberAt } from './numbers.ts'
import { isClose, type Token } from './tokens.ts'

/** What a figure is that stands for itself: the place behind it, and the age that it tells. */
export interface Figure {
  readonly next: number
  /** Of the person; below zero where it is that of somebody else, or of another day. */
  readonly age?: number
  readonly counts?: readonly number[]
  readonly value?: number
}

const saidIn =
  (tokens: readonly Token[]) =>
  (i: number): string =>
    tokens[i]?.text ?? ''
const isAge = (value: number): boolean => Number.isInteger(value) && value >= 10 && value < 100

/** What is counted behind a number, and changes nothing. */
const things =
  /^(?:(?:penalty|previous|different|separate|other|rehabilitation|indecent|further|more|young|large) )?(?:points(?: on(?: his| her| your)? licen[cs]e)?|hours?|kgs?|kilos?|kilograms?|grams?|g|tonnes|litres?|stitches|times|people|victims|men|women|officers|messages|images|videos|plants|deals|wounds|letters|children|metres|meters|miles?|percent|%|per cent|offences|counts|charges|convictions|occasions|pages|wraps|bags|tablets|pills|sessions|grand|previous|phones|cars|vehicles|houses|homes|shops|burglaries|thefts|stores|items|packages|dogs|animals|ounces|oz|rehabilitation activity days|am|pm|hrs?|mph|st|nd|rd|th)(?= |$)/
const parts = /^(?:- )?(?:thirds?|quarters?|fifths?|tenths?)(?= |$)/
const old = /^(?:- )?(?:years?|yrs?|months?|weeks?) (?:- )?(?:olds?(?= |$)|of age)/
const street =
  /^[a-z]+ (?:street|road|avenue|lane|close|drive|way|crescent|place|terrace|gardens|grove|hill|rd|st|ave)(?= |$)/
const numbered =
  /^(?:courtroom|court|room|case|wing|cell|number|indictment|ref|urn|flat|page|unit|block|para|paragraph|category|level|band|code|act|acts|house|junction|class)$/

/** A figure that does not matter: an age, an address, hours, a clock, a section, the number of a case. */
export function figureAt(tokens: readonly Token[], at: number): Figure | null {
  const said = saidIn(tokens)
  const here = numberAt(tokens, at)
  if (here === null) return tokens[at]?.is === 'word' ? behindWord(tokens, at) : null
  const { next, value } = here
  const after = [0, 1, 2, 3, 4].map((n) => said(next + n)).join(' ')
  const before = [4, 3, 2, 1].map((n) => said(at - n)).join(' ')
  const over = (found: string | undefined): number => next + (found?.split(' ').length ?? 0)
  const isId = isClose(tokens, at + 1) && tokens[at + 1]?.is === 'word' && isClose(tokens, at + 2)
  if (isId && said(at + 2).length >= 4) return { next: tailOf(tokens, at + 3) }
  if (said(next) === ':' && tokens[next + 1]?.is === 'figures' && isClose(tokens, next + 1))
    return { next: next + 2 }
  const aged = old.exec(after)?.[0]
  if (aged !== undefined) return { next: over(aged), ...(/y/.test(aged) && { age: value }) }
  const part = parts.exec(after)?.[0]
  if (part !== undefined) return { next: over(part) }
  if (/^[123]$/.test(said(at)) && /^\/ [345] /.test(after) && unitOf(said(next + 2)) === null)
    return { next: next + 2 }
  if (unitOf(said(next)) !== null) return null
  const thing = things.exec(after)?.[0]
  const isLetter = thing?.length === 1 && !isClose(tokens, next)
  if (thing !== undefined && !isLetter && !/each of$/.test(before)) return { next: over(thing) }
  if (street.test(after)) return { next: next + 2 }
  if (/\b(?:father|mother|dad|mum|mam|parent) (?:- )?of(?: -)?$/.test(before)) return { next }
  if (/\b(?:man|woman|boy|girl|lad|child|victim|age) of$/.test(before)) return { next, age: -1 }
  if (/\b(?:kids|children)\b(?: are| aged| is)?(?: \d+ and)?$/.test(before)) return { next }
  // "John Smith, 34, of": between commas, behind a name.
  const isBetween = /[a-z] [,(]$/.test(before) && /^[,).]/.test(after) && unitOf(said(at - 2)) === null
  return isBetween && isAge(value) ? { next, age: value } : null
}

function behindWord(tokens: readonly Token[], at: number): Figure | null {
  const said = saidIn(tokens)
  const word = said(at)
  if (tokens[at + 1]?.is === 'figures' && isClose(tokens, at + 1) && said(at + 1).length >= 4)
    return { next: tailOf(tokens, at + 2) }
  const years = ageBehind(tokens, at)
  if (years !== null && !isHaving(word))
    return { ...years, age: /^(?:was|were)$/.test(word) ? -years.age : years.age }
  const isSection = /^(?:section|sections|sec|s|ss|rule|article|cja)$/.test(word)
  const number = numberAt(tokens, said(at + 1) === '.' && (isSection || word === 'no') ? at + 2 : at + 1)
  if (number === null || unitOf(said(number.next)) !== null) return null
  const { next, value } = number
  if (isSection && said(next) !== '/') return { next: partsOf(tokens, next) }
  if (word === 'aged' || word === 'age') return { next, age: value }
  const isEnd = /^(?:|[,.;)\n]|and|but|now|when|at|then|she|he|got|with|his)$/.test(said(next))
  if (/^(?:hes|shes|is|im|youre|now|are)$/.test(word))
    return isAge(value) && isEnd ? { next, age: value } : null
  if (/^(?:was|at|be|only|just|turned)$/.test(word)) return isAge(value) && isEnd ? { next, age: -1 } : null
  // "POA 1986": the year of an Act.
  if (/^[a-z]{1,4}a$/.test(word) && value > 1800 && value < 2100) return { next }
  if (/^(?:under|over)$/.test(word)) return isAge(value) ? { next } : null
  return numbered.test(word) && tokens[next - 1]?.is === 'figures' && said(next) !== '/' ? { next } : null
}

const person =
  /^(?:he|she|they|who|i|man|woman|boy|girl|lad|kid|child|son|daughter|husband|wife|partner|brother|sister|dad|mum|father|mother|uncle|aunt|nephew|niece|cousin|friend|mate|boyfriend|girlfriend|grandson)$/
/** People of many languages have their years: it may be an age, or what is to be served. */
export const isHaving = (word: string): boolean => /^(?:has|have|had)$/.test(word)

/** The age in "he is 22 years", "my son have 15 years". */
export function ageBehind(
  tokens: readonly Token[],
  at: number,
): Required<Pick<Figure, 'next' | 'age'>> | null {
  const said = saidIn(tokens)
  const isOf =
    /^(?:hes|shes|im)$/.test(said(at)) ||
    (person.test(said(at - 1)) && /^(?:is|was|were|has|have|had)$/.test(said(at)))
  const number = isOf ? numberAt(tokens, at + 1) : null
  const isEnd =
    number !== null && /^(?:|[,.;)\n?!]|and|but|now|when|then|at|she|he|got|old)$/.test(said(number.next + 1))
  return number !== null && isEnd && isAge(number.value) && unitOf(said(number.next)) === 'years'
    ? { next: number.next + 1, age: number.value }
    : null
}

/** The rest of a case number: "/26". */
const tailOf = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.text === '/' && isClose(tokens, at) && isClose(tokens, at + 1) ? at + 2 : at

/** "20(1)(b)", "47A". */
function partsOf(tokens: readonly Token[], at: number): number {
  let next = at
  while (tokens[next]?.text === '(' && isClose(tokens, next) && tokens[next + 2]?.text === ')') next += 3
  return tokens[next]?.is === 'word' && isClose(tokens, next) ? next + 1 : next
}

/** Where the numbers of a list stand, from one on: "1) 2 years 2) 6 months". */
export function listedIn(tokens: readonly Token[]): ReadonlySet<number> {
  const said = saidIn(tokens)
  const found = new Set<number>()
  for (const [i, { is }] of tokens.entries()) {
    if (is !== 'figures' || Number(said(i)) !== found.size + 1 || said(i + 2) === '') continue
    const isBracket = said(i + 1) === ')' && said(i - 1) !== '('
    const isDot = /^[.;\n]?$/.test(said(i - 1)) && said(i + 1) === '.' && isClose(tokens, i + 1)
    if (isBracket || (isDot && !isClose(tokens, i + 2))) found.add(i)
  }
  return found.size > 1 ? found : new Set()
}

const mostCounts = 60

/** "count 2", "counts 2 to 9", "ct3". */
export function labelAt(tokens: readonly Token[], at: number): Figure | null {
  const said = saidIn(tokens)
  if (!/^(?:counts?|cts?|charges?|sentence|offence)$/.test(said(at))) return null
  const first = numberAt(tokens, /^(?:no|number|-)$/.test(said(at + 1)) ? at + 2 : at + 1)
  const isNone = (i: number): boolean => unitOf(said(i)) !== null || /^[/£]$/.test(said(i))
  if (first === null || !Number.isInteger(first.value) || first.value > 99 || isNone(first.next)) return null
  const counts = [first.value]
  let { next } = first
  for (let more = linked(); more !== null; more = linked()) {
    const isRange = /^(?:to|-)$/.test(said(next))
    const from = isRange ? (counts.at(-1) as number) + 1 : more.value
    for (let n = from; n <= more.value && counts.length < mostCounts; n++) counts.push(n)
    next = more.next
  }
  return { counts, next }

  function linked(): { readonly value: number; readonly next: number } | null {
    const more = /^(?:to|and|-|,|&)$/.test(said(next)) ? numberAt(tokens, next + 1) : null
    return more === null || isNone(more.next) || said(more.next) === '-' ? null : more
  }
}

/** "x 3", "3 x", "on each of three counts", "two sentences of", "two life sentences". */
export function timesAt(tokens: readonly Token[], at: number): Figure | null {
  const said = saidIn(tokens)
  if (/^[x×]$/.test(said(at))) return numberAt(tokens, at + 1)
  if (said(at) === 'each' && /^(?:of|for)$/.test(said(at + 1))) {
    const number = numberAt(tokens, said(at + 2) === 'the' ? at + 3 : at + 2)
    if (number === null || unitOf(said(number.next)) !== null) return null
    const isThings = /^(?:counts?|offences?|charges?|matters)$/.test(said(number.next))
    return { value: number.value, next: number.next + (isThings ? 1 : 0) }
  }
  const number = numberAt(tokens, at)
  if (number === null) return null
  const { value, next } = number
  if (/^[x×]$/.test(said(next)) && numberAt(tokens, next + 1) !== null) return { value, next: next + 1 }
  if (/^(?:lots|sentences|terms)$/.test(said(next)) && said(next + 1) === 'of')
    return { value, next: next + 2 }
  return said(next) === 'life' && said(next + 1) === 'sentences' ? number : null
}

/** £156, or 156 pounds: the place behind it. */
export function moneyAt(tokens: readonly Token[], at: number): number | null {
  const said = saidIn(tokens)
  const number = numberAt(tokens, said(at) === '£' ? at + 1 : at)
  const next = number?.next ?? at + 1
  if (said(at) === '£') return /^(?:m|k|million|thousand|bn)$/.test(said(next)) ? next + 1 : next
  return number !== null && /^(?:pounds|quid|gbp)$/.test(said(next)) ? next + 1 : null
}
