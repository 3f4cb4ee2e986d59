import { addDays, caseAlternativesOf, caseOf, type Day, days, inWords, offenceByKey } from '@requisite/law'
import { askedCase } from '../answer/outcome.ts'
import { asksTerrorism } from './before-sentence.ts'
import { type CaseInput, hasMinimumTerm, type SentenceInput } from './case-input.ts'
import { type FormState, isOnlyRecalled } from './form-state.ts'
import { type FormValues, isDateFilled } from './form-values.ts'
import { isUnderYears } from './length-from-boxes.ts'

/** What is asked of a sentence only where it decides, and then always. */
export interface Further {
  /** On which side of this day the offence was. */
  readonly offenceBefore: Day | null
  /** Whether it was for terrorism. */
  readonly terrorism: boolean
  readonly born: boolean
  readonly register: boolean
}

const alone = (sentence: SentenceInput) =>
  askedCase({
    sentences: [{ ...sentence, follows: null }],
    ...{ added: [], away: [], recall: null, stated: null },
  })

/** Whether life became the maximum for this offence on a day, and the answer hangs on it. */
function hangsOnMaximum(sentence: SentenceInput): boolean {
  const answer = caseOf(alone(sentence))
  return (
    !('refusals' in answer) && caseAlternativesOf(answer).some(({ code }) => code === 'A_EARLIER_CONDUCT')
  )
}

/** What the law gives if the offence was on this day, in one text. */
function answerBy(sentence: SentenceInput, offenceDate: Day): string {
  const answer = caseOf(alone({ ...sentence, offenceDate }))
  return 'refusals' in answer
    ? ''
    : [answer.release, answer.releaseType, answer.end, answer.endType, answer.licenceEnd].join()
}

/** So long after it a sentence may be for an offence before it, and the day of the offence is worth asking for. */
const worthAsking = 365

/** The day on which the law changed for this sentence by the day of the offence; null where that changes nothing. */
function dayOfChange(sentence: SentenceInput): Day | null {
  const { start, length, offenceKey, kind } = sentence
  const from = offenceByKey(offenceKey ?? '')?.lifeMaximumFrom ?? null
  if (from !== null && hangsOnMaximum(sentence)) return from
  if (hasMinimumTerm(kind)) return null
  const short = days.licenceForShortTerms.day
  const isShort = isUnderYears(length, 1)
  const day = isShort ? short : days.releaseUnder2003Act.day
  const isLate = start < day || (isShort && start >= addDays(short, worthAsking))
  return isLate || answerBy(sentence, addDays(day, -1)) === answerBy(sentence, day) ? null : day
}

/** After a recall none of it changes a date. */
const nothing: Further = { offenceBefore: null, terrorism: false, born: false, register: false }

/** What is asked besides of a sentence that stands in a form. */
export const furtherOf = (asked: FormState, sentence: SentenceInput): Further =>
  isOnlyRecalled(asked) ? nothing : furtherFor(sentence, asked.others.length > 0)

/** What is asked besides of the only sentence of a case. */
export const furtherTold = ({ recall }: CaseInput, sentence: SentenceInput): Further =>
  recall === null ? furtherFor(sentence, false) : nothing

function furtherFor(sentence: SentenceInput, isBesideOthers: boolean): Further {
  const isDetained = sentence.kind === 'section_250'
  const isOrder = sentence.kind === 'dto' && isBesideOthers
  return {
    offenceBefore: dayOfChange({ ...sentence, offenceDate: null }),
    terrorism: sentence.offenceKey === null && asksTerrorism(sentence),
    born: (isDetained && isUnderYears(sentence.length, 1)) || isOrder,
    register: isDetained && offenceByKey(sentence.offenceKey ?? '')?.category === 'sexual',
  }
}

/** Whether there is something to ask. */
export const isFurtherAsked = ({ offenceBefore, terrorism, born, register }: Further): boolean =>
  offenceBefore !== null || terrorism || born || register

/** The side of the day of the law on which the offence was, as it was told; an empty text where it was not. */
export function offenceDayInWords(sentence: SentenceInput): string {
  const { offenceDate = null } = sentence
  if (offenceDate === null) return ''
  const day = dayOfChange({ ...sentence, offenceDate: null })
  if (day === null) return `on ${inWords(offenceDate)}`
  return offenceDate < day ? `before ${inWords(day)}` : `on or after ${inWords(day)}`
}

/** Whether all of it was answered. */
export const isAnswered = (
  form: FormValues,
  { offenceBefore, terrorism, born, register }: Further,
): boolean =>
  (offenceBefore === null || form.offenceDate !== '') &&
  (!terrorism || form.terrorism !== '') &&
  (!born || form.bornUnknown !== '' || isDateFilled(form, 'dateOfBirth')) &&
  (!register || form.onRegister !== '')
