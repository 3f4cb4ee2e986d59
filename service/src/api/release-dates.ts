import { parseCase } from '../contract/case/parse.ts'
import { caseBody, caseIncludes, presentCase } from '../contract/case/present.ts'
import { errorsWithInclude, parseIncludeOf } from '../contract/include.ts'
import { invalid, repeatedNameErrors } from '../contract/invalid.ts'
import { failure } from '../http/envelope.ts'
import { readJson } from '../http/json-body.ts'
import { freshJson, type Reply } from '../http/reply.ts'

/** Answers POST /release-dates. */
export function releaseDatesRoute(
  poweredBy: string,
): (body: Buffer, include: string | string[] | undefined) => Reply {
  return (body, query) => {
    const read = readJson(body)
    if ('message' in read) return freshJson(400, failure(read.message))
    if (read.repeated.length > 0) return freshJson(422, invalid(repeatedNameErrors(read.repeated)))
    const parsed = parseCase(read.json)
    const included = parseIncludeOf(caseIncludes, query)
    if ('errors' in parsed || 'error' in included)
      return freshJson(422, invalid(errorsWithInclude(parsed, included)))
    const item = presentCase(parsed, included.include)
    return 'errors' in item ? freshJson(422, invalid(item.errors)) : freshJson(200, caseBody(item, poweredBy))
  }
}
