import { offenceByKey } from '@requisite/law'
import { inUnits } from '../../court-words/length.ts'
import { parametersOf } from '../../http/query.ts'
import { attribute, type Html, html } from '../html.ts'
import { offenceNamesAddress } from '../offence-names.ts'
import type { FieldError } from './field-errors.ts'
import { formValuesOf } from './form-of-query.ts'
import type { FormValues } from './form-values.ts'
import { isLength, type Length, lengthFromBoxes } from './length-from-boxes.ts'

/** A length of the form, in the court's units; null where there is none. */
const lengthIn = (years: string, months: string, weeks = '', days = ''): Length | null => {
  const length = lengthFromBoxes({ years, months, weeks, days }, '')
  return isLength(length) ? length : null
}

const kinds: Readonly<Record<string, (length: string) => string>> = {
  sds: (length) => length,
  life: (length) => `life, minimum ${length}`,
  ipp: (length) => `IPP, tariff ${length}`,
  dto: (length) => `detention and training order, ${length}`,
  contempt: (length) => `${length} for contempt of court`,
  suspended: (length) => `${length} suspended`,
}

/** The kind and the length of a sentence; empty where the boxes say it better. */
function termOf(form: FormValues): string {
  const length = lengthIn(form.sentenceYears, form.sentenceMonths, form.sentenceWeeks, form.sentenceDays)
  if (length === null) return ''
  const extension = lengthIn(form.extensionYears, form.extensionMonths)
  if (form.kind === 'eds')
    return extension === null
      ? ''
      : `extended: ${inUnits(length)} in prison and ${inUnits(extension)} on licence`
  const isChild = form.ageAtConviction === 'child' && form.childSentence === 'section_250'
  const said = kinds[form.kind === 'other' ? form.otherKind : form.kind]?.(inUnits(length)) ?? ''
  const activated = form.kind === 'suspended' && form.activated === 'yes' ? ', put into effect' : ''
  return isChild && form.kind === 'sds' ? `section 250, ${said}` : `${said}${activated}`
}

const runsOf = ({ runs, consecutiveTo }: FormValues): string | null =>
  runs === 'consecutive'
    ? `, consecutive to sentence ${consecutiveTo}`
    : runs === 'concurrent'
      ? ', concurrent'
      : null

/** A sentence in words, with its offence. */
function sentenceOf(form: FormValues): string {
  const term = termOf(form)
  const title = ['sds', 'eds'].includes(form.kind) ? offenceByKey(form.offenceKey)?.title : undefined
  return term === '' || title === undefined ? term : `${term} for ${title}`
}

/** The sentences that were read with the first and are asked about next, each in words; empty where its boxes say it better. */
export const nextInWords = ({ next }: FormValues): readonly string[] =>
  (next === '' ? [] : next.split('|')).map((text) => {
    const other = formValuesOf({ 'startDate-day': '', ...parametersOf(text) })
    const [said, runs] = [sentenceOf(other), runsOf(other)]
    return said === '' || runs === null ? '' : `${said}${runs}`
  })

/** What the form has, in words that are read again as the same; empty where the boxes say it better. What the first sentence is
 *  for, and the days before it, have their own page. */
export function courtBoxWords(form: FormValues): string {
  const all = [termOf(form), ...nextInWords(form)]
  return all.includes('') ? '' : all.join('; ')
}

/** Whether anything was said in the boxes. */
const isSaid = ({ kind, sentenceYears, sentenceMonths, sentenceWeeks, sentenceDays }: FormValues): boolean =>
  [kind, sentenceYears, sentenceMonths, sentenceWeeks, sentenceDays].some((text) => text !== '')

/** The errors that are about the boxes. */
const ofBoxes = ['kind', 'otherKind', 'activated', 'extension', 'length']

/** One box for the court's own words, with a script; the boxes themselves without one, and for those who want them. The box has
 *  no name: its text is not sent. */
export function courtBoxField(form: FormValues, errors: readonly FieldError[], boxes: Html): Html {
  const words = courtBoxWords(form)
  const isOpen = errors.some(({ field }) => ofBoxes.includes(field)) || (words === '' && isSaid(form))
  return html`<div class="question needs-script"><div class="govuk-form-group">
<h2 class="govuk-label-wrapper"><label class="govuk-label govuk-label--l" for="court">What did the court say?</label></h2>
<div id="court-hint" class="govuk-hint">Its own words, or short. For example: 3 years for robbery, 6 months consecutive for theft.</div>
<p id="court-error" class="govuk-error-message" role="alert" hidden></p>
<textarea class="govuk-textarea court" id="court" rows="1" autocomplete="off" aria-describedby="court-hint court-error court-read" data-names="${offenceNamesAddress}">${words}</textarea>
<div id="court-read" class="court-read" role="status"></div>
<div id="court-ask"></div>
<p><button type="button" class="as-link" data-boxes aria-expanded="false" aria-controls="boxes">Not this? Use boxes</button></p>
</div></div>
<div id="boxes"${attribute('data-open', isOpen ? 'yes' : null)}>${boxes}</div>`
}
