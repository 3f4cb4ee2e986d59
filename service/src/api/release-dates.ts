import { atOnce } from '@requisite/law'
import { cases } from '../contract/case/batch.ts'
import { caseJson } from '../contract/case/case-json.ts'
import { parseCase } from '../contract/case/parse.ts'
import { caseBody, caseIncludes, presentInSteps, workInSteps } from '../contract/case/present.ts'
import { errorsWithInclude, parseIncludeOf } from '../contract/include.ts'
import { invalid, repeatedNameErrors } from '../contract/invalid.ts'
import { failure } from '../http/envelope.ts'
import { readJson } from '../http/json-body.ts'
import { freshJson, freshJsonBytes, type Reply } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'
import { inTurns, weightOfTurn } from '../http/turns.ts'

/** Answers POST /release-dates. A case of many sentences takes milliseconds, and a date that the prison gave can take long to
 *  look into: both wait for turns of their own, because a hundred that come at once would be one round of the event loop. */
export function releaseDatesRoute(poweredBy: string): (request: RouteRequest) => Reply | Promise<Reply> {
  const jsonOf = caseJson(poweredBy)

  function* replyInSteps(json: unknown, query: RouteRequest['query']): Generator<undefined, Reply> {
    const parsed = parseCase(json)
    const included = parseIncludeOf(caseIncludes, query.include)
    if ('errors' in parsed || 'error' in included)
      return freshJson(422, invalid(errorsWithInclude(parsed, included)))
    const { include } = included
    const worked = yield* include.length === 0 ? workInSteps(parsed) : presentInSteps(parsed, include)
    if ('errors' in worked) return freshJson(422, invalid(worked.errors))
    return 'answer' in worked
      ? freshJsonBytes(jsonOf(parsed, worked))
      : freshJson(200, caseBody(worked, poweredBy))
  }

  function answer(json: unknown, { body, query, turns }: RouteRequest): Reply | Promise<Reply> {
    const steps = replyInSteps(json, query)
    const weight = cases.weightOf(json)
    return weight < weightOfTurn && !isStated(json)
      ? atOnce(steps)
      : inTurns(steps, turns(body.length), weight)
  }

  function read(request: RouteRequest): Reply | Promise<Reply> {
    const read = readJson(request.body)
    if ('message' in read) return freshJson(400, failure(read.message))
    const repeated = repeatedNameErrors(read.text, read.json)
    if (repeated !== null) return freshJson(422, invalid(repeated))
    return answer(read.json, request)
  }

  return (request) => {
    const { length } = request.body
    return length < leastLong
      ? read(request)
      : request
          .turns(length)()
          .then(() => read(request))
  }
}

/** A body of so many bytes waits as it came: about four sentences, or what is none and as long. Read before its turn, it would be
 *  many small objects for the collector to carry along until then. */
const leastLong = 512

/** Whether a date that the prison gave is to be looked into. */
const isStated = (json: unknown): boolean =>
  ((json as { statedReleaseDate?: unknown } | null)?.statedReleaseDate ?? null) !== null
