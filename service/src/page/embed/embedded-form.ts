import { attribute, type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import { smallDate } from '../question/date-boxes.ts'
import { errorSummary } from '../question/error-summary.ts'
import type { FieldError } from '../question/field-errors.ts'
import { errorMessage, errorOf, smallChoice, smallGroup } from '../question/fields.ts'
import type { FormValues } from '../question/form-values.ts'
import { lengthBoxes } from '../question/length-box.ts'
import { offenceSelect } from '../question/offence-field.ts'
import { embeddedKinds } from './embedded-question.ts'

type Errors = readonly FieldError[]

const kindQuestion = (form: FormValues, errors: Errors): Html =>
  smallChoice(
    form,
    'kind',
    'What kind of sentence is it?',
    null,
    embeddedKinds.map(({ value, label }) => ({ value, label })),
    errors,
  )

const lengthQuestion = (form: FormValues, errors: Errors): Html =>
  smallGroup(
    'length',
    'How long is it?',
    'For “18 months”, put 18 under Months. For a life sentence, give the minimum term.',
    errorOf(errors, 'length'),
    html`<div class="boxes">${lengthBoxes(form, 'sentence', errors)}</div>`,
  )

function offenceQuestion(form: FormValues, errors: Errors): Html {
  const error = errorOf(errors, 'offenceKey')
  return html`<div class="govuk-form-group${error && ' govuk-form-group--error'}"><label class="govuk-label govuk-label--s" for="offenceKey">What was the offence?</label><div id="offenceKey-hint" class="govuk-hint">Leave it empty if you do not know it.</div>${errorMessage('offenceKey', error)}
${offenceSelect(form.offenceKey, form.offenceTyped, error !== undefined, 'I do not know')}</div>`
}

function remandQuestion(form: FormValues, errors: Errors): Html {
  const error = errorOf(errors, 'remandCreditDays')
  return html`<div class="govuk-form-group${error && ' govuk-form-group--error'}"><label class="govuk-label govuk-label--s" for="remandCreditDays">Days on remand</label>${errorMessage('remandCreditDays', error)}
<input class="govuk-input govuk-input--width-4" id="remandCreditDays" name="remandCreditDays" type="text" inputmode="numeric" value="${form.remandCreditDays === '' ? '0' : form.remandCreditDays}"${attribute('aria-describedby', error === undefined ? null : 'remandCreditDays-error')}></div>`
}

/** The small form. It is sent by POST, so that nothing of it stands in an address. */
export const embeddedForm = (form: FormValues, errors: Errors): Html =>
  html`${errorSummary(errors)}<h1 class="govuk-heading-m">When will a person in prison be released?</h1>
<form action="${paths.embed}" method="post" novalidate>
${kindQuestion(form, errors)}
${lengthQuestion(form, errors)}
${smallDate(form, 'startDate', 'When did the court pass it?', null, errors)}
${offenceQuestion(form, errors)}
${remandQuestion(form, errors)}
<button type="submit" class="govuk-button">Work out the date</button>
</form>
<p>Recall or several sentences? <a class="govuk-link" href="${paths.start}" target="_blank" rel="noopener">Open the full page<span class="govuk-visually-hidden"> (opens in a new tab)</span></a>.</p>`
