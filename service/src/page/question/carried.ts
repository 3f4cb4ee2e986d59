import { type Html, html } from '../html.ts'
import { paths } from '../link.ts'
import type { Asked } from './asked.ts'
import { type FieldName, fieldNames, isPrivate } from './form-values.ts'
import { sentenceQuery } from './sentence-query.ts'
import type { ToldSentence } from './told.ts'

/** How a page of questions is sent: one sentence by its address, which "back" and a bookmark understand; several never, nor
 *  a recall or what the prison said. */
export const methodOf = ({ form, others }: Pick<Asked, 'form' | 'others'>): 'get' | 'post' =>
  others.length === 0 && !isPrivate(form) ? 'get' : 'post'

/** Where the first page of questions is, filled in. */
export const courtPath = (asked: Asked): string =>
  methodOf(asked) === 'get' ? paths.question : paths.sentence

const hidden = (name: string, value: string | number): Html =>
  html`<input type="hidden" name="${name}" value="${value}">`

/** Sentences that were told, carried along in the names of a link. */
export const carriedSentences = (sentences: readonly ToldSentence[]): readonly Html[] =>
  sentences.map((sentence) => hidden('sentence', sentenceQuery(sentence)))

/** All that was typed on other pages, so that none of it is lost. The date is always sent: it says that this is the form. */
export const carried = ({ form, others, at }: Asked, shown: readonly FieldName[]): readonly Html[] => [
  ...carriedSentences(others),
  ...(others.length === 0 ? [] : [hidden('at', at)]),
  ...fieldNames
    .filter((name) => !shown.includes(name) && (form[name] !== '' || name === 'startDate-day'))
    .map((name) => hidden(name, form[name])),
]
