import { isoDate, parseDay } from '@requisite/law'
import { daysOf, monthsOf, type SaidLength } from './length.ts'
import type { Say } from './open-points.ts'
import type { Pieces } from './pieces.ts'
import { type Ask, type Credit, remandTimes } from './reading.ts'

/** "42 days on remand for another matter", "but serving another sentence then": no time before this sentence. */
export const isOfOther = ({ spans, cat, roleOf, clauseOf }: Pieces, here: number): boolean =>
  spans.some(
    ({ text }, i) =>
      cat(i) === 'EXIST' &&
      roleOf(i) === undefined &&
      /\b(?:another|other|different|separate)\b/i.test(text) &&
      i > here &&
      (clauseOf(i) === clauseOf(here) || (cat(i - 1) === 'BUT' && clauseOf(i - 2) === clauseOf(here))),
  )

/** The time before the sentence, as the rows have it; beside a suspended sentence alone a tag is part of that. */
export function creditTold(pieces: Pieces, date: string | null, isHung: boolean, say: Say): Credit {
  const { asked, spans, rows } = pieces
  const items = rows.flat()
  let made: Credit = {}
  // "43 days will count" beside a curfew may be of either.
  const isTagged = items.some(({ role }) => /^(?:curfew|tag)/.test(role ?? ''))
  const isBare = (at: number): boolean =>
    rows.some(
      (row) => row.some((item) => item.at === at) && row.every(({ cat }) => /^(?:LD?|CNT)$/.test(cat)),
    )
  const isTold = items.some(({ role }) => /^remand(?!Ask|None)/.test(role ?? ''))
  for (const { at, role, length } of items) {
    const { value = 0, day = null } = spans[at] ?? {}
    const days = length === null ? value : daysIn(length)
    const isAgain = made.remandDays !== undefined || made.remandLength !== undefined
    if (role?.startsWith('remand') && role !== 'remandNone' && isOfOther(pieces, at)) say('remand_days', at)
    else if (role === 'remand' && isTagged && isBare(at)) say('number', at)
    else if (role === 'remand') {
      if (isAgain) say('number', at)
      // So long is no time before a sentence.
      if ((length?.years ?? 0) > 2) say('length', at)
      if (days !== null) made = { ...made, remandDays: days }
      else if (length !== null) made = { ...made, remandLength: length }
      if (days === null) say('remand_days', at)
    } else if (role === 'remandNumber') {
      made = { ...made, remandNumber: value }
      say('remand_unit', at)
    } else if (role === 'remandNone' && isAgain) say('remand_days', at)
    else if (role === 'remandNone') made = { ...made, remandDays: 0 }
    else if (role === 'remandOpen' || (role === 'remandAsk' && !isTold)) say('remand_days', at)
    else if (day !== null && /^(?:remand|curfew)(?:From|To)/.test(role ?? '')) {
      const name = role === 'remandToSentence' ? 'remandTo' : (role as 'remandFrom')
      const isLate = day > asked.today || (date !== null && isoDate(day) > date)
      const more = made[name] === undefined ? { [name]: isoDate(day) } : furtherTime(made, name, isoDate(day))
      if (isLate || more === null) say('remand_days', at)
      else made = { ...made, ...more }
      if (name.startsWith('curfew')) say('tag_days', at)
    } else if (role === 'curfew' && !isHung) {
      if (days !== null) made = { ...made, curfewDays: days }
      say('tag_days', at)
    } else if (/^tag(?:Days|Half)$/.test(role ?? '') && days !== null) {
      const tagDays = role === 'tagHalf' ? Math.ceil(days / 2) : days
      if ((made.tagDays ?? tagDays) === tagDays) made = { ...made, tagDays }
      else say('tag_days', at)
    } else if (role?.startsWith('tag') && !(role === 'tagAll' && days === 0)) say('tag_days', at)
  }
  return withAnswers(toldOnce(made, pieces, date, say), pieces)
}

/** Time on remand is one thing told: as none, in number or by its dates. Where the number is not that of the dates, it is asked about. */
function toldOnce(told: Credit, { spans, rows, at }: Pieces, date: string | null, say: Say): Credit {
  const times = remandTimes(told)
  if (times.length === 0) return told
  const sum = times.reduce((all, { from, to }) => all + daysFrom(from, to, date), 0)
  for (const { at: here, role, length } of rows.flat()) {
    if (!/^remand(?:None|Dated)?$/.test(role ?? '')) continue
    const days = role === 'remandNone' ? 0 : length === null ? spans[here]?.value : daysIn(length)
    if (days !== null && days !== sum) say('remand_days', Math.max(here, ...at('remandFrom')))
  }
  const { remandLength: _, ...rest } = told
  return rest
}

const daysIn = (length: SaidLength): number | null => (monthsOf(length) === 0 ? daysOf(length) : null)

/** The days of a time, the last with it; one without its last day ran to the eve of the sentence. */
function daysFrom(from: string, to: string | undefined, date: string | null): number {
  const [first, last] = [parseDay(from), parseDay(to ?? date ?? '')]
  return first === null || last === null ? Number.NaN : last - first + (to === undefined ? 0 : 1)
}

/** The time with what was answered about it. */
function withAnswers(told: Credit, { spans, answers }: Pieces): Credit {
  const answerTo = (ask: Ask): string =>
    answers.findLast((one) => one.ask === ask && one.say !== 'unknown')?.say ?? ''
  const said = (ask: Ask): number => (answerTo(ask).includes('-') ? -1 : Number.parseInt(answerTo(ask), 10))
  const number = answers.find((one) => one.ask === 'number' && one.say === 'remand')?.from
  const value = spans.find(({ from }) => from === number)?.value
  const days = said('remand_days') >= 0 ? said('remand_days') : value
  const isSince = answerTo('remand_days').includes('-')
  const ofTag = Object.entries(told).filter(([name]) => !/remand/i.test(name))
  return {
    ...(days === undefined ? told : Object.fromEntries(ofTag)),
    ...(isSince && days === undefined && { remandFrom: answerTo('remand_days'), moreRemand: [] }),
    ...(said('tag_days') >= 0 && { tagDays: said('tag_days') }),
    ...(days !== undefined && { remandDays: days }),
  }
}

/** No form has room for more. */
const mostTimes = 10

/** A day of a time on remand behind the first: each begins after the one before it has ended. Null where that is not so. */
function furtherTime(made: Credit, name: string, day: string): Credit | null {
  const times = remandTimes(made)
  const last = times.at(-1)
  if (last === undefined) return null
  const more = made.moreRemand ?? []
  if (name === 'remandFrom')
    return last.to !== undefined && last.to < day && times.length < mostTimes
      ? { moreRemand: [...more, { from: day }] }
      : null
  return name === 'remandTo' && more.length > 0 && last.to === undefined && last.from <= day
    ? { moreRemand: [...more.slice(0, -1), { ...last, to: day }] }
    : null
}
