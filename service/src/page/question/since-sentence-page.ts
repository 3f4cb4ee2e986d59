import { type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { addedTick, awayTick, type More } from './added-and-away-ticks.ts'
import { back, first } from './carried.ts'
import type { FieldError } from './field-errors.ts'
import { choiceQuestion, group, tickBoxes } from './fields.ts'
import type { FormState } from './form-state.ts'
import { addedFields, awayFields, type FieldName, type FormValues } from './form-values.ts'
import { prisonDateTick } from './prison-date-tick.ts'
import { fromList, stepPage } from './step-page.ts'

type Errors = readonly FieldError[]

/** The fields of this page; all others are carried along. */
const shown: readonly FieldName[] = [
  'another',
  'added',
  ...addedFields,
  'away',
  ...awayFields,
  'recalled',
  'prisonSaid',
  'statedReleaseDate-day',
  'statedReleaseDate-month',
  'statedReleaseDate-year',
]

const anotherQuestion = (form: FormValues, errors: Errors): Html =>
  choiceQuestion(
    form,
    'another',
    'Is there another sentence?',
    'Also one from another court or another day.',
    [
      { value: 'no', label: 'No, only this one' },
      { value: 'yes', label: 'Yes' },
      {
        value: 'unknown',
        label: 'I do not know',
        hint: 'We answer for this one. Another could make the date later.',
      },
    ],
    errors,
  )

function happenedQuestion({ form, others }: FormState, errors: Errors, more: More): Html {
  const place = paths.more
  return group(
    'happened',
    'Has any of this happened?',
    'Tick all that apply. Leave empty if none.',
    undefined,
    tickBoxes([
      addedTick(form, errors, { more, place, isDated: others.length > 0 }),
      awayTick(form, errors, { more, place }),
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
export function morePage(asked: FormState, errors: Errors, more: More = null): PageContent {
  const { form, others } = asked
  const isFirst = others.length === 0
  return stepPage({
    ...{ title: 'Anything else', errors, asked, fields: shown },
    ...{ here: paths.more, action: paths.sentences },
    top: isFirst ? html`${first('Continue')}${back(paths.offence)}` : fromList,
    body: html`
${isFirst && html`<div class="question">${anotherQuestion(form, errors)}</div>`}
<div class="question">${happenedQuestion(asked, errors, more)}</div>
<div class="govuk-button-group"><button type="submit" class="govuk-button"${!isFirst && html` name="list" value="yes"`}>Continue</button></div>`,
  })
}
