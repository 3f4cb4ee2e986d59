import { type CaseAnswer, daysInWords, decidingRun, inWordsWithWeekday } from '@requisite/law'
import { afterwards } from './after-release.ts'
import { cautionsOf } from './cautions.ts'
import { howSure } from './how-sure.ts'
import type { Outcome } from './outcome.ts'
import { line, type Screen } from './screen-type.ts'

/** Credit took all the days: release was due on the day of sentence. */
export const isExtinguished = (answer: CaseAnswer): boolean => {
  const run = decidingRun(answer)
  return run.release === run.start && run.credit > 0 && run.credit >= run.custodyDays + run.addedDays
}

export function noDaysLeft(outcome: Outcome): Screen {
  const { answer, today } = outcome
  const { custodyDays, credit, release } = decidingRun(answer)
  const isAhead = release > today
  return {
    cautions: cautionsOf(outcome),
    sort: isAhead ? 'No days are left to serve.' : 'No days were left to serve.',
    over: isAhead ? 'Release is due on' : 'Release was due on',
    day: [inWordsWithWeekday(release)],
    days: [release],
    lines: [
      line(
        'day',
        null,
        `That is the day of sentence. ${daysInWords(custodyDays)} ${isAhead ? 'have' : 'had'} to be served. ${daysInWords(credit)} were served before it.`,
      ),
      howSure(outcome, 'Check that each day on remand was only for this case.'),
      line('held', 'If the person is still in prison', 'ask the prison today, and a solicitor.'),
      afterwards(answer),
    ],
  }
}
