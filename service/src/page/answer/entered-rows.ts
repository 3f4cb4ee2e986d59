import { factWords, inWords, offenceByKey, takesCredit } from '@requisite/law'
import { type Content, type Html, hidden, html } from '../html.ts'
import { paths } from '../link.ts'
import { furtherTold } from '../told/deciding-facts.ts'
import {
  ageTold,
  creditDaysTold,
  creditsInShort,
  extensionInWords,
  kindTold,
  licenceFacts,
  notKnownInWords,
  offenceDayInWords,
  otherFacts,
  passedInWords,
  personInWords,
  rulesOr,
  sentenceInWords,
  sentenceTerm,
  sinceInWords,
} from '../told/in-words.ts'
import { toldPairs } from '../told/query.ts'
import { beforeInWords } from '../told/remand-in-words.ts'
import { capital, small } from '../told/text.ts'
import { asksAge, asksOffence, dayTold, hasMinimumTerm, type Told, type ToldSentence } from '../told/told.ts'
import { changing } from './case-forms.ts'

/** The length and the kind: "3 years, standard". */
function sentenceOf(sentence: ToldSentence): string {
  const isStandard = sentence.sentenceType === 'sds' && !sentence.activated && !sentence.wholeLife
  const name = rulesOr(isStandard ? 'standard' : kindTold(sentence), sentence)
  if (sentence.wholeLife) return capital(name)
  const more = extensionInWords(
    sentence,
    ', nothing extra on licence',
    (length) => ` in prison and ${length} on licence`,
  )
  return `${hasMinimumTerm(sentence.sentenceType) ? 'Minimum term ' : ''}${sentenceTerm(sentence)}${more}, ${name}`
}

function beforeIt(told: Told, sentence: ToldSentence): string {
  const days = creditsInShort(sentence, sentence.sentenceType === 'contempt' ? 'held' : undefined)
  const said = [...beforeInWords(told), days].filter((text) => text !== '').join('; ')
  return capital(said) || (sentence.remandCreditDays === 'unknown' ? 'Not known' : 'No days')
}

/** A row, with the question that changes it. */
const row = (question: string, name: string, value: string, more: Content = null): Html =>
  html`<div><dt>${name}</dt><dd>${value}</dd><dd><button type="submit" class="as-link" formaction="${paths.change}" name="question" value="${question}">Change<span class="govuk-visually-hidden"> ${small(name)}</span></button></dd>${more}</div>`

/** The days on remand, to be tried with another number: the date moves as it changes. */
const remandBox = (sentence: ToldSentence): Html =>
  html`<dd class="stepper"><label for="remandCreditDays">${sentence.sentenceType === 'contempt' ? 'Days held before it' : factWords.sentence.remandCreditDays.name}</label>
<span class="stepper__boxes"><button type="button" class="govuk-button govuk-button--secondary needs-script" id="fewer" data-step="-1" aria-label="One day fewer">−</button><input class="govuk-input govuk-input--width-4" id="remandCreditDays" name="remandCreditDays" type="text" inputmode="numeric" autocomplete="off" value="${creditDaysTold(sentence, 'remandCreditDays')}"><button type="button" class="govuk-button govuk-button--secondary needs-script" id="more-days" data-step="1" aria-label="One day more">+</button></span>
<button type="submit" class="govuk-button govuk-button--secondary needs-no-script">Work out again</button>
<span class="stepper__said"></span></dd>`

/** What was asked because it decides. */
function furtherRows(told: Told, sentence: ToldSentence): Content {
  const { offenceBefore, creditDays, born, register } = furtherTold(told, sentence)
  const offenceDay = capital(offenceDayInWords(sentence))
  const { dateOfBirth, registeredSexOffender } = told
  return [
    (offenceBefore !== null || offenceDay !== '') &&
      row('further', factWords.sentence.offenceDate.name, offenceDay || 'Not known'),
    (born || dateOfBirth != null) &&
      row(
        'further',
        factWords.person.dateOfBirth.name,
        dateOfBirth == null ? 'Not known' : inWords(dayTold(dateOfBirth)),
      ),
    (register || registeredSexOffender === true) &&
      row(
        'further',
        factWords.person.registeredSexOffender.name,
        registeredSexOffender === true ? 'On it' : 'Not on it, or not known',
      ),
    creditDays > 0 &&
      typeof sentence.creditTakenOffMinimum !== 'boolean' &&
      row('further', factWords.sentence.creditTakenOffMinimum.name, 'Not known'),
    otherFacts(sentence).map(({ fact, name, text }) =>
      row(licenceFacts.has(fact) ? 'before' : 'further', name, capital(text)),
    ),
  ]
}

/** What was told of one sentence, a row each, with the way to change that one thing. */
function enteredRows(told: Told, sentence: ToldSentence): Html {
  const { sentenceType: kind, offenceKey, ageAtConviction: age = 'adult' } = sentence
  const isCounted = takesCredit(sentence)
  const isByNumber = told.remand === undefined && told.recall === null
  const isTried = isCounted && isByNumber && !hasMinimumTerm(kind)
  const kept = toldPairs(told).filter(([name]) => !isTried || name !== 'remandCreditDays')
  const offence = offenceByKey(offenceKey ?? '')?.title ?? capital(notKnownInWords(sentence))
  const since = [
    sinceInWords(told),
    told.otherSentences === 'unknown' ? factWords.person.otherSentences.said.unknown : '',
  ]
  return html`<form class="entered" action="${paths.answer}" method="post" novalidate autocomplete="off">${kept.map(([name, value]) => hidden(name, value))}
<dl class="facts govuk-body">${row('sentence', 'Sentence', sentenceOf(sentence))}${row('passed', 'Passed', passedInWords(sentence))}${asksOffence(kind) && (told.recall === null || offenceKey != null) && row('offence', 'Offence', offence)}${furtherRows(told, sentence)}${asksAge(kind) && (told.recall === null || age !== 'unknown') && row('age', factWords.sentence.ageAtConviction.name, ageTold(sentence))}${isCounted && row('before', 'Before the sentence', beforeIt(told, sentence), isTried && remandBox(sentence))}${row('since', 'Since then', capital(since.filter((text) => text !== '').join('; ') || 'nothing'))}</dl></form>`
}

/** What was entered, and the way to change it. `over` stands over several sentences, `note` under them. */
export function entered(told: Told, over: string, note: Content = null): Html {
  const [only, ...others] = told.sentences
  if (only !== undefined && others.length === 0)
    return html`<div class="asked">${enteredRows(told, only)}${note}</div>`
  const besides = [...beforeInWords(told), ...personInWords(told), sinceInWords(told)]
    .filter((text) => text !== '')
    .join('; ')
  const sentences = html`<ol>${told.sentences.map((sentence, i) => html`<li>${sentenceInWords(sentence, told, i + 1)}</li>`)}</ol>${besides !== '' && `${capital(besides)}. `}`
  return html`<div class="asked govuk-body">${over} ${sentences} ${changing(told, html`Change<span class="govuk-visually-hidden"> what you entered</span>`)}${note}</div>`
}
