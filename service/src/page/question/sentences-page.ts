import { daysInWords, inWords, offenceByKey, periodInWords } from '@requisite/law'
import { type Content, type Html, hidden, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import {
  ageTold,
  creditsInShort,
  extensionInWords,
  kindTold,
  notKnownInWords,
  offenceDayInWords,
  otherFacts,
  passedInWords,
  recallInWords,
  sentenceTerm,
  statedInWords,
} from '../told/in-words.ts'
import { sentenceQuery } from '../told/query.ts'
import { otherTimesInWords, remandTimeInWords } from '../told/remand-in-words.ts'
import { capital } from '../told/text.ts'
import { dayTold, followedBy, startOf, type Told, type ToldSentence } from '../told/told.ts'
import { back, first } from './carried.ts'
import { creditTold, type FormState } from './form-state.ts'
import { isRecallTicked, isRecallWay } from './form-values.ts'
import { remandCountFor } from './remand-count.ts'
import { isForNumber } from './remand-said.ts'
import { stepPage } from './step-page.ts'

const fact = (name: string, value: string): Html => html`<div><dt>${name}</dt><dd>${value}</dd></div>`

function runs(sentence: ToldSentence, number: number, sentences: readonly ToldSentence[]): string {
  const follows = followedBy(sentence)
  if (sentence.howItRuns === 'unknown') return 'Not known: we work out both'
  const beside =
    sentences.findIndex((other, i) => follows !== null && followedBy(other) === follows && i + 1 !== number) +
    1
  if (beside > 0) return `After sentence ${follows}, at the same time as sentence ${beside}`
  if (follows !== null) return `After sentence ${follows} (consecutive)`
  return number === 1 ? 'From that day' : 'At the same time (concurrent)'
}

/** Days before the sentence: those of another sentence on the same day are counted there. */
function before({ sentences, remand }: Told, number: number): string {
  const sentence = sentences[number - 1] as ToldSentence
  const told = creditTold({ others: sentences, at: number }, sentence)
  if (told !== null) return `Counted once, with sentence ${told}`
  const isDated = (remand ?? []).some((time) => isForNumber(time, number))
  const credits = [isDated ? 'on remand (see below)' : '', creditsInShort(sentence)]
  return (
    capital(credits.filter((text) => text !== '').join(', ')) ||
    (sentence.remandCreditDays === 'unknown' ? 'Not known' : 'None')
  )
}

/** The times on remand and what else was served, each on its line, with how many of the days count. */
function remandLines(asked: FormState, told: Told): readonly string[] {
  const lines = [...(told.remand ?? []).map(remandTimeInWords), ...otherTimesInWords(told)].map(capital)
  const { count, why } = remandCountFor(asked)
  return lines.length === 0 ? [] : [...lines, count, why].filter((line) => line !== '')
}

const button = (name: string, number: number | string, label: string, place: string): Html =>
  html`<li><button type="submit" class="as-link" formaction="${place}" name="${name}" value="${number}">${label}<span class="govuk-visually-hidden">${label === 'Same on other counts' ? ' as' : ''} sentence ${number}</span></button></li>`

/** The sentences that stand on one card: one, or some that are exactly the same. */
interface Card {
  readonly number: number
  readonly count: number
}

function cardsOf(sentences: readonly ToldSentence[]): readonly Card[] {
  const cards: Card[] = []
  sentences.forEach((sentence, i) => {
    const last = cards.at(-1)
    const isSame =
      last !== undefined &&
      last.number > 1 &&
      sentenceQuery(sentence) === sentenceQuery(sentences[last.number - 1] as ToldSentence)
    const isFollowed = sentences.some((other) => [i + 1, last?.number].includes(followedBy(other) ?? 0))
    if (last === undefined || !isSame || isFollowed) cards.push({ number: i + 1, count: 1 })
    else cards[cards.length - 1] = { ...last, count: last.count + 1 }
  })
  return cards
}

function card(told: Told, { number, count }: Card, isShort: boolean): Html {
  const { sentences } = told
  const sentence = sentences[number - 1] as ToldSentence
  const age = sentence.ageAtConviction ?? 'adult'
  const isSeveral = count > 1
  const last = number + count - 1
  const name = isShort ? `Sentence of ${passedInWords(sentence)}` : `Offence ${notKnownInWords(sentence)}`
  const offenceDay = offenceDayInWords(sentence)
  const offence = offenceByKey(sentence.offenceKey ?? '')?.title ?? name
  const extra = extensionInWords(
    sentence,
    ', nothing extra on licence',
    (length) => `, and ${length} extra on licence`,
  )
  return html`<section class="sentence-card" aria-labelledby="s${number}"><div class="sentence-card__head"><h2 id="s${number}">${isSeveral ? `${number} to ${last}` : number}. ${offence}</h2><ul class="sentence-card__actions govuk-body">${isSeveral ? html`${button('change', `${number}-${count}`, 'Change', paths.sentence)}${button('remove', `${number}-${count}`, 'Remove', paths.sentences)}${button('change', last, 'Take one out', paths.sentence)}` : html`${button('change', number, 'Change', paths.sentence)}${button('remove', number, 'Remove', paths.sentences)}${!isShort && button('same', number, 'Same on other counts', paths.sameCounts)}`}</ul></div>
<dl class="facts govuk-body">${fact('Length', `${sentenceTerm(sentence)}${isSeveral ? ' each' : ''}${extra}, ${kindTold(sentence)}`)}${fact('Passed', number > 1 && startOf(sentence) === startOf(sentences[0] as ToldSentence) ? 'Same day' : passedInWords(sentence))}${offenceDay !== '' && fact('Offence', capital(offenceDay))}${fact('Runs', isSeveral && followedBy(sentence) === null ? 'At the same time as the others and as each other' : runs(sentence, number, sentences))}${fact('Before it', before(told, number))}${otherFacts(sentence).map(({ name, text }) => fact(name, capital(text)))}${(!isShort || age !== 'unknown') && fact('Age', ageTold(sentence))}</dl></section>`
}

const happened = (name: string, value: Content, place: string = paths.more): Html =>
  html`<div><dt>${name}</dt><dd>${value}</dd><dd><button type="submit" class="as-link" formaction="${place}">Change<span class="govuk-visually-hidden"> ${name.toLowerCase()}</span></button></dd></div>`

const statedLines = ({ statedReleaseDate, statedDates = null }: Told): readonly string[] => [
  ...(statedReleaseDate == null ? [] : [inWords(dayTold(statedReleaseDate))]),
  ...statedInWords({ statedDates }).map(capital),
]

function recallRow({ recall }: Told): Html | null {
  return recall === null ? null : happened('Recall', capital(recallInWords(recall)), paths.recall)
}

/** Days added and times away, each on its line. */
const addedLines = ({ addedDays }: Told): readonly string[] =>
  addedDays.map(({ days, date }) =>
    date === undefined ? daysInWords(days) : `${daysInWords(days)}, on ${inWords(dayTold(date))}`,
  )
const awayLines = ({ unlawfullyAtLarge }: Told): readonly string[] =>
  unlawfullyAtLarge.map(({ fromDate, toDate }) => periodInWords(dayTold(fromDate), dayTold(toDate)))

const inLines = (lines: readonly string[], none: string): Content =>
  lines.length === 0 ? none : lines.map((line, i) => html`${i > 0 && html`<br>`}${line}`)

/** The list of the sentences, which is also where the answers are checked. */
export function sentencesPage(asked: FormState, told: Told): PageContent {
  const { sentences } = told
  const count = sentences.length
  const isNumber = sentences.some(({ remandCreditDays }) => Number(remandCreditDays) > 0)
  const noDates = isNumber ? 'A number of days, above' : 'No dates told'
  return stepPage({
    title: count === 1 ? 'Check the sentence' : `Check the ${count} sentences`,
    ...{ errors: [], asked, fields: [], here: paths.sentences, action: paths.answer },
    top: html`${first('Work out the date')}${count === 1 ? back(paths.recall) : back(paths.sentence, 'change', count)}`,
    lead: html`<p>${count === 1 ? 'It' : 'They'} should match the court paper.</p>
`,
    body: html`${hidden('list', 'yes')}
${cardsOf(sentences).map((each) => card(told, each, isRecallTicked(asked.form) && count === 1))}
<section class="another" aria-labelledby="another"><h2 class="govuk-heading-m" id="another">Is there another sentence?</h2>
<p>Add each one. Include sentences from another court or another day.</p>
<button type="submit" class="govuk-button govuk-button--secondary" formaction="${paths.sentence}" name="add" value="yes">Add another sentence</button></section>
<section class="others" aria-labelledby="others"><h2 class="govuk-heading-m" id="others">Anything else</h2>
<dl class="facts govuk-body">${(!isRecallWay(asked.form) || told.addedDays.length > 0) && happened('Days added in prison', inLines(addedLines(told), 'None'))}${happened('Time on remand', inLines(remandLines(asked, told), noDates), paths.remand)}${happened('Away without permission', inLines(awayLines(told), 'No'))}${recallRow(told)}${happened('The prison’s date', inLines(statedLines(told), 'Not told'))}</dl></section>
<button type="submit" class="govuk-button">Work out the date</button>`,
  })
}
