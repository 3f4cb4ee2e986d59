import type { CaseAnswer, CaseRun } from './answer.ts'

/** The run that decides the release: beside a recall that ends sooner, the one that keeps the person longer. */
export const decidingRun = ({ runs, decidedBy, recalled }: CaseAnswer): CaseRun =>
  (recalled?.decides === 'recall' ? null : recalled?.other) ??
  (runs.find(({ sentenceIds }) => sentenceIds[0] === decidedBy.release[0]) as CaseRun)
