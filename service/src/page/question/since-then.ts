import { dateError, dayFromBoxes, isDay } from './date-from-boxes.ts'
import { type FieldError, wrong } from './field-errors.ts'
import type { FormValues } from './form-values.ts'
import { daysFrom } from './number-from-box.ts'
import type { Away, Told } from './told.ts'

/** What has happened since the sentence: the third page of questions. */
export type SinceThen = Pick<Told, 'addedDays' | 'away'>

function awayIn(form: FormValues, errors: FieldError[]): readonly Away[] {
  const boxes = (name: 'awayFrom' | 'awayTo') => ({
    day: form[`${name}-day`],
    month: form[`${name}-month`],
    year: form[`${name}-year`],
  })
  const isFilled = [...Object.values(boxes('awayFrom')), ...Object.values(boxes('awayTo'))].some(
    (text) => text !== '',
  )
  if (form.away === '' && !isFilled) return []
  const first = dayFromBoxes(boxes('awayFrom'), 'Enter the first day away, or untick the box.')
  const last = dayFromBoxes(boxes('awayTo'), 'Enter the last day away.')
  if (!isDay(first)) errors.push(dateError('awayFrom', first))
  if (!isDay(last)) errors.push(dateError('awayTo', last))
  if (!isDay(first) || !isDay(last)) return []
  if (first > last) wrong(errors, 'awayTo', 'The first day is after the last day.', 'awayTo-day')
  return [{ first, last }]
}

/** What happened in prison; what is to be put right in it goes to `errors`. */
export function sinceThenIn(form: FormValues, errors: FieldError[]): SinceThen {
  const days = form.added === '' && form.addedDays === '' ? 0 : daysFrom(form.addedDays)
  if (typeof days !== 'number') wrong(errors, 'addedDays', days.message)
  return { addedDays: typeof days === 'number' ? days : 0, away: awayIn(form, errors) }
}

const others = ['no', 'yes', 'unknown'] as const
/** Whether there is another sentence. */
export type Another = (typeof others)[number]

export function anotherIn({ another }: FormValues, errors: FieldError[]): Another {
  const said = others.find((known) => known === another)
  if (said === undefined) wrong(errors, 'another', 'Say if there is another sentence.')
  return said ?? 'no'
}
