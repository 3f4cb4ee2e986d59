import { type Day, isoDate } from '@requisite/law'
import { hasMinimumTerm, type ToldSentence } from '../told/told.ts'
import { dayIn } from './day-in.ts'
import type { FieldError } from './field-errors.ts'
import { type FormValues, isDateFilled } from './form-values.ts'

/** Whether a person can be out on licence from it for life: it has a minimum term, which can be over. */
export const asksLicence = ({ sentenceType, wholeLife }: ToldSentence): boolean =>
  hasMinimumTerm(sentenceType) && !wholeLife

/** What was told of the licence. A day of release counts only with the tick. */
export function licenceIn(
  form: FormValues,
  court: ToldSentence,
  errors: FieldError[],
): Pick<ToldSentence, 'onLicence' | 'firstReleaseDate' | 'lastReleaseDate' | 'licenceUnbroken'> {
  if (!asksLicence(court) || form.onLicence === '') return {}
  const dayOf = (name: 'firstReleaseDate' | 'lastReleaseDate'): Day | null =>
    court.sentenceType === 'ipp' && isDateFilled(form, name) ? dayIn(form, name, '', errors) : null
  const [first, last] = [dayOf('firstReleaseDate'), dayOf('lastReleaseDate')]
  return {
    onLicence: true,
    ...(first !== null && { firstReleaseDate: isoDate(first) }),
    ...(last !== null && { lastReleaseDate: isoDate(last) }),
    ...(form.licenceUnbroken === 'true' && { licenceUnbroken: true }),
  }
}
