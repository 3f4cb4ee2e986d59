import { calculationFacts, type Fact, type Facts } from '@requisite/law'
import type { CalculationRequest } from './request.ts'

/** A field of a request. */
export type RequestField = keyof CalculationRequest

const number = /^-?\d{1,15}(?:\.\d{1,15})?$/

/** The value that a written text stands for, by the kind of the fact; what is no fact by itself, as a list or an object, is
 *  written as JSON. Text that stands for none is left as it is, so that `parse` says what to do about it; so is "unknown". */
function readValue(kind: Fact['kind'] | undefined, text: string): unknown {
  switch (kind) {
    case 'flag': {
      const word = text.toLowerCase()
      return word === 'true' ? true : word === 'false' ? false : text
    }
    case 'ids':
      return text.startsWith('[') ? readJson(text) : text.split(/[\s,;]+/)
    case 'count':
    case 'unit':
    case 'sum':
      return number.test(text) ? Number(text) : text
    case undefined:
      return number.test(text) ? Number(text) : /^[[{]/.test(text) ? readJson(text) : text
    default:
      return text
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const isRequestField = (name: string): name is RequestField => Object.hasOwn(calculationFacts, name)

/** What texts make for the facts of a table: from flags, or from the cells of a row. An empty text is a field that is not sent. */
export function fieldsFromTexts(
  facts: Facts,
  texts: Iterable<readonly [field: string, text: string]>,
): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [field, text] of texts) {
    const trimmed = text.trim()
    if (trimmed !== '') body[field] = readValue(facts[field]?.kind, trimmed)
  }
  return body
}

/** The request body that texts make. */
export const fromTexts = (texts: Iterable<readonly [RequestField, string]>): Record<string, unknown> =>
  fieldsFromTexts(calculationFacts, texts)
