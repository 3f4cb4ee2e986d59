import {
  type BatchKind,
  batchEnvelope,
  fitsLaterMessage,
  longestAnswer,
  neverFitsErrors,
  parseBatch,
  tooLongErrors,
  uncountedErrors,
} from '../contract/batch.ts'
import { countErrors, mostErrorsOfBatch } from '../contract/errors.ts'
import { errorsWithInclude, parseIncludeOf } from '../contract/include.ts'
import { invalid, repeatedNameErrors } from '../contract/invalid.ts'
import { failure, inSeconds } from '../http/envelope.ts'
import { readJson } from '../http/json-body.ts'
import type { Charge } from '../http/rate-limit/charge.ts'
import { freshJson, freshJsonText, type Reply } from '../http/reply.ts'
import type { RouteRequest } from '../http/route.ts'
import { inTurns, type Turn, weightOfTurn } from '../http/turns.ts'

/** Answers many requests of one kind at once. The request itself is counted already; the rest of what the batch costs is counted
 *  before anything of it is answered. */
export function batchRoute<Name extends string>(
  kind: BatchKind<Name>,
  poweredBy: string,
): (request: RouteRequest) => Promise<Reply> {
  return (request) => answer(kind, request, poweredBy)
}

async function answer<Name extends string>(
  kind: BatchKind<Name>,
  { body, query, charge, turns }: RouteRequest,
  poweredBy: string,
): Promise<Reply> {
  const turn = turns(body.length)
  await turn()
  const read = readJson(body)
  if ('message' in read) return freshJson(400, failure(read.message))
  const repeated = repeatedNameErrors(read.text, read.json)
  if (repeated !== null) return freshJson(422, invalid(repeated))
  const parsed = parseBatch(read.json)
  const included = parseIncludeOf(kind.includes, query.include)
  if ('errors' in parsed || 'error' in included)
    return freshJson(422, invalid(errorsWithInclude(parsed, included)))
  const cost = Math.ceil(
    parsed.items.reduce<number>((sum, item) => sum + kind.sizeOf(item), 0) / kind.perRequest,
  )
  const charged = await charge(cost - 1)
  if (!charged.fits) return tooManyItems(kind, cost, charged)
  const text = await batchText(kind, parsed.items, poweredBy, included.include, turn)
  return text === null ? freshJson(422, invalid(tooLongErrors)) : freshJsonText(text)
}

/** The reply to a batch that does not fit into its client's minute: when it will, or that it never does. */
function tooManyItems<Name extends string>(
  kind: BatchKind<Name>,
  cost: number,
  { perMinute, left, retryAfter }: Charge & { fits: false },
): Reply {
  if (cost > perMinute) return freshJson(422, invalid(neverFitsErrors(kind, cost, perMinute)))
  return freshJson(
    429,
    { ...failure(fitsLaterMessage(cost, left, inSeconds(retryAfter))), retryAfter },
    'Retry-After',
    String(retryAfter),
  )
}

/** A refusal takes longer than an answer: the edit distance of an offence is taken to all that there are. */
const weightOfRefusal = 10

/** The response as text; null where it would be too long to be held for one client. Each answer is serialised as soon as it is
 *  there, and the event loop is yielded in between. */
async function batchText<Name extends string>(
  kind: BatchKind<Name>,
  items: readonly unknown[],
  poweredBy: string,
  include: readonly Name[],
  turn: Turn,
): Promise<string | null> {
  const data: string[] = []
  let length = 0
  let answered = 0
  let errors = 0
  let weight = 0
  for (const item of items) {
    if (weight >= weightOfTurn) {
      await turn()
      weight = 0
    }
    const suggests = errors < mostErrorsOfBatch
    const worked =
      kind.presentInSteps === undefined
        ? kind.present(item, include, suggests)
        : await inTurns(kind.presentInSteps(item, include, suggests), turn, kind.weightOf(item))
    if (worked.success) answered++
    else errors += countErrors(worked.errors)
    const answer = worked.success || errors <= mostErrorsOfBatch ? worked : invalid(uncountedErrors)
    weight += kind.weightOf(item) + (answer.success ? 0 : weightOfRefusal)
    const text = JSON.stringify(answer)
    length += text.length
    if (length > longestAnswer) return null
    data.push(text)
  }
  const rest = JSON.stringify(batchEnvelope(items.length, answered, poweredBy)).slice(1)
  return `{"success":true,"data":[${data.join(',')}],${rest}`
}
