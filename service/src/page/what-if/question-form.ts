import { type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import { smallDate } from '../question/date-boxes.ts'
import type { FieldError } from '../question/field-errors.ts'
import { choiceQuestion, errorMessage, errorOf, group, numberBox, tickBoxes } from '../question/fields.ts'
import { lengthBox } from '../question/length-box.ts'
import { offenceSelect } from '../question/offence-field.ts'
import { pleaTicks, type WhatIfForm } from './form-values.ts'

type Errors = readonly FieldError[]

const value = (form: WhatIfForm, name: string): string => form[name] ?? ''

const remand = (form: WhatIfForm, errors: Errors): Html =>
  html`${smallDate(
    form,
    'since',
    'In prison on remand since',
    'The first day in prison for this charge. On bail, not in prison? Leave it empty.',
    errors,
  )}
${numberBox({
  name: 'daysSoFar',
  label: 'Or: days so far',
  value: value(form, 'daysSoFar'),
  width: 5,
  error: errorOf(errors, 'daysSoFar'),
})}`

function charge(form: WhatIfForm, errors: Errors): Html {
  const error = errorOf(errors, 'offenceKey')
  const hint = 'Type any part of its name. Leave it empty if you do not know.'
  return html`<div class="govuk-form-group offence-box${error && ' govuk-form-group--error'}">
<label class="govuk-label govuk-label--s" for="offenceKey">What is the charge?</label>
<div id="offenceKey-hint" class="govuk-hint">${hint}</div>${errorMessage('offenceKey', error)}
${offenceSelect(value(form, 'offenceKey'), value(form, 'offenceTyped'), error !== undefined)}
</div>`
}

const steps = [
  ['1', '1 month'],
  ['3', '3 months'],
  ['6', '6 months'],
  ['12', '12 months'],
] as const

const stepBox = (form: WhatIfForm): Html =>
  html`<div class="govuk-form-group"><label class="govuk-label" for="step">In steps of</label>
<select class="govuk-select" id="step" name="step">${steps.map(
    ([months, label]) =>
      html`<option value="${months}"${months === (value(form, 'step') || '6') && html` selected`}>${label}</option>`,
  )}</select></div>`

const lengths = (form: WhatIfForm, errors: Errors): Html =>
  group(
    'lengths',
    'How long?',
    'Before any plea. For one length, leave “to” empty.',
    errorOf(errors, 'lengths'),
    html`<div class="from-to"><span class="from-to__word">From</span>${lengthBox(form, 'fromYears', 'years', errors)}${lengthBox(form, 'fromMonths', 'months', errors)}
<span class="from-to__word">to</span>${lengthBox(form, 'toYears', 'years', errors)}${lengthBox(form, 'toMonths', 'months', errors)}</div>
${stepBox(form)}`,
  )

const pleas = (form: WhatIfForm, errors: Errors): Html =>
  group(
    'pleas',
    'Guilty plea?',
    'These are the most that the guideline takes off. Tick one or more.',
    errorOf(errors, 'pleas'),
    tickBoxes([
      ...pleaTicks.map(({ name, label }) => ({ name, label, isTicked: value(form, name) !== '' })),
      {
        name: 'pleaOther',
        label: 'Another part',
        isTicked: value(form, 'pleaOther') !== '',
        followUp: html`<div class="govuk-form-group"><label class="govuk-label" for="pleaPart">Which part? Such as 1/5</label>
<input class="govuk-input govuk-input--width-4" id="pleaPart" name="pleaPart" type="text" autocomplete="off" value="${value(form, 'pleaPart')}"></div>`,
      },
    ]),
  )

const kind = (form: WhatIfForm, errors: Errors): Html =>
  choiceQuestion(
    { kind: form.kind === 'eds' ? 'eds' : 'sds' },
    'kind',
    'What kind?',
    [
      { value: 'sds', label: 'Standard' },
      {
        value: 'eds',
        label: 'Extended',
        hint: 'The court finds the person dangerous.',
        followUp: group(
          'extension',
          'Extra time on licence, if known',
          null,
          errorOf(errors, 'extension') ??
            errorOf(errors, 'extensionYears') ??
            errorOf(errors, 'extensionMonths'),
          html`<div class="boxes">${lengthBox(form, 'extensionYears', 'Years', errors)}${lengthBox(form, 'extensionMonths', 'Months', errors)}</div>`,
        ),
      },
    ],
    errors,
  )

const age = (form: WhatIfForm, errors: Errors): Html =>
  choiceQuestion(
    { age: form.age === 'child' ? 'child' : 'adult' },
    'age',
    'How old when found guilty?',
    [
      { value: 'adult', label: '18 or over' },
      {
        value: 'child',
        label: 'Under 18: section 250 detention',
        hint: 'A detention and training order is not worked out here yet.',
      },
    ],
    errors,
  )

const earlier = ['earlierFrom', 'earlierTo'] as const
const moreFields = [
  'tagDays',
  ...['sentence', ...earlier].flatMap((name) => [`${name}-day`, `${name}-month`, `${name}-year`]),
]

/** What few need: open where something in it was filled in or is to be put right. */
function more(form: WhatIfForm, errors: Errors): Html {
  const isUsed = moreFields.some((name) => value(form, name) !== '') || value(form, 'age') === 'child'
  const isWrong = errors.some(({ field }) => ['tagDays', 'sentence', ...earlier].includes(field))
  return html`<details class="govuk-details"${(isUsed || isWrong) && html` open`}>
<summary class="govuk-details__summary"><span class="govuk-details__summary-text">More: age, an earlier time on remand, tag, day of the sentence</span></summary>
<div class="govuk-details__text">${smallDate(form, 'earlierFrom', 'On remand before that? First day', 'For this charge, and then out on bail. Each day counts once.', errors, 'none')}
${smallDate(form, 'earlierTo', 'Last day of it', 'It counts too.', errors, 'none')}
${age(form, errors)}
${numberBox({
  name: 'tagDays',
  label: 'Days on a tag the court will take off',
  strong: true,
  width: 5,
  value: value(form, 'tagDays'),
  error: errorOf(errors, 'tagDays'),
})}
${smallDate(form, 'sentence', 'Day of the sentence, if known', 'Today, where it is left empty.', errors)}
<p>Some offences have a minimum sentence: a third burglary of a home, a third supply of class A drugs, some weapons. It is not worked out here yet.</p></div></details>`
}

/** The form: the answer comes by its button, or moves as it is filled in where a script can run. */
export const questionForm = (form: WhatIfForm, errors: Errors): Html =>
  html`<form class="what-if__form" id="what-if" action="${paths.whatIf}" method="post" novalidate>
${remand(form, errors)}
${charge(form, errors)}
${lengths(form, errors)}
${pleas(form, errors)}
${kind(form, errors)}
${more(form, errors)}
<button type="submit" class="govuk-button">Show the dates</button>
</form>`
