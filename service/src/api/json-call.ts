import { type Invalid, repeatedNameErrors, repeatedRefusal } from '../contract/invalid.ts'
import { readJson } from '../contract/json-body.ts'
import { compressed } from '../http/compress.ts'
import { failure } from '../http/envelope.ts'
import { type Charge, fitsLater } from '../http/rate-limit/charge.ts'
import { freshJson, type Reply } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'

/** Answers a request, at once or later. */
export type CallAnswer = (request: RouteRequest) => Reply | Promise<Reply>

/** The JSON of a body. What cannot be read, or says a name twice, is refused before it is asked. */
export function jsonIn(
  { body, query }: RouteRequest,
  refuse: (refusal: { readonly errors: Invalid['errors'] }) => Invalid,
): { readonly json: unknown } | { readonly refused: Reply } {
  const read = readJson(body)
  if ('message' in read) return { refused: freshJson(400, failure(read.message)) }
  const repeated = repeatedNameErrors(read.text, read.json)
  return repeated === null
    ? read
    : { refused: freshJson(422, repeatedRefusal(repeated, query.include, refuse)) }
}

/** The reply to what does not fit into its client's minute: when it will, or, where it never does, how to send less. */
export const tooDear = (
  what: Parameters<typeof fitsLater>[0],
  cost: number,
  charged: Charge & { readonly fits: false },
  neverFits: (cost: number, perMinute: number) => Invalid,
  about?: string,
): Reply =>
  cost > charged.perMinute
    ? freshJson(422, neverFits(cost, charged.perMinute))
    : fitsLater(what, cost, charged, about)

/** The same answer, compressed as the client takes it. */
export const compressing =
  (answer: CallAnswer): CallAnswer =>
  (request) => {
    const accepted = request.headers['accept-encoding']
    const reply = answer(request)
    return reply instanceof Promise
      ? reply.then((later) => compressed(later, accepted))
      : compressed(reply, accepted)
  }
