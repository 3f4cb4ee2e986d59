import { Type } from './schema.ts'

/** A schema as plain data: its type and whatever else it says. */
type Keyword = { readonly type: string; readonly [keyword: string]: unknown }

/** The same schema with null as one more value. */
const nullable = ({ type, enum: values, ...rest }: Keyword) => ({
  ...rest,
  ...(Array.isArray(values) ? { enum: [...values, null] } : {}),
  type: [type, 'null'],
})

/** A field that may be left out. Null means absent, so that a client can post `inputs` back. */
export const optional = <T>(schema: Keyword) => Type.Optional(Type.Unsafe<T | null>(nullable(schema)))
