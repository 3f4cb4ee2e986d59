import { CalculationRequest, requestFields } from './request.ts'

/** A field of a request. */
export type RequestField = keyof CalculationRequest

/** What a field holds: a number, true or false, text, a list of texts, or more than one of them, which is written as JSON. */
export type Kind = 'integer' | 'number' | 'boolean' | 'string' | 'array' | 'json'

/** The kind of each field: read from the schema, so that it cannot differ from it. */
export const kindsOf = <Field extends string>(
  properties: Readonly<Record<Field, unknown>>,
): Readonly<Record<Field, Kind>> =>
  Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [
      field,
      [(schema as { type?: string | string[] }).type ?? 'json'].flat()[0],
    ]),
  ) as Record<Field, Kind>

export const kindOf: Readonly<Record<RequestField, Kind>> = kindsOf(CalculationRequest.properties)

/** The fields that hold a date, by the schema. */
export const datesOf = <Field extends string>(
  properties: Readonly<Record<Field, unknown>>,
): ReadonlySet<Field> =>
  new Set(
    (Object.keys(properties) as Field[]).filter(
      (field) => (properties[field] as { format?: string }).format === 'date',
    ),
  )

const number = /^-?\d{1,15}(?:\.\d{1,15})?$/

/** The value that a written text stands for. Text that stands for none is left as it is, so that `parse` says what to do
 *  about it. */
function readValue(kind: Kind, text: string): unknown {
  if (kind === 'string') return text
  if (kind === 'boolean') {
    const word = text.toLowerCase()
    return word === 'true' ? true : word === 'false' ? false : text
  }
  if (kind === 'array') return text.startsWith('[') ? readJson(text) : text.split(/[\s,;]+/)
  if (number.test(text)) return Number(text)
  return kind === 'json' && /^[[{]/.test(text) ? readJson(text) : text
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const isRequestField = (name: string): name is RequestField =>
  (requestFields as readonly string[]).includes(name)

/** What texts of these kinds make: from flags, or from the cells of a row. An empty text is a field that is not sent. */
export function fieldsFromTexts<Field extends string>(
  kinds: Readonly<Record<Field, Kind>>,
  texts: Iterable<readonly [Field, string]>,
): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const [field, text] of texts) {
    const trimmed = text.trim()
    if (trimmed !== '') body[field] = readValue(kinds[field], trimmed)
  }
  return body
}

/** The request body that texts make. */
export const fromTexts = (texts: Iterable<readonly [RequestField, string]>): Record<string, unknown> =>
  fieldsFromTexts(kindOf, texts)
