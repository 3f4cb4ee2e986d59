import { type Day, inWords, inWordsWithWeekday } from '@requisite/law'
import {
  equalRivals,
  firstDayOf,
  type Gate,
  lastDayOf,
  type Way,
  type WayOut,
  wayOf,
} from '@requisite/law/internal'
import { monthOfDay } from '../told/day-in-words.ts'
import { capital, sentencesNamed, small } from '../told/text.ts'
import { gateShown, pastPapers } from './gate-day.ts'
import { howSure } from './how-sure.ts'
import {
  captionOf,
  firstDayOfRow,
  isLongTerm,
  mostOffences,
  openSentences,
  otherClasses,
} from './offence-classes.ts'
import type { Outcome } from './outcome.ts'
import { whyOpen } from './part-served.ts'
import { type Body, type ClassRow, type Line, line } from './screen-type.ts'
import { rivalDate } from './when-in-words.ts'

const find = line(
  'next',
  'Next',
  'find the offence. It is on the charge sheet and the court’s letter, and the solicitor knows it.',
)
const note =
  'People leave on the working day before, if the date is a Friday, a weekend, a holiday or the day before one.'

/** "It depends on the offence", and of which sentence where there are several. */
function itDepends(outcome: Outcome): string {
  const ids = openSentences(outcome).map(({ id }) => id)
  return ids.length === outcome.told.sentences.length
    ? 'It depends on the offence.'
    : `${capital(sentencesNamed(ids))}: it depends on the offence.`
}

/** Whatever else is in doubt, beside the offence. */
export const alsoInDoubt = (outcome: Outcome): readonly Line[] =>
  equalRivals(outcome.rivals).map(({ words, answer }) =>
    line('doubt', 'Also in doubt', `${small(words.why)} ${capital(words.condition)}, ${rivalDate(answer)}.`),
  )

/** The ways out of all rows, and of whatever else is in doubt. */
const waysOf = (outcome: Outcome, rows: readonly ClassRow[]): readonly Way[] =>
  [...rows, ...equalRivals(outcome.rivals)].map(({ answer }) => wayOf(answer))

const endsOf = (ways: readonly Way[]): readonly [first: Day, last: Day] => [
  Math.min(...ways.map((way) => firstDayOf(way) as Day)) as Day,
  Math.max(...ways.map((way) => lastDayOf(way) as Day)) as Day,
]

/** From 4 years: the first day on which anybody could leave and the last, where the card says them by the day, and everybody is let out
 *  without the Parole Board; else null. */
export function spanInMonth(
  outcome: Outcome,
  rows: readonly ClassRow[],
): readonly [first: Day, last: Day] | null {
  const ways = waysOf(outcome, rows)
  if (!isLongTerm(outcome) || ways.some(({ by }) => by !== 'automatic')) return null
  const [first, last] = endsOf(ways)
  return monthOfDay(first) === monthOfDay(last) ? [first, last] : null
}

/** From 4 years: from the first day on which anybody could leave to the last, whatever is in doubt. Where the Parole Board alone
 *  decides there is no last. */
function range(outcome: Outcome, rows: readonly ClassRow[]): Body {
  const ofRows = rows.map(({ answer }) => wayOf(answer))
  const ways = waysOf(outcome, rows)
  const [first, last] = endsOf(ways)
  const isBoardOnly = ways.some(({ by }) => by === 'Board only')
  const inMonths = [first, last].map(monthOfDay)
  const said = inMonths[0] === inMonths[1] ? [first, last].map(inWords) : inMonths
  return {
    sort: itDepends(outcome),
    over: isBoardOnly ? 'The Parole Board decides, from a day between' : 'Release will be between',
    day: [said.join(' and ')],
    table: { caption: captionOf(outcome), rows, note: isBoardOnly ? null : note },
    lines: [
      ...alsoInDoubt(outcome),
      howSure(outcome, ''),
      ...(ofRows.some((way) => (lastDayOf(way) as Day) < outcome.today)
        ? [
            line(
              'held',
              null,
              'Some of these days have passed. If the person is still in prison, ' +
                `${isBoardOnly ? 'the Parole Board may have said no' : 'it may be one of the later ones'}.`,
            ),
          ]
        : []),
      find,
    ],
  }
}

/** Under 4 years: the ordinary day first, for most offences, and the others under it. */
function ordinaryFirst(outcome: Outcome, rows: readonly ClassRow[], own: Gate): Body {
  const { answer, today } = outcome
  const isPast = own.last < today
  const gate = gateShown(own, today, null, 'For most offences')
  const isLater = rows.every((row) => firstDayOfRow(row) > own.usual)
  const caption = isLater ? 'For these it is later:' : 'For these it is another day:'
  return {
    ...gate.shown,
    ...(isPast && { day: [inWordsWithWeekday(own.last)] }),
    sort: itDepends(outcome),
    over: isPast
      ? 'For most offences the day has passed'
      : gate.shown.isDueNow
        ? 'For most offences, release is due now'
        : gate.shown.over,
    table: { caption, rows, note },
    lines: [
      isPast ? pastPapers(own) : gate.papers,
      line('why', 'Why', `${whyOpen(answer)}, for most offences.`),
      ...alsoInDoubt(outcome),
      howSure(outcome, ''),
      ...(isPast ? [line('held', null, 'If the person is still in prison, it may be one of these.')] : []),
      find,
    ],
  }
}

/** The date hangs on the offence: a table, and never a lone date. */
export function offenceScreen(outcome: Outcome, { way }: Extract<WayOut, { kind: 'by offence' }>): Body {
  const others = otherClasses(outcome)
  return isLongTerm(outcome) || way.by !== 'automatic'
    ? range(outcome, [mostOffences(outcome), ...others])
    : ordinaryFirst(outcome, others, way.gate)
}
