import { addDays, type Day, daysInWords, inWords, isoDate, parseDay } from '@requisite/law'
import { type Html, hidden, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import type { Further } from '../told/deciding-facts.ts'
import { back, first } from './carried.ts'
import { smallDate } from './date-boxes.ts'
import type { FieldError } from './field-errors.ts'
import { choiceQuestion, tickBoxes } from './fields.ts'
import type { FormState } from './form-state.ts'
import type { FieldName, FormValues } from './form-values.ts'
import { stepPage } from './step-page.ts'
import { terrorismQuestion } from './terrorism-question.ts'

/** A day that was told is on one of the sides, and stays as it is. */
function offenceQuestion(form: FormValues, day: Day, errors: readonly FieldError[]): Html {
  const told = parseDay(form.offenceDate)
  const [before, after] = [addDays(day, -1), day].map((side) =>
    told !== null && told < day === side < day ? form.offenceDate : isoDate(side),
  ) as [string, string]
  return choiceQuestion(
    form,
    'offenceDate',
    `Was the offence before ${inWords(day)}?`,
    'The law changed on that day.',
    [
      { value: before, label: 'Before' },
      { value: after, label: 'On or after' },
      { value: 'unknown', label: 'I do not know', hint: 'We show both dates.' },
    ],
    errors,
  )
}

const minimumQuestion = (form: FormValues, days: number, errors: readonly FieldError[]): Html =>
  choiceQuestion(
    form,
    'creditTakenOffMinimum',
    `Did the court take the ${daysInWords(days)} off the minimum term already?`,
    'The court must take them off when it sets the term. It is in what the judge said.',
    [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
      { value: 'unknown', label: 'I do not know', hint: 'We show both dates.' },
    ],
    errors,
  )

const birthQuestion = (form: FormValues, errors: readonly FieldError[]): Html =>
  html`${smallDate(form, 'dateOfBirth', 'When was the person born?', 'At 18 other rules begin. We use it for this, and do not keep it.', errors, 'none')}
${tickBoxes([{ name: 'bornUnknown', label: 'I do not know', hint: 'We take it that the person is 18 by then.', isTicked: form.bornUnknown !== '' }], true)}`

const registerQuestion = (form: FormValues, errors: readonly FieldError[]): Html =>
  choiceQuestion(
    form,
    'registeredSexOffender',
    'Is the person on the sex offender register?',
    'Then release on a tag is not possible.',
    [
      { value: 'false', label: 'No' },
      { value: 'true', label: 'Yes' },
      { value: 'unknown', label: 'I do not know' },
    ],
    errors,
  )

/** The fields of what is asked only where it decides. */
export const furtherFields: readonly FieldName[] = [
  'offenceDate',
  'terrorism',
  'creditTakenOffMinimum',
  'dateOfBirth-day',
  'dateOfBirth-month',
  'dateOfBirth-year',
  'bornUnknown',
  'registeredSexOffender',
]

/** The questions that are asked only where they decide. */
export const furtherQuestions = (
  form: FormValues,
  { offenceBefore, terrorism, creditDays, born, register }: Further,
  errors: readonly FieldError[],
): Html =>
  html`${offenceBefore !== null && html`<div class="question">${offenceQuestion(form, offenceBefore, errors)}</div>`}
${terrorism && html`<div class="question">${terrorismQuestion(form, errors)}</div>`}
${creditDays > 0 && html`<div class="question">${minimumQuestion(form, creditDays, errors)}</div>`}
${born && html`<div class="question">${birthQuestion(form, errors)}</div>`}
${register && html`<div class="question">${registerQuestion(form, errors)}</div>`}`

/** A page of them. */
export function detailPage(asked: FormState, further: Further, errors: readonly FieldError[]): PageContent {
  const { form, others, at } = asked
  const title = others.length === 0 ? 'One more thing about it' : `Sentence ${at}: one more thing about it`
  return stepPage({
    ...{ title, errors, asked, fields: furtherFields },
    ...{ here: paths.detail, action: others.length === 0 ? paths.more : paths.sentences },
    top: html`${first('Continue')}${back(paths.offence, 'again', 'yes')}`,
    body: html`${hidden('question', 'further')}
${furtherQuestions(form, further, errors)}
<button type="submit" class="govuk-button">Continue</button>`,
  })
}
