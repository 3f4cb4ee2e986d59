import { isRest, type SaidLength } from './length.ts'
import type { PersonTold } from './reading.ts'
import type { WordSpan } from './spans.ts'

const notPerson = /^(?:at|in|of|from|near|to|on|judge|recorder|justice|hmp)$/i
const placeBehind = /^(?:crown|magistrates|court|road|street|police|prison|county|city|university|hospital)$/i
/** No verb is farther from its subject. */
const mostBetween = 40
const isPronoun = (name: string): boolean => /^s?he$/i.test(name)
const holds = (a: string, b: string): boolean => ` ${a} `.includes(` ${b} `)
const isOther = (a: string, b: string): boolean =>
  isPronoun(a) || isPronoun(b) ? isPronoun(a) && isPronoun(b) && a !== b : !holds(a, b) && !holds(b, a)

/** Whether the writer was sentenced: "I got 3 years", "my brother and I got 4", "they gave me 2"; not "can I visit him". */
function isWriters(spans: readonly WordSpan[], at: number): boolean {
  const text = (i: number): string => (spans[i]?.text ?? '').toLowerCase()
  const is = (i: number): string => spans[i]?.cats[0] ?? '.'
  if (/^me$/.test(text(at))) return is(at - 1) === 'SENT'
  if (!/^(?:i|im|ive)$/.test(text(at))) return false
  let i = at + 1
  while (/^(?:H|AGED|NOT)$/.test(is(i)) && !isPronoun(text(i))) i++
  return /^(?:SENT|DO|SRW?|REM)$/.test(is(i))
}

/** "My brother got 4 years": who speaks of nobody else before the first sentence, and of no other beside, speaks of the person. Null where
 *  it is not so, or not sure. */
export function personIn(spans: readonly WordSpan[]): WordSpan | null {
  const isOurs = (at: number): boolean => {
    const said = spans.slice(Math.max(0, at - 2), at + 1).map(({ text }) => text.toLowerCase())
    return spans[at]?.cats[0] === 'OTHERP' && /\b(?:my|our)\b(?! own)[^'’]*$/.test(said.join(' '))
  }
  const [at = -1, ...more] = [...spans.keys()].filter(isOurs)
  const first = spans.findIndex(({ cats }) => cats[0] === 'OTHERP')
  if (at < 0 || at !== first || more.length > 0) return null
  const before = spans
    .slice(0, at)
    .map(({ cats, text }) => (/^sentence$/i.test(text) ? 'H' : (cats[0] ?? '')))
  const times = (cats: RegExp): number => before.filter((is) => cats.test(is)).length
  const remands = times(/^(?:REMD?|SRV|TAG|CNT)$/)
  // "61 days on remand. My brother got 4 years".
  const isFirst = times(/^(?:X|NAME|LIFE|SENT)$/) === 0 && times(/^[LNR]$/) <= remands
  const isNobodyElse = spans.every(
    ({ text, cats }, i) =>
      !isWriters(spans, i) &&
      (i <= at + 1 || cats[0] !== 'NAME' || notPerson.test(spans[i - 1]?.text ?? '')) &&
      (i > at || remands > 0 || !isPronoun(text.toLowerCase())),
  )
  return isFirst && isNobodyElse ? (spans[at] ?? null) : null
}

const ofPerson = /^(?:s?he|they|i|we|you|appellant|applicant|defendant|offender|respondent|accused)$/i

/** Where the lengths stand of which somebody else is the subject, and what they were for: "his co-accused, Reid, who had run away, received
 *  4 years for robbery". */
export function othersLengths(spans: readonly WordSpan[], person: WordSpan | null): ReadonlySet<number> {
  const found = new Set<number>()
  const cat = (i: number): string => spans[i]?.cats[0] ?? '.'
  for (const [at, span] of spans.entries()) {
    if (cat(at) !== 'OTHERP' || span === person || !isSubject(spans, at)) continue
    let i = at + 1
    // Whose name it is.
    while (cat(i) === 'NAME' || (cat(i) === ',' && /^(?:NAME|Z)$/.test(cat(i + 1)))) i++
    let verb = false
    for (; cat(i) !== '.' && cat(i) !== 'L' && i - at < mostBetween; i++) {
      const isOwn = ofPerson.test(spans[i]?.text ?? '') || /^(?:OTHERP|NAME|IF|ORD|NOT)$/.test(cat(i))
      if (isOwn) break
      verb ||= /^(?:SENT|DO)$/.test(cat(i))
    }
    if (verb) addLengths(found, spans, i)
  }
  return found
}

/** A length with its rest and its offences, and further lengths with theirs: "4 years and 6 months for robbery and 2 years for theft". */
function addLengths(found: Set<number>, spans: readonly WordSpan[], first: number): void {
  const cat = (i: number): string => spans[i]?.cats[0] ?? '.'
  const behindSign = (i: number): number => (/^(?:,|AND)$/.test(cat(i)) ? i + 1 : i)
  const lengthAt = (i: number): SaidLength | null => spans[i]?.length ?? null
  for (let i = first; lengthAt(i) !== null; i = behindSign(i)) {
    const places = [i++]
    for (let rest = behindSign(i); isRestOf(lengthAt(i - 1), lengthAt(rest)); rest = behindSign(i)) {
      places.push(rest)
      i = rest + 1
    }
    const offences = offencesFrom(i)
    if (places[0] !== first && offences.length === 0) return
    for (const at of [...places, ...offences]) found.add(spans[at]?.from ?? 0)
    i = (offences.at(-1) ?? i - 1) + 1
  }

  function offencesFrom(place: number): readonly number[] {
    const places: number[] = []
    let at = place
    if (!/^(?:for|of)$/i.test(spans[at]?.text ?? '')) return []
    while (cat(at) === 'H') at++
    for (; cat(at) === 'O'; at = behindSign(at + 1)) places.push(at)
    return places
  }
}

const isRestOf = (length: SaidLength | null, rest: SaidLength | null): boolean =>
  length !== null && rest !== null && isRest(length, rest)

/** Whether somebody stands at the head of a clause, and not beside another: "with his brother", "he and his mate". */
function isSubject(spans: readonly WordSpan[], at: number): boolean {
  let i = at - 1
  while (/^(?:his|her|their|whose|the|an?)$/i.test(spans[i]?.text ?? '')) i--
  const before = spans[i]?.cats[0] ?? '.'
  if (before !== 'AND') return /^(?:[.,(-]|BUT)$/.test(before)
  const first = spans.findLastIndex(({ cats }, n) => n < i && cats[0] === '.') + 1
  return spans.slice(first, i).some(({ cats }) => /^(?:SENT|DO|L)$/.test(cats[0] ?? ''))
}

/** The people of whom a text tells sentences, where they are two or more: two names, a name and a brother, or he and she, each
 *  before a length. */
export function peopleIn(spans: readonly WordSpan[]): readonly PersonTold[] {
  const found: { readonly name: string; readonly from: number; readonly at: number; has: boolean }[] = []
  let now: (typeof found)[number] | undefined
  const cat = (i: number): string => spans[i]?.cats[0] ?? ''
  // "Her friend was given a 12-month community order": no sentence of prison.
  const isOrder = (i: number): boolean => /^(?:COM|ORD)$/.test(cat(i))
  for (const [i, { text }] of spans.entries()) {
    if (cat(i) === '.') now = undefined
    const isName = cat(i) === 'NAME' && cat(i + 1) !== 'NAME' && !placeBehind.test(spans[i + 1]?.text ?? '')
    let first = i
    while (isName && cat(first - 1) === 'NAME') first--
    // "His brother" is somebody else only beside a name: in the words of a family he is set aside.
    const isBrother = cat(i) === 'OTHERP' && found.some(({ name, has }) => has && !isPronoun(name))
    if (
      (isName && !notPerson.test(spans[first - 1]?.text ?? '')) ||
      isPronoun(text.toLowerCase()) ||
      isBrother
    ) {
      const name = spans.slice(first, i + 1).map((one) => one.text)
      now = { name: name.join(' '), from: spans[first]?.from ?? 0, at: i, has: false }
      found.push(now)
    } else if (
      cat(i) === 'L' &&
      !isOrder(i + 1) &&
      now !== undefined &&
      !now.has &&
      i - now.at < mostBetween
    ) {
      const between = spans.slice(now.at, i)
      const isSentenced = between.some(({ cats }) => cats[0] === 'SENT' || cats[0] === 'DO')
      // "and Bates for five years".
      const isAfter =
        found.some(({ has }) => has) && between.slice(1).every(({ cats }) => /^[HZ,(]$/.test(cats[0] ?? ''))
      now.has ||= isSentenced || isAfter
    }
  }
  const told = found.filter(({ has }) => has)
  const names: string[] = []
  const numbered = told.map(({ name, from, at }, i) => {
    const lower = name.toLowerCase()
    const same = names.findIndex((one) => !isOther(one, lower))
    if (same === -1) names.push(lower)
    const to = told[i + 1]?.from ?? spans.at(-1)?.to ?? 0
    return { number: (same === -1 ? names.length - 1 : same) + 1, name, from, to, said: saidOf(at, to) }
  })
  return names.length > 1 ? numbered : []

  /** What is said of somebody, from the verb or the length on, without names. */
  function saidOf(at: number, to: number): string {
    let said = ''
    let whole = ''
    for (let i = at + 1; (spans[i]?.from ?? to) < to; i++) {
      const { from, text } = spans[i] as WordSpan
      const isBegun = said !== '' || /^(?:SENT|DO|L)$/.test(cat(i))
      const gap = said !== '' && from > (spans[i - 1]?.to ?? 0) ? ' ' : ''
      if (isBegun && cat(i) !== 'NAME') said += gap + text
      if (!/^(?:[.,(-]|AND|NAME)$/.test(cat(i))) whole = said
    }
    return whole
  }
}
