import type { Day } from '../../calendar/day.ts'
import type { Change } from '../change.ts'
import { type Run, releaseOf } from '../run.ts'
import { walk } from '../walk.ts'
import type { Course, Walked } from '../walked.ts'

/** The case up to a day, as if there had been no recall and nothing had come after it. */
export function walkBefore(course: Course, changes: readonly Change[], day: Day): Walked {
  const until: Course = {
    ...course,
    parts: course.parts.filter(({ sentence }) => sentence.start < day),
    awards: course.awards.filter((award) => award.day < day),
    atLarge: course.atLarge.filter(({ first }) => first < day),
    recall: null,
  }
  return walk(until, changes)
}

/** The release that was due under each sentence, by its number in the case, had there been no recall: found when it is first
 *  needed. A person on a curfew is reached by a change of law as one in prison is (Sentencing Act 2026, section 23(12)). */
export function dueWithoutRecall(course: Course, changes: readonly Change[], day: Day): (at: number) => Day {
  let walked: Walked | null = null
  return (at) => {
    walked ??= walkBefore(course, changes, day)
    return releaseOf(walked.runOf[at] as Run)
  }
}
