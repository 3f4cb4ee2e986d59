import type { ReleaseDays } from '../../tables/alternative-codes.ts'
import type { CaseAnswer, CaseRun, Recalled } from '../answer.ts'
import { leavingOf, meetsAnother, sentencesOf, stagesOf } from '../answer-parts.ts'
import type { Case } from '../case.ts'
import type { Change } from '../change.ts'
import type { CaseRefusal } from '../refusal.ts'
import { refusalsOfChanges, refusalsOfReleased } from '../refusals.ts'
import type { Run } from '../run.ts'
import { duesOf, runOf } from '../runs.ts'
import type { Course, Walked } from '../walked.ts'
import { governingRun } from '../whole.ts'
import { recallCourse, withBetween } from './course.ts'
import { datesAfterRecall } from './dates.ts'
import { refusalsOfFacts } from './facts.ts'
import { leavingAfterRecall } from './leaving.ts'
import { isRecalled } from './recalled-run.ts'
import { recalledSentences } from './recalled-sentences.ts'
import { refusalsOfNumbers, refusalsOfRecalled } from './refusals.ts'
import { recalledRunOf } from './run.ts'
import type { RecallCourse } from './state.ts'
import { recallWarnings } from './warnings.ts'
import { decidesOf, paroleBesideRecall, recalledRuns, wholeAfterRecall } from './whole.ts'

type Refused = { readonly refusals: readonly CaseRefusal[] }

/** The case with its recall, ready to be walked through, or why it cannot be. */
export function courseAfterRecall(
  question: Case,
  course: Course,
  changes: readonly Change[],
): Course | Refused {
  const chosen = recalledSentences(question, course, changes)
  if ('refusals' in chosen) return chosen
  const recalled = course.parts.filter(({ at }) => chosen.isRecalled[at])
  const refusals = [
    ...refusalsOfRecalled(recalled),
    ...refusalsOfFacts(question, recalled, recalled.length < course.parts.length),
  ]
  if (refusals.length > 0) return { refusals }
  const recall = recallCourse(question, course, changes, chosen)
  return { ...course, recall, atLarge: withBetween(course.atLarge, recall.between) }
}

/** Why a case with a recall that was walked through has no answer. Changes of law that met only recalled runs matter to nothing
 *  but their first release. */
function refusalsAfterRecall(
  question: Case,
  { parts }: Course,
  recall: RecallCourse,
  walked: Walked,
): readonly CaseRefusal[] {
  const released = refusalsOfReleased(question, walked)
  if (released.length > 0) return released
  const others = parts.filter(({ at }) => !recall.isRecalled[at])
  const chosen = walked.chosen.filter(({ change }) => meetsAnother(walked, change))
  return [
    ...refusalsOfNumbers(recall.recall, walked.runs.filter(isRecalled)),
    ...refusalsOfChanges(question, others, chosen),
  ]
}

/** The days of release after a recall and nothing else of the answer; null where it cannot be worked out. */
export function daysAfterRecall(
  question: Case,
  course: Course,
  recall: RecallCourse,
  walked: Walked,
): ReleaseDays | null {
  if (refusalsAfterRecall(question, course, recall, walked).length > 0) return null
  const dues = duesOf(walked.runs, course.first)
  const others = dues.filter((_, i) => !isRecalled(walked.runs[i] as Run))
  const run = governingRun(dues.filter((due) => !others.includes(due)))
  const decides = decidesOf(run, others.length === 0 ? null : governingRun(others))
  const { paroleEligibility } = paroleBesideRecall(others, decides)
  return { release: governingRun(dues).release, paroleEligibility }
}

/** The answer after a recall, or every reason why there is none: each recalled run by its own recall, each other run as if there
 *  were none, and the person leaves on the latest of all these days. */
export function recalledAnswer(
  question: Case,
  course: Course,
  recall: RecallCourse,
  changes: readonly Change[],
  walked: Walked,
): CaseAnswer | Refused {
  const refusals = refusalsAfterRecall(question, course, recall, walked)
  if (refusals.length > 0) return { refusals }
  const { parts, first } = course
  const isWalked = refusalsOfChanges(question, parts, walked.chosen).length === 0
  const runs = walked.runs.map((run) =>
    isRecalled(run) ? recalledRunOf(run, first, isWalked) : runOf(run, first),
  )
  const recalled = recalledOf(question, recall, runs)
  const whole = wholeAfterRecall(
    runs,
    recalled,
    question.sentences.map(({ id }) => id),
  )
  const leaving =
    recalled.decides === 'recall'
      ? leavingAfterRecall(recalled, parts)
      : leavingOf(parts, [recalled.other as CaseRun], whole)
  return {
    case: question,
    ...whole,
    leaving,
    recalled,
    alternatives: null,
    stages: stagesOf(course, changes, walked),
    runs,
    sentences: sentencesOf(walked),
    warnings: recallWarnings(question, { course, recall, walked, runs, recalled, whole, leaving }),
    dates: datesAfterRecall(recalled, runs, walked.runs, whole, leaving),
  }
}

function recalledOf(
  { recall: given, sentences }: Case,
  course: RecallCourse,
  runs: readonly CaseRun[],
): Recalled {
  const others = runs.filter((run) => run.recalled === null)
  const run = governingRun(recalledRuns(runs))
  const other = others.length === 0 ? null : governingRun(others)
  return {
    recall: course.recall,
    sentenceIds: sentences.filter((_, at) => course.isRecalled[at]).map(({ id }) => id),
    isNamed: given?.sentenceIds !== null,
    stillServed: course.stillServed,
    run,
    other,
    decides: decidesOf(run, other),
  }
}
