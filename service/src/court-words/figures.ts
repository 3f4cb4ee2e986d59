import { unitOf } from './length.ts'
import { matcherAt, numberAt } from './numbers.ts'
import { isClose, type Tokens, textAt } from './tokens.ts'

/** What a figure is that stands for itself: the place behind it, and the age that it tells. */
export interface Figure {
  readonly next: number
  /** Of the person; below zero where it is that of somebody else, or of another day. */
  readonly age?: number
  readonly counts?: readonly number[]
  readonly value?: number
}

const saidIn =
  (tokens: Tokens) =>
  (i: number): string =>
    textAt(tokens, i)
const isAge = (value: number): boolean => Number.isInteger(value) && value >= 10 && value < 100

/** The number of a case, a clock, an age in weeks or months, a part of something. */
const alone =
  /^\d+(?:[a-z]+\d{4,}(?:\/\d+)?|:\d+| ?-? ?(?:months?|weeks?) ?-? ?(?:olds?\b|of age)| ?-? ?(?:thirds|quarters?|fifths|tenths|[35]th)\b)/
const old = /^\d+ ?-? ?(?:years?|yrs?) ?-? ?(?:olds?\b|of age)/
/** What is counted behind a number, and changes nothing; the 1980s; a street. */
const things =
  /^[\d.]+(?:g\b|(?<=0) ?['’]? ?s\b| ?-? ?(?:inch|foot|feet|cm|mm|minute|mile|metre|man|car|page|storey|bedroom)\b| ?(?:(?:penalty|previous|different|separate|other|rehabilitation|indecent|further|more|young|little|small|elderly|large) )?(?:points(?: on(?: his| her| your)? licen[cs]e)?|hours?|kgs?|kilos?|kilograms?|grams?|tonnes|litres?|stitches|times|people|victims|men|women|officers|messages|images|videos|plants|deals|wounds|letters|children|metres|meters|yards?|feet|miles?|mph|kmh|zone|limit|minutes?|ones|kids|pensioners|police officers|prison officers|incidents|break ?-? ?ins|percent|%|per cent|offences|counts|charges|sentences|convictions|occasions|pages|wraps|bags|tablets|pills|sessions|grand|previous|phones|cars|vehicles|houses|homes|shops|stores|items|packages|dogs|animals|ounces|oz|rehabilitation activity days|am|pm|hrs?|mph|st|nd|rd|th)(?= |$|[^\w])| [a-z]+ (?:street|road|avenue|lane|close|drive|way|crescent|place|terrace|gardens|grove|hill|rd|st|ave)\b)/
const numbered =
  /^(?:courtroom|court|room|case|wing|cell|number|indictment|ref|urn|flat|page|unit|block|para|paragraph|category|level|band|code|acts?|house|junction|class)$/

/** A figure that does not matter: an age, an address, hours, a clock, a section, the number of a case. */
export function figureAt(tokens: Tokens, at: number): Figure | null {
  const said = saidIn(tokens)
  const number = numberAt(tokens, at)
  if (number === null) return tokens[at]?.is === 'word' ? behindWord(tokens, at) : null
  const { next, value } = number
  // The number that people call.
  if (/^(?:999|101|111)$/.test(said(at)) && /^(?:called|rang|dialled|phoned|to|a)$/.test(said(at - 1)))
    return { next }
  const match = matcherAt(tokens, at)
  const isFraction = /^[123]$/.test(said(at)) && match(/^\d\/[345]\b/) !== null
  if (isFraction && unitOf(said(next + 2)) === null) return { next: next + 2 }
  const aged = match(old)
  const found = aged ?? match(alone)
  // "The 16-year-old" may be anybody in the story; "stabbed a 15-year-old boy" is none of the court's.
  if (found !== null)
    return { next: found.next, ...(aged !== null && { age: isDoneTo(tokens, at, found.next) ? -1 : -value }) }
  if (unitOf(said(next)) !== null) return null
  const before = [4, 3, 2, 1].map((n) => said(at - n)).join(' ')
  const thing = /each of$/.test(before) ? null : match(things)
  if (thing !== null)
    return {
      next: thing.next,
      ...(/(?:counts|offences|charges|sentences)$/.test(said(thing.next - 1)) && { value }),
    }
  if (/\b(?:father|mother|dad|mum|mam|parent) (?:- )?of(?: -)?$/.test(before)) return { next }
  if (/\b(?:man|woman|boy|girl|lad|child|victim|age) of$/.test(before)) return { next, age: -1 }
  if (/\b(?:kids|children)\b(?: are| aged| is)?(?: \d+ and)?$/.test(before)) return { next }
  // "John Smith, 34, of": between commas, behind a name.
  const isBetween = /[a-z] [,(]$/.test(before) && /^[,).]/.test(said(next)) && unitOf(said(at - 2)) === null
  return isBetween && isAge(value) ? { next, age: value < 18 ? -value : value } : null
}

/** Whether somebody of an age is who was wronged: "stabbed a 15-year-old", "with a 14-year-old girl", "the 12-year-old victim". */
function isDoneTo(tokens: Tokens, at: number, next: number): boolean {
  const said = saidIn(tokens)
  if (/^(?:victims?|complainant|pensioner|schoolgirl|schoolboy)$/.test(said(next))) return true
  const [deed, article] = [said(at - 2), said(at - 1)]
  return (
    /^an?$/.test(article) &&
    (/^(?:with|against|from|towards)$/.test(deed) || (/(?:ed|ing)$/.test(deed) && !ofCourt.test(deed)))
  )
}
const ofCourt = /^(?:(?:jail|sentenc|lock|detain|imprison|cag|impos|nam|cal|send|giv|pass|recal|be)\w*)$/

const end = /^(?:|[,.;)\n?!]|and|but|now|when|at|then|she|he|got|was|has|with|his|old|min|minimum|tariff)$/

function behindWord(tokens: Tokens, at: number): Figure | null {
  const said = saidIn(tokens)
  const word = said(at)
  // No figure, no meaning of one: most words end here.
  if (tokens[at + 1]?.value === undefined && tokens[at + 2]?.value === undefined) return null
  const match = matcherAt(tokens, at)
  const id = match(
    /^(?:[a-z]+\d{4,}(?:\/\d+)?|[abm]\d{1,4}(?![\d/ ]*(?:y|m|w|d|years?|months?|weeks?|days?)\b)|majority (?:verdict )?of \d+ ?(?:to|-) ?\d+)/,
  )
  if (id !== null) return { next: id.next }
  const years = ageBehind(tokens, at)
  if (years !== null && !/^ha(?:s|ve|d)$/.test(word))
    return { ...years, age: /^(?:was|were)$/.test(word) || !isOfPerson(tokens, at) ? -years.age : years.age }
  const section = match(/^(?:sections?|sec|ss?|rule|article|cja) ?\.? ?\d+(?!\/)(?:\(\w+\))*(?:[a-z]+\b)?/)
  const number = numberAt(
    tokens,
    said(at + 1) === '.' && (section !== null || word === 'no') ? at + 2 : at + 1,
  )
  if (number === null || unitOf(said(number.next)) !== null) return null
  const { next, value } = number
  if (section !== null) return { next: section.next }
  const of = isOfPerson(tokens, at) ? 1 : -1
  if (/^aged?$/.test(word)) {
    const end = endOfAges(tokens, next)
    return end > next ? { next: end } : { next, age: of * value }
  }
  const isOfAge = isAge(value) && end.test(said(next))
  // "My son 19 got".
  const isOwn = /^(?:my|our)$/.test(said(at - 1)) && person.test(word)
  if (isOwn || /^(?:hes|shes|whos|is|am|im|youre|now|are)$/.test(word))
    return isOfAge ? { next, age: of * value } : null
  // "He was 17": when it was done, or when found guilty. It is asked, but not of a victim.
  if (/^(?:was|were|at|be|only|just|turned)$/.test(word))
    return isOfAge ? { next, age: isOfAnother(said(at - 1), said(at - 2), said(at - 3)) ? -1 : -value } : null
  // "POA 1986": the year of an Act.
  if (/^[a-z]{1,4}a$/.test(word) && value > 1800 && value < 2100) return { next }
  if (/^(?:under|over)$/.test(word)) return isAge(value) ? { next } : null
  return numbered.test(word) && tokens[at + 1]?.is === 'figures' && said(next) !== '/' ? { next } : null
}

/** What goes on behind the ages of several: "aged 13 and 15 were hurt". */
const isOfAges = /^(?:were|was|are|is|who|from|in|of|to|for|by|after|respectively)$/

/** The place behind the ages of several: "aged 2, 5 and 9". */
function endOfAges(tokens: Tokens, from: number): number {
  let [next, last] = [from, from]
  while (/^(?:,|and|&)$/.test(textAt(tokens, next))) {
    const more = numberAt(tokens, textAt(tokens, next + 1) === 'and' ? next + 2 : next + 1)
    if (more === null || more.value > 99 || unitOf(textAt(tokens, more.next)) !== null) break
    // "Aged 29, 4 added days": a number of something else.
    if (!end.test(textAt(tokens, more.next)) && !isOfAges.test(textAt(tokens, more.next))) break
    ;[next, last] = [more.next, more.next]
  }
  return last
}

/** Whether somebody who was wronged, or a thing, is spoken of. */
const isOfAnother = (...before: readonly string[]): boolean =>
  before.some((word) => /^(?:victims?|complainants?|girl|boy|child|it|daughter|whose)$/.test(word))

const person =
  /^(?:he|she|they|who|i|man|woman|boy|girl|lad|kid|child|(?:grand|step)?(?:son|daughter)|husband|wife|partner|brother|sister|dad|mum|father|mother|uncle|aunt|nephew|niece|cousin|mate|(?:boy|girl)?friend)$/

/** Whether an age is that of the person, and not of a girl, a victim, or her daughter: "my son is 17", "he's 17", "aged 17". */
function isOfPerson(tokens: Tokens, at: number): boolean {
  const before = [4, 3, 2, 1].map((n) => textAt(tokens, at - n)).join(' ')
  const isMine = /\bmy \S+(?: who| ,)?$/.test(before)
  return (
    isMine ||
    !/^(?:is|are|aged?)$/.test(textAt(tokens, at)) ||
    /(?:^| )(?:he|she|i|they|now|detention|detained|custody|is|[,.;(\n]|)$/.test(before)
  )
}

/** The age in "he is 22 years". "My son have 15 years" may tell one, or what is to be served. */
export function ageBehind(
  tokens: Tokens,
  at: number,
): { readonly next: number; readonly age: number } | null {
  const said = saidIn(tokens)
  const isOf = person.test(said(at - 1)) && /^(?:is|was|were|has|have|had)$/.test(said(at))
  const number = isOf || /^(?:hes|shes|im)$/.test(said(at)) ? numberAt(tokens, at + 1) : null
  return number !== null && isAge(number.value) && unitOf(said(at + 2)) === 'years' && end.test(said(at + 3))
    ? { next: at + 3, age: number.value }
    : null
}

/** Where the numbers of a list stand, from one on: "1) 2 years 2) 6 months". */
export function listedIn(tokens: Tokens): ReadonlySet<number> {
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
export function labelAt(tokens: Tokens, at: number): Figure | null {
  const said = saidIn(tokens)
  if (!/^(?:counts?|cts?|chs?|charges?|sentence|offence)$/.test(said(at))) return null
  const isLabel = (i: number): boolean => {
    const value = tokens[i]?.value ?? 0.5
    return (
      Number.isInteger(value) && value < 100 && !/^[/£]$/.test(said(i + 1)) && unitOf(said(i + 1)) === null
    )
  }
  let next = /^(?:no|number|-)$/.test(said(at + 1)) ? at + 2 : at + 1
  if (!isLabel(next)) return null
  const counts = [tokens[next++]?.value as number]
  for (; /^(?:to|and|-|,|&)$/.test(said(next)) && isLabel(next + 1) && said(next + 2) !== '-'; next += 2) {
    const last = tokens[next + 1]?.value as number
    const from = /^(?:to|-)$/.test(said(next)) ? (counts.at(-1) as number) + 1 : last
    for (let n = from; n <= last && counts.length < mostCounts; n++) counts.push(n)
  }
  return { counts, next }
}

/** "x 3", "3 x", "on each of three counts", "two sentences of", "two life sentences". */
const times =
  /^[x×] ?(\d+)|^each (?:of|for) (?:the )?(\d+)(?: (?:counts?|offences?|charges?|matters)\b)?|^(\d+) ?[x×](?= ?\d)|^(\d+) (?:lots|sentences|terms) of\b|^(\d+)(?= life sentences| \d+ ?-? ?(?:year|month|week|day)s? (?:[a-z]+ )?(?:sentences|terms)\b)/

export function timesAt(tokens: Tokens, at: number): Figure | null {
  // "12 months twice".
  if (tokens[at]?.text === 'twice' && unitOf(textAt(tokens, at - 1)) !== null)
    return { value: 2, next: at + 1 }
  const isNumber = (i: number): boolean => tokens[i]?.value !== undefined
  const mayBegin = isNumber(at) || isNumber(at + 1) || tokens[at]?.text === 'each'
  const found = mayBegin ? matcherAt(tokens, at)(times) : null
  const value = Number(found?.parts.slice(1).find((part) => part !== undefined))
  const isLength = found?.parts[2] !== undefined && unitOf(textAt(tokens, found.next)) !== null
  return found === null || isLength ? null : { value, next: found.next }
}

const money =
  /^£(?: ?\d+(?:\.\d+)?[½¼¾]?)?(?: ?(?:m|k|million|thousand|bn)\b)?(?:,? ?(?:an?|per|each|every) (?:day|night|week|month|year)\b)?|^\d+(?:\.\d+)? ?(?:pounds|quid|gbp)\b/

/** £156, or 156 pounds: the place behind it. */
export const moneyAt = (tokens: Tokens, at: number): number | null =>
  tokens[at]?.text === '£' || tokens[at]?.value !== undefined
    ? (matcherAt(tokens, at)(money)?.next ?? null)
    : null
