import { addDays } from '../../calendar/day.ts'
import type { Recall, TimeAtLarge } from '../case.ts'

/** The days at large between recall and return: those two days themselves are not counted (section 254(6)). */
export const daysBetween = ({
  unlawfullyAtLargeDays: atLargeDays,
  recallDate,
  returnToCustodyDate: returnDate,
}: Recall): number =>
  atLargeDays ?? (recallDate === null || returnDate === null ? 0 : Math.max(0, returnDate - recallDate - 1))

/** Those days as one more time at large: from the day after the recall or, where that is not known, back from the last of them.
 *  Null where there are none, or no day of them is known. */
export function timeBetween(recall: Recall): TimeAtLarge | null {
  const { recallDate, returnToCustodyDate: returnDate, lastDayUnlawfullyAtLarge: lastDayAtLarge } = recall
  const days = daysBetween(recall)
  const last = lastDayAtLarge ?? (returnDate === null ? null : addDays(returnDate, -1))
  if (days === 0) return null
  if (recallDate !== null)
    return { fromDate: addDays(recallDate, 1), toDate: last ?? addDays(recallDate, days), why: null, days }
  return last === null ? null : { fromDate: addDays(last, 1 - days), toDate: last, why: null, days }
}
