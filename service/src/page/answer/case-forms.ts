import { type Content, type Html, hidden, html } from '../html.ts'
import { paths } from '../link.ts'
import { toldPairs } from '../told/query.ts'
import type { Told } from '../told/told.ts'

/** A form that sends what was told: nothing of it stands in an address. */
const sending = (told: Told, path: string, button: Content): Html =>
  html`<form class="in-line" action="${path}" method="post">${hiddenTold(told)}${button}</form>`

const hiddenTold = (told: Told): readonly Html[] =>
  toldPairs(told).map(([name, value]) => hidden(name, value))

/** The way on to another page about the same case. */
export const goingOn = (told: Told, path: string, label: string, look: string): Html =>
  sending(told, path, html`<button type="submit" class="${look}">${label}</button>`)

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
  sending(
    told,
    isListed(told) ? paths.sentences : paths.question,
    html`<button type="submit" class="as-link" name="list" value="yes">${label}</button>`,
  )

/** The way back to the step before, at the top of an answer; it also holds the case, by which a browser shows the page again. */
export const backFrom = (told: Told, place: string = isListed(told) ? paths.sentences : paths.more): Html =>
  html`<form class="back" id="step" action="${place}" method="post">${hiddenTold(told)}<button type="submit" class="as-link" name="list" value="yes" data-back>Back</button></form>`

/** The way to the question of the offence, where the answer hangs on it. */
export const enteringOffence = (told: Told): Html =>
  sending(
    told,
    isListed(told) ? paths.sentences : paths.change,
    html`${hidden('question', 'offence')}<button type="submit" class="govuk-button" name="list" value="yes">Enter the offence</button>`,
  )

/** Such a link is made only when it is asked for: it holds all that was entered. */
export const makingLink = (told: Told): Html =>
  html`<form action="${paths.answer}#keep" method="post">${hiddenTold(told)}<button type="submit" class="govuk-button govuk-button--secondary" name="link" value="yes">Make a link</button></form>`

/** The way to the questions about a recall that was not told. */
export const addingRecall = (told: Told): Html =>
  sending(
    told,
    paths.recall,
    html`${hidden('recalled', 'yes')}<button type="submit" class="govuk-button govuk-button--secondary">${told.recall === null ? 'Add the recall' : 'Enter the later recall'}</button>`,
  )
