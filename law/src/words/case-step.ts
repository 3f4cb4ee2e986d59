import { cja2003, policyFramework, type Source } from '../tables/provisions.ts'
import type { ExplainedStep } from './explanation.ts'

/** One line of the explanation of a case, with the sentences it is about. */
export interface ExplainedCaseStep extends ExplainedStep {
  readonly sentenceIds: readonly string[]
}

/** The provisions by which a sentence or a chain has its length. */
export const chainLaw = [
  cja2003('264(2)'),
  policyFramework('length of consecutive sentences (formerly PSI 03/2015, paragraph 5.5)'),
]

/** A step with what it says. */
export const step = (
  sentenceIds: readonly string[],
  id: string,
  title: string,
  working: string,
  result: string,
  law: readonly Source[],
): ExplainedCaseStep => ({ id, title, working, result, law, sentenceIds })
