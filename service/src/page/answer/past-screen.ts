import { inWords, inWordsWithWeekday } from '@requisite/law'
import type { WayOut } from '@requisite/law/internal'
import { inDoubt } from './board-screen.ts'
import { pastPapers } from './gate-day.ts'
import { howSure, sureOf } from './how-sure.ts'
import type { Outcome } from './outcome.ts'
import { type Body, type Line, line } from './screen-type.ts'
import { whyMore } from './why-rival.ts'

/** What a person who is out is under now. */
function ifOut({ answer, today }: Outcome): Line {
  const end = answer.licenceEnd ?? answer.end
  const now =
    end === null
      ? 'they are on licence, for as long as the court said.'
      : end < today
        ? `the sentence ended on ${inWords(end)}.`
        : answer.releaseType === 'ARD'
          ? 'nothing more is due.'
          : `they are on licence until ${inWords(end)}.`
  return line('after', 'If the person is out', now)
}

/** What a day in the past may mean. */
const heldLines = (outcome: Outcome): readonly Line[] => [
  line(
    'held',
    'If they are still in prison',
    outcome.answer.recalled !== null
      ? 'the Justice Secretary may have decided not to release on that day. Or something we were not told may hold them.'
      : 'something we were not told may hold them. It may be added days, another sentence, a recall, or remand for a new case.',
  ),
  line(
    'next',
    'Next',
    'ask the prison’s offender management unit why. If nobody can say, ask a solicitor soon.',
  ),
]

/** All the days are in the past. */
export function past(outcome: Outcome, { due, way }: Extract<WayOut, { kind: 'passed' }>): Body {
  const isOne = due.length === 1
  const board = way.by === 'Board first' ? way.board : null
  return {
    sort: `${isOne ? 'This day has' : 'These days have'} passed.`,
    over: 'Release was due by',
    day: due.map(({ gate }) => inWordsWithWeekday(gate.last)),
    lines: [
      ...(board !== null
        ? [
            line(
              'day',
              null,
              `From ${inWordsWithWeekday(board)} the Parole Board could let the person out (PED).`,
            ),
          ]
        : isOne
          ? due.map(({ gate }) => pastPapers(gate))
          : []),
      ...whyMore(due),
      // What gives one of the dates over the lines is said by then.
      ...inDoubt({
        ...outcome,
        rivals: outcome.rivals.filter((one) => !due.some(({ rival }) => rival === one)),
      }),
      // A day that has passed is no surer than it was.
      ...(sureOf(outcome).level === 'sure' ? [] : [howSure(outcome, '')]),
      ifOut(outcome),
      ...(way.by === 'no later than'
        ? [line('held', 'If they are still in prison', 'ask the prison why today, and a solicitor.')]
        : heldLines(outcome)),
    ],
  }
}
