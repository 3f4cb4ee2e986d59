import { type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { type Asked, creditTold, isOnlyRecalled } from './asked.ts'
import { asksAge, asksDetention, asksOffence } from './before-sentence.ts'
import { back, carried, courtPath, first, stepForm } from './carried.ts'
import type { CourtSaid } from './court-said.ts'
import { errorSummary } from './error-summary.ts'
import type { FieldError } from './field-errors.ts'
import { type Choice, choices, errorOf, group, numberBox, smallGroup, tickBoxes } from './fields.ts'
import type { FieldName, FormValues } from './form-values.ts'
import { offenceField } from './offence-field.ts'
import { hasMinimumTerm } from './told.ts'

/** The fields of this page; all others are carried along. After a recall only the days before the sentence are asked. */
const creditFields: readonly FieldName[] = [
  'creditNone',
  'creditRemand',
  'remandCreditDays',
  'creditTag',
  'taggedBailCreditDays',
  'creditUnknown',
]
const shown: readonly FieldName[] = [
  'offenceKey',
  'offenceTyped',
  'offenceUnknown',
  'ageAtConviction',
  'childSentence',
  ...creditFields,
]

type Errors = readonly FieldError[]

const detention = (form: FormValues, errors: Errors): Html =>
  smallGroup(
    'childSentence',
    'What did the court call the sentence?',
    null,
    errorOf(errors, 'childSentence'),
    choices(
      'childSentence',
      [
        { value: 'section_250', label: 'Detention under section 250' },
        { value: 'dto', label: 'A detention and training order' },
        { value: 'unsure', label: 'I am not sure' },
      ],
      form.childSentence,
      true,
    ),
  )

function ageQuestion(form: FormValues, court: CourtSaid, errors: Errors): Html {
  const under18: Choice = { value: 'child', label: 'Under 18' }
  return group(
    'age',
    'How old was the person when found guilty?',
    'Also if they pleaded guilty. Not the age when sentenced.',
    errorOf(errors, 'ageAtConviction'),
    choices(
      'ageAtConviction',
      [
        { value: 'adult', label: '18 or over' },
        asksDetention(court) ? { ...under18, followUp: detention(form, errors) } : under18,
        { value: 'unknown', label: 'I do not know', hint: 'We use the rules for adults.' },
      ],
      form.ageAtConviction,
    ),
  )
}

const helper = (place: string, label: string): Html =>
  html`<button type="submit" class="govuk-button govuk-button--secondary" formaction="${place}" formnovalidate>${label}</button>`

function creditQuestion({ form, at }: Asked, court: CourtSaid, errors: Errors): Html {
  const days = (name: FieldName, label: string, hint: string | null): Html =>
    numberBox({ name, label, hint, value: form[name], width: 5, strong: true, error: errorOf(errors, name) })
  const isTicked = (tick: FieldName, box: FieldName): boolean => form[tick] !== '' || form[box] !== ''
  const usual =
    'In prison waiting (remand), or on bail with a tag and a curfew of 9 hours or more a day. Both can shorten the time.'
  const again = ' Only days not given before. Each day counts once.'
  const taken = ' For a life sentence the court has usually taken these days off the minimum term already.'
  return group(
    'credit',
    'Was the person in prison or on a tag before this sentence?',
    `${usual}${at > 1 ? again : ''}${hasMinimumTerm(court.kind) ? taken : ''}`,
    errorOf(errors, 'credit'),
    tickBoxes([
      { name: 'creditNone', label: 'No', isTicked: form.creditNone !== '', alone: '' },
      {
        name: 'creditRemand',
        label: 'In prison on remand',
        isTicked: isTicked('creditRemand', 'remandCreditDays'),
        followUp: html`${days('remandCreditDays', 'How many days?', null)}
${helper(paths.remand, 'Work it out from dates')}`,
      },
      {
        name: 'creditTag',
        label: 'On bail with a tag',
        isTicked: isTicked('creditTag', 'taggedBailCreditDays'),
        followUp: html`${days('taggedBailCreditDays', 'How many days did the court take off?', 'It is about half of the days on tag.')}
${helper(paths.taggedBail, 'Work it out')}`,
      },
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

/** Said instead of asking again for days that another sentence has. */
const countedWith = (number: number): Html =>
  html`<p class="govuk-inset-text">Days in prison or on a tag before are counted once, with sentence ${number}.</p>`

const titleOf = ({ others, at }: Asked, isShort: boolean): string => {
  const what = isShort ? 'Before the sentence' : 'The offence, and before the sentence'
  return others.length === 0 ? what : `Sentence ${at}: ${what.toLowerCase()}`
}

/** The second page of questions: the offence, and before the sentence. */
export function offencePage(asked: Asked, court: CourtSaid, errors: Errors): PageContent {
  const { form, others } = asked
  const told = creditTold(asked, court)
  const isShort = isOnlyRecalled(asked)
  const asks = { offence: !isShort && asksOffence(court.kind), age: !isShort && asksAge(court.kind) }
  const title = titleOf(asked, !asks.offence)
  const next = others.length === 0 ? paths.more : paths.sentences
  return {
    robots: 'noindex',
    title: `${errors.length > 0 ? 'Error: ' : ''}${title}`,
    here: paths.offence,
    main: html`${first('Continue')}${back(courtPath(asked))}${errorSummary(errors)}
${others.length === 0 && html`<p class="step">Step 2 of 3</p>`}
<h1 class="govuk-heading-l">${title}</h1>
<form id="${stepForm}" action="${next}" method="post" novalidate autocomplete="off">
${carried(asked, isShort ? creditFields : shown)}
${asks.offence && html`<div class="question">${offenceField(form, errors)}</div>`}
${asks.age && html`<div class="question">${ageQuestion(form, court, errors)}</div>`}
<div class="question">${told === null ? creditQuestion(asked, court, errors) : countedWith(told)}</div>
<div class="govuk-button-group"><button type="submit" class="govuk-button">Continue</button></div>
</form>`,
  }
}
