import { html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { sentenceTitle } from './court-page.ts'
import type { FieldError } from './field-errors.ts'
import type { FormState } from './form-state.ts'
import { remandTimes, timesFields } from './remand-question.ts'
import { fromList, stepPage } from './step-page.ts'

/** The times on remand of several sentences, each with what it was for. */
export function remandPage(asked: FormState, errors: readonly FieldError[]): PageContent {
  const sentences = asked.others.map((sentence, i) => `${i + 1}. ${sentenceTitle(sentence)}`)
  return stepPage({
    ...{ title: 'Time on remand', errors, asked, fields: timesFields(asked, true) },
    ...{ here: paths.remand, action: paths.sentences, top: fromList },
    lead: html`<p>In prison on remand. From which day to which day?</p>
`,
    body: html`
<div class="question">${remandTimes(asked, { place: paths.remand, isList: true, sentences }, errors)}</div>
<div class="govuk-button-group"><button type="submit" class="govuk-button" name="list" value="yes">Continue</button></div>`,
  })
}
