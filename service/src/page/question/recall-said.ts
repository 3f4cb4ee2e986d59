import { isoDate } from '@requisite/law'
import { recallFacts, recallTypes } from '@requisite/law/internal'
import { fieldsFromTexts } from '../../contract/from-text.ts'
import { firstOf, followedBy, isBesideOthers, type ToldRecall, type ToldSentence } from '../told/told.ts'
import { dayIn } from './day-in.ts'
import { type FieldError, wrong } from './field-errors.ts'
import { type FormValues, isDateFilled, recallKindFields, shortTerms } from './form-values.ts'
import { daysInBox } from './number-from-box.ts'

/** The kind of recall that was told; unknown also where none was. */
function typeIn({ recallType, shortTerm }: FormValues, errors: FieldError[] = []): ToldRecall['type'] {
  if (recallType === 'unknown') return recallType
  if (recallType === 'short') {
    const short = shortTerms.find((known) => known === shortTerm)
    if (short === undefined) wrong(errors, 'shortTerm', 'Choose 28 or 14 days.')
    return short ?? 'unknown'
  }
  const type = recallTypes.find((known) => known === recallType)
  if (type === undefined) wrong(errors, 'recallType', 'Choose the kind of recall, or “I am not sure”.')
  return type ?? 'unknown'
}

/** Only a fixed term is counted from the return. */
function returnIn(form: FormValues, errors: FieldError[]): string | null {
  if (['standard', 'curfew'].includes(form.recallType) && !isDateFilled(form, 'returnToCustodyDate'))
    return null
  const day = dayIn(form, 'returnToCustodyDate', 'Enter the day. A fixed term is counted from it.', errors)
  return day === null ? null : isoDate(day)
}

function recallDayIn(form: FormValues, errors: FieldError[]): string | null {
  if (form.recallDateUnknown !== '' && !isDateFilled(form, 'recallDate')) return null
  const whenEmpty = 'Enter the day of the recall, or say that you do not know it.'
  const day = dayIn(form, 'recallDate', whenEmpty, errors)
  return day === null ? null : isoDate(day)
}

/** The numbers that were ticked, of so many sentences. */
export const ticked = ({ recallSentenceIds }: FormValues, count: number): readonly number[] =>
  recallSentenceIds
    .split('.')
    .map(Number)
    .filter((number) => Number.isInteger(number) && number >= 1 && number <= count)

/** The sentences that the recall is for, where there is something to choose from. */
function sentencesIn(
  form: FormValues,
  sentences: readonly ToldSentence[],
  recallDate: string | null,
  errors: FieldError[],
): readonly number[] | null {
  if (!isBesideOthers(sentences)) return null
  const numbers = ticked(form, sentences.length)
  if (numbers.length === 0) wrong(errors, 'recallSentenceIds', 'Tick at least one sentence.')
  const apart = sentences.findIndex(
    (sentence, i) =>
      followedBy(sentence) !== null &&
      numbers.includes(i + 1) !== numbers.includes(followedBy(sentence) as number),
  )
  const late = numbers.find(
    (number) => recallDate !== null && isoDate(firstOf(sentences[number - 1] as ToldSentence)) >= recallDate,
  )
  if (late !== undefined)
    wrong(
      errors,
      'recallSentenceIds',
      `Sentence ${late} was not passed before the recall. Take the tick away.`,
    )
  else if (apart !== -1)
    wrong(
      errors,
      'recallSentenceIds',
      `Sentence ${apart + 1} follows sentence ${sentences[apart]?.consecutiveTo}: tick both or neither.`,
    )
  return numbers
}

/** The recall as it was told; what is to be put right in it goes to `errors`. */
export function recallIn(
  form: FormValues,
  sentences: readonly ToldSentence[],
  errors: FieldError[],
): ToldRecall {
  const type = typeIn(form, errors)
  const returnToCustodyDate = returnIn(form, errors)
  const recallDate = recallDayIn(form, errors)
  // A recall from a tag says so itself.
  if (type !== 'curfew' && !['no', 'unknown', 'yes'].includes(form.onTag))
    wrong(errors, 'onTag', 'Say if the person was out on a tag, or “I do not know”.')
  const isBeside = isBesideOthers(sentences)
  // Beside other sentences each award has its day, and is asked for with it.
  const isAdded = !isBeside && (form.addedSince !== '' || form.addedDaysAfterReturn !== '')
  const added = isAdded ? daysInBox(form.addedDaysAfterReturn, 'Days added since the return') : 0
  if (typeof added !== 'number') wrong(errors, 'addedDaysAfterReturn', added.message)
  const numbers = sentencesIn(form, sentences, recallDate, errors)
  return {
    type,
    ...fieldsFromTexts(
      recallFacts,
      recallKindFields.map((name) => [name, form[name]]),
    ),
    ...(numbers !== null && { sentenceIds: numbers.map(String) }),
    ...(recallDate !== null && { recallDate }),
    ...(returnToCustodyDate !== null && { returnToCustodyDate }),
    ...(typeof added === 'number' && added > 0 && { addedDaysAfterReturn: added }),
    ...(form.onTag === 'yes' && { onTag: true }),
  }
}
