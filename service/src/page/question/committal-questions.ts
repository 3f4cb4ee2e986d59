import { days, inWords } from '@requisite/law'
import { type Html, html } from '../html.ts'
import { isUnderYears } from '../told/length.ts'
import { lengthTold, type ToldSentence } from '../told/told.ts'
import { sumOverTenMillion } from './before-sentence.ts'
import type { FieldError } from './field-errors.ts'
import { choices, errorOf, group, smallGroup } from './fields.ts'
import type { FieldName, FormValues } from './form-values.ts'

type Errors = readonly FieldError[]

/** The fields of these questions. */
export const committalFields: readonly FieldName[] = ['unpaid', 'fineAmount', 'partPaid', 'beganBefore']

/** From so many years on it matters whether more than 10 million pounds are owed. */
const largeYears = 7

const veryLarge = (form: FormValues): Html =>
  smallGroup(
    'fineAmount',
    'Is more than £10 million of it unpaid?',
    null,
    undefined,
    choices(
      'fineAmount',
      [
        { value: '', label: 'No' },
        { value: String(sumOverTenMillion), label: 'Yes', hint: 'Then all of it is served.' },
      ],
      form.fineAmount,
      true,
    ),
  )

/** What was not paid, and whether some of it was since. */
export const unpaidQuestion = (form: FormValues, court: ToldSentence, errors: Errors): Html =>
  html`<div class="question">${group(
    'unpaid',
    'What was not paid?',
    null,
    errorOf(errors, 'unpaid'),
    choices(
      'unpaid',
      [
        { value: 'fine', label: 'A fine or costs' },
        {
          value: 'confiscation',
          label: 'A confiscation order',
          ...(isUnderYears(lengthTold(court), largeYears) ? {} : { followUp: veryLarge(form) }),
        },
        {
          value: 'civil',
          label: 'Council tax, maintenance or another debt that is not a crime',
          hint: 'Then days before it do not come off.',
        },
      ],
      form.unpaid,
    ),
  )}</div>
<div class="question">${group(
    'partPaid',
    'Has part been paid since?',
    null,
    undefined,
    choices(
      'partPaid',
      [
        { value: 'no', label: 'No' },
        {
          value: 'yes',
          label: 'Yes',
          followUp: html`<p>Then the time is shorter. If you know how much is left, go back and enter that. If not, go on: we say that it is sooner.</p>`,
        },
      ],
      form.partPaid || 'no',
    ),
  )}</div>`

/** Whether the supervision that was broken is of the old law. */
export const supervisionQuestion = (form: FormValues, errors: Errors): Html =>
  html`<div class="question">${group(
    'beganBefore',
    `Did it begin before ${inWords(days.noSupervisionAfterSentence.day)}?`,
    'The day on which supervision was broken. There is no such supervision since that day.',
    errorOf(errors, 'beganBefore'),
    choices(
      'beganBefore',
      [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      form.beganBefore,
    ),
  )}</div>`
