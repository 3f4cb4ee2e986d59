import type { Day } from '@requisite/law'
import { dateError, dayFromBoxes, isDay } from './date-from-boxes.ts'
import { type FieldError, wrong } from './field-errors.ts'
import { boxesOf, type FormValues, isDateFilled, isRecalled } from './form-values.ts'
import { daysFrom } from './number-from-box.ts'
import { recallIn } from './recall-said.ts'
import type { Away, Told } from './told.ts'

/** What has happened since the sentence: the third page of questions, and those about a recall. */
export type SinceThen = Omit<Told, 'sentences'>

function awayIn(form: FormValues, errors: FieldError[]): readonly Away[] {
  if (form.away === '' && !isDateFilled(form, 'awayFrom') && !isDateFilled(form, 'awayTo')) return []
  const first = dayFromBoxes(boxesOf(form, 'awayFrom'), 'Enter the first day away, or untick the box.')
  const last = dayFromBoxes(boxesOf(form, 'awayTo'), 'Enter the last day away.')
  if (!isDay(first)) errors.push(dateError('awayFrom', first))
  if (!isDay(last)) errors.push(dateError('awayTo', last))
  if (!isDay(first) || !isDay(last)) return []
  if (first > last) wrong(errors, 'awayTo', 'The first day is after the last day.', 'awayTo-day')
  return [{ first, last }]
}

/** The date that the prison gave; what is to be put right in it goes to `errors`. */
function statedIn(form: FormValues, errors: FieldError[]): Day | null {
  if (form.prisonSaid === '' && !isDateFilled(form, 'prisonDate')) return null
  const day = dayFromBoxes(boxesOf(form, 'prisonDate'), 'Enter the date the prison gave, or untick the box.')
  if (!isDay(day)) {
    errors.push(dateError('prisonDate', day))
    return null
  }
  const passed = dayFromBoxes(boxesOf(form, 'startDate'), '')
  if (isDay(passed) && day < passed)
    wrong(errors, 'prisonDate', 'That is before the sentence was passed. Check the year.', 'prisonDate-year')
  return day
}

/** What happened in prison; what is to be put right in it goes to `errors`. */
export function sinceThenIn(form: FormValues, errors: FieldError[]): SinceThen {
  const days = form.added === '' && form.addedDays === '' ? 0 : daysFrom(form.addedDays)
  if (typeof days !== 'number') wrong(errors, 'addedDays', days.message)
  return {
    addedDays: typeof days === 'number' ? days : 0,
    away: awayIn(form, errors),
    recall: isRecalled(form) ? recallIn(form, errors) : null,
    stated: statedIn(form, errors),
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
