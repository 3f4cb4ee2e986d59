import { type Day, daysInWords } from '@requisite/law'
import {
  type DueDay,
  type DueRival,
  type Gate,
  gateOf,
  monthInWords,
  type Rival,
  recallKinds,
  type Way,
  type WayOut,
  wayOf,
} from '@requisite/law/internal'
import { monthTold } from '../../told/told.ts'
import { doubtsBeside } from '../answer/board-screen.ts'
import { isLongTerm, mostOffences, otherClasses } from '../answer/offence-classes.ts'
import { spanInMonth } from '../answer/offence-screen.ts'
import type { Outcome } from '../answer/outcome.ts'
import { statedOtherwise } from '../answer/prison-date.ts'
import type { ClassRow } from '../answer/screen-type.ts'
import { day, dayAlone, type EasyLine, easy } from './easy-words.ts'
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
      : easy('Board: always no', { day: day(way.board < today ? way.gate.last : way.gate.usual) }),
]

/** The rows of the card's table, with the days on the papers as there: those with a set day in one line. */
function crimesLines(rows: readonly ClassRow[]): readonly EasyLine[] {
  const set = rows.flatMap(({ answer }) => {
    const way = wayOf(answer)
    return way.by === 'automatic' ? [dayAlone(way.gate.papers)] : []
  })
  return [
    ...(set.length === 0 ? [] : [easy('crimes: automatic', { which: 'some', last: eitherOf(set) })]),
    ...rows
      .filter(({ answer }) => wayOf(answer).by !== 'automatic')
      .flatMap((row) => crimesLine('some', row)),
  ]
}

/** One of them. */
function crimesLine(which: 'most' | 'some', { answer }: Pick<ClassRow, 'answer'>): readonly EasyLine[] {
  const way = wayOf(answer)
  const last = 'gate' in way ? dayAlone(way.gate.papers) : ''
  const board = 'board' in way && way.board !== null ? dayAlone(way.board) : null
  switch (way.by) {
    case 'automatic':
      return [easy('crimes: automatic', { which, last })]
    case 'Board first':
    case 'no later than':
      return [
        board === null
          ? easy('crimes: no later than', { which, last })
          : easy('crimes: Board first', { which, board, last }),
      ]
    case 'Board only':
      return [easy('crimes: Board only', { which, board: board ?? '' })]
    default:
      return []
  }
}

/** The usual day for most crimes, which stands over the card's table; by its last day, once the usual one has passed. */
function ordinaryLine({ usual, last }: Gate, { rivals, today }: Outcome): EasyLine {
  if (last < today) return easy('most crimes: was', { day: day(last) })
  const inMonth = rivals.find(({ code }) => code === 'A_DAY_IN_MONTH')
  if (inMonth !== undefined)
    return easy('most crimes: span', { first: day(gateOf(inMonth.answer).usual), last: day(usual) })
  return usual < today
    ? easy('most crimes: by', { day: day(last) })
    : easy('most crimes: is', { day: day(usual) })
}

/** The offence is not known, and decides: the card's rows. */
function offenceLines(
  { way }: Extract<WayOut, { kind: 'by offence' }>,
  outcome: Outcome,
): readonly EasyLine[] {
  const others = otherClasses(outcome)
  const month = monthTold(outcome.told)
  const isOrdinary = !isLongTerm(outcome) && way.by === 'automatic'
  const span = spanInMonth(outcome, [mostOffences(outcome), ...others])
  const lines = [
    ...(span === null ? [] : [easy('in a span', { first: day(span[0]), last: day(span[1]) })]),
    ...(isOrdinary ? [ordinaryLine(way.gate, outcome)] : crimesLine('most', outcome)),
    ...(month === null ? [] : [whichDay(month)]),
    ...crimesLines(others),
    easy('crimes: weekend'),
  ]
  // What the Parole Board is, is said where it is named first.
  const first = lines.findIndex(({ words }) =>
    words.some((part) => typeof part !== 'string' && 'name' in part),
  )
  return lines.map((line, i) =>
    i === first ? { ...line, words: [...line.words, ' ', ...easy('crimes: who').words] } : line,
  )
}

/** What else may be so, of the same weight, where its days are none of those above. */
function doubtLine({ code, answer }: Rival): EasyLine {
  const way = wayOf(answer)
  return easy(`else: ${way.by === 'on licence' || way.by === 'no day' ? 'none' : way.by}`, {
    if: code === 'A_DAY_IN_MONTH' ? easyIfs.month : code === 'A_TAG_NOT_REVOKED' ? easyIfs.tag : easyIfs.rule,
    ...('gate' in way && { last: day(way.gate.papers) }),
    ...('board' in way && way.board !== null && { board: day(way.board) }),
  })
}

/** The doubts that stand beside the days. */
export const doubtLines = (outcome: Outcome): readonly EasyLine[] =>
  outcome.way.kind === 'nothing left' ? [] : doubtsBeside(outcome).map(doubtLine)

/** When release is under a kind of recall, as on the card. */
const kindLine = ({ answer, gate: { usual, last } }: DueRival, today: Day): EasyLine => {
  const days = recallKinds[answer.recalled?.recall.type ?? 'standard'].days
  return easy(days === null ? 'recall from a tag' : 'recall of days', {
    ...(days !== null && { days: daysInWords(days) }),
    day: day(last < today ? last : usual),
  })
}

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

/** There is no set day, and a last one: the one over the lines of the card. */
function lastLine({ usual, last }: Gate, today: Day): EasyLine {
  const isUsual = today <= usual && usual < last
  return easy(isUsual ? 'last day, usually' : 'last day', { day: day(isUsual ? usual : last) })
}

/** The prison gave another day: it holds, and stands before ours. */
export function leavingLines(outcome: Outcome): readonly EasyLine[] {
  const stated = statedOtherwise(outcome)
  if (stated === null) return ourLines(outcome)
  const { way } = outcome
  const first = easy('prison gave another', { day: day(stated) })
  return way.kind === 'one day' || way.kind === 'several days' || way.kind === 'order'
    ? [first, easy('ours', { days: eitherOf(way.due.map(({ gate }) => day(gate.papers))) })]
    : [first, easy('ours is another'), ...ourLines(outcome)]
}

/** When the person leaves prison, by our count. */
function ourLines(outcome: Outcome): readonly EasyLine[] {
  const { way, told, today } = outcome
  switch (way.kind) {
    case 'nothing left':
      return [
        easy('no time left'),
        easy('leaves now', { day: day(outcome.answer.release as Day) }),
        easy('ring today'),
      ]
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
        ...way.kinds.map((kind) => kindLine(kind, today)),
        ...sooner(way.board),
      ]
    case 'no later than':
      return [lastLine(way.gate, today), ...sooner(way.board), ...besideLines(way.beside, today)]
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
