import { html } from '../html.ts'
import type { PageContent } from '../layout.ts'

/** Too much waits to be worked out, or this took too long. */
export const busyPage = (): PageContent => ({
  robots: 'noindex',
  title: 'The service is busy',
  main: html`<div class="card"><h1 class="govuk-heading-l">The service is busy</h1>
<p>Nothing is lost: press Back, wait a minute, and try again.</p></div>`,
})
