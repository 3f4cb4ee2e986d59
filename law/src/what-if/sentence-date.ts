import { addDays } from '../calendar/day.ts'
import { daysFrom, lastDay } from '../calendar/term.ts'
import type { CaseAnswer } from '../case/answer.ts'
import { caseOf } from '../case/case-answer.ts'
import { days } from '../tables/days.ts'
import { type SentenceDateReason, sentenceDateReasons } from '../tables/what-if-codes.ts'
import type { WhatIfQuestion } from './ask.ts'
import { isServed, type LengthAnswer, runOf } from './length-answer.ts'

/** So many days of sentence are looked at: those of the year that follows. */
const lookedAhead = 365

/** Why another day of sentence, in the year that follows and before release, would give other dates. While somebody is on remand
 *  a later day is one more day served, so that nothing else moves them. */
export function sentenceDateMatters(
  question: WhatIfQuestion,
  rows: readonly LengthAnswer[],
): readonly SentenceDateReason[] {
  const { sentenceDate, remandedSince, age } = question
  const isAhead = ({ day }: { readonly day: number }): boolean =>
    day > sentenceDate && day <= sentenceDate + lookedAhead
  const applies: Readonly<Record<SentenceDateReason, boolean>> = {
    no_remand: remandedSince === null,
    credits_exceed: rows.some(isServed),
    law: Object.values(days).some(isAhead),
    leap_day: rows.some((row) => isUneven(question, row)),
    age: age !== 'adult',
  }
  return sentenceDateReasons.filter((reason) => applies[reason])
}

/** Whether the same length passed on a later day has other days to serve: years and months are not all as long. Only a term of
 *  another number of days can; each such number is worked out once. */
function isUneven(question: WhatIfQuestion, { months, release, custodyDays }: LengthAnswer): boolean {
  const { sentenceDate } = question
  const term = {
    years: 0,
    months,
    days: 0,
  }
  const last = Math.min(lookedAhead, release - sentenceDate)
  const tried = new Set<number>()
  for (let later = 0; later <= last; later++) {
    const start = addDays(sentenceDate, later)
    const totalDays = daysFrom(start, lastDay(start, term))
    if (tried.has(totalDays)) continue
    tried.add(totalDays)
    const passedLater = caseOf(question.caseFor(months, later)) as CaseAnswer
    if (runOf(passedLater).custodyDays !== custodyDays) return true
  }
  return false
}
