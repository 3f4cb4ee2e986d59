import type { Type as Library } from 'typebox'

export type { Static } from 'typebox'

// Of typebox only the types are used. Its schemas are plain data too, but to load the 373 files of the library took a quarter
// of every start (1.84 s of processor time, 1.40 without); a command is over sooner than that.

type Kinds =
  | 'Array'
  | 'Boolean'
  | 'Enum'
  | 'Integer'
  | 'Literal'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'Ref'
  | 'String'
  | 'Union'
  | 'Unsafe'

type Plain = Readonly<Record<string, unknown>>

/** The schemas that an object may leave out. */
const optional = new WeakSet<object>()

/** An object whose fields are required, save the optional ones. */
function object(properties: Readonly<Record<string, Plain>>, options: Plain = {}): Plain {
  const required = Object.keys(properties).filter((name) => !optional.has(properties[name] as Plain))
  return { type: 'object', ...(required.length === 0 ? {} : { required }), properties, ...options }
}

function leftOut(schema: Plain): Plain {
  const copy = { ...schema }
  optional.add(copy)
  return copy
}

const ofType =
  (type: string) =>
  (options: Plain = {}): Plain => ({ type, ...options })

const builders: Readonly<Record<Kinds, (...parts: never[]) => Plain>> = {
  Array: (items: Plain, options: Plain = {}) => ({ type: 'array', items, ...options }),
  Boolean: ofType('boolean'),
  Enum: (values: readonly unknown[], options: Plain = {}) => ({ enum: values, ...options }),
  Integer: ofType('integer'),
  Literal: (value: unknown, options: Plain = {}) => ({ type: typeof value, const: value, ...options }),
  Null: ofType('null'),
  Number: ofType('number'),
  Object: object,
  Optional: leftOut,
  Ref: (name: string, options: Plain = {}) => ({ $ref: name, ...options }),
  String: ofType('string'),
  Union: (schemas: readonly Plain[], options: Plain = {}) => ({ anyOf: schemas, ...options }),
  Unsafe: (schema: Plain) => ({ ...schema }),
}

/** Writes a schema down once: for checking, for TypeScript's types and for OpenAPI. */
export const Type = builders as unknown as Pick<typeof Library, Kinds>
