import { inWords, lawAsAt } from '@requisite/law'
import { backFrom } from '../answer/case-forms.ts'
import { heldTogether } from '../answer/held-together.ts'
import type { Outcome, RefusedOutcome } from '../answer/outcome.ts'
import { prisonQuestionOf } from '../answer/prison-question.ts'
import { type Content, type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { easyLines, refusedLines } from './easy-lines.ts'
import type { EasyLine, EasyWords } from './easy-words.ts'
import { pictureOf } from './pictures.ts'

const wordsOf = (words: EasyWords): readonly Content[] =>
  words.map((part) => {
    if (typeof part === 'string') return part
    return 'day' in part
      ? html`<b class="easy__day">${heldTogether(part.day)}</b>`
      : html`<b>${part.name}</b>`
  })

const lineOf = ({ picture, words }: EasyLine): Html =>
  html`<li>${pictureOf(picture)}<p>${wordsOf(words)}</p></li>`

/** The same as on the page of help. */
const help = html`<li>${pictureOf('phone')}<p class="easy__help">You can get help.
Prisoners’ Families Helpline, free: <b>0808 808 2003</b>.
Samaritans, day and night, free: <b>116 123</b>.</p></li>`

const asking = (question: string, who: string): Html =>
  html`<li>${pictureOf('talk')}<p>${who}: <q>${question}</q></p></li>`

const byPrison = 'The prison decides the real day. Ask the prison'

/** Whom to ask: out on licence it is probation. */
const whoKnows = ({ releaseBasis, release }: Outcome['answer']): string =>
  releaseBasis === 'on licence'
    ? 'Probation knows more than we do. Ask probation'
    : release === null
      ? 'The prison knows more than we do. Ask the prison'
      : byPrison

const page = (
  told: Outcome['told'],
  lines: readonly EasyLine[],
  question: string,
  who = byPrison,
): PageContent => ({
  title: 'Easy read',
  kind: 'sheet',
  robots: 'noindex',
  main: html`<div class="on-screen"><div class="govuk-body">${backFrom(told)}</div>
<button type="button" class="govuk-button needs-script" data-print>Print this page</button></div>
<article class="easy"><h1>When can the person leave prison?</h1>
<ul class="easy__lines">${lines.map(lineOf)}${asking(question, who)}${help}</ul>
<p class="easy__small">Made with Requisite. The law is as it was on <b class="easy__day">${inWords(lawAsAt)}</b>.</p></article>`,
})

/** The answer in easy read, on one page or two of paper. */
export const easyReadPage = (outcome: Outcome): PageContent =>
  page(outcome.told, easyLines(outcome), prisonQuestionOf(outcome, true), whoKnows(outcome.answer))

/** The same where there is no answer. */
export const refusedEasyRead = (refused: RefusedOutcome): PageContent =>
  page(refused.told, refusedLines(refused), 'Please tell me the release date, and how it was worked out.')
