import { type Day, isoDate } from '@requisite/law'
import type { Query } from '../../http/route.ts'
import { foldOf } from '../answer/answer-page.ts'
import { goingOn } from '../answer/case-forms.ts'
import { type Fold, foldTitles } from '../answer/folds.ts'
import { keepOrShare } from '../answer/keep-or-share.ts'
import { screenOf } from '../answer/screen.ts'
import { type Content, type Html, hidden, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { remandRow } from './before-rows.ts'
import { afterwards } from './below.ts'
import { isLine, type Known, knownOf } from './known.ts'
import { asideOf, headingsOf, worked } from './live-reply.ts'
import type { LiveAsked, RowAnswer, RowGroup } from './message.ts'
import { ageRow, othersRow, plainDay, recallRow, sinceRow } from './person-rows.ts'
import { type AskedRow, answersIn, foldedInForm, inOneForm, rowOf } from './row.ts'
import { dayInForm, sentenceRow } from './sentence-rows.ts'
import { tellingOf } from './told-of.ts'

/** What a form without a script carries: the facts of a link, and every answer that was given. */
type Kept = Pick<LiveAsked, 'answers' | 'link'>

const over = 'When will a person in prison be released?'

/** So many answers are read: no page has so many rows. */
const mostAnswers = 200

const listAt = (fields: Query, name: string): readonly string[] => [fields[name] ?? []].flat()
const pairsOf = (fields: Query): readonly (readonly [string, string])[] =>
  Object.entries(fields).flatMap(([name, value]) => [value ?? []].flat().map((text) => [name, text] as const))
const inText = (pairs: readonly (readonly [string, string])[]): string =>
  new URLSearchParams(pairs.map((pair) => [...pair])).toString()

const own = new Set(['told', 'answer', 'row'])

/** An answer takes the place of the one before in its row; each sentence that is added stays. */
const withAnswer = (answers: readonly RowAnswer[], given: RowAnswer): readonly RowAnswer[] => [
  ...answers.filter((old) => old.row !== given.row || isLine(old)),
  given,
]

/** What a form sent: one row, all first rows at once, or the facts of a link. */
export function keptIn(fields: Query): Kept {
  const before = listAt(fields, 'answer')
    .slice(0, mostAnswers)
    .map((text) => new URLSearchParams(text))
    .map((sent) => ({ row: sent.get('row') ?? '', say: sent.get('say') ?? '' }))
  const rest = pairsOf(fields).filter(([name]) => !own.has(name))
  const [row] = listAt(fields, 'row')
  const [told = ''] = listAt(fields, 'told')
  if (row !== undefined) return { answers: withAnswer(before, { row, say: inText(rest) }), link: told }
  const first = answersIn(rest)
  const isForm = first.length > 0 || before.length > 0
  return { answers: [...before, ...first], link: isForm ? told : told || inText(rest) }
}

const keptFields = ({ answers, link = '' }: Kept): Html =>
  html`${link !== '' && hidden('told', link)}${answers.map(({ row, say }) =>
    hidden(
      'answer',
      inText([
        ['row', row],
        ['say', say],
      ]),
    ),
  )}`

const askedOf = (kept: Kept, today: Day): LiveAsked => ({
  ...{ live: 0, text: '', caret: null, today: isoDate(today) },
  ...kept,
})

const groups: readonly RowGroup[] = ['marked', 'held', 'read', 'assumed', 'next']

function groupOf(
  group: RowGroup,
  heading: string | undefined,
  rows: readonly AskedRow[],
  kept: Kept,
): Content {
  const all = rows.filter((row) => row.group === group)
  const [first = '', ...rest] = (heading ?? '').split(/(?<=[.?]) /)
  return (
    all.length > 0 &&
    html`<section data-group="${group}">${heading !== undefined && html`<h2 class="lab">${first}${rest.length > 0 && html` <small>${rest.join(' ')}</small>`}</h2>`}<div class="rows${group === 'marked' && ' ask'}">${all.map(
      (row, i) =>
        rowOf(row, { to: paths.answer, kept: keptFields(kept), isOpen: group === 'marked' && i === 0 }),
    )}</div></section>`
  )
}

/** What was said in words of its own, and what of it is no part of the time. */
function inWords(known: Known): Content {
  const { aside, others } = asideOf(known)
  const set = [...aside, ...others].map(({ text }) => `“${text}”`)
  const lines = known.reading.text.split('\n').filter((line) => line !== '')
  return (
    lines.length > 0 &&
    html`<p class="tip">You added: ${lines.map((line) => `“${line}”`).join(', ')}.${set.length > 0 && ` Not part of the time: ${set.join(', ')}.`}</p>`
  )
}

/** The answer with its rows, each a form of its own: the page that answers while one types, without a script. */
export function plainPage(kept: Kept, today: Day, publicUrl: string, isLinkShown: boolean): PageContent {
  const asked = askedOf(kept, today)
  const known = knownOf(asked)
  const { card, rows, of } = worked(asked, known)
  const { told, outcome } = of
  const isSettled = card.state === 'settled'
  const isDone = told !== null && (isSettled || card.state === 'no date')
  const headings = headingsOf(known, rows)
  const secondary = 'govuk-button govuk-button--secondary'
  return {
    title: card.headline || over,
    kind: 'plain-page',
    robots: 'noindex',
    shared: 'Date to check',
    main: html`<div class="plain"><div class="live__words"><p class="back"><a class="govuk-link" href="${paths.question}">Start again</a></p><h1 class="over">${over}</h1>
${inWords(known)}<div class="live__card"><section class="card${!isDone && !isSettled && card.state !== 'no date' && ' sofar'}" aria-label="The answer">${card.markup}</section>
${isDone && html`<div class="plain__on">${goingOn(told, paths.paper, 'One page to print', 'govuk-button')} ${goingOn(told, paths.easyRead, 'Easy read', secondary)}</div>`}</div></div>
<div class="live__rows">${groups.map((group) => groupOf(group, headings[group], rows, kept))}</div>
<div class="live__below">${
      isSettled &&
      outcome !== null &&
      html`${afterwards(outcome, screenOf(outcome))}<div class="folds">${(
        Object.keys(foldTitles) as Fold[]
      ).map(
        (id) =>
          html`<details class="fold" id="${id}"${id === 'now' && isLinkShown && html` open`}><summary><h2 class="govuk-heading-m">${foldTitles[id]}</h2></summary><div class="fold__body">${foldOf(id, outcome, html`<section id="keep"><h3 class="govuk-heading-s">Keep it or share it</h3>${keepOrShare(outcome, publicUrl, isLinkShown)}</section>`)}</div></details>`,
      )}</div>`
    }</div></div>`,
  }
}

/** The first rows as one form, open; what is assumed folded. */
export const firstRows = (
  kept: Kept,
  today: Day,
): readonly [open: readonly Pick<AskedRow, 'id' | 'question'>[], folded: readonly AskedRow[]] => {
  const answers = kept.answers.some(({ row }) => row === 'sentence-1')
    ? kept.answers
    : [{ row: 'sentence-1', say: 'kind=sds' }, ...kept.answers]
  const known = knownOf(askedOf({ ...kept, answers }, today))
  const telling = tellingOf(known)
  const told = 'told' in telling ? telling.told : null
  return [
    [sentenceRow(known, 1), dayInForm(plainDay(known, 'startDate')), remandRow(known, told, true)],
    [
      ageRow(known),
      othersRow(known, false, undefined),
      recallRow(known, false),
      sinceRow(known, told, false),
    ],
  ]
}

/** The questions, for everybody who would rather answer them. `open` is a row that is open from the start. */
export function questionsPage(fields: Query, today: Day, open = ''): PageContent {
  const kept: Kept = { answers: [], link: inText(pairsOf(fields)) }
  const [rows, folded] = firstRows(kept, today)
  return {
    title: over,
    kind: 'plain-page',
    main: html`<div class="plain"><div class="live__words"><p class="over">${over}</p>
<h1>How long is it, and when?</h1>
<p class="tip">Leave a line as it is where it is right.</p>
<form class="one-form" action="${paths.answer}" method="post" novalidate autocomplete="off">${keptFields(kept)}<div class="rows">${rows.map((row) => html`<div class="row"><div class="row-form">${inOneForm(row)}</div></div>`)}${folded.map((row) => foldedInForm(row, row.id === open))}</div>
<button type="submit" class="govuk-button">Work out the date</button></form>
<ul class="ways"><li><a class="govuk-link" href="${paths.recall}">Called back (recall)?</a></li><li><a class="govuk-link" href="${paths.whatIf}">Not sentenced yet?</a></li></ul>
<p class="tip">For sentences passed in England and Wales. Our date is an estimate. The prison sets the date.</p></div></div>`,
  }
}
