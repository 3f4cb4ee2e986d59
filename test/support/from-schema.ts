import fc, { type Arbitrary } from 'fast-check'

/** As much of JSON Schema as the description of the API uses. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: string
  readonly pattern?: string
  readonly examples?: readonly unknown[]
}

/** Lists are kept short: what is wrong with the fourth is wrong with the third. */
const mostRows = 4

const daysIn = (month: number): number => [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0

const realDate = fc
  .tuple(
    fc.integer({ min: 1895, max: 2205 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .map(([year, month, day]) =>
    [year, month, Math.min(day, daysIn(month))].map((part) => String(part).padStart(2, '0')).join('-'),
  )

/** Values that a schema allows, of any schema that these names lead to. */
export function valuesOf(schema: Schema, named: Readonly<Record<string, Schema>>): Arbitrary<unknown> {
  const of = (inner: Schema): Arbitrary<unknown> => valuesOf(inner, named)
  if (schema.$ref !== undefined) return of(named[schema.$ref.split('/').pop() ?? ''] ?? {})
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map(of))
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['null'])
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, of)))
}

function valuesOfType(
  type: string,
  schema: Schema,
  of: (inner: Schema) => Arbitrary<unknown>,
): Arbitrary<unknown> {
  const { minimum: min = -1e6, maximum: max = 1e6 } = schema
  switch (type) {
    case 'object': {
      const { properties = {}, required = [] } = schema
      const fields = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, of(inner)]))
      return fc.record(fields, { requiredKeys: [...required] })
    }
    case 'array':
      return fc.array(of(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? mostRows, mostRows)),
      })
    case 'integer':
      // Small ones are what people send; the ends are where mistakes are.
      return fc.oneof(
        fc.integer({ min: Math.max(min, 0), max: Math.min(max, 12) }),
        fc.constantFrom(min, max),
        fc.integer({ min, max }),
      )
    case 'number':
      return fc.double({ min, max, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'string':
      return texts(schema)
    default:
      return fc.constant(null)
  }
}

function texts({ format, pattern, examples, minLength = 0, maxLength = 40 }: Schema): Arbitrary<unknown> {
  if (format === 'date') return realDate
  const any =
    pattern === undefined ? fc.string({ minLength, maxLength }) : fc.stringMatching(new RegExp(pattern))
  return examples === undefined ? any : fc.oneof(any, fc.constantFrom(...examples))
}

/** What is rarely right anywhere. */
const odd: Arbitrary<unknown> = fc.constantFrom<unknown>(
  ...[null, true, -1, 0.5, 1e21, '', 'x', '2026-02-30', '\ud800', '__proto__', 'x'.repeat(5000)],
  ...[[], [[]], {}, { x: {} }, [null], '3', 99999999],
)

/** The value with one thing in it changed: something odd in the place of a part, a part left out, or one too many. */
export const spoilt = (value: unknown): Arbitrary<unknown> =>
  fc.tuple(fc.nat(), fc.constantFrom('replace', 'leave out', 'add'), odd).map(([at, how, part]) => {
    const places: (readonly (string | number)[])[] = []
    const walk = (inner: unknown, place: readonly (string | number)[]): void => {
      places.push(place)
      if (typeof inner === 'object' && inner !== null)
        for (const name of Object.keys(inner))
          walk((inner as Record<string, unknown>)[name], [...place, name])
    }
    walk(value, [])
    return changed(value, places[at % places.length] ?? [], how, part)
  })

function changed(
  value: unknown,
  [name, ...rest]: readonly (string | number)[],
  how: string,
  part: unknown,
): unknown {
  if (name === undefined) {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
    return how === 'add' && isRecord ? { ...value, notAField: part } : part
  }
  if (Array.isArray(value))
    return value.map((row, i) => (i === Number(name) ? changed(row, rest, how, part) : row))
  const { [name]: inner, ...others } = value as Record<string, unknown>
  return how === 'leave out' && rest.length === 0
    ? others
    : { ...others, [name]: changed(inner, rest, how, part) }
}
