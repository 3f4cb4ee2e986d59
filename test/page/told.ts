import type { Day } from '@requisite/law'
import { parametersOf } from '../../service/src/http/query.ts'
import { type Outcome, outcomeOf } from '../../service/src/page/answer/outcome.ts'
import type { CaseInput } from '../../service/src/page/question/case-input.ts'
import { toldIn } from '../../service/src/page/question/form-state.ts'

/** What a link tells. */
export function toldBy(link: string): CaseInput {
  const read = toldIn(parametersOf(link))
  if (read === null || 'errors' in read) throw new Error(`${link}: ${JSON.stringify(read)}`)
  return read.told
}

/** What a link leads to, read on a day. */
export function outcomeBy(link: string, today: Day): Outcome {
  const outcome = outcomeOf(toldBy(link), today)
  if ('refusals' in outcome) throw new Error(`${link}: ${JSON.stringify(outcome.refusals)}`)
  return outcome
}

/** Several sentences in one link. */
export const several = (...sentences: readonly string[]): string =>
  new URLSearchParams(sentences.map((sentence) => ['sentence', sentence])).toString()
