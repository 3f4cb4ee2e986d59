import type { Html } from '../html.ts'
import { hasMinimumTerm, type ToldSentence } from '../told/told.ts'
import { group, tickBoxes } from './fields.ts'
import type { FormValues } from './form-values.ts'

/** Whether a person can be out on licence from it for life: it has a minimum term, which can be over. */
export const asksLicence = ({ sentenceType, wholeLife }: ToldSentence): boolean =>
  hasMinimumTerm(sentenceType) && !wholeLife

/** Of life and IPP: whether the person is in prison for it still. */
export const licenceQuestion = (form: FormValues): Html =>
  group(
    'onLicence',
    'Was the person let out on licence from it?',
    'Tick this only if they are in prison for a later sentence, and were not called back (recalled) for this one.',
    undefined,
    tickBoxes([
      {
        name: 'onLicence',
        label: 'Out on licence from it, and not called back',
        isTicked: form.onLicence !== '',
      },
    ]),
  )
