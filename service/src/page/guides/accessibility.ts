import { type Html, html } from '../html.ts'

/** Where to write; the name of those who run the page stands at its foot. */
function contactLine(contact: string | null): Html {
  if (contact === null)
    return html`Tell the people who run this page. Their name is at the foot of each page.`
  const address = contact.includes('@') && !contact.includes('/') ? `mailto:${contact}` : contact
  return html`Write to <a class="govuk-link" href="${address}">${contact}</a>.`
}

/** How the page works for everyone. */
export const accessibility = (
  _publicUrl: string,
  contact: string | null,
): Html => html`<p class="lead">This page is for everyone who needs it.</p>
<p>We build it to meet the Web Content Accessibility Guidelines, version 2.2, level AA.</p>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li>Everything works with the keyboard alone, and without script.</li>
<li>It works on a small phone, and when the text is made four times as large.</li>
<li>It follows your choice of light, dark or high contrast.</li>
<li>The picture of a sentence uses patterns as well as colours. A table below it says the same.</li>
<li>The words are meant to be plain. Names of laws are not, and we cannot change those.</li>
</ul>
<h2 class="govuk-heading-l">How it is checked</h2>
<p>Each change is tested in a real browser, by keyboard, with and without script, on narrow and wide screens, in light and dark. A checker (axe) looks at each page. It has not yet been tested by people who use a screen reader every day.</p>
<h2 class="govuk-heading-l">If something does not work for you</h2>
<p>${contactLine(contact)} Say which page it was and what you tried to do.</p>`
