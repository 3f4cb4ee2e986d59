import type { Family } from '../../tables/regimes.ts'
import type { Links } from '../chain.ts'
import { isMinimumTerm, isOfAct1991, isTerrorist, type Part } from '../part.ts'
import { type CaseRefusal, unsupported } from '../refusal.ts'
import { isBreachOfSupervision, isContempt, isNoSentence, isTrainingOrder } from './kinds.ts'

const ofSentence = (at: number, field: 'consecutiveTo' | 'sentenceType', message: string): CaseRefusal => ({
  place: { in: 'sentences', at, field },
  message,
})

const afterLife =
  'A sentence that follows life or a sentence for public protection, or is followed by one, is not worked out. The court takes the other offences into account in the minimum term. Ask the prison.'

/** Criminal Justice Act 1991, section 51(2). */
export const oldTerms =
  'Sentences under the Criminal Justice Act 1991 count as one term, and from 4 years on that term has rules of its own. The prison works this out by hand.'

const mixed = (what: string): string =>
  `${what} that follows another kind of sentence, or is followed by one, is worked out by the prison by hand.`

/** What stands in no chain with anything else, and what is said of it. A default term does, with a warning. */
const onlyTogether: readonly (readonly [(part: Part) => boolean, string])[] = [
  [isTrainingOrder, mixed('A detention and training order')],
  [isBreachOfSupervision, mixed('A committal for breach of supervision')],
  [isMinimumTerm, afterLife],
  [
    isTerrorist,
    'A terrorism sentence (section 247A) and another kind that follow one another are worked out by the prison by hand.',
  ],
]

/** Kinds in a chain with others that prisons work out by hand; and two without an end, of which neither begins when the other
 *  ends. */
export const refusalsOfMixedChains = (parts: readonly Part[], { before }: Links): readonly CaseRefusal[] =>
  parts.flatMap((part) => {
    const target = parts.find(({ at }) => at === before[part.at])
    if (target === undefined) return []
    const message = isMinimumTerm(part)
      ? afterLife
      : isOfAct1991(part) || isOfAct1991(target)
        ? oldTerms
        : onlyTogether.find(([is]) => is(part) !== is(target))?.[1]
    return message === undefined ? [] : [unsupported(ofSentence(part.at, 'consecutiveTo', message))]
  })

const alone: ReadonlySet<Family> = new Set<Family>(['life', 'public protection', 'terrorist'])

/** What is no sentence is not worked out together with a life or terrorism sentence. */
export const besideLife = (parts: readonly Part[]): readonly CaseRefusal[] =>
  parts.some(({ regime }) => alone.has(regime.family))
    ? parts
        .filter(isNoSentence)
        .map(({ at }) =>
          unsupported(
            ofSentence(
              at,
              'sentenceType',
              'This is not worked out together with a life or terrorism sentence.',
            ),
          ),
        )
    : []

/** A recall in a case with an order. */
export const ordersBesideRecall = (parts: readonly Part[]): readonly CaseRefusal[] =>
  parts.some(isTrainingOrder)
    ? [
        unsupported({
          place: { in: 'case', field: 'recall' },
          message: 'A recall together with a detention and training order is not worked out.',
        }),
      ]
    : []

/** Whether a part is no sentence, and is in no chain with one: a default term in a chain of sentences is recalled with them. */
export function isInNoSentence(part: Part, parts: readonly Part[]): boolean {
  if (!isNoSentence(part)) return false
  const chain = new Set([part])
  const follows = (one: Part, other: Part): boolean => one.sentence.consecutiveTo === other.sentence.id
  for (const member of chain)
    for (const other of parts) if (follows(other, member) || follows(member, other)) chain.add(other)
  return [...chain].every(isNoSentence)
}

/** There is no licence to be recalled from. */
export const notRecalled = (part: Part): CaseRefusal =>
  ofSentence(
    part.at,
    'sentenceType',
    `After ${nameOf(part)} there is no licence, so nobody is recalled from it.`,
  )

const nameOf = (part: Part): string =>
  isContempt(part)
    ? 'prison for contempt'
    : isBreachOfSupervision(part)
      ? 'prison for breach of supervision'
      : 'prison in default of payment'
