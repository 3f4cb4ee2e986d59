import { parseCase, placesOfCase } from '../contract/case/parse.ts'
import { caseBody, caseIncludes, presentCase } from '../contract/case/present.ts'
import { priceOfCase } from '../contract/case/size.ts'
import { errorsWithInclude, parseIncludeOf } from '../contract/include.ts'
import {
  type FieldRefusal,
  type Invalid,
  refusalOf,
  repeatedNameErrors,
  repeatedRefusal,
  withCodes,
} from '../contract/invalid.ts'
import { readJson } from '../contract/json-body.ts'
import { withReference } from '../contract/reference.ts'
import { failure } from '../http/envelope.ts'
import { busy, freshJson, type Reply } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'
import { chargeFor } from './charge-for.ts'

/** Answers POST /release-dates: at once where that takes a moment, else away from the event loop. */
export function releaseDatesRoute(poweredBy: string): (request: RouteRequest) => Reply | Promise<Reply> {
  function answer(json: unknown, query: RouteRequest['query']): Reply {
    const parsed = parseCase(json)
    const included = parseIncludeOf(caseIncludes, query.include)
    const refuse = (refusal: FieldRefusal): Reply =>
      freshJson(
        422,
        withReference(
          withCodes(refusalOf(refusal), included, () => ({ body: json, ...placesOfCase(json) })),
          json,
        ),
      )
    if ('errors' in parsed || 'error' in included)
      return refuse({ errors: errorsWithInclude(parsed, included) })
    const item = presentCase(parsed, included.include)
    return 'errors' in item ? refuse(item) : freshJson(200, caseBody(item, poweredBy))
  }

  async function answerCharged(json: unknown, request: RouteRequest, cost: number): Promise<Reply> {
    return (await chargeFor(request, cost, 'case', neverFits)) ?? answer(json, request.query)
  }

  return (request) => {
    const read = readJson(request.body)
    if ('message' in read) return freshJson(400, failure(read.message))
    const repeated = repeatedNameErrors(read.text, read.json)
    if (repeated !== null) return freshJson(422, repeatedRefusal(repeated, request.query.include, refusalOf))
    const { isLong, cost } = priceOfCase(read.json)
    if (request.handOver !== null && isLong)
      return request.handOver('single').then((reply) => reply ?? busy())
    return cost === 1 ? answer(read.json, request.query) : answerCharged(read.json, request, cost)
  }
}

/** The errors of a case that is larger than a whole minute. */
const neverFits = (cost: number, perMinute: number): Invalid =>
  refusalOf({
    errors: {
      sentences: [
        `This case counts as ${cost} requests, and only ${perMinute} a minute are allowed, so it can never be answered. Send fewer sentences, awards or times at large.`,
      ],
    },
  })
