import { inWords, progressionModel } from '@requisite/law'
import { type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { creditFields } from './credit-fields.ts'
import { dateBoxes } from './date-boxes.ts'
import { errorSummary } from './error-summary.ts'
import type { FieldError } from './field-errors.ts'
import { choices, errorOf, group, numberBox } from './fields.ts'
import type { FormValues } from './form-values.ts'
import { offenceField } from './offence-field.ts'

function dateQuestion(form: FormValues, errors: readonly FieldError[]): Html {
  const error = errorOf(errors, 'startDate')
  return group(
    'startDate',
    'When was the person sentenced?',
    'The day the court passed the sentence. For example, 13 10 2026.',
    error,
    dateBoxes(
      'startDate',
      (box) => form[`startDate-${box}`],
      error === undefined ? null : (error.empty ?? 'all'),
    ),
  )
}

function lengthQuestion(form: FormValues, errors: readonly FieldError[]): Html {
  const box = (name: 'sentenceYears' | 'sentenceMonths' | 'sentenceDays', label: string) =>
    numberBox({ name, label, value: form[name], width: 3, error: errorOf(errors, name) })
  return group(
    'length',
    'How long is the sentence?',
    'The whole length the court said, not only the time in prison. For 18 months enter 1 year and 6 months.',
    undefined,
    html`<div class="boxes">${box('sentenceYears', 'Years')}${box('sentenceMonths', 'Months')}${box('sentenceDays', 'Days')}</div>`,
  )
}

const ages = [
  { value: 'adult', label: '18 or over' },
  { value: 'child', label: 'Under 18' },
  { value: 'unknown', label: 'I do not know', hint: 'The rules for adults are used.' },
] as const

const ageQuestion = (form: FormValues, errors: readonly FieldError[]): Html =>
  group(
    'age',
    'How old was the person when sentenced?',
    null,
    errorOf(errors, 'ageAtSentence'),
    choices('ageAtSentence', ages, form.ageAtSentence),
  )

const introduction = html`<h1 class="govuk-heading-xl">When will a person in prison be released?</h1>
<p class="lead">Answer a few questions about one prison sentence in England or Wales. You get a date, how it was worked out, and the law behind it.</p>
`

const promises = html`<aside class="promises" aria-label="Before you start"><ul class="govuk-list govuk-list--bullet">
<li>It covers the change of law that began on ${inWords(progressionModel.day)}.</li>
<li>No names are asked, and nothing you enter is stored.</li>
<li>The date is an estimate. The prison sets the real one.</li>
</ul></aside>`

/** The page that asks. */
export function questionPage(form: FormValues, errors: readonly FieldError[]): PageContent {
  return {
    title: `${errors.length > 0 ? 'Error: ' : ''}When will a person in prison be released?`,
    main: html`${errorSummary(errors)}
${introduction}
<div class="beside">
${promises}
<form action="${paths.answer}" method="get" novalidate>
<button type="submit" class="first-button" tabindex="-1" aria-hidden="true">Work out the date</button>
${form.regimeId !== '' && html`<input type="hidden" name="regimeId" value="${form.regimeId}">`}
<div class="question">${dateQuestion(form, errors)}</div>
<div class="question">${lengthQuestion(form, errors)}</div>
<div class="question">${offenceField(form, errors)}</div>
<div class="question">${ageQuestion(form, errors)}</div>
<div class="question">${creditFields(form, errors)}</div>
<button type="submit" class="govuk-button">Work out the date</button>
</form>
</div>`,
  }
}
