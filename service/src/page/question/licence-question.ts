import { type Day, isoDate } from '@requisite/law'
import { type Html, html } from '../html.ts'
import { hasMinimumTerm, type ToldSentence } from '../told/told.ts'
import { smallDate } from './date-boxes.ts'
import { dayIn } from './day-in.ts'
import type { FieldError } from './field-errors.ts'
import { group, tickBoxes } from './fields.ts'
import { type FormValues, isDateFilled } from './form-values.ts'

/** Whether a person can be out on licence from it for life: it has a minimum term, which can be over. */
export const asksLicence = ({ sentenceType, wholeLife }: ToldSentence): boolean =>
  hasMinimumTerm(sentenceType) && !wholeLife

/** When an IPP licence ends is counted from two days. Both can be left out. */
const releaseDates = (form: FormValues, errors: readonly FieldError[]): Html =>
  html`${smallDate(form, 'firstReleaseDate', 'When were they first let out?', 'The licence ends by itself some years after this day. Leave it empty if you do not know it.', errors, 'past')}
${smallDate(form, 'lastReleaseDate', 'If they were called back: when were they let out again?', 'The last time. Leave it empty if they were never called back.', errors, 'past')}`

/** Of life and IPP: whether the person is in prison for it still. */
export const licenceQuestion = (
  form: FormValues,
  { sentenceType }: ToldSentence,
  errors: readonly FieldError[],
): Html =>
  group(
    'onLicence',
    'Was the person let out on licence from it?',
    'Tick this only if they are not in prison for this one: they are out, or inside for a later sentence.',
    undefined,
    tickBoxes([
      {
        name: 'onLicence',
        label: 'Out on licence from it, and not called back',
        isTicked: form.onLicence !== '',
        ...(sentenceType === 'ipp' && { followUp: releaseDates(form, errors) }),
      },
    ]),
  )

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
