import type { Day } from '@requisite/law'
import {
  type Added,
  type Away,
  type CaseInput,
  isBesideOthers,
  type RecallInput,
  type SentenceInput,
} from './case-input.ts'
import { dayFromBoxes, isDay } from './date-from-boxes.ts'
import { dayIn } from './day-in.ts'
import { type FieldError, wrong } from './field-errors.ts'
import {
  boxesOf,
  type FormValues,
  isAddedFilled,
  isAwayFilled,
  isDateFilled,
  isRecalled,
  type Row,
  rows,
} from './form-values.ts'
import { daysFrom } from './number-from-box.ts'
import { recallIn } from './recall-said.ts'

/** What has happened since the sentence: the third page of questions, and those about a recall. */
export type SinceThen = Omit<CaseInput, 'sentences'>

/** The rows that were filled in. The first counts as such where the box over it is ticked. */
const filledRows = (
  form: FormValues,
  tick: 'added' | 'away',
  isFilled: (form: FormValues, row: Row) => boolean,
): readonly Row[] => {
  const filled = rows.filter((row) => isFilled(form, row))
  return filled.length === 0 && form[tick] !== '' ? [''] : filled
}

function addedIn(
  form: FormValues,
  recall: RecallInput | null,
  isBeside: boolean,
  errors: FieldError[],
): readonly Added[] {
  return filledRows(form, 'added', isAddedFilled).map((row) => {
    const days = daysFrom(form[`addedDays${row}`], 'Days added in prison')
    if (typeof days !== 'number') wrong(errors, `addedDays${row}`, days.message)
    const name = `addedOn${row}` as const
    const isDated = isDateFilled(form, name)
    const on = isDated ? dayIn(form, name, '', errors) : null
    const isSince = on !== null && recall !== null && recall.returnDate !== null && on >= recall.returnDate
    if (isBeside && recall !== null && !isDated)
      wrong(errors, name, 'Enter the day. Which sentence the days lengthen depends on it.', `${name}-day`)
    if (isSince && !isBeside)
      wrong(errors, name, 'This is after the return. Give these days with the recall.', `${name}-day`)
    return { days: typeof days === 'number' ? days : 0, on }
  })
}

/** Whether some of these days lie between recall and return, which are counted by themselves. */
const isBetween = ({ first, last }: Away, recall: RecallInput | null): boolean =>
  recall !== null &&
  recall.recallDate !== null &&
  recall.returnDate !== null &&
  first < recall.returnDate &&
  last > recall.recallDate

function awayIn(form: FormValues, recall: RecallInput | null, errors: FieldError[]): readonly Away[] {
  return filledRows(form, 'away', isAwayFilled).flatMap((row) => {
    const [from, to] = [`awayFrom${row}`, `awayTo${row}`] as const
    const first = dayIn(form, from, 'Enter the first day away, or untick the box.', errors)
    const last = dayIn(form, to, 'Enter the last day away.', errors)
    if (first === null || last === null) return []
    if (first > last) wrong(errors, to, 'The first day is after the last day.', `${to}-day`)
    else if (isBetween({ first, last }, recall))
      wrong(errors, from, 'Leave out the days between recall and return. We count them.', `${from}-day`)
    return [{ first, last }]
  })
}

/** The date that the prison gave; what is to be put right in it goes to `errors`. */
function statedIn(form: FormValues, errors: FieldError[]): Day | null {
  if (form.prisonSaid === '' && !isDateFilled(form, 'prisonDate')) return null
  const day = dayIn(form, 'prisonDate', 'Enter the date the prison gave, or untick the box.', errors)
  const passed = dayFromBoxes(boxesOf(form, 'startDate'), '')
  if (day !== null && isDay(passed) && day < passed)
    wrong(errors, 'prisonDate', 'That is before the sentence was passed. Check the year.', 'prisonDate-year')
  return day
}

/** What happened in prison; what is to be put right in it goes to `errors`. */
export function sinceThenIn(
  form: FormValues,
  sentences: readonly SentenceInput[],
  errors: FieldError[],
): SinceThen {
  const ofRecall: FieldError[] = []
  const recall = isRecalled(form) ? recallIn(form, sentences, ofRecall) : null
  const added = addedIn(form, recall, isBesideOthers(sentences), errors)
  const away = awayIn(form, recall, errors)
  errors.push(...ofRecall)
  const isBorn = form.bornUnknown === '' && isDateFilled(form, 'dateOfBirth')
  return {
    ...{ added: added.filter(({ days }) => days > 0), away, recall, stated: statedIn(form, errors) },
    born: isBorn ? dayIn(form, 'dateOfBirth', '', errors) : null,
    isOnRegister: form.onRegister === 'yes',
  }
}

const others = ['no', 'yes', 'unknown'] as const
/** Whether there is another sentence. */
export type Another = (typeof others)[number]

export function anotherIn({ another }: FormValues, errors: FieldError[]): Another {
  const said = others.find((known) => known === another)
  if (said === undefined) wrong(errors, 'another', 'Say if there is another sentence.')
  return said ?? 'no'
}
