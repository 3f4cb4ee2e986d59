import type * as law from '../support/law.ts'

/** The sentence of a question about one, as a caller gives it to a case. */
export const sentenceOf = (
  { isoDate }: Pick<typeof law, 'isoDate'>,
  question: law.Question,
): law.AskedCaseSentence => ({
  startDate: isoDate(question.start),
  sentenceYears: question.term.years,
  sentenceMonths: question.term.months,
  sentenceDays: question.term.days,
  ageAtConviction: question.age,
  sentenceType: question.sentenceType ?? undefined,
  regimeId: question.regimeId ?? undefined,
  offenceKey: question.offence?.key,
  remandCreditDays: question.remandCreditDays,
  taggedBailCreditDays: question.taggedBailCreditDays,
})

/** The same, under the rules that a regime gives it, as a case of its own under the law in force. */
export function inForce(
  tree: Pick<typeof law, 'isoDate' | 'caseOf'>,
  question: law.Question,
  regimeId: law.RulesId,
): law.CaseAnswer {
  const sentence = { ...sentenceOf(tree, question), regimeId }
  const answer = tree.caseOf({ sentences: [sentence], addedDays: question.addedDays })
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  return answer
}

/** The day that an answer about one sentence gives: of release, or from which the Parole Board can direct it. */
export const dayOf = ({ release, paroleEligibility }: law.ReleaseDays): law.Day =>
  (paroleEligibility ?? release) as law.Day
