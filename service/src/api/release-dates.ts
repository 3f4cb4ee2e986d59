import { cases } from '../contract/case/batch.ts'
import { parseCase } from '../contract/case/parse.ts'
import { caseBody, caseIncludes, presentCase } from '../contract/case/present.ts'
import { errorsWithInclude, parseIncludeOf } from '../contract/include.ts'
import { invalid, repeatedNameErrors } from '../contract/invalid.ts'
import { failure } from '../http/envelope.ts'
import { readJson } from '../http/json-body.ts'
import { freshJson, type Reply } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'
import { weightOfTurn } from './batch.ts'

/** Answers POST /release-dates. A case of many sentences takes milliseconds, so it waits for a turn of its own: a hundred that
 *  come at once would be one round of the event loop, and everybody else would wait for it. */
export function releaseDatesRoute(poweredBy: string): (request: RouteRequest) => Reply | Promise<Reply> {
  return ({ body, query, turns }) => {
    const read = readJson(body)
    if ('message' in read) return freshJson(400, failure(read.message))
    if (read.repeated.length > 0) return freshJson(422, invalid(repeatedNameErrors(read.repeated)))
    const answer = (): Reply => replyTo(read.json, query.include, poweredBy)
    return cases.weightOf(read.json) < weightOfTurn ? answer() : turns(body.length)().then(answer)
  }
}

function replyTo(json: unknown, include: string | string[] | undefined, poweredBy: string): Reply {
  const parsed = parseCase(json)
  const included = parseIncludeOf(caseIncludes, include)
  if ('errors' in parsed || 'error' in included)
    return freshJson(422, invalid(errorsWithInclude(parsed, included)))
  const item = presentCase(parsed, included.include)
  return 'errors' in item ? freshJson(422, invalid(item.errors)) : freshJson(200, caseBody(item, poweredBy))
}
