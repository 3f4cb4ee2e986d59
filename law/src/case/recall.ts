import { addDays, type Day, earlier, later } from '../calendar/day.ts'
import { days } from '../tables/days.ts'
import { recallKinds } from '../tables/recall-types.ts'
import { recallStaging, type Stage } from '../tables/stages.ts'
import type { AtLarge, Recall } from './case.ts'

/** What a date after a recall is worked out from. The part of the sentence that is served before the first release is not
 *  among it. */
export interface Recallable {
  readonly start: Day
  /** The days of the whole sentence or chain, with any extension. */
  readonly totalDays: number
  /** Every day of remand and tagged bail, also those that the first release could not use (sections 240ZA(3), 240A). */
  readonly credit: number
  readonly recall: Recall
  /** Other times at large, in order and apart. */
  readonly atLarge: readonly AtLarge[]
}

/** The numbers of a recall, and the two days that they give. */
export interface AfterRecall {
  /** Days at large between recall and return, at other times before the return, and since. */
  readonly between: number
  readonly otherwise: number
  readonly since: number
  /** How many of the other times at large began after the sentence was over, and count for nothing. */
  readonly idle: number
  readonly lastAtLarge: Day | null
  readonly endBeforeCredit: Day
  /** The end as it stood when the person was recalled, and as the days at large since then move it. */
  readonly endAtRecall: Day
  readonly end: Day
  /** The last day of the fixed term, with the days at large since; null where there is none. */
  readonly counted: Day | null
  readonly stage: Stage | null
  readonly stood: boolean
  /** The day with the stage and the added days, before the end of the sentence cuts it; null where there is no fixed term. */
  readonly uncut: Day | null
  readonly release: Day
}

/** The days at large between recall and return: those two days themselves are not counted (section 254(6)). */
export const daysBetween = ({ atLargeDays, recallDate, returnDate }: Recall): number =>
  atLargeDays ?? (recallDate === null || returnDate === null ? 0 : Math.max(0, returnDate - recallDate - 1))

const lengthOf = ({ first, last }: AtLarge): number => last - first + 1

/** Whether a time at large came after the return. */
const isSince = ({ returnDate }: Recall, { first }: AtLarge): boolean =>
  returnDate !== null && first >= returnDate

/** The last day at large before the return: given, or the eve of the return. */
const lastBetween = (recall: Recall): Day | null =>
  daysBetween(recall) === 0
    ? null
    : (recall.lastDayAtLarge ?? (recall.returnDate === null ? null : addDays(recall.returnDate, -1)))

/** Works out the end of the sentence and the date after a recall. Days at large do not count as served (Prison Act 1952,
 *  section 49(2)): they move the end, and those since the return the fixed term too. */
export function afterRecall(given: Recallable): AfterRecall {
  const { start, totalDays, credit, recall, atLarge } = given
  const between = daysBetween(recall)
  const endBeforeCredit = addDays(start, totalDays - 1)
  let end = addDays(endBeforeCredit, between + recall.atLargeAfterReturn - credit)
  let since = recall.atLargeAfterReturn
  let otherwise = 0
  let idle = 0
  let last = lastBetween(recall)
  for (const period of atLarge) {
    if (period.first > later(start, end) + 1) {
      idle++
      continue
    }
    const length = lengthOf(period)
    end = addDays(end, length)
    last = last === null ? period.last : later(last, period.last)
    if (isSince(recall, period)) since += length
    else otherwise += length
  }
  const floor = last === null ? start : later(start, addDays(last, 1))
  const moved = later(end, floor)
  return {
    ...{ between, otherwise, since, idle, endBeforeCredit },
    lastAtLarge: last,
    endAtRecall: later(start, addDays(endBeforeCredit, otherwise - credit)),
    end: moved,
    ...fixedTerm(given, moved, since),
  }
}

/** Sections 255B and 255BA: a number of days that begins with the day of return, never past the end of the sentence. Credit does
 *  not shorten it (sections 240ZA(6), 240A(3B)); days added since the return come on top (section 257). */
function fixedTerm(
  given: Recallable,
  end: Day,
  since: number,
): Pick<AfterRecall, 'counted' | 'stage' | 'stood' | 'uncut' | 'release'> {
  const { recall } = given
  const { days: term } = recallKinds[recall.type]
  const stood = isOverBefore56(recall, end)
  if (term === null || recall.returnDate === null || stood)
    return { counted: null, stage: null, stood, uncut: null, release: end }
  const counted = addDays(recall.returnDate, term - 1 + since)
  const stage = stageOf(given)
  const held = stage === null ? counted : later(counted, stage.day)
  const uncut = addDays(held, recall.addedAfterReturn)
  return { counted, stage, stood, uncut, release: earlier(uncut, end) }
}

/** A recall of 56 days that began before there were any: a standard one that became such on the first day of the change. */
const isConverted = ({ type, returnDate, recallDate }: Recall): boolean =>
  type === 'fixed_term_56' &&
  returnDate !== null &&
  returnDate <= days.fixedTermOf56Days.day &&
  (recallDate === null || recallDate < days.fixedTermOf56Days.day)

/** The sentence was over by the first day of the change, so that the standard recall stood. */
const isOverBefore56 = (recall: Recall, end: Day): boolean =>
  isConverted(recall) && end <= days.fixedTermOf56Days.day

/** The stage of a recall that became one of 56 days, by the length of the sentence. */
function stageOf({ recall, start, totalDays }: Recallable): Stage | null {
  if (!isConverted(recall) || start >= days.fixedTermOf56Days.day) return null
  const isLongEnough = ({ upToDays }: Stage): boolean => upToDays === null || totalDays <= upToDays
  return recallStaging.stages.find(isLongEnough) as Stage
}
