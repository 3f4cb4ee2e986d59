import { type Calculation, calculate } from './calculate.ts'
import { type Classified, classify } from './classify.ts'
import { type Asked, ask, type Question, type Refusal } from './question.ts'
import { pointOf, type Regime, type ReleasePoint, regimeOf } from './regimes.ts'
import type { Warning } from './warning-texts.ts'
import { warnings } from './warnings.ts'

/** The answer to one question: which rules, which dates, and what else must be known. */
export interface Answer {
  readonly question: Question
  readonly classified: Classified
  readonly regime: Regime
  readonly point: ReleasePoint
  readonly dates: Calculation
  readonly warnings: readonly Warning[]
}

/** Answers a question that is known to be within its bounds. */
export function answer(question: Question): Answer {
  const classified = classify(question)
  const regime = regimeOf(classified.regimeId)
  const point = pointOf(regime, question.postCommencement)
  const dates = calculate(question, point)
  return {
    question,
    classified,
    regime,
    point,
    dates,
    warnings: warnings(question, classified, regime, dates),
  }
}

/** Answers a question as a caller gives it, or says, field by field, why it cannot be answered. */
export function releaseOf(asked: Asked): Answer | { readonly refusals: readonly Refusal[] } {
  const checked = ask(asked)
  return 'question' in checked ? answer(checked.question) : checked
}
