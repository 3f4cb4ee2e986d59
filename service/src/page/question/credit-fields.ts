import { type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import type { FieldError } from './field-errors.ts'
import { errorOf, numberBox } from './fields.ts'
import type { FormValues } from './form-values.ts'

const names = ['remandCreditDays', 'taggedBailCreditDays', 'addedDays'] as const

const helper = (place: string, label: string): Html =>
  html`<button type="submit" class="govuk-button govuk-button--secondary" formaction="${place}" formnovalidate>${label}</button>`

/** Time already served and days added, folded away until it is needed. */
export function creditFields(form: FormValues, errors: readonly FieldError[]): Html {
  const isOpen = names.some((name) => form[name] !== '' || errorOf(errors, name) !== undefined)
  const box = (name: (typeof names)[number], label: string, hint: string): Html =>
    numberBox({ name, label, hint, value: form[name], width: 5, strong: true, error: errorOf(errors, name) })
  return html`<h2 class="govuk-heading-m">Days that change the date</h2>
<p>Leave this closed if the person was never on remand or on a tag, and no days were added.</p>
<details class="govuk-details"${isOpen && html` open`}>
<summary class="govuk-details__summary"><span class="govuk-details__summary-text">Time on remand, tagged bail or added days</span></summary>
<div class="govuk-details__text">
${box('remandCreditDays', 'Days on remand', 'Days in prison for this offence before the sentence. Do not count days that were also served for something else.')}
${helper(paths.remand, 'Work out the days from dates')}
${box('taggedBailCreditDays', 'Days credited for tagged bail', 'The days the court took off. It is half of the days on bail with a tag and a curfew of 9 hours or more.')}
${helper(paths.taggedBail, 'Work out the days from time on tag')}
${box('addedDays', 'Added days', 'Days added as a punishment in prison, less any that were given back.')}
</div>
</details>`
}
