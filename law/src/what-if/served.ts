import { lengthBounds } from '../facts/bounds.ts'
import { isServed, type WorkOut } from './worked.ts'

/** The longest length in whole months from which release is on the day of sentence; null where it is not even from a month. A longer
 *  length has no fewer days to serve, so that halving finds it. */
export function servedMonths(workOut: WorkOut): number | null {
  let served = 0
  let unserved = lengthBounds.months + 1
  while (unserved - served > 1) {
    const middle = (served + unserved) >> 1
    if (isServed(workOut(middle))) served = middle
    else unserved = middle
  }
  return served === 0 ? null : served
}
