import { parseDay } from '@requisite/law'
import { creditFacts, isRegimeId } from '@requisite/law/internal'
import { parametersOf } from '../../http/query.ts'
import type { Query } from '../../http/route.ts'
import { withRest } from '../told/rest.ts'
import { startOf, type Told, type ToldSentence } from '../told/told.ts'
import { beforeSentenceIn, toldFlags } from './before-sentence.ts'
import { courtSaidIn } from './court-said.ts'
import { type FieldError, wrong } from './field-errors.ts'
import { formValuesOf } from './form-of-query.ts'
import { type FormValues, isFromTag, isRecallTicked, textAt } from './form-values.ts'
import { asksLicence, licenceIn } from './licence-question.ts'
import { type DatedTimes, datedTimesIn } from './remand-said.ts'
import { runsIn } from './runs.ts'
import { sinceThenIn } from './since-sentence.ts'

/** What one page of questions sends to the next: the sentence that is being asked about, the others that were told before,
 *  and its place among them, counted from 1. */
export interface FormState {
  readonly form: FormValues
  readonly others: readonly ToldSentence[]
  readonly at: number
}

/** More than the API takes would be more than anybody fills in. */
export const mostSentences = 60

/** All values of a parameter. */
export const listAt = (query: Query, name: string): readonly string[] => [query[name] ?? []].flat()

/** The sentences that were told before, as they are carried along. */
export const carriedIn = (query: Query): readonly string[] =>
  listAt(query, 'sentence').slice(0, mostSentences)

/** Reads what was sent. Null where the sentences that were carried along are not what we wrote there. */
export function readForm(query: Query): FormState | null {
  const others = carriedIn(query).map((text) => carriedSentence(text))
  if (others.some((sentence) => sentence === null)) return null
  const at = Number(textAt(query, 'at'))
  const isPlace = Number.isInteger(at) && at >= 1 && at <= others.length
  const place = isPlace ? at : others.length + 1
  return { form: formValuesOf(query), others: others as readonly ToldSentence[], at: place }
}

/** A sentence that was carried along, in the names of a link. What it follows was looked at when it was told. */
function carriedSentence(text: string): ToldSentence | null {
  const form = formValuesOf(parametersOf(text))
  const errors: FieldError[] = []
  const sentence = sentenceIn({ form, others: [], at: 1 }, errors)
  const follows = Number(form.consecutiveTo)
  const isFollowing = Number.isInteger(follows) && follows >= 1 && follows <= mostSentences
  return errors.length > 0 || sentence === null
    ? null
    : {
        ...sentence,
        ...(isFollowing && { consecutiveTo: String(follows) }),
        ...(form.runs === 'unsure' && { howItRuns: 'unknown' }),
      }
}

/** The number of an earlier sentence of the same day, with which days before it were told: each day counts once. Null for
 *  none. */
const creditTold = (
  { others, at }: Pick<FormState, 'others' | 'at'>,
  sentence: Pick<ToldSentence, 'startDate' | 'startMonth'>,
): number | null => {
  const earlier = others.slice(0, at - 1).findIndex((other) => startOf(other) === startOf(sentence)) + 1
  return earlier === 0 ? null : earlier
}

/** The only sentence, and a recall from it, but not from a tag: then the first release date counts, and with it the offence.
 *  Another can be one that was not recalled. */
const isOnlyRecalled = ({ form, others }: FormState): boolean =>
  isRecallTicked(form) && others.length === 0 && !isFromTag(form)

/** Offence and age change no date after a recall. What was told of them before stays. */
const afterRecall = (form: FormValues): FormValues => ({
  ...form,
  offenceUnknown: form.offenceKey === '' ? 'yes' : form.offenceUnknown,
  ageAtConviction: form.ageAtConviction === '' ? 'unknown' : form.ageAtConviction,
  childSentence: form.childSentence === '' ? 'unsure' : form.childSentence,
})

const notDated: DatedTimes = { isDated: false, errors: [] }

const noCredits = Object.fromEntries(creditFacts.map((name) => [name, '']))

/** The sentence that is asked about; what is to be put right in it goes to `errors`. */
export function sentenceIn(asked: FormState, errors: FieldError[]): ToldSentence | null {
  const { form, others, at } = asked
  const court = courtSaidIn(form, errors)
  const runs = runsIn(form, court, at, others, errors)
  if (court === null) return null
  // Days that are told with this one are its own.
  const isTold = creditTold(asked, court) !== null && creditFacts.every((name) => form[name] === '')
  const credited = isTold ? { ...form, creditNone: 'yes', ...noCredits } : form
  const dated = isTold ? notDated : datedTimesIn(form, placed(asked, court), at)
  const before = beforeSentenceIn(
    isOnlyRecalled(asked) ? afterRecall(credited) : credited,
    court,
    dated,
    errors,
  )
  if (form.regimeId !== '' && !isRegimeId(form.regimeId))
    wrong(
      errors,
      'regimeId',
      'The link names rules that do not exist. Start again, or check the link.',
      'kind',
    )
  const isOff = toldFlags[form.creditTakenOffMinimum]
  return {
    ...before,
    ...runs,
    ...(parseDay(form.offenceDate) !== null && { offenceDate: form.offenceDate }),
    ...licenceIn(form, court, errors),
    ...(asksLicence(court) && isOff !== undefined && { creditTakenOffMinimum: isOff }),
    ...(/^(?:true|false)$/.test(form.notSuspended) && { notSuspended: form.notSuspended === 'true' }),
    ...(form.regimeId !== '' && { regimeId: form.regimeId }),
  }
}

/** The sentence that is asked about in its place among the others. */
export const placed = ({ others, at }: FormState, sentence: ToldSentence): readonly ToldSentence[] =>
  at > others.length ? [...others, sentence] : others.map((other, i) => (i + 1 === at ? sentence : other))

/** A link, or the form as a whole: all that was told, or all that is to be put right. */
export function toldIn(
  query: Query,
  asked: FormState | null = readForm(query),
): { readonly told: Told } | { readonly asked: FormState; readonly errors: readonly FieldError[] } | null {
  if (asked === null) return null
  const errors: FieldError[] = []
  const since = sinceThenIn(asked.form, asked.others, errors)
  const sentence = asked.others.length > 0 ? null : sentenceIn(asked, errors)
  const sentences = sentence === null ? asked.others : [sentence]
  return sentences.length === 0 || errors.length > 0
    ? { asked, errors }
    : { told: withRest({ sentences, ...since }, query) }
}
