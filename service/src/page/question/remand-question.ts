import { custodyReasons } from '@requisite/law'
import { type Content, type Html, hidden, html } from '../html.ts'
import { custodyWords } from '../told/remand-in-words.ts'
import { capital } from '../told/text.ts'
import { smallDate } from './date-boxes.ts'
import type { FieldError } from './field-errors.ts'
import { type Choice, errorOf, selectBox, smallChoice, smallGroup } from './fields.ts'
import type { FormState } from './form-state.ts'
import {
  creditFields,
  type FieldName,
  type FormRow,
  type FormValues,
  formRows,
  isRecallTicked,
  isRemandFilled,
  isServedFilled,
  remandRowFields,
  servedFields,
} from './form-values.ts'
import { remandCountFor } from './remand-count.ts'
import { isForSome, remandRowsFor } from './remand-said.ts'
import { moreButton, numbered, rowsShown } from './rows.ts'

type Errors = readonly FieldError[]

/** The times that are asked about: of a sentence beside others its own, else all; and one more where there is none, or where it was
 *  asked for. */
function remandRowsShown({ form, others, at }: FormState, isList: boolean): readonly FormRow[] {
  const filled =
    others.length === 0 || isList
      ? formRows.filter((row) => isRemandFilled(form, row))
      : remandRowsFor(form, at)
  const free = formRows.find((row) => !isRemandFilled(form, row))
  return free !== undefined && (filled.length === 0 || form.remandMore !== '') ? [...filled, free] : filled
}

/** The fields of the time before a sentence that are shown with it; the times of other sentences are carried along. */
export const beforeFields = (asked: FormState): readonly FieldName[] => [
  ...creditFields,
  ...timesFields(asked, false),
]

/** The fields of the times alone. */
export const timesFields = (asked: FormState, isList: boolean): readonly FieldName[] => [
  ...remandRowsShown(asked, isList).flatMap((row) => [...remandRowFields(row)]),
  ...(['remandOver', 'remandMore'] as const),
  ...servedFields,
]

/** Until the sentence, which stays so whatever its day is; or until a day. */
function lastDay(form: FormValues, row: FormRow, legend: string, errors: Errors): Html {
  const name = `remandUntil${row}` as const
  const until: readonly Choice[] = [
    { value: 'sentence', label: 'Until the sentence, without a break' },
    {
      value: 'date',
      label: 'Until a day before it',
      followUp: smallDate(form, `remandTo${row}`, 'Which day?', 'It counts too.', errors, 'none'),
    },
  ]
  return smallChoice({ [name]: form[name] || 'sentence' }, name, legend, null, until, errors)
}

/** What a time was for: sentences, or a charge that ended in none. */
function whichFor(
  form: FormValues,
  row: FormRow,
  legend: string,
  sentences: readonly string[],
  errors: Errors,
): Html {
  const name = `remandFor${row}` as const
  const ticked = form[name].split('.')
  const options = [
    ...sentences.map((label, i) => [String(i + 1), label] as const),
    ['none', 'A charge that ended without prison'] as const,
    ['pending', 'A charge that is not decided yet'] as const,
  ]
  return smallGroup(
    name,
    legend,
    'Also a charge that took its place, on the same facts. If you do not know, tick none: then we count it for all.',
    errorOf(errors, name),
    html`<div class="govuk-checkboxes govuk-checkboxes--small">${options.map(([value, label], i) => {
      const id = i === 0 ? name : `${name}-${value}`
      return html`<div class="govuk-checkboxes__item"><input class="govuk-checkboxes__input" id="${id}" name="${name}" type="checkbox" value="${value}"${ticked.includes(value) && html` checked`}><label class="govuk-label govuk-checkboxes__label" for="${id}">${label}</label></div>`
    })}</div>`,
  )
}

function whySelect(form: FormValues, row: FormRow, errors: Errors): Html {
  const name = `servedWhy${row}` as const
  const reasons = custodyReasons.map((why) => [why, capital(custodyWords[why])] as const)
  return selectBox(
    { name, label: 'What was it?', strong: true, error: errorOf(errors, name) },
    reasons,
    form[name],
  )
}

const fold = (id: string, title: string, isOpen: boolean, body: Content): Html =>
  html`<details class="govuk-details" id="${id}"${isOpen && html` open`}><summary class="govuk-details__summary"><span class="govuk-details__summary-text">${title}</span></summary>
<div class="govuk-details__text">${body}</div></details>`

/** Another sentence, a recall: days on which it was served do not count. */
function servedQuestion(form: FormValues, errors: Errors, place: string, isOpen: boolean): Html {
  const isMore = form.servedMore !== ''
  const shown = rowsShown(form, isServedFilled, isMore)
  const isWrong = errors.some(({ field }) => field.startsWith('served'))
  return fold(
    'remand-served',
    'Was the person serving something else in that time?',
    isOpen || isServedFilled(form, shown[shown.length - 1] as FormRow) || isMore || isWrong,
    html`<p>For example on recall from an older sentence. Those days do not count again. Leave out the sentences that you tell us here.</p>
${shown.map(
  (row, i) =>
    html`${smallDate(form, `servedFrom${row}`, numbered(shown, i, 'First day'), null, errors, 'none')}${smallDate(form, `servedTo${row}`, numbered(shown, i, 'Day of release'), null, errors, 'none')}${whySelect(form, row, errors)}`,
)}${moreButton(shown, 'servedMore', 'yes', 'Add something else', place, 'If there is more, the prison must count: our date may be too early.')}`,
  )
}

const manyDays =
  'If there are more, empty these and use “I know how many days or months”: the prison or the solicitor has the number.'
const manyTimes =
  'If there are more, empty these and give the number of days with each sentence: the prison or the solicitor has the number.'

/** Where the times are asked: the page itself, the sentences to choose from where it is asked for which, and what else is there. */
export interface TimesPlace {
  readonly place: string
  readonly isList: boolean
  /** The sentences, as they are named in the list. */
  readonly sentences: readonly string[]
  readonly numberBox?: Html
  readonly isNumber?: boolean
}

/** From which day to which day the person was on remand, with how many of the days count. */
export function remandTimes(asked: FormState, at: TimesPlace, errors: Errors): Html {
  const { form } = asked
  const { place, isList, sentences } = at
  const shown = remandRowsShown(asked, isList)
  const { count, why } = remandCountFor(asked)
  const isAsked = isList || (asked.others.length === 0 && isForSome(form))
  const time = (row: FormRow, i: number): Html => {
    const named = (text: string): string => numbered(shown, i, text)
    const isNew = !isRemandFilled(form, row) && asked.others.length > 0
    return html`<div class="remand-time">${smallDate(form, `remandFrom${row}`, named('First day'), 'The day the court sent the person to prison, not the day of arrest.', errors, 'none')}
${lastDay(form, row, named('Last day'), errors)}
${isAsked ? whichFor(form, row, named('For which?'), sentences, errors) : hidden(`remandFor${row}`, isNew ? asked.at : form[`remandFor${row}`])}</div>`
  }
  return html`<div class="remand-times">${shown.map(time)}
${moreButton(shown, 'remandMore', 'yes', 'Add another time', place, isList ? manyTimes : manyDays)}
<button type="submit" class="govuk-button govuk-button--secondary needs-no-script" formaction="${place}" formnovalidate>Count the days</button>
${at.numberBox !== undefined && fold('remand-number', 'I know how many days or months', at.isNumber === true, at.numberBox)}
${servedQuestion(form, errors, place, isList || isRecallTicked(form))}
<p class="remand-count" id="remand-count" role="status">${count}</p>
<p class="remand-why" id="remand-why">${why}</p></div>`
}
