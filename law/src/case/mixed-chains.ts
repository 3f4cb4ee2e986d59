import type { Links } from '../custody/chain.ts'
import { type GovernedSentence, isByHand, isMinimumTerm, isOfAct1991 } from '../custody/governed-sentence.ts'
import { isNoSentence, isTrainingOrder } from '../custody/orders/kinds.ts'
import { type CaseRefusal, notWorkedOut } from '../facts/refusal.ts'
import { orderKinds } from '../tables/order-kinds.ts'

const afterLife =
  'A sentence that follows life or a sentence for public protection, or is followed by ' +
  'one, is not worked out. The court takes the other offences into account in the minimum ' +
  'term. Ask the prison.'

/** Criminal Justice Act 1991, section 51(2). */
export const oldTerms =
  'Sentences under the Criminal Justice Act 1991 count as one term, and from 4 years on ' +
  'that term has rules of its own. The prison works this out by hand.'

const mixed = (what: string): string =>
  `${what} that follows another kind of sentence, or is followed by one, is worked out by the prison by hand.`

/** What stands in no chain with anything else, and what is said of it. A default term does, with a warning. */
const onlyTogether: readonly (readonly [(part: GovernedSentence) => boolean, string])[] = [
  ...Object.values(orderKinds).flatMap(({ family, apart }) =>
    apart === null
      ? []
      : [[({ regime }: GovernedSentence) => regime.family === family, mixed(apart)] as const],
  ),
  [isMinimumTerm, afterLife],
]

/** Kinds in a chain with others that prisons work out by hand; and two without an end, of which neither begins when the other
 *  ends. */
export function refusalsOfMixedChains(
  parts: readonly GovernedSentence[],
  links: Links,
): readonly CaseRefusal[] {
  const refusals: CaseRefusal[] = []
  for (const part of parts) {
    const target = parts.find(({ at }) => at === links.before[part.at])
    const isMixed = target !== undefined && !isOrderOnRelease(part, parts, links)
    const message = isMixed ? whyByHand(part, target) : undefined
    if (message !== undefined) refusals.push(notWorkedOut(part.at, 'consecutiveTo', message))
  }
  return refusals
}

/** Whether orders follow section 250 detention, or fixed terms follow orders, and nothing else is in the case: what follows takes effect
 *  on release from what comes first (Sentencing Code, sections 237(4); 253(2), 257(2) and 270(2)). */
function isOrderOnRelease(
  part: GovernedSentence,
  parts: readonly GovernedSentence[],
  { before }: Links,
): boolean {
  const isOrder = isTrainingOrder(part)
  const isSentence = (other: GovernedSentence): boolean =>
    isOrder
      ? other.regime.family === 'section 250'
      : !isNoSentence(other) && !isByHand(other) && !isOfAct1991(other)
  return parts.every(
    (other) =>
      (isTrainingOrder(other) || isSentence(other)) &&
      (isTrainingOrder(other) !== isOrder || before[other.at] !== null),
  )
}

/** Why a sentence that follows another is worked out by hand; undefined where it is not. */
function whyByHand(part: GovernedSentence, target: GovernedSentence): string | undefined {
  if (isMinimumTerm(part)) return afterLife
  if (isOfAct1991(part) || isOfAct1991(target)) return oldTerms
  return onlyTogether.find(([is]) => is(part) !== is(target))?.[1]
}
