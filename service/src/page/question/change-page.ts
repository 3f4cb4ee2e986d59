import { hangsOnTerrorism } from '@requisite/law'
import { type Html, hidden, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import type { Further } from '../told/deciding-facts.ts'
import type { ToldSentence } from '../told/told.ts'
import { ageQuestion } from './age-question.ts'
import { back, first } from './carried.ts'
import { courtQuestion, dateQuestion, fieldsOfSentence } from './court-page.ts'
import { creditQuestion } from './credit-question.ts'
import { furtherOf, furtherText } from './deciding-facts.ts'
import { furtherFields, furtherQuestions } from './deciding-facts-page.ts'
import type { FieldError } from './field-errors.ts'
import { type FormState, sentenceIn } from './form-state.ts'
import { creditFields, type FieldName, licenceFields, remandFields, servedFields } from './form-values.ts'
import { asksLicence, licenceQuestion } from './licence-question.ts'
import { offenceField } from './offence-field.ts'
import { stepPage } from './step-page.ts'
import { terrorismQuestion } from './terrorism-question.ts'

type Errors = readonly FieldError[]

function boxed(question: Html): Html {
  return html`<div class="question">${question}</div>`
}

/** The questions that can be asked by themselves, with their fields. */
const questions: Readonly<
  Record<
    string,
    {
      readonly fields: readonly FieldName[]
      readonly ask: (asked: FormState, court: ToldSentence, errors: Errors) => Html
    }
  >
> = {
  sentence: { fields: fieldsOfSentence, ask: ({ form }, _court, errors) => courtQuestion(form, errors) },
  passed: {
    fields: ['startDate-day', 'startDate-month', 'startDate-year', 'monthOnly'],
    ask: ({ form }, _court, errors) => boxed(dateQuestion(form, errors)),
  },
  offence: {
    fields: ['offenceKey', 'offenceTyped', 'offenceUnknown', 'terrorism'],
    ask: ({ form }, court, errors) =>
      boxed(html`${offenceField(form, errors)}${hangsOnTerrorism(court) && terrorismQuestion(form, errors)}`),
  },
  age: {
    fields: ['ageAtConviction', 'childSentence'],
    ask: ({ form }, court, errors) => boxed(ageQuestion(form, court, errors)),
  },
  before: {
    fields: [...creditFields, ...remandFields, ...servedFields, 'onLicence', ...licenceFields],
    ask: (asked, court, errors) =>
      html`${boxed(creditQuestion(asked, court, errors, paths.change))}${asksLicence(court) && boxed(licenceQuestion(asked.form, court, errors))}`,
  },
  further: { fields: furtherFields, ask: askFurther },
}

/** What is asked only where it decides, of the sentence as it stands; null where that cannot be read. */
function furtherNow(asked: FormState): Further | null {
  const sentence = sentenceIn(asked, [])
  return sentence === null ? null : furtherOf(asked, sentence)
}

function askFurther(asked: FormState, _court: ToldSentence, errors: Errors): Html {
  const further = furtherNow(asked)
  return html`${further !== null && furtherQuestions(asked.form, further, errors)}`
}

/** Whether these errors are all about one question. */
export const isAbout = (question: string, errors: Errors): boolean =>
  questions[question] !== undefined &&
  errors.every(
    ({ field, box }) =>
      questions[question]?.fields.some((name) =>
        [field, box].some((place) => place.startsWith(name.replace(/-\w+$/, ''))),
      ) ||
      (question === 'before' && field === 'credit') ||
      (question === 'sentence' && ['length', 'extension'].includes(field)),
  )

/** One question by itself, with its answer filled in, and the way straight back to the date. Null where there is no such question. */
export function changePage(
  question: string,
  asked: FormState,
  court: ToldSentence,
  errors: Errors,
): PageContent | null {
  const found = questions[question]
  if (found === undefined) return null
  const before = furtherNow(asked)
  const title = question === 'further' ? 'One more thing about it' : 'Change one answer'
  return stepPage({
    ...{ title, errors, asked, fields: found.fields },
    ...{ here: paths.change, action: paths.answer },
    top: html`${first('Work out the date')}${back(paths.answer)}`,
    body: html`${hidden('question', question)}${hidden('furtherBefore', before === null ? '' : furtherText(before))}
${found.ask(asked, court, errors)}
<button type="submit" class="govuk-button">Work out the date</button>`,
  })
}
