import type { Day } from '../../calendar/day.ts'
import type { Case, Recall, TimeAtLarge } from '../case.ts'
import type { StagedChange } from '../change.ts'
import { walkBefore } from '../custody-timeline.ts'
import type { Run } from '../run.ts'
import { releaseOf } from '../run-days.ts'
import type { Timeline, TimelineInput } from '../timeline.ts'
import { daysBetween, timeBetween } from './recall-to-return.ts'
import { type RecalledSentences, recallDay, sinceUndated, type TimelineRecall } from './recalled-state.ts'
import { passesBy } from './refuted.ts'

/** What the walk through the days must know of a recall. */
export function timelineRecall(
  { sentences, recall: given }: Case,
  input: TimelineInput,
  changes: readonly StagedChange[],
  chosen: RecalledSentences,
): TimelineRecall {
  const recall = given as Recall
  const day = recallDay(recall)
  const { isRecalled } = chosen
  const starts = input.parts.filter(({ at }) => isRecalled[at]).map(({ sentence }) => sentence.startDate)
  const isOld = (start: Day): boolean => (day === null ? starts.includes(start) : start < day)
  const between = timeBetween(recall)
  // A person on a curfew is reached by a change of law as one in prison is (Sentencing Act 2026, section 23(12)).
  const met = changes.filter((change) => !passesBy(change, recall))
  let without: Timeline | null = null
  return {
    ...chosen,
    recall,
    day,
    isNew: sentences.map(({ startDate: start }) => !isOld(start)),
    between,
    undated: (between === null ? daysBetween(recall) : 0) + sinceUndated(recall),
    dueOf: (at) => {
      without ??= walkBefore(input, met, day as Day)
      return releaseOf(without.runOf[at] as Run)
    },
  }
}

/** The times at large of the case with the one between recall and return among them, in the order of their first days. */
export const withBetween = (
  times: readonly TimeAtLarge[],
  between: TimeAtLarge | null,
): readonly TimeAtLarge[] =>
  between === null ? times : [...times, between].sort((a, b) => a.fromDate - b.fromDate)
