import type { Answer } from './answer.ts'
import type { Calculation, Step } from './calculate.ts'
import { type Day, isoDate } from './day.ts'
import { policyFramework, type Source } from './provisions.ts'
import { pointLabel } from './regimes.ts'

/** One line of the explanation, in words. */
export interface ExplainedStep {
  readonly id: string
  readonly title: string
  readonly working: string
  readonly result: string
  readonly law: readonly Source[]
}

const roundingUp = policyFramework('a part of a day counts as a day')

const dateStep = (
  dates: Calculation,
  id: string,
  title: string,
  { found, working, law }: Step<Day>,
): ExplainedStep => ({
  id,
  title,
  working: working(dates),
  result: isoDate(found),
  law,
})

const dayStep = (
  dates: Calculation,
  id: string,
  title: string,
  { found, working, law }: Step<number>,
  ...also: readonly Source[]
): ExplainedStep => ({
  id,
  title,
  working: working(dates),
  result: String(found),
  law: also.length === 0 ? law : [...law, ...also],
})

/** The calculation in order, each step with its numbers and the provisions it rests on. */
export function explanation({
  question,
  classified,
  regime,
  point,
  dates,
}: Answer): readonly ExplainedStep[] {
  const when = question.postCommencement ? 'after' : 'before'
  return [
    {
      id: 'regime',
      title: 'Which rules govern the sentence',
      working: classified.why,
      result: regime.displayName,
      law: classified.law(question.offence),
    },
    {
      id: 'fraction',
      title: 'How much of the sentence is served',
      working: `The release point ${when} section 23 of the Sentencing Act 2026 is ${point.fraction.phrase} of the sentence.`,
      result: pointLabel(regime, point),
      law: point.law,
    },
    dateStep(dates, 'termEnd', 'When the whole term ends', dates.termEnd),
    dayStep(dates, 'totalDays', 'How many days that is', dates.totalDays),
    dayStep(
      dates,
      'custodyDays',
      'How many of those days are to be served',
      dates.requisiteCustodialPeriod,
      roundingUp,
    ),
    dayStep(dates, 'creditUsed', 'How many days have been served already', dates.creditUsed),
    dateStep(dates, 'sentenceEndDate', 'When the sentence ends', dates.sentenceEnd),
    dayStep(
      dates,
      'adjustedCustodyDays',
      'How many days are left to serve from the day of sentence',
      dates.daysToServe,
    ),
    dateStep(dates, 'releaseDate', 'The date', dates.release),
  ]
}
