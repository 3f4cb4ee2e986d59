import { type Asking, type Call, callResult } from '../contract/call.ts'
import { workCharged } from '../contract/charged-work.ts'
import { parseIncludeOf } from '../contract/include.ts'
import { type FieldRefusal, type Invalid, withCodes } from '../contract/invalid.ts'
import { overAMinute } from '../contract/price.ts'
import { withReference } from '../contract/reference.ts'
import type { Charge } from '../http/rate-limit/charge.ts'
import { busy, freshJson, type Reply } from '../http/reply.ts'
import { type CallAnswer, jsonIn, tooDear } from './json-call.ts'

/** Answers a call: at once where that takes a moment, else away from the event loop. What it is sure to cost is counted before it
 *  is worked out; what else it costs, after. */
export const callRoute =
  (call: Call, asking: Asking): CallAnswer =>
  (request) => {
    const read = jsonIn(request, call.refuse)
    if ('refused' in read) return read.refused
    const { json } = read
    const { query, handOver, charge } = request
    const included = parseIncludeOf(call.includes, query.include)
    const { isLong, cost, what } = call.price(json, 'include' in included ? included.include : [])
    if (handOver !== null && isLong) return handOver('single').then((reply) => reply ?? busy())
    const work = (): { readonly cost: number; readonly reply: Reply } => {
      const result = callResult(call, json, included, asking)
      return {
        cost: result.cost ?? cost,
        reply: 'refusal' in result ? refused(result.refusal) : freshJson(200, result.answer),
      }
    }
    const refusalOf = (refusal: FieldRefusal): Invalid => {
      const sent = () => ({ body: json, ...call.placesOf(json, asking.today()) })
      const body = withCodes(call.refuse(refusal, json), included, sent)
      return call.hasReference ? withReference(body, json) : body
    }
    const refused = (refusal: FieldRefusal): Reply => freshJson(422, refusalOf(refusal))
    if (cost === 1 && call.costOf === undefined) return work().reply
    const never = (cost: number, perMinute: number) =>
      refusalOf({ errors: call.neverFits?.(overAMinute(cost, perMinute)) ?? {} })
    const refuse = (cost: number, charged: Charge & { fits: false }, about?: string): Reply =>
      tooDear(what, cost, charged, never, about)
    return workCharged(charge, cost, refuse, async () => work())
  }
