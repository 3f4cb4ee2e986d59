import { type Html, html } from '../html.ts'
import { paths } from '../link.ts'

/** The line that puts the small form on another site. The sandbox lets it send its form, run its own script and open the whole
 *  answer, and nothing else: no cookie, no look at the page around it. */
export const embedLine = (publicUrl: string): string =>
  `<iframe src="${publicUrl}${paths.embed}" title="Work out a release date from prison" width="100%" height="1280" loading="lazy" referrerpolicy="no-referrer" sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"></iframe>`

/** Lines for the page around the frame, which give it the height that the form says it needs. */
export const heightLines = `<script>addEventListener('message', ({ source, data }) => {
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source && data.requisiteHeight > 0) frame.height = data.requisiteHeight + 40
})</script>`

/** How to show the small form on another site. */
export const otherSites = (publicUrl: string): Html =>
  html`<p class="lead">Do you help people in prison or their families? You can show a small form on your own site. It is free.</p>
<h2 class="govuk-heading-l">One line to add</h2>
<p>Put this line where the form is to be:</p>
<pre tabindex="0" role="region" aria-label="The line to add"><code id="embed-line">${embedLine(publicUrl)}</code></pre>
<button type="button" class="govuk-button govuk-button--secondary needs-script" data-copy="embed-line">Copy the line</button>
<p>If the frame is to be as high as what is in it, put these lines after it. They take a number from the frame, and nothing else:</p>
<pre tabindex="0" role="region" aria-label="The lines for the height"><code>${heightLines}</code></pre>
<p><a class="govuk-link" href="${paths.embed}">See the small form</a></p>
<h2 class="govuk-heading-l">What it does</h2>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li>It asks for the kind of sentence, the length, the day, the offence and the days on remand.</li>
<li>It gives the date and how sure it is. A link opens the whole answer here, in a new tab.</li>
<li>It is for one sentence. Other sentences, tagged bail and people under 18 need the whole page.</li>
</ul>
<h2 class="govuk-heading-l">What it does not do</h2>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li>It uses no cookies, and it counts nobody. It works without script. Its own script only searches the offences and says how high it is.</li>
<li>It is not told which page it stands on. It cannot see or change that page.</li>
<li>What people enter is sent to our server to work out the date. It is not kept.</li>
</ul>
<p>If your site has a content policy, allow <code>frame-src ${publicUrl}</code>. Without those lines the frame scrolls where it is too low: when something has to be put right, or where the answer is a table.</p>`
