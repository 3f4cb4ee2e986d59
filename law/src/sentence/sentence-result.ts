import type { Day } from '../calendar/day.ts'
import { standardKinds } from '../tables/kinds.ts'
import type { Layer } from '../tables/layers.ts'
import { pointOf, type Regime, regimeOf } from '../tables/regimes.ts'
import { type Classification, classify } from './classify.ts'
import { type Dates, datesAt, withinTerm } from './dates.ts'
import type { Question } from './question.ts'

/** One sentence worked out, before anything is said about it: which rules, which release point, which dates. */
export interface SentenceResult {
  readonly question: Question
  readonly classified: Classification
  readonly regime: Regime
  readonly point: Layer
  readonly dates: Dates
  /** The release day where added days take it past the custodial term, which the dates end with. */
  readonly lawful: Day
}

/** Where a sentence ends. One under section 247A that is an ordinary one ends with its term: named as such, and not as an extended or
 *  special one, or said to have no extension. */
export function endsOf(
  { sentenceType, inCase }: Question,
  { chosenBy }: Classification,
  { id, ends }: Regime,
): Regime['ends'] {
  const isOrdinary =
    inCase?.hasNoExtension === true ||
    sentenceType === 'terrorism' ||
    (chosenBy === 'offence' && sentenceType !== null && standardKinds.has(sentenceType))
  return id === 'terrorism_s247a' && isOrdinary ? 'with the term' : ends
}

/** Works a sentence out at the release point that was asked for, before or after the Act. */
export function resultAtPoint(question: Question): SentenceResult {
  const classified = classify(question)
  const rules = regimeOf(classified.regimeId)
  const ends = endsOf(question, classified, rules)
  const regime = ends === rules.ends ? rules : { ...rules, ends }
  const point = pointOf(regime, question.postCommencement)
  const dates = datesAt(question, point.fraction, regime)
  // One literal: to put two together costs a third of all that is worked out here.
  return { question, classified, regime, point, dates: withinTerm(question, dates), lawful: dates.release }
}
