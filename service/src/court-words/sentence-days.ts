import { addDays, type Day, isoDate, parseDay } from '@requisite/law'
import type { Category } from './categories.ts'
import { isOfOther } from './credit.ts'
import { isDayOpen } from './left-over.ts'
import { daysOf, monthsOf } from './length.ts'
import type { Say } from './open-points.ts'
import type { Pieces } from './pieces.ts'
import type { Draft, Segment } from './sentences.ts'
import { daysMeant } from './spans.ts'
import { isOfEvent } from './story.ts'

/** The day of each sentence: one of all, or one in the words of each. A day that is open beside a sentence is never passed over for that of
 *  another: which day that sentence has is asked. */
export function daysOfSentences(
  pieces: Pieces,
  drafts: readonly Draft[],
  segments: readonly Segment[],
  say: Say,
): readonly (string | null)[] {
  const { spans } = pieces
  const ofAll = (day: string | null): readonly (string | null)[] => [day, ...drafts.slice(1).map(() => day)]
  const answers = pieces.answers.filter(({ ask, say }) => ask === 'date' && /^\d/.test(say))
  const isOne = new Set(segments.map(([from]) => from)).size < 2
  // Beside several sentences what is said of one day is said of that alone.
  const answer = answers.findLast(({ from }) => isOne || spans.every((span) => span.from !== from))
  if (answer !== undefined) return ofAll(answer.say)
  const { found, open, dayAt, isInDoubt } = daysIn(pieces, drafts, answers, say)
  const [first] = found
  if (first === undefined) return ofAll(null)
  const isIn =
    ([from, to]: Segment) =>
    (i: number) =>
      i >= from && i < to
  const own = segments.map((segment) => new Set(found.filter(isIn(segment)).map(dayAt)))
  const isOpenIn = segments.map((segment) => open.some(isIn(segment)))
  const days = new Set(found.map(dayAt))
  const isNews = isOfNews(pieces, first)
  if (!isNews && days.size === 1 && !found.every(isInDoubt)) {
    const day = isoDate(dayAt(first) as Day)
    // "Consecutive to the 18 months imposed on 3 June": of that one alone.
    const followed = drafts.findIndex(
      (one, i) =>
        drafts.some(({ follows }) => follows === one) &&
        found.every((at) => at > one.at && at < (segments[i]?.[1] ?? 0)),
    )
    const other = drafts.find((_, i) => i !== followed)
    if (followed < 0 || other === undefined)
      return own.map(({ size }, i) => (size === 0 && isOpenIn[i] ? null : day))
    say('date', other.at)
    return drafts.map((_, i) => (i === followed ? day : null))
  }
  if (!isNews && days.size > 1 && own.every(({ size }) => size <= 1) && !found.some(isInDoubt))
    return own.map(([day], i) => {
      if (day === undefined && !isOpenIn[i]) say('date', drafts[i]?.at ?? 0)
      return day == null ? null : isoDate(day)
    })
  for (const i of found) say('date', i)
  return ofAll(null)
}

/** Where the days stand that are of a sentence, and those that may be, with what was answered about each. */
function daysIn(pieces: Pieces, drafts: readonly Draft[], answers: Pieces['answers'], say: Say) {
  const { asked, spans, at, roleOf } = pieces
  const answered = spans.map(({ from }) => parseDay(answers.findLast((one) => one.from === from)?.say ?? ''))
  const dayAt = (i: number): Day | null => answered[i] ?? spans[i]?.day ?? null
  const lastDeed = lastDayOfDeed(pieces)
  const isBehindRemand = (i: number): boolean => roleOf(i) === 'dateOdd' && (dayAt(i) ?? 0) > lastDeed
  const isFound = (i: number): boolean =>
    answered[i] !== null || /^(?:date|remandToSentence)$/.test(roleOf(i) ?? '') || isBehindRemand(i)
  const places = [...spans.keys()]
  // "On Monday … sentenced 16 November": said twice.
  const told = new Set(places.filter(isFound).map(dayAt))
  for (const i of at('dateOpen', 'dateOdd'))
    if (!daysMeant(spans[i]).some((day) => told.has(day))) say('date', i)
  return {
    found: places.filter(isFound),
    open: places.filter((i) => !isFound(i) && isDayOpen(pieces, i)),
    dayAt,
    isInDoubt: (i: number): boolean =>
      answered[i] === null && ((dayAt(i) ?? asked.today + 1) > asked.today || isOtherDay(pieces, drafts, i)),
  }
}

/** A newspaper's "today" is another day: only people who speak for themselves are taken at their word. */
const isOfNews = ({ text, told, spans }: Pieces, day: number): boolean =>
  !/\d/.test(spans[day]?.text ?? '') &&
  told.some(({ cats }) => cats[0] === 'NAME') &&
  !/\b(?:my|our|we|i|im|me|us)\b/i.test(text)

/** The last day on which it can have been done: nobody is on remand for what is not done yet. A day behind an offence that is later is none
 *  of the offence: "robbery on 9 November 2026, 80 days on remand". */
function lastDayOfDeed(pieces: Pieces): Day {
  const { asked, spans, at, itemAt } = pieces
  const own = (...roles: readonly string[]): readonly number[] =>
    at(...roles).filter((i) => !isOfOther(pieces, i))
  const atLeast = (i: number): number => {
    const length = itemAt(i)?.length
    return length == null ? (spans[i]?.value ?? 0) : 28 * monthsOf(length) + daysOf(length)
  }
  const firstDays = [
    ...own('remand').map((i) => addDays(asked.today, -atLeast(i))),
    ...own('remandFrom').map((i) => spans[i]?.day ?? asked.today),
  ]
  return Math.min(asked.today, ...firstDays) as Day
}

/** Whether a day that stands alone may be that of what was done, or of long ago. */
function isOtherDay(pieces: Pieces, drafts: readonly Draft[], here: number): boolean {
  const { asked, spans, cat, rowOf, roleOf, clauseOf } = pieces
  const row = rowOf(here) ?? []
  // "Breach of a restraining order imposed on 3 November": the day of the order, or of the sentence.
  if (/^breach.* order$/i.test(spans[(row[0]?.at ?? 0) - 1]?.text ?? '')) return true
  if (!row.every((item) => /^(?:O|DT?)$/.test(item.cat))) return false
  const inClause = (isOne: (cat: Category, at: number) => boolean): boolean =>
    spans.some((_, i) => clauseOf(i) === clauseOf(here) && isOne(cat(i), i))
  const isOld = asked.today - (spans[here]?.day ?? 0) > 3 * 366 && !drafts.some(({ kind }) => kind === 'ipp')
  return (
    isOld ||
    isOfEvent(pieces, here) ||
    // "For breaking an injunction on 3 October".
    (/^(?:INJ|CTM|SUPD)$/.test(cat(here - 1)) && spans[here]?.cats[1] !== 'DT') ||
    cat(here - 1) === 'FROM' ||
    // "Substituted on appeal on 17 November": it runs from the day of the first.
    inClause(
      (is, i) => /appeal|quash|overturn/i.test(spans[i]?.text ?? '') && /^(?:APP|QUASH|DROP|REDTO)$/.test(is),
    ) ||
    // "Caught with a knife today": the day of what was done.
    (!inClause((is) => /^[LNR]$/.test(is)) && inClause((is, i) => is === 'O' && !spans[i]?.isSure)) ||
    inClause((is, i) => /^(?:ODAY|PLEA)$/.test(is) && roleOf(i) === undefined)
  )
}
