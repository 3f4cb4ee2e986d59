import {
  type Applied,
  inWords,
  inWordsWithWeekday,
  keyDatesOf,
  lawAsAt,
  lawVersion,
  type Source,
} from '@requisite/law'
import { type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { linkTo, paths } from '../link.ts'
import type { Told } from '../question/told.ts'
import { lettersOf } from './other-dates.ts'
import { notice } from './quote.ts'
import { sentenceInWords } from './sentence-in-words.ts'
import { whatHappens, whatTheDateIs, why } from './why.ts'
import { workingSteps } from './working.ts'

/** The dates side by side: those that were given, to be filled in by hand, and those worked out here. */
const dates = (applied: Applied): Html => html`<table>
<thead><tr><th scope="col">Date</th><th scope="col">The dates I was given</th><th scope="col">The dates I think are right</th></tr></thead>
<tbody>${keyDatesOf(applied).map((keyDate) => {
  const letters = lettersOf(keyDate)
  return html`<tr><th scope="row">${keyDate.name}${letters !== null && ` (${letters})`}</th><td class="paper__blank"></td><td class="paper__right">${inWordsWithWeekday(keyDate.date)}</td></tr>`
})}</tbody>
</table>`

/** The working, each step with the numbers of the provisions it rests on, and the list of those. */
function workingList(applied: Applied): Html {
  const steps = workingSteps(applied)
  const names = [...new Set(steps.flatMap(({ law }) => law.map(nameOf)))]
  const numbers = (law: readonly Source[]): string =>
    law.map((source) => names.indexOf(nameOf(source)) + 1).join(', ')
  return html`<ol>${steps.map(
    ({ title, working, law }) =>
      html`<li><strong>${title}.</strong> ${working} <span class="paper__law">[${numbers(law)}]</span></li>`,
  )}</ol>
<h2>The law</h2>
<p class="paper__law">${names.map((name, i) => `[${i + 1}] ${name}`).join('; ')}.</p>`
}

const nameOf = ({ title, provision }: Source): string => `${title}, ${provision}`

const lines = html`<div class="paper__lines"><div class="paper__line">Name</div><div class="paper__line">Prison number</div><div class="paper__line">Date</div></div>`

/** One page of paper to hand in. */
export function paperPage(applied: Applied, told: Told, publicUrl: string): PageContent {
  const happens = whatHappens(applied)
  return {
    title: 'A page to print',
    kind: 'sheet',
    robots: 'noindex',
    main: html`<div class="on-screen"><p><a class="govuk-link" href="${linkTo(paths.answer, told)}">Back to the answer</a></p>
<p>This fits on one page of A4. Write the dates the prison gave into the empty boxes. Then hand it in at the wing office, or send it in.</p>
<button type="button" class="govuk-button needs-script" data-print>Print this page</button></div>
<article class="paper">
<h1>Please check these release dates</h1>
${lines}
<p><strong>The sentence:</strong> ${sentenceInWords(applied)}.</p>
<p><strong>${whatTheDateIs(applied)}:</strong> ${inWordsWithWeekday(applied.dates.release)}. ${why(applied)}${happens !== null && ` ${happens}`}</p>
<h2>The dates</h2>
${dates(applied)}
<h2>The working</h2>
${workingList(applied)}
<h2>Reply from the prison</h2>
<div class="paper__line"></div><div class="paper__line"></div>
<p class="paper__small">${notice} Worked out by Requisite (${publicUrl}), law as at ${inWords(lawAsAt)}, version ${lawVersion}.</p>
</article>`,
  }
}
