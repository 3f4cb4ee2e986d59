import type { Day } from '../../calendar/day.ts'
import { days } from '../../tables/days.ts'
import type { CaseRun, CaseWarning, RecalledCaseRun } from '../answer.ts'
import type { Case, Recall } from '../case.ts'
import { type GovernedSentence, idOf, isParole } from '../governed-sentence.ts'
import type { Run } from '../run.ts'
import type { Timeline } from '../timeline.ts'
import { inOrder, ofBranches, ofOffenceDays, warningsBesideRecall } from '../warnings.ts'
import { isLengthRight } from './kind.ts'
import type { RecallFacts, Say } from './recall-facts.ts'
import { isRecalled } from './recalled-run.ts'
import { idsOfRuns, recalledRuns } from './totals.ts'
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
  if (found.recalled.other !== null) {
    if (question.law === 'before the Act' || question.law === 'after the Act') say('W_FIXED_LAW')
    ofOthers(question, found, say)
    warnings.push(...besides(question, found))
  }
  return inOrder(warnings)
}

function besides(
  question: Case,
  { input, recall, timeline, runs, recalled, whole }: RecallFacts,
): readonly CaseWarning[] {
  const parts = input.parts.filter(({ at }) => !recall.isRecalled[at])
  const others = {
    parts,
    timeline: { ...timeline, runs: timeline.runs.filter((run) => !isRecalled(run)) },
    runs: runs.filter((run) => run.recalled === null),
  }
  return warningsBesideRecall(question, others, recalled.decides === 'other' ? whole : null)
}

/** What is said of the recall itself. */
function ofRecall(
  { sentences }: Case,
  { recall: input, recalled, timeline, runs }: RecallFacts,
  say: Say,
): void {
  const { recall, run } = recalled
  const isStandard = run.recalled.term === null
  say(isStandard ? 'W_RECALL_STANDARD' : 'W_RECALL_FIXED_TERM')
  if (input.isFilled) say('W_RECALL_WHICH', { others: recalled.stillServed }, recalled.sentenceIds)
  ofEnded(recalledRuns(runs), say)
  const { recallDate, returnDate } = recall
  const between = sentences.filter(
    ({ start }) => recallDate !== null && returnDate !== null && start > recallDate && start < returnDate,
  )
  for (const { id, start } of between) say('W_RECALL_SENTENCED_BETWEEN', { day: start }, [id])
  const due = dueBefore(timeline, runs, input.day)
  if (due !== null) say('W_RECALL_BEFORE_RELEASE', { release: due })
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
  { input, recall: { isRecalled: is }, recalled, timeline, runs, whole, leaving }: RecallFacts,
  say: Say,
): void {
  const { recall, run } = recalled
  const parts = input.parts.filter(({ at }) => is[at])
  const isStandard = run.recalled.term === null
  ofOffenceDays(parts, (code, sentenceIds) => say(code, {}, sentenceIds))
  if (isUnusual(recall, parts)) say('W_RECALL_KIND')
  const going = timeline.runs.filter(isRecalled).filter(({ recalled }) => recalled.hadEnded === null)
  const terms = new Set(going.map(({ recalled }) => recalled.term?.days))
  if (terms.has(14) && terms.has(28)) say('W_RECALL_MIXED')
  else if (going.some((run) => !isLengthRight(recall.type, run))) say('W_RECALL_LENGTH')
  if (recall.atLargeDays === null && (recall.recallDate === null || recall.returnDate === null))
    say('W_RECALL_AT_LARGE_UNKNOWN')
  if (areIdle(recall, isStandard, timeline)) say('W_RECALL_ADDED_DAYS')
  if (recalled.decides === 'recall' && whole.release !== whole.end && whole.end !== null)
    say('W_RECALL_LICENCE', { end: whole.end })
  if (timeline.idleAtLarge > 0) say('W_AT_LARGE_NO_EFFECT')
  const otherwise = leaving?.otherwise ?? null
  if (otherwise !== null) say('W_LEAVING_AGE', { usual: leaving?.usual as Day, otherwise })
  const isOfCurfew = recalledRuns(runs).some(
    ({ recalled: { term } }) => term !== null && term.notBefore !== null,
  )
  if (!isStandard && !isOfCurfew && parts.some((part) => !isParole(part))) say('W_RECALL_CURFEW')
  say('W_RECALL_RECORDS')
  const tagged = parts.filter(({ sentence }) => sentence.taggedBailCredit > 0)
  if (tagged.length > 0) say('W_TAGGED_BAIL', {}, tagged.map(idOf))
}

/** Whether added days move no date: those of a standard recall, those that wait for a sentence that never comes, and those that
 *  moved only a first release. */
function areIdle(recall: Recall, isStandard: boolean, { runs, waiting, lostAwards }: Timeline): boolean {
  if (lostAwards > 0 || waiting.length > 0 || (isStandard && recall.addedAfterReturn > 0)) return true
  const isAlone = ({ group }: Run): boolean => runs.every((run) => run.group !== group || isRecalled(run))
  return runs.some((run) => run.group.added !== 0 && isAlone(run))
}

/** Whether the kind is none that the law gives this person since 56 days came; the papers can still say so. */
function isUnusual({ type, returnDate }: Recall, parts: readonly GovernedSentence[]): boolean {
  if (type === 'standard' || (returnDate as Day) < days.fixedTermOf56Days.day) return false
  const isYoung = parts.every(({ regime }) => regime.family === 'section 250')
  return isYoung === (type === 'fixed_term_56')
}
