import { type Html, html } from '../html.ts'
import { type FormValues, fieldNames } from '../question/form-values.ts'

/** What was typed in the form as hidden inputs, so that a step page loses nothing of it. */
export const hiddenInputs = (form: FormValues, except: string): readonly Html[] =>
  fieldNames
    .filter((name) => name !== except && (form[name] !== '' || name === 'startDate-day'))
    .map((name) => html`<input type="hidden" name="${name}" value="${form[name]}">`)

/** The result of a step page, and the button that takes it back to the form. */
export const creditResult = (form: FormValues, field: string, days: number, resultText: string): Html =>
  html`<div class="found" role="status"><p>${resultText}</p>
<form action="/" method="get">${hiddenInputs(form, field)}<input type="hidden" name="${field}" value="${days}">
<button type="submit" class="govuk-button">Use these days</button></form></div>`

/** The button back to the form with nothing changed. */
export const goBack = (form: FormValues): Html =>
  html`<form action="/" method="get">${hiddenInputs(form, '')}<button type="submit" class="govuk-button govuk-button--secondary">Go back without changes</button></form>`
