import type { Day } from '../../calendar/day.ts'
import type { Run } from '../../custody/run.ts'
import type { Leaving } from '../../sentence/leaving.ts'
import { recallKinds } from '../../tables/recall-types.ts'
import type { CaseRun, CaseTotals, Recalled } from '../answer.ts'
import { addEnds, automaticLaw, pointLaw, releaseDay } from '../dates.ts'
import { type KeyDay, leavingDays } from '../key-days.ts'

/** Every date after a recall with its letters: the latest of the recalled runs and the latest of the others, also the one that
 *  does not decide, in the order of their days. */
export function datesAfterRecall(
  recalled: Recalled,
  runs: readonly CaseRun[],
  timeline: readonly Run[],
  whole: CaseTotals,
  leaving: Leaving | null,
): readonly KeyDay[] {
  const { run, other } = recalled
  const { decides } = recalled
  const named =
    runs.length === 1
      ? {}
      : { of: { sentenceIds: run.sentenceIds, decides: decides !== 'other', isRecalled: true as const } }
  const dates: KeyDay[] = []
  const after: KeyDay = { ...recallDay(recalled, runs, timeline[runs.indexOf(run)] as Run), ...named }
  if (other === null) dates.push(after)
  else {
    const walkedOther = timeline[runs.indexOf(other)] as Run
    if (whole.paroleEligibility !== null)
      dates.push({ form: 'PED', date: whole.paroleEligibility, law: pointLaw(walkedOther) })
    const ofOther = {
      ...releaseDay(otherType(other, runs), other, automaticLaw(walkedOther), walkedOther),
      of: { sentenceIds: other.sentenceIds, decides: decides !== 'recall' },
    }
    dates.push(...(run.release <= other.release ? [after, ofOther] : [ofOther, after]))
  }
  dates.push(...leavingDays(whole.release as Day, leaving))
  addEnds(dates, whole, runs)
  return dates
}

/** The day on which the recall lets the person go: where release stays where it was, the first release day. */
function recallDay({ run, recall }: Recalled, runs: readonly CaseRun[], walked: Run): KeyDay {
  const { until } = run.recalled
  const { law } = recallKinds[until === 'the end' ? 'standard' : recall.type]
  const date = run.release
  if (until === 'the end') return { form: 'PRRD, standard recall', date, law }
  if (until === 'a fixed term') return { form: 'PRRD', date, law }
  return releaseDay(otherType(run, runs), run, [...law, ...automaticLaw(walked)], walked)
}

/** On licence where any licence runs when the other sentences let the person go. */
const otherType = ({ release, releaseType }: CaseRun, runs: readonly CaseRun[]): 'CRD' | 'ARD' =>
  releaseType === 'CRD' || runs.some(({ licenceEnd }) => licenceEnd !== null && licenceEnd >= release)
    ? 'CRD'
    : 'ARD'
