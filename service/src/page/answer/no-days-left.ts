import { daysInWords, inWordsWithWeekday } from '@requisite/law'
import { decidingRun } from '@requisite/law/internal'
import { afterwards } from './after-release.ts'
import { howSure } from './how-sure.ts'
import type { Outcome } from './outcome.ts'
import { type Body, line } from './screen-type.ts'

/** Credit took all the days: release was due on the day of sentence. */
export function noDaysLeft(outcome: Outcome): Body {
  const { answer, today } = outcome
  const { custodyDays, credit, release } = decidingRun(answer)
  const isAhead = release > today
  return {
    sort: isAhead ? 'No days are left to serve.' : 'No days were left to serve.',
    over: isAhead ? 'Release is due on' : 'Release was due on',
    day: [inWordsWithWeekday(release)],
    lines: [
      line(
        'day',
        null,
        `That is the day of sentence. ${daysInWords(custodyDays)} ${isAhead ? 'have' : 'had'} to ` +
          `be served. ${daysInWords(credit)} ${credit === 1 ? 'was' : 'were'} served before it.`,
      ),
      howSure(outcome, 'Check that each day on remand was only for this case.'),
      line('held', 'If the person is still in prison', 'ask the prison today, and a solicitor.'),
      afterwards(outcome),
    ],
  }
}
