import { addDays, type Day } from '../calendar/day.ts'
import { countedDays, nobodyPassed } from '../tables/changes-of-law.ts'
import type { AwayBy } from '../tables/other-custody.ts'
import type { StagedChange } from './change.ts'
import { isOfLicence } from './minimum-term.ts'
import type { Run } from './run.ts'
import { releaseOf } from './run-days.ts'
import type { TimelineInput } from './timeline.ts'

/** Days on which a person was not in custody under a sentence, and by what they were away; null: otherwise, or not told. */
interface Away {
  readonly from: number
  readonly to: number
  readonly by: AwayBy | null
}

/** Away from a run: since it was left, as it was told, until the return on a recall from it; and while removed. */
function awayFrom(run: Run, { atLarge, recall, returned }: TimelineInput): readonly Away[] {
  const { told } = run.group
  const removed = atLarge.map(({ fromDate, toDate, why }) => ({ from: fromDate, to: toDate, by: why }))
  if (told === null) return removed
  const back = recall === null || run.recalled !== null ? returned : null
  const to = back === null ? Number.POSITIVE_INFINITY : back - 1
  return [...removed, { from: addDays(told.toDate, 1), to, by: told.how }]
}

/** By what a person was out of prison on the day that counts, where a change of law for that reason does not reach a run; null where it
 *  may. */
export function passedBy(
  run: Run,
  { layer: { change }, from }: StagedChange,
  stageDay: Day,
  input: TimelineInput,
): AwayBy | null {
  const { on, by: ways } = change?.passesBy ?? nobodyPassed
  const counted = countedDays(on, from, stageDay)
  const isOver = ({ from, to, by }: Away): boolean =>
    by !== null && ways.includes(by) && from <= counted.toDate && to >= counted.fromDate
  return awayFrom(run, input).find(isOver)?.by ?? null
}

/** Whether a run no longer keeps the person: they were let out from it before its day, as it was told, not on a curfew of which the
 *  licence ends with the next sentence, and were not recalled; and they are in prison for what came later (section 263(1)(b)). */
export function isLeft(run: Run, runs: readonly Run[]): boolean {
  const { group, recalled } = run
  const { told } = group
  return (
    told !== null &&
    recalled === null &&
    (told.how !== 'curfew' || told.isNotRevoked === true) &&
    told.toDate < releaseOf(run) &&
    isBeforeAnother(run, runs)
  )
}

/** Whether another time in custody came after that of a run. */
const isBeforeAnother = ({ group: { number } }: Run, runs: readonly Run[]): boolean =>
  runs.some((other) => other.group.number > number && !isOfLicence(other))
