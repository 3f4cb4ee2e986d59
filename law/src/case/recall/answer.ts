import { addDays } from '../../calendar/day.ts'
import type { Case, Recall } from '../../custody/case.ts'
import type { ChangeMet } from '../../custody/change.ts'
import type { GovernedSentence } from '../../custody/governed-sentence.ts'
import { daysOfTerm, sumOf } from '../../custody/length.ts'
import { isRecalledRun } from '../../custody/recall/recalled-run.ts'
import { recallDay, type TimelineRecall } from '../../custody/recall/recalled-state.ts'
import { timelineRecall, withBetween } from '../../custody/recall/timeline-recall.ts'
import { remandCount } from '../../custody/remand-walk.ts'
import type { Run } from '../../custody/run.ts'
import { lastReleased } from '../../custody/run-days.ts'
import type { Timeline, TimelineInput } from '../../custody/timeline.ts'
import type { CaseRefusal, RefusedCase } from '../../facts/refusal.ts'
import type { ReleaseDays } from '../../tables/alternative-codes.ts'
import { recallKinds } from '../../tables/recall-types.ts'
import type { CaseAnswer, CaseRun, Recalled } from '../answer.ts'
import { leavingAfterRecall, leavingOf, meetsAnother, sentencesOf, stagesOf } from '../answer-parts.ts'
import { datesAfterRecall } from '../dates.ts'
import { governingRun } from '../governing-run.ts'
import { refusalsOfChanges, refusalsOfReleased } from '../refusals-of-walk.ts'
import { caseRunOf, duesOf } from '../runs.ts'
import { decidesOf, paroleBesideRecall, recalledRuns, wholeAfterRecall } from '../totals.ts'
import { recallWarnings } from '../warnings/warnings.ts'
import { recalledRunOf } from './recalled-case-run.ts'
import { recalledSentences } from './recalled-sentences.ts'
import { refusalsOfNumbers, refusalsOfRecalled } from './refusals.ts'
import { refusalsOfFacts } from './refusals-of-facts.ts'

/** The case with its recall, ready to be walked through, or why it cannot be. */
export function inputAfterRecall(
  question: Case,
  input: TimelineInput,
  changes: readonly ChangeMet[],
): TimelineInput | RefusedCase {
  const chosen = recalledSentences(question, input, changes)
  if ('refusals' in chosen) return chosen
  const recalled = input.parts.filter(({ at }) => chosen.isRecalled[at])
  const day = recallDay(question.recall as Recall)
  // Not a sentence by itself that was over before the recall.
  const isBeside = ({
    at,
    sentence: { startDate: start, consecutiveTo },
    custodial,
  }: GovernedSentence): boolean =>
    !chosen.isRecalled[at] &&
    (consecutiveTo !== null || day === null || addDays(start, daysOfTerm(start, sumOf([custodial]))) > day)
  const refusals = [
    ...refusalsOfRecalled(recalled, question.recall as Recall),
    ...refusalsOfFacts(question, recalled, input.parts.some(isBeside)),
  ]
  if (refusals.length > 0) return { refusals }
  const recall = timelineRecall(question, input, changes, chosen)
  return { ...input, recall, atLarge: withBetween(input.atLarge, recall.between) }
}

/** Why a case with a recall that was walked through has no answer. Changes of law that met only recalled runs matter to nothing
 *  but their first release. */
function refusalsAfterRecall(
  question: Case,
  { parts }: TimelineInput,
  recall: TimelineRecall,
  timeline: Timeline,
): readonly CaseRefusal[] {
  const released = refusalsOfReleased(question, timeline)
  if (released.length > 0) return released
  const { keepsRelease } = recallKinds[recall.recall.type]
  const others = parts.filter(({ at }) => keepsRelease || !recall.isRecalled[at])
  const chosen = timeline.chosen.filter(({ change }) => meetsAnother(timeline, change))
  return [
    ...refusalsOfNumbers(recall, timeline.runs.filter(isRecalledRun)),
    ...refusalsOfChanges(question, others, chosen),
  ]
}

/** The days of release after a recall and nothing else of the answer, or why it cannot be worked out. */
export function daysAfterRecall(
  question: Case,
  input: TimelineInput,
  recall: TimelineRecall,
  timeline: Timeline,
): ReleaseDays | RefusedCase {
  const refusals = refusalsAfterRecall(question, input, recall, timeline)
  if (refusals.length > 0) return { refusals }
  const dues = duesOf(timeline.runs)
  const others = dues.filter((_, i) => !isRecalledRun(timeline.runs[i] as Run))
  const run = governingRun(dues.filter((due) => !others.includes(due)))
  const decides = decidesOf(run, others.length === 0 ? null : governingRun(others))
  const { paroleEligibility } = paroleBesideRecall(others, decides)
  return { release: governingRun(dues).release, paroleEligibility }
}

/** The answer after a recall, or every reason why there is none: each recalled run by its own recall, each other run as if there
 *  were none, and the person leaves on the latest of all these days. */
export function recalledAnswer(
  question: Case,
  input: TimelineInput,
  recall: TimelineRecall,
  changes: readonly ChangeMet[],
  timeline: Timeline,
): CaseAnswer | RefusedCase {
  const refusals = refusalsAfterRecall(question, input, recall, timeline)
  if (refusals.length > 0) return { refusals }
  const { parts } = input
  const isWalked = refusalsOfChanges(question, parts, timeline.chosen).length === 0
  const runs = timeline.runs.map((run) =>
    isRecalledRun(run) ? recalledRunOf(run, recall, isWalked) : caseRunOf(run),
  )
  const recalled = recalledOf(question, recall, runs)
  const whole = wholeAfterRecall(
    runs,
    recalled,
    question.sentences.map(({ id }) => id),
  )
  const leaving =
    recalled.decides === 'recall'
      ? leavingAfterRecall(recalled, timeline.runs[runs.indexOf(recalled.run)] as Run, question.dateOfBirth)
      : leavingOf(parts, [recalled.other as CaseRun], whole, question.dateOfBirth)
  const dates = datesAfterRecall(recalled, runs, timeline.runs, whole, leaving)
  const named = parts.filter(({ at }) => recall.isRecalled[at])
  const last = lastReleased(timeline.runs)
  const remand = remandCount(question, input, timeline)
  const walked = { question, input, timeline, runs, last, whole, leaving, dates, remand, licence: null }
  return {
    case: question,
    ...whole,
    leaving,
    recalled,
    // A recall is not worked out beside life or public protection.
    licence: null,
    remand,
    alternatives: null,
    stages: stagesOf(input, changes, timeline),
    runs,
    sentences: sentencesOf(timeline),
    warnings: recallWarnings({ ...walked, parts: named, recall, recalled }),
    dates,
  }
}

function recalledOf(
  { recall: given, sentences }: Case,
  input: TimelineRecall,
  runs: readonly CaseRun[],
): Recalled {
  const others = runs.filter((run) => run.recalled === null)
  const run = governingRun(recalledRuns(runs))
  const other = others.length === 0 ? null : governingRun(others)
  return {
    recall: input.recall,
    sentenceIds: sentences.filter((_, at) => input.isRecalled[at]).map(({ id }) => id),
    isNamed: given?.sentenceIds !== null,
    stillServed: input.stillServed,
    run,
    other,
    decides: decidesOf(run, other),
  }
}
