import type { Day } from '../../calendar/day.ts'
import { changesOfLaw } from '../../tables/changes-of-law.ts'
import type { Recall } from '../case.ts'
import type { StagedChange } from '../change.ts'
import type { Run } from '../run.ts'
import { releaseOf } from '../run-days.ts'
import type { ChosenStage } from '../timeline.ts'
import { dayAfterAtLarge } from './recall-to-return.ts'
import { isOut } from './recalled-run.ts'
import type { TimelineRecall } from './recalled-state.ts'

const { fortyPerCent, progressionModel } = changesOfLaw

/** Whether the person, recalled before, was still at large on the eve of the Act of 2026, which reaches whoever was in custody or on a
 *  curfew on that day (section 23(12)). Told another number of days at large, nobody knows on which of them they were. */
export const wasAtLargeOnEve = ({
  recallDate,
  unlawfullyAtLargeDays: away,
  isStaged,
  ...rest
}: Recall): boolean =>
  isStaged === undefined &&
  away === null &&
  recallDate !== null &&
  recallDate < progressionModel.begins.day &&
  (dayAfterAtLarge(rest) ?? Number.NEGATIVE_INFINITY) >= progressionModel.begins.day

/** Whether a change of law passes by whoever was recalled: the stages of 2026, for somebody at large when they began. */
export const passesBy = (change: StagedChange, recall: Recall): boolean =>
  change.layer.change === progressionModel && wasAtLargeOnEve(recall)

/** Whether a recall from a curfew shows that a change of law did not move a run. One-half stays for somebody who was out, having
 *  been released on a curfew, on the day of a stage of 2024 (SI 2024/844, article 3(4) and (5)): at large since the recall, or still
 *  on the curfew after the day on which the change would have let them go. */
export function isRefuted(
  run: Run,
  recall: TimelineRecall | null,
  { change, stage }: ChosenStage,
  move: (run: Run) => void,
): boolean {
  // How the person left was told: nothing need be inferred.
  if (run.recalled?.keepsRelease !== true || (run.group.told?.how ?? null) !== null) return false
  const { day, recall: told } = recall as TimelineRecall
  const back = dayAfterAtLarge(told)
  if (isOut(run)) return change.layer.change === fortyPerCent && back !== null && back > stage.day
  if (day === null || releaseOf(run) <= day) return false
  const { points, parolePoints, conversions } = run
  const moved: Run = {
    ...run,
    points: [...points],
    parolePoints: [...parolePoints],
    conversions: [...conversions],
  }
  move(moved)
  return releaseOf(moved) <= (day as Day)
}
