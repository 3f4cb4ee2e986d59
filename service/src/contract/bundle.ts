import { batchSchemas } from './batch-schema.ts'
import { CaseRequest, CaseSentenceRequest, RecallRequest } from './case/request.ts'
import { caseSchemas } from './case/response.ts'
import type { Schema } from './fact-schema.ts'
import { versionSchemas } from './law-changes.ts'
import { calculationSchemas } from './present.ts'
import { librarySchemas } from './records.ts'
import { refusalSchemas } from './refusal-response.ts'
import { CalculationRequest } from './request.ts'
import { whatIfRequestSchemas } from './what-if/request.ts'
import { whatIfSchemas } from './what-if/response.ts'

/** Every schema with a name, in the order of OpenAPI's components. */
export const namedSchemas = (): ReadonlyMap<string, Schema> =>
  new Map(
    [
      CalculationRequest,
      ...calculationSchemas(),
      ...librarySchemas(),
      ...refusalSchemas,
      ...batchSchemas(),
      CaseSentenceRequest,
      RecallRequest,
      CaseRequest,
      ...caseSchemas(),
      ...whatIfRequestSchemas,
      ...whatIfSchemas(),
      ...versionSchemas(),
    ].map((schema: Schema) => [String(schema.$id), schema]),
  )

/** The schema that bears this name. */
export const schemaNamed = (name: string): Schema => namedSchemas().get(name) as Schema

/** A schema without its name, and with every schema that it names at an address. */
export function addressed(schema: unknown, addressOf: (name: string) => string): unknown {
  if (Array.isArray(schema)) return schema.map((part) => addressed(part, addressOf))
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => name !== '$id')
      .map(([name, value]) => [
        name,
        name === '$ref' ? addressOf(String(value)) : addressed(value, addressOf),
      ]),
  )
}

/** A schema that stands on its own: every schema that it names is in it. */
export function bundled(schema: object): Schema {
  const named = namedSchemas()
  const definitions: Record<string, unknown> = {}
  const place = (name: string): string => {
    if (!(name in definitions)) {
      definitions[name] = {}
      definitions[name] = addressed(named.get(name), place)
    }
    return `#/$defs/${name}`
  }
  const root = addressed(schema, place) as Schema
  return Object.keys(definitions).length === 0 ? root : { ...root, $defs: definitions }
}
