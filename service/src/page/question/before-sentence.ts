import { type Age, inWords } from '@requisite/law'
import {
  type CreditName,
  creditFacts,
  days,
  factWords,
  sentenceFacts,
  takesCredit,
} from '@requisite/law/internal'
import { isTerrorismDeciding } from '../ask.ts'
import {
  asksAge,
  asksDetention,
  asksOffence,
  isKindOpen,
  isOrdinary,
  type ToldSentence,
} from '../told/told.ts'
import { chosenOffence, offenceError } from './chosen-offence.ts'
import { type FieldError, wrong } from './field-errors.ts'
import { creditFields, type FormValues } from './form-values.ts'
import { daysInBox, wholeNumber } from './number-from-box.ts'
import type { DatedTimes } from './remand-said.ts'

/** More than which the whole of a default term is served, of a confiscation order: 10 million pounds, and one. */
export const sumOverTenMillion = 10000001

const ages: readonly Age[] = ['adult', 'child', 'unknown']

function ageIn(form: FormValues, court: ToldSentence, errors: FieldError[]): Age {
  // An order is for nobody else.
  if (court.sentenceType === 'dto') return 'child'
  if (!asksAge(court.sentenceType)) return 'unknown'
  const age = ages.find((known) => known === form.ageAtConviction)
  if (age === undefined) wrong(errors, 'ageAtConviction', 'Choose an age, or “I do not know”.')
  if (age === 'child' && asksDetention(court) && form.childSentence === '')
    wrong(errors, 'childSentence', 'Say what the court called the sentence, or “I am not sure”.')
  return age ?? 'adult'
}

/** Days of credit. Days on remand by their dates are no number. */
function creditIn(form: FormValues, name: CreditName, isDated: boolean, errors: FieldError[]): number {
  if (form[name] === '') return 0
  if (isDated && name === 'remandCreditDays' && /[^0]/.test(form[name]))
    wrong(errors, name, 'Give the days on remand as dates or as a number, not both.')
  const days = daysInBox(form[name], factWords.sentence[name].name)
  if (typeof days === 'number') return days
  wrong(errors, name, days.message)
  return 0
}

/** The offence, where it changes anything; what is to be put right in it goes to `errors`. */
export function offenceIn(form: FormValues, kind: ToldSentence['sentenceType'], errors: FieldError[]): void {
  if (!asksOffence(kind)) return
  const isNamed = form.offenceKey !== '' || form.offenceTyped !== ''
  const fault = form.offenceUnknown === '' ? offenceError(form) : null
  if (fault !== null) wrong(errors, 'offenceKey', fault)
  else if (form.offenceUnknown !== '' && isNamed)
    wrong(errors, 'offenceKey', 'Choose the offence, or say that you do not know it. Not both.')
}

/** Yes, no, and "I do not know". */
export const toldFlags: Readonly<Record<string, boolean | 'unknown'>> = {
  true: true,
  false: false,
  unknown: 'unknown',
}

/** What was not paid; of a link that does not say so, a fine. */
function unpaidIn(
  form: FormValues,
  { sentenceType }: ToldSentence,
  errors: FieldError[],
): Pick<ToldSentence, 'unpaid' | 'partPaid' | 'civilDebt' | 'fineAmount'> {
  if (sentenceType !== 'fine_default') return {}
  const part = form.partPaid === 'yes' ? ({ partPaid: true } as const) : {}
  if (form.unpaid === 'civil') return { civilDebt: true, ...part }
  if (form.unpaid === 'confiscation') {
    const fineAmount = [sumOverTenMillion, sumOverTenMillion - 1].find(
      (sum) => form.fineAmount === String(sum),
    )
    return { ...part, unpaid: 'confiscation', ...(fineAmount !== undefined && { fineAmount }) }
  }
  if (form.unpaid !== 'fine') wrong(errors, 'unpaid', 'Say what was not paid.')
  return { unpaid: 'fine', ...part }
}

const noSupervision = inWords(days.noSupervisionAfterSentence.day)

/** Supervision that was broken: there is none since a day. */
function beganIn({ beganBefore }: FormValues, { sentenceType }: ToldSentence, errors: FieldError[]): void {
  if (sentenceType !== 'supervision_default' || beganBefore === 'yes') return
  wrong(
    errors,
    'beganBefore',
    beganBefore === 'no'
      ? `That supervision ended on ${noSupervision}. Check the paper.`
      : `Say if it began before ${noSupervision}.`,
  )
}

/** Whether "no" or "I do not know" stands beside something else. */
const isContradicted = (form: FormValues, isDated: boolean): boolean => {
  const said = creditFields.filter((name) => /[^0]/.test(form[name]))
  const isAlone = (name: 'creditNone' | 'creditUnknown'): boolean =>
    !said.includes(name) || (said.length === 1 && !isDated)
  return !isAlone('creditNone') || !isAlone('creditUnknown')
}

/** Days before the sentence, each sort by itself. */
function creditsIn(
  form: FormValues,
  sentence: ToldSentence,
  { isDated, errors: ofDates }: DatedTimes,
  errors: FieldError[],
): Partial<Pick<ToldSentence, CreditName | 'remandCreditMonths'>> {
  if (!takesCredit(sentence)) return {}
  if (creditFields.every((name) => form[name] === '') && !isDated)
    wrong(
      errors,
      'credit',
      'Tick “No” or “I do not know”, or enter the days before the sentence.',
      'creditNone',
    )
  else if (isContradicted(form, isDated))
    wrong(errors, 'credit', 'Choose “No”, or enter the days. Not both.', 'creditNone')
  errors.push(...ofDates)
  return {
    ...Object.fromEntries(creditFacts.map((name) => [name, creditIn(form, name, isDated, errors)])),
    ...monthsIn(form, isDated, errors),
  }
}

/** Months on remand, where neither the days nor their dates are known. */
function monthsIn(
  { remandCreditMonths: typed, remandCreditDays }: FormValues,
  isDated: boolean,
  errors: FieldError[],
): Pick<ToldSentence, 'remandCreditMonths'> {
  if (typed === '') return {}
  const { least, most, message } = sentenceFacts.remandCreditMonths
  const months = wholeNumber(typed, 'months') ?? 0
  if (isDated || /[^0]/.test(remandCreditDays))
    wrong(errors, 'remandCreditMonths', 'Give the days on remand or the months, not both.')
  else if (months < least || months > most) wrong(errors, 'remandCreditMonths', message)
  else return { remandCreditMonths: months }
  return {}
}

/** The kind, where the age and what the court called it say more. A person under 18 cannot be given an ordinary prison sentence. What
 *  the court may have called otherwise is left open. */
function kindIn(form: FormValues, court: ToldSentence, age: Age): Pick<ToldSentence, 'sentenceType'> {
  const { sentenceType } = court
  // A kind that a link names stands whatever the age (docs/decisions/0003).
  if (age !== 'child' || !isOrdinary(sentenceType) || form.childSentence === 'named') return {}
  if (asksDetention(court) && form.childSentence === 'dto') return { sentenceType: 'dto' }
  const isUnsure = asksDetention(court) && form.childSentence !== 'section_250'
  return { sentenceType: isUnsure || isKindOpen(sentenceType) ? 'unknown' : 'section_250' }
}

/** The offence, the age, and the time in prison or on a tag before the sentence: the second page of questions. What is to be put
 *  right in it goes to `errors`. */
export function beforeSentenceIn(
  form: FormValues,
  court: ToldSentence,
  dated: DatedTimes,
  errors: FieldError[],
): ToldSentence {
  const unpaid = unpaidIn(form, court, errors)
  beganIn(form, court, errors)
  offenceIn(form, court.sentenceType, errors)
  const age = ageIn(form, court, errors)
  const credits = creditsIn(form, { ...court, ...unpaid }, dated, errors)
  const isOffenceKnown = asksOffence(court.sentenceType) && form.offenceUnknown === ''
  const terrorism = isTerrorismDeciding(court) && !isOffenceKnown ? toldFlags[form.terrorism] : undefined
  return {
    ...court,
    ...unpaid,
    ...kindIn(form, court, age),
    ...(isOffenceKnown && { offenceKey: chosenOffence(form) }),
    ageAtConviction: age,
    ...(terrorism !== undefined && { terrorism }),
    ...credits,
    ...(form.creditUnknown !== '' && { remandCreditDays: 'unknown' as const }),
  }
}
