import { type Html, html } from '../html.ts'
import { paths } from '../link.ts'

/** The line that puts the small form on another site. The sandbox lets it send its form and open the whole answer, and nothing
 *  else: no script, no cookie, no look at the page around it. */
export const embedLine = (publicUrl: string): string =>
  `<iframe src="${publicUrl}${paths.embed}" title="Work out a release date from prison" width="100%" height="1050" loading="lazy" referrerpolicy="no-referrer" sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox"></iframe>`

/** How to show the small form on another site. */
export const otherSites = (publicUrl: string): Html =>
  html`<p class="lead">Do you help people in prison or their families? You can show a small form on your own site. It is free.</p>
<h2 class="govuk-heading-l">One line to add</h2>
<p>Put this line where the form is to be:</p>
<pre tabindex="0" role="region" aria-label="The line to add"><code id="embed-line">${embedLine(publicUrl)}</code></pre>
<button type="button" class="govuk-button govuk-button--secondary needs-script" data-copy="embed-line">Copy the line</button>
<p><a class="govuk-link" href="${paths.embed}">See the small form</a></p>
<h2 class="govuk-heading-l">What it does</h2>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li>It asks for the kind of sentence, the length, the day and the offence.</li>
<li>It gives the date and how sure it is. A link opens the whole answer here, in a new tab.</li>
<li>It is for one sentence. Days on remand, other sentences and people under 18 need the whole page.</li>
</ul>
<h2 class="govuk-heading-l">What it does not do</h2>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li>It uses no script and no cookies, and it counts nobody.</li>
<li>It is not told which page it stands on. It cannot see or change that page.</li>
<li>What people enter is sent to our server to work out the date. It is not kept.</li>
</ul>
<p>If your site has a content policy, allow <code>frame-src ${publicUrl}</code>. The form is about 1,030 pixels high on the narrowest phone, 890 on a wider one and 840 on a desktop. Where something has to be put right it is up to 600 pixels higher, and the frame scrolls. Change the height to fit your page.</p>`
