import { type Day, inWords, offenceByKey } from '@requisite/law'
import { gateOf } from '@requisite/law/internal'
import { shownQuestion } from '../../court-words/questions.ts'
import type { Ask } from '../../court-words/reading.ts'
import { isCreditTold, isDayTold } from '../../told/case.ts'
import type { Outcome } from '../answer/outcome.ts'
import { screenOf } from '../answer/screen.ts'
import { monthOfDay } from '../told/day-in-words.ts'
import { small } from '../told/text.ts'
import { daysInDoubt, outcomeFor } from './decides.ts'
import { knownOf, type LiveCase } from './known.ts'
import type { LiveAsked, RowAnswer } from './message.ts'

/** Questions of which every answer gives a date: of others a range would say nothing. */
const ranged: ReadonlySet<Ask> = new Set([
  'offence',
  'runs',
  'date',
  'extension',
  'total',
  'added',
  'unpaid',
  'tag_days',
])
/** So many readings are worked out. */
const mostReadings = 24

/** The first and the last day on which a person could leave; null where there is none. */
function daysOf({ way, answer, rivals }: Outcome): readonly Day[] | null {
  switch (way.kind) {
    case 'one day':
    case 'several days':
    case 'days of a month':
    case 'order':
      return way.due.map(({ gate }) => gate.usual)
    case 'passed':
      return way.due.map(({ gate }) => gate.last)
    case 'by offence': {
      const all = [answer.release, ...rivals.map((rival) => rival.answer.release)]
      return all.filter((day) => day !== null)
    }
    case 'Board first':
      return [way.board, way.gate.usual]
    default:
      return null
  }
}

/** "July 2028 and May 2029"; a week or less in days; one month by its name. */
export interface Range {
  readonly over: string
  readonly days: string
  /** How many days there are. */
  readonly count: number
  /** The offences that stand for those of the same name, where each leads to the same card; null where one leads to another. */
  readonly same: readonly RowAnswer[] | null
}

/** Every reading of the words that is still open, worked out: the outermost days. Null where they would say nothing. */
export function rangeOf(asked: LiveAsked, known: LiveCase): Range | null {
  if (known.questions.some(({ ask }) => !ranged.has(ask))) return null
  let readings: readonly (readonly RowAnswer[])[] = [[]]
  const amongOf: (readonly string[])[] = []
  for (const question of known.questions) {
    const { choices } = shownQuestion(question, known.reading, (key) => offenceByKey(key)?.title)
    const { ask, from, to, about } = question
    const anchor = from < 0 ? '' : known.reading.text.slice(from, to)
    const among = choices
      .filter(({ say, leads }) => leads === undefined && say !== 'unknown' && say !== 'later')
      .map(({ say }) => say)
      // Where nobody knows what the court said of a tag, it may be that no day of it comes off.
      .concat(ask === 'tag_days' && question.isUnknown ? '0' : [])
    const says = among.map((say) => ({
      row: `ask-${ask}-${from}`,
      say: new URLSearchParams({ say, anchor, about }).toString(),
    }))
    // One answer that is known is no range: there may be others.
    if (says.length < 2) return null
    amongOf.push(among)
    readings = readings.flatMap((one) => says.map((say) => [...one, say]))
    if (readings.length > mostReadings) return null
  }
  const days: Day[] = []
  const cards = new Map<string, readonly RowAnswer[]>()
  const overMaximum = new Set<string>()
  let isSettled = true
  for (const reading of readings) {
    const next = knownOf({ ...asked, answers: [...asked.answers, ...reading] })
    const isRead = next.questions.length === 0 && next.sentences.every(isDayTold)
    const outcome = isRead ? outcomeFor(next) : null
    isSettled &&= isCreditTold(next)
    const own = outcome === null ? null : daysOf(outcome)
    if (outcome === null || own === null || own.length === 0) return null
    const card = cardOf(outcome)
    if (!cards.has(card)) cards.set(card, reading)
    if (isOverMaximum(outcome)) overMaximum.add(card)
    days.push(...own)
  }
  // An offence for which no court can give so much is none of those that it can be, where another has the same date.
  const own = inRange(days)
  const likely = own.count === 1 ? [...cards].filter(([card]) => !overMaximum.has(card)) : []
  const [one, ...others] = likely.length === 0 ? [...cards] : likely
  const isSame = others.length === 0 && known.questions.every(({ ask }) => ask === 'offence')
  const same = isSame && one !== undefined ? one[1].map((answer, i) => takenOf(answer, amongOf[i])) : null
  const range = { ...own, same }
  // Days before the sentence come off: the first day can be sooner.
  return isSettled ? range : { ...range, over: `So far, ${small(range.over)}` }
}

/** One offence, taken of those of its name: it stands first. */
function takenOf(answer: RowAnswer, among: readonly string[] = []): RowAnswer {
  const own = new URLSearchParams(answer.say).get('say') ?? ''
  return { ...answer, among: [own, ...among.filter((key) => key !== own)] }
}

/** Whether the length is more than a court can give for the offence. */
const isOverMaximum = (outcome: Outcome): boolean =>
  screenOf(outcome).cautions.some(({ about }) => about === 'length')

/** All by which one card is another: its words, and what a doubt is about. */
const cardOf = (outcome: Outcome): string => JSON.stringify([screenOf(outcome), daysInDoubt(outcome)])

function inRange(days: readonly Day[]): Omit<Range, 'same'> {
  const [first, last] = [Math.min(...days) as Day, Math.max(...days) as Day]
  const months = [monthOfDay(first), monthOfDay(last)]
  const count = new Set(days).size
  if (last - first < 7) return { over: 'Release will be on', days: daysInWeek(days), count }
  return months[0] === months[1]
    ? { over: 'Release will be in', days: months[0] as string, count }
    : { over: 'Release will be between', days: `${months[0]} and ${months[1]}`, count }
}

/** "17 or 18 March 2027", "17 to 20 March 2027". */
function daysInWeek(days: readonly Day[]): string {
  const all = [...new Set(days)].sort((a, b) => a - b)
  const [first, last] = [all[0] as Day, all.at(-1) as Day]
  if (first === last) return inWords(first)
  const between = all.length === 2 ? 'or' : 'to'
  const [begin, end] = [inWords(first), inWords(last)]
  const date = begin.split(' ')[0]
  if (monthOfDay(first) === monthOfDay(last)) return `${date} ${between} ${end}`
  return `${begin.slice(-4) === end.slice(-4) ? begin.slice(0, -5) : begin} ${between} ${end}`
}

/** Months on remand that are not settled: the days at the gate and on the papers, for each number of days that they can have had. */
export function daysOfRemandMonths(
  months: readonly (Outcome | null)[],
): { readonly gate: string; readonly papers: string } | null {
  const found = months.filter((one) => one !== null)
  const isByDay = found.every(({ way }) => /^(?:one day|passed|no days left)$/.test(way.kind))
  if (found.length === 0 || found.length < months.length || !isByDay) return null
  const gates = found.map(({ answer }) => gateOf(answer))
  return {
    gate: daysInWeek(gates.map(({ usual }) => usual)),
    papers: daysInWeek(gates.map((gate) => gate.papers)),
  }
}
