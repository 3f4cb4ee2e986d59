import { grouped } from '@requisite/law/internal'
import { numberAt, numberedTokens, partBehind } from './numbers.ts'
import { type Tokens, textAt } from './tokens.ts'

/** A length in the units the court used: 18 months stay 18 months. */
export interface SaidLength {
  readonly years: number
  readonly months: number
  readonly weeks: number
  readonly days: number
}

export type SaidUnit = keyof SaidLength
export const units: readonly SaidUnit[] = ['years', 'months', 'weeks', 'days']
export const noLength: SaidLength = { years: 0, months: 0, weeks: 0, days: 0 }

const names: Readonly<Record<string, SaidUnit>> = Object.fromEntries(
  (
    [
      ['years', 'years year yrs yr y'],
      ['months', 'months month mths mth mnths mnth mos mo m'],
      ['weeks', 'weeks week wks wk w'],
      ['days', 'days day dys d'],
    ] as const
  ).flatMap(([unit, all]) => all.split(' ').map((name) => [name, unit])),
)
const long = Object.keys(names).filter((name) => name.length >= 4)

/** Whether one letter was added, dropped, changed, or swapped with the next. */
export function isNear(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false
  let from = 0
  while (from < word.length && word[from] === name[from]) from++
  let [a, b] = [word.length, name.length]
  while (a > from && b > from && word[a - 1] === name[b - 1]) [a, b] = [a - 1, b - 1]
  const [left, right] = [word.slice(from, a), name.slice(from, b)]
  return (
    Math.max(left.length, right.length) <= 1 ||
    (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  )
}

/** The unit that a word is; words of four letters or more may have one letter wrong. */
export function unitOf(word: string): SaidUnit | null {
  const exact = names[word]
  if (exact !== undefined && Object.hasOwn(names, word)) return exact
  if (word.length < 4) return null
  const near = new Set(long.filter((name) => isNear(word, name)).map((name) => names[name]))
  return near.size === 1 ? ([...near][0] as SaidUnit) : null
}

/** A number of a unit, halves and quarters of years among them; null for any other part of one. */
function counted(value: number, unit: SaidUnit): SaidLength | null {
  if (value <= 0) return null
  if (Number.isInteger(value)) return { ...noLength, [unit]: value }
  return unit === 'years' && Number.isInteger(4 * value)
    ? { ...noLength, years: Math.floor(value), months: 12 * (value % 1) }
    : null
}

const twelfths: Readonly<Record<string, SaidUnit>> = { 12: 'months', 52: 'weeks', 7: 'days' }

/** One part of a length, and the place behind it: "3 years", "18-month", "a year and a half", "half a year", "18m". */
export function lengthAt(
  tokens: Tokens,
  at: number,
): { readonly length: SaidLength; readonly next: number } | null {
  const is = (from: number, ...texts: readonly string[]): boolean =>
    texts.every((text, i) => textAt(tokens, from + i) === text)
  if (is(at, 'half', 'a', 'year')) return { length: { ...noLength, months: 6 }, next: at + 3 }
  // "Twice a week", "two hours a day".
  const isRate = /^(?:once|twice|times|hours?|days|nights|pounds|quid|grand|miles)$/.test(
    textAt(tokens, at - 1),
  )
  const isOne = !isRate && (is(at, 'a') || is(at, 'an'))
  const number = numberAt(tokens, at) ?? (isOne ? { value: 1, next: at + 1 } : null)
  if (number === null) return null
  let next = number.next
  if (is(next, '-')) next++
  const isMore = /^(?:further|additional)$/.test(textAt(tokens, next)) && !is(next + 1, 'days')
  if (isMore || is(next, 'calendar')) next++
  const word = textAt(tokens, next)
  const unit = tokens[next]?.is === 'word' && !(isOne && word.length < 3) ? unitOf(word) : null
  if (unit === null) return null
  next++
  const part = unit === 'years' ? partBehind(tokens, next) : null
  // "3 years and half on licence": no half of a year.
  const isOther =
    part !== null &&
    is(part.next - 1, 'half') &&
    /^(?:and|n|an|&)$/.test(textAt(tokens, part.next - 2)) &&
    tokens[part.next]?.is === 'word' &&
    !/^(?:for|imprisonment|custody|prison)$/.test(textAt(tokens, part.next))
  const more = part === null || isOther ? { value: 0, next } : part
  const length = counted(number.value + more.value, unit)
  // 2.25 may be anything.
  const isOdd = textAt(tokens, at).includes('.') && !Number.isInteger(2 * number.value)
  return length === null || isOdd ? null : { length, next: more.next }
}

/** "18/12" is 18 months to a court: months, weeks or days by what they are parts of. */
export function lengthInParts(
  tokens: Tokens,
  at: number,
): { readonly length: SaidLength; readonly next: number } | null {
  const unit = twelfths[textAt(tokens, at + 2)]
  if (tokens[at]?.is !== 'figures' || textAt(tokens, at + 1) !== '/' || unit === undefined) return null
  const length = counted(Number(textAt(tokens, at)), unit)
  return length === null || unitOf(textAt(tokens, at + 3)) !== null || textAt(tokens, at + 3) === '/'
    ? null
    : { length, next: at + 3 }
}

const smallest = (length: SaidLength): number => units.findLastIndex((unit) => length[unit] > 0)
const largest = (length: SaidLength): number => units.findIndex((unit) => length[unit] > 0)

export const plus = (a: SaidLength, b: SaidLength): SaidLength => ({
  years: a.years + b.years,
  months: a.months + b.months,
  weeks: a.weeks + b.weeks,
  days: a.days + b.days,
})

/** Whether a length can be the rest of another: the larger unit first, and no year of months. */
export const isRest = (a: SaidLength, b: SaidLength): boolean => largest(b) > smallest(a) && b.months < 12

export const monthsOf = ({ years, months }: SaidLength): number => 12 * years + months
export const daysOf = ({ weeks, days }: SaidLength): number => 7 * weeks + days
export const isSame = (a: SaidLength, b: SaidLength): boolean =>
  monthsOf(a) === monthsOf(b) && daysOf(a) === daysOf(b)
/** Lengths of any units beside each other, in tenths of days: a month has 30.4. */
export const roughly = (length: SaidLength): number => 304 * monthsOf(length) + 10 * daysOf(length)

/** What is left of a length; null where it is not plain. */
export function minus(a: SaidLength, b: SaidLength): SaidLength | null {
  const months = monthsOf(a) - monthsOf(b)
  const days = daysOf(a) - daysOf(b)
  if (months < 0 || days < 0) return null
  return { years: Math.floor(months / 12), months: months % 12, weeks: 0, days }
}

/** So many of a unit: "1,000 days". A page says many of them, and asking for a locale takes a tenth of a key. */
export const countOf = (n: number, unit: SaidUnit): string =>
  `${grouped(n)} ${n === 1 ? unit.slice(0, -1) : unit}`

/** A length as the court says it: "3 years 6 months". */
export const inUnits = (length: SaidLength): string =>
  units
    .filter((unit) => length[unit] > 0)
    .map((unit) => countOf(length[unit], unit))
    .join(' ')

/** A text that is a length and nothing else; null for any other. */
export function lengthIn(typed: string): SaidLength | null {
  const tokens = numberedTokens(typed)
  let whole: SaidLength | null = null
  let at = 0
  while (at < tokens.length) {
    const part = lengthAt(tokens, at) ?? lengthInParts(tokens, at)
    if (part === null || (whole !== null && !isRest(whole, part.length))) return null
    whole = whole === null ? part.length : plus(whole, part.length)
    at = part.next
    if (at < tokens.length - 1 && /^(?:and|n|&|,)$/.test(textAt(tokens, at))) at++
    else if (at === tokens.length - 1 && textAt(tokens, at) === '.') at++
  }
  return whole
}

/** Longer than any contempt of court, or money that was not paid, is punished with. */
export const isLong = (length: SaidLength): boolean => monthsOf(length) > 24 || daysOf(length) > 731
