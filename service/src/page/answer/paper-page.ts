import { inWords, lawAsAt } from '@requisite/law'
import { eitherDay, orderOf } from '@requisite/law/internal'
import { type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { personInWords, sentenceOnPaper, sinceInWords } from '../told/in-words.ts'
import { beforeInWords } from '../told/remand-in-words.ts'
import { capital } from '../told/text.ts'
import { inDoubt } from './board-screen.ts'
import { backFrom } from './case-forms.ts'
import { cautionText } from './cautions.ts'
import { generalDoubt } from './general-doubt.ts'
import { fairlyMore, howSure, isToldUnknown } from './how-sure.ts'
import { classesApart, isByOffence, whenText } from './offence-classes.ts'
import { aheadFor, type Outcome, type RefusedOutcome } from './outcome.ts'
import { datesTable } from './paper-dates.ts'
import { workingAskedFor } from './prison-date.ts'
import { prisonQuestionOf } from './prison-question.ts'
import { remandInFull } from './remand-line.ts'
import { eachDue } from './rival-dates.ts'
import { screenOf } from './screen.ts'
import { lineText, type Screen } from './screen-type.ts'
import { lawsOnPaper } from './sources.ts'
import { workingSteps } from './working.ts'

const lines = html`<div class="paper__lines"><div class="paper__line">Name</div><div class="paper__line">Prison number</div>
<div class="paper__line">Date</div></div>`

/** What was entered: each sentence in a line, and what has happened since. */
const enteredOnPaper = (sentences: readonly string[], since: string): Html => {
  const said = sentences.map((text) => `${capital(text)}.`)
  return html`${
    said.length === 1
      ? html`<p><strong>The sentence:</strong> ${said[0]}</p>`
      : html`<p><strong>The sentences:</strong></p>
<ol>${said.map((text) => html`<li>${text}</li>`)}</ol>`
  }
${since !== '' && html`<p><strong>Since then:</strong> ${since}.</p>`}`
}

function sentences(told: Outcome['told'], count = '', none = ''): Html {
  const person = personInWords(told).join(', ')
  const before = beforeInWords(told).join('; ') || none
  return html`${enteredOnPaper(
    told.sentences.map((sentence, i) => sentenceOnPaper(sentence, i + 1)),
    sinceInWords({ ...told, statedReleaseDate: null, statedDates: null }),
  )}
${before !== '' && html`<p><strong>Before that:</strong> ${before}.${count !== '' && ` ${count}`}</p>`}
${person !== '' && html`<p><strong>The person:</strong> ${person}.</p>`}`
}

/** That no days on remand were counted is told to the prison, which may have some; where we were told that they are not known, it
 *  stands with how sure we are. */
const noCredit = (outcome: Outcome): string =>
  outcome.answer.recalled === null &&
  orderOf(outcome.answer) === null &&
  outcome.answer.runs.every(({ credit }) => credit === 0) &&
  !isToldUnknown('W_CREDIT_NOT_TOLD', outcome)
    ? 'no days on remand'
    : ''

/** How sure it is, why there are two dates, and whatever else could make it another: the same as on the page. But which offences have
 *  another date is not named: the sheet goes through many hands, and the prison knows the offence. */
function doubtLines(outcome: Outcome, screen: Screen): readonly string[] {
  const sure = screen.lines.find(({ tag }) => tag !== undefined) ?? howSure(outcome, '')
  const inLines = screen.lines.filter(({ about }) => about === 'doubt')
  // That the kind of recall is to be checked stands on top; not on which day it would end.
  const isChecked =
    screen.cautions.some(({ about }) => about === 'kind') && outcome.way.kind !== 'no later than'
  const whys = isChecked ? [] : inLines.length > 0 ? inLines : inDoubt(outcome)
  const rows = screen.table?.rows ?? classesApart(outcome)
  const others = rows.filter(({ answer }) => answer !== outcome.answer).map(whenText)
  return [
    lineText(sure),
    ...rows.filter(({ answer }) => answer === outcome.answer).map((row) => `${row.words}: ${whenText(row)}.`),
    ...(others.length === 0 ? [] : [`For others it can be ${others.join('; or ')}.`]),
    ...whys.map(lineText),
    ...fairlyMore(outcome),
  ]
}

/** What lies ahead, each in its first sentence: those without a day are on the page. What could be done before can be done now. */
function aheadOnPaper(outcome: Outcome): Html | false {
  const said = aheadFor(outcome)
    .filter(({ days }) => days.length > 0)
    .map((one) => `${one.days.every((day) => day < outcome.today) ? 'Now' : eitherDay(one)}: ${one.short}`)
  return said.length > 0 && html`<p><strong>What lies ahead:</strong> ${said.join(' ')}</p>`
}

/** The working, each step with its section beside it. */
function workingList(steps: ReturnType<typeof workingSteps>): Html {
  const laws = lawsOnPaper(steps.map(({ law }) => law))
  const isNew = (about: string | null, i: number): boolean => about !== null && about !== steps[i - 1]?.about
  return html`<ol class="paper__steps">${steps.map(
    ({ about, text }, i) =>
      html`<li><span>${isNew(about, i) && html`<strong>${about}:</strong> `}${text}</span>
<span class="paper__law">${laws[i]}</span></li>`,
  )}</ol>`
}

const backTo = (told: Outcome['told']): Html => backFrom(told)

const onScreen = (
  way: Html,
  what: string,
): Html => html`<div class="on-screen"><div class="govuk-body">${way}</div>
<p>${what}</p>
<button type="button" class="govuk-button needs-script" data-print>Print this page</button></div>`

/** What is left of the page is room for the answer. */
const reply = html`<h2>The prison’s reply</h2>
<div class="paper__reply"></div>`

const foot = html`<p class="paper__small">${generalDoubt} Made with Requisite, law as at ${inWords(lawAsAt)}. Not legal advice.</p>`

/** So many steps, with what is in doubt and every day that it may be, fill the page. */
const manyLines = 11

/** One page of paper to hand in. */
export function paperPage(outcome: Outcome): PageContent {
  const screen = screenOf(outcome)
  const steps = workingSteps(outcome)
  const doubts = doubtLines(outcome, screen)
  return {
    title: 'A page to print',
    kind: 'sheet',
    robots: 'noindex',
    shared: 'Date to check',
    main: html`${onScreen(
      backTo(outcome.told),
      'Print this page. Write in the dates the prison gave. Then give it to the prison: on the wing, or by post.',
    )}
<article class="paper${steps.length + doubts.length + eachDue(outcome).length >= manyLines && ' paper--full'}"><div>
<h1>Please check ${outcome.answer.release === null ? 'this date' : 'this release date'}</h1>
${lines}
${screen.cautions.map((caution) => html`<p class="paper__caution">${cautionText(caution)}</p>`)}
${sentences(outcome.told, remandInFull(outcome), noCredit(outcome))}
<p class="paper__ask">My question: ${prisonQuestionOf(outcome)}</p>
${datesTable(outcome)}
${doubts.map((text) => html`<p>${text}</p>`)}
${aheadOnPaper(outcome)}
<h2>How I worked it out${isByOffence(outcome) && ', for most offences'}</h2>
${workingList(steps)}
</div>
${reply}
${foot}
</article>`,
  }
}

/** What was entered, for the prison to work out by hand. */
const unansweredPaper = (way: Html, entered: Html, why: string): PageContent => ({
  title: 'A page to print',
  kind: 'sheet',
  robots: 'noindex',
  main: html`${onScreen(way, 'Print this page. Then give it to the prison: on the wing, or by post.')}
<article class="paper"><div>
<h1>Please work out this release date</h1>
${lines}
${entered}
<p>${why}</p>
<p>Please show ${workingAskedFor}.</p>
</div>
${reply}
${foot}
</article>`,
})

/** The same for a case that the law here does not work out. */
export const refusedPaper = ({ told, refusals }: RefusedOutcome): PageContent =>
  unansweredPaper(backTo(told), sentences(told), refusals.map(({ message }) => message).join(' '))
