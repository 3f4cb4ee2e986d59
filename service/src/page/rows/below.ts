import { foldTitles } from '../answer/folds.ts'
import type { Outcome } from '../answer/outcome.ts'
import type { Screen } from '../answer/screen-type.ts'
import { type Html, html } from '../html.ts'
import { hasBelow, isBelow, lineOf } from './card.ts'

/** What comes next. */
export const whatComesNext = (outcome: Outcome, { lines }: Screen): Html | false =>
  hasBelow(outcome) && html`<div class="after">${lines.filter(isBelow).map((line) => lineOf(line))}</div>`

/** The same, and the folds: what is in them is asked for when they are opened. */
export const below = (outcome: Outcome, screen: Screen): Html =>
  html`${whatComesNext(outcome, screen)}<div class="folds">${Object.entries(foldTitles).map(
    ([id, title]) =>
      html`<details class="fold" id="${id}" data-fold="${id}"><summary><h2 class="govuk-heading-m">${title}</h2></summary>
<div class="fold__body"></div></details>`,
  )}</div>`
