import { takesCredit } from '@requisite/law'
import { type Html, hidden, html } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { asksAge, asksOffence, isForBoard, type ToldSentence } from '../told/told.ts'
import { ageQuestion } from './age-question.ts'
import { back, courtPath, first } from './carried.ts'
import { committalFields, supervisionQuestion, unpaidQuestion } from './committal-questions.ts'
import { sentenceTitle } from './court-page.ts'
import { creditQuestion } from './credit-question.ts'
import type { FieldError } from './field-errors.ts'
import { creditTold, type FormState, isOnlyRecalled } from './form-state.ts'
import { type FieldName, licenceFields } from './form-values.ts'
import { asksLicence, licenceQuestion } from './licence-question.ts'
import { offenceField, offenceFields } from './offence-field.ts'
import { beforeFields } from './remand-question.ts'
import { extendedFields, extendedQuestion } from './said-extended.ts'
import { stepPage } from './step-page.ts'

/** The fields of this page; all others are carried along. After a recall only the days before the sentence are asked. */
function shown(asked: FormState, isShort: boolean): readonly FieldName[] {
  const before = beforeFields(asked)
  if (isShort) return before
  const rest = [
    ...[...before, ...committalFields, 'onLicence', ...licenceFields],
    ...(['ageAtConviction', 'childSentence'] as const),
  ] as const
  return asked.others.length > 0 ? rest : [...rest, ...offenceFields]
}

type Errors = readonly FieldError[]

/** Said instead of asking again for days that another sentence has. */
const countedWith = (number: number): Html =>
  html`<p class="govuk-inset-text">Days in prison or on a tag before are counted once, with sentence ${number}.</p>`

/** Said where no day before comes off. */
const notCounted = ({ sentenceType, wholeLife }: ToldSentence): Html =>
  html`<p class="govuk-inset-text">${wholeLife ? 'A whole life order has no minimum term. So no days come off.' : sentenceType === 'dto' ? 'Days in prison before: the court has already taken it into account.' : 'All of it is served. Nothing comes off.'}</p>`

const titleOf = ({ others, at }: FormState, isShort: boolean): string => {
  const what = isShort ? 'Before the sentence' : 'The offence, and before the sentence'
  return others.length === 0 ? what : `Sentence ${at}: ${what.toLowerCase()}`
}

/** The other sentences that were told, by their numbers: those before this one. */
function othersTold({ others, at }: FormState): Html | null {
  const told = others.flatMap((other, i) => (i + 1 === at ? [] : [`${i + 1}. ${sentenceTitle(other)}`]))
  return told.length === 0
    ? null
    : html`<p>You also told us: ${told.map((text, i) => html`${i > 0 && '; '}${text}`)}.</p>
`
}

/** The second page of questions: the offence, and before the sentence. */
export function offencePage(asked: FormState, court: ToldSentence, errors: Errors): PageContent {
  const { form, others } = asked
  const told = creditTold(asked, court)
  const isShort = isOnlyRecalled(asked)
  // Of one more sentence the offence is asked with what the court said.
  const asks = {
    offence: !isShort && others.length === 0 && asksOffence(court.sentenceType),
    age: !isShort && asksAge(court.sentenceType),
  }
  const extended = asks.offence ? extendedQuestion(form, court, errors) : null
  return stepPage({
    ...{ title: titleOf(asked, !asks.offence), errors, asked },
    fields: [...shown(asked, isShort), ...(extended === null ? [] : extendedFields)],
    ...{ here: paths.offence, action: others.length === 0 ? paths.more : paths.sentences },
    top: html`${first('Continue')}${back(courtPath(asked))}`,
    lead: othersTold(asked),
    body: html`
${hidden('again', 'yes')}
${asks.offence && html`<div class="question">${offenceField(form, errors, isForBoard(court.sentenceType) ? 'It decides if the Parole Board looks at the case. ' : '', extended)}</div>`}
${asks.age && html`<div class="question">${ageQuestion(form, court, errors)}</div>`}
${court.sentenceType === 'fine_default' && unpaidQuestion(form, court, errors)}${court.sentenceType === 'supervision_default' && supervisionQuestion(form, errors)}
<div class="question">${!takesCredit(court) ? notCounted(court) : told === null ? creditQuestion(asked, court, errors, paths.offence) : countedWith(told)}</div>
${asksLicence(court) && html`<div class="question">${licenceQuestion(form, court, errors)}</div>`}
<div class="govuk-button-group"><button type="submit" class="govuk-button">Continue</button></div>`,
  })
}
