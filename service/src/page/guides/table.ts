import { type Content, type Html, html } from '../html.ts'

/** A table with a caption; the first cell of a row names it, and has the most room where the names are long. It scrolls by itself
 *  where a phone is too narrow. */
export const guideTable = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly [name: string, ...cells: Content[]])[],
): Html =>
  html`<div class="wide" tabindex="0" role="region" aria-label="${caption}"><table class="govuk-table${rows.some(([name]) => name.length > 20) && ' long-names'}">
<caption class="govuk-table__caption govuk-table__caption--m">${caption}</caption>
<thead class="govuk-table__head"><tr class="govuk-table__row">${head.map((name) => html`<th scope="col" class="govuk-table__header">${name}</th>`)}</tr></thead>
<tbody class="govuk-table__body">${rows.map(
    ([first, ...rest]) =>
      html`<tr class="govuk-table__row"><th scope="row" class="govuk-table__header">${first}</th>${rest.map((cell) => html`<td class="govuk-table__cell">${cell}</td>`)}</tr>`,
  )}</tbody>
</table></div>`
