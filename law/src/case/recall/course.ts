import type { Day } from '../../calendar/day.ts'
import type { Case, Recall } from '../case.ts'
import type { Change } from '../change.ts'
import type { Course, TimeAtLarge } from '../walked.ts'
import { dueWithoutRecall } from './before.ts'
import { daysBetween, timeBetween } from './between.ts'
import type { RecalledState } from './recalled-run.ts'
import type { RecalledSentences } from './recalled-sentences.ts'

/** A recall on its way through the days. */
export interface RecallCourse extends RecalledSentences {
  readonly recall: Recall
  /** The day from which the recalled runs are out: of the recall, or of the return where that is not given. */
  readonly day: Day | null
  /** Whether each sentence was passed since, by its number in the case. One that was recalled never was. */
  readonly isNew: readonly boolean[]
  readonly between: TimeAtLarge | null
  /** Days at large of which no day is known. */
  readonly undated: number
  /** The release that was due under a sentence, had there been no recall. */
  readonly dueOf: (at: number) => Day
}

/** The day of the recall, or of the return where that is not given. */
export const recallDay = ({ recallDate, returnDate }: Recall): Day | null => recallDate ?? returnDate

/** What the walk through the days must know of a recall. */
export function recallCourse(
  { sentences, recall: given }: Case,
  course: Course,
  changes: readonly Change[],
  chosen: RecalledSentences,
): RecallCourse {
  const recall = given as Recall
  const day = recallDay(recall)
  const { isRecalled } = chosen
  const starts = course.parts.filter(({ at }) => isRecalled[at]).map(({ sentence }) => sentence.start)
  const isOld = (start: Day): boolean => (day === null ? starts.includes(start) : start < day)
  const between = timeBetween(recall)
  return {
    ...chosen,
    recall,
    day,
    isNew: sentences.map(({ start }) => !isOld(start)),
    between,
    undated:
      (between === null ? daysBetween(recall) : 0) +
      (recall.returnDate === null ? recall.atLargeAfterReturn : 0),
    dueOf: dueWithoutRecall(course, changes, day as Day),
  }
}

/** A recalled run as it begins. */
export const begunRecalled = ({ undated, recall }: RecallCourse): RecalledState => ({
  addedBefore: null,
  hadEnded: null,
  between: undated - sinceUndated(recall),
  since: sinceUndated(recall),
  endAway: undated,
  term: null,
})

const sinceUndated = ({ returnDate, atLargeAfterReturn }: Recall): number =>
  returnDate === null ? atLargeAfterReturn : 0

/** The times at large of the case with the one between recall and return among them, in the order of their first days. */
export const withBetween = (
  times: readonly TimeAtLarge[],
  between: TimeAtLarge | null,
): readonly TimeAtLarge[] =>
  between === null ? times : [...times, between].sort((a, b) => a.first - b.first)
