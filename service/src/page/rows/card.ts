import { addDays, type Day, daysInWords, inWords, inWordsWithWeekday } from '@requisite/law'
import { dateOf, decidingRun } from '@requisite/law/internal'
import { elsewhere } from '../../court-words/in-words.ts'
import type { Ask, WordsQuestion } from '../../court-words/reading.ts'
import { isTold } from '../../told/case.ts'
import { barPicture } from '../answer/bar.ts'
import { type Bar, barOf, barOfLength } from '../answer/bar-parts.ts'
import { heldTogether } from '../answer/held-together.ts'
import { sureOf } from '../answer/how-sure.ts'
import type { Outcome, RefusedOutcome } from '../answer/outcome.ts'
import { screenOf } from '../answer/screen.ts'
import {
  daysShown,
  estimate,
  headingText,
  type Line,
  type Screen,
  type Words,
} from '../answer/screen-type.ts'
import { guideLinks } from '../guide-links.ts'
import type { GuideAnswer } from '../guides/guide-answers.ts'
import { withPhoneNumbers } from '../guides/phone-numbers.ts'
import { type Content, type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import { capital, numberWord, small } from '../told/text.ts'
import { monthsInDays } from './before-rows.ts'
import { headlineOf } from './decides.ts'
import type { LiveCase } from './known.ts'
import type { LiveState } from './message.ts'
import { daysOfRemandMonths, type Range } from './range.ts'
import type { AskedRow } from './row.ts'
import type { LiveOutcome } from './rows-of.ts'

/** The card, with what is said of it elsewhere. */
export interface Card {
  readonly state: LiveState
  readonly markup: Html
  /** The small words over the day in the strip: "So far", or how sure. */
  readonly small: string
  readonly day: string
  readonly headline: string
}

const dash = (text: string): Html => html`<span class="tag dash">${text}</span> `

/** Words for those who hear the page. */
const unseenWords = (text: string): Html => html`<span class="govuk-visually-hidden">${text}</span>`

/** The heading of a card. */
const heading = (tag: Content, what: Content, day: Content, isTwo = false): Html =>
  html`<h2 tabindex="-1"><span class="what">${tag}${what !== null && html`<span>${what}</span>`}</span>
${day !== null && html`<span class="day${isTwo && ' two'}">${day}</span>`}</h2>`

const weekday = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day /g
const withoutWeekday = (text: string): string => text.replace(weekday, '')

/** "One thing decides: …", "Three things decide: …". */
function whatDecides(parts: readonly string[]): Html | null {
  const all = parts.filter((part) => part !== '')
  if (all.length === 0) return null
  const said = all.length < 3 ? all.join(', and ') : `${all.slice(0, -1).join(', ')}, and ${all.at(-1)}`
  const things = `${numberWord(all.length) ?? 'many'} ${all.length === 1 ? 'thing decides' : 'things decide'}`
  return html`<p><b>${capital(things)}:</b> ${said}${!said.endsWith('?') && '.'}</p>`
}

const strong = (words: Words): readonly Content[] =>
  words.flatMap((part) =>
    typeof part === 'string' ? heldTogether(part) : [html`<strong>${heldTogether(part.strong)}</strong>`],
  )

const ifRight = html`The law is clear, if the lines
<span class="is-below">below</span><span class="is-beside" hidden>beside this</span> are right.`

export const lineOf = (
  { label, text, words = [text], tag, items, isLarge, guide }: Line,
  said: Content = null,
): Html =>
  html`<p${isLarge === true && html` class="mid"`}>
${label !== null && html`<b>${heldTogether(label)}:</b>`}
${tag !== undefined && html`<span class="tag">${tag.shown}</span><span class="govuk-visually-hidden">.</span>`}
${said ?? strong(words)}
${guide !== undefined && html`<a class="govuk-link" href="${paths.guides}/${guide.name}">${guide.said}</a>`}</p>
${
  items !== undefined &&
  html`<ul class="holds">${items.map((item) => html`<li>${heldTogether(item)}</li>`)}</ul>`
}`

const barOfCard = (bar: Bar | null, today: Day | null): Html | false => bar !== null && barPicture(bar, today)

const tableOf = ({ caption, rows, note }: NonNullable<Screen['table']>): Html =>
  html`<table class="classes"><caption>${heldTogether(caption)}</caption><tbody>${rows.map(
    ({ words, when }) =>
      html`<tr><th scope="row">${words}</th>
<td>${when.map((part) => (typeof part === 'string' ? part : html`<b>${part.strong}</b>`))}</td></tr>`,
  )}</tbody></table><p>${note}</p>`

/** The days of a minimum term of which it is not known if the court took the days on remand off: both, in one size. */
function daysOf(screen: Screen, { answer, rivals, way }: Outcome): readonly string[] {
  const already = rivals.find(({ code }) => code === 'A_CREDIT_ALREADY_OFF')?.answer.paroleEligibility ?? null
  const own = answer.paroleEligibility
  return way.kind !== 'Board only' || already === null || own === null
    ? daysShown(screen)
    : [Math.min(own, already), Math.max(own, already)].map((day) => inWordsWithWeekday(day as Day))
}

/** What stands below the rows where the rule is sure: what comes after, and what to do. */
export const isBelow = ({ about }: Line): boolean => about === 'after' || about === 'tag' || about === 'next'
const isSure = (outcome: Outcome): boolean => sureOf(outcome).level === 'sure'
export const hasBelow = (outcome: Outcome): boolean =>
  isSure(outcome) && !/^(?:passed|whole life)$/.test(outcome.way.kind)

const guideLink = ({ guide, section }: GuideAnswer, text: string): Html =>
  html`<a class="govuk-link" href="${paths.guides}/${guide}#${section}">${text}</a>`

/** The two sentences of a guide, and where it stands. */
const guideLines = (answer: GuideAnswer): Html => {
  const title = guideLinks.find(({ name }) => name === answer.guide)?.title ?? ''
  return html`<p>${withPhoneNumbers(answer.says.join(' '))} ${guideLink(answer, `Read more: ${title}`)}</p>
${answer.law !== undefined && html`<p class="sources">Law: ${answer.law}.</p>`}`
}

/** A question beside a case: the card is the case's own, and says where the question is answered. */
export const withGuide = (card: Card, answer: GuideAnswer | null): Card =>
  answer === null || answer.goes === 'last'
    ? card
    : { ...card, markup: html`${card.markup}<p>You asked too: ${guideLink(answer, answer.title)}</p>` }

/** What is asked first. */
const askedFirst = (marked: readonly AskedRow[]): string | undefined =>
  marked.find(({ asked }) => asked !== undefined)?.asked

/** A question has the answer of its guide, what is known of the case, and then the first question of the case. */
export function questionCard(answer: GuideAnswer, rows: readonly AskedRow[], known: string | null): Card {
  const first = askedFirst(rows.filter(({ group }) => group === 'marked'))
  const toDate =
    first === undefined ? 'For a date, type the sentence too.' : `For a date, one thing first: ${first}`
  return {
    state: 'first',
    markup: html`${heading(null, answer.title, null)}
${known !== null && html`<p><b>${known}</b></p>`}
${guideLines(answer)}
<p>${toDate}</p>`,
    small: '',
    day: '',
    headline: answer.title,
  }
}

/** The settled card: the answer of today, in its own words. */
export function settledCard(outcome: Outcome, known: LiveCase): Card {
  const screen = screenOf(outcome)
  const { cautions, lines, pair, table } = screen
  const sure = isSure(outcome)
  const days = daysOf(screen, outcome)
  const shown = hasBelow(outcome) ? lines.filter((line) => !isBelow(line)) : lines
  const isPlain = sure && outcome.way.kind === 'one day' && outcome.answer.recalled === null
  const months = isTold(known.credit, 'remandCreditMonths')
  const why = shown.findIndex(({ about }) => about === 'why' || about === 'doubt')
  const isRange = table !== undefined && !lines.some(({ about }) => about === 'why')
  const at = isRange ? 0 : why === -1 ? Math.min(1, shown.length) : why
  const isTwo = days.length > 1 || /\band\b|Between/.test(days[0] ?? '') || pair !== undefined
  const either = days.map(
    (words, i) => html`${i > 0 && html` <span class="or">or</span> `}${heldTogether(words)}`,
  )
  const day =
    pair !== undefined
      ? headingText(screen)
      : html`${either}${screen.dayNote !== undefined && html`: ${screen.dayNote}`}`
  const sureWords = ({ words, text }: Line): Content =>
    isPlain ? ifRight : months ? html`${monthsInDays(known)}. ${strong(words ?? [text])}` : null
  const tag = lines.find((line) => line.tag !== undefined)?.tag?.shown ?? ''
  return {
    state: outcome.way.kind === 'whole life' ? 'no date' : 'settled',
    markup: html`${cautions.map(
      ({ check, text }) =>
        html`<p class="caution">${check !== undefined && html`<strong>${check}</strong> `}${heldTogether(text)}</p>`,
    )}
${heading(null, pair === undefined ? headingText(screen) : null, day, isTwo)}
${
  pair !== undefined &&
  html`<div class="side"><div><small>Ours</small> <b>${heldTogether(pair.ours)}</b></div>
<div><small>The prison’s</small> <b>${heldTogether(pair.theirs)}</b></div></div>`
}${shown.slice(0, at).map((line) => lineOf(line))}
${pair === undefined && barOfCard(barOf(outcome), outcome.today)}${table !== undefined && tableOf(table)}
${shown.slice(at).map((line) => lineOf(line, line.about === 'sure' ? sureWords(line) : null))}
<p class="est">${estimate}
<button type="button" class="as-link" data-page="${paths.paper}">Print${unseenWords(' one page to hand in')}</button>
<button type="button" class="as-link" data-page="${paths.easyRead}">Easy read</button>
<button type="button" class="as-link" data-quote>Copy${unseenWords(' a sentence to quote')}</button></p>`,
    small: tag || (screen.sort ?? screen.over).replace(/\.$/, ''),
    day: pair === undefined ? days.join(' or ') : pair.ours,
    headline: outcome.way.kind === 'whole life' ? `No date: ${small(screen.over)}` : headlineOf(screen),
  }
}

/** So far: no weekday, no letters, no level. */
export function soFarCard(
  outcome: Outcome,
  { known, months: worked }: LiveOutcome,
  marked: readonly AskedRow[],
  isTrying: boolean,
): Card {
  const screen = screenOf(outcome)
  const isSuspended = marked.some(({ id }) => id === 'suspended')
  const months = marked.some(({ id }) => id === 'remand') ? daysOfRemandMonths(worked) : null
  const { sort, over } = screen
  const what =
    isSuspended && sort !== null && outcome.way.kind === 'one day'
      ? `If it was not suspended, ${small(over)}`
      : sort === null
        ? over
        : outcome.way.kind !== 'by offence' && /^[^.,]+\.$/.test(sort) && /^(?:Out|Usually)\b/.test(over)
          ? `${sort.slice(0, -1)}, ${small(over)}`
          : headingText(screen)
  const days = months?.gate ?? daysOf(screen, outcome).map(withoutWeekday).join(' or ')
  const isOnPapers = months?.gate.startsWith(months.papers) === true
  const monthsSaid =
    months === null
      ? []
      : [
          `how many days that was. ${monthsInDays(known)}${isOnPapers ? '' : `. The papers will say ${months.papers}`}`,
        ]
  const tag = isTrying ? 'So far, with this one' : 'So far'
  return {
    state: 'so far',
    markup: html`${heading(dash('So far'), withoutWeekday(what), heldTogether(days), days.length > 18)}
${barOfCard(barOf(outcome), outcome.today)}${whatDecides([...monthsSaid, ...marked.map(({ decides = '' }) => decides)])}`,
    small: tag,
    day: days,
    headline: `So far ${withoutWeekday(what)} ${days}`,
  }
}

/** A time in prison, roughly: weeks when it is short, else months, else years and months. */
function timeInWords(from: Day, to: Day): string {
  const days = to - from
  if (days < 14) return daysInWords(days)
  if (days < 84) return `${Math.round(days / 7)} weeks`
  const [a, b] = [dateOf(from), dateOf(to)]
  const months =
    12 * (b.year - a.year) + b.month - a.month + (b.date - a.date > 15 ? 1 : a.date - b.date > 15 ? -1 : 0)
  const [years, rest] = [Math.floor(months / 12), months % 12]
  if (months <= 24) return `${months} months`
  return rest === 0 ? `${years} years` : `${years} years ${rest} ${rest === 1 ? 'month' : 'months'}`
}

/** A length without a day of sentence: how long in prison, and no day in large type. */
export function lengthCard(outcome: Outcome, marked: readonly AskedRow[], isDayNamed: boolean): Card | null {
  const { way, answer, today } = outcome
  const start = decidingRun(answer).start
  const isOffenceOpen = marked.some(({ id }) => id.startsWith('offence-'))
  const isCreditOpen = marked.some(({ id }) => id === 'remand')
  const until = way.kind === 'Board first' || way.kind === 'Board only' ? way.board : answer.release
  if (start === null || until === null || until <= start) return null
  const isDayAfter = way.kind === 'Board only' || answer.releaseType !== 'CRD'
  const time = timeInWords(start, isDayAfter ? addDays(until, 1) : until)
  const what =
    way.kind === 'Board first'
      ? 'The Parole Board can let the person out after about'
      : way.kind === 'Board only'
        ? 'The Parole Board can look at the case after about'
        : isOffenceOpen
          ? 'For most offences, about'
          : 'Automatic release, after'
  const names = marked.map(({ id, decides = '' }) => (id === 'remand' ? 'time in prison before it' : decides))
  const day = `${time} in prison`
  const said = isCreditOpen && !isOffenceOpen ? 'by ' : ''
  const isOneDay = way.kind === 'one day' || way.kind === 'by offence'
  return {
    state: 'length',
    markup: html`${heading(dash('So far'), what, day)}
${barOfCard(barOfLength(outcome), null)}${whatDecides(names)}
${
  !isDayNamed &&
  isOneDay &&
  html`<p class="soft">If the court said it today: ${said}${heldTogether(inWords(dayAtGate(outcome)))}.</p>`
}`,
    small: 'So far',
    day,
    headline: `So far ${what} ${day}`,
  }

  function dayAtGate({ way: out, answer: { release } }: Outcome): Day {
    return out.kind === 'one day' ? (out.due[0]?.gate.usual ?? (today as Day)) : (release as Day)
  }
}

/** How many dates the offences have of which it can be one. */
const datesOf = ({ count }: Range): string =>
  count === 1 ? '. The date is the same for each.' : `, with ${numberWord(count) ?? 'several'} dates.`

/** A question in the words comes first. */
export function firstCard(
  known: LiveCase,
  marked: readonly AskedRow[],
  range: Range | null,
  fault: string | null,
): Card {
  const [first] = marked
  const asked = askedFirst(marked)
  const question = known.questions[0]
  const sentence = fault ?? sentenceOf()
  const what = range?.over ?? null
  return {
    state: 'first',
    markup: html`${heading(dash('One thing first'), what, range === null ? null : heldTogether(range.days), true)}
<p${range === null && html` class="mid"`}>${sentence}</p>
${first?.id.startsWith('ask-whose') && html`<p>Choose one, and the date is here.</p>`}`,
    small: 'One thing first',
    day: range?.days ?? '',
    headline: `One thing first ${range?.days ?? ''} ${sentence}`,
  }

  function sentenceOf(): string {
    if (question === undefined) return capital(asked ?? 'something is not told yet.')
    const { ask, about, offences, isUnknown } = question
    if (isUnknown === true) return notKnown(question, range)
    const choices = offences.length
    const people = new Set(known.reading.people.map(({ number }) => number)).size
    switch (ask) {
      case 'whose':
        return `The words speak of ${numberWord(people) ?? 'several'} people.`
      case 'unit':
        return 'A length needs its unit, like years or months.'
      case 'offence':
        return choices > 1
          ? `“${about}” can be ${numberWord(choices) ?? 'several'} offences${range === null ? '.' : datesOf(range)}`
          : `“${about}”: which offence is it?`
      case 'runs':
        return 'It depends on how the sentences run.'
      default:
        return capital(asked ?? 'something is open')
    }
  }
}

/** What stays open, because nobody knows it. */
const notKnown = ({ ask, about }: WordsQuestion, range: Range | null): string =>
  ask === 'words'
    ? `“${about}” may change the sentence, and we cannot read it. Say it in other words.`
    : `It is not known ${unknowns[ask] ?? 'what that is'}: “${about}”.${range === null ? '' : ' Until it is, count on the later day.'}`

const unknowns: Readonly<Partial<Record<Ask, string>>> = {
  added: 'who added them',
  total: 'which is right, the parts or the total',
  unpaid: 'whether they are in prison for not paying',
  tag_days: 'how many days on the tag come off',
}

/** No date, and why. */
export const noDateCard = (title: string, paragraphs: Content): Card => ({
  state: 'no date',
  markup: html`${heading(null, 'No date', title, true)}${paragraphs}`,
  small: 'No date',
  day: title,
  headline: `No date: ${small(title)}.`,
})

export const notPrisonCard = (): Card =>
  noDateCard(
    'This is not a prison sentence',
    html`<p>${elsewhere.not_custody.replace('This is not a prison sentence. ', '')}</p>
<p>If the order is broken, a court can send the person to prison. Then come back with the words of that court.</p>`,
  )

export const suspendedCard = (): Card =>
  noDateCard(
    'The sentence is suspended',
    html`<p>The person does not go to prison now. They must keep to what the court ordered, for the time that it set.</p>
<p><b>Next:</b> check the court paper for the conditions and the last day.</p>`,
  )

export const refusedCard = ({ refusals }: RefusedOutcome): Card =>
  noDateCard(
    'We cannot work this one out',
    html`${refusals.map(({ message }) => html`<p>${message}</p>`)}
<p>A guess could be wrong by months, so we give none.</p>
<p><b>Next:</b> check the lines below. If they are right, ask the offender management unit for the date and its working.
<a class="govuk-link" href="${paths.guides}/help">Where to get help</a></p>`,
  )
