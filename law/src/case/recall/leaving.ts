import { type Day, later } from '../../calendar/day.ts'
import { dayOfLeaving, type Leaving } from '../../sentence/leaving.ts'
import type { Recalled } from '../answer.ts'
import { type GovernedSentence, idOf } from '../governed-sentence.ts'

/** The day of leaving after a recall. The days in custody that the practice counts are all those since the sentence, so those
 *  before the first release come before the return; nobody leaves before the return. */
export function leavingAfterRecall(
  { run, recall }: Recalled,
  parts: readonly GovernedSentence[],
): Leaving | null {
  const { start, release, recalled, totalDays, sentenceIds } = run
  const back = recall.returnDate
  const served = recalled.firstRelease === null ? 0 : recalled.firstRelease - start + 1
  const isChild = parts.some((part) => part.sentence.age === 'child' && sentenceIds.includes(idOf(part)))
  const leaving = dayOfLeaving({
    start: back === null ? start : ((back - served) as Day),
    totalDays: totalDays as number,
    release,
    isChild,
  })
  if (leaving === null || back === null) return leaving
  const usual = later(back, leaving.usual)
  return usual === release ? null : { ...leaving, latest: later(back, leaving.latest), usual }
}
