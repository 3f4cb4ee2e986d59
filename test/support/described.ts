import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { http, jsonOf, type Response, type Sent } from './http.ts'
import type { Service } from './service.ts'
import { date } from './strict.ts'

interface Described {
  readonly headers?: Readonly<Record<string, { readonly schema?: { readonly type?: string } }>>
  readonly content?: Readonly<
    Record<
      string,
      {
        readonly schema: unknown
        readonly example?: unknown
        readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
      }
    >
  >
}

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string; readonly example?: unknown }[]
  readonly requestBody?: Described
  readonly responses: Readonly<Record<string, Described>>
}

/** An OpenAPI document, as far as the tests read it. */
export interface Document {
  readonly openapi: string
  readonly info: { readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}

export const documentOf = async (service: Service): Promise<Document> =>
  jsonOf(await http(service, '/openapi.json')) as Document

/** Gives a validator for the schema at a place in the document. */
export function schemasOf(document: Document): (...place: readonly string[]) => ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  ajv.addFormat('date', (text) => date(text, '').length === 0)
  ajv.addFormat('uri', (text) => URL.canParse(text))
  ajv.addSchema(document, 'document')
  return (...place) => {
    const pointer = place
      .map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
    return ajv.getSchema(`document#/${pointer.join('/')}`) as ValidateFunction
  }
}

const rateHeader = /^(?:X-)?RateLimit/i

/** Sends requests like `http`, and throws when the document does not describe what comes back. */
export async function describedHttp(
  service: Service,
  isLimited = false,
): Promise<(path: string, sent?: Sent) => Promise<Response>> {
  const document = await documentOf(service)
  const schemaAt = schemasOf(document)
  return async (path, sent = {}) => {
    const response = await http(service, path, sent)
    const fault = faultOf(path, sent.method ?? 'GET', response)
    if (fault !== null) throw new Error(`${sent.method ?? 'GET'} ${path}: ${response.status}: ${fault}`)
    return response
  }

  function faultOf(path: string, method: string, response: Response): string | null {
    if (method === 'OPTIONS') return null
    const template = templateOf(path)
    if (template === undefined) return errorFault(response)
    const operations = document.paths[template] ?? {}
    const verb = (method === 'HEAD' ? 'get' : method).toLowerCase()
    const [name, operation] = Object.hasOwn(operations, verb)
      ? [verb, operations[verb]]
      : (Object.entries(operations)[0] ?? [])
    const described = operation?.responses[response.status]
    if (name === undefined || described === undefined) return 'the status is not described'
    for (const [header, { schema }] of Object.entries(described.headers ?? {})) {
      const value = response.headers[header.toLowerCase()]
      if (value === undefined && (isLimited || !rateHeader.test(header))) return `there is no ${header}`
      if (value !== undefined && schema?.type === 'integer' && !/^\d+$/.test(value))
        return `${header} is no whole number: ${value}`
    }
    const [type] = Object.keys(described.content ?? {})
    if (type === undefined) return response.text === '' ? null : 'the body is not described'
    if (!response.headers['content-type']?.startsWith(type)) return 'the content type is not described'
    if (method === 'HEAD' || response.headers['content-encoding'] !== undefined) return null
    const isValid = schemaAt(
      'paths',
      template,
      name,
      'responses',
      String(response.status),
      'content',
      type,
      'schema',
    )
    return isValid(jsonOf(response)) ? null : JSON.stringify(isValid.errors)
  }

  /** What is not of the API is not described, but its errors have the same shape. */
  function errorFault({ status, text }: Response): string | null {
    if (status < 400 || text === '') return null
    const isError = schemaAt('components', 'schemas', 'ErrorResponse')
    return isError(JSON.parse(text)) ? null : JSON.stringify(isError.errors)
  }

  function templateOf(path: string): string | undefined {
    const [bare = ''] = path.split('?')
    return Object.keys(document.paths).find((template) =>
      new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}/?$`).test(bare),
    )
  }
}
