import { type Description, type Fact, type Facts, namedLaws } from '@requisite/law/internal'

/** The schema of a value, as plain data. */
export type Schema = Readonly<Record<string, unknown>>

/** In letters that every language's patterns know. */
const noControlCharacters = '^[^\\u0000-\\u001f\\u007f-\\u009f]*$'

/** What a value of a fact is, by its kind: type, bounds and form. */
function shapeOf(fact: Fact): Schema {
  switch (fact.kind) {
    case 'day':
      return { type: 'string', format: 'date' }
    case 'month':
      return { type: 'string', pattern: '^\\d{4}-(?:0[1-9]|1[0-2])$' }
    case 'count':
      return {
        type: 'integer',
        minimum: fact.least,
        maximum: fact.most,
        ...(fact.leftOut === 0 && { default: 0 }),
      }
    case 'unit':
      return { type: 'integer', minimum: 0, maximum: fact.most }
    case 'choice':
      return { type: 'string', enum: [...fact.values] }
    case 'flag':
      return { type: 'boolean', ...(fact.leftOut !== null && { default: fact.leftOut === true }) }
    case 'sum':
      return { type: 'number', minimum: 0 }
    case 'id':
      return {
        type: 'string',
        ...(fact.longest !== null && { minLength: 1, maxLength: fact.longest, pattern: noControlCharacters }),
      }
    case 'text':
      return { type: 'string', maxLength: fact.longest, pattern: noControlCharacters }
    case 'ids':
      return {
        type: 'array',
        items: { type: 'string', minLength: 1, maxLength: fact.longest, pattern: noControlCharacters },
        minItems: fact.least ?? 1,
        maxItems: fact.most,
      }
    case 'dates':
      return { type: 'object', additionalProperties: { type: ['string', 'null'], format: 'date' } }
    case 'law':
      return { type: 'string', pattern: `^(?:${namedLaws.join('|')}|\\d{4}-\\d{2}-\\d{2})$` }
    default:
      return { type: 'string' }
  }
}

const described = (description: Description): Schema =>
  typeof description === 'string' ? { description } : { ...description }

const isNull: Schema = { type: 'null' }
export const orNothing = (schema: Schema): Schema => ({ anyOf: [schema, isNull] })
const isUnknown: Schema = { type: 'string', const: 'unknown' }

/** A field that may be left out. Null means absent, so that a client can post `inputs` back. */
const orNull = ({ type, enum: values, anyOf, ...rest }: Schema): Schema =>
  Array.isArray(anyOf)
    ? { ...rest, anyOf: [...anyOf, isNull] }
    : { ...rest, ...(Array.isArray(values) && { enum: [...values, null] }), type: [type, 'null'] }

/** A value of which it may be told that it is not known. */
const orUnknown = ({ default: leftOut, ...schema }: Schema): Schema =>
  Array.isArray(schema.enum)
    ? { ...schema, enum: [...schema.enum, 'unknown'] }
    : { anyOf: [schema, isUnknown], ...(leftOut !== undefined && { default: leftOut }) }

/** What may be sent for a fact. */
const sentShape = (fact: Fact): Schema =>
  fact.unknown === undefined ? shapeOf(fact) : orUnknown(shapeOf(fact))

/** The schema of a fact in a request. */
const requestSchema = (fact: Fact, description: Description): Schema => {
  const schema = { ...sentShape(fact), ...described(description) }
  return fact.isNeeded ? schema : orNull(schema)
}

/** The fields of a request, for a table of facts. */
export const requestProperties = (
  facts: Facts,
  descriptions: Readonly<Record<string, Description>>,
): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      requestSchema(fact, descriptions[name] as Description),
    ]),
  )

/** An object of a request: unknown names are taken, and said. */
export const requestObject = (
  properties: Readonly<Record<string, Schema>>,
  needed: readonly string[],
  options: Schema = {},
): Schema & { readonly properties: Readonly<Record<string, Schema>> } => ({
  type: 'object',
  ...(needed.length > 0 && { required: [...needed] }),
  properties,
  additionalProperties: true,
  ...options,
})

/** The object of a request for a table of facts. */
export const requestOfFacts = (
  facts: Facts,
  descriptions: Readonly<Record<string, Description>>,
  options: Schema = {},
): ReturnType<typeof requestObject> =>
  requestObject(
    requestProperties(facts, descriptions),
    Object.keys(facts).filter((name) => facts[name]?.isNeeded),
    options,
  )

/** A list of such objects, of at most so many. */
export const listOfFacts = (
  facts: Facts,
  descriptions: Readonly<Record<string, Description>>,
  maxItems: number,
): Schema => ({ type: 'array', items: requestOfFacts(facts, descriptions), maxItems })

/** Whether a fact that was not told is null in what is given back. */
const isNullable = (fact: Fact): boolean =>
  !fact.isNeeded &&
  !(fact.kind === 'flag' && fact.leftOut !== null) &&
  fact.kind !== 'law' &&
  !(fact.kind === 'count' && fact.leftOut === 0)

/** The fields of `inputs`, for a table of facts: nothing is left out. */
export const inputsProperties = (
  facts: Facts,
  filled: readonly string[] = [],
): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      const { type, format, items, additionalProperties } = shapeOf(fact)
      const plain = {
        type,
        ...(format !== undefined && { format }),
        ...(additionalProperties !== undefined && { additionalProperties }),
        ...(items !== undefined && { items: { type: 'string' } }),
      }
      const known = fact.unknown === undefined || type === 'string' ? [plain] : [plain, isUnknown]
      if (isNullable(fact) && !filled.includes(name))
        return [name, { anyOf: [...known, isNull], description: 'As given, or null.' }]
      return [name, { ...(known.length === 1 ? plain : { anyOf: known }), description: 'As applied.' }]
    }),
  )

/** An object of the inputs, as they are given back: every field stands there. */
export const inputsObject = (properties: object): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
})
