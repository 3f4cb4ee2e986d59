import { type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import type { Asked } from './asked.ts'
import { carried } from './carried.ts'
import { dateBoxes } from './date-boxes.ts'
import { errorSummary } from './error-summary.ts'
import type { FieldError } from './field-errors.ts'
import { choices, errorOf, group, numberBox, smallGroup, tickBoxes } from './fields.ts'
import { type FieldName, type FormValues, isDateFilled } from './form-values.ts'
import { prisonDateTick } from './prison-date-tick.ts'

type Errors = readonly FieldError[]

/** The fields of this page; all others are carried along. */
const shown: readonly FieldName[] = [
  'another',
  'added',
  'addedDays',
  'away',
  'awayFrom-day',
  'awayFrom-month',
  'awayFrom-year',
  'awayTo-day',
  'awayTo-month',
  'awayTo-year',
  'recalled',
  'prisonSaid',
  'prisonDate-day',
  'prisonDate-month',
  'prisonDate-year',
]

const anotherQuestion = (form: FormValues, errors: Errors): Html =>
  group(
    'another',
    'Is there another sentence?',
    'Also one from another court or another day.',
    errorOf(errors, 'another'),
    choices(
      'another',
      [
        { value: 'no', label: 'No, only this one' },
        { value: 'yes', label: 'Yes' },
        {
          value: 'unknown',
          label: 'I do not know',
          hint: 'We answer for this one. Another could make the date later.',
        },
      ],
      form.another,
    ),
  )

function dayAway(form: FormValues, name: 'awayFrom' | 'awayTo', legend: string, errors: Errors): Html {
  const error = errorOf(errors, name)
  return smallGroup(
    name,
    legend,
    null,
    error,
    dateBoxes(name, (part) => form[`${name}-${part}`], error === undefined ? null : (error.part ?? 'all')),
  )
}

function happenedQuestion(form: FormValues, errors: Errors): Html {
  const isAway = form.away !== '' || isDateFilled(form, 'awayFrom') || isDateFilled(form, 'awayTo')
  return group(
    'happened',
    'Has any of this happened?',
    'Tick all that apply. Leave empty if none.',
    undefined,
    tickBoxes([
      {
        name: 'added',
        label: 'Days were added in prison',
        isTicked: form.added !== '' || form.addedDays !== '',
        followUp: numberBox({
          name: 'addedDays',
          label: 'How many, less any given back?',
          value: form.addedDays,
          width: 5,
          strong: true,
          error: errorOf(errors, 'addedDays'),
        }),
      },
      {
        name: 'away',
        label: 'The person was away from prison without permission',
        isTicked: isAway,
        followUp: html`${dayAway(form, 'awayFrom', 'First day away', errors)}${dayAway(form, 'awayTo', 'Last day away', errors)}`,
      },
      {
        name: 'recalled',
        label: 'The person was let out and called back (recall)',
        hint: 'The next page asks about it.',
        isTicked: form.recalled !== '',
      },
      prisonDateTick(form, errors),
    ]),
  )
}

/** The third page of questions: another sentence, and what has happened. Beside several sentences only the second is asked. */
export function morePage(asked: Asked, errors: Errors): PageContent {
  const { form, others } = asked
  const isFirst = others.length === 0
  return {
    robots: 'noindex',
    title: `${errors.length > 0 ? 'Error: ' : ''}Anything else`,
    main: html`${errorSummary(errors)}
${isFirst && html`<p class="step">Step 3 of 3</p>`}
<h1 class="govuk-heading-l">Anything else</h1>
<form action="${paths.sentences}" method="post" novalidate>
${carried(asked, shown)}
${isFirst && html`<div class="question">${anotherQuestion(form, errors)}</div>`}
<div class="question">${happenedQuestion(form, errors)}</div>
<div class="govuk-button-group"><button type="submit" class="govuk-button"${!isFirst && html` name="list" value="yes"`}>Continue</button>
${isFirst && html`<button type="submit" class="govuk-button govuk-button--secondary" formaction="${paths.offence}" formnovalidate>Back</button>`}</div>
</form>`,
  }
}
