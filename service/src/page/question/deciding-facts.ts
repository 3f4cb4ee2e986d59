import { type Day, inWords, isoDate, parseDay } from '@requisite/law'
import { type Further, furtherFor, nothingFurther } from '../told/deciding-facts.ts'
import { nothingSince, type ToldSentence } from '../told/told.ts'
import { dayIn } from './day-in.ts'
import { type FieldError, wrong } from './field-errors.ts'
import { type FormState, isOnlyRecalled, placed } from './form-state.ts'
import type { FormValues } from './form-values.ts'
import { remandIn, startsOf } from './remand-said.ts'

/** What is asked besides of a sentence that stands in a form. */
export function furtherOf(asked: FormState, sentence: ToldSentence): Further {
  if (isOnlyRecalled(asked)) return nothingFurther
  const sentences = placed(asked, sentence)
  const remand = remandIn(asked.form, startsOf(sentences), [])
  return furtherFor({ ...nothingSince, sentences, ...(remand.length > 0 && { remand }) }, sentence)
}

/** What is asked, in one text; an empty one where nothing is. */
export const furtherText = ({ offenceBefore, terrorism, creditDays, born, register }: Further): string =>
  [
    offenceBefore === null ? '' : isoDate(offenceBefore),
    terrorism && 'terrorism',
    creditDays > 0 && 'minimum',
    born && 'born',
    register && 'register',
  ]
    .filter((part) => part !== '' && part !== false)
    .join(', ')

/** Whether what was told says on which side of a day the offence was: it was asked for another day, and lies on the far side. */
const isSideTold = (told: Day | null, asked: Day | null, day: Day): boolean =>
  told !== null && asked !== null && (told < asked ? asked <= day : asked >= day)

/** What of it is neither told nor was asked before. */
export function newlyAsked({ offenceDate }: FormValues, further: Further, askedBefore: string): boolean {
  const parts = askedBefore.split(', ')
  const { offenceBefore: day } = further
  const isTold = day !== null && isSideTold(parseDay(offenceDate), parseDay(parts[0] ?? ''), day)
  const left = furtherText({ ...further, offenceBefore: isTold ? null : day })
  return left !== '' && !left.split(', ').every((part) => parts.includes(part))
}

/** What of it was left open, or cannot be read. */
export function furtherErrors(
  form: FormValues,
  { offenceBefore, terrorism, creditDays, born, register }: Further,
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
  if (creditDays > 0 && form.creditTakenOffMinimum === '')
    wrong(errors, 'creditTakenOffMinimum', 'Say if the court took the days off, or “I do not know”.')
  if (born && form.bornUnknown === '')
    dayIn(form, 'dateOfBirth', 'Enter the date of birth, or say that you do not know it.', errors)
  if (register && form.registeredSexOffender === '')
    wrong(errors, 'registeredSexOffender', 'Say if the person is on the register, or “I do not know”.')
  return errors
}
