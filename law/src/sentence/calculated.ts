import type { Warning } from '../tables/warnings.ts'
import { type Alternative, alternativesOf } from './alternatives.ts'
import type { Question } from './question.ts'
import { resultAtPoint, type SentenceResult } from './sentence-result.ts'
import { warningsOf } from './warnings.ts'

/** One sentence worked out: which rules, which release point, which dates, and what else must be known. */
export interface Calculation extends SentenceResult {
  readonly warnings: readonly Warning[]
  /** Where the date rests on something that is not published, is disputed or was not said: the rivals. */
  readonly alternatives: readonly Alternative[]
}

/** Works a sentence out at the release point that was asked for, before or after the Act. */
export function calculation(question: Question): Calculation {
  const worked = resultAtPoint(question)
  const alternatives = alternativesOf(worked)
  const warnings = warningsOf(worked, question.postCommencement ? 'after' : 'before', 'alone', alternatives)
  return { ...worked, warnings, alternatives }
}
