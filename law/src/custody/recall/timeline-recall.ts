import type { Day } from '../../calendar/day.ts'
import type { Case, Recall, TimeAtLarge } from '../case.ts'
import type { ChangeMet } from '../change.ts'
import type { TimelineInput } from '../timeline.ts'
import { daysBetween, timeBetween } from './recall-to-return.ts'
import { type RecalledSentences, recallDay, sinceUndated, type TimelineRecall } from './recalled-state.ts'
import { passesBy } from './refuted.ts'
import { dueWithoutRecall } from './walk-without-recall.ts'

/** What the walk through the days must know of a recall. */
export function timelineRecall(
  { sentences, recall: given }: Case,
  input: TimelineInput,
  changes: readonly ChangeMet[],
  chosen: RecalledSentences,
): TimelineRecall {
  const recall = given as Recall
  const day = recallDay(recall)
  const { isRecalled } = chosen
  const starts = input.parts.filter(({ at }) => isRecalled[at]).map(({ sentence }) => sentence.startDate)
  const isOld = (start: Day): boolean => (day === null ? starts.includes(start) : start < day)
  const between = timeBetween(recall)
  return {
    ...chosen,
    recall,
    day,
    isNew: sentences.map(({ startDate: start }) => !isOld(start)),
    between,
    undated: (between === null ? daysBetween(recall) : 0) + sinceUndated(recall),
    dueOf: dueWithoutRecall(
      input,
      changes.filter((change) => !passesBy(change, recall)),
      day as Day,
    ),
  }
}

/** The times at large of the case with the one between recall and return among them, in the order of their first days. */
export const withBetween = (
  times: readonly TimeAtLarge[],
  between: TimeAtLarge | null,
): readonly TimeAtLarge[] =>
  between === null ? times : [...times, between].sort((a, b) => a.fromDate - b.fromDate)
