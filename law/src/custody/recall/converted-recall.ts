import { days } from '../../tables/days.ts'
import { recallStaging, type Stage } from '../../tables/stages.ts'
import type { Recall } from '../case.ts'
import { leastExtension, runLengthOn } from '../change.ts'
import { isRunOfNoSentence } from '../orders/kinds.ts'
import type { RecalledRun } from './recalled-run.ts'

const change = days.fixedTermOf56Days.day

/** A recall of 56 days that began before there were any: a standard one that became such on the first day of the change. */
export const isConverted = ({ type, returnToCustodyDate: returnDate, recallDate }: Recall): boolean =>
  type === 'fixed_term_56' &&
  returnDate !== null &&
  returnDate <= change &&
  (recallDate === null || recallDate < change)

/** The stage of the person, by the longest recalled run that was not over at the recall; null where there is none. All were
 *  passed before the change, because the return came by then. What is no sentence is among them only where a chain with one is
 *  refused. */
export function recallStage(recall: Recall, runs: readonly RecalledRun[]): Stage | null {
  if (!isConverted(recall)) return null
  const over = recall.recallDate === null ? 'by the return' : 'by the recall'
  let longest = 0
  for (const run of runs)
    if (run.recalled.hadEnded !== over && !isRunOfNoSentence(run))
      longest = Math.max(longest, runLengthOn(run, change, leastExtension).days)
  const isLongEnough = ({ upToDays }: Stage): boolean => upToDays === null || longest <= upToDays
  return recallStaging.stages.find(isLongEnough) as Stage
}
