import { costOf, parseBatch, presentItem, saidOnce } from '../contract/batch.ts'
import { errorsWithInclude, type Include, parseInclude } from '../contract/include.ts'
import { invalid } from '../contract/invalid.ts'
import { failure } from '../http/envelope.ts'
import { readJson } from '../http/json-body.ts'
import { freshJson, freshJsonText, type Reply } from '../http/reply.ts'
import type { Asked } from '../http/route.ts'
import { inSlices, oneAfterTheOther } from './taking-turns.ts'

/** Answers POST /calculate/batch. The request itself is counted already; the rest of what the batch costs is counted before
 *  anything of it is answered. */
export function batchRoute(poweredBy: string): (asked: Asked) => Promise<Reply> {
  const inLine = oneAfterTheOther()
  return (asked) => inLine(() => answer(asked, poweredBy))
}

async function answer({ body, query, charge }: Asked, poweredBy: string): Promise<Reply> {
  const read = readJson(body)
  if ('sentence' in read) return freshJson(400, failure(read.sentence))
  const parsed = parseBatch(read.json)
  const asked = parseInclude(query.include)
  if ('errors' in parsed || 'error' in asked) return freshJson(422, invalid(errorsWithInclude(parsed, asked)))
  const refusal = await charge(costOf(parsed.items.length) - 1)
  return refusal ?? freshJsonText(await batchText(parsed.items, poweredBy, asked.include))
}

/** To look for what was meant takes longer than to answer: an offence is compared with all that there are. */
const weightOfRefusal = 10

/** The response as text. Each answer is written as soon as it is found, so that no moment is long. */
async function batchText(
  items: readonly unknown[],
  poweredBy: string,
  include: readonly Include[],
): Promise<string> {
  const data: string[] = []
  let answered = 0
  await inSlices(items, (item) => {
    const found = presentItem(item, include)
    if (found.success) answered++
    data.push(JSON.stringify(found))
    return found.success ? 1 : weightOfRefusal
  })
  const rest = JSON.stringify(saidOnce(items.length, answered, poweredBy)).slice(1)
  return `{"success":true,"data":[${data.join(',')}],${rest}`
}
