import { errorsWithInclude, parseInclude } from '../contract/include.ts'
import {
  invalid,
  invalidOf,
  repeatedNameErrors,
  repeatedRefusal,
  sendBatch,
  withCodes,
} from '../contract/invalid.ts'
import { readJson } from '../contract/json-body.ts'
import { parse, placesOf } from '../contract/parse.ts'
import { present } from '../contract/present.ts'
import { failure } from '../http/envelope.ts'
import { freshJson, type Reply } from '../http/reply.ts'

/** Answers POST /calculate. */
export function calculateRoute(
  poweredBy: string,
): (body: Buffer, include: string | string[] | undefined) => Reply {
  return (body, query) => {
    const read = readJson(body)
    if ('message' in read) return freshJson(400, failure(read.message))
    const repeated = repeatedNameErrors(read.text, read.json)
    if (repeated !== null) return freshJson(422, repeatedRefusal(repeated, query, invalidOf))
    const parsed = parse(read.json)
    const included = parseInclude(query)
    const { json } = read
    if (Array.isArray(json) || 'errors' in parsed || 'error' in included) {
      const refused = invalid(
        errorsWithInclude(parsed, included),
        ...(Array.isArray(json) ? [sendBatch] : []),
      )
      return freshJson(
        422,
        withCodes(refused, included, () => ({ body: json, ...placesOf(json) })),
      )
    }
    return freshJson(200, present(parsed, poweredBy, included.include))
  }
}
