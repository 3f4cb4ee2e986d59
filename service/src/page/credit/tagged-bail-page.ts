import { daysInWords, taggedBailDays } from '@requisite/law'
import type { Query } from '../../http/route.ts'
import { html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { back, carried, first, stepForm } from '../question/carried.ts'
import { errorSummary } from '../question/error-summary.ts'
import type { FieldError } from '../question/field-errors.ts'
import { numberBox } from '../question/fields.ts'
import type { FormState } from '../question/form-state.ts'
import { textAt } from '../question/form-values.ts'
import { daysInBox } from '../question/number-from-box.ts'
import { creditResult } from './step-form.ts'

const field = 'daysOnTag'

/** The page that turns days on tagged bail into days of credit. */
export function taggedBailPage(asked: FormState, query: Query): PageContent & { readonly isWrong: boolean } {
  const isSubmitted = query[field] !== undefined
  const read = daysInBox(textAt(query, field), 'Days on bail with a tag')
  const days = typeof read === 'number' ? read : null
  const error: FieldError | undefined =
    isSubmitted && typeof read !== 'number' ? { field, box: field, message: read.message } : undefined
  const resultText =
    days === null
      ? null
      : `${daysInWords(days)} on tag give ${daysInWords(taggedBailDays(days))} of credit: half of them, and half a day counts as a day.`
  return {
    isWrong: error !== undefined,
    robots: 'noindex',
    title: `${error ? 'Error: ' : ''}Days of credit for tagged bail`,
    here: paths.taggedBail,
    main: html`${first('Work out the days')}${back(paths.offence, 'again', 'yes')}${errorSummary(error ? [error] : [])}<h1 class="govuk-heading-l">Days of credit for tagged bail</h1>
${isSubmitted && days !== null && resultText !== null && creditResult(asked, 'taggedBailCreditDays', taggedBailDays(days), resultText)}
<p>Count each day on bail with a curfew of 9 hours or more and an electronic tag. The court says how many of them count. Half of those are taken off.</p>
<form id="${stepForm}" action="${paths.taggedBail}" method="post" novalidate autocomplete="off">${carried(asked, [])}
${numberBox({ name: field, label: 'Days on bail with a tag', value: textAt(query, field), width: 5, strong: true, error })}
<button type="submit" class="govuk-button">Work out the days</button>
</form>`,
  }
}
