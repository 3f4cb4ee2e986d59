import { type Html, hidden, html } from '../html.ts'
import { paths } from '../link.ts'
import { sentenceQuery } from '../told/query.ts'
import type { ToldSentence } from '../told/told.ts'
import type { FormState } from './form-state.ts'
import { type FieldName, formFieldNames } from './form-values.ts'

/** Where the first page of questions is, filled in. */
export const courtPath = ({ others }: Pick<FormState, 'others'>): string =>
  others.length === 0 ? paths.question : paths.sentence

/** Sentences that were told, carried along in the names of a link. */
const carriedSentences = (sentences: readonly ToldSentence[]): readonly Html[] =>
  sentences.map((sentence) => hidden('sentence', sentenceQuery(sentence)))

/** All that was typed on other pages, so that none of it is lost. The date is always sent: it says that this is the form. */
export const carried = ({ form, others, at }: FormState, shown: readonly FieldName[]): readonly Html[] => [
  ...carriedSentences(others),
  ...(others.length === 0 ? [] : [hidden('at', at)]),
  ...formFieldNames
    .filter((name) => !shown.includes(name) && (form[name] !== '' || name === 'startDate-day'))
    .map((name) => hidden(name, form[name])),
]

/** The form of a step, by which its buttons find it wherever they stand. */
export const stepForm = 'step'

/** Pressed by the Enter key, wherever it is pressed: the first button of a form in the page is the one that answers, before the
 *  one that leads back. */
export const first = (label: string, name?: string, value?: string): Html =>
  html`<button type="submit" class="first-button" form="${stepForm}" tabindex="-1" aria-hidden="true"${name !== undefined && html` name="${name}" value="${value}"`}>${label}</button>`

/** The way back to the step before, at the top of a page: it sends what was typed there. With script it is the browser's own way
 *  back. */
export const back = (place: string, name?: string, value?: string | number): Html =>
  html`<p class="back"><button type="submit" class="as-link" form="${stepForm}" formaction="${place}" formnovalidate data-back${name !== undefined && html` name="${name}" value="${value}"`}>Back</button></p>`
