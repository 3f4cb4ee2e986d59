import { type Age, days, inWords } from '@requisite/law'
import {
  hasMinimumTerm,
  type Terrorism,
  type ToldKind,
  terrorisms,
  type Unpaid,
  type UnsureAbout,
  unpaids,
} from './case-input.ts'
import { chosenOffence, offenceError } from './chosen-offence.ts'
import { type CourtSaid, mostOrderYears } from './court-said.ts'
import { type FieldError, wrong } from './field-errors.ts'
import type { FieldName, FormValues } from './form-values.ts'
import { isOverYears } from './length-from-boxes.ts'
import { daysFrom } from './number-from-box.ts'
import { overTenMillion } from './sentence-query.ts'

/** The offence, the age, and the time in prison or on a tag before the sentence: the second page of questions. */
export interface BeforeSentence {
  readonly offenceKey: string | null
  readonly age: Age
  /** Section 250, where the court named it; otherwise the kind as it was. */
  readonly kind: ToldKind | null
  readonly remandDays: number
  readonly taggedBailDays: number
  readonly terrorism: Terrorism | null
  readonly unpaid: Unpaid | null
  readonly isVeryLarge: boolean
  readonly unsure: readonly UnsureAbout[]
}

/** Whether it is, or may be, an ordinary prison sentence, in the place of which a person under 18 is detained. */
export const isOrdinary = (kind: ToldKind | null): boolean =>
  kind === null || kind === 'sds' || kind === 'sds_plus'

/** Whether the Parole Board looks at the case where the offence says so. */
export const isForBoard = (kind: ToldKind | null): boolean => kind === 'eds' || kind === 'sopc'

/** Whether the offence changes anything: it does not where the kind of sentence alone decides. */
export const asksOffence = (kind: ToldKind | null): boolean => isOrdinary(kind) || isForBoard(kind)

/** Whether it matters if it was for terrorism: then the Parole Board does not look at it (section 247A(2A)). */
export const asksTerrorism = ({ kind, start }: Pick<CourtSaid, 'kind' | 'start'>): boolean =>
  kind === 'eds' && start >= days.noEarlyRelease.day

/** Whether it is no sentence for an offence: nothing is asked then but how long, when, and the days before it. */
const isCommittal = (kind: ToldKind | null): boolean =>
  kind === 'contempt' || kind === 'fine_default' || kind === 'supervision_default'

/** Whether the age changes anything. */
export const asksAge = (kind: ToldKind | null): boolean =>
  !hasMinimumTerm(kind) && !isCommittal(kind) && kind !== 'dto'

/** Whether days before it can come off: of an order only since a day, of a breach of supervision and of a whole life order never. */
export const asksCredit = ({
  kind,
  start,
  isWholeLife = false,
}: Pick<CourtSaid, 'kind' | 'start'> & { readonly isWholeLife?: boolean }): boolean =>
  !isWholeLife && kind !== 'supervision_default' && (kind !== 'dto' || start >= days.creditForOrders.day)

/** Whether a person under 18 is asked what the court called the sentence: a longer one can only be section 250. */
export const asksDetention = ({ kind, length }: Pick<CourtSaid, 'kind' | 'length'>): boolean =>
  isOrdinary(kind) && !isOverYears(length, mostOrderYears)

const ages: readonly Age[] = ['adult', 'child', 'unknown']

function ageIn(form: FormValues, court: Pick<CourtSaid, 'kind' | 'length'>, errors: FieldError[]): Age {
  if (!asksAge(court.kind)) return 'unknown'
  const age = ages.find((known) => known === form.ageAtConviction)
  if (age === undefined) wrong(errors, 'ageAtConviction', 'Choose an age, or “I do not know”.')
  if (age === 'child' && asksDetention(court) && form.childSentence === '')
    wrong(errors, 'childSentence', 'Say what the court called the sentence, or “I am not sure”.')
  return age ?? 'adult'
}

/** Days of credit: a box that is filled in counts as ticked. */
function creditIn(form: FormValues, tick: FieldName, box: FieldName, errors: FieldError[]): number {
  if (form[tick] === '' && form[box] === '') return 0
  const days = daysFrom(form[box], box === 'remandCreditDays' ? 'Days on remand' : 'Days for the tag')
  if (typeof days === 'number') return days
  wrong(errors, box, days.message)
  return 0
}

const credits = [
  'creditNone',
  'creditRemand',
  'creditTag',
  'creditUnknown',
  'remandCreditDays',
  'taggedBailCreditDays',
] as const

/** The offence, where it changes anything; what is to be put right in it goes to `errors`. */
export function offenceIn(form: FormValues, kind: ToldKind | null, errors: FieldError[]): void {
  if (!asksOffence(kind)) return
  const isNamed = form.offenceKey !== '' || form.offenceTyped !== ''
  const fault = form.offenceUnknown === '' ? offenceError(form) : null
  if (fault !== null) wrong(errors, 'offenceKey', fault)
  else if (form.offenceUnknown !== '' && isNamed)
    wrong(errors, 'offenceKey', 'Choose the offence, or say that you do not know it. Not both.')
}

const terrorismIn = (form: FormValues): Terrorism | null =>
  terrorisms.find((said) => said === form.terrorism) ?? null

/** What was not paid; of a link that does not say so, a fine. */
function unpaidIn(form: FormValues, kind: ToldKind | null, errors: FieldError[]): Unpaid | null {
  if (kind !== 'fine_default') return null
  const unpaid = unpaids.find((known) => known === form.unpaid)
  if (unpaid === undefined) wrong(errors, 'unpaid', 'Say what was not paid.')
  return unpaid ?? 'fine'
}

const noSupervision = inWords(days.noSupervisionAfterSentence.day)

/** Supervision that was broken: there is none since a day. */
function beganIn({ beganBefore }: FormValues, kind: ToldKind | null, errors: FieldError[]): void {
  if (kind !== 'supervision_default' || beganBefore === 'yes') return
  wrong(
    errors,
    'beganBefore',
    beganBefore === 'no'
      ? `That supervision ended on ${noSupervision}. Check the paper.`
      : `Say if it began before ${noSupervision}.`,
  )
}

/** Whether "no" or "I do not know" stands beside something else. */
const isContradicted = (form: FormValues): boolean => {
  const said = credits.filter((name) => /[^0]/.test(form[name]))
  const isAlone = (name: 'creditNone' | 'creditUnknown'): boolean => !said.includes(name) || said.length === 1
  return !isAlone('creditNone') || !isAlone('creditUnknown')
}

/** The second page; what is to be put right in it goes to `errors`. */
export function beforeSentenceIn(
  form: FormValues,
  court: Pick<CourtSaid, 'kind' | 'length' | 'start' | 'isWholeLife'>,
  errors: FieldError[],
): BeforeSentence {
  const { kind } = court
  const unpaid = unpaidIn(form, kind, errors)
  beganIn(form, kind, errors)
  offenceIn(form, kind, errors)
  const age = ageIn(form, court, errors)
  const isCredited = asksCredit(court) && unpaid !== 'civil'
  if (isCredited && credits.every((name) => form[name] === ''))
    wrong(errors, 'credit', 'Tick “No” if the person was not in prison or on a tag before.', 'creditNone')
  else if (isCredited && isContradicted(form))
    wrong(errors, 'credit', 'Choose “No”, or enter the days. Not both.', 'creditNone')
  // A kind that a link names stands whatever the age (docs/decisions/0003).
  const isDetained = age === 'child' && isOrdinary(kind) && form.childSentence !== 'named'
  const isOrder = isDetained && asksDetention(court) && form.childSentence === 'dto'
  const isUnsure = isDetained && !isOrder && asksDetention(court) && form.childSentence !== 'section_250'
  const isOffenceKnown = asksOffence(kind) && form.offenceUnknown === ''
  // A person under 18 cannot be given an ordinary prison sentence. What the court may have called otherwise is left open.
  return {
    offenceKey: isOffenceKnown ? chosenOffence(form) : null,
    age,
    kind: isOrder ? 'dto' : isDetained ? (isUnsure || kind === null ? null : 'section_250') : kind,
    remandDays: isCredited ? creditIn(form, 'creditRemand', 'remandCreditDays', errors) : 0,
    taggedBailDays: isCredited ? creditIn(form, 'creditTag', 'taggedBailCreditDays', errors) : 0,
    terrorism: asksTerrorism(court) && !isOffenceKnown ? terrorismIn(form) : null,
    unpaid,
    isVeryLarge: unpaid === 'confiscation' && form.fineAmount === overTenMillion,
    unsure: [
      ...(isUnsure ? (['detention'] as const) : []),
      ...(form.creditUnknown === '' ? [] : (['credit'] as const)),
    ],
  }
}
