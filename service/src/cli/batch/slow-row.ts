import type { Question } from '@requisite/law'
import type { Errors } from '../../contract/errors.ts'
import { fromTexts, type RequestField } from '../../contract/from-text.ts'
import { parse } from '../../contract/parse.ts'

/** The slow path: parses a row that is not written plainly as every other request is parsed. */
export type SlowRow = (
  texts: Iterable<readonly [RequestField, string]>,
) => { readonly question: Question } | { readonly errors: Errors }

export const slowRow: SlowRow = (texts) => parse(fromTexts(texts))
