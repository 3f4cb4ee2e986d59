import { type Html, html } from '../html.ts'
import { exitUrl, type PageContent } from '../layout.ts'
import { paths } from '../link.ts'

/** Where the page stands: at a server that answers, at a host of files, or in a frame on the page of another site. */
type Place = 'server' | 'files' | 'frame'

/** What keeps the answer only where a server can be asked for it. */
const ofServer = 'For a phone without scripts'

/** Without a script the questions stand there, and first why a link that led to them shows no answer: what it says is not sent. */
export const withoutScript = (questions: Html): Html =>
  html`<p class="plain tip">Did you open a link to an answer? It needs a script. Ask for the link “${ofServer}”.</p>
${questions}`

/** What can be done with an answer: what it is called, what that is, and what is pressed. */
const keeping: readonly (readonly [attribute: Html, name: string, what: string, does: string])[] = [
  [html`data-page="${paths.paper}"`, 'One page to print', 'to hand in at the prison', 'Open'],
  [html`data-page="${paths.easyRead}"`, 'Easy read', 'short lines, with pictures', 'Open'],
  [html`data-page="${paths.calendar}"`, 'Add to a calendar', '“Date to check”, nothing else', 'Get it'],
  [html`data-keep="link"`, 'Make a link', 'what you entered, no name, not your words', 'Make it'],
  [html`data-keep="plain"`, ofServer, 'a link whose facts go to our server', 'Make it'],
  [html`data-keep="quote"`, 'A sentence to quote', 'for a letter or a form', 'Copy'],
]
const leading: typeof keeping = [
  [html`data-keep="compare"`, 'Compare with the prison’s date', '', 'Add it'],
  [html`data-page="${paths.whatIf}"`, 'If the court had given more, or less', '', 'See it'],
  [html`data-keep="working"`, 'How we worked it out', 'each step, with the law', 'Open'],
]

const listOf = (items: typeof keeping): Html =>
  html`<div class="rows">${items.map(
    ([attribute, name, what, does]) =>
      html`<button type="button" class="row sum" ${attribute}>
<span><b>${name}</b>${what !== '' && html` <small>${what}</small>`}</span>
<span class="do">${does}</span></button>`,
  )}</div>`

/** One dialog with all ways to keep an answer; nothing is made before it is asked for. */
const keep = (
  place: Place,
): Html => html`<dialog class="keep" aria-labelledby="keep-title"><h2 class="lab" id="keep-title">Keep this answer</h2>
${listOf(keeping.filter(([, name]) => place === 'server' || name !== ofServer))}
<div class="keep__made" role="status"></div>
<h2 class="lab">What next</h2>
${listOf(leading)}
<button type="button" class="govuk-button govuk-button--secondary" data-close>Close</button></dialog>`

const exit = html`<a class="exit" href="${exitUrl}" rel="nofollow noreferrer noopener">Exit</a>`

/** What stands at the edges of the screen, and what is asked with an answer. */
const edges = (
  place: Place,
): Html => html`<div class="strip" hidden><button type="button" class="strip__day"><small></small> <b></b></button>${exit}</div>
<div class="live-bar"><div class="live-bar__row"><button type="button" class="live-bar__main" hidden></button></div></div>
${keep(place)}`

/** What a link says that leaves the frame. */
export const inNewTab = html`<span class="govuk-visually-hidden"> (opens in a new tab)</span>`

/** What can be kept stands on the whole page. In a frame that is where one goes on. */
const goOn = (place: Place): Html =>
  place === 'frame'
    ? html`<a class="govuk-button" href="${paths.start}" data-whole>Open the full page${inNewTab}</a>`
    : html`<button type="button" class="govuk-button" data-keep="all">Keep this answer</button>
<button type="button" class="govuk-button govuk-button--secondary" data-page="${paths.paper}">One page to print</button>
<button type="button" class="govuk-button govuk-button--secondary" data-page="${paths.easyRead}">Easy read</button>`

/** The page that answers while one types. The box has no name: its text is not sent. `without` stands there where no script runs. In a
 *  frame nothing stands at its edges, which are not those of the screen, and the way out is that of the page around it. */
export const startPage = (without: Html, place: Place = 'server'): PageContent => ({
  title: 'When will a person in prison be released?',
  kind: 'live-page',
  isWithGuides: true,
  main: html`<div class="live-main">
<div class="live__words">
<p class="over">When will a person in prison be released?</p>
<h1><label for="words">What did the court say, and when?</label></h1>
<div class="box"><div class="box__copy" aria-hidden="true"></div>
<textarea id="words" rows="2" autocomplete="off" spellcheck="false" aria-describedby="tip"></textarea></div>
<p class="tip" id="tip">For example: <span class="w">3 years for robbery today,</span> <span class="w">40 days on remand.</span></p>
<ul class="ways">
<li><a class="govuk-link" href="${paths.recall}">Called back (recall)?</a></li>
<li><a class="govuk-link" href="${paths.whatIf}">Not sentenced yet?</a></li>
<li><a class="govuk-link" href="${paths.question}">Rather answer questions?</a></li>
</ul>
<div class="live__card">
<section class="card ghost" aria-label="The answer"><h2 tabindex="-1">The date appears here while you type.</h2>
<p>It is worked out on this device. Nothing you type is sent. No names needed.</p></section>
<p class="tip for-whom">For sentences passed in England and Wales. Our date is an estimate. The prison sets the date.</p>
<div class="kept" hidden>${goOn(place)}</div>
</div>
</div>
<div class="live__rows"></div>
<div class="live__below"></div>
<p class="govuk-visually-hidden" role="status" data-speak></p>
${place !== 'frame' && edges(place)}
</div>
<noscript>${without}</noscript>`,
})
