import { addDays, type Day, earlier, later } from '../../calendar/day.ts'
import { days } from '../../tables/days.ts'
import { licenceOf } from '../licence.ts'
import type { Run } from '../run.ts'
import { creditOfRun, creditUsedByRelease, endOf, isRunAtLeast, releaseOf } from '../run-days.ts'
import { sentencesOfRun } from '../sentences-of-run.ts'
import { type FixedTerm, uncutDay } from './fixed-term.ts'
import type { RecalledState, TimelineRecall } from './recalled-state.ts'

/** A run the recall is from. */
export interface RecalledRun extends Run {
  readonly recalled: RecalledState
}

export const isRecalledRun = (run: Run): run is RecalledRun => run.recalled !== null

/** Out of its group: the recall shows that the person had been released (sections 263(1)(b) and 264(1)(b)). */
export const isOut = ({ recalled }: Run): boolean => recalled !== null && recalled.addedBefore !== null

/** Whether changes of law no longer reach a run: it is out, and its first release in the past. */
export const isPastChanges = (run: Run): boolean => isOut(run) && !isOfFirstRelease(run)

/** Whether a run lets the person go at its release point: it was not recalled, or the recall left release where it was. */
export const isOfFirstRelease = ({ recalled }: Run): boolean => recalled === null || recalled.keepsRelease

/** The end of a recalled run, which is refused where its length is not known: that of its sentences, for a committal in the chain
 *  has no licence. Where nothing was left of it, the day on which the person came back. */
export function recalledEnd(run: RecalledRun): Day {
  const { letOut, isDayByDay } = run.recalled
  return letOut ?? (isDayByDay ? endDayByDay(run) : endWithAllCredit(run))
}

/** From the recall on every day of credit counts, used or not (sections 240ZA(3) and 241(1)). */
export const endWithAllCredit = (run: RecalledRun): Day => endOf(sentencesOfRun(run)) as Day

/** The end of the sentences of a run by the credit that the first release had used (docs/decisions/0006). */
function endBeforeRecall(run: RecalledRun): Day {
  const sentences = sentencesOfRun(run)
  return endOf(sentences, creditUsedByRelease(sentences)) as Day
}

/** The end of the licence as it stood until the recall: some licences end before the sentences do. */
export function licenceEndOf(run: RecalledRun): Day {
  const end = endBeforeRecall(run)
  return licenceOf(sentencesOfRun(run), end).licenceEnd ?? end
}

/** The end of the licence since the recall: that of the sentences (section 249); in a chain under 12 months that has terms for older
 *  offences, what section 264B leaves. */
export function lastLicenceDay(run: RecalledRun): Day {
  const end = recalledEnd(run)
  const sentences = sentencesOfRun(run)
  return isRunAtLeast(sentences, 1) ? end : earlier(end, licenceOf(sentences, end).licenceEnd ?? end)
}

/** The end if each day of the fixed term takes one unused day with it: the term is over when both have used up what was left. */
function endDayByDay(run: RecalledRun): Day {
  const end = endBeforeRecall(run)
  const { term } = run.recalled
  if (term === null) return end
  const sentences = sentencesOfRun(run)
  const unused = creditOfRun(sentences) - creditUsedByRelease(sentences)
  const left = end - term.first + 1
  const served = Math.max(Math.ceil(left / 2), left - unused)
  const last = earlier(uncutDay(term), addDays(term.first, served - 1))
  return later(last, addDays(end, -Math.min(unused, last - term.first + 1)))
}

/** The run was over before a recall could become one of 56 days, so that the standard recall stood. */
export const isStanding = (run: RecalledRun): boolean =>
  run.recalled.term?.isConverted === true && recalledEnd(run) <= days.fixedTermOf56Days.day

/** The fixed term of a run; null where nothing is automatic before its end. */
export const termOf = (run: RecalledRun): FixedTerm | null => (isStanding(run) ? null : run.recalled.term)

/** The last day in custody after the recall, if only this run counted: never past its own end (section 249). Where release stays
 *  where it was, a stage can have come while the person was at large. */
export function releaseAfterRecall(run: RecalledRun): Day {
  if (run.recalled.keepsRelease)
    return run.lastAtLarge === null ? releaseOf(run) : later(releaseOf(run), addDays(run.lastAtLarge, 1))
  const term = termOf(run)
  if (term !== null) return earlier(uncutDay(term), recalledEnd(run))
  return run.recalled.isToLicenceEnd ? lastLicenceDay(run) : recalledEnd(run)
}

/** The runs beside a recall that had not let go when the person came back; all of them where no day is known. */
export function stillHeld(
  runs: readonly Run[],
  { recall: { recallDate, returnToCustodyDate } }: Pick<TimelineRecall, 'recall'>,
): readonly Run[] {
  const back = returnToCustodyDate ?? recallDate ?? Number.NEGATIVE_INFINITY
  return runs.filter((run) => !isRecalledRun(run) && releaseOf(run) >= back)
}
