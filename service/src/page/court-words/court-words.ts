import type { Day } from '@requisite/law'
import { dayFromText } from '../question/date-from-text.ts'
import { folded } from './fold.ts'
import { type KindRead, kindIn, withoutKind } from './kinds.ts'
import type { Length } from './length.ts'
import { counted, inUnits, joined, unitOf } from './lengths.ts'
import { besides, money, notPrison, recalled, sections } from './orders.ts'
import { partsOf } from './parts.ts'

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
  readonly start: Day | null
  readonly offence: Named | null
  /** What was not used, as it stood there. */
  readonly unused: readonly string[]
}

/** Why nothing was read: no length; a number without a unit; several sentences; or a length too many or too few. */
export interface Unread {
  readonly is: 'unread'
  readonly why: 'length' | 'unit' | 'several' | 'two'
  /** What was read so far, and the number that was not. */
  readonly so: string
  readonly number: string
}

export type CourtWords = CourtRead | Unread | { readonly is: 'recall' } | { readonly is: 'not-prison' }

/** A place in the text from which something was taken. */
const taken = ' | '

const dates =
  /\b(?:on )?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?(\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6},? \d{4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} \d{1,2}(?:st|nd|rd|th)?,? \d{4})(?!\d)/i

/** The day in a text, and the text without it. */
function dayIn(typed: string): { readonly start: Day | null; readonly rest: string } {
  const found = dates.exec(typed)
  const day = found === null ? null : dayFromText(found[1] as string)
  return found === null || typeof day !== 'number'
    ? { start: null, rest: typed }
    : { start: day, rest: typed.replace(found[0], ' ') }
}

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

interface Remand {
  readonly days: number | null
  readonly text: string
  readonly unused: readonly string[]
}

const remandForms = [
  /\b(?:less|minus|credit for) (\d+) ([a-z]+)\b((?: already| spent| served| in| on| of| time| custody| remand| to count)*)(?! (?:on )?(?:an? )?(?:curfew|tag|qualifying|electronic))/,
  /\b(?:with |and |after )?(\d+) ([a-z]+)((?: already| spent| served| in| on| of| time| custody| been| to)* (?:on )?remand(?:ed)?(?: to count| in custody)*)/,
  /\b(\d+) (days)( (?:already )?served| to count)/,
]
const unnumbered = /\b(?:less |minus )?(?:the )?time (?:already )?(?:served|(?:spent )?on remand)\b/

/** Time on remand: its days, or that there was some. */
function remandIn(text: string): Remand {
  for (const form of remandForms) {
    const found = form.exec(text)
    if (found === null) continue
    const unit = unitOf(found[2] as string)
    if (unit === null) continue
    const isDays = unit === 'days'
    const said = found[0].replace(/^(?:less|minus|with|and|after) /, '')
    return {
      days: isDays ? Number(found[1]) : 0,
      text: text.replace(found[0], taken),
      unused: isDays ? [] : [said],
    }
  }
  return unnumbered.test(text)
    ? { days: 0, text: text.replace(unnumbered, taken), unused: [] }
    : { days: null, text, unused: [] }
}

/** Takes what stands beside the sentence out of the text. */
function withoutBesides(text: string): { readonly text: string; readonly unused: readonly string[] } {
  const unused: string[] = []
  let rest = text
  for (const form of [...besides, sections])
    rest = rest.replace(form, (found) => {
      unused.push(found)
      return taken
    })
  return { text: rest, unused }
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
    const back = words.at(-1) === 'and' ? 2 : 1
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

/** Reads what a court said, as people say it. What is not certain is not read. `named` finds an offence by its exact name. */
export function readCourtWords(typed: string, named: (text: string) => Named | null): CourtWords {
  const { start, rest } = dayIn(typed)
  const whole = halves(folded(rest))
  if (recalled.test(whole)) return { is: 'recall' }
  const remand = remandIn(whole)
  const kind = kindIn(remand.text)
  if (notPrison.test(whole) && kind !== 'suspended' && kind !== 'default') return { is: 'not-prison' }
  const isNamed = kind === 'section_250' || kind === 'sopc'
  const beside = withoutBesides(isNamed ? withoutKind(remand.text, kind) : remand.text)
  const found = lengthsIn(beside.text.replace(counts, taken))
  const unread = (why: Unread['why'], number = '', so = ''): Unread => ({ is: 'unread', why, so, number })
  const isRunning = running.test(whole) || /;|\bcount\b/.test(whole)
  if (several.test(whole) || (isRunning && (found.lengths.length > 1 || found.isParted)))
    return unread('several')
  const parts = partsOf(kind, found)
  const [only] = found.lengths
  const so = only === undefined ? '' : inUnits(only)
  const number = bareNumber.exec(typeof parts === 'string' ? found.text : parts.text)?.[1] ?? ''
  if (number !== '' && (typeof parts !== 'string' || kind === 'standard')) return unread('unit', number, so)
  if (parts === 'none')
    return found.lengths.length === 0 && money.test(whole) ? { is: 'not-prison' } : unread('length')
  // "3 years 6 months on licence" is one length, or two.
  if (parts === 'two' || (parts.kind === 'standard' && found.isParted && /\blicen[cs]e\b/.test(parts.text)))
    return unread('two')
  if (unsettled.test(parts.text)) return unread('length')
  const phrases = [...phrasesIn(parts.text), ...beside.unused]
  const offence = phrases.map((phrase) => [phrase, named(phrase)] as const).find(([, name]) => name !== null)
  return {
    is: 'read',
    ...{ kind: parts.kind, length: parts.length, extension: parts.extension },
    ...{ start, remandDays: remand.days },
    offence: offence?.[1] ?? null,
    unused: [...phrases.filter((phrase) => phrase !== offence?.[0]), ...remand.unused],
  }
}

/** A text that is a length and nothing else; null for any other. */
export function lengthIn(typed: string): Length | null {
  const { text, lengths } = lengthsIn(halves(folded(typed)))
  return text === '<0>' && !/^[-−–]/.test(typed) ? (lengths[0] as Length) : null
}
