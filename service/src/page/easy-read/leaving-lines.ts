import { type CaseAnswer, type Day, monthInWords } from '@requisite/law'
import { firstPossible } from '../answer/beside-life.ts'
import { gateDay, hasPassed, lastGateDay, releasedOf } from '../answer/gate-day.ts'
import { isExtinguished } from '../answer/no-days-left.ts'
import { isByOffence, otherClasses } from '../answer/offence-classes.ts'
import {
  dueDays,
  isByRecall,
  isHeldWithoutSentence,
  isRecallKind,
  type Outcome,
  wayOutOf,
} from '../answer/outcome.ts'
import { latestOfKinds } from '../answer/recall-screen.ts'
import { monthTold } from '../told/told.ts'
import { day, type EasyLine, type EasyWords, easy, named } from './easy-words.ts'

const board = [named('Parole Board'), ' says so. They are people who decide if it is safe.'] as const

/** Days, with "or" before the last. */
const eitherOf = (days: readonly Day[]): EasyWords =>
  days.flatMap((on, i) => (i === 0 ? [day(on)] : [i === days.length - 1 ? ' or ' : ', ', day(on)]))

const shouldHaveLeft = (days: readonly Day[]): EasyLine =>
  easy('door', 'The person should have left by ', ...eitherOf(days), '.')

const overdue = (days: readonly Day[]): readonly EasyLine[] => [
  shouldHaveLeft(days),
  easy('ask', 'Are they still in prison? Then ask the prison why.'),
]

/** Release as of right, on one day or on one of several. */
function automaticLines(outcome: Outcome): readonly EasyLine[] {
  const { told, today } = outcome
  const due = dueDays(outcome)
  if (due.every(({ answer }) => hasPassed(lastGateDay(releasedOf(answer)), today)))
    return overdue(due.map(({ answer }) => lastGateDay(releasedOf(answer))))
  if (due.length === 1 && isExtinguished(outcome.answer))
    return [
      easy(
        'door',
        'There is no more time to spend in prison. The person should leave on ',
        day(outcome.answer.release as Day),
        '.',
      ),
    ]
  const days = due.map(({ answer }) => gateDay(releasedOf(answer)))
  const [first, last] = [Math.min(...days) as Day, Math.max(...days) as Day]
  const month = monthTold(told)
  if (month !== null && due.length > 1)
    return [
      easy('door', 'The person should leave prison between ', day(first), ' and ', day(last), '.'),
      easy('ask', `It depends on the day in ${monthInWords(month)}. Ask the court for the day.`),
    ]
  return [easy('door', 'The person should leave prison on ', ...eitherOf(days), '.')]
}

/** The day on which the person leaves whatever the Parole Board says. */
function lastOf(answer: CaseAnswer, today: Day): EasyLine {
  const released = releasedOf(answer)
  return hasPassed(lastGateDay(released), today)
    ? shouldHaveLeft([lastGateDay(released)])
    : easy('door', 'If they always say no, the person leaves on ', day(gateDay(released)), '.')
}

/** The Parole Board decides first; nobody else does after life. */
function boardLines({ answer, today }: Outcome): readonly EasyLine[] {
  const isOnly = answer.release === null
  const first = isOnly ? firstPossible(answer).day : (answer.paroleEligibility as Day)
  const isPast = first < today
  const isHeld = isOnly && firstPossible(answer).heldBy !== null
  return [
    ...(isHeld ? [easy('court', 'One more sentence must come to its end in prison first.')] : []),
    easy('people', 'The person can leave prison when the ', ...board),
    easy(
      'days',
      isPast ? 'The first day for that was ' : 'The first day for that is ',
      day(first),
      '. They may say no.',
    ),
    ...(isOnly ? [easy('door', 'There is no set day to leave.')] : [lastOf(answer, today)]),
  ]
}

/** After a recall the end of which is not set. */
const openLines = ({ answer, today }: Outcome): readonly EasyLine[] =>
  hasPassed(lastGateDay(releasedOf(answer)), today)
    ? overdue([lastGateDay(releasedOf(answer))])
    : [
        easy(
          'door',
          'There is no set day to leave. The last day is ',
          day(lastGateDay(releasedOf(answer))),
          '.',
        ),
        easy('people', 'The person can leave sooner if the ', ...board),
      ]

/** The kind of recall is not known. */
const kindLines = (outcome: Outcome): readonly EasyLine[] => [
  easy('door', 'The last day in prison is ', day(latestOfKinds(outcome)), '. It may be sooner.'),
  easy('ask', 'It depends on the kind of recall. The recall papers say which kind it is.'),
]

/** The offence is not known, and decides: the day for most, and the last of all others, also where the Parole Board says no. */
function offenceLines(outcome: Outcome): readonly EasyLine[] {
  const { answer, rivals, today, told } = outcome
  const leaves = (one: CaseAnswer): Day => gateDay(releasedOf(one))
  const usual = leaves(answer)
  const month = monthTold(told)
  const inMonth = rivals.find(({ code }) => code === 'A_DAY_IN_MONTH')
  const latest = Math.max(
    usual,
    ...otherClasses(outcome).flatMap(({ answer: one }) => (one.release === null ? [] : [leaves(one)])),
  ) as Day
  return [
    ...(month !== null && inMonth !== undefined
      ? [
          easy(
            'door',
            'For most crimes the person leaves between ',
            day(leaves(inMonth.answer)),
            ' and ',
            day(usual),
            '.',
          ),
          easy('ask', `It depends on the day in ${monthInWords(month)}. Ask the court for the day.`),
        ]
      : [
          easy(
            'door',
            `For most crimes the day to leave prison ${usual < today ? 'was' : 'is'} `,
            day(usual),
            '.',
          ),
        ]),
    ...(latest > usual ? [easy('days', 'For some crimes it is later. It can be ', day(latest), '.')] : []),
  ]
}

export function leavingLines(outcome: Outcome): readonly EasyLine[] {
  const { answer, rivals } = outcome
  const way = wayOutOf(answer)
  if (isHeldWithoutSentence(answer))
    return [
      easy('door', 'By our count no time is left.'),
      easy('days', 'The person should leave prison now.'),
      easy('ask', 'Ring the prison today. Ring a solicitor too.'),
    ]
  if (way === 'none') return [easy('door', 'There is no day to leave.')]
  if (way === 'on licence') return [easy('door', 'The person is out of prison now.')]
  if (way === 'Parole Board only') return boardLines(outcome)
  if (isByOffence(outcome)) return offenceLines(outcome)
  if (isByRecall(answer) && rivals.some(isRecallKind)) return kindLines(outcome)
  if (way === 'Parole Board first') return boardLines(outcome)
  return way === 'no later than' ? openLines(outcome) : automaticLines(outcome)
}
