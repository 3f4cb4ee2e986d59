import { offenceByKey } from '@requisite/law'
import { type Html, html } from '../html.ts'
import { passedInWords } from '../told/in-words.ts'
import { courtLength } from '../told/length.ts'
import { lengthTold, startOf, type ToldSentence } from '../told/told.ts'
import { dayFromBoxes, isDay } from './date-from-boxes.ts'
import type { FieldError } from './field-errors.ts'
import { errorOf, group } from './fields.ts'
import type { FormState } from './form-state.ts'
import { boxesOf, type FormValues } from './form-values.ts'
import { ticked } from './recall-said.ts'

/** The sentences of which a recall can be for some. Those passed before it are ticked at first. */
export function recalledField({ form, others }: FormState, errors: readonly FieldError[]): Html {
  const error = errorOf(errors, 'recallSentenceIds')
  const isFirst = form.recallSentenceIds === '' && error === undefined
  const numbers = isFirst ? passedBefore(form, others) : ticked(form, others.length)
  const box = (number: number): Html => {
    const sentence = others[number - 1] as ToldSentence
    const id = number === 1 ? 'recallSentenceIds' : `recallSentenceIds-${number}`
    const offence = offenceByKey(sentence.offenceKey ?? '')?.title
    const label = `${number}. ${offence === undefined ? '' : `${offence}, `}${courtLength(lengthTold(sentence))}, passed ${sentence.startMonth == null ? 'on' : 'in'} ${passedInWords(sentence)}`
    return html`<div class="govuk-checkboxes__item"><input class="govuk-checkboxes__input" id="${id}" name="recallSentenceIds" type="checkbox" value="${number}"${numbers.includes(number) && html` checked`}>
<label class="govuk-label govuk-checkboxes__label" for="${id}">${label}</label></div>`
  }
  return group(
    'recallSentenceIds',
    'Which sentences is the recall for?',
    'They are named on the recall papers.',
    error,
    html`<div class="govuk-checkboxes">${others.map((_, i) => box(i + 1))}</div>`,
  )
}

/** The sentences passed before the recall or, where its day is not known, on the first day of all. */
function passedBefore(form: FormValues, sentences: readonly ToldSentence[]): readonly number[] {
  const known = (['recallDate', 'returnToCustodyDate'] as const)
    .map((name) => dayFromBoxes(boxesOf(form, name), ''))
    .find(isDay)
  const starts = sentences.map(startOf)
  const first = Math.min(...starts)
  return starts.flatMap((start, i) =>
    (known === undefined ? start === first : start < known) ? [i + 1] : [],
  )
}
