import { groupedDigits } from '../progress.ts'

/** Fewer than this could be somebody that a reader knows. */
const fewest = 5

/** A count that tells nothing of one person: to the nearest five, so that no small one can be worked out from a total and the
 *  others; 0 where it is small. */
export const rounded = (count: number): number => (count < fewest ? 0 : fewest * Math.round(count / fewest))

/** The same in words. */
export const countInWords = (count: number): string =>
  count === 0 ? '0' : count < fewest ? `under ${fewest}` : groupedDigits(rounded(count))

/** Whether there are enough of them for an average. */
export const areEnough = (count: number): boolean => count >= fewest
