import { html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'

/** Its name among the pages that are kept: it has no address. */
export const notKept = 'not kept'

/** Shown where a page is not kept on the device, and there is no connection. */
export const notKeptPage = (): PageContent => ({
  title: 'This page needs a connection',
  robots: 'noindex',
  main: html`<h1 class="govuk-heading-l">This page needs a connection</h1>
<p>It is not kept on your device, and you are offline.
You can still <a class="govuk-link" href="${paths.start}">work out a date</a>
and read the <a class="govuk-link" href="${paths.guides}">guides</a>.</p>`,
})
