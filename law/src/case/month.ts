import { daysInMonth } from '../calendar/day.ts'
import type { Case, CaseSentence } from '../custody/case.ts'
import type { RefusedCase } from '../facts/refusal.ts'
import { caseAlternativesOf } from './alternatives.ts'
import type { CaseAnswer } from './answer.ts'
import { type DaysUnder, preparedDays } from './prepared-answer.ts'
import { type PreparedCase, preparedCase } from './prepared-case.ts'
import { alternativeOf, isSameRelease } from './rival.ts'
import { inOrder } from './warnings/warnings.ts'

/** The case on each day of the month in which a sentence was passed, from the day of its offence on; null where no month was told. */
export function onEachDay(question: Case): readonly Case[] | null {
  const { sentences } = question
  const open = sentences.find(({ startMonth }) => startMonth !== null)
  if (open === undefined) return null
  const { startMonth, offenceDate } = open
  return daysInMonth(startMonth as string)
    .filter((day) => offenceDate === null || offenceDate <= day)
    .map((startDate) => ({
      ...question,
      sentences: sentences.map((one) => (one === open ? { ...one, startDate, startMonth: null } : one)),
    }))
}

/** A case on one of the days, with its days of release. */
interface OnDay {
  readonly prepared: PreparedCase
  readonly days: DaysUnder
}

function workedOn(question: Case): readonly OnDay[] {
  const prepared = preparedCase(question)
  const days = 'refusals' in prepared ? null : preparedDays(prepared)
  return days === null ? [] : [{ prepared: prepared as PreparedCase, days }]
}

/** How much later one release is than another: by the day as of right, then by the first for the Parole Board. */
const laterBy = ({ days: a }: OnDay, { days: b }: OnDay): number =>
  (a.release ?? 0) - (b.release ?? 0) || (a.paroleEligibility ?? 0) - (b.paroleEligibility ?? 0)

/** The answer for the day that gives the latest release, with the month as it was told, and the earliest beside it. Of days with the
 *  same release the last stands, on which the sentence ends last. Days on which the case cannot be are left out; where it can be on
 *  none, it is refused as on the last of them. */
export function latestInMonth(
  question: Case,
  cases: readonly Case[],
  answerTo: (question: Case) => CaseAnswer | RefusedCase,
): CaseAnswer | RefusedCase {
  const byRelease = cases.flatMap(workedOn).sort(laterBy)
  const [earliest, latest] = [byRelease[0], byRelease.at(-1)]
  const answer = answerTo(latest?.prepared.case ?? (cases.at(-1) as Case))
  if ('refusals' in answer || earliest === undefined || latest === undefined) return answer
  const at = question.sentences.findIndex(({ startMonth }) => startMonth !== null)
  const inMonth = { ...answer, case: withMonth(answer.case, question, at) }
  if (isSameRelease(earliest.days, latest.days)) return inMonth
  const sentenceIds = [(question.sentences[at] as CaseSentence).id]
  const of = { code: 'A_DAY_IN_MONTH', about: 'the case', offences: null, sentenceIds } as const
  const passedOn = (earliest.prepared.case.sentences[at] as CaseSentence).startDate
  const rival = alternativeOf({ ...of, passedOn }, earliest.days)
  return {
    ...inMonth,
    alternatives: [rival, ...caseAlternativesOf(answer)],
    warnings: inOrder([...answer.warnings, { code: 'W_DAY_NOT_TOLD', values: {}, sentenceIds }]),
  }
}

/** The case of an answer, in which the sentence has its month again. */
const withMonth = (answered: Case, { sentences }: Case, at: number): Case => ({
  ...answered,
  sentences: answered.sentences.map((one, i) =>
    i === at ? { ...one, startMonth: (sentences[at] as CaseSentence).startMonth } : one,
  ),
})
