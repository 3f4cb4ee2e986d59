import type { Day } from '../../calendar/day.ts'
import type { CaseRun } from '../answer.ts'
import type { Case, Recall } from '../case.ts'
import { idsOfRuns } from './totals.ts'

/** A recall that nobody told us of, and that a sentence passed during a licence makes likely. */
export interface RecallNotTold {
  /** A standard one from every sentence on licence, on the day of the new one. */
  readonly recall: Recall & { readonly sentenceIds: readonly string[] }
  /** The sentences passed on that day. */
  readonly passed: readonly string[]
}

/** The last day on which a sentence was passed while another was on licence; null where none was. */
export function recallNotTold(runs: readonly CaseRun[]): RecallNotTold | null {
  // unseen: Only spares work: in one time in custody nothing is on licence.
  if (runs.every(({ group }) => group === 0)) return null
  let found: RecallNotTold | null = null
  for (const { start, group, isSentence } of runs) {
    if (!isSentence) continue
    const onLicence = runs.filter((run) => run.group < group && isOnLicence(run, start))
    if (onLicence.length === 0) continue
    const passed = runs.filter((run) => run.group === group && run.start === start && run.isSentence)
    const recalled = runs.filter((run) => onLicence.some((other) => isOfOneChain(run, other)))
    found = { recall: standardOn(start, idsOfRuns(recalled)), passed: idsOfRuns(passed) }
  }
  return found
}

/** A chain is recalled with all its branches. */
const isOfOneChain = (one: CaseRun, other: CaseRun): boolean => one.sentenceIds[0] === other.sentenceIds[0]

const isOnLicence = ({ licenceEnd }: CaseRun, day: Day): boolean => licenceEnd !== null && licenceEnd > day

const standardOn = (day: Day, sentenceIds: readonly string[]): RecallNotTold['recall'] => ({
  ...{ type: 'standard', sentenceIds, recallDate: day, returnDate: day },
  // unseen: To a standard recall no days are added.
  ...{ atLargeDays: null, lastDayAtLarge: null, addedAfterReturn: 0, atLargeAfterReturn: 0 },
})

/** The case with that recall; null where there is none to think of, or a recall was told. */
export function ifRecalled(
  question: Case,
  runs: readonly CaseRun[],
): (Case & Pick<RecallNotTold, 'recall'>) | null {
  if (question.recall !== null) return null
  const found = recallNotTold(runs)
  return found === null ? null : { ...question, recall: found.recall }
}
