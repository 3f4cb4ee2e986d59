import { type Content, type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import { barPicture } from './bar.ts'
import { barOf } from './bar-parts.ts'
import { goingOn, tellingServed } from './case-forms.ts'
import { heldTogether } from './held-together.ts'
import { sureOf } from './how-sure.ts'
import type { Outcome } from './outcome.ts'
import {
  type Caution,
  type ClassRow,
  daysShown,
  estimate,
  headingText,
  type Line,
  type Screen,
  type Words,
} from './screen-type.ts'

/** A text of which parts are in bold. */
const withStrong = (words: Words): readonly Content[] =>
  words.flatMap((part) =>
    typeof part === 'string' ? heldTogether(part) : [html`<strong>${heldTogether(part.strong)}</strong>`],
  )

const lineOf = ({ label, text, words = [text], tag, items, isLarge }: Line): Html =>
  html`<p${isLarge && html` class="kind"`}>${label !== null && html`<strong>${heldTogether(label)}:</strong> `}${tag !== undefined && html`<span class="sure">${tag.shown}<span class="govuk-visually-hidden">.</span></span> `}${withStrong(words)}</p>${
    items !== undefined &&
    html`<ul class="holds">${items.map((item) => html`<li>${heldTogether(item)}</li>`)}</ul>`
  }`

const pairOf = ({ ours, theirs }: NonNullable<Screen['pair']>): Html =>
  html`<div class="pair-dates"><div><span>Ours</span> <b>${heldTogether(ours)}</b></div><div><span>The prison’s</span> <b>${heldTogether(theirs)}</b></div></div>`

/** The kind and the day: the heading of the page. */
const headingOf = (screen: Screen): Html =>
  html`<h1 class="govuk-heading-xl">${
    screen.pair !== undefined
      ? html`<span class="the-date__differ">${headingText(screen)}</span>`
      : html`<span class="the-date__what">${headingText(screen)}</span> <span class="two-days">${daysShown(
          screen,
        ).map(
          (words, i) =>
            html`${i > 0 && html` <span class="the-date__or">or</span> `}<span class="the-date__day">${heldTogether(words)}${screen.dayNote !== undefined && ':'}</span>`,
        )}</span>${screen.dayNote !== undefined && html` <span class="the-date__note">${screen.dayNote}</span>`}`
  }</h1>`

const whenOf = ({ when }: ClassRow): readonly Content[] =>
  when.map((part) => (typeof part === 'string' ? part : html`<b>${part.strong}</b>`))

/** When release is, by offence. */
const tableOf = ({ caption, rows, note }: NonNullable<Screen['table']>): Html =>
  html`<table class="classes"><caption>${heldTogether(caption)}</caption><tbody>${rows.map(
    (row) => html`<tr><th scope="row">${row.words}</th><td>${whenOf(row)}</td></tr>`,
  )}</tbody></table>${note !== null && html`<p>${note}</p>`}`

/** What has to be checked first; that it was not suspended can be told here, with one tick. */
const cautionOf = ({ about, check, text }: Caution, { told }: Outcome): Html =>
  check === undefined
    ? html`<p class="caution">${heldTogether(text)}</p>`
    : html`<div class="caution caution--check"><p><strong>${check}</strong> ${heldTogether(text)}</p>${about === 'suspended' && tellingServed(told)}</div>`

/** The answer on one phone screen. The picture stands between what the papers say and why. */
export function theDate(screen: Screen, outcome: Outcome): Html {
  const { cautions, day, lines, pair, table } = screen
  const bar = pair === undefined ? barOf(outcome) : null
  const why = lines.findIndex(({ about }) => about === 'why' || about === 'doubt')
  // A range of days is explained by its table, whatever else is said.
  const isRange = table !== undefined && !lines.some(({ about }) => about === 'why')
  const at = isRange ? 0 : why === -1 ? Math.min(1, lines.length) : why
  return html`<div class="the-date${day.length > 1 && ' the-date--two'}" data-sureness="${sureOf(outcome).level}">
${cautions.map((caution) => cautionOf(caution, outcome))}${headingOf(screen)}
${pair !== undefined && pairOf(pair)}${lines.slice(0, at).map(lineOf)}
${bar !== null && barPicture(bar, outcome.today)}${table !== undefined && tableOf(table)}
${lines.slice(at).map(lineOf)}
<p class="estimate">${estimate}</p>
<div class="easy-link">${goingOn(outcome.told, paths.easyRead, 'Easy read', 'as-link')}</div>
</div>`
}
