import { type Content, type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import { toldQuery } from '../told/query.ts'
import type { Told } from '../told/told.ts'

/** What was told as a form sends it: nothing of it stands in an address. */
const hiddenTold = (told: Told): readonly Html[] =>
  [...new URLSearchParams(toldQuery(told))].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )

/** The way on to another page about the same case. */
export const goingOn = (told: Told, path: string, label: string, look: string): Html =>
  html`<form class="in-line" action="${path}" method="post">${hiddenTold(told)}<button type="submit" class="${look}">${label}</button></form>`

/** One tick: no sentence was suspended. */
export const tellingServed = (told: Told): Html =>
  goingOn(
    { ...told, sentences: told.sentences.map((sentence) => ({ ...sentence, notSuspended: true })) },
    paths.answer,
    'It was not suspended',
    'tick-button',
  )

/** Whether the sentences are listed before the answer: several, or a recall. */
const isListed = ({ sentences, recall }: Told): boolean => sentences.length > 1 || recall !== null

/** The way back to the questions, with everything filled in. */
export const changing = (told: Told, label: Content): Html =>
  html`<form class="in-line" action="${isListed(told) ? paths.sentences : paths.question}" method="post">${hiddenTold(told)}<button type="submit" class="as-link" name="list" value="yes">${label}</button></form>`

/** The way back to the step before, at the top of an answer; it also holds the case, by which a browser shows the page again. */
export const backFrom = (told: Told, place: string = isListed(told) ? paths.sentences : paths.more): Html =>
  html`<form class="back" id="step" action="${place}" method="post">${hiddenTold(told)}<button type="submit" class="as-link" name="list" value="yes" data-back>Back</button></form>`

/** The way to the question of the offence, where the answer hangs on it. */
export const enteringOffence = (told: Told): Html =>
  html`<form class="in-line" action="${isListed(told) ? paths.sentences : paths.change}" method="post">${hiddenTold(told)}<input type="hidden" name="question" value="offence"><button type="submit" class="govuk-button" name="list" value="yes">Enter the offence</button></form>`

/** Such a link is made only when it is asked for: it holds all that was entered. */
export const makingLink = (told: Told): Html =>
  html`<form action="${paths.answer}#keep" method="post">${hiddenTold(told)}<button type="submit" class="govuk-button govuk-button--secondary" name="link" value="yes">Make a link</button></form>`

/** The way to the questions about a recall that was not told. */
export const addingRecall = (told: Told): Html =>
  html`<form class="in-line" action="${paths.recall}" method="post">${hiddenTold(told)}<input type="hidden" name="recalled" value="yes"><button type="submit" class="govuk-button govuk-button--secondary">${told.recall === null ? 'Add the recall' : 'Enter the later recall'}</button></form>`
