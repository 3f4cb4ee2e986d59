import { equalRivals, wayOf } from '@requisite/law/internal'
import type { Outcome } from './outcome.ts'
import { prisonQuestion } from './prison-date.ts'
import { saidOfSection255A } from './recall-screen.ts'

/** Beside a standard recall that may be one with a day: which exception there is, with the section and the day where it is not to be easy. */
function exceptionAsked({ way, answer, today }: Outcome, isEasy: boolean): string | null {
  const [first] = way.kind === 'no later than' ? way.beside : []
  if (first === undefined) return null
  return isEasy
    ? 'Why is it a standard recall? Which exception is there?'
    : saidOfSection255A(answer, first, today)
}

/** What the prison is asked: about its own date, about what is in doubt, or for its date. */
export function prisonQuestionOf(outcome: Outcome, isEasy = false): string {
  const { by } = wayOf(outcome.answer)
  if (by === 'none') return 'Please tell me if the court made a whole life order, or set a minimum term.'
  if (by === 'on licence')
    return 'Please tell me the day on which the licence ends, and how it was worked out.'
  if (by === 'no day')
    return 'Please tell me when the case goes to the Parole Board after the recall, and who writes the reports for it.'
  const inTwo = exceptionAsked(outcome, isEasy) ?? equalRivals(outcome.rivals)[0]?.words.ask
  const what = by === 'Board only' ? 'day on which the minimum term ends' : 'release date that you have'
  const held =
    outcome.way.kind === 'passed'
      ? 'This day has passed. Please tell me what still holds the person, and until when.'
      : null
  return prisonQuestion(outcome) ?? held ?? inTwo ?? `Please tell me the ${what}, and how it was worked out.`
}
