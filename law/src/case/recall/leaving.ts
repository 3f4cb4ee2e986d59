import { type Day, later } from '../../calendar/day.ts'
import type { Run } from '../../custody/run.ts'
import { releaseOf } from '../../custody/run-days.ts'
import { dayOfLeaving, type Leaving } from '../../sentence/leaving.ts'
import type { Recalled } from '../answer.ts'

/** The day of leaving after a recall, which decides by this run. The days in custody that the practice counts are all those since
 *  the sentence, so those before the first release come before the return; nobody leaves before the return. */
export function leavingAfterRecall(
  { run: { release }, recall }: Recalled,
  run: Run,
  dateOfBirth: Day | null,
): Leaving | null {
  const { start, figures, parts } = run
  const back = recall.returnToCustodyDate
  const served = releaseOf(run) - start + 1
  const leaving = dayOfLeaving({
    start: back === null ? start : ((back - served) as Day),
    totalDays: figures.total as number,
    release,
    isChild: parts.some(({ sentence }) => sentence.ageAtConviction === 'child'),
    born: dateOfBirth ?? undefined,
  })
  if (leaving === null || back === null) return leaving
  const usual = later(back, leaving.usual)
  if (usual === release) return null
  const other = leaving.otherwise === null ? usual : later(back, leaving.otherwise)
  return {
    ...leaving,
    latest: later(back, leaving.latest),
    usual,
    otherwise: other === usual ? null : other,
  }
}
