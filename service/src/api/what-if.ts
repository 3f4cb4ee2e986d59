import { workCharged } from '../contract/charged-work.ts'
import { errorsWithInclude, parseIncludeOf } from '../contract/include.ts'
import { refusalOf, withCodes } from '../contract/invalid.ts'
import { placesOfWhatIf } from '../contract/what-if/parse.ts'
import { whatIfResult } from '../contract/what-if/present.ts'
import { priceOfWhatIf } from '../contract/what-if/size.ts'
import { neverFits } from '../contract/what-if/too-many.ts'
import { busy, freshJson, type Reply } from '../http/reply.ts'
import { tooDear } from './charge-for.ts'
import { type CallAnswer, jsonCall } from './json-call.ts'

/** Answers POST /what-if: at once where that takes a moment, else away from the event loop: the largest question is hundreds of
 *  cases. What its rows cost is counted before they are worked out; what those beside a cliff cost besides, after. */
export const whatIfRoute = (poweredBy: string, today: () => string): CallAnswer =>
  jsonCall(refusalOf, async (json, { query, handOver, charge }) => {
    const included = parseIncludeOf([], query.include)
    const { isLong, cost } = priceOfWhatIf(json)
    if (handOver !== null && isLong) return (await handOver('single')) ?? busy()
    const refuse = (cost: number, charged: Parameters<typeof tooDear>[2], about?: string): Reply =>
      tooDear('question', cost, charged, (...never) => refusalOf({ errors: neverFits(...never) }), about)
    return workCharged(charge, cost, refuse, async () => {
      const result = whatIfResult(json, today(), poweredBy)
      if (!('errors' in result || 'error' in included))
        return { cost: result.cost, reply: freshJson(200, result.body) }
      const { errors: _errors, ...reason } = 'errors' in result ? result : { errors: {} }
      const refused = refusalOf({ ...reason, errors: errorsWithInclude(result, included) })
      const sent = () => ({ body: json, ...placesOfWhatIf(json, today()) })
      return { cost: 1, reply: freshJson(422, withCodes(refused, included, sent)) }
    })
  })
