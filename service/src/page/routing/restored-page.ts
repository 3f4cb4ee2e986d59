import type { Query } from '../../http/route.ts'
import { html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'

/** Whether a page was asked for by its address alone. */
export const isNothingSent = (fields: Query): boolean => Object.keys(fields).length === 0

/** What stands at the address of a step of which nothing was sent. Where the tab has kept the step, the script puts it here. */
export const restoredPage = (): PageContent => ({
  robots: 'noindex',
  title: 'Work out a date',
  main: html`<div data-restored><h1 class="govuk-heading-l">Nothing is entered here</h1>
<p>We keep nothing. <a class="govuk-link" href="${paths.start}">Work out a date</a>.</p></div>`,
})
