import { type Day, isoDate } from '@requisite/law'
import type { Query } from '../../http/route.ts'
import { listAt } from '../../told/link.ts'
import { inText } from '../../told/query.ts'
import type { PageCase } from '../../told/told.ts'
import { goingOn } from '../answer/case-forms.ts'
import { foldOf } from '../answer/fold-of.ts'
import { type Fold, foldTitles } from '../answer/folds.ts'
import { sureOf } from '../answer/how-sure.ts'
import { keepOrShare } from '../answer/keep-or-share.ts'
import type { Outcome } from '../answer/outcome.ts'
import { hasLostDays } from '../answer/remand-line.ts'
import { screenOf } from '../answer/screen.ts'
import { payToShow } from '../ask.ts'
import { type Content, type Html, hidden, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { withAnswer } from './answers.ts'
import { remandRow } from './before-rows.ts'
import { whatComesNext } from './below.ts'
import { isLine, knownOf, type LiveCase } from './known.ts'
import { asideOf, headingsOf, putRight, worked } from './live-reply.ts'
import { headingParts, type LiveAsked, type RowAnswer, type RowGroup, rowGroups } from './message.ts'
import { ageRow, othersRow, plainDay, recallRow, sinceRow } from './person-rows.ts'
import { type AskedRow, foldedInForm, inOneForm, rowOf } from './row.ts'
import { dayInForm, offenceRow, sentenceRow } from './sentence-rows.ts'
import { tellingOf } from './told-of.ts'

/** What a form without a script carries: the facts of a link, and every answer that was given. */
type PageState = Pick<LiveAsked, 'answers' | 'link'>

const over = 'When will a person in prison be released?'

/** So many answers are read: no page has so many rows. */
const mostAnswers = 200

type Pairs = readonly (readonly [name: string, value: string])[]
const pairsOf = (fields: Query): Pairs =>
  Object.entries(fields).flatMap(([name, value]) => [value ?? []].flat().map((text) => [name, text] as const))

/** An answer takes the place of the one before in its row; each sentence that is added stays. */
const withNext = (answers: readonly RowAnswer[], given: RowAnswer): readonly RowAnswer[] => [
  ...answers.filter(isLine),
  ...withAnswer(
    answers.filter((one) => !isLine(one)),
    given,
    null,
  ),
]

/** A field that is of another row than that of its form: of one that was answered before, which has a number; or of one beside others,
 *  where a sign stands before what is sent unseen. */
const fieldOfRow = /^(?:answers\[(\d+)\]\.)?([\w-]+)\.(~?)([\w.[\]-]+)$/

/** What was answered before, and what in the rows of one form: in those in which anything is filled in. */
function answersIn(sent: Pairs): readonly RowAnswer[] {
  const answers = new Map<
    string,
    { isFilled: boolean; readonly row: string; readonly say: URLSearchParams }
  >()
  for (const [name, value] of sent) {
    const [, number, row, unseen, field] = fieldOfRow.exec(name) ?? []
    if (row === undefined || field === undefined) continue
    const own = answers.get(number ?? row) ?? {
      isFilled: number !== undefined || row === 'sentence-1',
      row,
      say: new URLSearchParams(number === undefined ? { together: '' } : {}),
    }
    own.say.append(field, value)
    own.isFilled ||= unseen === '' && value.trim() !== ''
    answers.set(number ?? row, own)
  }
  return [...answers.values()]
    .filter(({ isFilled }) => isFilled)
    .slice(0, mostAnswers)
    .map(({ row, say }) => ({ row, say: String(say) }))
}

const isOfBefore = ([name]: Pairs[number]): boolean => name.startsWith('answers[')

/** What a form sent: one row, all first rows at once, or the facts of a link. */
export function keptIn(fields: Query): PageState {
  const sent = pairsOf(fields).filter(([name]) => name !== 'told' && name !== 'row')
  const [row] = listAt(fields, 'row')
  const [told = ''] = listAt(fields, 'told')
  const own = sent.filter((pair) => !isOfBefore(pair))
  if (row !== undefined)
    return { answers: withNext(answersIn(sent.filter(isOfBefore)), { row, say: inText(own) }), link: told }
  const answers = answersIn(sent)
  return { answers, link: answers.length > 0 ? told : told || inText(own) }
}

const keptFields = ({ answers, link = '' }: PageState): Html =>
  html`${link !== '' && hidden('told', link)}${answers.map(({ row, say }, i) =>
    [...new URLSearchParams(say)].map(([name, value]) => hidden(`answers[${i}].${row}.${name}`, value)),
  )}`

const askedOf = (kept: PageState, today: Day): LiveAsked => ({
  live: 0,
  text: '',
  caret: null,
  today: isoDate(today),
  ...kept,
})

/** The rows of a group under its heading, each a form of its own; the first that is marked is open. */
const groupOf = ({ rows, headings, kept, to }: PlainAnswer, group: RowGroup): Content => {
  const all = rows.filter((row) => row.group === group)
  const heading = headings[group]
  const [first, small] = headingParts(heading)
  const sent = keptFields(kept)
  return (
    all.length > 0 &&
    html`<section data-group="${group}">
${heading !== undefined && html`<h2 class="lab">${first}${small !== '' && html` <small>${small}</small>`}</h2>`}
<div class="rows${group === 'marked' && ' ask'}">${all.map((row, i) =>
      rowOf(row, { to, kept: sent, isOpen: group === 'marked' && i === 0 }),
    )}</div></section>`
  )
}

/** What was said in words of its own, and what of it is no part of the time. */
function inWords(known: LiveCase): Content {
  const { aside, others } = asideOf(known)
  const set = [...aside, ...others].map(({ text }) => `“${text}”`)
  const lines = known.reading.text.split('\n').filter((line) => line !== '')
  return (
    lines.length > 0 &&
    html`<p class="tip">You added: ${lines.map((line) => `“${line}”`).join(', ')}.
${set.length > 0 && `Changes no date: ${set.join(', ')}.`}</p>`
  )
}

/** What was told, worked out: the card and the rows, and to where these are sent. */
interface PlainAnswer extends Pick<ReturnType<typeof worked>, 'card' | 'rows'> {
  readonly known: LiveCase
  readonly kept: PageState
  readonly to: string
  readonly headings: ReturnType<typeof headingsOf>
  readonly outcome: Outcome | null
  /** What was told, where it is answered or refused. */
  readonly told: PageCase | null
  /** 422 where something is to be put right. */
  readonly status: number
}

export function answeredBy(sent: PageState, today: Day, to: string): PlainAnswer {
  const asked = askedOf(sent, today)
  const first = knownOf(asked)
  payToShow(first.sentences.length)
  // What was not read stands in its row again, and goes with no other.
  const kept = { ...sent, answers: sent.answers.filter((one) => !first.unread.includes(one)) }
  const { card, rows, of, isDone } = worked(asked, first)
  const { known } = of
  return {
    known,
    kept,
    to,
    card,
    rows,
    headings: headingsOf(known, rows),
    outcome: isDone ? of.outcome : null,
    told: isDone ? of.told : null,
    status: rows.some(({ flag }) => flag === putRight) ? 422 : 200,
  }
}

/** The card of an answer. */
export const cardOf = ({ card, outcome }: PlainAnswer): Html => {
  const isSoFar = card.state !== 'settled' && card.state !== 'no date'
  const sureness = outcome !== null && html` data-sureness="${sureOf(outcome).level}"`
  return html`<section class="card${isSoFar && ' sofar'}" aria-label="The answer"${sureness}>${card.markup}</section>`
}

/** What decides and is open, first. */
export const markedOf = (answered: PlainAnswer): Content => groupOf(answered, 'marked')

const foldsOf = (outcome: Outcome, keeping: Content, isOpen: boolean): Html =>
  html`<div class="folds">${(Object.keys(foldTitles) as Fold[]).map(
    (id) =>
      html`<details class="fold" id="${id}"${(id === 'decides' ? hasLostDays(outcome) : id === 'now' && isOpen) && html` open`}>
<summary><h2 class="govuk-heading-m">${foldTitles[id]}</h2></summary>
<div class="fold__body">${foldOf(id, outcome, keeping)}</div></details>`,
  )}</div>`

/** What can be made of the answer. */
const madeOf = (told: PageCase): Html =>
  html`<div class="plain__on">${goingOn(told, paths.paper, 'One page to print', 'govuk-button')}
${goingOn(told, paths.easyRead, 'Easy read', 'govuk-button govuk-button--secondary')}</div>`

/** What stands below the rows: what comes after, and the folds. */
const belowOf = (outcome: Outcome, linkStart: string, isLinkShown: boolean): Html => {
  const keeping = html`<section id="keep"><h3 class="govuk-heading-s">Keep it or share it</h3>
${keepOrShare(outcome, linkStart, isLinkShown)}</section>`
  return html`${whatComesNext(outcome, screenOf(outcome))}
${foldsOf(outcome, keeping, isLinkShown)}`
}

/** The answer with its rows: the page that answers while one types, without a script. */
export function plainPage(
  kept: PageState,
  today: Day,
  linkStart: string,
  isLinkShown: boolean,
): { readonly page: PageContent; readonly status: number } {
  const answered = answeredBy(kept, today, paths.answer)
  const { card, told, outcome, status } = answered
  const page: PageContent = {
    title: card.headline || over,
    kind: 'plain-page',
    robots: 'noindex',
    shared: 'Date to check',
    main: html`<div class="plain"><div class="live__words">
<p class="back"><a class="govuk-link" href="${paths.question}">Start again</a></p><h1 class="over">${over}</h1>
${inWords(answered.known)}<div class="live__card">${cardOf(answered)}
${told !== null && madeOf(told)}</div></div>
<div class="live__rows">${rowGroups.map((group) => groupOf(answered, group))}</div>
<div class="live__below">${outcome !== null && belowOf(outcome, linkStart, isLinkShown)}</div></div>`,
  }
  return { page, status }
}

/** The first rows, of what is told already: length and kind, day, offence and remand; what is assumed after them. */
function firstRows(kept: PageState, today: Day) {
  const known = knownOf(askedOf({ ...kept, answers: [{ row: 'sentence-1', say: '' }] }, today))
  payToShow(known.sentences.length)
  const telling = tellingOf(known)
  const told = 'told' in telling ? telling.told : null
  return {
    sentence: sentenceRow(known, 1),
    day: dayInForm(plainDay(known.sentences[0]?.startDate)),
    offence: offenceRow(known, 1, true),
    remand: remandRow(known, told, 'marked'),
    assumed: [
      ageRow(known),
      othersRow(known, false, undefined),
      recallRow(known, false),
      sinceRow(known, told, false),
    ],
  }
}

type InForm = Pick<AskedRow, 'id' | 'question'>

/** Rows as one form, open; what is assumed folded. */
const oneForm = (to: string, kept: PageState, rows: readonly InForm[], folded: Content = null): Html =>
  html`<form class="one-form" action="${to}" method="post" novalidate autocomplete="off">${keptFields(kept)}
<div class="rows">${rows.map((row) => html`<div class="row"><div class="row-form">${inOneForm(row)}</div></div>`)}
${folded}</div>
<button type="submit" class="govuk-button">Work out the date</button></form>`

/** The small form of other sites: it asks the offence too, and assumes the rest. */
export function embeddedForm(today: Day): Html {
  const { sentence, day, offence, remand } = firstRows({ answers: [] }, today)
  return oneForm(paths.embed, { answers: [] }, [sentence, day, offence, remand])
}

/** The questions, for everybody who would rather answer them. `open` is a row that is open from the start. */
export function questionsPage(fields: Query, today: Day, open = ''): PageContent {
  const kept: PageState = { answers: [], link: inText(pairsOf(fields)) }
  const { sentence, day, remand, assumed } = firstRows(kept, today)
  const folded = assumed.map((row) => foldedInForm(row, row.id === open))
  return {
    title: over,
    kind: 'plain-page',
    isWithGuides: true,
    main: html`<div class="plain"><div class="live__words"><p class="over">${over}</p>
<h1>How long is it, and when?</h1>
<p class="tip">Leave a line as it is where it is right.</p>
${oneForm(paths.answer, kept, [sentence, day, remand], folded)}
<ul class="ways"><li><a class="govuk-link" href="${paths.recall}">Called back (recall)?</a></li>
<li><a class="govuk-link" href="${paths.whatIf}">Not sentenced yet?</a></li></ul>
<p class="tip">For sentences passed in England and Wales. Our date is an estimate. The prison sets the date.</p></div></div>`,
  }
}
