import { type Content, type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { back, carried, first, stepForm } from './carried.ts'
import { errorSummary, titleWith } from './error-summary.ts'
import type { FieldError } from './field-errors.ts'
import type { FormState } from './form-state.ts'
import type { FieldName } from './form-values.ts'

/** A page of questions. */
interface Step {
  readonly title: string
  readonly errors: readonly FieldError[]
  /** Where what stands in its form shows the same page again. */
  readonly here: string
  /** The buttons at the top: the one that answers, and the way back. */
  readonly top: Html
  /** What is said before the questions. */
  readonly lead?: Content
  readonly action: string
  /** What was told, of which all is carried along that is not among the fields of this page. */
  readonly asked: FormState
  readonly fields: readonly FieldName[]
  readonly body: Html
}

/** The buttons at the top of a page that comes from the list of sentences, and leads to it. */
export const fromList = html`${first('Continue', 'list', 'yes')}${back(paths.sentences, 'list', 'yes')}`

export const stepPage = (step: Step): PageContent => ({
  robots: 'noindex',
  title: titleWith(step.errors, step.title),
  here: step.here,
  main: html`${step.top}${errorSummary(step.errors)}
<h1 class="govuk-heading-l">${step.title}</h1>
${step.lead}<form id="${stepForm}" action="${step.action}" method="post" novalidate autocomplete="off">
${carried(step.asked, step.fields)}${step.body}
</form>`,
})
