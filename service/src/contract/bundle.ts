import { CaseSentenceRequest } from './case/request.ts'
import { caseSchemas } from './case/response.ts'
import { namedSchemas } from './named-schemas.ts'
import { whatIfRequestSchemas } from './what-if/request.ts'
import { whatIfSchemas } from './what-if/response.ts'

type Schema = Readonly<Record<string, unknown>>

const named: ReadonlyMap<string, Schema> = new Map(
  [...namedSchemas, CaseSentenceRequest, ...caseSchemas, ...whatIfRequestSchemas, ...whatIfSchemas].map(
    (schema) => [String((schema as { $id?: unknown }).$id), schema as unknown as Schema],
  ),
)

/** A schema that stands on its own: every schema that it names is in it. */
export function bundled(schema: object): Schema {
  const definitions: Record<string, unknown> = {}
  const root = resolved(schema) as Schema
  return Object.keys(definitions).length === 0 ? root : { ...root, $defs: definitions }

  function resolved(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(resolved)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part)
        .filter(([name]) => name !== '$id')
        .map(([name, value]) => [name, name === '$ref' ? placed(String(value)) : resolved(value)]),
    )
  }

  /** The address of a named schema, which is put among the definitions when it is first met. */
  function placed(name: string): string {
    if (!(name in definitions)) {
      definitions[name] = {}
      definitions[name] = resolved(named.get(name))
    }
    return `#/$defs/${name}`
  }
}
