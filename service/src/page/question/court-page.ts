import { offenceByKey } from '@requisite/law'
import { type Html, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { passedInWords, sentenceTerm } from '../told/in-words.ts'
import type { ToldSentence } from '../told/told.ts'
import { back, carried, courtPath, first, stepForm } from './carried.ts'
import { dateBoxes } from './date-boxes.ts'
import { errorSummary, titleWith } from './error-summary.ts'
import type { FieldError } from './field-errors.ts'
import {
  type Choice,
  choiceQuestion,
  errorOf,
  group,
  selectBox,
  smallChoice,
  smallGroup,
  tickBoxes,
} from './fields.ts'
import type { FormState } from './form-state.ts'
import { courtFields, type FormValues, isRecallWay } from './form-values.ts'
import { kindChoices, otherKindChoices } from './kinds-of-sentence.ts'
import { lengthBoxes } from './length-box.ts'
import { offenceField, offenceFields } from './offence-field.ts'

type Errors = readonly FieldError[]

const extension = (form: FormValues, errors: Errors): Html =>
  smallGroup(
    'extension',
    'How long is the extra time on licence?',
    'The papers may call it the extension period. In the next question, give only the time in prison.',
    errorOf(errors, 'extension'),
    html`<div class="boxes">${lengthBoxes(form, 'extension', errors)}</div>
${tickBoxes([{ name: 'extensionUnknown', label: 'I do not know it', isTicked: form.extensionUnknown !== '' }], true)}`,
  )

const activated = (form: FormValues, errors: Errors): Html =>
  smallChoice(
    form,
    'activated',
    'Has a court since sent the person to prison for it?',
    null,
    [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes', hint: 'Below, enter the length and the day that court gave.' },
    ],
    errors,
  )

const otherKind = (form: FormValues, errors: Errors): Html =>
  html`${selectBox({ name: 'otherKind', label: 'Which kind?', error: errorOf(errors, 'otherKind') }, Object.entries(otherKindChoices), form.otherKind)}
${tickBoxes([{ name: 'extensionNone', label: 'It is for terrorism, and the court gave no extra time on licence', isTicked: form.extensionNone !== '' }], true)}`

/** What is asked only of those who choose a kind. */
function followUp(kind: string, form: FormValues, errors: Errors): Pick<Choice, 'followUp'> {
  if (kind === 'eds') return { followUp: extension(form, errors) }
  if (kind === 'suspended') return { followUp: activated(form, errors) }
  return kind === 'other' ? { followUp: otherKind(form, errors) } : {}
}

const kindQuestion = (form: FormValues, errors: Errors): Html =>
  choiceQuestion(
    form,
    'kind',
    'What kind of sentence is it?',
    'Look at the court paper or the letter from the prison.',
    kindChoices.map((choice) => ({ ...choice, ...followUp(choice.value, form, errors) })),
    errors,
  )

/** What the length is called, where the kind is known already. */
const lengthQuestions: Readonly<Record<string, string>> = {
  life: 'What is the minimum term?',
  ipp: 'What is the minimum term?',
  eds: 'How long is the time in prison?',
  dto: 'How many months is the order?',
  fine_default: 'How long did the court say, if it was not paid?',
}

/** The same for the script of the page, which writes it anew as another kind is chosen. */
const lengthNames = JSON.stringify(lengthQuestions)

const lengthQuestion = (form: FormValues, errors: Errors): Html =>
  group(
    'length',
    lengthQuestions[form.kind === 'other' ? form.otherKind : form.kind] ?? 'How long is it?',
    'Use the words of the court. For “18 months”, put 18 under Months and leave the rest empty.',
    errorOf(errors, 'length'),
    html`<div class="boxes" data-names="${lengthNames}">${lengthBoxes(form, 'sentence', errors)}</div>`,
  )

/** For those who do not know the day: the boxes of month and year are then enough. */
const monthOnly = (form: FormValues) =>
  ({
    name: 'monthOnly',
    label: 'I only know the month',
    hint: 'Then type the month and the year above, such as June 2025.',
    isTicked: form.monthOnly !== '',
  }) as const

export function dateQuestion(form: FormValues, errors: Errors): Html {
  const error = errorOf(errors, 'startDate')
  return group(
    'startDate',
    'When did the court say it?',
    html`The day of the sentence, not of the arrest or the trial. For example, <span class="together">16 November 2026</span> or <span class="together">16/11/26</span>.`,
    error,
    html`${dateBoxes(form, 'startDate', error)}${tickBoxes([monthOnly(form)])}`,
  )
}

/** Most sentences of a case were passed on one day. */
const sameDay = ({ form, others }: FormState): Html =>
  tickBoxes([
    {
      name: 'sameDay',
      label: `Same day as sentence 1 (${passedInWords(others[0] as ToldSentence)})`,
      isTicked: form.sameDay !== '',
    },
  ])

/** The offence of the sentence before, for those who need not look for it again. */
function sameOffence({ others, at }: FormState): Html | null {
  const number = others.findLastIndex(({ offenceKey }, i) => offenceKey != null && i + 1 !== at) + 1
  const title = offenceByKey(others[number - 1]?.offenceKey ?? '')?.title
  return title === undefined
    ? null
    : html`<button type="submit" class="govuk-button govuk-button--secondary" formaction="${paths.sentence}" formnovalidate name="sameOffence" value="${number}">${title}, as sentence ${number}</button>`
}

/** What the court said. */
export const courtQuestion = (form: FormValues, errors: Errors): Html =>
  html`<div class="question">${kindQuestion(form, errors)}</div>
<div class="question">${lengthQuestion(form, errors)}</div>`

/** The fields of that question. */
export const fieldsOfSentence = courtFields.filter(
  (name) => !/^(?:startDate|monthOnly|runs|consecutiveTo|sameDay)/.test(name),
)

/** A sentence as another is said to follow it: "1. Burglary of a home, 4 years". */
export const sentenceTitle = (sentence: ToldSentence): string =>
  `${offenceByKey(sentence.offenceKey ?? '')?.title ?? `Sentence of ${passedInWords(sentence)}`}, ${sentenceTerm(sentence)}`

function runsQuestion({ form, others, at }: FormState, errors: Errors): Html {
  const which = others.flatMap((other, i) =>
    i + 1 === at ? [] : [{ value: String(i + 1), label: `${i + 1}. ${sentenceTitle(other)}` }],
  )
  const before = which.find(({ value }) => value === String(at - 1)) ?? which.at(-1)
  return choiceQuestion(
    form,
    'runs',
    'Does it run at the same time as the others, or after one of them?',
    'The court says “concurrent” or “consecutive”. If nothing was said, it is nearly always the same time.',
    [
      { value: 'concurrent', label: 'At the same time as the others (concurrent)' },
      {
        value: 'consecutive',
        label: 'After another one (consecutive)',
        followUp: smallChoice(
          { consecutiveTo: form.consecutiveTo || (before?.value ?? '') },
          'consecutiveTo',
          'Which one does it follow?',
          null,
          which,
          errors,
        ),
      },
      { value: 'unsure', label: 'I am not sure', hint: 'We work out both, and show both dates.' },
    ],
    errors,
  )
}

const recallTitle = 'Back in prison after being let out'

/** Those who begin elsewhere are told first, where a phone shows it. */
const introduction = html`<h1 class="govuk-heading-xl">When will a person in prison be released?</h1>
<ul class="starts govuk-body">
<li><a class="govuk-link" href="${paths.recall}">Called back (recall)?</a></li>
<li><a class="govuk-link" href="${paths.whatIf}">Not sentenced yet?</a></li>
</ul>
`

const promises = html`<aside class="promises" aria-label="Before you start"><p>Tell us what the court said. We give the day, and say how sure it is.</p><ul class="govuk-list govuk-list--bullet">
<li>For sentences passed in England and Wales.</li>
<li>We ask for no names and keep nothing.</li>
<li>Our date is an estimate. The prison sets the date.</li>
</ul></aside>`

const recallIntroduction = html`<h1 class="govuk-heading-xl">${recallTitle}</h1>
<p class="lead">Tell us what the court said, and then about the recall. We ask for no names and keep nothing. <a class="govuk-link" href="${paths.guides}/recall">What recall means</a></p>
`

/** The heading of the page: a sentence among others is named by its number. */
const headingOf = ({ form, others, at }: FormState): Html =>
  others.length === 0
    ? isRecallWay(form)
      ? recallIntroduction
      : introduction
    : html`<h1 class="govuk-heading-l">Sentence ${at}: what the court said</h1>`

/** Back from a sentence among others is the list; the first page has none. */
function backOf({ form, others }: FormState): Html | null {
  if (others.length > 0) return back(paths.sentences, 'list', 'yes')
  return isRecallWay(form)
    ? html`<p class="back"><a class="govuk-link" href="${paths.question}" data-back>Back</a></p>`
    : null
}

/** Sent with this page where it begins the questions about a recall, which have the same address as those that follow. */
export const firstOfRecall = 'first'

/** The first page of questions: what the court said. */
export function courtPage(asked: FormState, errors: Errors): PageContent {
  const { form, others, at } = asked
  const isFirst = others.length === 0
  const start = isRecallWay(form) ? recallTitle : 'When will a person in prison be released?'
  const title = isFirst ? start : `Sentence ${at}: what the court said`
  return {
    title: titleWith(errors, title),
    here: isFirst && isRecallWay(form) ? paths.recall : courtPath(asked),
    isWithGuides: isFirst && !isRecallWay(form),
    main: html`${first('Continue')}${backOf(asked)}${errorSummary(errors)}
${headingOf(asked)}
<div class="beside">
<form id="${stepForm}" action="${paths.offence}" method="post" novalidate autocomplete="off">
${carried(asked, isFirst ? courtFields : [...courtFields, ...offenceFields])}${isFirst && isRecallWay(form) && html`<input type="hidden" name="${firstOfRecall}" value="yes">`}
${courtQuestion(form, errors)}
${at > 1 && html`<div class="question">${sameDay(asked)}</div>`}<div class="question other-day">${dateQuestion(form, errors)}</div>
${!isFirst && html`<div class="question">${offenceField(form, errors)}${sameOffence(asked)}</div>`}
${at > 1 && html`<div class="question">${runsQuestion(asked, errors)}</div>`}
<button type="submit" class="govuk-button">Continue</button>
</form>
${isFirst && !isRecallWay(form) && promises}
</div>`,
  }
}
