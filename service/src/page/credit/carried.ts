import { type Html, html } from '../html.ts'
import { fieldNames, type Typed } from '../question/typed.ts'

/** What was typed in the form, carried along unseen, so that a page in between loses nothing. */
export const carried = (typed: Typed, except: string): readonly Html[] =>
  fieldNames
    .filter((name) => name !== except && (typed[name] !== '' || name === 'startDate-day'))
    .map((name) => html`<input type="hidden" name="${name}" value="${typed[name]}">`)

/** What a page in between found, and the way back to the form with it. */
export const useDays = (typed: Typed, field: string, days: number, found: string): Html =>
  html`<div class="found" role="status"><p>${found}</p>
<form action="/" method="get">${carried(typed, field)}<input type="hidden" name="${field}" value="${days}">
<button type="submit" class="govuk-button">Use these days</button></form></div>`

/** The way back to the form with nothing changed. */
export const goBack = (typed: Typed): Html =>
  html`<form action="/" method="get">${carried(typed, '')}<button type="submit" class="govuk-button govuk-button--secondary">Go back without changes</button></form>`
