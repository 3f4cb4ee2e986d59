import { workCharged } from '../contract/charged-work.ts'
import { refusalOf, repeatedNameErrors } from '../contract/invalid.ts'
import { readJson } from '../contract/json-body.ts'
import { whatIfResult } from '../contract/what-if/present.ts'
import { isLongWhatIf, requestsOfWhatIf, whatIfSize } from '../contract/what-if/size.ts'
import { neverFits } from '../contract/what-if/too-many.ts'
import { failure } from '../http/envelope.ts'
import { busy, freshJson, type Reply } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'
import { tooDear } from './charge-for.ts'

/** Answers POST /what-if: at once where that takes a moment, else away from the event loop: the largest question is hundreds of
 *  cases. What its rows cost is counted before they are worked out; what those beside a cliff cost besides, after. */
export function whatIfRoute(
  poweredBy: string,
  today: () => string,
): (request: RouteRequest) => Promise<Reply> {
  return async ({ body, handOver, charge }) => {
    const read = readJson(body)
    if ('message' in read) return freshJson(400, failure(read.message))
    const repeated = repeatedNameErrors(read.text, read.json)
    if (repeated !== null) return freshJson(422, refusalOf({ errors: repeated }))
    const size = whatIfSize(read.json)
    if (handOver !== null && isLongWhatIf(size)) return (await handOver('single')) ?? busy()
    const refuse = (cost: number, charged: Parameters<typeof tooDear>[2], about?: string): Reply =>
      tooDear('question', cost, charged, (...never) => refusalOf({ errors: neverFits(...never) }), about)
    return workCharged(charge, requestsOfWhatIf(size), refuse, async () => {
      const result = whatIfResult(read.json, today(), poweredBy)
      return 'errors' in result
        ? { cost: 1, reply: freshJson(422, refusalOf(result)) }
        : { cost: result.cost, reply: freshJson(200, result.body) }
    })
  }
}
