import { type Invalid, repeatedNameErrors, repeatedRefusal } from '../contract/invalid.ts'
import { readJson } from '../contract/json-body.ts'
import { compressed } from '../http/compress.ts'
import { failure } from '../http/envelope.ts'
import { freshJson, type Reply } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'

/** Answers a request, at once or later. */
export type CallAnswer = (request: RouteRequest) => Reply | Promise<Reply>

/** A call whose body is JSON. What cannot be read, or says a name twice, is refused before it is asked. */
export const jsonCall =
  (
    refuse: (refusal: { readonly errors: Invalid['errors'] }) => Invalid,
    answer: (json: unknown, request: RouteRequest) => Reply | Promise<Reply>,
  ): CallAnswer =>
  (request) => {
    const read = readJson(request.body)
    if ('message' in read) return freshJson(400, failure(read.message))
    const repeated = repeatedNameErrors(read.text, read.json)
    return repeated === null
      ? answer(read.json, request)
      : freshJson(422, repeatedRefusal(repeated, request.query.include, refuse))
  }

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
