import { addDays, caseAlternativesOf, caseOf, type Day, days, inWords, offenceByKey } from '@requisite/law'
import { askedCase } from '../answer/outcome.ts'
import { asksTerrorism } from './before-sentence.ts'
import { type CaseInput, hasMinimumTerm, type SentenceInput } from './case-input.ts'
import { dayIn } from './day-in.ts'
import { type FieldError, wrong } from './field-errors.ts'
import { type FormState, isOnlyRecalled } from './form-state.ts'
import type { FormValues } from './form-values.ts'
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

/** What is asked, in one text; an empty one where nothing is. */
export const furtherText = ({ offenceBefore, terrorism, born, register }: Further): string =>
  [
    offenceBefore === null ? '' : inWords(offenceBefore),
    terrorism && 'terrorism',
    born && 'born',
    register && 'register',
  ]
    .filter((part) => part !== '' && part !== false)
    .join(', ')

/** Whether it was for terrorism, as it was told; an empty text where it was not. */
export const terrorismInWords = ({ terrorism }: SentenceInput): string =>
  terrorism == null ? '' : terrorism === 'yes' ? 'for terrorism' : 'not for terrorism'

/** The offence, where its name is not known. */
export const notKnownInWords = (sentence: SentenceInput): string =>
  ['not known', terrorismInWords(sentence)].filter((part) => part !== '').join(', ')

/** The side of the day of the law on which the offence was, as it was told; an empty text where it was not. */
export function offenceDayInWords(sentence: SentenceInput): string {
  const { offenceDate = null } = sentence
  if (offenceDate === null) return ''
  const day = dayOfChange({ ...sentence, offenceDate: null })
  if (day === null) return `on ${inWords(offenceDate)}`
  return offenceDate < day ? `before ${inWords(day)}` : `on or after ${inWords(day)}`
}

/** What of it was left open, or cannot be read. */
export function furtherErrors(
  form: FormValues,
  { offenceBefore, terrorism, born, register }: Further,
): readonly FieldError[] {
  const errors: FieldError[] = []
  if (offenceBefore !== null && form.offenceDate === '')
    wrong(
      errors,
      'offenceDate',
      `Say if the offence was before ${inWords(offenceBefore)}, or “I do not know”.`,
    )
  if (terrorism && form.terrorism === '')
    wrong(errors, 'terrorism', 'Say if it was for terrorism, or “I do not know”.')
  if (born && form.bornUnknown === '')
    dayIn(form, 'dateOfBirth', 'Enter the date of birth, or say that you do not know it.', errors)
  if (register && form.onRegister === '')
    wrong(errors, 'onRegister', 'Say if the person is on the register, or “I do not know”.')
  return errors
}
