import { inWords, inWordsWithWeekday, lawAsAt, lawVersion, type Source } from '@requisite/law'
import { type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { isPosted } from '../question/told.ts'
import { goingOn } from './going-on.ts'
import { datesOf, lettersOf, passedInWords } from './other-dates.ts'
import { isByRecall, type Outcome, type Refused, type Rival, wayOutOf } from './outcome.ts'
import { prisonDateOnPaper, workingAskedFor } from './prison-date.ts'
import { notice } from './quote.ts'
import { assumedFacts, daysOfScreen, rivalDate, screenOf } from './screen.ts'
import { sentenceInWords, sinceInWords } from './sentence-in-words.ts'
import { capital } from './text.ts'
import { type WorkingStep, workingSteps } from './working.ts'

/** Whether a date is the one that a prison means by "release date". */
const isRelease = (type: string): boolean => ['CRD', 'ARD', 'PRRD', 'MTD'].includes(type)

/** The dates side by side: those that were given, to be filled in by hand, and those worked out here. */
const dates = (outcome: Outcome): Html => html`<table>
<thead><tr><th scope="col">Date</th><th scope="col">The dates I was given</th><th scope="col">The dates I think are right</th></tr></thead>
<tbody>${datesOf(outcome).map((date) => {
  const letters = lettersOf(date)
  const rivals = date.rivals.map((rival) => `; or ${rival}`).join('')
  return html`<tr><th scope="row">${date.name}${letters !== null && ` (${letters})`}</th><td class="paper__blank">${isRelease(date.type) && outcome.stated !== null && inWordsWithWeekday(outcome.stated.date)}</td><td class="paper__right">${inWordsWithWeekday(date.date)}${rivals}</td></tr>`
})}</tbody>
</table>${
  passedInWords(outcome) !== null &&
  html`
<p>${passedInWords(outcome)}</p>`
}`

/** Steps that follow one another about the same sentences are one point on paper: the room is short. */
function points(steps: readonly WorkingStep[]): readonly WorkingStep[] {
  const joined: WorkingStep[] = []
  for (const step of steps) {
    const last = joined.at(-1)
    if (last === undefined || step.about === null || last.about !== step.about) joined.push(step)
    else
      joined[joined.length - 1] = {
        ...last,
        working: `${last.working} ${step.working}`,
        law: [...last.law, ...step.law],
      }
  }
  return joined
}

/** The working, each step with the numbers of the provisions it rests on, and the list of those. */
function workingList(outcome: Outcome): Html {
  const steps = points(workingSteps(outcome))
  const names = [...new Set(steps.flatMap(({ law }) => law.map(nameOf)))]
  const numbers = (law: readonly Source[]): string =>
    [...new Set(law.map((source) => names.indexOf(nameOf(source)) + 1))].join(', ')
  return html`<ol class="paper__working">${steps.map(
    ({ title, about, working, law }) =>
      html`<li><strong>${about ?? title}.</strong> ${working} <span class="paper__law">[${numbers(law)}]</span></li>`,
  )}</ol>
<h2>The law</h2>
<p class="paper__law">${names.map((name, i) => `[${i + 1}] ${name}`).join('; ')}.</p>`
}

const nameOf = ({ title, provision }: Source): string => `${title}, ${provision}`

const lines = html`<div class="paper__lines"><div class="paper__line">Name</div><div class="paper__line">Prison number</div><div class="paper__line">Date</div></div>`

/** What was entered: each sentence in a line, and what has happened since. */
export const enteredOnPaper = (sentences: readonly string[], since: string): Html => {
  const said = sentences.map((text) => `${capital(text)}.`)
  return html`<h2>${said.length === 1 ? 'The sentence' : 'The sentences'}</h2>
${said.length === 1 ? html`<p>${said[0]}</p>` : html`<ol>${said.map((text) => html`<li>${text}</li>`)}</ol>`}
${since !== '' && html`<p>${capital(since)}.</p>`}`
}

const sentences = (told: Outcome['told']): Html =>
  enteredOnPaper(
    told.sentences.map((sentence, i) => sentenceInWords(sentence, told, i + 1)),
    sinceInWords(told),
  )

/** What a doubt is, every date it can lead to, and the question that settles it. */
function doubtInWords(why: string, rivals: readonly Rival[]): string {
  const dates = rivals.map(({ answer, words }) => `${capital(words.condition)}, ${rivalDate(answer)}.`)
  const asks = [...new Set(rivals.map(({ words }) => words.ask))]
  return [why, ...dates, `Please say: ${asks.join(' ')}`].join(' ')
}

/** The doubt, which the prison can settle: the same as on the page. Rivals of one doubt stand together. */
function doubt({ rivals, told }: Outcome): Html | null {
  const facts = assumedFacts(told)
  if (rivals.length === 0 && facts.length === 0) return null
  const doubts = [...new Set(rivals.map(({ words }) => words.why))]
  const of = (why: string): readonly Rival[] => rivals.filter(({ words }) => words.why === why)
  return html`<div class="paper__doubt">${doubts.map((why) => html`<p>${doubtInWords(why, of(why))}</p>`)}${facts.length > 0 && html`<p>Assumed: ${facts.join('; ')}.</p>`}</div>`
}

const backTo = (told: Outcome['told']): Html =>
  goingOn(told, paths.answer, 'Back to the answer', isPosted(told) ? 'as-link' : 'govuk-link')

const onScreen = (
  way: Html,
  what: string,
): Html => html`<div class="on-screen"><div class="govuk-body">${way}</div>
<p>${what}</p>
<button type="button" class="govuk-button needs-script" data-print>Print this page</button></div>`

/** What is left of the page is room for the answer. */
const reply = html`<h2>Reply from the prison</h2>
<div class="paper__reply"></div>`

const small = (publicUrl: string): Html =>
  html`<p class="paper__small">${notice} Worked out by Requisite (${publicUrl}), law as at ${inWords(lawAsAt)}, version ${lawVersion}.</p>`

/** One page of paper to hand in. */
export function paperPage(outcome: Outcome, publicUrl: string): PageContent {
  const screen = screenOf(outcome)
  const isAutomatic = wayOutOf(outcome.answer) === 'automatic' && !isByRecall(outcome.answer)
  const what = isAutomatic ? (screen.days.length > 1 ? 'Release is due on' : 'Release date') : screen.heading
  return {
    title: 'A page to print',
    kind: 'sheet',
    robots: 'noindex',
    main: html`${onScreen(backTo(outcome.told), 'Print this page. Write in the dates the prison gave. Then hand it in at the wing office, or post it.')}
<article class="paper"><div>
<h1>Please check these release dates</h1>
${lines}
${sentences(outcome.told)}
<p><strong>${what.replace(/:$/, '')}: ${daysOfScreen(screen)}.</strong></p>
${doubt(outcome)}
${prisonDateOnPaper(outcome)}
<h2>The dates</h2>
${dates(outcome)}
<h2>The working</h2>
${workingList(outcome)}
</div>
${reply}
${small(publicUrl)}
</article>`,
  }
}

/** What was entered, for the prison to work out by hand. */
export const unansweredPaper = (way: Html, entered: Html, why: string, publicUrl: string): PageContent => ({
  title: 'A page to print',
  kind: 'sheet',
  robots: 'noindex',
  main: html`${onScreen(way, 'Print this page. Then hand it in at the wing office, or post it.')}
<article class="paper"><div>
<h1>Please work out this release date</h1>
${lines}
${entered}
<p>${why}</p>
<p>Please show ${workingAskedFor}.</p>
</div>
${reply}
${small(publicUrl)}
</article>`,
})

/** The same for a case that the law here does not work out. */
export const refusedPaper = ({ told, refusals }: Refused, publicUrl: string): PageContent =>
  unansweredPaper(backTo(told), sentences(told), refusals.map(({ message }) => message).join(' '), publicUrl)
