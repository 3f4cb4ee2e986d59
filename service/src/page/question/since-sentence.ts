import { isoDate } from '@requisite/law'
import { releaseLetters, statedLetters } from '@requisite/law/internal'
import { isBesideOthers, type Told, type ToldRecall, type ToldSentence } from '../told/told.ts'
import { dayFromBoxes, isDay } from './date-from-boxes.ts'
import { dayIn } from './day-in.ts'
import { type FieldError, wrong } from './field-errors.ts'
import {
  boxesOf,
  type FormRow,
  type FormValues,
  formRows,
  isAddedFilled,
  isAwayFilled,
  isDateFilled,
  isRecallTicked,
} from './form-values.ts'
import { daysInBox } from './number-from-box.ts'
import { recallIn } from './recall-said.ts'
import { isForNumber, remandIn, type Starts, servedIn, startsOf } from './remand-said.ts'

/** What has happened since the sentence: the third page of questions, and those about a recall. */
export type SinceThen = Omit<Told, 'sentences'>

/** The rows that were filled in. The first counts as such where the box over it is ticked. */
const filledRows = (
  form: FormValues,
  tick: 'added' | 'away',
  isFilled: (form: FormValues, row: FormRow) => boolean,
): readonly FormRow[] => {
  const filled = formRows.filter((row) => isFilled(form, row))
  return filled.length === 0 && form[tick] !== '' ? [''] : filled
}

function addedIn(
  form: FormValues,
  recall: ToldRecall | null,
  isBeside: boolean,
  errors: FieldError[],
): Told['addedDays'] {
  return filledRows(form, 'added', isAddedFilled).map((row) => {
    const days = daysInBox(form[`addedDays${row}`], 'Days added in prison')
    if (typeof days !== 'number') wrong(errors, `addedDays${row}`, days.message)
    const name = `awardDate${row}` as const
    const isDated = isDateFilled(form, name)
    const day = isDated ? dayIn(form, name, '', errors) : null
    const date = day === null ? null : isoDate(day)
    const back = recall?.returnToCustodyDate ?? null
    const isSince = date !== null && back !== null && date >= back
    if (isBeside && recall !== null && !isDated)
      wrong(errors, name, 'Enter the day. Which sentence the days lengthen depends on it.', `${name}-day`)
    if (isSince && !isBeside)
      wrong(errors, name, 'This is after the return. Give these as added since the return.', `${name}-day`)
    return { days: typeof days === 'number' ? days : 0, ...(date !== null && { date }) }
  })
}

/** Whether some of these days lie between recall and return, which are counted by themselves. */
const isBetween = (first: string, last: string, recall: ToldRecall | null): boolean =>
  recall?.recallDate != null &&
  recall.returnToCustodyDate != null &&
  first < recall.returnToCustodyDate &&
  last > recall.recallDate

function awayIn(
  form: FormValues,
  recall: ToldRecall | null,
  errors: FieldError[],
): Told['unlawfullyAtLarge'] {
  return filledRows(form, 'away', isAwayFilled).flatMap((row) => {
    const [from, to] = [`fromDate${row}`, `toDate${row}`] as const
    const first = dayIn(form, from, 'Enter the first day away, or untick the box.', errors)
    const last = dayIn(form, to, 'Enter the last day away.', errors)
    if (first === null || last === null) return []
    const [fromDate, toDate] = [isoDate(first), isoDate(last)]
    if (first > last) wrong(errors, to, 'The first day is after the last day.', `${to}-day`)
    else if (isBetween(fromDate, toDate, recall))
      wrong(errors, from, 'Leave out the days between recall and return. We count them.', `${from}-day`)
    return [{ fromDate, toDate, ...(form[`awayWhy${row}`] === 'removal' && { why: 'removal' as const }) }]
  })
}

/** The release date that the prison gave; what is to be put right in it goes to `errors`. */
function releaseStatedIn(form: FormValues, errors: FieldError[]): string | null {
  if (form.prisonSaid === '' && !isDateFilled(form, 'statedReleaseDate')) return null
  const day = dayIn(form, 'statedReleaseDate', 'Enter the date the prison gave, or untick the box.', errors)
  const passed = dayFromBoxes(boxesOf(form, 'startDate'), '')
  if (day !== null && isDay(passed) && day < passed)
    wrong(
      errors,
      'statedReleaseDate',
      'That is before the sentence was passed. Check the year.',
      'statedReleaseDate-year',
    )
  return day === null ? null : isoDate(day)
}

/** That and the other dates of its paper, by their letters. */
function statedIn(form: FormValues, errors: FieldError[]): Pick<Told, 'statedReleaseDate' | 'statedDates'> {
  const statedReleaseDate = releaseStatedIn(form, errors)
  const dates = statedLetters.flatMap((letters) => {
    const name = `stated-${letters}` as const
    const day = isDateFilled(form, name) ? dayIn(form, name, '', errors) : null
    return day === null ? [] : [[letters, isoDate(day)] as const]
  })
  if (
    statedReleaseDate !== null &&
    dates.some(([letters, date]) => releaseLetters.includes(letters) && date !== statedReleaseDate)
  )
    wrong(
      errors,
      'statedReleaseDate',
      'The prison’s release date is here twice, with two days. Give it once.',
      'statedReleaseDate-day',
    )
  return {
    ...(statedReleaseDate !== null && { statedReleaseDate }),
    ...(dates.length > 0 && { statedDates: Object.fromEntries(dates) }),
  }
}

/** The times on remand, and what else was served; those of one sentence are put right with it. */
function beforeIn(
  form: FormValues,
  sentences: readonly ToldSentence[],
  errors: FieldError[],
): Pick<Told, 'remand' | 'otherCustody'> {
  const only = dayFromBoxes(boxesOf(form, 'startDate'), '')
  const starts: Starts = sentences.length > 0 ? startsOf(sentences) : [isDay(only) ? only : null]
  const found = sentences.length > 0 ? errors : []
  const remand = remandIn(form, starts, found)
  const otherCustody = servedIn(form, found)
  const twice = sentences.findIndex(
    ({ remandCreditDays }, i) =>
      (remandCreditDays === 'unknown' || (remandCreditDays ?? 0) > 0) &&
      remand.some((time) => isForNumber(time, i + 1)),
  )
  if (twice >= 0)
    wrong(
      found,
      'remandFrom',
      `Sentence ${twice + 1}: give the days on remand as dates, or as a number or “I do not know”. Not both.`,
      'remandFrom-day',
    )
  return { ...(remand.length > 0 && { remand }), ...(otherCustody.length > 0 && { otherCustody }) }
}

/** What happened in prison; what is to be put right in it goes to `errors`. */
export function sinceThenIn(
  form: FormValues,
  sentences: readonly ToldSentence[],
  errors: FieldError[],
): SinceThen {
  const ofRecall: FieldError[] = []
  const recall = isRecallTicked(form) ? recallIn(form, sentences, ofRecall) : null
  const addedDays = addedIn(form, recall, isBesideOthers(sentences), errors).filter(({ days }) => days > 0)
  const unlawfullyAtLarge = awayIn(form, recall, errors)
  errors.push(...ofRecall)
  const stated = statedIn(form, errors)
  const isBorn = form.bornUnknown === '' && isDateFilled(form, 'dateOfBirth')
  const born = isBorn ? dayIn(form, 'dateOfBirth', '', errors) : null
  return {
    ...{ addedDays, unlawfullyAtLarge, ...beforeIn(form, sentences, errors), recall, ...stated },
    ...(born !== null && { dateOfBirth: isoDate(born) }),
    ...(form.registeredSexOffender === 'true' && { registeredSexOffender: true }),
    ...(form.another === 'unknown' && { otherSentences: 'unknown' as const }),
  }
}
