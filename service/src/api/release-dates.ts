import { cases } from '../contract/case/batch.ts'
import { parseCase } from '../contract/case/parse.ts'
import { caseBody, caseIncludes, presentCase, presentInSteps } from '../contract/case/present.ts'
import { errorsWithInclude, parseIncludeOf } from '../contract/include.ts'
import { invalid, repeatedNameErrors } from '../contract/invalid.ts'
import { failure } from '../http/envelope.ts'
import { readJson } from '../http/json-body.ts'
import { freshJson, type Reply } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'
import { inTurns, weightOfTurn } from '../http/turns.ts'

/** Answers POST /release-dates. A case of many sentences takes milliseconds, and a date that the prison gave can take long to
 *  look into: both wait for turns of their own, because a hundred that come at once would be one round of the event loop. */
export function releaseDatesRoute(poweredBy: string): (request: RouteRequest) => Reply | Promise<Reply> {
  const replyOf = (item: ReturnType<typeof presentCase>): Reply =>
    'errors' in item ? freshJson(422, invalid(item.errors)) : freshJson(200, caseBody(item, poweredBy))

  function answer(json: unknown, { body, query, turns }: RouteRequest): Reply | Promise<Reply> {
    const parsed = parseCase(json)
    const included = parseIncludeOf(caseIncludes, query.include)
    if ('errors' in parsed || 'error' in included)
      return freshJson(422, invalid(errorsWithInclude(parsed, included)))
    const weight = cases.weightOf(json)
    if (parsed.stated === null && weight < weightOfTurn) return replyOf(presentCase(parsed, included.include))
    return inTurns(presentInSteps(parsed, included.include), turns(body.length), weight).then(replyOf)
  }

  return (request) => {
    const read = readJson(request.body)
    if ('message' in read) return freshJson(400, failure(read.message))
    const repeated = repeatedNameErrors(read.text, read.json)
    if (repeated !== null) return freshJson(422, invalid(repeated))
    return cases.weightOf(read.json) < weightOfTurn
      ? answer(read.json, request)
      : request
          .turns(request.body.length)()
          .then(() => answer(read.json, request))
  }
}
