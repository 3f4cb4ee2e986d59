import { type Day, offenceByKey } from '@requisite/law'
import { creditInQuestion } from '@requisite/law/internal'
import { isUnderYears } from '../../told/length.ts'
import { askedOf, hasMinimumTerm, lengthTold, type PageCase, type PageSentence } from '../../told/told.ts'
import { answerToCase, dayThatDecides, isTerrorismDeciding } from '../ask.ts'

/** What is asked of a sentence only where it decides, and then always. */
export interface Further {
  /** On which side of this day the offence was. */
  readonly offenceBefore: Day | null
  /** Whether it was for terrorism. */
  readonly terrorism: boolean
  /** So many days on remand: whether the court took them off the minimum term; 0 where that is not asked. */
  readonly creditDays: number
  readonly born: boolean
  readonly register: boolean
}

/** The days of which it decides whether the court took them off the minimum term of a sentence. */
function creditDaysOf(told: PageCase, sentence: PageSentence): number {
  if (!hasMinimumTerm(sentence.sentenceType) || sentence.wholeLife) return 0
  const { creditTakenOffMinimum: _, ...open } = sentence
  const sentences = told.sentences.map((one) => (one === sentence ? open : one))
  const answer = answerToCase(askedOf({ ...told, sentences }))
  return 'refusals' in answer ? 0 : (creditInQuestion(answer)?.days ?? 0)
}

export function furtherFor(told: PageCase, sentence: PageSentence): Further {
  const isDetained = sentence.sentenceType === 'section_250'
  const isOrder = sentence.sentenceType === 'dto' && told.sentences.length > 1
  return {
    offenceBefore: dayThatDecides(sentence),
    terrorism: sentence.offenceKey == null && isTerrorismDeciding(sentence),
    creditDays: creditDaysOf(told, sentence),
    born: (isDetained && isUnderYears(lengthTold(sentence), 1)) || isOrder,
    register: isDetained && offenceByKey(sentence.offenceKey ?? '')?.category === 'sexual',
  }
}
