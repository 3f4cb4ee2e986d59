import type { Day } from '@requisite/law'
import type { Query } from '../../http/route.ts'
import { toldQuery } from '../../told/query.ts'
import type { AssetNames } from '../assets.ts'
import { type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import { busyPage } from '../routing/busy-page.ts'
import type { RowAnswer } from '../rows/message.ts'
import { answeredBy, cardOf, embeddedForm, keptIn, markedOf } from '../rows/plain-page.ts'

/** The addresses of the files of the frame. */
export type EmbedFiles = Pick<AssetNames, 'style' | 'script'>

/** Kept out of the template: the test runner's compiler rewrites a tagged template that holds these letters. */
const endOfScript: Html = { markup: '</script>' }

/** The document in the frame. */
const frame = ({ style, script }: EmbedFiles, title: string, main: Html): string =>
  html`<!doctype html>
<html lang="en-GB" class="govuk-template">
<head>
<meta charset="utf-8">
<title>${title} – Requisite</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no,date=no">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${style}">
<script defer src="${script}">${endOfScript}
</head>
<body class="govuk-template__body embedded">
<main class="plain">
${main}
<p class="embedded__by"><a class="govuk-link" href="${paths.start}" target="_blank" rel="noopener">By Requisite (opens in a new tab)</a>. For England and Wales. We keep nothing that you enter.</p>
</main>
</body>
</html>
`.markup

const inNewTab = html`<span class="govuk-visually-hidden"> (opens in a new tab)</span>`

/** The small form, empty. */
export const embeddedQuestions = (assets: EmbedFiles, today: Day): string =>
  frame(
    assets,
    'Work out a release date',
    html`<h1>When will a person in prison be released?</h1>
${embeddedForm(today)}
<p>Recall or several sentences? <a class="govuk-link" href="${paths.start}" target="_blank" rel="noopener">Open the full page${inNewTab}</a>.</p>`,
  )

/** Too much waits to be worked out. */
export const embeddedBusy = (assets: EmbedFiles): string => {
  const { title, main } = busyPage()
  return frame(assets, title, main)
}

/** What the small form does not ask, or nobody filled in, is not known. */
const notAsked: readonly RowAnswer[] = [
  { row: 'offence-1', say: 'offenceUnknown=yes' },
  { row: 'age', say: 'ageAtConviction=unknown' },
  { row: 'remand', say: 'creditUnknown=yes' },
]

/** The card, what is still to be said, and the way to the whole answer. */
export function embeddedAnswer(
  assets: EmbedFiles,
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
    assets,
    card.headline,
    html`<h1 class="over">When will a person in prison be released?</h1>
${cardOf(answered)}${markedOf(answered)}
<div class="govuk-button-group"><a class="govuk-button" href="${whole}" target="_blank" rel="noopener">Open the full page${inNewTab}</a>
<a class="govuk-link" href="${paths.embed}">Start again</a></div>`,
  )
  return { text, status }
}
