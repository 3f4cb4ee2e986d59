import { offenceByKey } from '@requisite/law'
import { moreInWords, readSentenceInWords } from './in-words.ts'
import { inOrderOfChain } from './order.ts'
import type { Reading } from './reading.ts'

/** What an offence is called, where the whole list is at hand. */
export const offenceTitle = (key: string): string | undefined => offenceByKey(key)?.title

/** Each sentence that was read, in one line, for those who are asked nothing next. */
export function sentencesReadAs({ sentences: read }: Reading): readonly string[] {
  const sentences = inOrderOfChain(read)
  return sentences.map((sentence) =>
    [readSentenceInWords(sentence), ...moreInWords(sentence, offenceTitle, sentences.length > 1)]
      .map((part) => part.replace(': we ask next', ' not named'))
      .join(', '),
  )
}
