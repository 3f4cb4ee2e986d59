import type { SentenceInput } from './case-input.ts'
import { lengthInWords } from './length-from-boxes.ts'

/** How long a sentence is, in words: a whole life order has no length. */
export const sentenceTerm = ({
  isWholeLife,
  length,
}: Pick<SentenceInput, 'isWholeLife' | 'length'>): string =>
  isWholeLife === true ? 'whole life' : lengthInWords(length)
