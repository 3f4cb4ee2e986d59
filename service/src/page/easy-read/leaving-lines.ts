import type { Day } from '@requisite/law'
import {
  type DueDay,
  type DueRival,
  gateOf,
  monthInWords,
  type Rival,
  type Way,
  type WayOut,
  wayOf,
} from '@requisite/law/internal'
import { monthTold } from '../../told/told.ts'
import { doubtsBeside } from '../answer/board-screen.ts'
import type { Outcome } from '../answer/outcome.ts'
import { day, type EasyLine, easy } from './easy-words.ts'
import { easyIfs, eitherOf } from './en.ts'

const shouldHaveLeft = (days: readonly Day[]): EasyLine => easy('overdue', { days: eitherOf(days.map(day)) })

/** Every day has passed. */
const overdue = (days: readonly Day[]): readonly EasyLine[] => [shouldHaveLeft(days), easy('still in prison')]

/** The Parole Board can let the person out before the last day; another sentence can hold them for some of the time. */
const sooner = (notBefore: Day | null): readonly EasyLine[] => [
  easy('Board: sooner'),
  ...(notBefore === null ? [] : [easy('Board: not before', { day: day(notBefore) })]),
]

const whichDay = (month: string): EasyLine => easy('day of the month', { month: monthInWords(month) })

/** One day, or one of several. */
function dueLines(due: readonly DueDay[], month: string | null): readonly EasyLine[] {
  const days = due.map(({ gate }) => gate.usual)
  if (month === null) return [easy('on a day', { days: eitherOf(days.map(day)) })]
  const [first, last] = [Math.min(...days) as Day, Math.max(...days) as Day]
  return [easy('in a span', { first: day(first), last: day(last) }), whichDay(month)]
}

/** The Parole Board decides first; nobody else does after life. */
const boardLines = (
  way: Extract<Way, { by: 'Board first' | 'Board only' }>,
  today: Day,
): readonly EasyLine[] => [
  ...(way.by === 'Board only' && way.heldBy !== null ? [easy('Board: one more sentence')] : []),
  easy('Board: when it says so'),
  easy(way.board < today ? 'Board: first day was' : 'Board: first day is', { day: day(way.board) }),
  way.by === 'Board only'
    ? easy('no set day')
    : way.gate.last < today
      ? shouldHaveLeft([way.gate.last])
      : easy('Board: always no', { day: day(way.gate.usual) }),
]

/** How it is for most crimes. */
function mostLines(way: Way, outcome: Outcome): readonly EasyLine[] {
  const { rivals, today, told } = outcome
  const month = monthTold(told)
  const inMonth = rivals.find(({ code }) => code === 'A_DAY_IN_MONTH')
  if (way.by === 'automatic') {
    const { usual } = way.gate
    if (month === null || inMonth === undefined)
      return [easy(usual < today ? 'most crimes: was' : 'most crimes: is', { day: day(usual) })]
    const first = day(gateOf(inMonth.answer).usual)
    return [easy('most crimes: span', { first, last: day(usual) }), whichDay(month)]
  }
  const lines =
    way.by === 'Board first' || way.by === 'Board only'
      ? boardLines(way, today)
      : way.by === 'no later than'
        ? [easy('last day', { day: day(way.gate.last) }), ...sooner(way.board)]
        : []
  return [easy('most crimes: how'), ...lines]
}

/** The offence is not known, and decides: the day for most, and the last of all others, also where the Parole Board says no. */
function offenceLines(
  { way, classes }: Extract<WayOut, { kind: 'by offence' }>,
  outcome: Outcome,
): readonly EasyLine[] {
  const lasts = [way, ...classes.map(({ answer }) => wayOf(answer))].map((one) =>
    'gate' in one ? one.gate.usual : 0,
  )
  const latest = Math.max(...lasts) as Day
  const isByBoard =
    way.by === 'automatic' && classes.some(({ answer }) => wayOf(answer).by.startsWith('Board'))
  return [
    ...mostLines(way, outcome),
    ...(latest > (lasts[0] as number) ? [easy('some crimes: later', { day: day(latest) })] : []),
    ...(isByBoard ? [easy('some crimes: Board')] : []),
  ]
}

/** What else may be so, of the same weight, where its days are none of those above. */
function doubtLine({ code, answer }: Rival): EasyLine {
  const way = wayOf(answer)
  return easy(`else: ${way.by === 'on licence' || way.by === 'no day' ? 'none' : way.by}`, {
    if: code === 'A_DAY_IN_MONTH' ? easyIfs.month : code === 'A_TAG_NOT_REVOKED' ? easyIfs.tag : easyIfs.rule,
    ...('gate' in way && { last: day(way.gate.usual) }),
    ...('board' in way && way.board !== null && { board: day(way.board) }),
  })
}

/** The doubts that stand beside the days. */
export const doubtLines = (outcome: Outcome): readonly EasyLine[] =>
  outcome.way.kind === 'nothing left' ? [] : doubtsBeside(outcome).map(doubtLine)

/** From life the Parole Board alone lets the person out again. */
const isOfLife = ({ answer }: Outcome): boolean =>
  answer.warnings.some(({ code }) => code === 'W_RECALL_LIFE')

/** A recall that may be one with a day. */
const besideLines = (beside: readonly DueRival[], today: Day): readonly EasyLine[] =>
  beside.flatMap(({ gate: { usual, last } }) => [
    easy('recall with a day'),
    ...(last < today
      ? [easy('recall with a day: overdue', { day: day(last) }), easy('recall with a day: held')]
      : [easy('recall with a day: due', { day: day(usual) }), easy('recall with a day: ask')]),
  ])

/** When the person leaves prison. */
export function leavingLines(outcome: Outcome): readonly EasyLine[] {
  const { way, told, today } = outcome
  switch (way.kind) {
    case 'nothing left':
      return [easy('no time left'), easy('leaves now'), easy('ring today')]
    case 'no day':
      return [
        easy('Board: when it says so'),
        ...(isOfLife(outcome) ? [] : [easy('Justice Secretary: sooner')]),
        easy('no set day'),
      ]
    case 'whole life':
      return [easy('no day')]
    case 'on licence':
    case 'licence over':
      return [easy('out')]
    case 'Board first':
    case 'Board only':
      return boardLines(way, today)
    case 'by offence':
      return offenceLines(way, outcome)
    case 'kinds of recall':
      return [
        easy('last day of any kind', { day: day(way.gate.last) }),
        easy('kind of recall'),
        ...sooner(way.board),
      ]
    case 'no later than':
      return [
        easy('last day', { day: day(way.gate.last) }),
        ...sooner(way.board),
        ...besideLines(way.beside, today),
      ]
    case 'passed':
      return [
        ...(way.way.by === 'Board first' ? [easy('Board: could have', { day: day(way.way.board) })] : []),
        ...overdue(way.due.map(({ gate }) => gate.last)),
      ]
    case 'no days left': {
      const { papers, last } = gateOf(outcome.answer)
      return last < today ? overdue([last]) : [easy('no more time', { day: day(papers) })]
    }
    case 'days of a month':
      return dueLines(way.due, monthTold(told))
    case 'one day':
    case 'several days':
    case 'order':
      return dueLines(way.due, null)
  }
}
