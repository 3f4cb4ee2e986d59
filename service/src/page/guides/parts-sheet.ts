import { inWords, lawAsAt, lawVersion } from '@requisite/law'
import { sheetFoot, sheetHead, sheetKinds, sheetNotes, sheetRows } from '@requisite/law/internal'
import { type Html, html } from '../html.ts'

/** One side of paper for people without a screen, in black on white. No link is needed to read it. */
export const partsSheet =
  (): Html => html`<div class="on-screen"><button type="button" class="govuk-button needs-script" data-print>Print this page</button></div>
<article class="paper parts-sheet"><p>${sheetNotes.join(' ')}</p>
<div class="wide" tabindex="0" role="region" aria-label="Days in prison"><table>
<caption class="govuk-visually-hidden">Days in prison, by length and part</caption>
<thead><tr><th scope="col">Sentence</th>${sheetHead().map((part) => html`<th scope="col">${part}</th>`)}</tr></thead>
<tbody>${sheetRows().map(
    ({ length, cells }) => html`<tr>
<th scope="row">${length}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>
<ul>${sheetKinds.map(([part, who]) => html`<li><b>${part}:</b> ${who}</li>`)}</ul>
<p>${sheetFoot.join(' ')} Law as at ${inWords(lawAsAt)}, version ${lawVersion}.</p></article>`
