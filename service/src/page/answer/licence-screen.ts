import { type CaseAnswer, type Day, datesInWords, inWords, inWordsWithWeekday } from '@requisite/law'
import type { WayOut } from '@requisite/law/internal'
import { howSure } from './how-sure.ts'
import type { Outcome } from './outcome.ts'
import { type Body, type Line, line } from './screen-type.ts'

/** What the first two days of a licence under public protection mean. */
const meanings: Readonly<Record<string, string>> = {
  LICENCE_BOARD: 'is asked if the licence can end sooner.',
  LICENCE_REQUEST: 'can be asked again, once.',
}

/** The days on which the Parole Board looks at the licence. */
const boardLines = ({ dates }: Pick<CaseAnswer, 'dates'>): readonly string[] =>
  datesInWords(dates).flatMap(({ type, date }) =>
    meanings[type] === undefined ? [] : [`From ${inWords(date)} the Parole Board ${meanings[type]}`],
  )

const isOut = { sort: 'The person is out of prison, on licence.' }

/** Out on licence from life or public protection, and in prison for nothing else: when the licence ends. */
export function licenceScreen(outcome: Outcome, { kind, end }: Extract<WayOut, { end: Day | null }>): Body {
  const { answer } = outcome
  const next = (text: string): Line => line('next', 'Next', text)
  if (answer.licence === null)
    return {
      ...isOut,
      over: 'A life licence',
      day: ['It has no end date'],
      lines: [
        line('day', null, 'The person can be called back to prison (recalled) at any time.'),
        howSure(outcome, 'Only a new law would change it.'),
        next('if there is a later sentence, enter it too.'),
      ],
    }
  if (end === null)
    return {
      ...isOut,
      over: 'An IPP licence ends by itself',
      day: ['We need one more day'],
      lines: [
        line(
          'day',
          null,
          'It ends after two years without a recall. They begin two years after the first release.',
        ),
        howSure(outcome, 'Only a new law would change it.'),
        next('give the day on which the person was first let out. Or ask probation if the licence is over.'),
      ],
    }
  const isOver = kind === 'licence over'
  return {
    sort: isOver ? 'This licence is over.' : isOut.sort,
    over: isOver ? 'The licence ended on' : 'The licence ends on',
    day: [inWordsWithWeekday(end)],
    lines: [
      line(
        'day',
        null,
        isOver
          ? 'After that day nobody can be called back to prison (recalled) for it.'
          : 'It ends by itself on that day, if the person is not called back to prison (recalled) before.',
      ),
      ...(isOver ? [] : boardLines(answer)).map((text) => line('day', null, text)),
      line('why', 'Why', 'two years after the first release, and two more years without a recall.'),
      howSure(outcome, isOver ? 'Check the days of release.' : 'A recall before then makes it later.'),
      next(
        isOver
          ? 'ask probation for a letter that says so. If the person was recalled after that day, tell a solicitor today.'
          : 'ask probation which day they have.',
      ),
    ],
  }
}
