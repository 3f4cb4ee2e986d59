import {
  type AskedBatch,
  answersTo,
  batchEnvelope,
  groupsOf,
  longestAnswer,
  neverFitsErrors,
  placesOfItem,
  readBatch,
  refusedBatch,
  requestsOfBytes,
  tooLongErrors,
  uncountedErrors,
  unknownOfBatch,
  withLawVersion,
} from '../contract/batch.ts'
import type { BatchCall } from '../contract/call.ts'
import { workCharged } from '../contract/charged-work.ts'
import { countErrors, type Errors, mostErrorsOfBatch } from '../contract/errors.ts'
import { type Invalid, withCodes } from '../contract/invalid.ts'
import { ignoredFieldWarnings } from '../contract/parse.ts'
import { withReference } from '../contract/reference.ts'
import { busy, freshJson, freshJsonText, type Reply } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'
import { type CallAnswer, jsonIn, tooDear } from './json-call.ts'
import { warned } from './query-names.ts'

/** Answers many questions of one call at once, away from the event loop: a thousand of them can take seconds. The request itself
 *  is counted already; the rest of what the batch costs is counted before anything of it is answered. */
export const batchRoute =
  (call: BatchCall, poweredBy: string): CallAnswer =>
  async (request) => {
    if (request.handOver !== null) return (await request.handOver('batch')) ?? busy()
    const { include } = request.query
    const sent = jsonIn(request, call.refuse)
    const json = 'refused' in sent ? null : sent.json
    const read = 'refused' in sent ? sent : readBatch(call, json, include)
    const refusal = (errors: Errors): Invalid => refusedBatch(call, json, errors, include)
    const refused = (errors: Errors): Reply => freshJson(422, refusal(errors))
    const cost = Math.max(requestsOfBytes(request.body.length), 'cost' in read ? read.cost : 1)
    return workCharged(
      request.charge,
      cost,
      (cost, charged) =>
        tooDear('batch', cost, charged, (cost, perMinute) => refusal(neverFitsErrors(call, cost, perMinute))),
      async () => {
        if ('refused' in read) return { cost, reply: read.refused }
        if ('errors' in read) return { cost, reply: refused(read.errors) }
        const text = await batchText(call, read, poweredBy, request)
        if (text === null) return { cost, reply: refused(tooLongErrors) }
        // Its answer has the warnings of its items, and no place for one of its own.
        return { cost, reply: warned(freshJsonText(text), ignoredFieldWarnings(unknownOfBatch(json))) }
      },
    )
  }

/** The response as text; null where it would be too long to be held for one client. What nobody waits for any more is not worked out to its end. */
async function batchText(
  call: BatchCall,
  { items, include, hasCodes }: AskedBatch,
  poweredBy: string,
  { isGone, pause }: Pick<RouteRequest, 'isGone' | 'pause'>,
): Promise<string | null> {
  const data: string[] = []
  let length = 0
  let answered = 0
  let errors = 0
  for (const group of groupsOf(call, items)) {
    for (const worked of answersTo(call, group, include, errors < mostErrorsOfBatch)) {
      const item = items[data.length]
      if (worked.success) answered++
      else errors += countErrors(worked.errors)
      const answer = worked.success
        ? worked
        : errors > mostErrorsOfBatch
          ? withReference(call.refuse({ errors: uncountedErrors }), item)
          : withReference(
              withCodes(worked, { hasCodes }, () => ({ body: item, ...placesOfItem(call, item) })),
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
