import type { Case, CaseLaw } from '../custody/case.ts'
import { creditsOf } from '../facts/credit.ts'
import type { Calculation } from '../sentence/calculation.ts'
import type { Question } from '../sentence/question.ts'
import type { RulesId } from '../tables/regimes.ts'
import type { CaseAnswer } from './answer.ts'
import type { KeyDay } from './key-days.ts'
import { preparedAnswer } from './prepared-answer.ts'
import { type PreparedCase, preparedCase } from './prepared-case.ts'

/** A question about one sentence, under the rules that govern it, as a case of that sentence alone. */
export const caseOfOne = (question: Question, regimeId: RulesId, law: CaseLaw): Case => ({
  sentences: [
    {
      id: '1',
      startDate: question.start,
      length: { ...question.term, weeks: 0 },
      extension: null,
      sentenceType: question.sentenceType,
      ageAtConviction: question.age,
      regimeId,
      offence: question.offence,
      offenceDate: question.offenceDate ?? null,
      consecutiveTo: null,
      notSuspended: question.notSuspended ?? null,
      startMonth: null,
      // unseen: A question about one sentence has a length, and is of its first release.
      ...{ wholeLife: false, onLicence: false, howItRuns: null, terrorism: null, notKnown: [] },
      ...creditsOf(question),
      // unseen: No question about one sentence is about a debt.
      ...{ fineAmount: null, civilDebt: false, supervisionEndDate: null },
    },
  ],
  addedDays: question.addedDays,
  dateOfBirth: question.dateOfBirth ?? null,
  unlawfullyAtLarge: [],
  ...{ remand: null, otherCustody: [] },
  recall: null,
  law,
  ...{
    registeredSexOffender: false,
    liableToRemoval: false,
    otherSentences: null,
    statedReleaseDate: null,
    reference: null,
    notKnown: [],
  },
  reforms: [],
})

/** Every other date that can be given for one sentence at the release point that was asked for, in the order in which they are
 *  usually met. */
export function keyDaysOf({ question, regime }: Calculation): readonly KeyDay[] {
  const law = question.postCommencement ? 'after_act' : 'before_act'
  const asked = caseOfOne(question, regime.id, law)
  return (preparedAnswer(preparedCase(asked) as PreparedCase) as CaseAnswer).dates
}
