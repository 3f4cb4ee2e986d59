import { wayOf } from '@requisite/law'
import type { Outcome } from './outcome.ts'
import { prisonQuestion } from './prison-date.ts'

/** What the prison is asked: about its own date, about what is in doubt, or for its date. */
export function prisonQuestionOf(outcome: Outcome): string {
  const { by } = wayOf(outcome.answer)
  if (by === 'none') return 'Please tell me if the court made a whole life order, or set a minimum term.'
  if (by === 'on licence')
    return 'Please tell me the day on which the licence ends, and how it was worked out.'
  if (by === 'no day')
    return 'Please tell me when the case goes to the Parole Board after the recall, and who writes the reports for it.'
  const inTwo = outcome.rivals.find(({ level }) => level === 'two_dates')?.words.ask
  const what = by === 'Board only' ? 'day on which the minimum term ends' : 'release date that you have'
  return prisonQuestion(outcome) ?? inTwo ?? `Please tell me the ${what}, and how it was worked out.`
}
