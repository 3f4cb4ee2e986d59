import { inWords } from '@requisite/law'
import { monthOfDay } from '../told/day-in-words.ts'
import { capital, sentencesNamed, small } from '../told/text.ts'
import { rivalDate } from './board-screen.ts'
import { cautionsOf } from './cautions.ts'
import { gateOf, hasPassed, pastGate, releasedOf } from './gate-day.ts'
import { howSure } from './how-sure.ts'
import {
  captionOf,
  endDay,
  firstDay,
  isAllPast,
  isLongTerm,
  mostOffences,
  openSentences,
  otherClasses,
} from './offence-classes.ts'
import { type Outcome, type Rival, wayOutOf } from './outcome.ts'
import { whyOpen } from './part-served.ts'
import { past } from './past-screen.ts'
import { type ClassRow, type Line, line, type Screen } from './screen-type.ts'

const find = line(
  'next',
  'Next',
  'find the offence. It is on the charge sheet and the court’s letter, and the solicitor knows it.',
)
const note = 'People leave on the working day before, if the date is a Friday, a weekend or a holiday.'

/** "It depends on the offence", and of which sentence where there are several. */
function itDepends(outcome: Outcome): string {
  const ids = openSentences(outcome).map(({ id }) => id)
  return ids.length === outcome.told.sentences.length
    ? 'It depends on the offence.'
    : `${capital(sentencesNamed(ids))}: it depends on the offence.`
}

const otherDoubts = ({ rivals }: Outcome): readonly Rival[] =>
  rivals.filter(({ level }) => level === 'two_dates')

/** Whatever else is in doubt, beside the offence. */
export const alsoInDoubt = (outcome: Outcome): readonly Line[] =>
  otherDoubts(outcome).map(({ words, answer }) =>
    line('doubt', 'Also in doubt', `${small(words.why)} ${capital(words.condition)}, ${rivalDate(answer)}.`),
  )

/** From 4 years: from the first day on which anybody could leave to the last, whatever is in doubt. */
function range(outcome: Outcome, rows: readonly ClassRow[]): Screen {
  const all = [...rows, ...otherDoubts(outcome)].map(({ answer }) => answer)
  const first = all.map(firstDay).reduce((a, b) => (a < b ? a : b))
  const last = all.map(endDay).reduce((a, b) => (a > b ? a : b))
  const inMonths = [first, last].map(monthOfDay)
  const said = inMonths[0] === inMonths[1] ? [first, last].map(inWords) : inMonths
  const isSomePast = rows.some(({ answer }) => hasPassed(endDay(answer), outcome.today))
  return {
    cautions: cautionsOf(outcome),
    sort: itDepends(outcome),
    over: 'Release will be between',
    day: [said.join(' and ')],
    days: [],
    table: { caption: captionOf(outcome), rows, note },
    lines: [
      ...alsoInDoubt(outcome),
      howSure(outcome, ''),
      ...(isSomePast
        ? [
            line(
              'held',
              null,
              'Some of these days have passed. If the person is still in prison, it may be one of the later ones.',
            ),
          ]
        : []),
      find,
    ],
  }
}

/** Under 4 years: the ordinary day first, for most offences, and the others under it. */
function ordinaryFirst(outcome: Outcome, rows: readonly ClassRow[]): Screen {
  const { answer, today } = outcome
  const released = releasedOf(answer)
  const isPast = hasPassed(endDay(answer), today)
  const gate = gateOf(released, today, null, 'For most offences')
  const { shown, papers } = isPast ? pastGate(released) : gate
  const isLater = rows.every((row) => firstDay(row.answer) > firstDay(answer))
  const caption = isLater ? 'For these it is later:' : 'For these it is another day:'
  return {
    cautions: cautionsOf(outcome),
    ...shown,
    sort: itDepends(outcome),
    over: isPast
      ? 'For most offences the day has passed'
      : gate.shown.isDueNow
        ? 'For most offences, release is due now'
        : gate.shown.over,
    table: { caption, rows, note },
    lines: [
      papers,
      line('why', 'Why', `${whyOpen(answer)}, for most offences.`),
      ...alsoInDoubt(outcome),
      howSure(outcome, ''),
      ...(isPast ? [line('held', null, 'If the person is still in prison, it may be one of these.')] : []),
      find,
    ],
  }
}

/** The date hangs on the offence: a table, and never a lone date. */
export function offenceScreen(outcome: Outcome): Screen {
  const own = mostOffences(outcome)
  const others = otherClasses(outcome)
  const all = [own, ...others]
  if (isAllPast(outcome)) {
    const latest = all.reduce((a, b) => (endDay(b.answer) > endDay(a.answer) ? b : a))
    return past(outcome, [{ day: endDay(latest.answer), answer: latest.answer, rival: null }])
  }
  return isLongTerm(outcome) || wayOutOf(outcome.answer) !== 'automatic'
    ? range(outcome, all)
    : ordinaryFirst(outcome, others)
}
