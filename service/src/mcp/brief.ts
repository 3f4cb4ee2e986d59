import type { Schema } from '../contract/fact-schema.ts'

/** So deep an answer is described: its parts with their types, and the names alone of what is in each. */
const deepest = 2

/** The schema of an answer, short: what a model has to know before it calls. The answer explains itself, and the whole schema
 *  of all tools would take 80 kB of what the model can hold. */
export const brief = (schema: Schema): Schema => {
  const definitions = (schema.$defs ?? {}) as Readonly<Record<string, Schema>>
  const shorter = (part: Schema, depth: number): Schema => {
    if (typeof part.$ref === 'string')
      return shorter(definitions[part.$ref.replace('#/$defs/', '')] ?? {}, depth)
    const { type, description, properties, items } = part
    const inner = (within: unknown): Schema => shorter(within as Schema, depth - 1)
    return {
      ...(type !== undefined && depth > 0 && { type }),
      ...(description !== undefined && depth === deepest && { description }),
      ...(properties !== undefined &&
        depth > 0 && {
          properties: Object.fromEntries(
            Object.entries(properties as object).map(([name, within]) => [name, inner(within)]),
          ),
        }),
      ...(items !== undefined && depth > 0 && { items: inner(items) }),
    }
  }
  return shorter(schema, deepest)
}
