import type { Day } from '../../calendar/day.ts'
import type { ChangeMet } from '../change.ts'
import { custodyTimeline } from '../custody-timeline.ts'
import type { Run } from '../run.ts'
import { releaseOf } from '../run-days.ts'
import type { Timeline, TimelineInput } from '../timeline.ts'

/** The case up to a day, as if there had been no recall and nothing had come after it. */
export function walkBefore(input: TimelineInput, changes: readonly ChangeMet[], day: Day): Timeline {
  const until: TimelineInput = {
    ...input,
    parts: input.parts.filter(({ sentence }) => sentence.startDate < day),
    awards: input.awards.filter((award) => award.date < day),
    atLarge: input.atLarge.filter(({ fromDate: first }) => first < day),
    recall: null,
  }
  return custodyTimeline(until, changes)
}

/** The release that was due under the run that ends with a sentence, by its number in the case, had there been no recall: found
 *  when it is first needed. A person on a curfew is reached by a change of law as one in prison is (Sentencing Act 2026,
 *  section 23(12)). */
export function dueWithoutRecall(
  input: TimelineInput,
  changes: readonly ChangeMet[],
  day: Day,
): (at: number) => Day {
  let timeline: Timeline | null = null
  return (at) => {
    timeline ??= walkBefore(input, changes, day)
    return releaseOf(timeline.runOf[at] as Run)
  }
}
