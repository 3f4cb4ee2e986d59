import { type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import { carried } from '../question/carried.ts'
import type { FormState } from '../question/form-state.ts'
import type { FieldName } from '../question/form-values.ts'

/** The result of a step page, and the button that takes it back to the questions. */
export const creditResult = (asked: FormState, field: FieldName, days: number, resultText: string): Html =>
  html`<div class="found" role="status"><p>${resultText}</p>
<form action="${paths.offence}" method="post">${carried(asked, [field, 'creditNone', 'creditUnknown'])}<input type="hidden" name="${field}" value="${days}">
<input type="hidden" name="again" value="yes"><button type="submit" class="govuk-button">Use these days</button></form></div>`
