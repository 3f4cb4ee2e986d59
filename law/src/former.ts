import type { Day } from './calendar/day.ts'
import { type Calculation, calculation, calculationOf } from './sentence/calculation.ts'
import { comparisonOf } from './sentence/comparison.ts'
import type { Dates } from './sentence/dates.ts'
import type { Asked, Question, Refusal } from './sentence/question.ts'
import { type Transition as StagedTransition, transitionOf } from './sentence/transition.ts'
import type { Source } from './tables/provisions.ts'
import type { Regime } from './tables/regimes.ts'
import { progressionStages } from './tables/stages.ts'
import type { WarningCode } from './tables/warning-codes.ts'
import { type ExplainedStep, explanationOf } from './words/explanation.ts'
import { type KeyDate, keyDatesOf } from './words/key-dates.ts'
import { transitionReason } from './words/transition.ts'
import { warningText } from './words/warnings.ts'

/** The law as the doors still read it: thin views of what stands in the rooms. Each goes with the last door that uses it. */

interface Found<T> {
  readonly found: T
}

// until the doors use Dates
export interface FormerDates {
  readonly termEnd: Found<Day>
  readonly totalDays: Found<number>
  readonly requisiteCustodialPeriod: Found<number>
  readonly creditUsed: Found<number>
  readonly sentenceEnd: Found<Day>
  readonly daysToServe: Found<number>
  readonly release: Found<Day>
  readonly unusedCredit: number
  readonly unusedAddedDays: number
}

// until the doors use Calculation and warningText
export interface Answer extends Omit<Calculation, 'dates' | 'warnings'> {
  readonly dates: FormerDates
  readonly warnings: readonly { readonly code: WarningCode; readonly text: string }[]
}

const formerDates = (dates: Dates): FormerDates => ({
  termEnd: { found: dates.termEnd },
  totalDays: { found: dates.totalDays },
  requisiteCustodialPeriod: { found: dates.requisiteCustodialPeriod },
  creditUsed: { found: dates.creditUsed },
  sentenceEnd: { found: dates.sentenceEnd },
  daysToServe: { found: dates.daysToServe },
  release: { found: dates.release },
  unusedCredit: dates.unusedCredit,
  unusedAddedDays: dates.unusedAddedDays,
})

const formerAnswer = ({ question, classified, regime, point, dates, warnings }: Calculation): Answer => ({
  question,
  classified,
  regime,
  point,
  dates: formerDates(dates),
  warnings: warnings.map((warning) => ({ code: warning.code, text: warningText(warning) })),
})

const calculationIn = ({ question, classified, regime, point, dates }: Answer): Calculation => ({
  question,
  classified,
  regime,
  point,
  dates: {
    termEnd: dates.termEnd.found,
    totalDays: dates.totalDays.found,
    requisiteCustodialPeriod: dates.requisiteCustodialPeriod.found,
    creditUsed: dates.creditUsed.found,
    sentenceEnd: dates.sentenceEnd.found,
    daysToServe: dates.daysToServe.found,
    release: dates.release.found,
    unusedCredit: dates.unusedCredit,
    unusedAddedDays: dates.unusedAddedDays,
  },
  warnings: [],
})

// until the doors use calculation
export const answer = (question: Question): Answer => formerAnswer(calculation(question))

// until the doors use calculationOf
export function releaseOf(asked: Asked): Answer | { readonly refusals: readonly Refusal[] } {
  const worked = calculationOf(asked)
  return 'refusals' in worked ? worked : formerAnswer(worked)
}

// until the doors use explanationOf
export const explanation = (answer: Answer): readonly ExplainedStep[] => explanationOf(calculationIn(answer))

// until the doors use keyDatesOf
export const keyDates = (answer: Answer): readonly KeyDate[] => keyDatesOf(calculationIn(answer))

// until the doors use comparisonOf
export interface Comparison {
  readonly before: FormerDates
  readonly after: FormerDates
  readonly differenceDays: number
}
export function comparison(answer: Answer): Comparison {
  const { before, after, differenceDays } = comparisonOf(calculationIn(answer))
  return { before: formerDates(before), after: formerDates(after), differenceDays }
}

// until the doors use Stage and progressionStages
export interface Tranche {
  readonly number: number
  readonly upToDays: number | null
  readonly day: Day
}
export const tranches: readonly Tranche[] = progressionStages.map(({ number, upToDays, day }) => ({
  number,
  upToDays,
  day,
}))

// until the doors use transitionOf and transitionReason
export interface Transition extends Omit<StagedTransition, 'stage'> {
  readonly tranche: Tranche | null
  readonly reason: string
  readonly law: readonly Source[]
}
export function transition(question: Question, regime: Regime): Transition {
  const staged = transitionOf({ question, regime })
  const { stage: tranche, ...rest } = staged
  return { ...rest, tranche, ...transitionReason(staged, regime) }
}
