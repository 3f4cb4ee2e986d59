import { type Day, type Fraction, isoDate, type Source } from '@requisite/law'
import type { Schema } from './fact-schema.ts'
import { printed } from './fraction.ts'

/** A shape writes an object of an answer from what the law found: one literal, each field with its value and its description,
 *  `startDate: date(run.start, 'The first day.')`. It tells its schema too: it is run once without an answer, and each field then gives
 *  its sort and description in place of its value. So a field stands once, and nothing is slower than a literal. */
export interface Shape<From, ShapeValue, Beside = unknown> {
  (from: From, beside?: Beside): ShapeValue
  readonly schema: Schema
}

/** What a shape writes. */
export type ShapeValue<Of> = Of extends (...from: never[]) => infer Value ? Value : never

/** Whether a shape tells its schema. */
let isDescribing = false

interface FieldSchema {
  readonly schema: Schema
  readonly isOptional?: true
}

const tell = (told: Schema, description?: string): never =>
  ({ schema: description === undefined ? told : { ...told, description } }) as never

/** What stands for an answer while there is none: whatever is asked of it is the same again. */
const nothing: never = new Proxy(() => nothing, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : nothing),
}) as never

export function shape<From, ShapeValue, Beside = unknown>(
  write: (from: From, beside: Beside) => ShapeValue,
  options: Schema = {},
): Shape<From, ShapeValue, Beside> {
  let told: Schema | undefined
  return Object.defineProperty(write, 'schema', {
    get: () => (told ??= { ...object(fieldsOf(write)), ...options }),
  }) as Shape<From, ShapeValue, Beside>
}

function fieldsOf(write: (from: never, beside: never) => unknown): Readonly<Record<string, FieldSchema>> {
  const before = isDescribing
  isDescribing = true
  const fields = write(nothing, nothing)
  isDescribing = before
  return fields as Readonly<Record<string, FieldSchema>>
}

const object = (fields: Readonly<Record<string, FieldSchema>>): Schema =>
  objectOf(
    Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
    Object.keys(fields).filter((name) => fields[name]?.isOptional),
  )

/** The schema of an object of which these fields may be left out. */
export function openObjectOf(
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
  options: Schema = {},
): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name))
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options }
}

/** The same of one without other fields. */
export const objectOf: typeof openObjectOf = (properties, optional, options) =>
  openObjectOf(properties, optional, { additionalProperties: false, ...options })

/** A shape with a name is named where it stands within another. */
const within = ({ schema }: { readonly schema: Schema }): Schema =>
  schema.$id === undefined ? schema : refTo(String(schema.$id))

/** What the law finds by a function, which cannot be asked without an answer. */
export const found = <From extends readonly unknown[], Value>(
  find: (...from: From) => Value,
  ...from: From
): Value => (isDescribing ? nothing : find(...from))

const types = {
  date: { type: 'string', format: 'date' },
  text: { type: 'string' },
  integer: { type: 'integer' },
  flag: { type: 'boolean' },
  real: { type: 'number' },
  texts: { type: 'array', items: { type: 'string' } },
  law: { type: 'array', items: { $ref: 'Provision' } },
} as const

/** The schema of a field by its sort alone. */
export const described = Object.fromEntries(
  Object.entries(types).map(([name, type]) => [name, (description: string) => ({ ...type, description })]),
) as Readonly<Record<string, unknown>> as Readonly<
  Record<keyof typeof types, (description: string) => Schema>
>

export const listOf = (items: Schema, description: string): Schema => ({ type: 'array', items, description })
export const refTo = ($ref: string): Schema => ({ $ref })
/** A success that is always the same. */
export const constant = (value: boolean | string, description: string): Schema => ({
  type: typeof value,
  const: value,
  description,
})

const orNull = (type: Schema): Schema => ({ anyOf: [type, { type: 'null' }] })

export const date = (value: Day, description: string): string =>
  isDescribing ? tell(types.date, description) : isoDate(value)

/** A day, or null; `within` describes the day itself. */
export const dateOrNull = (value: Day | null, description: string, within?: string): string | null =>
  isDescribing
    ? tell(orNull(within === undefined ? types.date : described.date(within)), description)
    : value === null
      ? null
      : isoDate(value)

/** A value that is written as it is. */
const plain =
  <Value>(type: Schema) =>
  (value: Value, description: string): Value =>
    isDescribing ? tell(type, description) : value

export const text = plain<string>(types.text)
export const textOrNull = plain<string | null>(orNull(types.text))
export const integer = plain<number>(types.integer)
export const integerOrNull = plain<number | null>(orNull(types.integer))
export const flag = plain<boolean>(types.flag)
export const texts = plain<readonly string[]>(types.texts)

/** A fraction as a number, for display. */
export const fraction = (value: Fraction, description: string): number =>
  isDescribing ? tell(types.real, description) : printed(value)

/** Where the law says so. */
export const law = (values: readonly Source[], description = 'Where the law says so.'): readonly Source[] =>
  isDescribing ? tell(types.law, description) : values

/** One of these. */
export const choice = <Value extends string>(
  value: Value,
  values: readonly Value[],
  description: string,
): Value => (isDescribing ? tell({ enum: values }, description) : value)

export const choiceOrNull = <Value extends string>(
  value: Value | null,
  values: readonly Value[],
  description: string,
): Value | null => (isDescribing ? tell(orNull({ enum: values }), description) : value)

/** What has a schema with a name, or any other schema. */
export const as = <Value>(value: Value, schema: Schema): Value => (isDescribing ? tell(schema) : value)

/** An object within another. */
export const part = <From, ShapeValue, Beside = unknown>(
  from: From,
  shape: Shape<From, ShapeValue, Beside>,
  description?: string,
  beside?: Beside,
): ShapeValue => (isDescribing ? tell(within(shape), description) : shape(from, beside))

export const partOrNull = <From, ShapeValue, Beside = unknown>(
  from: From | null,
  shape: Shape<From, ShapeValue, Beside>,
  description: string,
  beside?: Beside,
): ShapeValue | null =>
  isDescribing ? tell(orNull(within(shape)), description) : from === null ? null : shape(from, beside)

export const each = <From, ShapeValue, Beside = unknown>(
  from: readonly From[],
  shape: Shape<From, ShapeValue, Beside>,
  description: string,
  beside?: Beside,
): readonly ShapeValue[] =>
  isDescribing
    ? tell({ type: 'array', items: within(shape) }, description)
    : from.map((one) => shape(one, beside))

/** A field that an answer may lack. */
export const optional = <Value>(value: Value): Value | undefined =>
  isDescribing ? ({ ...(value as FieldSchema), isOptional: true } as never) : value
