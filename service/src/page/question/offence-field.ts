import { type Offence, type OffenceCategory, offences, searchable } from '@requisite/law'
import { attribute, type Html, html, tokens } from '../html.ts'
import type { FieldError } from './field-errors.ts'
import { choices, errorMessage, errorOf, group } from './fields.ts'
import type { FormValues } from './form-values.ts'
import { kindsOfSentence } from './kinds-of-sentence.ts'

/** The names of the groups in the list, in the order in which people look. */
export const categoryNames: Readonly<Record<OffenceCategory, string>> = {
  violent: 'Violence',
  theft: 'Theft, robbery and burglary',
  drugs: 'Drugs',
  driving: 'Driving',
  sexual: 'Sexual offences',
  weapons: 'Weapons',
  fraud: 'Fraud and money',
  public_order: 'Public order',
  terrorism: 'Terrorism',
  other: 'Other offences',
}

/** What else an offence is searched by, for the script of the page to take apart. */
export function searchedAs(offence: Offence): string {
  const { names, place, codes, isFormer } = searchable(offence)
  return [names, place, codes, isFormer ? 'former' : ''].join('|')
}

interface Listed {
  readonly key: string
  readonly before: string
  readonly after: string
}

const byTitle = (a: Offence, b: Offence): number => (a.title < b.title ? -1 : 1)

/** Each option cut where "selected" goes, made once: the list is long and nearly always the same. */
const listed: readonly (readonly [label: string, options: readonly Listed[]])[] = Object.entries(
  categoryNames,
).map(([category, label]) => [
  label,
  offences
    .filter((offence) => offence.category === category)
    .sort(byTitle)
    .map((offence) => ({
      key: offence.key,
      before: html`<option value="${offence.key}" data-also="${searchedAs(offence)}"`.markup,
      after: html`>${offence.title}</option>`.markup,
    })),
])

const optionGroups = (chosen: string): readonly Html[] =>
  listed.map(
    ([label, options]) =>
      html`<optgroup label="${label}">${{
        markup: options
          .map(({ key, before, after }) => `${before}${key === chosen ? ' selected' : ''}${after}`)
          .join(''),
      }}</optgroup>`,
  )

function offenceList(form: FormValues, error: FieldError | undefined): Html {
  const described = tokens('offenceKey-hint', error !== undefined && 'offenceKey-error')
  return html`<div class="govuk-form-group offence-box${error && ' govuk-form-group--error'}">
<label class="govuk-label" for="offenceKey">Name of the offence</label>
<div id="offenceKey-hint" class="govuk-hint">For example burglary, ABH or section 18. For an attempt or a conspiracy, choose the offence itself. If there was more than one, choose the one with the longest sentence.</div>${errorMessage('offenceKey', error)}
<select class="govuk-select${error && ' govuk-select--error'}" id="offenceKey" name="offenceKey"${attribute('aria-describedby', described)}${attribute('data-typed', form.offenceTyped)}>
<option value="">Choose an offence</option>${optionGroups(form.offenceKey)}
</select>
</div>`
}

function kindOfSentence(form: FormValues, error: FieldError | undefined): Html {
  return html`<div class="govuk-form-group${error && ' govuk-form-group--error'}"><fieldset class="govuk-fieldset"${attribute('aria-describedby', tokens('sentenceType-hint', error !== undefined && 'sentenceType-error'))}>
<legend class="govuk-fieldset__legend govuk-fieldset__legend--s">What kind of sentence is it?</legend>
<div id="sentenceType-hint" class="govuk-hint">The court papers or a letter from the prison may say. If you are not sure, the first is the most common.</div>${errorMessage('sentenceType', error)}
${choices('sentenceType', kindsOfSentence, form.sentenceType === '' ? 'sds' : form.sentenceType, true)}
</fieldset></div>`
}

/** The question about the offence, and about the kind of sentence when the offence is not known. */
export const offenceField = (form: FormValues, errors: readonly FieldError[]): Html =>
  group(
    'offence',
    'What was the offence?',
    'The offence decides how much of the sentence is spent in prison.',
    undefined,
    [
      choices(
        'offence',
        [
          {
            value: 'known',
            label: 'I know the offence',
            followUp: offenceList(form, errorOf(errors, 'offenceKey')),
          },
          {
            value: 'unknown',
            label: 'I do not know the offence',
            followUp: kindOfSentence(form, errorOf(errors, 'sentenceType')),
          },
        ],
        form.offence === '' ? 'known' : form.offence,
      ),
    ],
  )
