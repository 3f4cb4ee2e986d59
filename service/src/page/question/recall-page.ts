import { days, inWords } from '@requisite/law'
import { type Html, hidden, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { isBesideOthers } from '../told/told.ts'
import { addedTick, awayTick, type More } from './added-and-away-ticks.ts'
import { back, first } from './carried.ts'
import { dateBoxes } from './date-boxes.ts'
import type { FieldError } from './field-errors.ts'
import { choiceQuestion, errorOf, group, numberBox, smallChoice, type Tick, tickBoxes } from './fields.ts'
import type { FormState } from './form-state.ts'
import {
  addedFields,
  awayFields,
  type FieldName,
  type FormValues,
  isRecallWay,
  recallFields,
} from './form-values.ts'
import { prisonDateTick } from './prison-date-tick.ts'
import { recalledField } from './recalled-field.ts'
import { fromList, stepPage } from './step-page.ts'

type Errors = readonly FieldError[]

/** Times away and the date that the prison gave are asked here where the third page is not shown. */
const sinceFields: readonly FieldName[] = [
  'away',
  ...awayFields,
  'prisonSaid',
  'statedReleaseDate-day',
  'statedReleaseDate-month',
  'statedReleaseDate-year',
]

/** Days added are asked here, each with its day, where a recall stands beside other sentences. */
const awardFields: readonly FieldName[] = ['added', ...addedFields]

const change = inWords(days.fixedTermOf56Days.day)

const kindQuestion = (form: FormValues, errors: Errors): Html =>
  choiceQuestion(
    form,
    'recallType',
    'What kind of recall is it?',
    'Look at the recall papers.',
    [
      {
        value: 'fixed_term_56',
        label: 'Fixed term, 56 days',
        hint: `“Fixed term” or “FTR 56”, with a day of release 8 weeks after the return. Most adults since ${change}.`,
      },
      {
        value: 'short',
        label: 'Fixed term, 28 or 14 days',
        hint: 'Recalls before that day, or people who were under 18 when found guilty.',
        followUp: smallChoice(
          form,
          'shortTerm',
          'How many days?',
          null,
          [
            { value: 'fixed_term_28', label: '28 days' },
            { value: 'fixed_term_14', label: '14 days' },
          ],
          errors,
        ),
      },
      {
        value: 'standard',
        label: 'Standard recall',
        hint: '“Standard”, and that the Parole Board will look at the case. No day of release before the end.',
      },
      {
        value: 'curfew',
        label: 'Recall from a tag',
        hint: '“Section 255”, because the tag (home detention curfew) was broken or did not work. The release date stays as it was.',
      },
      {
        value: 'unknown',
        label: 'I am not sure',
        hint: 'We show what each kind would mean. We cannot tell which it is.',
      },
    ],
    errors,
  )

function dayQuestion(
  form: FormValues,
  name: 'returnToCustodyDate' | 'recallDate',
  legend: string,
  hint: string,
  errors: Errors,
  more: Html | null,
): Html {
  const error = errorOf(errors, name)
  return group(name, legend, hint, error, html`${dateBoxes(form, name, error, 'past')}${more}`)
}

const tagQuestion = (form: FormValues, errors: Errors): Html =>
  choiceQuestion(
    form,
    'onTag',
    'Was the person out on a tag (home detention curfew) when recalled?',
    'Then a fixed term does not end before the first release date.',
    [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
      { value: 'unknown', label: 'I do not know' },
    ],
    errors,
  )

/** Days added since the return: a number, or beside other sentences each award with its day. */
const addedTicks = (form: FormValues, errors: Errors, more: More, isBeside: boolean): Tick =>
  isBeside
    ? addedTick(withAwards(form), errors, { more, place: paths.recall, isDated: true })
    : {
        name: 'addedSince',
        label: 'Days were added in prison since the return',
        isTicked: form.addedSince !== '' || form.addedDaysAfterReturn !== '',
        followUp: numberBox({
          name: 'addedDaysAfterReturn',
          label: 'How many, less any given back?',
          value: form.addedDaysAfterReturn,
          width: 5,
          strong: true,
          error: errorOf(errors, 'addedDaysAfterReturn'),
        }),
      }

/** A number that was given before another sentence was added stands in the first row, for its day to be given. */
const withAwards = (form: FormValues): FormValues =>
  form.addedDays === '' && form.addedDaysAfterReturn !== ''
    ? { ...form, addedDays: form.addedDaysAfterReturn }
    : form

const sinceQuestion = (form: FormValues, errors: Errors, more: More, isBeside: boolean): Html =>
  group(
    'since',
    'Has any of this happened?',
    'Tick all that apply. Leave empty if none.',
    undefined,
    tickBoxes([
      addedTicks(form, errors, more, isBeside),
      ...(isRecallWay(form)
        ? [
            awayTick(form, errors, {
              ...{ more, place: paths.recall },
              hint: 'At another time. The days between recall and return are counted already.',
            }),
            prisonDateTick(form, errors),
          ]
        : []),
    ]),
  )

/** The questions about a recall. They are sent by POST: nothing of a recall stands in an address. */
export function recallPage(asked: FormState, errors: Errors, more: More = null): PageContent {
  const { form, others } = asked
  const isWay = isRecallWay(form)
  const isBeside = isBesideOthers(others)
  const unknown = tickBoxes(
    [
      {
        name: 'recallDateUnknown',
        label: 'I do not know it',
        hint: 'We count no days between.',
        isTicked: form.recallDateUnknown !== '',
      },
    ],
    true,
  )
  return stepPage({
    ...{ title: 'The recall', errors, asked },
    fields: [...recallFields, ...(isWay ? sinceFields : []), ...(isBeside ? awardFields : [])],
    ...{ here: paths.recall, action: paths.sentences },
    top:
      others.length === 0 ? html`${first('Continue')}${back(isWay ? paths.offence : paths.more)}` : fromList,
    lead: html`<p><a class="govuk-link" href="${paths.guides}/recall#papers">Where the papers say which kind it is</a></p>
`,
    body: html`${hidden('fromRecall', 'yes')}
${isBeside && html`<div class="question">${recalledField(asked, errors)}</div>`}
<div class="question">${kindQuestion(form, errors)}</div>
<div class="question">${dayQuestion(form, 'returnToCustodyDate', 'On what day did the person go back to prison?', 'The day of arrest for the recall, also at a police station. If the person was in prison already: the day of the recall. It counts as day 1.', errors, null)}</div>
<div class="question">${dayQuestion(form, 'recallDate', 'On what day was the recall decided?', 'It is on the recall papers. Days free between the two are added to the end of the sentence.', errors, unknown)}</div>
<div class="question">${tagQuestion(form, errors)}</div>
<div class="question">${sinceQuestion(form, errors, more, isBeside)}</div>
<div class="govuk-button-group"><button type="submit" class="govuk-button"${others.length > 0 && html` name="list" value="yes"`}>Continue</button></div>`,
  })
}
