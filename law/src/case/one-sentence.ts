import type { Case, CaseLaw } from '../custody/case.ts'
import { creditsOf } from '../facts/credit.ts'
import { rows } from '../facts/rows.ts'
import type { Calculation } from '../sentence/calculation.ts'
import type { Question } from '../sentence/question.ts'
import type { RulesId } from '../tables/regimes.ts'
import type { CaseAnswer } from './answer.ts'
import type { KeyDay } from './key-days.ts'
import { preparedAnswer } from './prepared-answer.ts'
import { type PreparedCase, preparedCase } from './prepared-case.ts'

/** A question about one sentence, under the rules that govern it, as a case of that sentence alone. */
export const caseOfOne = (question: Question, regimeId: RulesId, law: CaseLaw): Case => ({
  ...rows.person.untold,
  sentences: [
    {
      ...{ ...rows.sentence.untold, ...creditsOf(question) },
      ...{ id: '1', startDate: question.start, length: { ...question.term, weeks: 0 } },
      ...{ sentenceType: question.sentenceType, ageAtConviction: question.age, regimeId },
      ...{ offence: question.offence, offenceDate: question.offenceDate ?? null },
      notSuspended: question.notSuspended ?? null,
    },
  ],
  ...{ addedDays: question.addedDays, dateOfBirth: question.dateOfBirth ?? null, law },
  ...{ unlawfullyAtLarge: [], remand: null, otherCustody: [], recall: null, reforms: [] },
})

/** Every other date that can be given for one sentence at the release point that was asked for, in the order in which they are
 *  usually met. */
export function keyDaysOf({ question, regime }: Calculation): readonly KeyDay[] {
  const law = question.postCommencement ? 'after_act' : 'before_act'
  const asked = caseOfOne(question, regime.id, law)
  return (preparedAnswer(preparedCase(asked) as PreparedCase) as CaseAnswer).dates
}
