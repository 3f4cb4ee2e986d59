import { type Day, isoDate, parseDay } from '@requisite/law'
import type { Item } from './engine.ts'
import { daysOf, monthsOf, type SaidLength } from './length.ts'
import { type Answer, type Ask, type Credit, remandTimes } from './reading.ts'
import type { WordSpan } from './spans.ts'

interface CreditBeside {
  readonly today: Day
  readonly date: string | null
  /** Only a suspended sentence: a tag is part of it. */
  readonly isHung: boolean
  readonly answers: readonly Answer[]
  readonly say: (ask: Ask, at: number) => void
  /** Whether words behind a time say that it was for another matter. */
  readonly isOther: (at: number) => boolean
}

/** The time before the sentence, as the rows have it. */
export function creditOfRows(
  spans: readonly WordSpan[],
  matches: readonly (readonly Item[])[],
  { today, date, isHung, answers, say, isOther }: CreditBeside,
): Credit {
  let made: Credit = {}
  // "43 days will count" beside a curfew may be of either.
  const isTagged = matches.flat().some(({ role }) => /^(?:curfew|tag)/.test(role ?? ''))
  const isBare = (at: number): boolean =>
    matches.some((row) => row[0]?.at === at && row.every(({ cat }) => /^(?:LD?|CNT)$/.test(cat)))
  const isTold = matches.flat().some(({ role }) => /^remand(?!Ask|None)/.test(role ?? ''))
  for (const { at, role, length } of matches.flat()) {
    const { value = 0, day = null } = spans[at] ?? {}
    const days = length === null ? value : daysIn(length)
    const isAgain = made.remandDays !== undefined || made.remandLength !== undefined
    if (role?.startsWith('remand') && role !== 'remandNone' && isOther(at)) say('remand_days', at)
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
      const isLate = day > today || (date !== null && isoDate(day) > date)
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
  return withAnswers(toldOnce(made, matches.flat(), { spans, date, say }), spans, answers)
}

/** Time on remand is one thing told: as none, in number or by its dates. Where the number is not that of the dates, it is asked about. */
function toldOnce(
  told: Credit,
  items: readonly Item[],
  { spans, date, say }: Pick<CreditBeside, 'date' | 'say'> & { readonly spans: readonly WordSpan[] },
): Credit {
  const times = remandTimes(told)
  if (times.length === 0) return told
  const sum = times.reduce((all, { from, to }) => all + daysFrom(from, to, date), 0)
  const isDate = ({ role }: Item): boolean => role === 'remandFrom'
  const numbers = items.filter(({ role }) => /^remand(?:None|Dated)?$/.test(role ?? ''))
  for (const { at, role, length } of numbers) {
    const days = role === 'remandNone' ? 0 : length === null ? spans[at]?.value : daysIn(length)
    const last = Math.max(at, ...items.filter(isDate).map((one) => one.at))
    if (days !== null && days !== sum) say('remand_days', last)
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
function withAnswers(told: Credit, spans: readonly WordSpan[], answers: readonly Answer[]): Credit {
  let made = told
  const answerTo = (ask: Ask): string =>
    answers.findLast((one) => one.ask === ask && one.say !== 'unknown')?.say ?? ''
  const said = (ask: Ask): number => (answerTo(ask).includes('-') ? -1 : Number.parseInt(answerTo(ask), 10))
  if (answerTo('remand_days').includes('-'))
    made = { ...made, remandFrom: answerTo('remand_days'), moreRemand: [] }
  if (said('tag_days') >= 0) made = { ...made, tagDays: said('tag_days') }
  const number = answers.find((one) => one.ask === 'number' && one.say === 'remand')?.from
  const value = spans.find(({ from }) => from === number)?.value
  const days = said('remand_days') >= 0 ? said('remand_days') : value
  if (days === undefined) return made
  const {
    remandFrom: _,
    remandTo: __,
    moreRemand: ___,
    remandLength: ____,
    remandNumber: _____,
    ...rest
  } = made
  return { ...rest, remandDays: days }
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
