import type { Day } from '@requisite/law'
import { once } from '../../http/once.ts'
import type { Query } from '../../http/route.ts'
import { type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { errorSummary, titleWith } from '../question/error-summary.ts'
import { answerOf, piecesOf } from './answer.ts'
import { emptyForm, type WhatIfForm, whatIfValues } from './form-values.ts'
import { questionForm } from './question-form.ts'
import { type FormReading, readWhatIfForm } from './read-form.ts'
import { resultLine } from './result-line.ts'
import { groupId, groupOf } from './table.ts'
import { isSent, toldForm } from './told-form.ts'

const title = 'If the court gives this, when is release?'

const page = (form: WhatIfForm, read: FormReading | null, today: Day | null): PageContent => {
  const errors = read !== null && 'errors' in read ? read.errors : []
  return {
    kind: 'what-if',
    title: titleWith(errors, title),
    main: html`<p class="back"><a class="govuk-link" href="${paths.start}" data-back>Back</a></p>${errorSummary(errors)}
<h1 class="govuk-heading-xl">${title}</h1>
<p class="lead">Only the court decides the length. This shows what a length would mean.</p>
<div class="what-if__beside">
${questionForm(form, errors)}
<p class="govuk-visually-hidden" role="status" id="what-if-said"></p>
<section class="what-if__answer" id="what-if-answer" aria-label="The dates">${read === null ? html`<p>Fill in what you know. The dates stand here then.</p>` : today !== null && 'answer' in read && answerOf(piecesOf(read.answer, form, today))}</section>
<div class="what-if__line on-screen" id="what-if-line" hidden>
<p id="what-if-short">${read !== null && 'answer' in read && resultLine(read.answer).join(' ')}</p><a href="#what-if-answer">See all</a></div>
</div>`,
  }
}

/** The page before anything was filled in. */
export const emptyWhatIfPage = once((): PageContent => page(emptyForm, null, null))

/** The page with the answer to a form, or with what is to be put right; opened with the facts of an answer it is filled in with them. */
export function whatIfPage(
  fields: Query,
  today: Day,
): { readonly page: PageContent; readonly status?: number } {
  const form = isSent(fields) ? whatIfValues(fields) : toldForm(fields)
  const read = readWhatIfForm(form, today)
  // What the law does not work out here is not filled in.
  if (!isSent(fields) && (form === emptyForm || 'errors' in read)) return { page: emptyWhatIfPage() }
  return 'errors' in read ? { page: page(form, read, today), status: 422 } : { page: page(form, read, today) }
}

/** An answer as a browser puts it into a page that is there already: pieces in their order, and what goes into some of them. */
export interface SentPieces {
  readonly pieces: readonly string[]
  /** What goes into some of the pieces, by where that is. */
  readonly inside: readonly (readonly [selector: string, pieces: readonly string[]])[]
  /** The answer in a line or two; empty where something is to be put right, which is said at its box. */
  readonly line: string
  /** What is to be put right, by the box that it is about. */
  readonly errors: readonly { readonly box: string; readonly message: string }[]
}

const markupOf = ({ markup }: Html): string => markup

/** The answer alone, in pieces; what is to be put right is said in its place. */
export function whatIfPieces(fields: Query, today: Day): SentPieces {
  const form = whatIfValues(fields)
  const read = readWhatIfForm(form, today)
  if ('errors' in read) {
    const said = read.errors.map(({ message }) => html`<p class="govuk-inset-text">${message}</p>`)
    const errors = read.errors.map(({ box, message }) => ({ box, message }))
    return { pieces: said.map(markupOf), inside: [], line: '', errors }
  }
  const { before, chart, table, working, after } = piecesOf(read.answer, form, today)
  const frames = [
    ...(chart === null ? [] : [html`${chart.open}${chart.close}`]),
    html`${table.open}${table.groups.map((_, at) => groupOf([], at))}${table.close}`,
  ]
  return {
    pieces: [...before, ...frames, ...after].map(markupOf),
    inside: [
      ['.chart > svg', (chart?.marks ?? []).map(markupOf)],
      ...table.groups.map((rows, at) => [`#${groupId(at)}`, rows.map(markupOf)] as const),
      ['#working > .fold__body', working.map(markupOf)],
    ],
    line: resultLine(read.answer).join(' '),
    errors: [],
  }
}
