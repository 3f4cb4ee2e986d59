import type { Case, CaseSentence } from '../case.ts'
import { both, type Changes, sentenceChange } from './stated-question.ts'

/** The sentences in the order of their days, by number. */
const inOrder = ({ sentences }: Case): readonly number[] =>
  sentences
    .map((_, at) => at)
    .sort((a, b) => (sentences[a] as CaseSentence).start - (sentences[b] as CaseSentence).start)

/** The chain that begins with a sentence, by number. */
function chainFrom({ sentences }: Case, at: number): readonly number[] {
  const chain = [at]
  for (;;) {
    const { id } = sentences[chain.at(-1) as number] as CaseSentence
    const next = sentences.findIndex(({ consecutiveTo }) => consecutiveTo === id)
    if (next === -1) return chain
    chain.push(next)
  }
}

/** Each sentence that runs from its own day made consecutive to the end of the chain that stands before it. */
export function madeConsecutive(question: Case): readonly Changes[] {
  const { sentences } = question
  const heads = inOrder(question).filter((at) => sentences[at]?.consecutiveTo === null)
  const each = heads.slice(1).map((at, i) => {
    const tail = chainFrom(question, heads[i] as number).at(-1) as number
    return [sentenceChange(at, 'consecutiveTo', (sentences[tail] as CaseSentence).id)]
  })
  return both(each)
}

/** Each consecutive sentence made to run from its own day. */
export const madeConcurrent = ({ sentences }: Case): readonly Changes[] =>
  both(
    sentences.flatMap(({ consecutiveTo }, at) =>
      consecutiveTo === null ? [] : [[sentenceChange(at, 'consecutiveTo', null)]],
    ),
  )
