import { daysInMonth, isoDate } from '../calendar/day.ts'
import type { Case, CaseSentence } from '../custody/case.ts'
import { caseBounds } from '../facts/bounds.ts'
import type { RefusedCase } from '../facts/refusal.ts'
import type { CaseWarningCode } from '../tables/warning-codes.ts'
import { caseAlternativesOf } from './alternatives.ts'
import type { CaseAnswer, CaseWarning } from './answer.ts'
import { askCase } from './ask.ts'
import { isOfAgeIn } from './ask-sentence.ts'
import { type CaseResult, resultOf } from './prepared-answer.ts'
import { type PreparedCase, preparedCase } from './prepared-case.ts'
import { requestOf } from './request-of.ts'
import { alternativeOf, isSameRelease } from './rival.ts'
import { inOrder } from './warnings/warnings.ts'

/** How long the months of four years are, which have every month and a leap day, and those after them. */
const monthLengths = Array.from({ length: 48 + caseBounds.remandMonths }, (_, at) => {
  const year = 2024 + (Math.floor(at / 12) % 4)
  return daysInMonth(`${year}-${String((at % 12) + 1).padStart(2, '0')}`).length
})

/** The fewest and the most days that so many months side by side can have, by how many they are. Worked out once: a case asks for each
 *  of its sentences, on every day that it may have been passed. */
export const daysOfMonths: readonly (readonly [fewest: number, most: number])[] = Array.from(
  { length: caseBounds.remandMonths + 1 },
  (_, months) => {
    const sums = Array.from({ length: 48 }, (_, from) =>
      monthLengths.slice(from, from + months).reduce((all, days) => all + days, 0),
    )
    return [Math.min(...sums), Math.max(...sums)] as const
  },
)

/** The case with the fewest and with the most days that the months on remand can have had. */
function onRemand(question: Case): readonly Case[] {
  if (!question.sentences.some(({ remandCreditMonths }) => remandCreditMonths !== null)) return [question]
  return ([0, 1] as const).map((which) => ({
    ...question,
    sentences: question.sentences.map((one) => {
      if (one.remandCreditMonths === null) return one
      const days = daysOfMonths[one.remandCreditMonths] as (typeof daysOfMonths)[number]
      return { ...one, remandCreditDays: days[which], remandCreditMonths: null }
    }),
  }))
}

/** The case on each day of the month in which a sentence was passed, as it would be taken if that day had been told. Who
 *  comes of age in the month is of the age of the day. */
function onEachDay(question: Case): readonly (Case | RefusedCase)[] {
  const at = question.sentences.findIndex(({ startMonth }) => startMonth !== null)
  const open = question.sentences[at]
  if (open === undefined) return [question]
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

/** The cases that it may be; null where neither a month in place of its day was told, nor months in place of days on remand. */
export function asItMayBe(question: Case): readonly (Case | RefusedCase)[] | null {
  const isKnown = question.sentences.every(
    ({ startMonth, remandCreditMonths }) => startMonth === null && remandCreditMonths === null,
  )
  if (isKnown) return null
  return onEachDay(question).flatMap<Case | RefusedCase>((one) => ('refusals' in one ? one : onRemand(one)))
}

/** A case on one of the days, with its days of release. */
interface OnDay {
  readonly prepared: PreparedCase
  readonly days: CaseResult
}

function workedOn(question: Case | RefusedCase): readonly OnDay[] {
  const prepared = 'refusals' in question ? question : preparedCase(question)
  const days = 'refusals' in prepared ? prepared : resultOf(prepared)
  return 'refusals' in days ? [] : [{ prepared: prepared as PreparedCase, days }]
}

/** How much later one release is than another: by the day as of right, then by the first for the Parole Board. */
const laterBy = ({ days: a }: OnDay, { days: b }: OnDay): number =>
  (a.release ?? 0) - (b.release ?? 0) || (a.paroleEligibility ?? 0) - (b.paroleEligibility ?? 0)

/** The answer for what gives the latest release, with the month or the months as they were told, and the earliest beside it. Of those
 *  with the same release the last stands, on which the sentence ends last. Days on which the case cannot be are left out; where it can
 *  be on none, it is refused as on the last of them. */
export function latestThatMayBe(
  question: Case,
  cases: readonly (Case | RefusedCase)[],
  answerTo: (question: Case) => CaseAnswer | RefusedCase,
): CaseAnswer | RefusedCase {
  const byRelease = cases.flatMap(workedOn).sort(laterBy)
  const [earliest, latest] = [byRelease[0], byRelease.at(-1)]
  // The last day is the one that the door has taken.
  const answer = answerTo(latest?.prepared.case ?? (cases.at(-1) as Case))
  if ('refusals' in answer || earliest === undefined || latest === undefined) return answer
  const asTold = { ...answer, case: withMonths(answer.case, question) }
  if (isSameRelease(earliest.days, latest.days)) return asTold
  const at = question.sentences.findIndex(({ startMonth }) => startMonth !== null)
  const idsOf = (isOpen: (sentence: CaseSentence) => boolean): readonly string[] =>
    question.sentences.filter(isOpen).map(({ id }) => id)
  const inMonth = idsOf(({ startMonth }) => startMonth !== null)
  const remanded = idsOf(({ remandCreditMonths }) => remandCreditMonths !== null)
  const rival = alternativeOf(
    {
      code: at === -1 ? 'A_REMAND_MONTHS' : 'A_DAY_IN_MONTH',
      about: 'the case',
      sentenceIds: at === -1 ? remanded : inMonth,
      passedOn: earliest.prepared.case.sentences[at]?.startDate ?? null,
    },
    earliest.days,
  )
  const said = (code: CaseWarningCode, sentenceIds: readonly string[]): readonly CaseWarning[] =>
    sentenceIds.length === 0 ? [] : [{ code, values: {}, sentenceIds }]
  const warnings = [...said('W_DAY_NOT_TOLD', inMonth), ...said('W_REMAND_MONTHS', remanded)]
  return {
    ...asTold,
    alternatives: [rival, ...caseAlternativesOf(answer)],
    warnings: inOrder([...answer.warnings, ...warnings]),
  }
}

/** The case of an answer, in which the sentences are as they were told again, each with the day that the answer is for. */
const withMonths = (answered: Case, { sentences }: Case): Case => ({
  ...answered,
  sentences: answered.sentences.map(({ startDate }, i) => ({ ...(sentences[i] as CaseSentence), startDate })),
})
