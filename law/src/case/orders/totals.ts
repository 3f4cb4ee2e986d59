import type { CaseRun } from '../answer.ts'
import {
  besideOrders,
  type CaseTotals,
  endingRun,
  governingRun,
  lastLicence,
  noParole,
  wholeOfRuns,
} from '../governing-run.ts'

/** What the runs of a case give together. Orders stand beside the others, which are figured as if there were none; nobody need be
 *  released from either until release is due from each (Sentencing Code, sections 244 and 245), so that the later day decides. */
export function wholeOfCase(runs: readonly CaseRun[]): CaseTotals {
  const others = besideOrders(runs)
  if (others.length === runs.length) return wholeOfRuns(runs)
  const order = governingRun(runs.filter(({ isOrder }) => isOrder))
  const ending = endingRun(runs)
  const end = { end: ending?.end ?? null, endType: ending?.endType ?? null }
  const endIds = ending?.sentenceIds ?? []
  const ofOrder = {
    release: order.release,
    releaseType: 'MTD',
    decidedBy: { release: order.sentenceIds, end: endIds },
  } as const
  if (others.length === 0)
    return { ...noParole, ...end, ...ofOrder, releaseBasis: 'automatic', licenceEnd: null }
  const whole = wholeOfRuns(others)
  const { release } = governingRun(others)
  const licence = lastLicence(others)
  const licenceEnd = end.endType === 'SED' && licence !== null && licence >= release ? licence : null
  const decidedBy = { release: whole.decidedBy.release, end: endIds }
  const both = { ...whole, ...end, licenceEnd, decidedBy }
  return order.release > release ? { ...both, ...ofOrder } : both
}
