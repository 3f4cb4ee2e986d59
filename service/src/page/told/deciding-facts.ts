import { type Day, hangsOnTerrorism, offenceByKey, offenceDayThatDecides } from '@requisite/law'
import { isUnderYears } from './length.ts'
import { lengthTold, type Told, type ToldSentence } from './told.ts'

/** What is asked of a sentence only where it decides, and then always. */
export interface Further {
  /** On which side of this day the offence was. */
  readonly offenceBefore: Day | null
  /** Whether it was for terrorism. */
  readonly terrorism: boolean
  readonly born: boolean
  readonly register: boolean
}

/** After a recall none of it changes a date. */
export const nothingFurther: Further = { offenceBefore: null, terrorism: false, born: false, register: false }

export function furtherFor(sentence: ToldSentence, isBesideOthers: boolean): Further {
  const isDetained = sentence.sentenceType === 'section_250'
  const isOrder = sentence.sentenceType === 'dto' && isBesideOthers
  return {
    offenceBefore: offenceDayThatDecides(sentence),
    terrorism: sentence.offenceKey == null && hangsOnTerrorism(sentence),
    born: (isDetained && isUnderYears(lengthTold(sentence), 1)) || isOrder,
    register: isDetained && offenceByKey(sentence.offenceKey ?? '')?.category === 'sexual',
  }
}

/** What is asked besides of the only sentence of a case. */
export const furtherTold = ({ recall }: Told, sentence: ToldSentence): Further =>
  recall === null ? furtherFor(sentence, false) : nothingFurther
