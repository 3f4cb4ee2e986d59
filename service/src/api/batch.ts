import {
  answersTo,
  type BatchKind,
  batchEnvelope,
  groupsOf,
  longestAnswer,
  mostRequestsOfBatch,
  neverFitsErrors,
  parseBatch,
  requestsOfBatch,
  requestsOfBytes,
  tooDearErrors,
  tooLongErrors,
  uncountedErrors,
  withLawVersion,
} from '../contract/batch.ts'
import { countErrors, mostErrorsOfBatch } from '../contract/errors.ts'
import { errorsWithInclude, parseIncludeOf } from '../contract/include.ts'
import { repeatedNameErrors, repeatedRefusal, withCodes } from '../contract/invalid.ts'
import { readJson } from '../contract/json-body.ts'
import { withReference } from '../contract/reference.ts'
import { failure } from '../http/envelope.ts'
import { busy, freshJson, freshJsonText, type Reply } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'
import { chargeFor } from './charge-for.ts'

/** Answers many requests of one kind at once, away from the event loop: a thousand of them can take seconds. The request itself
 *  is counted already; the rest of what the batch costs is counted before anything of it is answered. */
export function batchRoute<Name extends string>(
  kind: BatchKind<Name>,
  poweredBy: string,
): (request: RouteRequest) => Promise<Reply> {
  return async (request) =>
    request.handOver === null
      ? answer(kind, request, poweredBy)
      : ((await request.handOver('batch')) ?? busy())
}

async function answer<Name extends string>(
  kind: BatchKind<Name>,
  request: RouteRequest,
  poweredBy: string,
): Promise<Reply> {
  const forBytes = requestsOfBytes(request.body.length)
  const charged = (cost: number): Promise<Reply | null> =>
    chargeFor(request, cost, 'batch', (cost, perMinute) =>
      kind.refuse({ errors: neverFitsErrors(kind, cost, perMinute) }),
    )
  const read = itemsIn(kind, request)
  if ('refused' in read) return (await charged(forBytes)) ?? read.refused
  const refused = await charged(Math.max(forBytes, read.cost))
  if (refused !== null) return refused
  const text = await batchText(kind, read.items, poweredBy, read, request)
  return text === null ? freshJson(422, kind.refuse({ errors: tooLongErrors })) : freshJsonText(text)
}

/** The items of a batch and what they cost, or why it is refused as a whole. */
function itemsIn<Name extends string>(kind: BatchKind<Name>, { body, query }: RouteRequest) {
  const read = readJson(body)
  if ('message' in read) return { refused: freshJson(400, failure(read.message)) }
  const repeated = repeatedNameErrors(read.text, read.json)
  if (repeated !== null)
    return { refused: freshJson(422, repeatedRefusal(repeated, query.include, kind.refuse)) }
  const parsed = parseBatch(read.json)
  const included = parseIncludeOf(kind.includes, query.include)
  if ('errors' in parsed || 'error' in included)
    return { refused: freshJson(422, kind.refuse({ errors: errorsWithInclude(parsed, included) })) }
  const cost = requestsOfBatch(kind, parsed.items)
  return cost > mostRequestsOfBatch
    ? { refused: freshJson(422, kind.refuse({ errors: tooDearErrors(kind, cost) })) }
    : { ...parsed, ...included, cost }
}

/** The response as text; null where it would be too long to be held for one client. What nobody waits for any more is not worked out to its end. */
async function batchText<Name extends string>(
  kind: BatchKind<Name>,
  items: readonly unknown[],
  poweredBy: string,
  { include, hasCodes }: { readonly include: readonly Name[]; readonly hasCodes: boolean },
  { isGone, pause }: Pick<RouteRequest, 'isGone' | 'pause'>,
): Promise<string | null> {
  const data: string[] = []
  let length = 0
  let answered = 0
  let errors = 0
  for (const group of groupsOf(kind, items)) {
    for (const worked of answersTo(kind, group, include, errors < mostErrorsOfBatch)) {
      const item = items[data.length]
      if (worked.success) answered++
      else errors += countErrors(worked.errors)
      const answer = worked.success
        ? worked
        : errors > mostErrorsOfBatch
          ? withReference(kind.refuse({ errors: uncountedErrors }), item)
          : withReference(
              withCodes(worked, { hasCodes }, () => ({ body: item, ...kind.placesOf(item) })),
              item,
            )
      const text = JSON.stringify(withLawVersion(answer))
      length += text.length
      if (length > longestAnswer) return null
      data.push(text)
    }
    const paused = pause()
    if (paused !== null) await paused
    if (isGone()) break
  }
  const rest = JSON.stringify(batchEnvelope(items.length, answered, poweredBy)).slice(1)
  return `{"success":true,"data":[${data.join(',')}],${rest}`
}
