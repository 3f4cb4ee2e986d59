/** A schema as plain data: its type and whatever else it says. */
export type Keyword = { readonly type: string; readonly [keyword: string]: unknown }

/** The same schema with null as one more value: null means absent, so that a client can post `inputs` back. */
export const nullable = ({ type, enum: values, ...rest }: Keyword) => ({
  ...rest,
  ...(Array.isArray(values) ? { enum: [...values, null] } : {}),
  type: [type, 'null'],
})
