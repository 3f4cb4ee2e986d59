import { days, inWords } from '@requisite/law'
import { type Html, html } from '../html.ts'
import { isUnderYears } from '../told/length.ts'
import { lengthTold, type ToldSentence } from '../told/told.ts'
import { sumOverTenMillion } from './before-sentence.ts'
import type { FieldError } from './field-errors.ts'
import { choiceQuestion, smallChoice } from './fields.ts'
import type { FieldName, FormValues } from './form-values.ts'

type Errors = readonly FieldError[]

/** The fields of these questions. */
export const committalFields: readonly FieldName[] = ['unpaid', 'fineAmount', 'partPaid', 'beganBefore']

/** From so many years on it matters whether more than 10 million pounds are owed. */
const largeYears = 7

const veryLarge = (form: FormValues, errors: Errors): Html =>
  smallChoice(
    form,
    'fineAmount',
    'Is more than £10 million of it unpaid?',
    null,
    [
      { value: String(sumOverTenMillion - 1), label: 'No' },
      { value: String(sumOverTenMillion), label: 'Yes', hint: 'Then all of it is served.' },
      { value: '', label: 'I do not know', hint: 'We show both dates.' },
    ],
    errors,
  )

/** What was not paid, and whether some of it was since. */
export const unpaidQuestion = (form: FormValues, court: ToldSentence, errors: Errors): Html =>
  html`<div class="question">${choiceQuestion(
    form,
    'unpaid',
    'What was not paid?',
    null,
    [
      { value: 'fine', label: 'A fine or costs' },
      {
        value: 'confiscation',
        label: 'A confiscation order',
        ...(isUnderYears(lengthTold(court), largeYears) ? {} : { followUp: veryLarge(form, errors) }),
      },
      {
        value: 'civil',
        label: 'Council tax, maintenance or another debt that is not a crime',
        hint: 'Then days before it do not come off.',
      },
    ],
    errors,
  )}</div>
<div class="question">${choiceQuestion(
    { partPaid: form.partPaid || 'no' },
    'partPaid',
    'Has part been paid since?',
    null,
    [
      { value: 'no', label: 'No' },
      {
        value: 'yes',
        label: 'Yes',
        followUp: html`<p>Then the time is shorter. If you know how much is left, go back and enter that. If not, go on: we say that it is sooner.</p>`,
      },
    ],
    errors,
  )}</div>`

/** Whether the supervision that was broken is of the old law. */
export const supervisionQuestion = (form: FormValues, errors: Errors): Html =>
  html`<div class="question">${choiceQuestion(
    form,
    'beganBefore',
    `Did it begin before ${inWords(days.noSupervisionAfterSentence.day)}?`,
    'The day on which supervision was broken. There is no such supervision since that day.',
    [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    errors,
  )}</div>`
