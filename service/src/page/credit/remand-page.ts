import { remandDays } from '@requisite/law'
import type { Query } from '../../http/route.ts'
import { attribute, type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { back, carried, first, stepForm } from '../question/carried.ts'
import { dateBoxes } from '../question/date-boxes.ts'
import { errorSummary } from '../question/error-summary.ts'
import type { FieldError } from '../question/field-errors.ts'
import { errorMessage, errorOf } from '../question/fields.ts'
import type { FormState } from '../question/form-state.ts'
import { textAt } from '../question/form-values.ts'
import { periodsIn, remandInWords, rowsOf } from './remand-rows.ts'
import { creditResult } from './step-form.ts'

function dateField(query: Query, name: string, legend: string, errors: readonly FieldError[]): Html {
  const error = errorOf(errors, name)
  return html`<div class="govuk-form-group${error && ' govuk-form-group--error'}"><fieldset class="govuk-fieldset" role="group"${attribute('aria-describedby', error === undefined ? null : `${name}-error`)}>
<legend class="govuk-fieldset__legend govuk-fieldset__legend--s">${legend}</legend>${errorMessage(name, error)}
${dateBoxes(name, (part) => textAt(query, `${name}-${part}`), error === undefined ? null : (error.part ?? 'all'))}
</fieldset></div>`
}

const period = (query: Query, row: number, errors: readonly FieldError[]): Html =>
  html`<div class="period"><h2 class="govuk-heading-m">Period ${row}</h2><div class="pair">
${dateField(query, `from${row}`, `First day of period ${row}`, errors)}${dateField(query, `to${row}`, `Last day of period ${row}`, errors)}
</div></div>`

/** The page that turns dates on remand into days. */
export function remandPage(asked: FormState, query: Query): PageContent & { readonly isWrong: boolean } {
  const rows = rowsOf(query)
  const { periods, errors } = textAt(query, 'work') === '' ? { periods: [], errors: [] } : periodsIn(query)
  const numbers = Array.from({ length: rows }, (_, i) => i + 1)
  return {
    isWrong: errors.length > 0,
    robots: 'noindex',
    title: `${errors.length > 0 ? 'Error: ' : ''}Days on remand from dates`,
    here: paths.remand,
    main: html`${first('Work out the days', 'work', '1')}${back(paths.offence, 'again', 'yes')}${errorSummary(errors)}<h1 class="govuk-heading-l">Days on remand from dates</h1>
${periods.length > 0 && errors.length === 0 && creditResult(asked, 'remandCreditDays', remandDays(periods), remandInWords(periods))}
<p>Enter each time in prison on remand for this offence. Leave the day of sentence out: it is the first day of the sentence. Leave out days that were also served for something else.</p>
<form id="${stepForm}" action="${paths.remand}" method="post" novalidate autocomplete="off">
${carried(asked, [])}<input type="hidden" name="rows" value="${rows}">
${numbers.map((row) => period(query, row, errors))}
<div class="govuk-button-group"><button type="submit" name="work" value="1" class="govuk-button">Work out the days</button>
<button type="submit" name="more" value="1" class="govuk-button govuk-button--secondary">Add another period</button></div>
</form>`,
  }
}
