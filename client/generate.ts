import { writeFileSync } from 'node:fs'
import { openapi } from '../service/src/contract/openapi.ts'

type Schema = Readonly<Record<string, unknown>>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value))

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** The TypeScript type of a schema. */
function typeOf(schema: Schema): string {
  if (typeof schema.$ref === 'string') return schema.$ref.replace('#/components/schemas/', '')
  if ('const' in schema) return literal(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map(literal).join(' | ')
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map(typeOf).join(' | ')
  const types = [schema.type].flat().map(String)
  return types.map((type) => primitives[type] ?? composite(type, schema)).join(' | ')
}

function composite(type: string, schema: Schema): string {
  if (type === 'array') return `readonly (${typeOf(schema.items as Schema)})[]`
  if (type !== 'object') throw new Error(`no type for ${JSON.stringify(schema)}`)
  if (isSchema(schema.properties)) return `{ ${membersOf(schema).join('; ')} }`
  return `Readonly<Record<string, ${typeOf(schema.additionalProperties as Schema)}>>`
}

function membersOf({ properties, required }: Schema): readonly string[] {
  return Object.entries(properties as Record<string, Schema>).map(([name, schema]) => {
    const mark = Array.isArray(required) && required.includes(name) ? '' : '?'
    const docComment = schema.description === undefined ? '' : `/** ${schema.description} */\n`
    return `${docComment}readonly ${name}${mark}: ${typeOf(schema)}`
  })
}

function declared([name, schema]: readonly [string, Schema]): string {
  const docComment = schema.description === undefined ? '' : `/** ${schema.description} */\n`
  return schema.type === 'object' && isSchema(schema.properties)
    ? `${docComment}export interface ${name} {\n${membersOf(schema).join('\n')}\n}\n`
    : `${docComment}export type ${name} = ${typeOf(schema)}\n`
}

/** The types of the API, made from its OpenAPI document. */
export function apiTypes(): string {
  const { components } = openapi('', '') as { components: { schemas: Record<string, Schema> } }
  const head =
    '// Made from the OpenAPI document by client/generate.ts. A test holds that it is up to date.\n'
  return `${head}\n${Object.entries(components.schemas).map(declared).join('\n')}`
}

if (import.meta.main) writeFileSync(new URL('src/api-types.ts', import.meta.url), apiTypes())
