import type { Day } from '../../calendar/day.ts'
import { isLengthRight } from '../../custody/recall/fixed-term-rules.ts'
import { daysBetween, daysOfGap } from '../../custody/recall/recall-to-return.ts'
import { isOfFirstRelease, isRecalledRun, type RecalledRun } from '../../custody/recall/recalled-run.ts'
import type { TimelineRecall } from '../../custody/recall/recalled-state.ts'
import type { Run } from '../../custody/run.ts'
import type { RecallType } from '../../tables/recall-types.ts'
import type { CaseRun, CaseTotals, Recalled, RecalledCaseRun } from '../answer.ts'
import { howLeft, mayBeFromCurfew } from '../recall/kind-by-law.ts'
import { idsOfRuns, recalledRuns } from '../totals.ts'
import { type CaseWarningRow, nothing, ofCase, type WarnedCase, type WarningInstance } from './row.ts'

/** What the warnings of a case with a recall are found from. */
export interface WarnedRecall extends WarnedCase {
  readonly recall: TimelineRecall
  readonly recalled: Recalled
  readonly whole: CaseTotals
}

export const hasRecall = (facts: WarnedCase): facts is WarnedRecall => facts.recall !== null

const isUntil = (until: RecalledCaseRun['recalled']['until'], { recalled }: WarnedRecall): boolean =>
  recalled.run.recalled.until === until

/** What is said of the recall itself, its kind, its days and its end. */
export const recallRows: readonly CaseWarningRow<WarnedRecall>[] = [
  {
    code: 'W_HELD_WITHOUT_SENTENCE',
    said: (facts) => {
      const { decides, run } = facts.recalled
      const { ranOut } = run.recalled
      return ranOut === null || decides === 'other' ? nothing : ofCase({ end: ranOut })
    },
  },
  { code: 'W_RECALL_STANDARD', when: (facts) => isUntil('the end', facts) },
  { code: 'W_RECALL_FIXED_TERM', when: (facts) => isUntil('a fixed term', facts) },
  ...(['life', 'public protection'] as const).map(
    (family): CaseWarningRow<WarnedRecall> => ({
      code: family === 'life' ? 'W_RECALL_LIFE' : 'W_RECALL_IPP',
      of: ({ regime }) => regime.family === family,
    }),
  ),
  { code: 'W_RECALL_FROM_CURFEW', when: (facts) => isUntil('the first release', facts) },
  {
    code: 'W_RECALL_WHICH',
    said: ({ recall, recalled: { sentenceIds, stillServed: others } }) =>
      recall.isFilled ? [{ sentenceIds, values: { others } }] : nothing,
  },
  { code: 'W_RECALL_ENDED', said: ended },
  { code: 'W_RECALL_SENTENCED_BETWEEN', said: sentencedBetween },
  {
    code: 'W_RECALL_IN_PRISON',
    said: ({ question, recalled }) => {
      const { recallDate: day, returnToCustodyDate: back } = recalled.recall
      return question.recall?.returnToCustodyDate === back ? nothing : ofCase({ day: day as Day })
    },
  },
  {
    code: 'W_RECALL_BEFORE_RELEASE',
    said: (facts) => {
      const release = isUntil('the first release', facts) ? null : dueBefore(facts)
      return release === null ? nothing : ofCase({ release })
    },
  },
  // It may have been from a curfew: before its first release, which is automatic.
  {
    code: 'W_RECALL_CURFEW',
    when: (facts) =>
      isUntil('the end', facts) && facts.timeline.runs.some((run) => mayBeFromCurfew(run, facts.recall)),
  },
  { code: 'W_RECALL_KIND', when: ({ recalled: { byLaw } }) => byLaw.against === 'unusual' },
  {
    code: 'W_RECALL_56_NOW',
    said: ({ recalled: { byLaw } }) =>
      byLaw.against === 'replaced'
        ? ofCase({ told: byLaw.headline === null ? null : (byLaw.beside[0] as RecallType) })
        : nothing,
  },
  { code: 'W_RECALL_MIXED', when: areTermsMixed },
  {
    code: 'W_RECALL_LENGTH',
    when: (facts) =>
      !areTermsMixed(facts) && goingOn(facts).some((run) => !isLengthRight(facts.recalled.recall, run)),
  },
  {
    code: 'W_RECALL_AT_LARGE_UNKNOWN',
    when: ({ recalled: { recall }, whole: { releaseBasis } }) =>
      releaseBasis !== 'parole only' && recall.unlawfullyAtLargeDays === null && daysOfGap(recall) === null,
  },
  // The number stands for the count, and cannot be more than that.
  {
    code: 'W_RECALL_AT_LARGE_MORE',
    said: ({ recalled: { recall } }) => {
      const more = daysBetween(recall) - (daysOfGap(recall) ?? Number.POSITIVE_INFINITY)
      return more > 0 ? ofCase({ unused: more }) : nothing
    },
  },
  { code: 'W_RECALL_ADDED_DAYS', when: areIdle },
  {
    code: 'W_RECALL_LICENCE',
    said: ({ recalled, whole: { release, releaseType, end: last, endType, licenceEnd } }) => {
      const end = endType === 'SED' ? licenceEnd : last
      return recalled.decides === 'recall' && releaseType !== 'ARD' && release !== end && end !== null
        ? ofCase({ end })
        : nothing
    },
  },
  { code: 'W_RECALL_RECORDS', when: (facts) => !isUntil('the Parole Board', facts) },
]

/** The sentences that were over by the recall or by the return; one that went on in another branch was not. */
function ended({ runs }: WarnedRecall): readonly WarningInstance[] {
  const over = (by: RecalledCaseRun['recalled']['hadEnded']): readonly string[] =>
    idsOfRuns(recalledRuns(runs).filter(({ recalled }) => recalled.hadEnded === by))
  const going = over(null)
  const byReturn = over('by the return').filter((id) => !going.includes(id))
  const byRecall = over('by the recall').filter((id) => !going.includes(id) && !byReturn.includes(id))
  const said: readonly WarningInstance[] = [
    { sentenceIds: byRecall, values: { ending: 'recall' } },
    { sentenceIds: byReturn, values: { ending: 'return' } },
  ]
  return said.filter(({ sentenceIds }) => sentenceIds.length > 0)
}

function sentencedBetween({ question, recalled: { recall } }: WarnedRecall): readonly WarningInstance[] {
  const { recallDate, returnToCustodyDate: returnDate } = recall
  if (recallDate === null || returnDate === null) return nothing
  return question.sentences
    .filter(({ startDate: start }) => start > recallDate && start < returnDate)
    .map(({ id, startDate: day }) => ({ sentenceIds: [id], values: { day } }))
}

/** The latest first release of the groups that hold a recalled run, where the recall came before it; null where it did not, or it was told
 *  how the person left before. */
function dueBefore({ timeline, runs, recall: { day } }: WarnedRecall): Day | null {
  if (day === null) return null
  const groups = new Set(
    timeline.runs.filter((run) => isRecalledRun(run) && howLeft(run) === null).map(({ group }) => group),
  )
  let last: Day | null = null
  timeline.runs.forEach((run, i) => {
    if (!groups.has(run.group) || run.start >= day) return
    const { recalled, release } = runs[i] as CaseRun
    const due = recalled === null ? release : recalled.firstRelease
    if (due !== null && due > (last ?? day)) last = due
  })
  return last
}

/** The recalled runs that were not over. */
const goingOn = ({ timeline }: WarnedRecall): readonly RecalledRun[] =>
  timeline.runs.filter(isRecalledRun).filter(({ recalled }) => recalled.hadEnded === null)

function areTermsMixed(facts: WarnedRecall): boolean {
  const terms = new Set(goingOn(facts).map(({ recalled }) => recalled.term?.days))
  return terms.has(14) && terms.has(28)
}

/** Whether added days move no date: those of a standard recall, those that wait for a sentence that never comes, and those that
 *  moved only a first release. */
function areIdle(facts: WarnedRecall): boolean {
  const { runs, waiting, lostAwards } = facts.timeline
  const { addedDaysAfterReturn } = facts.recalled.recall
  if (lostAwards > 0 || waiting.length > 0 || (isUntil('the end', facts) && addedDaysAfterReturn > 0))
    return true
  const isAlone = ({ group }: Run): boolean =>
    runs.every((run) => run.group !== group || !isOfFirstRelease(run))
  return runs.some((run) => run.group.added !== 0 && isAlone(run))
}
