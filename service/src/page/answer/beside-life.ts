import type { CaseAnswer, CaseRun } from '@requisite/law'

/** The last of some runs to be released. */
const lastOf = (runs: readonly CaseRun[]): CaseRun | undefined =>
  [...runs].sort((a, b) => b.release - a.release)[0]

/** The runs with a minimum term, and those with a fixed one beside them. */
export function runsBesideLife({ runs, sentences }: CaseAnswer): {
  readonly minimum: CaseRun | undefined
  readonly fixed: CaseRun | undefined
} {
  const ids = sentences
    .filter(({ regime }) => regime.released === 'after a minimum term')
    .map(({ sentence }) => sentence.id)
  const isMinimum = ({ sentenceIds }: CaseRun): boolean => sentenceIds.some((id) => ids.includes(id))
  const own = runs.filter(({ recalled }) => recalled === null)
  return {
    minimum: lastOf(own.filter(isMinimum)) ?? lastOf(runs.filter(isMinimum)),
    fixed: lastOf(own.filter((run) => !isMinimum(run))),
  }
}

/** The sentences of which the Parole Board waits for the end, where it alone decides: those with the minimum term, or a fixed term
 *  that holds the person longer. */
export const boardWaitsFor = (answer: CaseAnswer, heldBy: readonly string[] | null): readonly string[] =>
  heldBy ?? runsBesideLife(answer).minimum?.sentenceIds ?? []
