import { type Content, type Html, html } from '../html.ts'
import { linkTo, paths } from '../link.ts'
import { carriedSentences } from '../question/carried.ts'
import { sinceQuery } from '../question/sentence-query.ts'
import { isPosted, type Told } from '../question/told.ts'

/** What was told as a form sends it: nothing of it stands in an address. */
const hiddenTold = (told: Told): readonly Html[] => [
  ...carriedSentences(told.sentences),
  ...[...new URLSearchParams(sinceQuery(told))].map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  ),
]

/** The way on to another page about the same case: a link for one plain sentence, else a button that sends it by POST. */
export const goingOn = (told: Told, path: string, label: string, look: string): Html =>
  !isPosted(told)
    ? html`<a class="${look}" href="${linkTo(path, told)}">${label}</a>`
    : html`<form class="in-line" action="${path}" method="post">${hiddenTold(told)}<button type="submit" class="${look}">${label}</button></form>`

/** The way back to the questions, with everything filled in. */
export const changing = (told: Told, label: Content): Html =>
  !isPosted(told)
    ? html`<a class="govuk-link" href="${linkTo(paths.question, told)}">${label}</a>`
    : html`<form class="in-line" action="${paths.sentences}" method="post">${hiddenTold(told)}<button type="submit" class="as-link" name="list" value="yes">${label}</button></form>`

/** The way to the question of the offence, where the answer hangs on it. */
export const enteringOffence = (told: Told): Html =>
  !isPosted(told)
    ? html`<a class="govuk-button" href="${linkTo(paths.question, told)}">Enter the offence</a>`
    : html`<form class="in-line" action="${paths.sentences}" method="post">${hiddenTold(told)}<button type="submit" class="govuk-button" name="list" value="yes">Enter the offence</button></form>`

/** Such a link is made only when it is asked for: it holds all that was entered. */
export const makingLink = (told: Told): Html =>
  html`<form action="${paths.answer}#keep" method="post">${hiddenTold(told)}<button type="submit" class="govuk-button govuk-button--secondary" name="link" value="yes">Make a link</button></form>`

/** The way to the questions about a recall that was not told. */
export const addingRecall = (told: Told): Html =>
  html`<form class="in-line" action="${paths.recall}" method="post">${hiddenTold(told)}<input type="hidden" name="recalled" value="yes"><button type="submit" class="govuk-button govuk-button--secondary">Add the recall</button></form>`
