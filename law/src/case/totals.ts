import { idOf } from '../custody/governed-sentence.ts'
import {
  type AfterMinimumTerms,
  afterMinimumTerms,
  type HalfOf,
  isOfWholeLife,
} from '../custody/minimum-term.ts'
import type { Run } from '../custody/run.ts'
import type { CaseTotals } from './governing-run.ts'

const idsOf = ({ parts }: Run): readonly string[] => parts.map(idOf)

const nothing = { release: null, releaseType: null, end: null, endType: null, licenceEnd: null } as const

/** What life and public protection make of a case; null where there is neither. */
export function totalsAfterMinimumTerms(runs: readonly Run[], halfOf: HalfOf): CaseTotals | null {
  const forLife = runs.filter(isOfWholeLife)
  if (forLife.length > 0)
    return {
      ...nothing,
      releaseBasis: 'none',
      paroleEligibility: null,
      paroleMovedBy: null,
      decidedBy: { release: forLife.flatMap(idsOf), end: [] },
    }
  const indeterminate = afterMinimumTerms(runs, halfOf)
  return indeterminate === null ? null : wholeAfterMinimumTerms(indeterminate)
}

/** After a minimum term nothing is automatic, and nothing ends. */
function wholeAfterMinimumTerms({ minimum, day, movedBy }: AfterMinimumTerms): CaseTotals {
  return {
    ...nothing,
    releaseBasis: 'parole only',
    paroleEligibility: day,
    paroleMovedBy: movedBy === null ? null : idsOf(movedBy),
    decidedBy: { release: idsOf(movedBy ?? minimum), end: [] },
  }
}
