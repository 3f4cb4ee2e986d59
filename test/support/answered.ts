import type { CaseAnswer } from '../../law/src/case/answer.ts'
import { caseOf } from '../../law/src/case/case-answer.ts'
import type { AskedCase, AskedCaseSentence } from '../../law/src/facts/asked-case.ts'
import type { Reform } from '../../law/src/sentence/reform.ts'
import { caseIn } from './case-in.ts'

/** The answer to a case, told by the names of the API or in a line. That it is refused is a failure of the test. */
export function answered(asked: AskedCase | string, reforms?: readonly Reform[]): CaseAnswer {
  const answer = caseOf(typeof asked === 'string' ? caseIn(asked) : asked, reforms)
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  return answer
}

/** A sentence passed on a day: of so many years, or as it is told, by the names of the API. */
export function on<const Rest extends object = object>(
  startDate: string,
  years: number,
  rest?: Rest,
): { readonly startDate: string; readonly sentenceYears: number } & Rest
export function on<const Told extends object>(
  startDate: string,
  told: Told,
): { readonly startDate: string } & Told
export function on(startDate: string, told: number | object, rest: object = {}): object {
  return typeof told === 'number' ? { startDate, sentenceYears: told, ...rest } : { startDate, ...told }
}

/** A case of one sentence. */
export const alone = (startDate: string, told: Omit<AskedCaseSentence, 'startDate'>): AskedCase => ({
  sentences: [on(startDate, told)],
})
