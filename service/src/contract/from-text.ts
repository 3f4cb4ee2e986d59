import { CalculationRequest, requestFields } from './request.ts'

/** A field of a request. */
export type RequestField = keyof CalculationRequest

/** Whether a field holds a number, true or false, or text: read from the schema, so that it cannot differ from it. */
export const kindOf: Readonly<Record<RequestField, 'integer' | 'boolean' | 'string'>> = Object.fromEntries(
  Object.entries(CalculationRequest.properties).map(([field, schema]) => [
    field,
    [(schema as { type: string | string[] }).type].flat()[0],
  ]),
) as Record<RequestField, 'integer' | 'boolean' | 'string'>

const number = /^-?\d{1,15}(?:\.\d{1,15})?$/

/** The value that a written text stands for in a field. Text that stands for none is left as it is, so that `parse` says
 *  what to do about it. */
function readValue(field: RequestField, text: string): string | number | boolean {
  const kind = kindOf[field]
  if (kind === 'integer') return number.test(text) ? Number(text) : text
  if (kind === 'string') return text
  const word = text.toLowerCase()
  return word === 'true' ? true : word === 'false' ? false : text
}

export const isRequestField = (name: string): name is RequestField =>
  (requestFields as readonly string[]).includes(name)

/** The request body that texts make: from flags, or from the cells of a row. An empty text is a field that is not sent. */
export function fromTexts(texts: Iterable<readonly [RequestField, string]>): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [field, text] of texts) {
    const trimmed = text.trim()
    if (trimmed !== '') body[field] = readValue(field, trimmed)
  }
  return body
}
