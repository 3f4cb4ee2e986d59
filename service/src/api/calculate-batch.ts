import {
  batchEnvelope,
  costOf,
  fitsLaterMessage,
  neverFitsErrors,
  parseBatch,
  presentItem,
} from '../contract/batch.ts'
import { errorsWithInclude, type Include, parseInclude } from '../contract/include.ts'
import { invalid, repeatedNameErrors } from '../contract/invalid.ts'
import { failure } from '../http/envelope.ts'
import { readJson } from '../http/json-body.ts'
import type { Charge } from '../http/rate-limit/charge.ts'
import { freshJson, freshJsonText, type Reply } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'
import type { Turn } from '../http/turns.ts'

/** Answers POST /calculate/batch. The request itself is counted already; the rest of what the batch costs is counted before
 *  anything of it is answered. */
export function batchRoute(poweredBy: string): (request: RouteRequest) => Promise<Reply> {
  return (request) => answer(request, poweredBy)
}

async function answer({ body, query, charge, turns }: RouteRequest, poweredBy: string): Promise<Reply> {
  const turn = turns(body.length)
  await turn()
  const read = readJson(body)
  if ('message' in read) return freshJson(400, failure(read.message))
  if (read.repeated.length > 0) return freshJson(422, invalid(repeatedNameErrors(read.repeated)))
  const parsed = parseBatch(read.json)
  const included = parseInclude(query.include)
  if ('errors' in parsed || 'error' in included)
    return freshJson(422, invalid(errorsWithInclude(parsed, included)))
  const cost = costOf(parsed.items.length)
  const charged = await charge(cost - 1)
  if (!charged.fits) return tooManyItems(cost, charged)
  return freshJsonText(await batchText(parsed.items, poweredBy, included.include, turn))
}

/** The reply to a batch that does not fit into its client's minute: when it will, or that it never does. */
function tooManyItems(cost: number, { perMinute, left, retryAfter }: Charge & { fits: false }): Reply {
  if (cost > perMinute) return freshJson(422, invalid(neverFitsErrors(cost, perMinute)))
  return freshJson(
    429,
    { ...failure(fitsLaterMessage(cost, left, retryAfter)), retryAfter },
    'Retry-After',
    String(retryAfter),
  )
}

/** So much is done in one turn of the event loop: about a millisecond of work. */
const weightOfTurn = 10

/** A refusal takes longer than an answer: the edit distance of an offence is taken to all that there are. */
const weightOfRefusal = 10

/** The response as text. Each answer is serialised as soon as it is there, and the event loop is yielded in between. */
async function batchText(
  items: readonly unknown[],
  poweredBy: string,
  include: readonly Include[],
  turn: Turn,
): Promise<string> {
  const data: string[] = []
  let answered = 0
  let weight = 0
  for (const item of items) {
    if (weight >= weightOfTurn) {
      await turn()
      weight = 0
    }
    const answer = presentItem(item, include)
    if (answer.success) answered++
    weight += answer.success ? 1 : weightOfRefusal
    data.push(JSON.stringify(answer))
  }
  const rest = JSON.stringify(batchEnvelope(items.length, answered, poweredBy)).slice(1)
  return `{"success":true,"data":[${data.join(',')}],${rest}`
}
