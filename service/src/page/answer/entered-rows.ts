import { daysInWords, inWords, offenceByKey, type RegimeId } from '@requisite/law'
import { type Content, type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import { asksAge, asksCredit, asksOffence } from '../question/before-sentence.ts'
import { type CaseInput, hasMinimumTerm, type SentenceInput } from '../question/case-input.ts'
import type { Question } from '../question/change-page.ts'
import { furtherTold, notKnownInWords, offenceDayInWords } from '../question/further.ts'
import { kindInWords } from '../question/kinds-of-sentence.ts'
import { isNothing, lengthInWords } from '../question/length-from-boxes.ts'
import { toldQuery } from '../question/sentence-query.ts'
import { rulesInWords } from '../rules-in-words.ts'
import { sinceInWords } from './sentence-in-words.ts'
import { capital } from './text.ts'

const ages = { adult: '18 or over', child: 'Under 18', unknown: 'Not known' } as const

/** The length and the kind: "3 years, standard". */
function sentenceOf(sentence: SentenceInput): string {
  const { kind, extension, regimeId, isWholeLife } = sentence
  const name =
    regimeId === null
      ? kindInWords(kind, sentence).replace(/^standard sentence$/, 'standard')
      : rulesInWords[regimeId as RegimeId]
  if (isWholeLife === true) return capital(name)
  const more =
    extension === null
      ? ''
      : isNothing(extension)
        ? ', nothing extra on licence'
        : ` in prison and ${lengthInWords(extension)} on licence`
  return `${hasMinimumTerm(kind) ? 'Minimum term ' : ''}${lengthInWords(sentence.length)}${more}, ${name}`
}

function beforeIt({ kind, remandDays, taggedBailDays, unsure }: SentenceInput): string {
  const parts = [
    remandDays > 0 ? `${daysInWords(remandDays)} ${kind === 'contempt' ? 'held' : 'on remand'}` : '',
    taggedBailDays > 0 ? `${daysInWords(taggedBailDays)} for a tag` : '',
  ].filter((part) => part !== '')
  return parts.length > 0 ? parts.join(', ') : unsure.includes('credit') ? 'Not known' : 'No days'
}

const row = (question: Question, name: string, value: string, more: Content = null): Html =>
  html`<div><dt>${name}</dt><dd>${value}</dd><dd><button type="submit" class="as-link" formaction="${paths.change}" name="question" value="${question}">Change<span class="govuk-visually-hidden">: ${name.toLowerCase()}</span></button></dd>${more}</div>`

/** The days on remand, to be tried with another number: the date moves as it changes. */
const remandBox = ({ kind, remandDays }: SentenceInput): Html =>
  html`<dd class="stepper"><label for="remandCreditDays">${kind === 'contempt' ? 'Days held before it' : 'Days on remand'}</label>
<span class="stepper__boxes"><button type="button" class="govuk-button govuk-button--secondary needs-script" id="fewer" data-step="-1" aria-label="One day fewer">−</button><input class="govuk-input govuk-input--width-4" id="remandCreditDays" name="remandCreditDays" type="text" inputmode="numeric" autocomplete="off" value="${remandDays}"><button type="button" class="govuk-button govuk-button--secondary needs-script" id="more-days" data-step="1" aria-label="One day more">+</button></span>
<button type="submit" class="govuk-button govuk-button--secondary needs-no-script">Work out again</button>
<span class="stepper__said"></span></dd>`

/** What was asked because it decides. */
function furtherRows(told: CaseInput, sentence: SentenceInput): Content {
  const { offenceBefore, born, register } = furtherTold(told, sentence)
  const offenceDay = capital(offenceDayInWords(sentence))
  const bornOn = told.born ?? null
  return [
    (offenceBefore !== null || offenceDay !== '') &&
      row('further', 'Day of the offence', offenceDay || 'Not known'),
    (born || bornOn !== null) && row('further', 'Born', bornOn === null ? 'Not known' : inWords(bornOn)),
    (register || told.isOnRegister === true) &&
      row(
        'further',
        'Sex offender register',
        told.isOnRegister === true ? 'On it' : 'Not on it, or not known',
      ),
  ]
}

/** What was told of one sentence, a row each, with the way to change that one thing. */
export function enteredRows(told: CaseInput, sentence: SentenceInput): Html {
  const { kind, start, offenceKey, age, unsure } = sentence
  const pairs = [...new URLSearchParams(toldQuery(told))]
  const isCounted = asksCredit(sentence) && sentence.unpaid !== 'civil'
  const isTried = isCounted && told.recall === null && !hasMinimumTerm(kind)
  const kept = pairs.filter(([name]) => !isTried || name !== 'remandCreditDays')
  const offence = offenceByKey(offenceKey ?? '')?.title ?? capital(notKnownInWords(sentence))
  const since = [sinceInWords(told), unsure.includes('others') ? 'another sentence is possible' : '']
  return html`<form class="entered" action="${paths.answer}" method="post" novalidate autocomplete="off">${kept.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}
<dl class="facts govuk-body">${row('sentence', 'Sentence', sentenceOf(sentence))}${row('passed', 'Passed', inWords(start))}${asksOffence(kind) && told.recall === null && row('offence', 'Offence', offence)}${furtherRows(told, sentence)}${asksAge(kind) && (told.recall === null || age !== 'unknown') && row('age', 'Age when found guilty', ages[age])}${isCounted && row('before', 'Before the sentence', beforeIt(sentence), isTried && remandBox(sentence))}${row('since', 'Since then', capital(since.filter((text) => text !== '').join('; ') || 'nothing'))}</dl></form>`
}
