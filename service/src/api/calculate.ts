import { calculationJson } from '../contract/calculation-json.ts'
import { errorsWithInclude, parseInclude } from '../contract/include.ts'
import { invalid, repeatedNameErrors, sendBatch } from '../contract/invalid.ts'
import { parse } from '../contract/parse.ts'
import { present } from '../contract/present.ts'
import { failure } from '../http/envelope.ts'
import { readJson } from '../http/json-body.ts'
import { freshJson, freshJsonText, type Reply } from '../http/reply.ts'

/** Answers POST /calculate. */
export function calculateRoute(
  poweredBy: string,
): (body: Buffer, include: string | string[] | undefined) => Reply {
  const jsonOf = calculationJson(poweredBy)
  return (body, query) => {
    const read = readJson(body)
    if ('message' in read) return freshJson(400, failure(read.message))
    const repeated = repeatedNameErrors(read.text, read.json)
    if (repeated !== null) return freshJson(422, invalid(repeated))
    const parsed = parse(read.json)
    const included = parseInclude(query)
    if (Array.isArray(read.json))
      return freshJson(422, invalid(errorsWithInclude(parsed, included), sendBatch))
    if ('errors' in parsed || 'error' in included)
      return freshJson(422, invalid(errorsWithInclude(parsed, included)))
    return included.include.length === 0
      ? freshJsonText(jsonOf(parsed))
      : freshJson(200, present(parsed, poweredBy, included.include))
  }
}
