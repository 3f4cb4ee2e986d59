import {
  addDays,
  caseAlternativesOf,
  caseOf,
  type Day,
  days,
  inWords,
  isoDate,
  offenceByKey,
} from '@requisite/law'
import { askedCase } from '../answer/outcome.ts'
import { type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { asksTerrorism } from './before-sentence.ts'
import { back, carried, first, stepForm } from './carried.ts'
import { hasMinimumTerm, type SentenceInput } from './case-input.ts'
import { errorSummary } from './error-summary.ts'
import type { FieldError } from './field-errors.ts'
import { choices, errorOf, group, tickBoxes } from './fields.ts'
import { type FormState, isOnlyRecalled } from './form-state.ts'
import { type FieldName, type FormValues, isDateFilled } from './form-values.ts'
import { isUnderYears } from './length-from-boxes.ts'
import { smallDate } from './since-ticks.ts'
import { terrorismQuestion } from './terrorism-question.ts'

/** What is asked of a sentence only where it decides, and then always. */
export interface Further {
  /** On which side of this day the offence was. */
  readonly offenceBefore: Day | null
  /** Whether it was for terrorism. */
  readonly terrorism: boolean
  readonly born: boolean
  readonly register: boolean
}

const alone = (sentence: SentenceInput) =>
  askedCase({
    sentences: [{ ...sentence, follows: null }],
    ...{ added: [], away: [], recall: null, stated: null },
  })

/** Whether life became the maximum for this offence on a day, and the answer hangs on it. */
function hangsOnMaximum(sentence: SentenceInput): boolean {
  const answer = caseOf(alone(sentence))
  return (
    !('refusals' in answer) && caseAlternativesOf(answer).some(({ code }) => code === 'A_EARLIER_CONDUCT')
  )
}

/** What the law gives if the offence was on this day, in one text. */
function answerBy(sentence: SentenceInput, offenceDate: Day): string {
  const answer = caseOf(alone({ ...sentence, offenceDate }))
  return 'refusals' in answer
    ? ''
    : [answer.release, answer.releaseType, answer.end, answer.endType, answer.licenceEnd].join()
}

/** So long after it a sentence may be for an offence before it, and the day of the offence is worth asking for. */
const worthAsking = 365

/** The day on which the law changed for this sentence by the day of the offence; null where that changes nothing. */
function dayOfChange(sentence: SentenceInput): Day | null {
  const { start, length, offenceKey, kind } = sentence
  const from = offenceByKey(offenceKey ?? '')?.lifeMaximumFrom ?? null
  if (from !== null && hangsOnMaximum(sentence)) return from
  if (hasMinimumTerm(kind)) return null
  const short = days.licenceForShortTerms.day
  const isShort = isUnderYears(length, 1)
  const day = isShort ? short : days.releaseUnder2003Act.day
  const isLate = start < day || (isShort && start >= addDays(short, worthAsking))
  return isLate || answerBy(sentence, addDays(day, -1)) === answerBy(sentence, day) ? null : day
}

/** What is asked of this sentence besides. */
export function furtherOf(asked: FormState, sentence: SentenceInput): Further {
  if (isOnlyRecalled(asked)) return { offenceBefore: null, terrorism: false, born: false, register: false }
  const isDetained = sentence.kind === 'section_250'
  const isOrder = sentence.kind === 'dto' && asked.others.length > 0
  return {
    offenceBefore: dayOfChange(sentence),
    terrorism: sentence.offenceKey === null && asksTerrorism(sentence),
    born: (isDetained && isUnderYears(sentence.length, 1)) || isOrder,
    register: isDetained && offenceByKey(sentence.offenceKey ?? '')?.category === 'sexual',
  }
}

/** Whether all of it was answered. */
export const isAnswered = (
  form: FormValues,
  { offenceBefore, terrorism, born, register }: Further,
): boolean =>
  (offenceBefore === null || form.offenceDate !== '') &&
  (!terrorism || form.terrorism !== '') &&
  (!born || form.bornUnknown !== '' || isDateFilled(form, 'dateOfBirth')) &&
  (!register || form.onRegister !== '')

const offenceQuestion = (form: FormValues, day: Day, errors: readonly FieldError[]): Html =>
  group(
    'offenceDate',
    `Was the offence before ${inWords(day)}?`,
    'The law changed on that day.',
    errorOf(errors, 'offenceDate'),
    choices(
      'offenceDate',
      [
        { value: isoDate(addDays(day, -1)), label: 'Before' },
        { value: isoDate(day), label: 'On or after' },
        { value: 'unknown', label: 'I do not know', hint: 'We show both dates.' },
      ],
      form.offenceDate,
    ),
  )

const birthQuestion = (form: FormValues, errors: readonly FieldError[]): Html =>
  html`${smallDate(form, 'dateOfBirth', 'When was the person born?', 'At 18 other rules begin. We use it for this, and do not keep it.', errors, 'none')}
${tickBoxes([{ name: 'bornUnknown', label: 'I do not know', hint: 'We take it that the person is 18 by then.', isTicked: form.bornUnknown !== '' }], true)}`

const registerQuestion = (form: FormValues, errors: readonly FieldError[]): Html =>
  group(
    'onRegister',
    'Is the person on the sex offender register?',
    'Then release on a tag is not possible.',
    errorOf(errors, 'onRegister'),
    choices(
      'onRegister',
      [
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes' },
        { value: 'unknown', label: 'I do not know' },
      ],
      form.onRegister,
    ),
  )

const fields: readonly FieldName[] = [
  'offenceDate',
  'terrorism',
  'dateOfBirth-day',
  'dateOfBirth-month',
  'dateOfBirth-year',
  'bornUnknown',
  'onRegister',
]

/** What is asked only where it decides. */
export function detailPage(
  asked: FormState,
  { offenceBefore, terrorism, born, register }: Further,
  errors: readonly FieldError[],
): PageContent {
  const { form, others, at } = asked
  const title = others.length === 0 ? 'One more thing about it' : `Sentence ${at}: one more thing about it`
  return {
    robots: 'noindex',
    title,
    here: paths.detail,
    main: html`${first('Continue')}${back(paths.offence, 'again', 'yes')}${errorSummary(errors)}
<h1 class="govuk-heading-l">${title}</h1>
<form id="${stepForm}" action="${others.length === 0 ? paths.more : paths.sentences}" method="post" novalidate autocomplete="off">
${carried(asked, fields)}
${offenceBefore !== null && html`<div class="question">${offenceQuestion(form, offenceBefore, errors)}</div>`}
${terrorism && html`<div class="question">${terrorismQuestion(form, errors)}</div>`}
${born && html`<div class="question">${birthQuestion(form, errors)}</div>`}
${register && html`<div class="question">${registerQuestion(form, errors)}</div>`}
<button type="submit" class="govuk-button">Continue</button>
</form>`,
  }
}
