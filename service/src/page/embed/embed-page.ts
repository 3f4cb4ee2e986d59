import type { Day } from '@requisite/law'
import { theDate } from '../answer/answer-box.ts'
import { type Outcome, outcomeOf, type RefusedOutcome } from '../answer/outcome.ts'
import { screenOf } from '../answer/screen.ts'
import { titleOf } from '../answer/screen-type.ts'
import type { AssetNames } from '../assets.ts'
import { type Html, html } from '../html.ts'
import { linkTo, paths } from '../link.ts'
import { titleWith } from '../question/error-summary.ts'
import type { FieldError } from '../question/field-errors.ts'
import type { FormValues } from '../question/form-values.ts'
import type { Told } from '../told/told.ts'
import { embeddedForm } from './embedded-form.ts'

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
<main>
${main}
<p class="embedded__by"><a class="govuk-link" href="${paths.start}" target="_blank" rel="noopener">By Requisite (opens in a new tab)</a>. For England and Wales. We keep nothing that you enter.</p>
</main>
</body>
</html>
`.markup

/** The small form, empty or with what is to be put right. */
export const embeddedQuestions = (
  assets: EmbedFiles,
  form: FormValues,
  errors: readonly FieldError[],
): string => frame(assets, titleWith(errors, 'Work out a release date'), embeddedForm(form, errors))

const refusedTitle = 'We cannot work this one out'

/** The box of an answer, or why there is none, and what it is called. */
function shownOf(outcome: Outcome | RefusedOutcome): { readonly title: string; readonly box: Html } {
  if ('refusals' in outcome) {
    const why = outcome.refusals.map(({ message }) => html`<p>${message}</p>`)
    const box = html`<div class="the-date"><h1 class="govuk-heading-m">${refusedTitle}</h1>${why}</div>`
    return { title: refusedTitle, box }
  }
  const screen = screenOf(outcome)
  return { title: titleOf(screen), box: theDate(screen, outcome) }
}

/** The date, how sure it is, and the way to the whole answer. */
export function embeddedAnswer(assets: EmbedFiles, told: Told, today: Day): string {
  const { title, box } = shownOf(outcomeOf(told, today))
  return frame(
    assets,
    title,
    html`${box}
<div class="govuk-button-group"><a class="govuk-button" href="${linkTo(paths.answer, told)}" target="_blank" rel="noopener">See the whole answer<span class="govuk-visually-hidden"> (opens in a new tab)</span></a>
<a class="govuk-link" href="${paths.embed}">Start again</a></div>`,
  )
}
