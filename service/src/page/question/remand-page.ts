import { html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { back, carried, first, stepForm } from './carried.ts'
import { sentenceTitle } from './court-page.ts'
import { errorSummary } from './error-summary.ts'
import type { FieldError } from './field-errors.ts'
import type { FormState } from './form-state.ts'
import { remandTimes, timesFields } from './remand-question.ts'

/** The times on remand of several sentences, each with what it was for. */
export function remandPage(asked: FormState, errors: readonly FieldError[]): PageContent {
  const sentences = asked.others.map((sentence, i) => `${i + 1}. ${sentenceTitle(sentence)}`)
  return {
    robots: 'noindex',
    title: `${errors.length > 0 ? 'Error: ' : ''}Time on remand`,
    here: paths.remand,
    main: html`${first('Continue', 'list', 'yes')}${back(paths.sentences, 'list', 'yes')}${errorSummary(errors)}
<h1 class="govuk-heading-l">Time on remand</h1>
<p>In prison on remand. From which day to which day?</p>
<form id="${stepForm}" action="${paths.sentences}" method="post" novalidate autocomplete="off">
${carried(asked, timesFields(asked, true))}
<div class="question">${remandTimes(asked, { place: paths.remand, isList: true, sentences }, errors)}</div>
<div class="govuk-button-group"><button type="submit" class="govuk-button" name="list" value="yes">Continue</button></div>
</form>`,
  }
}
