import type { Day } from '../../calendar/day.ts'
import { changesOfLaw } from '../../tables/changes-of-law.ts'
import type { Run } from '../run.ts'
import { releaseOf } from '../run-days.ts'
import type { Chosen } from '../timeline.ts'
import { isOut } from './recalled-run.ts'
import type { TimelineRecall } from './recalled-state.ts'

/** Whether a recall from a curfew shows that a change of law did not move a run. One-half stays for somebody who was out, having
 *  been released on a curfew, on the day of a stage of 2024 (SI 2024/844, article 3(4) and (5)): at large since the recall, or still
 *  on the curfew after the day on which the change would have let them go. */
export function isRefuted(
  run: Run,
  recall: TimelineRecall | null,
  { change, stage }: Chosen,
  move: (run: Run) => void,
): boolean {
  if (run.recalled?.keepsRelease !== true) return false
  const { day, recall: told } = recall as TimelineRecall
  if (isOut(run))
    return (
      change.layer.change === changesOfLaw.fortyPerCent &&
      told.returnToCustodyDate !== null &&
      told.returnToCustodyDate > stage.day
    )
  if (day === null || releaseOf(run) <= day) return false
  const { points, parolePoints, conversions } = run
  const moved: Run = {
    ...run,
    ...{ points: [...points], parolePoints: [...parolePoints], conversions: [...conversions] },
  }
  move(moved)
  return releaseOf(moved) <= (day as Day)
}
