import { addDays, type Day } from '../../calendar/day.ts'
import type { Recall, TimeAtLarge } from '../case.ts'

type ReturnFacts = Pick<Recall, 'recallDate' | 'returnToCustodyDate' | 'lastDayUnlawfullyAtLarge'>

/** The day to which days at large are counted: of the return or, where that is not told, the one after the last of them. */
export const dayAfterAtLarge = ({
  returnToCustodyDate: returnDate,
  lastDayUnlawfullyAtLarge: last,
}: Omit<ReturnFacts, 'recallDate'>): Day | null => returnDate ?? (last === null ? null : addDays(last, 1))

/** The days that lie between recall and return: those two days themselves are not counted (section 254(6)). Null where they are not
 *  both known. */
export function daysOfGap(told: ReturnFacts): number | null {
  const { recallDate } = told
  const back = dayAfterAtLarge(told)
  return recallDate === null || back === null ? null : Math.max(0, back - recallDate - 1)
}

/** The days at large between recall and return: as given, or as many as lie between. */
export const daysBetween = (recall: Recall): number => recall.unlawfullyAtLargeDays ?? daysOfGap(recall) ?? 0

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
