import { addDays, type Day } from '../calendar/day.ts'
import { type Case, isFixed } from '../custody/case.ts'
import { changesFor, type StagedChange } from '../custody/change.ts'
import type { GovernedSentence } from '../custody/governed-sentence.ts'

type Away = Pick<Case, 'unlawfullyAtLarge'>

/** Away, and not removed to be deported: of that there is no doubt. */
const isAway = ({ unlawfullyAtLarge }: Away, day: Day): boolean =>
  unlawfullyAtLarge.some(({ fromDate, toDate, why }) => why === null && fromDate <= day && day <= toDate)

/** Whether the person was at large on the eve of a change that reaches whoever was in custody "immediately before" it (Sentencing Act 2026,
 *  section 23(12)): the prison works these out by hand. */
export const isOnEve = (question: Away, { layer: { change }, from }: StagedChange): boolean =>
  change?.byHand.includes('at large on its eve') === true && isAway(question, addDays(from, -1))

/** Whether such a change is taken to pass by: the eve was not the last day at large. Who was back on the next day was arrested by then,
 *  and the day of arrest counts as one at large. */
export const passesByOnEve = (question: Away, change: StagedChange): boolean =>
  isOnEve(question, change) && isAway(question, change.from)

/** The changes of law that can meet the sentences of a case, and are looked at. */
export const changesWith = (
  question: Case,
  parts: readonly GovernedSentence[],
  isMet: (change: StagedChange) => boolean,
): readonly StagedChange[] => (isFixed(question.law) ? [] : changesFor(parts).filter(isMet))

/** The changes of law that can meet the sentences of a case. */
export const changesOf = (question: Case, parts: readonly GovernedSentence[]): readonly StagedChange[] =>
  changesWith(question, parts, (change) => !passesByOnEve(question, change))
