import type { Day } from '@requisite/law'
import type { Query } from '../../http/route.ts'
import { toldQuery } from '../../told/query.ts'
import type { Assets } from '../assets.ts'
import { type Content, type Html, html } from '../html.ts'
import { endOfScript, lawInFoot, ownScript } from '../layout.ts'
import { paths } from '../link.ts'
import { policyInPage } from '../page-headers.ts'
import { inNewTab, startPage } from '../question/start-page.ts'
import { busyPage } from '../routing/busy-page.ts'
import type { RowAnswer } from '../rows/message.ts'
import { answeredBy, cardOf, embeddedForm, keptIn, markedOf } from '../rows/plain-page.ts'

/** What the frame is made of. */
export interface EmbedParts {
  readonly assets: Pick<Assets, 'names' | 'embedScript'>
  readonly operatorName: string
  /** There is no server behind it, to which a form could be sent. */
  readonly isOfFiles?: boolean
}

/** The document in the frame. `live` is the script of the page that answers while one types. */
const frame = (
  { assets, operatorName, isOfFiles = false }: EmbedParts,
  title: string,
  main: Html,
  live: Content = null,
): string =>
  html`<!doctype html>
<html lang="en-GB" class="govuk-template">
<head>
<meta charset="utf-8">
${isOfFiles && html`<meta http-equiv="Content-Security-Policy" content="${policyInPage}">`}
<title>${title} – Requisite</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no,date=no">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${assets.names.style}">
<script defer src="${assets.embedScript}">${endOfScript}${live}
</head>
<body class="govuk-template__body embedded">
<main>
${main}
<footer class="embedded__by">
<p><a class="govuk-link" href="${paths.start}" target="_blank" rel="noopener">By Requisite (opens in a new tab)</a>.
For England and Wales. We keep nothing that you enter.</p>
${lawInFoot(operatorName)}</footer>
</main>
</body>
</html>
`.markup

/** The small form, for those who have no script, and where a frame lets ours do nothing but this. */
export const embeddedForms = (today: Day): Html =>
  html`<div class="plain"><h1>When will a person in prison be released?</h1>
${embeddedForm(today)}
<p>Recall or several sentences?
<a class="govuk-link" href="${paths.start}" target="_blank" rel="noopener">Open the full page${inNewTab}</a>.</p></div>`

/** The page that answers while one types. `without` stands there where its script cannot run. */
export const embeddedPage = (parts: EmbedParts, without: Html): string => {
  const { title, main } = startPage(without, 'frame')
  return frame(parts, title, main, ownScript(parts.assets.names, parts.isOfFiles === true))
}

/** Too much waits to be worked out. */
export const embeddedBusy = (parts: EmbedParts): string => {
  const { title, main } = busyPage()
  return frame(parts, title, main)
}

/** What the small form does not ask, or nobody filled in, is not known. */
const notAsked: readonly RowAnswer[] = [
  { row: 'offence-1', say: 'sentences[0].offenceKey=unknown' },
  { row: 'age', say: 'sentences[].ageAtConviction=unknown' },
  { row: 'remand', say: 'sentences[0].remandCreditDays=unknown' },
]

/** The card, what is still to be said, and the way to the whole answer. */
export function embeddedAnswer(
  parts: EmbedParts,
  fields: Query,
  today: Day,
): { readonly text: string; readonly status: number } {
  const { answers } = keptIn(fields)
  const open = notAsked.filter(({ row }) => !answers.some((one) => one.row === row))
  const sentence = answers.some(({ row }) => row === 'sentence-1') ? [] : [{ row: 'sentence-1', say: '' }]
  const answered = answeredBy({ answers: [...sentence, ...answers, ...open] }, today, paths.embed)
  const { card, told, status } = answered
  const whole = told === null ? paths.start : `${paths.answer}?${toldQuery(told)}`
  const text = frame(
    parts,
    card.headline,
    html`<div class="plain"><h1 class="over">When will a person in prison be released?</h1>
${cardOf(answered)}${markedOf(answered)}
<div class="govuk-button-group"><a class="govuk-button" href="${whole}" target="_blank" rel="noopener">Open the full page${inNewTab}</a>
<a class="govuk-link" href="${paths.embed}">Start again</a></div></div>`,
  )
  return { text, status }
}
