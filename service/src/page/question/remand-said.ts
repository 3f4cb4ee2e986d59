import { type Day, isoDate } from '@requisite/law'
import { type CustodyReason, custodyReasons, leavingWays } from '@requisite/law/internal'
import { outcomesInLink } from '../told/query.ts'
import { startOf, type Told, type ToldRemand, type ToldSentence } from '../told/told.ts'
import { dayIn } from './day-in.ts'
import { type FieldError, wrong } from './field-errors.ts'
import { type FormRow, type FormValues, formRows, isRemandFilled, isServedFilled } from './form-values.ts'

/** The days of the sentences in their order; null for one of which the day cannot be read. */
export type Starts = readonly (Day | null)[]

export const startsOf = (sentences: readonly Pick<ToldSentence, 'startDate'>[]): Starts =>
  sentences.map(startOf)

/** What a time on remand was for: the numbers of sentences, or how the charge ended; nothing where it was not told. */
const namesIn = (form: FormValues, row: FormRow): readonly string[] =>
  form[`remandFor${row}`].split('.').filter((name) => name !== '')

/** Whether a time is one for sentence number `at`: it names it, or none. */
const isFor = (form: FormValues, row: FormRow, at: number): boolean => {
  const names = namesIn(form, row)
  return names.length === 0 || names.includes(String(at))
}

/** The rows with times for sentence number `at`, of those that are filled in. */
const remandRowsFor = (form: FormValues, at: number): readonly FormRow[] =>
  formRows.filter((row) => isRemandFilled(form, row) && isFor(form, row, at))

type For = Pick<ToldRemand, 'sentenceIds' | 'outcome'>

/** What a time was for. Sentences of one day are one: none of them need be named. */
function forIn(form: FormValues, row: FormRow, starts: Starts, errors: FieldError[]): For {
  const names = namesIn(form, row)
  const numbers = names.filter((name) => /^[1-9]\d*$/.test(name) && Number(name) <= starts.length)
  const [outcome, other] = Object.entries(outcomesInLink).filter(([, name]) => names.includes(name))
  const say = (message: string): void => wrong(errors, `remandFor${row}`, message)
  if (outcome !== undefined) {
    if (numbers.length > 0 || other !== undefined)
      say('Tick the sentences, or how the charge ended without one. Not both.')
    return { outcome: outcome[0] as keyof typeof outcomesInLink }
  }
  if (names.length > 0 && numbers.length === 0)
    say('Say which sentence this time was for, or empty its dates.')
  const isOneDay = new Set(starts).size === 1
  return isOneDay || numbers.length === 0 ? {} : { sentenceIds: numbers }
}

/** The last of the sentences that a time is for, by its day; null where a day cannot be read. */
function lastStart({ sentenceIds }: For, starts: Starts): Day | null {
  const own = starts.filter((_, i) => sentenceIds?.includes(String(i + 1)) ?? true)
  return own.some((start) => start === null) ? null : (Math.max(...(own as readonly Day[])) as Day)
}

function timeIn(form: FormValues, row: FormRow, starts: Starts, errors: FieldError[]): readonly ToldRemand[] {
  const [fromName, toName] = [`remandFrom${row}`, `remandTo${row}`] as const
  const of = forIn(form, row, starts, errors)
  const isOpen = form[`remandUntil${row}`] !== 'date' && form[`${toName}-day`] === ''
  const from = dayIn(form, fromName, 'Enter the first day.', errors)
  const to = isOpen ? null : dayIn(form, toName, 'Enter the last day.', errors)
  if (form[`remandUntil${row}`] === 'sentence' && !isOpen)
    wrong(
      errors,
      toName,
      'Choose “Until the sentence”, or enter the last day. Not both.',
      `remandUntil${row}`,
    )
  if (from === null || (to === null && !isOpen)) return []
  const last = lastStart(of, starts)
  if (to !== null && to < from)
    wrong(errors, toName, 'The last day is before the first day.', `${toName}-day`)
  if (last !== null && from >= last && (isOpen || of.outcome == null))
    wrong(
      errors,
      fromName,
      'This is on or after the day of sentence. From that day on the sentence itself is served.',
      `${fromName}-day`,
    )
  return [{ fromDate: isoDate(from), ...(to !== null && { toDate: isoDate(to) }), ...of }]
}

/** The times on remand that were told by their dates, of some rows; what is to be put right in them goes to `errors`. */
export function remandIn(
  form: FormValues,
  starts: Starts,
  errors: FieldError[],
  read: readonly FormRow[] = formRows,
): readonly ToldRemand[] {
  const last = formRows.at(-1)
  if (form.remandOver !== '')
    wrong(
      errors,
      `remandFrom${last}`,
      `This page takes ${formRows.length} times. Those after them are left out.`,
    )
  return read.filter((row) => isRemandFilled(form, row)).flatMap((row) => timeIn(form, row, starts, errors))
}

/** Whether a time that was told is for a sentence, by its number. */
export const isForNumber = ({ sentenceIds, outcome }: ToldRemand, number: number): boolean =>
  outcome == null && (sentenceIds?.includes(String(number)) ?? true)

/** What else was served in that time; what is to be put right in it goes to `errors`. */
export function servedIn(form: FormValues, errors: FieldError[]): NonNullable<Told['otherCustody']> {
  return formRows
    .filter((row) => isServedFilled(form, row))
    .flatMap((row) => {
      const [fromName, toName] = [`servedFrom${row}`, `servedTo${row}`] as const
      const from = dayIn(form, fromName, 'Enter the first day.', errors)
      const to = dayIn(form, toName, 'Enter the day of release.', errors)
      const why = custodyReasons.find((known) => known === form[`servedWhy${row}`])
      if (why === undefined) wrong(errors, `servedWhy${row}`, 'Say what it was.')
      if (from === null || to === null) return []
      if (to < from) wrong(errors, toName, 'The last day is before the first day.', `${toName}-day`)
      const how = leavingWays.find((known) => known === form[`servedHow${row}`])
      return [
        {
          ...{ fromDate: isoDate(from), toDate: isoDate(to) },
          why: why ?? ('other' satisfies CustodyReason),
          ...(how !== undefined && { how }),
        },
      ]
    })
}

/** Whether times on remand were told by their dates for a sentence, and what is to be put right in them. */
export interface DatedTimes {
  readonly isDated: boolean
  readonly errors: readonly FieldError[]
}

/** The same for sentence number `at` of some. */
export function datedTimesIn(form: FormValues, sentences: readonly ToldSentence[], at: number): DatedTimes {
  const own =
    sentences.length === 1 ? formRows.filter((row) => isRemandFilled(form, row)) : remandRowsFor(form, at)
  const errors: FieldError[] = []
  remandIn(form, startsOf(sentences), errors, own)
  servedIn(form, errors)
  return { isDated: own.length > 0, errors }
}
