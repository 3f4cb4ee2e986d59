import { type Day, isoDate, parseDay } from '@requisite/law'
import { ageOn, statedLetters } from '@requisite/law/internal'
import { creditTold } from './credit.ts'
import { isRivalDay } from './left-over.ts'
import { daysOf, monthsOf } from './length.ts'
import type { Say } from './open-points.ts'
import type { Pieces } from './pieces.ts'
import type { Credit, Reading, RecallRead, StatedRead } from './reading.ts'
import { daysOfSentences } from './sentence-days.ts'
import type { Draft, Segment } from './sentences.ts'
import type { WordSpan } from './spans.ts'

/** What is told beside the sentences. */
export interface Circumstances {
  /** The day of each sentence. */
  readonly dates: readonly (string | null)[]
  /** That of the last. */
  readonly date: string | null
  readonly credit: Credit
  readonly stated: StatedRead
  readonly addedDays: Reading['addedDays']
  readonly age: number | null
  readonly born: string | null
  readonly convictedAs: Reading['convictedAs']
}

export function circumstancesOf(
  pieces: Pieces,
  drafts: readonly Draft[],
  segments: readonly Segment[],
  isHung: boolean,
  say: Say,
): Circumstances {
  const dates = daysOfSentences(pieces, drafts, segments, say)
  const [first = null, date = first] = [...new Set(dates)].filter((day) => day !== null).sort()
  const credit = creditTold(pieces, date, isHung, say)
  const stated = statedIn(pieces, date, say)
  const birth = birthIn(pieces, say)
  // At the first sentence, and at the last.
  const passed = [first, date].flatMap((day) =>
    birth === null || day === null ? [] : [ageOn(birth, parseDay(day) as Day)],
  )
  const age = ageIn(pieces, drafts, birth, passed, say)
  const born = birth === null ? null : isoDate(birth)
  const addedDays = addedDaysIn(pieces, say)
  return {
    dates,
    date,
    credit,
    stated,
    addedDays,
    age,
    born,
    convictedAs: convictedAs(age, passed, first, pieces.asked.today),
  }
}

/** Whether they were let out of life or imprisonment for public protection alone: the day, from which a licence of that is counted, or
 *  "unknown" where only that is told. */
export function releaseIn(pieces: Pieces, drafts: readonly Draft[]): string | null {
  const { asked, spans, at, isSaid } = pieces
  const kind = drafts.length === 1 && asked.others.length === 0 ? drafts[0]?.kind : undefined
  if (!/^(?:life|ipp)$/.test(kind ?? '') || isSaid('RECALL', 'BACK')) return null
  const [first, ...more] = at('released').map((i) => spans[i]?.day as Day)
  if (kind === 'ipp' && first !== undefined && more.length === 0 && first <= asked.today)
    return isoDate(first)
  return [...spans.keys()].some((i) => isLetOut(pieces, i)) ? 'unknown' : null
}

/** Before "released": it is not done, or not told as done. */
const notDone = new RegExp(
  '\\b(?:be|being|will|would|could|can|may|might|should|when|how|if|once|until|till|before|never|not|to|due' +
    "|eligible|gets?|(?:has|have|is|was|wo|ca)n[’']?t)\\b",
  'i',
)

/** "Released in 2012", "he is out on licence": told as done, and not asked, hoped for or denied. */
function isLetOut({ told, toldAt, cat }: Pieces, here: number): boolean {
  if (cat(here) !== 'REL') return false
  const at = toldAt(here)
  const head = told.slice(0, at).findLastIndex(({ cats }) => /^[.,(-]$|^BUT$/.test(cats[0] ?? '')) + 1
  const before = told.slice(head, at).map(({ text }) => text)
  const isOut = /^(?:(?:was|were|been) )?(?:released|let out|freed)\b/i.test(told[at]?.text ?? '')
  const isOnLicence = /^out on$/i.test(told[at]?.text ?? '') && cat(here + 1) === 'LIC'
  return (isOut || isOnLicence) && !notDone.test(before.join(' '))
}

/** What the prison's paper says, each date by its letters. One that is not behind the sentence, or is another than was read before it,
 *  is asked about. */
function statedIn({ spans, at, rowOf }: Pieces, date: string | null, say: Say): StatedRead {
  let stated: StatedRead = {}
  for (const i of at('stated')) {
    const day = isoDate(spans[i]?.day as Day)
    const said = rowOf(i)?.map((item) => spans[item.at]?.text.toUpperCase()) ?? []
    const name = statedLetters.find((letters) => said.includes(letters)) ?? 'release'
    if ((date !== null && day <= date) || (stated[name] ?? day) !== day) say('number', i)
    else stated = { ...stated, [name]: day }
  }
  for (const i of at('statedOpen')) say('number', i)
  return stated
}

/** Days that the prison added, each award with its day where one stands in its clause. */
function addedDaysIn({ spans, at, rowOf, itemAt, given }: Pieces, say: Say): Reading['addedDays'] {
  return at('added', 'addedAsk').flatMap((i) => {
    const { from, value = 0 } = spans[i] as WordSpan
    const length = itemAt(i)?.length
    // "Added for theft" may be what the court said.
    const isOpen = rowOf(i)?.some(
      ({ role, cat, at: by }) => role === 'addedAsk' || cat === 'CTM' || spans[by]?.isSure === true,
    )
    if (isOpen && given('added', from) !== 'prison') {
      say('added', i)
      return []
    }
    const on = spans[rowOf(i)?.find(({ role }) => role === 'addedDate')?.at ?? -1]?.day
    return [{ days: length == null ? value : daysOf(length), ...(on != null && { date: isoDate(on) }) }]
  })
}

/** Nobody is sentenced below this age. */
const youngest = 10

/** The day of birth. Of a year in two figures the century is that in which somebody was born who has been sentenced. Another day, and one
 *  of which nobody is old enough, is asked about. */
function birthIn({ asked, spans, at }: Pieces, say: Say): Day | null {
  let birth: Day | null = null
  for (const i of at('born')) {
    const { day = null, text = '' } = spans[i] ?? {}
    if (day === null) continue
    const isOld = (one: Day): boolean => ageOn(one, asked.today) >= youngest
    const isInTwo = /(?:^|\D)\d{2}$/.test(text)
    const [year = '', ...rest] = isoDate(day).split('-')
    const own = isOld(day) || !isInTwo ? day : parseDay([Number(year) - 100, ...rest].join('-'))
    if (own === null || !isOld(own) || (birth ?? own) !== own) say('number', i)
    else birth = own
  }
  return birth
}

/** The age of the person, where it is told. Below 18 there are other kinds of sentences. */
function ageIn(
  { asked, spans, isTwo }: Pieces,
  drafts: readonly Draft[],
  birth: Day | null,
  passed: readonly number[],
  say: Say,
): number | null {
  const told = spans.flatMap(({ age: its = 0 }) => (Math.abs(its) < 10 ? [] : [its]))
  const found = new Set(told.filter((one) => one > 0))
  if (birth !== null) found.add(ageOn(birth, asked.today))
  const isYoung = [...told, ...found, ...passed].some((one) => Math.abs(one) < 18)
  if (isYoung && drafts.some(({ kind }) => kind === 'standard')) say('kind', drafts[0]?.at ?? 0, 'young')
  return found.size === 1 && !isTwo ? ([...found][0] as number) : null
}

/** Who is a child now, or was one at the last sentence, was one when convicted; an adult was one where the sentence is of this year, and
 *  18 were reached before. */
function convictedAs(
  age: number | null,
  passed: readonly number[],
  date: string | null,
  today: Day,
): Reading['convictedAs'] {
  if (age === null) return null
  if (Math.min(age, passed.at(-1) ?? age) < 18) return 'child'
  const since = date === null ? 366 : today - (parseDay(date) as Day)
  return since < 366 && (age > 18 || since < 2) && (passed[0] ?? age) >= 18 ? 'adult' : null
}

const isOfRecall = /^(?:RECALL|RSTD|BACK)$/

/** The recall that is told. */
export function recallTold(pieces: Pieces, drafts: readonly Draft[], say: Say): RecallRead | null {
  const { asked, spans, at, isSaid, rowOf } = pieces
  if (!isSaid('RECALL') && at('recallDays', 'recallDate').length === 0) return null
  let found: RecallRead = {}
  const kinds = new Set<number | 'tag' | 'standard'>()
  // The day of a sentence that is not told.
  if (drafts.length === 0) for (const i of at('date')) say('date', i)
  for (const i of at('recallDays')) {
    const { length = null, value = 0 } = spans[i] as WordSpan
    if (length !== null && monthsOf(length) > 0) say('length', i)
    else kinds.add(length === null ? value : daysOf(length))
  }
  // A day that may be of the sentence is asked about, and none of the recall.
  for (const i of at('recallDate').filter((day) => !(day === pieces.rivalAt && isRivalDay(pieces)))) {
    const { day: its = null, days = [], cats } = spans[i] as WordSpan
    if (cats[0] === 'SAMED') {
      found = { ...found, ...(found.date !== undefined && { returned: found.date }) }
      continue
    }
    // Without its year it is the last that has come.
    const day = its ?? days[0] ?? null
    const row = rowOf(i) ?? []
    const cue =
      row.findLast(({ at: by, cat }) => by < i && isOfRecall.test(cat)) ??
      row.find(({ cat }) => isOfRecall.test(cat))
    const isBack = /\b(?:back|return)/i.test(spans[cue?.at ?? -1]?.text ?? '')
    const name = isBack ? 'returned' : 'date'
    const isOther = day !== null && (found[name] ?? isoDate(day)) !== isoDate(day)
    if (day === null || day > asked.today || isOther) say('date', i)
    else found = { ...found, [name]: isoDate(day), ...(its === null && { yearTaken: name }) }
  }
  const isFromTag = spans.some(({ text, cats }) => cats[0] === 'RECALL' && /\b(?:hdc|tag)\b/i.test(text))
  if (isFromTag || at('recallTag').length > 0) kinds.add('tag')
  if (at('recallStandard').length > 0) kinds.add('standard')
  const [kind] = kinds
  // Of two kinds none is told: it is asked.
  if (kind === undefined || kinds.size > 1) return found
  return typeof kind === 'number' ? { kind: 'fixed', days: kind, ...found } : { ...found, kind }
}

/** The sentences that were passed since the recall, where others were passed before it. No court may let them follow those (Sentencing
 *  Code, section 225): where nothing is said of it, they run from their own day. */
export function passedSince(
  recall: RecallRead | null,
  drafts: readonly Draft[],
  dates: Circumstances['dates'],
): readonly Draft[] {
  const called = recall?.date ?? recall?.returned
  if (called === undefined || dates.includes(null) || dates.every((day) => (day as string) >= called))
    return []
  const since = drafts.filter((_, i) => (dates[i] as string) >= called)
  for (const one of since) one.runs ??= 'concurrent'
  return since
}
