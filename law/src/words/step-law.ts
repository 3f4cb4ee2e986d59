import type { CaseRun, CaseSentenceAnswer } from '../case/answer.ts'
import { type CreditName, creditFacts, sentenceFacts } from '../facts/sentence.ts'
import {
  cja1991,
  cja2003,
  policyFramework,
  prisonAct1952,
  type Source,
  sentencingAct2000,
  sentencingCode,
} from '../tables/provisions.ts'

/** How a term becomes days, whatever comes off or on. */
export const countingLaw = [
  policyFramework('length of the sentence in days (formerly PSI 03/2015, paragraph 5.5)'),
]

/** Days on remand, on a tag, and whatever else counts as served. */
export const creditLaw = creditFacts.flatMap((name) => sentenceFacts[name].credit.law)

/** The court sets a minimum term with regard to the credit that a fixed term would have had. */
const minimumTermLaw = [sentencingCode('322'), sentencingCode('323')]
const tariffLaw = [sentencingAct2000('82A')]

/** How the terms of a chain are laid end to end. */
const layingLaw = [policyFramework('length of consecutive sentences (formerly PSI 03/2015, paragraph 5.5)')]
const chainLaw = [cja2003('264(2B)'), cja2003('264(2E)'), ...layingLaw]
/** A committal is no sentence, and nobody is released from it before the sentences allow it. */
const committalLaw = [cja2003('258(2)'), cja2003('258(3)')]
const concurrentLaw = [cja2003('263(2)')]
/** A detention and training order after section 250 detention; and a sentence after an order. */
const orderOnReleaseLaw = [sentencingCode('237(4)')]
const sentenceOnReleaseLaw = [sentencingCode('253(2)'), sentencingCode('257(2)'), sentencingCode('270(2)')]
const singleTermLaw = [cja1991('51(2)')]
const joinedOrdersLaw = [sentencingCode('238'), sentencingCode('248(2)')]

const onReleaseLaw = ({ isOrder }: CaseRun): readonly Source[] =>
  isOrder ? orderOnReleaseLaw : sentenceOnReleaseLaw

const isChain = ({ sentenceIds }: CaseRun): boolean => sentenceIds.length > 1

/** The provisions by which a sentence or a chain has its length. */
export const lengthLaw = (run: CaseRun): readonly Source[] =>
  run.isSingleTerm
    ? [...(run.isOrder ? joinedOrdersLaw : singleTermLaw), ...chainLaw]
    : [...(run.isFollowing ? onReleaseLaw(run) : []), ...(isChain(run) ? lawOfChain(run) : countingLaw)]

/** The provisions by which a chain has its length: section 264 is for sentences alone. */
const lawOfChain = ({ sentenceIds, committals }: CaseRun): readonly Source[] =>
  committals === 0
    ? chainLaw
    : [...(sentenceIds.length - committals > 1 ? chainLaw : layingLaw), ...committalLaw]

/** The provisions by which several sentences are one thing, or the counting where there is only one. */
export const togetherLaw = (runs: readonly CaseRun[]): readonly Source[] =>
  runs.some(({ isFollowing }) => isFollowing)
    ? runs.filter(({ isFollowing }) => isFollowing).flatMap(onReleaseLaw)
    : runs.length > 1
      ? concurrentLaw
      : isChain(runs[0] as CaseRun)
        ? lawOfChain(runs[0] as CaseRun)
        : countingLaw

/** The provisions behind what moves a day: the credit as a whole, each credit by itself and where nobody can say which of them it
 *  is, days added, and days away. */
export function changeLaw(
  { isMinimumTerm }: Pick<CaseRun, 'isMinimumTerm'>,
  sentences: readonly CaseSentenceAnswer[],
): {
  readonly credit: readonly Source[]
  readonly creditOf: (name: CreditName) => readonly Source[]
  readonly mixedCredit: readonly Source[]
  readonly added: readonly Source[]
  readonly away: readonly Source[]
} {
  const isLife = sentences.some(({ regime }) => regime.family === 'life')
  const away = [prisonAct1952('49')]
  if (isMinimumTerm) {
    const credit = isLife ? minimumTermLaw : tariffLaw
    return { credit, creditOf: () => credit, mixedCredit: credit, added: [], away }
  }
  const mixedCredit = [cja2003('240ZA'), cja2003('240A')]
  const creditOf = (name: CreditName) => sentenceFacts[name].credit.law
  return { credit: creditLaw, creditOf, mixedCredit, added: [cja2003('257')], away }
}

/** The provisions behind a day that is counted: those of what moved it alone. */
export function servingLaw(run: CaseRun, sentences: readonly CaseSentenceAnswer[]): readonly Source[] {
  const { credit, addedDays, addedDaysServed, atLargeDays } = run
  const law = changeLaw(run, sentences)
  return [
    ...countingLaw,
    ...(credit > 0 ? law.credit : []),
    ...(addedDays + addedDaysServed > 0 ? law.added : []),
    ...(atLargeDays > 0 ? law.away : []),
  ]
}
