import { daysInMonth, isoDate } from '../calendar/day.ts'
import type { Case, CaseSentence } from '../custody/case.ts'
import type { RefusedCase } from '../facts/refusal.ts'
import { caseAlternativesOf } from './alternatives.ts'
import type { CaseAnswer } from './answer.ts'
import { askCase } from './ask.ts'
import { isOfAgeIn } from './ask-sentence.ts'
import { type DaysUnder, preparedDays } from './prepared-answer.ts'
import { type PreparedCase, preparedCase } from './prepared-case.ts'
import { requestOf } from './request-of.ts'
import { alternativeOf, isSameRelease } from './rival.ts'
import { inOrder } from './warnings/warnings.ts'

/** The case on each day of the month in which a sentence was passed, as it would be taken if that day had been told; null where no
 *  month was told. Who comes of age in the month is of the age of the day. */
export function onEachDay(question: Case): readonly (Case | RefusedCase)[] | null {
  const at = question.sentences.findIndex(({ startMonth }) => startMonth !== null)
  const open = question.sentences[at]
  if (open === undefined) return null
  const { sentences, ...asked } = requestOf(question)
  const month = open.startMonth as string
  const age = isOfAgeIn(month, question.dateOfBirth) ? { ageAtConviction: null } : {}
  return daysInMonth(month).map((day) => {
    const told = { startDate: isoDate(day), startMonth: null, ...(open.ageAtConviction === 'unknown' && age) }
    const checked = askCase(
      { ...asked, sentences: sentences.map((one, i) => (i === at ? { ...one, ...told } : one)) },
      question.reforms,
    )
    return 'case' in checked ? checked.case : checked
  })
}

/** A case on one of the days, with its days of release. */
interface OnDay {
  readonly prepared: PreparedCase
  readonly days: DaysUnder
}

function workedOn(question: Case | RefusedCase): readonly OnDay[] {
  const prepared = 'refusals' in question ? question : preparedCase(question)
  const days = 'refusals' in prepared ? prepared : preparedDays(prepared)
  return 'refusals' in days ? [] : [{ prepared: prepared as PreparedCase, days }]
}

/** How much later one release is than another: by the day as of right, then by the first for the Parole Board. */
const laterBy = ({ days: a }: OnDay, { days: b }: OnDay): number =>
  (a.release ?? 0) - (b.release ?? 0) || (a.paroleEligibility ?? 0) - (b.paroleEligibility ?? 0)

/** The answer for the day that gives the latest release, with the month as it was told, and the earliest beside it. Of days with the
 *  same release the last stands, on which the sentence ends last. Days on which the case cannot be are left out; where it can be on
 *  none, it is refused as on the last of them. */
export function latestInMonth(
  question: Case,
  cases: readonly (Case | RefusedCase)[],
  answerTo: (question: Case) => CaseAnswer | RefusedCase,
): CaseAnswer | RefusedCase {
  const byRelease = cases.flatMap(workedOn).sort(laterBy)
  const [earliest, latest] = [byRelease[0], byRelease.at(-1)]
  const chosen = latest?.prepared.case ?? (cases.at(-1) as Case | RefusedCase)
  const answer = 'refusals' in chosen ? chosen : answerTo(chosen)
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

/** The case of an answer, in which the sentence is as it was told again, with the day that the answer is for. */
const withMonth = (answered: Case, { sentences }: Case, at: number): Case => ({
  ...answered,
  sentences: answered.sentences.map((one, i) =>
    i === at ? { ...(sentences[at] as CaseSentence), startDate: one.startDate } : one,
  ),
})
