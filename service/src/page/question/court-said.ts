import { type Day, isoDate } from '@requisite/law'
import { extensionYears, orderMonths } from '@requisite/law/internal'
import { isOverYears, isUnderYears } from '../told/length.ts'
import { capital } from '../told/text.ts'
import { hasMinimumTerm, type ToldSentence, unitsOf } from '../told/told.ts'
import { type DateBoxes, type DateFault, dateError, dayFromBoxes, isDay } from './date-from-boxes.ts'
import { monthAlone } from './date-from-text.ts'
import { type FieldError, wrong } from './field-errors.ts'
import { boxesOf, type FormValues } from './form-values.ts'
import { isForWholeLife, isKind, isOtherKind } from './kinds-of-sentence.ts'
import { isLength, type Length, lengthFromBoxes, type Unit } from './length-from-boxes.ts'
import { withExtended } from './said-extended.ts'

function kindIn(
  { kind, otherKind, activated }: FormValues,
  errors: FieldError[],
): NonNullable<ToldSentence['sentenceType']> {
  if (!isKind(kind)) wrong(errors, 'kind', 'Choose the kind of sentence, or “I am not sure”.')
  else if (kind === 'suspended') {
    if (activated === '')
      wrong(errors, 'activated', 'Say if a court has since sent the person to prison for it.')
    return 'sds'
  } else if (kind === 'other') {
    if (isOtherKind(otherKind)) return otherKind === 'whole_life' ? 'life' : otherKind
    wrong(errors, 'otherKind', 'Choose which kind of sentence it is.')
  } else if (kind !== 'unsure') return kind
  return 'unknown'
}

/** What is wrong with the extra time on licence as a whole; null where nothing is. */
function extensionFault(extension: Length): string | null {
  if (isOverYears(extension, extensionYears.most))
    return `Extra time on licence is ${extensionYears.most} years at most. Check the two lengths. For a terrorism offence choose “Another kind”.`
  return isUnderYears(extension, extensionYears.least)
    ? `Extra time on licence is at least ${extensionYears.least} year. Check the two lengths.`
    : null
}

/** Said of a terrorism sentence: after the time that the court gave, nothing follows. */
const none: Length = { years: 0, months: 0, weeks: 0, days: 0 }

function extensionIn(form: FormValues, errors: FieldError[]): Length | null {
  if (form.kind === 'other' && form.otherKind === 'terrorism' && form.extensionNone !== '') return none
  if (form.kind !== 'eds' || form.extensionUnknown !== '') return null
  const extension = lengthFromBoxes(
    { years: form.extensionYears, months: form.extensionMonths, weeks: '', days: '' },
    'Enter the extra time on licence, or say that you do not know it.',
  )
  if (!isLength(extension)) {
    for (const { unit, message } of extension) wrong(errors, 'extension', message, boxOf('extension', unit))
    return null
  }
  const fault = extensionFault(extension)
  if (fault !== null) wrong(errors, 'extension', fault, 'extensionYears')
  return extension
}

const boxOf = (name: 'sentence' | 'extension', unit: Unit): string => `${name}${capital(unit)}`

/** The month of sentence where it alone is known, as it stands in the boxes; "June 2025" may stand in the first. Who ticks that they
 *  know no more is taken at their word, whatever the day. Null where the day is to be read. */
function monthBoxesIn(form: FormValues): Pick<DateBoxes, 'month' | 'year'> | null {
  const boxes = boxesOf(form, 'startDate')
  const alone = boxes.month === '' && boxes.year === '' ? monthAlone(boxes.day, form.monthOnly !== '') : null
  if (alone !== null) return alone
  if (form.monthOnly === '') return null
  const day = dayFromBoxes(boxes, '')
  return isDay(day) ? { month: isoDate(day).slice(5, 7), year: isoDate(day).slice(0, 4) } : boxes
}

/** The day of sentence, or the first of its month where that alone is known. */
function startIn(form: FormValues, inMonth: Pick<DateBoxes, 'month' | 'year'> | null): Day | DateFault {
  const boxes = boxesOf(form, 'startDate')
  if (inMonth === null)
    return boxes.day === '' && boxes.month !== '' && boxes.year !== ''
      ? { message: 'Enter the day too, or tick “I only know the month”.', part: 'day' }
      : dayFromBoxes(boxes, 'Enter the day the court passed the sentence.')
  if (inMonth.month === '' && inMonth.year === '')
    return { message: 'Enter the month and the year.', part: 'month' }
  return dayFromBoxes({ ...inMonth, day: '1' }, '')
}

/** What the court said, the first page of questions; what is to be put right in it goes to `errors`, and then null is given. */
export function courtSaidIn(said: FormValues, errors: FieldError[]): ToldSentence | null {
  const form = withExtended(said)
  const sentenceType = kindIn(form, errors)
  const extension = extensionIn(form, errors)
  const wholeLife = isForWholeLife(form)
  const length = wholeLife
    ? null
    : lengthFromBoxes(
        {
          years: form.sentenceYears,
          months: form.sentenceMonths,
          weeks: form.sentenceWeeks,
          days: form.sentenceDays,
        },
        hasMinimumTerm(sentenceType) ? 'Enter the minimum term.' : 'Enter the length of the sentence.',
      )
  if (length !== null && !isLength(length))
    for (const { unit, message } of length) wrong(errors, 'length', message, boxOf('sentence', unit))
  else if (sentenceType === 'dto' && length !== null && isOverYears(length, orderMonths.most / 12))
    wrong(errors, 'length', `An order is ${orderMonths.most} months at most.`, 'sentenceMonths')
  const inMonth = monthBoxesIn(form)
  const start = startIn(form, inMonth)
  if (!isDay(start)) errors.push(dateError('startDate', start))
  if (!isDay(start) || errors.length > 0) return null
  return {
    ...(inMonth === null ? { startDate: isoDate(start) } : { startMonth: isoDate(start).slice(0, 7) }),
    ...unitsOf('sentence', length as Length | null),
    ...unitsOf('extension', extension),
    sentenceType,
    ...(wholeLife && { wholeLife }),
    ...(form.kind === 'suspended' && form.activated === 'yes' && { activated: true }),
  }
}
