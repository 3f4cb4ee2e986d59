import type { Question } from '@requisite/law'
import { fromTexts, type RequestField } from '../../contract/from-text.ts'
import { type Errors, parse } from '../../contract/parse.ts'

/** Reads a row that is not written plainly, in the same way as every other request is read. */
export type SlowRow = (
  texts: Iterable<readonly [RequestField, string]>,
) => { readonly question: Question } | { readonly errors: Errors }

export const slowRow: SlowRow = (texts) => parse(fromTexts(texts))
