import { type Html, html } from '../html.ts'

/** What happens to what people enter. */
export const privacy = (): Html => html`<p class="lead">We do not keep what you enter.</p>
<ul class="govuk-list govuk-list--bullet govuk-list--spaced">
<li>No names are asked, and there is no place for one.</li>
<li>At first, what you enter is sent to our server to work out the date. It is not written down there, not in logs and not in a database.</li>
<li>After the first visit, most browsers work out the date by themselves. Then what you enter is not sent. The page says so, under the questions and the answer.</li>
<li>For this, your browser keeps our program, the law and the guides. They also work without a connection. There are no cookies.</li>
<li>The kept program shows that someone was here. To remove it, delete the data of this site in your browser. A private window removes it by itself.</li>
<li>Nothing is loaded from another site. There are no adverts and no counters.</li>
<li>If you follow a link to another site, that site is not told which page you came from.</li>
<li>What you type stays on this device until you close the browser or press “Exit this page”. We send it to work out the date, and keep nothing.</li>
<li>What you type under “What did the court say?” is read on this device. It is not sent, and goes when you leave the page. Only the answers that you see below it go on. This is so on this page; an assistant sends us the words.</li>
<li>Nothing of it is in the address of a page or in the history of your browser, unless you ask for a link.</li>
<li>For programs that ask, the server counts requests for each address. It forgets the address within two minutes.</li>
</ul>`
