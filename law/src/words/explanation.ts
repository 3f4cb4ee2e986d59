import { isoDate } from '../calendar/day.ts'
import type { Calculation } from '../sentence/calculation.ts'
import { cja2003, policyFramework, type Source } from '../tables/provisions.ts'
import { classifiedLaw } from './classified.ts'
import { askedPointInWords, pointLabel } from './release-point.ts'
import { countingLaw, creditLaw } from './step-law.ts'
import {
  creditInWords,
  custodyInWords,
  daysToServeInWords,
  endingIn,
  releaseInWords,
  sentenceEndInWords,
  termEndInWords,
  totalDaysInWords,
} from './working.ts'

/** One line of the explanation, in words. */
export interface ExplainedStep {
  readonly id: string
  readonly title: string
  readonly working: string
  readonly result: string
  readonly law: readonly Source[]
}

const roundingUp = policyFramework('a part of a day counts as a day')

/** A step with what it says. */
export const stepOf = (
  id: string,
  title: string,
  working: string,
  result: string,
  law: readonly Source[],
): ExplainedStep => ({ id, title, working, result, law })

/** The calculation at the release point that was asked for, in order, each step with its numbers and the provisions it rests on. */
export function explanationOf(calculation: Calculation): readonly ExplainedStep[] {
  const { question, classified, regime, point, dates } = calculation
  const servingLaw = question.addedDays > 0 ? [...creditLaw, cja2003('257')] : creditLaw
  // biome-ignore format: one step a line
  return [
    stepOf('regime', 'Which rules govern the sentence', classified.why, regime.displayName, classifiedLaw(classified, question.offence)),
    stepOf('fraction', 'How much of the sentence is served', askedPointInWords(calculation), pointLabel(regime, point), point.law),
    stepOf('termEnd', 'When the whole term ends', termEndInWords(calculation), isoDate(dates.termEnd), countingLaw),
    stepOf('totalDays', 'How many days that is', totalDaysInWords(calculation), String(dates.totalDays), countingLaw),
    stepOf('custodyDays', 'How many of those days are to be served', custodyInWords(calculation), String(dates.requisiteCustodialPeriod), [...point.law, roundingUp]),
    stepOf('creditUsed', 'How many days have been served already', creditInWords(calculation), String(dates.creditUsed), creditLaw),
    stepOf('sentenceEndDate', `When the ${endingIn(calculation)} ends`, sentenceEndInWords(calculation), isoDate(dates.sentenceEnd), creditLaw),
    stepOf('adjustedCustodyDays', 'How many days are left to serve from the day of sentence', daysToServeInWords(calculation), String(dates.daysToServe), servingLaw),
    stepOf('releaseDate', 'The date', releaseInWords(calculation), isoDate(dates.release), countingLaw),
  ]
}
