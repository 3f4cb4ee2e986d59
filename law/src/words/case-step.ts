import type { Source } from '../tables/provisions.ts'
import type { ExplainedStep } from './explanation.ts'

/** One line of the explanation of a case, with the sentences it is about. */
export interface ExplainedCaseStep extends ExplainedStep {
  readonly sentenceIds: readonly string[]
}

/** A step with what it says. */
export const step = (
  sentenceIds: readonly string[],
  id: string,
  title: string,
  working: string,
  result: string,
  law: readonly Source[],
): ExplainedCaseStep => ({ id, title, working, result, law, sentenceIds })
