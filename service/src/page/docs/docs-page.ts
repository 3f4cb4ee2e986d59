import { exampleCalls, operationTitles } from '../../contract/examples.ts'
import { samplesOf } from '../../contract/samples.ts'
import { type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'

/** One call in three languages. */
const inThreeLanguages = (operation: string, publicUrl: string): Html => html`<details class="govuk-details">
<summary class="govuk-details__summary">
<span class="govuk-details__summary-text">${operationTitles[operation] ?? operation}</span></summary>
<div class="govuk-details__text">
${samplesOf(operation, publicUrl).map(
  ({
    label,
    source,
  }) => html`<div class="sample sample--${label.toLowerCase()}"><h3 class="govuk-heading-s">${label}</h3>
<pre tabindex="0" role="region" aria-label="${`${operationTitles[operation]}: ${label}`}"><code>${source}</code></pre></div>
`,
)}</div>
</details>
`

const languages = ['curl', 'JavaScript', 'Python'] as const

/** One language is shown at a time; without script too, and all of them where a browser cannot hide the others. */
const chooseLanguage: Html = html`<fieldset class="languages__choice"><legend>Show the calls in</legend>${languages.map(
  (language, i) => html`<label class="radio"><input type="radio" name="language"
id="language-${language.toLowerCase()}" value="${language}"${i === 0 && html` checked`}>${language}</label>`,
)}</fieldset>`

/** The description of the API: how to call it, and all of it as Swagger UI shows it. */
export const docsPage = (publicUrl: string): PageContent => ({
  title: 'The API',
  kind: 'docs',
  styles: ['/docs/swagger-ui.css', '/docs/docs.css'],
  scripts: ['/docs/swagger-ui-bundle.js', '/docs/start.js'],
  main: html`<h1 class="govuk-heading-xl">The API</h1>
<p>What programs can ask, and what they get.
<a class="govuk-link" href="/guides/developers">A short start</a> is in the guides.
The same for machines is at <a class="govuk-link" href="/openapi.json">/openapi.json</a>.</p>
<h2 class="govuk-heading-l">Which call do I want?</h2>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li>When is somebody released, by the law in force? <code>POST /release-dates</code>, with one sentence or with all of them.</li>
<li>One sentence, at a release point that you name yourself: <code>POST /calculate</code>.</li>
<li>Many of either: add <code>/batch</code>.</li>
</ul>
<h2 class="govuk-heading-l">Each call in curl, JavaScript and Python</h2>
<div class="languages">
${chooseLanguage}
${Object.keys(exampleCalls).map((operation) => inThreeLanguages(operation, publicUrl))}</div>
<noscript><p>The rest of this description needs script.</p></noscript>
<div id="docs"></div>`,
})
