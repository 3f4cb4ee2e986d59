import { costOf, parseBatch, presentBatch } from '../contract/batch.ts'
import { parseInclude } from '../contract/include.ts'
import type { Errors } from '../contract/parse.ts'
import { freshJson, type Reply } from '../http/reply.ts'
import type { Asked } from '../http/route.ts'
import { readJson } from './calculate.ts'
import { failure, invalid } from './envelope.ts'

/** Answers POST /calculate/batch. The request itself is counted already; the rest of what the batch costs is counted before
 *  anything of it is answered. */
export function batchRoute(poweredBy: string): (asked: Asked) => Promise<Reply> {
  return async ({ body, query, charge }) => {
    const read = readJson(body)
    if ('sentence' in read) return freshJson(400, failure(read.sentence))
    const parsed = parseBatch(read.json)
    const asked = parseInclude(query.include)
    if ('errors' in parsed || 'error' in asked) {
      const errors: Errors = 'errors' in parsed ? parsed.errors : Object.create(null)
      if ('error' in asked) errors.include = [asked.error]
      return freshJson(422, invalid(errors))
    }
    const refusal = await charge(costOf(parsed.items.length) - 1)
    return refusal ?? freshJson(200, presentBatch(parsed.items, poweredBy, asked.include))
  }
}
