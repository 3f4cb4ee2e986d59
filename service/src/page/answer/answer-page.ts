import { type Applied, inWordsWithWeekday } from '@requisite/law'
import { type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { linkTo, paths } from '../link.ts'
import type { Told } from '../question/told.ts'
import { beforeAndAfter } from './before-and-after.ts'
import { caveats, usualChanges } from './caveats.ts'
import { likelyLeaving, otherDates } from './other-dates.ts'
import { sentenceInWords } from './sentence-in-words.ts'
import { takeAway } from './take-away.ts'
import { timeline } from './timeline.ts'
import { partsOf } from './timeline-parts.ts'
import { whatHappens, whatTheDateIs, why } from './why.ts'
import { working } from './working.ts'

function theDate(applied: Applied): Html {
  const happens = whatHappens(applied)
  const leaving = likelyLeaving(applied)
  return html`<div class="the-date">
<h1 class="govuk-heading-xl"><span class="the-date__what">${whatTheDateIs(applied)}</span> <span class="the-date__day">${inWordsWithWeekday(applied.dates.release)}</span></h1>
<p class="why">${why(applied)}</p>
${happens !== null && html`<p>${happens}</p>`}
${leaving !== null && html`<p>The day of leaving prison is <a class="govuk-link" href="#leaving">likely to be earlier</a>.</p>`}
<p><strong>This is an estimate, and not legal advice.</strong> The prison sets the real date (HM Prison and Probation Service). If the prison’s date is different, ask how it was worked out.</p>
</div>`
}

const section = (id: string, title: string, body: Html): Html =>
  html`<section class="part" aria-labelledby="${id}"><h2 class="govuk-heading-l" id="${id}">${title}</h2>
${body}
</section>`

function leavingSection(applied: Applied): Html | null {
  const day = likelyLeaving(applied)
  return day === null
    ? null
    : section(
        'leaving',
        'The likely day of leaving prison',
        html`<p>The date falls on or just before a weekend or a bank holiday. Prisons do not usually release people on those days. The person is likely to leave on <strong>${inWordsWithWeekday(day)}</strong>.</p>`,
      )
}

const changes = (applied: Applied, told: Told): Html =>
  html`<ul class="govuk-list govuk-list--bullet">${caveats(applied, told)}${usualChanges(applied).map((text) => html`<li>${text}</li>`)}</ul>`

const help = html`<p>A solicitor, the prison’s offender management unit or an advice line can check a date. <a class="govuk-link" href="/guides/help">Where to get help</a></p>`

const inPage = (id: string, title: string): Html =>
  html`<li><a class="govuk-link" href="#${id}">${title}</a></li>`

/** The parts of the page, and what a reader in a hurry came for. */
const contents = (applied: Applied, told: Told): Html =>
  html`<nav class="contents govuk-body" aria-label="On this page"><ul>
${inPage('dates', 'The other dates')}${inPage('changes', 'What could change')}${inPage('act', 'Before and after the Act')}${inPage('working', 'How it was worked out')}${likelyLeaving(applied) !== null && inPage('leaving', 'Likely day of leaving')}${inPage('take-away', 'Link, calendar, quote')}
<li><a class="govuk-link" href="${linkTo(paths.paper, told)}">One page to print</a></li>
</ul></nav>`

/** The page that answers. */
export function answerPage(applied: Applied, told: Told, publicUrl: string): PageContent {
  return {
    title: `${whatTheDateIs(applied)}: ${inWordsWithWeekday(applied.dates.release)}`,
    robots: 'noindex',
    main: html`${theDate(applied)}
<div class="beside">
<p class="asked">Worked out for: ${sentenceInWords(applied)}. <a class="govuk-link" href="${linkTo(paths.question, told)}">Change the answers</a></p>
${contents(applied, told)}
${section('picture', 'The sentence in a picture', timeline(partsOf(applied)))}
${section('dates', 'The other dates, and their letters', otherDates(applied))}
${section('changes', 'What could change this date', changes(applied, told))}
${section('act', 'Before and after the Act', beforeAndAfter(applied))}
${section('working', 'How it was worked out', working(applied))}
${leavingSection(applied)}
${takeAway(applied, told, publicUrl)}
${section('help', 'If something is wrong', help)}
</div>`,
  }
}
