import { errorsWithInclude, parseInclude } from '../contract/include.ts'
import { invalid, invalidOf, sendBatch, withCodes } from '../contract/invalid.ts'
import { parse, placesOf } from '../contract/parse.ts'
import { present } from '../contract/present.ts'
import { freshJson } from '../http/reply.ts'
import { type CallAnswer, jsonCall } from './json-call.ts'

/** Answers POST /calculate. */
export const calculateRoute = (poweredBy: string): CallAnswer =>
  jsonCall(invalidOf, (json, { query }) => {
    const parsed = parse(json)
    const included = parseInclude(query.include)
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
  })
