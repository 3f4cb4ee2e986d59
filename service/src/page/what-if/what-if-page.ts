import type { Day } from '@requisite/law'
import { once } from '../../http/once.ts'
import type { Query } from '../../http/route.ts'
import { isAnyTold } from '../../told/link.ts'
import { type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { answerOf, piecesOf } from './answer.ts'
import { errorSummary } from './error-summary.ts'
import { boxOf, questionForm } from './question-form.ts'
import { resultLine } from './result-line.ts'
import { groupId, groupOf } from './table.ts'
import {
  emptyWhatIf,
  isSent,
  notCountedIn,
  readWhatIf,
  sentWhatIf,
  type ToldWhatIf,
  type WhatIfReading,
  whatIfOfLink,
} from './told-what-if.ts'

const title = 'If the court gives this, when is release?'

interface WhatIfContent {
  readonly of: ToldWhatIf
  readonly read?: WhatIfReading
  readonly today?: Day
  /** What is said over the form, of an answer that was taken or not. */
  readonly note?: string | null
}

const page = ({ of, read, today, note = null }: WhatIfContent): PageContent => {
  const faults = read !== undefined && 'faults' in read ? read.faults : []
  const answer = read !== undefined && 'answer' in read ? read.answer : null
  return {
    kind: 'what-if',
    title: `${faults.length > 0 ? 'Error: ' : ''}${title}`,
    main: html`<p class="back"><a class="govuk-link" href="${paths.start}" data-back>Back</a></p>
${errorSummary(faults)}
<h1 class="govuk-heading-xl">${title}</h1>
<p class="lead">Only the court decides the length. This shows what a length would mean.</p>
${note !== null && html`<p class="govuk-inset-text">${note}</p>`}
<div class="what-if__beside">
${questionForm(of, faults)}
<p class="govuk-visually-hidden" role="status" id="what-if-said"></p>
<section class="what-if__answer" id="what-if-answer" aria-label="The dates">${
      read === undefined
        ? html`<p>Fill in what you know. The dates stand here then.</p>`
        : answer !== null && today !== undefined && answerOf(piecesOf(answer, of, today))
    }</section>
<div class="what-if__line on-screen" id="what-if-line" hidden>
<p id="what-if-short">${answer !== null && resultLine(answer).join(' ')}</p><a href="#what-if-answer">See all</a></div>
</div>`,
  }
}

/** The page before anything was filled in. */
export const emptyWhatIfPage = once((): PageContent => page({ of: emptyWhatIf }))

const ofOtherKind =
  'This page is for one sentence, standard or extended, in years and months. Your answer is of another kind, ' +
  'so nothing of it stands here.'

/** The page with the answer to a form, or with what is to be put right; opened with the facts of an answer it is filled in with them. */
export function whatIfPage(
  fields: Query,
  today: Day,
): { readonly page: PageContent; readonly status?: number } {
  if (isSent(fields)) {
    const of = sentWhatIf(fields)
    const read = readWhatIf(of, today)
    return { page: page({ of, read, today }), ...('faults' in read && { status: 422 }) }
  }
  if (!isAnyTold(fields)) return { page: emptyWhatIfPage() }
  const of = whatIfOfLink(fields)
  const read = of === null ? null : readWhatIf(of, today)
  // What the law does not work out here is not filled in.
  if (of === null || read === null || 'faults' in read)
    return { page: page({ of: emptyWhatIf, note: ofOtherKind }) }
  const notCounted = notCountedIn(fields)
  const note = notCounted.length === 0 ? null : `Not counted here: ${notCounted.join('; ')}.`
  return { page: page({ of, read, today, note }) }
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
  const of = sentWhatIf(fields)
  const read = readWhatIf(of, today)
  if ('faults' in read) {
    const said = read.faults.map(
      ({ place, message }) =>
        html`<p class="govuk-inset-text">To put right: <a class="govuk-link" href="#${boxOf(place)}">${message}</a></p>`,
    )
    const errors = read.faults.map(({ place, message }) => ({ box: boxOf(place), message }))
    return { pieces: said.map(markupOf), inside: [], line: '', errors }
  }
  const { before, chart, table, working, after } = piecesOf(read.answer, of, today)
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
