import { type Day, later } from '../../calendar/day.ts'
import type { GovernedSentence } from '../governed-sentence.ts'
import { leadersOf, type Run } from '../run.ts'
import { releaseOf } from '../run-days.ts'
import { figuresOf } from './figures.ts'
import { isRunOfOrders, isTrainingOrder } from './kinds.ts'

/** Whether a sentence made consecutive to a run takes effect "at the time when the offender would otherwise be released": an order after
 *  section 250 detention (Sentencing Code, section 237(4)), or a sentence after an order (sections 253(2), 257(2), 270(2)). It is a run of
 *  its own. */
export const takesEffectOnRelease = (part: GovernedSentence, run: Run): boolean =>
  isTrainingOrder(part) !== isRunOfOrders(run)

/** Lays the following runs from the day of release, which is in both: that time is on it. What moves the release moves them. */
export function layFollowing(runs: readonly Run[]): void {
  for (const run of runs) {
    if (!run.isFollowing) continue
    const { startDate: passed } = (run.parts[0] as GovernedSentence).sentence
    run.start = leadersOf(run).reduce<Day>((day, leader) => later(day, releaseOf(leader)), passed)
    run.figures = figuresOf(run)
  }
}
