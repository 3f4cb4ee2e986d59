import type { Case, CaseSentence } from '../../custody/case.ts'
import { chainEnd } from '../not-known.ts'
import { both, type Changes, sentenceChange } from './stated-question.ts'

/** The sentences in the order of their days, by number. */
const inOrder = ({ sentences }: Case): readonly number[] =>
  sentences
    .map((_, at) => at)
    .sort((a, b) => (sentences[a] as CaseSentence).startDate - (sentences[b] as CaseSentence).startDate)

/** Each sentence that runs from its own day made consecutive to the end of the chain that stands before it. */
export function madeConsecutive(question: Case): readonly Changes[] {
  const { sentences } = question
  const heads = inOrder(question).filter((at) => sentences[at]?.consecutiveTo === null)
  const each = heads.slice(1).map((at, i) => {
    const head = sentences[heads[i] as number] as CaseSentence
    return runsAs(question, at, chainEnd(sentences, head).id)
  })
  return both(each)
}

/** Each consecutive sentence made to run from its own day. */
export const madeConcurrent = (question: Case): readonly Changes[] =>
  both(
    question.sentences.flatMap(({ consecutiveTo }, at) =>
      consecutiveTo === null ? [] : [runsAs(question, at, null)],
    ),
  )

/** What it follows, and how it runs where that was said too, or was said not to be known. */
function runsAs({ sentences }: Case, at: number, consecutiveTo: string | null): Changes {
  const { howItRuns, notKnown } = sentences[at] as CaseSentence
  const follows = sentenceChange(at, 'consecutiveTo', consecutiveTo)
  return howItRuns === null && !notKnown.includes('howItRuns')
    ? [follows]
    : [follows, sentenceChange(at, 'howItRuns', consecutiveTo === null ? 'concurrent' : 'consecutive')]
}
