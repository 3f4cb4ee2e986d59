import type { Layer } from '../tables/layers.ts'
import { pointOf, type Regime, regimeOf } from '../tables/regimes.ts'
import { type Classified, classify } from './classify.ts'
import { type Dates, datesAt, withinTerm } from './dates.ts'
import type { Question } from './question.ts'

/** One sentence worked out, before anything is said about it: which rules, which release point, which dates. */
export interface SentenceResult {
  readonly question: Question
  readonly classified: Classified
  readonly regime: Regime
  readonly point: Layer
  readonly dates: Dates
}

/** Works a sentence out at the release point that was asked for, before or after the Act. */
export function workedAtPoint(question: Question): SentenceResult {
  const classified = classify(question)
  const regime = regimeOf(classified.regimeId)
  const point = pointOf(regime, question.postCommencement)
  return {
    question,
    classified,
    regime,
    point,
    dates: withinTerm(question, datesAt(question, point.fraction, regime)),
  }
}
