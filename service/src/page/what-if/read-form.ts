import { type AskedWhatIf, type Day, isoDate, type WhatIf, type WhatIfRefusal } from '@requisite/law'
import { lengthBounds, readPlea } from '@requisite/law/internal'
import { chosenOffence, offenceError } from '../../told/chosen-offence.ts'
import { isPartOfNumber, wholeNumber } from '../../told/number-from-box.ts'
import { dateError, dayFromBoxes, isDay } from '../question/date-from-boxes.ts'
import { type FieldError, wrong } from '../question/field-errors.ts'
import { small } from '../told/text.ts'
import { answerToLengths } from './ask.ts'
import { pleaTicks, type WhatIfForm } from './form-values.ts'

/** What was asked and its answer, or all that is to be put right. */
export type FormReading = { readonly answer: WhatIf } | { readonly errors: readonly FieldError[] }

/** Reads the form and works out what the lengths would mean. */
export function readWhatIfForm(form: WhatIfForm, today: Day): FormReading {
  const errors: FieldError[] = []
  const asked = askedIn(form, today, errors)
  if (errors.length > 0) return { errors }
  const answer = answerToLengths(asked)
  return 'refusals' in answer ? { errors: answer.refusals.map(errorOfRefusal) } : { answer }
}

function askedIn(form: WhatIfForm, today: Day, errors: FieldError[]): AskedWhatIf {
  const sentenceDate = dayIn(form, 'sentence', errors) ?? today
  const remandedSince = dayIn(form, 'since', errors)
  const earlier = earlierIn(form, errors)
  const daysSoFar = daysIn(form, 'daysSoFar', 'Days so far must be a whole number, such as 40.', errors)
  if ((remandedSince !== null || earlier !== null) && daysSoFar !== null)
    wrong(errors, 'daysSoFar', 'Give the first day, or the number of days. Not both.')
  if (remandedSince !== null && remandedSince > sentenceDate)
    wrong(errors, 'since', 'In prison on remand since: the first day is in the future.', 'since-day')
  const key = offenceIn(form, errors)
  const isExtended = form.kind === 'eds'
  return {
    lengths: lengthsIn(form, errors),
    pleaReductions: pleasIn(form, errors),
    sentenceType: isExtended ? 'eds' : form.age === 'child' ? 'section_250' : 'sds',
    ageAtConviction: form.age === 'child' ? 'child' : 'adult',
    ...(isExtended ? extensionIn(form, errors) : {}),
    offenceKey: key === '' ? null : key,
    sentenceDate: isoDate(sentenceDate),
    ...(earlier === null
      ? { remandedSince: remandedSince === null ? null : isoDate(remandedSince) }
      : { remand: [earlier, ...(remandedSince === null ? [] : [{ fromDate: isoDate(remandedSince) }])] }),
    remandCreditDays: daysSoFar,
    taggedBailCreditDays: daysIn(form, 'tagDays', 'Days on a tag: use a whole number, such as 40.', errors),
  }
}

/** A time on remand before the one that goes on; null where none was told. */
function earlierIn(form: WhatIfForm, errors: FieldError[]): { fromDate: string; toDate: string } | null {
  const [before, first] = [errors.length, dayIn(form, 'earlierFrom', errors)]
  const last = dayIn(form, 'earlierTo', errors)
  if (errors.length > before || (first === null && last === null)) return null
  if (first === null) wrong(errors, 'earlierFrom', 'Enter the first day.', 'earlierFrom-day')
  else if (last === null) wrong(errors, 'earlierTo', 'Enter the last day.', 'earlierTo-day')
  else if (last < first) wrong(errors, 'earlierTo', 'The last day is before the first day.', 'earlierTo-day')
  return first === null || last === null ? null : { fromDate: isoDate(first), toDate: isoDate(last) }
}

/** What the days are called: an error names its field. */
const dayNames: Readonly<Record<string, string>> = {
  since: 'In prison on remand since',
  sentence: 'Day of the sentence',
  earlierFrom: 'First day',
  earlierTo: 'Last day',
}

/** The day in three boxes; null where they are empty. */
function dayIn(form: WhatIfForm, name: string, errors: FieldError[]): Day | null {
  const [day = '', month = '', year = ''] = ['day', 'month', 'year'].map((part) => form[`${name}-${part}`])
  if (day === '' && month === '' && year === '') return null
  const read = dayFromBoxes({ day, month, year }, '')
  if (isDay(read)) return read
  errors.push(dateError(name, { ...read, message: `${dayNames[name]}: ${small(read.message)}` }))
  return null
}

function daysIn(form: WhatIfForm, name: string, message: string, errors: FieldError[]): number | null {
  const text = form[name] ?? ''
  if (text === '') return null
  const days = wholeNumber(text)
  if (days === null) wrong(errors, name, message)
  return days
}

function offenceIn(form: WhatIfForm, errors: FieldError[]): string {
  const { offenceKey = '', offenceTyped = '' } = form
  if (offenceKey === '' && offenceTyped === '') return ''
  const message = offenceError({ offenceKey, offenceTyped })
  if (message !== null) wrong(errors, 'offenceKey', message)
  return chosenOffence({ offenceKey, offenceTyped })
}

const lengthMessage = 'How long, from: give years and months, such as 5 years.'

/** The months of a length in two boxes; null where both are empty. */
function monthsIn(form: WhatIfForm, name: string, errors: FieldError[]): number | null {
  const texts = [`${name}Years`, `${name}Months`].map((box) => [box, form[box] ?? ''] as const)
  if (texts.every(([, text]) => text === '')) return null
  const numbers = texts.map(([box, text]) => {
    const number = text === '' ? 0 : wholeNumber(text)
    if (number === null)
      wrong(
        errors,
        'lengths',
        isPartOfNumber(text)
          ? `How long, ${name}: use whole numbers. For one and a half years, enter 1 year 6 months.`
          : `How long, ${name}: use figures, such as 18.`,
        box,
      )
    return number ?? 0
  })
  return 12 * (numbers[0] ?? 0) + (numbers[1] ?? 0)
}

/** One length, or from one to another. */
function lengthsIn(form: WhatIfForm, errors: FieldError[]): AskedWhatIf['lengths'] {
  const before = errors.length
  const from = monthsIn(form, 'from', errors)
  const to = monthsIn(form, 'to', errors)
  const step = wholeNumber(form.step ?? '') ?? 6
  const say = (message: string, box = 'fromYears'): void => wrong(errors, 'lengths', message, box)
  if (errors.length > before) return []
  if (from === null) say(lengthMessage)
  else if (from < 1 || from > lengthBounds.months || (to ?? 1) > lengthBounds.months)
    say('How long: enter a length from 1 month to 100 years.')
  // The longer one first is the same range.
  else if (to !== null && to !== from) return rangeOf(Math.min(from, to), Math.max(from, to), step, say)
  return [{ months: from ?? 0 }]
}

function rangeOf(
  from: number,
  to: number,
  step: number,
  say: (message: string) => void,
): AskedWhatIf['lengths'] {
  const rows = Math.floor((to - from) / step) + 1
  if (rows > lengthBounds.lengths)
    say(`That makes ${rows} rows. Use a longer step: ${lengthBounds.lengths} is the most.`)
  return { from: { months: from }, to: { months: to }, step: { months: step } }
}

/** What was ticked; nothing off where nothing was. */
function pleasIn(form: WhatIfForm, errors: FieldError[]): readonly string[] {
  const ticked = pleaTicks.filter(({ name }) => form[name] !== '').map(({ plea }) => plea)
  const other = form.pleaOther === '' ? '' : (form.pleaPart ?? '').replace(/\s/g, '')
  if (form.pleaOther !== '' && readPlea(other) === null)
    wrong(
      errors,
      'pleas',
      'Guilty plea: a reduction is between nothing and one-half, such as 1/4.',
      'pleaPart',
    )
  const pleas = [...new Set(other === '' ? ticked : [...ticked, other])]
  return pleas.length === 0 ? ['0'] : pleas
}

function extensionIn(
  form: WhatIfForm,
  errors: FieldError[],
): Pick<AskedWhatIf, 'extensionYears' | 'extensionMonths'> {
  const whole = (name: string): number | null =>
    daysIn(form, name, 'Extra time on licence: use figures, such as 3.', errors)
  return { extensionYears: whole('extensionYears'), extensionMonths: whole('extensionMonths') }
}

const boxes: Readonly<Partial<Record<WhatIfRefusal['field'], readonly [field: string, box: string]>>> = {
  lengths: ['lengths', 'fromYears'],
  pleaReductions: ['pleas', 'plea-0'],
  offenceKey: ['offenceKey', 'offenceKey'],
  extensionYears: ['extension', 'extensionYears'],
  extensionMonths: ['extension', 'extensionYears'],
  remandedSince: ['since', 'since-day'],
  'remand[0].fromDate': ['earlierFrom', 'earlierFrom-day'],
  remandCreditDays: ['daysSoFar', 'daysSoFar'],
  taggedBailCreditDays: ['tagDays', 'tagDays'],
  sentenceDate: ['sentence', 'sentence-day'],
}

/** What the law refuses, at the box that it is about. */
function errorOfRefusal({ field, message }: WhatIfRefusal): FieldError {
  const [named, box] = boxes[field] ?? ['lengths', 'fromYears']
  return { field: named, box, message }
}
