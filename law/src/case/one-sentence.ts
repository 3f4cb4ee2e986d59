import type { Case, CaseLaw } from '../custody/case.ts'
import { creditsOf } from '../facts/credit.ts'
import { rows } from '../facts/rows.ts'
import type { Calculation } from '../sentence/calculation.ts'
import type { SentenceResult } from '../sentence/sentence-result.ts'
import type { CaseAnswer } from './answer.ts'
import type { KeyDay } from './key-days.ts'
import { preparedAnswer } from './prepared-answer.ts'
import { type PreparedCase, preparedCase } from './prepared-case.ts'

type SentenceRules = Pick<SentenceResult, 'question' | 'regime'>

/** The extension of a sentence that ends with its term: none. */
const none = { years: 0, months: 0, weeks: 0, days: 0 }

/** A question about one sentence, under the rules that govern it, as a case of that sentence alone. */
export const caseOfOne = ({ question, regime }: SentenceRules, law: CaseLaw): Case => ({
  ...rows.person.untold,
  sentences: [
    {
      ...rows.sentence.untold,
      ...creditsOf(question),
      id: '1',
      startDate: question.start,
      length: { ...question.term, weeks: 0 },
      sentenceType: question.sentenceType,
      ageAtConviction: question.age,
      regimeId: regime.id,
      extension: regime.ends === 'with the term' ? none : null,
      offence: question.offence,
      offenceDate: question.offenceDate ?? null,
      notSuspended: question.notSuspended ?? null,
    },
  ],
  addedDays: question.addedDays,
  dateOfBirth: question.dateOfBirth ?? null,
  law,
  unlawfullyAtLarge: [],
  remand: null,
  otherCustody: [],
  recall: null,
  reforms: [],
})

/** Every other date that can be given for one sentence at the release point that was asked for, in the order in which they are
 *  usually met. */
export function keyDaysOf(calculation: Calculation): readonly KeyDay[] {
  const law = calculation.question.postCommencement ? 'after_act' : 'before_act'
  const asked = caseOfOne(calculation, law)
  return (preparedAnswer(preparedCase(asked) as PreparedCase) as CaseAnswer).dates
}
