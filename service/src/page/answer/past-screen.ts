import { inWords } from '@requisite/law'
import { cautionsOf } from './cautions.ts'
import { pastGate, releasedOf } from './gate-day.ts'
import type { DueDay, Outcome } from './outcome.ts'
import { type Line, line, type Screen } from './screen-type.ts'

/** What a person who is out is under now. */
export function ifOut({ answer, today }: Outcome): Line {
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
export const pastLines = (outcome: Outcome): readonly Line[] => [
  ifOut(outcome),
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
export function past(
  outcome: Outcome,
  due: readonly DueDay[],
  lines: readonly Line[] = pastLines(outcome),
): Screen {
  const gates = due.map(({ answer }) => pastGate(releasedOf(answer)))
  const isOne = gates.length === 1
  return {
    cautions: cautionsOf(outcome),
    sort: `${isOne ? 'This day has' : 'These days have'} passed.`,
    over: 'Release was due by',
    day: gates.flatMap(({ shown }) => shown.day),
    days: gates.flatMap(({ shown }) => shown.days),
    lines: [...(isOne ? gates.map(({ papers }) => papers) : []), ...lines],
  }
}
