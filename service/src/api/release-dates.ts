import { parseCase } from '../contract/case/parse.ts'
import { caseBody, caseIncludes, presentCase, presentInSteps } from '../contract/case/present.ts'
import { errorsWithInclude, parseIncludeOf } from '../contract/include.ts'
import { invalid, repeatedNameErrors } from '../contract/invalid.ts'
import { failure } from '../http/envelope.ts'
import { readJson } from '../http/json-body.ts'
import { freshJson, type Reply } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'
import { inTurns } from '../http/turns.ts'

/** Answers POST /release-dates. A date that the prison gave can take long to look into, and waits for its turns. */
export function releaseDatesRoute(poweredBy: string): (request: RouteRequest) => Reply | Promise<Reply> {
  return ({ body, query, turns }) => {
    const read = readJson(body)
    if ('message' in read) return freshJson(400, failure(read.message))
    if (read.repeated.length > 0) return freshJson(422, invalid(repeatedNameErrors(read.repeated)))
    const parsed = parseCase(read.json)
    const included = parseIncludeOf(caseIncludes, query.include)
    if ('errors' in parsed || 'error' in included)
      return freshJson(422, invalid(errorsWithInclude(parsed, included)))
    const reply = (item: ReturnType<typeof presentCase>): Reply =>
      'errors' in item ? freshJson(422, invalid(item.errors)) : freshJson(200, caseBody(item, poweredBy))
    if (parsed.stated === null) return reply(presentCase(parsed, included.include))
    const steps = presentInSteps(parsed, included.include)
    return inTurns(steps, turns(body.length), parsed.case.sentences.length).then(reply)
  }
}
