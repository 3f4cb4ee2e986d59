import { calculationJson } from '../contract/calculation-json.ts'
import { errorsWithInclude, parseInclude } from '../contract/include.ts'
import { invalid } from '../contract/invalid.ts'
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
    if ('sentence' in read) return freshJson(400, failure(read.sentence))
    const parsed = parse(read.json)
    const asked = parseInclude(query)
    if ('errors' in parsed || 'error' in asked)
      return freshJson(422, invalid(errorsWithInclude(parsed, asked)))
    return asked.include.length === 0
      ? freshJsonText(jsonOf(parsed))
      : freshJson(200, present(parsed, poweredBy, asked.include))
  }
}
