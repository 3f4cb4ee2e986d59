import { type Day, later, latestOf } from '../../calendar/day.ts'
import type { Case } from '../../custody/case.ts'
import { isRecalled } from '../../custody/recall/recalled-run.ts'
import type { Run } from '../../custody/run.ts'
import { paroleDateOf } from '../../custody/run-days.ts'
import type { CaseRun } from '../answer.ts'
import { idsOfRuns, recalledRuns } from './totals.ts'
import type { RecallFacts, Say } from './warning-facts.ts'

/** What a recall and the sentences beside it do to one another. */
export function ofOthers({ sentences }: Case, found: RecallFacts, say: Say): void {
  const { recalled, recall: input } = found
  const { run, decides, recall } = recalled
  const other = recalled.other as CaseRun
  const isStandard = run.recalled.until === 'the end'
  const kept = keptUntil(found)
  if (decides === 'recall' && isStandard && kept !== null)
    say(
      'W_RECALL_NOT_BEFORE',
      { release: possibleRelease(kept), isByBoard: kept.parole !== null },
      kept.sentenceIds,
    )
  if (decides === 'other') {
    const { paroleEligibility: board } = found.whole
    // A fixed term holds the person whatever the Parole Board says.
    const first = board === null || isStandard ? board : later(board, run.release)
    say(
      'W_RECALL_OTHER_LATER',
      {
        ...{ recallEnd: run.release, release: other.release, isLatest: isStandard },
        ...(first === null || first >= other.release ? {} : { day: first }),
      },
      other.sentenceIds,
    )
  }
  const left = run.recalled.until === 'the first release' ? [] : leftOut(found)
  if (left.length > 0) say('W_RECALL_LEFT_OUT', {}, left)
  const back = recall.returnToCustodyDate ?? recall.recallDate ?? run.recalled.firstRelease
  for (const { id, startDate: start, remandCreditDays } of sentences.filter((_, at) => !input.isRecalled[at]))
    if (remandCreditDays > 0 && back !== null && start > back)
      say('W_REMAND_ON_RECALL', { unused: remandCreditDays }, [id])
}

/** The first day on which release from a run is possible: that of the Parole Board, where it can direct release. */
const possibleRelease = ({ parole, release }: CaseRun): Day => parole?.date ?? release

/** The other run from which release is possible last, of those that hold the person since the return; where no day of the recall is
 *  known, of those passed since the recalled runs first let the person go. Null where none does. */
function keptUntil({ runs, recalled }: RecallFacts): CaseRun | null {
  const { returnToCustodyDate: returnDate, recallDate } = recalled.recall
  const from = returnDate ?? recallDate
  const firstReleases = recalledRuns(runs).map((run) => run.recalled.firstRelease ?? Number.POSITIVE_INFINITY)
  const since = runs.filter(
    (run) =>
      run.recalled === null &&
      (from === null ? run.start > Math.max(...firstReleases) : possibleRelease(run) > from),
  )
  const last = latestOf(since.map(possibleRelease))
  return since.find((run) => possibleRelease(run) === last) ?? null
}

/** The sentences passed before the recall that were on licence on its day, and were not named. The last day of a licence is too
 *  late for a recall, but not for the return from one. */
function leftOut({ timeline, runs, recall: { day, recall } }: RecallFacts): readonly string[] {
  // unseen: Only spares work: nothing was passed before a day that is not known.
  if (day === null) return []
  const until = recall.recallDate === null ? day : day + 1
  const left = runs.filter((run, i) => {
    const of = timeline.runs[i] as Run
    if (isRecalled(of) || run.start >= day) return false
    const out: Day = paroleDateOf(of) ?? run.release
    return out <= day && run.licenceEnd !== null && run.licenceEnd >= until
  })
  return idsOfRuns(left)
}
