type Schema = Readonly<Record<string, unknown>>

/** So deep an answer is described: its parts, and the names of what is in each. */
const deepest = 2

/** The schema of an answer, short: what a model has to know before it calls. The answer explains itself, and the whole schema
 *  of all tools would take 80 kB of what the model can hold. */
export const brief = (schema: Schema): Schema => {
  const definitions = (schema.$defs ?? {}) as Readonly<Record<string, Schema>>
  const shorter = (part: Schema, depth: number): Schema => {
    if (typeof part.$ref === 'string')
      return shorter(definitions[part.$ref.replace('#/$defs/', '')] ?? {}, depth)
    const { type, description, properties, items } = part
    return {
      ...(type === undefined ? {} : { type }),
      ...(description === undefined || depth < deepest ? {} : { description }),
      ...(properties === undefined || depth === 0
        ? {}
        : {
            properties: Object.fromEntries(
              Object.entries(properties as Readonly<Record<string, Schema>>).map(([name, inner]) => [
                name,
                shorter(inner, depth - 1),
              ]),
            ),
          }),
      ...(items === undefined || depth === 0 ? {} : { items: shorter(items as Schema, depth - 1) }),
    }
  }
  return shorter(schema, deepest)
}
