import type { Day } from '../../calendar/day.ts'
import type { Case, Recall } from '../../custody/case.ts'
import { type GovernedSentence, idOf, isParole } from '../../custody/governed-sentence.ts'
import { isLengthRight } from '../../custody/recall/fixed-term-rules.ts'
import { isOfFirstRelease, isRecalled } from '../../custody/recall/recalled-run.ts'
import type { Run } from '../../custody/run.ts'
import { releaseOf } from '../../custody/run-days.ts'
import type { Timeline } from '../../custody/timeline.ts'
import { days } from '../../tables/days.ts'
import { recallKinds } from '../../tables/recall-types.ts'
import type { CaseRun, CaseWarning, RecalledCaseRun } from '../answer.ts'
import { inOrder, ofBranches, ofOffenceDays, warningsBesideRecall } from '../warnings.ts'
import { idsOfRuns, recalledRuns } from './totals.ts'
import type { RecallFacts, Say } from './warning-facts.ts'
import { ofOthers } from './warnings-of-others.ts'

/** Everything that must be said with a date after a recall, the most serious first. */
export function recallWarnings(question: Case, found: RecallFacts): readonly CaseWarning[] {
  const warnings: CaseWarning[] = []
  const say: Say = (code, values = {}, sentenceIds = []) => void warnings.push({ code, values, sentenceIds })
  if (question.reforms.length > 0) say('W_NOT_LAW')
  ofRecall(question, found, say)
  const { parts, links } = found.input
  ofBranches(parts, links, (code, sentenceIds) => say(code, {}, sentenceIds))
  ofNumbers(found, say)
  const { other, run } = found.recalled
  if (other !== null) ofOthers(question, found, say)
  if (other !== null || run.recalled.until === 'the first release') {
    if (question.law === 'before_act' || question.law === 'after_act') say('W_FIXED_LAW')
    warnings.push(...besides(question, found))
  }
  return inOrder(warnings)
}

/** What is said of sentences at their release point: of those beside the recall, and where release stays where it was of all. */
function besides(
  question: Case,
  { input, recall, timeline, runs, recalled, whole }: RecallFacts,
): readonly CaseWarning[] {
  const { keepsRelease } = recallKinds[recall.recall.type]
  const parts = input.parts.filter(({ at }) => keepsRelease || !recall.isRecalled[at])
  const others = {
    parts,
    timeline: { ...timeline, runs: timeline.runs.filter(isOfFirstRelease) },
    runs: runs.filter((run) => keepsRelease || run.recalled === null),
  }
  const isOfThese = recalled.decides === (keepsRelease ? 'recall' : 'other') || recalled.decides === 'other'
  return warningsBesideRecall(question, others, isOfThese ? whole : null)
}

const saidOfKind = {
  'the end': 'W_RECALL_STANDARD',
  'a fixed term': 'W_RECALL_FIXED_TERM',
  'the first release': 'W_RECALL_FROM_CURFEW',
} as const

/** What is said of the recall itself. */
function ofRecall(
  { sentences }: Case,
  { recall: input, recalled, timeline, runs }: RecallFacts,
  say: Say,
): void {
  const { recall, run } = recalled
  say(saidOfKind[run.recalled.until])
  if (input.isFilled) say('W_RECALL_WHICH', { others: recalled.stillServed }, recalled.sentenceIds)
  ofEnded(recalledRuns(runs), say)
  const { recallDate, returnToCustodyDate: returnDate } = recall
  const between = sentences.filter(
    ({ startDate: start }) =>
      recallDate !== null && returnDate !== null && start > recallDate && start < returnDate,
  )
  for (const { id, startDate: start } of between) say('W_RECALL_SENTENCED_BETWEEN', { day: start }, [id])
  if (run.recalled.until === 'the first release') return
  const due = dueBefore(timeline, runs, input.day)
  if (due !== null) say('W_RECALL_BEFORE_RELEASE', { release: due })
  if (run.recalled.until === 'the end' && timeline.runs.some((run) => mayBeOnCurfew(run, input.day)))
    say('W_RECALL_CURFEW')
}

/** The sentences that were over by the recall or by the return; one that went on in another branch was not. */
function ofEnded(runs: readonly RecalledCaseRun[], say: Say): void {
  const over = (by: RecalledCaseRun['recalled']['hadEnded']): readonly string[] =>
    idsOfRuns(runs.filter(({ recalled }) => recalled.hadEnded === by))
  const going = over(null)
  const byReturn = over('by the return').filter((id) => !going.includes(id))
  const byRecall = over('by the recall').filter((id) => !going.includes(id) && !byReturn.includes(id))
  if (byRecall.length > 0) say('W_RECALL_ENDED', { ending: 'recall' }, byRecall)
  if (byReturn.length > 0) say('W_RECALL_ENDED', { ending: 'return' }, byReturn)
}

/** Whether a run may have been recalled from a curfew: before its first release, which is automatic. */
const mayBeOnCurfew = (run: Run, day: Day | null): boolean =>
  isRecalled(run) && day !== null && releaseOf(run) > day && !run.parts.some(isParole)

/** The latest first release of the groups that hold a recalled run, where the recall came before it; null where it did not. */
function dueBefore({ runs: timeline }: Timeline, runs: readonly CaseRun[], day: Day | null): Day | null {
  // unseen: Only spares work: nothing was passed before a day that is not known.
  if (day === null) return null
  const groups = new Set(timeline.filter(isRecalled).map(({ group }) => group))
  let last: Day | null = null
  timeline.forEach((run, i) => {
    if (!groups.has(run.group) || run.start >= day) return
    const { recalled, release } = runs[i] as CaseRun
    const due = recalled === null ? release : recalled.firstRelease
    if (due !== null && due > (last ?? day)) last = due
  })
  return last
}

/** What is said of its kind, its days and its end. */
function ofNumbers(
  { input, recall: { isRecalled: is }, recalled, timeline, whole, leaving }: RecallFacts,
  say: Say,
): void {
  const { recall, run } = recalled
  const parts = input.parts.filter(({ at }) => is[at])
  const isStandard = run.recalled.until === 'the end'
  if (isUnusual(recall, parts)) say('W_RECALL_KIND')
  const going = timeline.runs.filter(isRecalled).filter(({ recalled }) => recalled.hadEnded === null)
  const terms = new Set(going.map(({ recalled }) => recalled.term?.days))
  if (terms.has(14) && terms.has(28)) say('W_RECALL_MIXED')
  else if (going.some((run) => !isLengthRight(recall.type, run))) say('W_RECALL_LENGTH')
  if (
    recall.unlawfullyAtLargeDays === null &&
    (recall.recallDate === null || recall.returnToCustodyDate === null)
  )
    say('W_RECALL_AT_LARGE_UNKNOWN')
  if (areIdle(recall, isStandard, timeline)) say('W_RECALL_ADDED_DAYS')
  const isOnLicence = whole.releaseType !== 'ARD' && whole.release !== whole.end
  if (recalled.decides === 'recall' && isOnLicence && whole.end !== null)
    say('W_RECALL_LICENCE', { end: whole.end })
  if (timeline.idleAtLarge > 0) say('W_AT_LARGE_NO_EFFECT')
  const otherwise = leaving?.otherwise ?? null
  if (otherwise !== null) say('W_LEAVING_AGE', { usual: leaving?.usual as Day, otherwise })
  say('W_RECALL_RECORDS')
  // What is said of sentences at their release point is said of these, too.
  if (run.recalled.until === 'the first release') return
  ofOffenceDays(parts, (code, sentenceIds) => say(code, {}, sentenceIds))
  const tagged = parts.filter(({ sentence }) => sentence.taggedBailCreditDays > 0)
  if (tagged.length > 0) say('W_TAGGED_BAIL', {}, tagged.map(idOf))
}

/** Whether added days move no date: those of a standard recall, those that wait for a sentence that never comes, and those that
 *  moved only a first release. */
function areIdle(recall: Recall, isStandard: boolean, { runs, waiting, lostAwards }: Timeline): boolean {
  if (lostAwards > 0 || waiting.length > 0 || (isStandard && recall.addedDaysAfterReturn > 0)) return true
  const isAlone = ({ group }: Run): boolean =>
    runs.every((run) => run.group !== group || !isOfFirstRelease(run))
  return runs.some((run) => run.group.added !== 0 && isAlone(run))
}

/** Whether the kind is none that the law gives this person since 56 days came; the papers can still say so. */
function isUnusual(
  { type, returnToCustodyDate: returnDate }: Recall,
  parts: readonly GovernedSentence[],
): boolean {
  if (recallKinds[type].keepsRelease)
    return parts.some(
      ({ regime, sentence }) =>
        regime.family === 'standard' && sentence.startDate >= days.adultCurfewEnded.day,
    )
  if (type === 'standard' || (returnDate as Day) < days.fixedTermOf56Days.day) return false
  const isYoung = parts.every(({ regime }) => regime.family === 'section 250')
  return isYoung === (type === 'fixed_term_56')
}
