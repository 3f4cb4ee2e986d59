import { type GovernedSentence, isByHand } from '../../custody/governed-sentence.ts'
import { isNoSentence, isTrainingOrder } from '../../custody/orders/kinds.ts'
import { type CaseRefusal, notWorkedOut, ofSentence, recallBeside } from '../../facts/refusal.ts'
import { creditFacts } from '../../facts/sentence.ts'
import { orderOfFamily } from '../../tables/order-kinds.ts'
import { orderMonths } from '../../tables/orders.ts'
import { isOverMost, noCredit } from './asked.ts'

/** What is no sentence is not worked out together with a life or terrorism sentence. A committal is, where that moves nothing: nobody is
 *  let out from a whole life order, and a licence keeps nobody in prison (Criminal Justice Act 2003, section 258(3)). */
export function besideLife(parts: readonly GovernedSentence[]): readonly CaseRefusal[] {
  const isIdle =
    parts.some(({ sentence }) => sentence.wholeLife) ||
    parts.every((part) => !isByHand(part) || part.sentence.onLicence)
  return parts.some(isByHand)
    ? parts
        .filter((part) => isNoSentence(part) && (isTrainingOrder(part) || !isIdle))
        .map(({ at }) =>
          notWorkedOut(
            at,
            'sentenceType',
            'This is not worked out together with a life or terrorism sentence.',
          ),
        )
    : []
}

/** What is wrong with an order that the offence leads to: of one that is named it is said when it is asked. */
export function refusalsOfOrder(part: GovernedSentence): readonly CaseRefusal[] {
  const { at, sentence, classified, regime } = part
  if (!isTrainingOrder(part) || classified.chosenBy !== 'offence') return []
  const { startDate, length } = sentence
  const refusals: CaseRefusal[] = []
  if (isOverMost(startDate, length)) refusals.push(ofSentence(at, 'sentenceYears', onlyOrder))
  if (regime.credit === 'none')
    for (const name of creditFacts) if (sentence[name] > 0) refusals.push(ofSentence(at, name, noCredit))
  return refusals
}

const onlyOrder =
  'For this offence a person under 18 can only be given a detention and training order, ' +
  `which is at most ${orderMonths.most} months (Sentencing Code, sections 234, 236 and ` +
  '249). Check the length, the offence and the age.'

/** A recall in a case with an order. */
export const ordersBesideRecall = (parts: readonly GovernedSentence[]): readonly CaseRefusal[] =>
  parts
    .map(({ regime }) => orderOfFamily(regime.family))
    .filter((order) => order?.notRecalledFrom === null)
    .slice(0, 1)
    .map((order) => recallBeside(`a ${order?.name}`))

/** Whether a part is no sentence, and is in no chain with one: a default term in a chain of sentences is recalled with them. */
export function isInNoSentence(part: GovernedSentence, parts: readonly GovernedSentence[]): boolean {
  const chain = new Set([part])
  const follows = (one: GovernedSentence, other: GovernedSentence): boolean =>
    one.sentence.consecutiveTo === other.sentence.id
  for (const member of chain) {
    if (!isNoSentence(member)) return false
    for (const other of parts) if (follows(other, member) || follows(member, other)) chain.add(other)
  }
  return true
}

/** There is no licence to be recalled from. */
export const notRecalled = (part: GovernedSentence): CaseRefusal =>
  ofSentence(
    part.at,
    'sentenceType',
    `After ${orderOfFamily(part.regime.family)?.notRecalledFrom} there is no licence, so nobody is recalled from it.`,
  )
