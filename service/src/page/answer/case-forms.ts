import { toldPairs } from '../../told/query.ts'
import type { PageCase } from '../../told/told.ts'
import { type Content, type Html, hidden, html } from '../html.ts'
import { paths } from '../link.ts'

/** A form that sends what was told: nothing of it stands in an address. */
const sending = (told: PageCase, path: string, button: Content): Html =>
  html`<form class="in-line" action="${path}" method="post">${hiddenTold(told)}${button}</form>`

const hiddenTold = (told: PageCase): readonly Html[] =>
  toldPairs(told).map(([name, value]) => hidden(name, value))

/** The way on to another page about the same case. */
export const goingOn = (told: PageCase, path: string, label: string, look: string): Html =>
  sending(told, path, html`<button type="submit" class="${look}">${label}</button>`)

/** The way back to the answer, at the top of what is made of it. */
export const backFrom = (told: PageCase): Html =>
  html`<form class="back" action="${paths.answer}" method="post">${hiddenTold(told)}
<button type="submit" class="as-link" data-back>Back</button></form>`

/** Such a link is made only when it is asked for: it holds all that was entered. */
export const makingLink = (told: PageCase): Html =>
  html`<form action="${paths.answer}#keep" method="post">${hiddenTold(told)}
<button type="submit" class="govuk-button govuk-button--secondary" name="link" value="yes">Make a link</button></form>`
