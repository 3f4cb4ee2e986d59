import { bounds, daysInWords, taggedBailDays } from '@requisite/law'
import type { Query } from '../../http/route.ts'
import { html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { errorSummary } from '../question/error-summary.ts'
import type { FieldError } from '../question/field-errors.ts'
import { numberBox } from '../question/fields.ts'
import { formValuesOf, textAt } from '../question/form-values.ts'
import { creditResult, goBack, hiddenInputs } from './step-form.ts'

const field = 'daysOnTag'

/** The days on tag that were typed: null when they are no whole number within bounds. */
export function daysOnTag(text: string): number | null {
  const days = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  return days <= bounds.creditDays ? days : null
}

/** The page that turns days on tagged bail into days of credit. */
export function taggedBailPage(query: Query): PageContent & { readonly isWrong: boolean } {
  const form = formValuesOf(query)
  const isSubmitted = query[field] !== undefined
  const days = daysOnTag(textAt(query, field))
  const error: FieldError | undefined =
    isSubmitted && days === null
      ? {
          field,
          box: field,
          message: `Enter the days on tag as a whole number from 0 to ${bounds.creditDays}.`,
        }
      : undefined
  const resultText =
    days === null
      ? null
      : `${daysInWords(days)} on tag give ${daysInWords(taggedBailDays(days))} of credit: half of them, and half a day counts as a day.`
  return {
    isWrong: error !== undefined,
    robots: 'noindex',
    title: `${error ? 'Error: ' : ''}Days of credit for tagged bail`,
    main: html`${errorSummary(error ? [error] : [])}<h1 class="govuk-heading-l">Days of credit for tagged bail</h1>
${isSubmitted && days !== null && resultText !== null && creditResult(form, 'taggedBailCreditDays', taggedBailDays(days), resultText)}
<p>Count each day on bail with a curfew of 9 hours or more and an electronic tag. The court says how many of them count. Half of those are taken off.</p>
<form action="${paths.taggedBail}" method="get" novalidate>${hiddenInputs(form, '')}
${numberBox({ name: field, label: 'Days on bail with a tag', value: textAt(query, field), width: 5, strong: true, error })}
<button type="submit" class="govuk-button">Work out the days</button>
</form>
${goBack(form)}`,
  }
}
