import { parseCase, placesOfCase } from '../contract/case/parse.ts'
import { caseBody, caseIncludes, presentCase } from '../contract/case/present.ts'
import { priceOfCase } from '../contract/case/size.ts'
import { errorsWithInclude, parseIncludeOf } from '../contract/include.ts'
import { type FieldRefusal, type Invalid, refusalOf, withCodes } from '../contract/invalid.ts'
import { withReference } from '../contract/reference.ts'
import { busy, freshJson, type Reply } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'
import { chargeFor } from './charge-for.ts'
import { type CallAnswer, jsonCall } from './json-call.ts'

/** Answers POST /release-dates: at once where that takes a moment, else away from the event loop. */
export function releaseDatesRoute(poweredBy: string): CallAnswer {
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

  return jsonCall(refusalOf, (json, request) => {
    const { isLong, cost } = priceOfCase(json)
    if (request.handOver !== null && isLong)
      return request.handOver('single').then((reply) => reply ?? busy())
    return cost === 1 ? answer(json, request.query) : answerCharged(json, request, cost)
  })
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
