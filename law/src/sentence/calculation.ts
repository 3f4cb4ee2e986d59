import type { Layer } from '../tables/layers.ts'
import { pointOf, type Regime, regimeOf } from '../tables/regimes.ts'
import type { Warning } from '../tables/warnings.ts'
import { type Classified, classify } from './classify.ts'
import { type Dates, datesAt, withinTerm } from './dates.ts'
import { type Asked, ask, type Question, type Refusal } from './question.ts'
import { warningsOf } from './warnings.ts'

/** One sentence worked out: which rules, which release point, which dates, and what else must be known. */
export interface Calculation {
  readonly question: Question
  readonly classified: Classified
  readonly regime: Regime
  readonly point: Layer
  readonly dates: Dates
  readonly warnings: readonly Warning[]
}

/** Works a sentence out at the release point that was asked for, before or after the Act. */
export function calculation(question: Question): Calculation {
  const classified = classify(question)
  const regime = regimeOf(classified.regimeId)
  const point = pointOf(regime, question.postCommencement)
  const dates = withinTerm(question, datesAt(question, point.fraction, regime))
  const asked = question.postCommencement ? 'after' : 'before'
  const warnings = warningsOf(question, classified, regime, point, dates, asked)
  return { question, classified, regime, point, dates, warnings }
}

/** The same for a question as a caller gives it, or, field by field, why it cannot be worked out. */
export function calculationOf(asked: Asked): Calculation | { readonly refusals: readonly Refusal[] } {
  const checked = ask(asked)
  return 'question' in checked ? calculation(checked.question) : checked
}
