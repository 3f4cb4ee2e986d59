import { refusalOf, repeatedNameErrors } from '../contract/invalid.ts'
import { readJson } from '../contract/json-body.ts'
import { whatIfResult } from '../contract/what-if/present.ts'
import { neverFits } from '../contract/what-if/too-many.ts'
import { failure } from '../http/envelope.ts'
import { busy, freshJson, type Reply } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'
import { chargeFor } from './charge-for.ts'

/** Answers POST /what-if, away from the event loop: the largest question is hundreds of cases. What it costs beside the request
 *  itself is known when its rows are. */
export function whatIfRoute(
  poweredBy: string,
  today: () => string,
): (request: RouteRequest) => Promise<Reply> {
  return async (request) => {
    const { body, handOver } = request
    if (handOver !== null) return (await handOver()) ?? busy()
    const read = readJson(body)
    if ('message' in read) return freshJson(400, failure(read.message))
    const repeated = repeatedNameErrors(read.text, read.json)
    if (repeated !== null) return freshJson(422, refusalOf({ errors: repeated }))
    const result = whatIfResult(read.json, today(), poweredBy)
    if ('errors' in result) return freshJson(422, refusalOf(result))
    const refused = await chargeFor(request, result.cost, 'question', (cost, perMinute) =>
      refusalOf({ errors: neverFits(cost, perMinute) }),
    )
    return refused ?? freshJson(200, result.body)
  }
}
