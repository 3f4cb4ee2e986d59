import { daysInWords, inWords, recallKinds } from '@requisite/law'
import { sentencesNamed } from '../answer/text.ts'
import type { RecallInput } from './case-input.ts'

/** A recall as it was told, in one line. */
export const recallInWords = ({ type, recallDate, returnDate, sentences, addedDays }: RecallInput): string =>
  [
    type === null ? 'a recall, kind not known' : recallKinds[type].phrase,
    sentences === null ? '' : `for ${sentencesNamed(sentences.map(String))}`,
    recallDate === null ? '' : `decided on ${inWords(recallDate)}`,
    returnDate === null ? '' : `back in prison on ${inWords(returnDate)}`,
    addedDays > 0 ? `${daysInWords(addedDays)} added since` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
