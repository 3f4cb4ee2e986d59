import type { Day } from '../calendar/day.ts'
import type { Fraction } from '../calendar/fraction.ts'
import type { CaseAnswer, CaseRun, CaseSentenceAnswer } from '../case/answer.ts'
import { caseOf } from '../case/case-answer.ts'
import type { RefusedCase } from '../facts/refusal.ts'
import type { WhatIfQuestion } from './ask.ts'

/** One length worked out as the one sentence of a case: nothing here is worked out in another way. */
export interface LengthAnswer {
  readonly months: number
  readonly answer: CaseAnswer
  readonly release: Day
  readonly fraction: Fraction
  /** Days to be served before credit, until release is automatic. */
  readonly custodyDays: number
  readonly suspended: 'usual' | 'possible' | null
  readonly overMaximum: boolean
}

/** Gives a length worked out, each once, however often it is asked. */
export type WorkOut = (months: number) => LengthAnswer

/** Whether the credit leaves at most the day of sentence itself to serve: release is then on it. */
export const isServed = ({ answer, release }: LengthAnswer): boolean => release === runOf(answer).start

/** Works lengths out on the day of sentence, or so many days later; or says why that cannot be done for any of them. */
export function workerFor(question: WhatIfQuestion): WorkOut | RefusedCase {
  const made = new Map<number, LengthAnswer>()
  const answerTo = (months: number) => caseOf(question.caseFor(months, 0))
  const first = answerTo(question.lengths[0] as number)
  if ('refusals' in first) return first
  return (months) => {
    const worked = made.get(months) ?? workedOf(months, answerTo(months) as CaseAnswer)
    made.set(months, worked)
    return worked
  }
}

export const runOf = ({ runs }: CaseAnswer): CaseRun => runs[0] as CaseRun

function workedOf(months: number, answer: CaseAnswer): LengthAnswer {
  const says = (code: string): boolean => answer.warnings.some((warning) => warning.code === code)
  return {
    months,
    answer,
    release: answer.release as Day,
    fraction: (answer.sentences[0] as CaseSentenceAnswer).point.fraction,
    custodyDays: runOf(answer).custodyDays,
    suspended: says('W_SUSPENDED_USUAL') ? 'usual' : says('W_SUSPENDED_POSSIBLE') ? 'possible' : null,
    overMaximum: says('W_OVER_MAXIMUM'),
  }
}
