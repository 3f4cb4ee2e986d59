import { inWords, offenceByKey } from '@requisite/law'
import { type Html, html } from '../html.ts'
import type { SentenceInput } from './case-input.ts'
import { dayFromBoxes, isDay } from './date-from-boxes.ts'
import type { FieldError } from './field-errors.ts'
import { errorOf, group } from './fields.ts'
import type { FormState } from './form-state.ts'
import { boxesOf, type FormValues } from './form-values.ts'
import { lengthInWords } from './length-from-boxes.ts'
import { ticked } from './recall-said.ts'

/** The sentences of which a recall can be for some. Those passed before it are ticked at first. */
export function recalledField({ form, others }: FormState, errors: readonly FieldError[]): Html {
  const error = errorOf(errors, 'recallFor')
  const isFirst = form.recallFor === '' && error === undefined
  const numbers = isFirst ? passedBefore(form, others) : ticked(form, others.length)
  const box = (number: number): Html => {
    const { start, length, offenceKey } = others[number - 1] as SentenceInput
    const id = number === 1 ? 'recallFor' : `recallFor-${number}`
    const offence = offenceByKey(offenceKey ?? '')?.title
    const label = `${number}. ${offence === undefined ? '' : `${offence}, `}${lengthInWords(length)}, passed on ${inWords(start)}`
    return html`<div class="govuk-checkboxes__item"><input class="govuk-checkboxes__input" id="${id}" name="recallFor" type="checkbox" value="${number}"${numbers.includes(number) && html` checked`}>
<label class="govuk-label govuk-checkboxes__label" for="${id}">${label}</label></div>`
  }
  return group(
    'recallFor',
    'Which sentences is the recall for?',
    'They are named on the recall papers.',
    error,
    html`<div class="govuk-checkboxes">${others.map((_, i) => box(i + 1))}</div>`,
  )
}

/** The sentences passed before the recall or, where its day is not known, on the first day of all. */
function passedBefore(form: FormValues, sentences: readonly SentenceInput[]): readonly number[] {
  const known = (['recallDate', 'returnDate'] as const)
    .map((name) => dayFromBoxes(boxesOf(form, name), ''))
    .find(isDay)
  const first = Math.min(...sentences.map(({ start }) => start))
  return sentences.flatMap(({ start }, i) =>
    (known === undefined ? start === first : start < known) ? [i + 1] : [],
  )
}
