import {
  type Day,
  type DueDay,
  gateOf,
  monthInWords,
  type Rival,
  type Way,
  type WayOut,
  wayOf,
} from '@requisite/law'
import { doubtsBeside } from '../answer/board-screen.ts'
import type { Outcome } from '../answer/outcome.ts'
import { monthTold } from '../told/told.ts'
import { day, type EasyLine, type EasyWords, easy, named } from './easy-words.ts'

const board = named('Parole Board')
const whoTheyAre = ' says so. They are people who decide if it is safe.'

/** Days, with "or" before the last. */
const eitherOf = (days: readonly Day[]): EasyWords =>
  days.flatMap((on, i) => (i === 0 ? [day(on)] : [i === days.length - 1 ? ' or ' : ', ', day(on)]))

const shouldHaveLeft = (days: readonly Day[]): EasyLine =>
  easy('door', 'The person should have left by ', ...eitherOf(days), '.')

/** Every day has passed. */
const overdue = (days: readonly Day[]): readonly EasyLine[] => [
  shouldHaveLeft(days),
  easy('ask', 'Are they still in prison? Then ask the prison why.'),
]

/** The Parole Board can let the person out before the last day; another sentence can hold them for some of the time. */
const sooner = (notBefore: Day | null): readonly EasyLine[] => [
  easy('people', 'The person can leave sooner if the ', board, whoTheyAre),
  ...(notBefore === null
    ? []
    : [
        easy(
          'court',
          'They can not leave before ',
          day(notBefore),
          '. One more sentence holds them till then.',
        ),
      ]),
]

/** One day, or one of several. */
function dueLines(due: readonly DueDay[], month: string | null): readonly EasyLine[] {
  const days = due.map(({ gate }) => gate.usual)
  if (month === null) return [easy('door', 'The person should leave prison on ', ...eitherOf(days), '.')]
  const [first, last] = [Math.min(...days) as Day, Math.max(...days) as Day]
  return [
    easy('door', 'The person should leave prison between ', day(first), ' and ', day(last), '.'),
    whichDay(month),
  ]
}

const whichDay = (month: string): EasyLine =>
  easy('ask', `It depends on the day in ${monthInWords(month)}. Ask the court for the day.`)

/** The Parole Board decides first; nobody else does after life. */
function boardLines(
  way: Extract<Way, { by: 'Board first' | 'Board only' }>,
  today: Day,
): readonly EasyLine[] {
  const isHeld = way.by === 'Board only' && way.heldBy !== null
  return [
    ...(isHeld ? [easy('court', 'One more sentence must come to its end in prison first.')] : []),
    easy('people', 'The person can leave prison when the ', board, whoTheyAre),
    easy(
      'days',
      way.board < today ? 'The first day for that was ' : 'The first day for that is ',
      day(way.board),
      '. They may say no.',
    ),
    way.by === 'Board only'
      ? easy('door', 'There is no set day to leave.')
      : way.gate.last < today
        ? shouldHaveLeft([way.gate.last])
        : easy('door', 'If they always say no, the person leaves on ', day(way.gate.usual), '.'),
  ]
}

/** How it is for most crimes. */
function mostLines(way: Way, outcome: Outcome): readonly EasyLine[] {
  const { rivals, today, told } = outcome
  const month = monthTold(told)
  const inMonth = rivals.find(({ code }) => code === 'A_DAY_IN_MONTH')
  if (way.by === 'automatic') {
    const { usual } = way.gate
    if (month === null || inMonth === undefined)
      return [
        easy(
          'door',
          `For most crimes the day to leave prison ${usual < today ? 'was' : 'is'} `,
          day(usual),
          '.',
        ),
      ]
    const first = gateOf(inMonth.answer).usual
    return [
      easy('door', 'For most crimes the person leaves between ', day(first), ' and ', day(usual), '.'),
      whichDay(month),
    ]
  }
  const lines =
    way.by === 'Board first' || way.by === 'Board only'
      ? boardLines(way, today)
      : way.by === 'no later than'
        ? [
            easy('door', 'There is no set day to leave. The last day is ', day(way.gate.last), '.'),
            ...sooner(way.board),
          ]
        : []
  return [easy('ask', 'This is how it is for most crimes:'), ...lines]
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
    ...(latest > (lasts[0] as number)
      ? [easy('days', 'For some crimes it is later. It can be ', day(latest), '.')]
      : []),
    ...(isByBoard ? [easy('people', 'For some crimes it can be when the ', board, whoTheyAre)] : []),
  ]
}

/** What else may be so, of the same weight, where its days are none of those above. */
function doubtLine({ code, answer }: Rival): EasyLine {
  const then =
    code === 'A_DAY_IN_MONTH' ? 'The court day may be an earlier one. Then ' : 'Another rule may count. Then '
  const way = wayOf(answer)
  switch (way.by) {
    case 'automatic':
      return easy('ask', then, 'it is ', day(way.gate.usual), '.')
    case 'Board first':
      return easy(
        'ask',
        then,
        'the ',
        board,
        ' can say yes from ',
        day(way.board),
        '. The last day is ',
        day(way.gate.usual),
        '.',
      )
    case 'no later than':
      return easy(
        'ask',
        then,
        'the last day is ',
        day(way.gate.usual),
        '. The ',
        board,
        ' can say yes before.',
      )
    case 'Board only':
      return easy('ask', then, 'it is when the ', board, ' says so. The first day is ', day(way.board), '.')
    default:
      return easy('ask', then, 'there is no day to leave.')
  }
}

/** The doubts that stand beside the days. */
export const doubtLines = (outcome: Outcome): readonly EasyLine[] =>
  outcome.way.kind === 'nothing left' ? [] : doubtsBeside(outcome).map(doubtLine)

/** When the person leaves prison. */
export function leavingLines(outcome: Outcome): readonly EasyLine[] {
  const { way, told, today } = outcome
  switch (way.kind) {
    case 'nothing left':
      return [
        easy('door', 'By our count no time is left.'),
        easy('days', 'The person should leave prison now.'),
        easy('ask', 'Ring the prison today. Ring a solicitor too.'),
      ]
    case 'whole life':
      return [easy('door', 'There is no day to leave.')]
    case 'on licence':
    case 'licence over':
      return [easy('door', 'The person is out of prison now.')]
    case 'Board first':
    case 'Board only':
      return boardLines(way, today)
    case 'by offence':
      return offenceLines(way, outcome)
    case 'kinds of recall':
      return [
        easy('door', 'The last day in prison is ', day(way.gate.last), '. It may be sooner.'),
        easy('ask', 'It depends on the kind of recall. The recall papers say which kind it is.'),
        ...sooner(way.board),
      ]
    case 'no later than':
      return [
        easy('door', 'There is no set day to leave. The last day is ', day(way.gate.last), '.'),
        ...sooner(way.board),
      ]
    case 'passed':
      return [
        ...(way.way.by === 'Board first'
          ? [easy('people', 'The ', board, ' could let them out from ', day(way.way.board), '.')]
          : []),
        ...overdue(way.due.map(({ gate }) => gate.last)),
      ]
    case 'no days left': {
      const { papers, last } = gateOf(outcome.answer)
      return last < today
        ? overdue([last])
        : [
            easy(
              'door',
              'There is no more time to spend in prison. The person should leave on ',
              day(papers),
              '.',
            ),
          ]
    }
    case 'days of a month':
      return dueLines(way.due, monthTold(told))
    case 'one day':
    case 'several days':
    case 'order':
      return dueLines(way.due, null)
  }
}
