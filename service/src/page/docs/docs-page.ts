import { html } from '../html.ts'
import type { PageContent } from '../layout.ts'

/** The description of the API, as Swagger UI shows it. */
export const docsPage: PageContent = {
  title: 'The API',
  kind: 'docs',
  styles: ['/docs/swagger-ui.css', '/docs/docs.css'],
  scripts: ['/docs/swagger-ui-bundle.js', '/docs/start.js'],
  main: html`<h1 class="govuk-heading-xl">The API</h1>
<p>What programs can ask, and what they get. <a class="govuk-link" href="/guides/developers">A short start</a> is in the guides. The same for machines is at <a class="govuk-link" href="/openapi.json">/openapi.json</a>.</p>
<noscript><p>This description needs script.</p></noscript>
<div id="docs"></div>`,
}
