import { type Day, later, latestOf } from '../../calendar/day.ts'
import { isRecalledRun } from '../../custody/recall/recalled-run.ts'
import type { Run } from '../../custody/run.ts'
import { paroleDateOf } from '../../custody/run-days.ts'
import { custodyDaysOf } from '../../facts/credit.ts'
import type { CaseRun } from '../answer.ts'
import { idsOfRuns, recalledRuns } from '../totals.ts'
import type { WarnedRecall } from './recall-rows.ts'
import { type CaseWarningRow, nothing, type WarningInstance } from './row.ts'

/** What a recall and the sentences beside it do to one another. */
export const besideRecallRows: readonly CaseWarningRow<WarnedRecall>[] = [
  { code: 'W_RECALL_NOT_BEFORE', said: notBefore },
  { code: 'W_RECALL_OTHER_LATER', said: otherLater },
  { code: 'W_RECALL_LEFT_OUT', said: leftOut },
  { code: 'W_REMAND_ON_RECALL', said: remandOnRecall },
]

/** The first day on which release from a run is possible: that of the Parole Board, where it can direct release. */
const possibleRelease = ({ parole, release }: CaseRun): Day => parole?.date ?? release

/** Of those that hold the person since the return, the other run from which release is possible last; where no day of the recall is
 *  known, of those passed since the recalled runs first let the person go. */
function notBefore({ runs, recalled }: WarnedRecall): readonly WarningInstance[] {
  if (recalled.decides !== 'recall' || recalled.run.recalled.until !== 'the end') return nothing
  const { returnToCustodyDate: returnDate, recallDate } = recalled.recall
  const from = returnDate ?? recallDate
  const firstReleases = recalledRuns(runs).map((run) => run.recalled.firstRelease ?? Number.POSITIVE_INFINITY)
  const since = runs.filter(
    (run) =>
      run.recalled === null &&
      !run.isLeft &&
      (from === null ? run.start > Math.max(...firstReleases) : possibleRelease(run) > from),
  )
  const last = latestOf(since.map(possibleRelease))
  return since
    .filter((run) => possibleRelease(run) === last)
    .slice(0, 1)
    .map(({ sentenceIds, parole }) => ({
      sentenceIds,
      values: { release: last as Day, isByBoard: parole !== null },
    }))
}

/** Another sentence holds the person longer than the recall. */
function otherLater({
  recalled,
  whole: { paroleEligibility: board },
}: WarnedRecall): readonly WarningInstance[] {
  if (recalled.decides !== 'other') return nothing
  const { run } = recalled
  const { release, sentenceIds, isMinimumTerm } = recalled.other as CaseRun
  const isLatest = run.recalled.until === 'the end'
  if (isMinimumTerm)
    return board === null
      ? nothing
      : [{ sentenceIds, values: { recallEnd: run.release, isLatest, day: board, isForLife: true } }]
  // A fixed term holds the person whatever the Parole Board says.
  const day = board === null || isLatest ? board : later(board, run.release)
  const values = { recallEnd: run.release, release, isLatest }
  return [{ sentenceIds, values: day === null || day >= release ? values : { ...values, day } }]
}

/** The sentences passed before the recall that were on licence on its day, and were not named. The last day of a licence is too
 *  late for a recall, but not for the return from one. */
function leftOut({
  timeline,
  runs,
  recalled,
  recall: { day, recall },
}: WarnedRecall): readonly WarningInstance[] {
  if (day === null || recalled.run.recalled.until === 'the first release') return nothing
  const until = recall.recallDate === null ? day : day + 1
  const left = runs.filter((run, i) => {
    const of = timeline.runs[i] as Run
    if (isRecalledRun(of) || run.start >= day) return false
    const out: Day = paroleDateOf(of) ?? run.release
    return out <= day && run.licenceEnd !== null && run.licenceEnd >= until
  })
  return left.length > 0 ? [{ sentenceIds: idsOfRuns(left) }] : nothing
}

/** Days on remand that are recorded with a sentence passed since the return: on each of them the person was held on recall. */
function remandOnRecall({
  question,
  recall: { isRecalled: is },
  recalled,
}: WarnedRecall): readonly WarningInstance[] {
  const { recall, run } = recalled
  const back = recall.returnToCustodyDate ?? recall.recallDate ?? run.recalled.firstRelease
  return question.sentences
    .filter((one, at) => !is[at] && custodyDaysOf(one) > 0 && back !== null && one.startDate > back)
    .map((one) => ({ sentenceIds: [one.id], values: { unused: custodyDaysOf(one) } }))
}
