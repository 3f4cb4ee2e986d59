import { type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import { hasMinimumTerm } from './case-input.ts'
import type { CourtSaid } from './court-said.ts'
import type { FieldError } from './field-errors.ts'
import { errorOf, group, numberBox, type Tick, tickBoxes } from './fields.ts'
import type { FormState } from './form-state.ts'
import type { FieldName } from './form-values.ts'

/** The fields about the time before a sentence. */
export const creditFields: readonly FieldName[] = [
  'creditNone',
  'creditRemand',
  'remandCreditDays',
  'creditTag',
  'taggedBailCreditDays',
  'creditUnknown',
]

const helper = (place: string, label: string): Html =>
  html`<button type="submit" class="govuk-button govuk-button--secondary" formaction="${place}" formnovalidate>${label}</button>`

const usual =
  'In prison waiting (remand), or on bail with a tag and a curfew of 9 hours or more a day. Both can shorten the time.'
const again = ' Only days not given before. Each day counts once.'
const taken = ' For a life sentence the court has usually taken these days off the minimum term already.'

/** The question about the time in prison or on a tag before a sentence. */
export function creditQuestion(
  { form, at }: Pick<FormState, 'form' | 'at'>,
  { kind }: Pick<CourtSaid, 'kind'>,
  errors: readonly FieldError[],
): Html {
  const days = (name: FieldName, label: string, hint: string | null): Html =>
    numberBox({ name, label, hint, value: form[name], width: 5, strong: true, error: errorOf(errors, name) })
  const isTicked = (tick: FieldName, box: FieldName): boolean => form[tick] !== '' || form[box] !== ''
  const isContempt = kind === 'contempt'
  const remand: Tick = {
    name: 'creditRemand',
    label: isContempt ? 'Yes' : 'In prison on remand',
    isTicked: isTicked('creditRemand', 'remandCreditDays'),
    isOpen: true,
    followUp: html`${days('remandCreditDays', 'How many days?', null)}
${helper(paths.remand, 'Work it out from dates')}`,
  }
  const tag: Tick = {
    name: 'creditTag',
    label: 'On bail with a tag',
    isTicked: isTicked('creditTag', 'taggedBailCreditDays'),
    followUp: html`${days('taggedBailCreditDays', 'How many days did the court take off?', 'It is about half of the days on tag.')}
${helper(paths.taggedBail, 'Work it out')}`,
  }
  return group(
    'credit',
    isContempt
      ? 'Was the person held before it for the same contempt?'
      : 'Was the person in prison or on a tag before this sentence?',
    isContempt
      ? 'The court may have taken it off already.'
      : `${usual}${at > 1 ? again : ''}${hasMinimumTerm(kind) ? taken : ''}`,
    errorOf(errors, 'credit'),
    tickBoxes([
      { name: 'creditNone', label: 'No', isTicked: form.creditNone !== '', alone: '' },
      remand,
      ...(isContempt ? [] : [tag]),
      {
        name: 'creditUnknown',
        label: 'I do not know',
        hint: 'We count none. The date may be earlier.',
        isTicked: form.creditUnknown !== '',
        alone: '',
      },
    ]),
  )
}
