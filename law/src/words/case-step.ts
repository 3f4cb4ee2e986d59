import { inWords, isoDate } from '../calendar/day.ts'
import type { CaseAnswer } from '../case/answer.ts'
import type { Source } from '../tables/provisions.ts'
import { sentencesInWords } from './en/grammar.ts'
import { type ExplainedStep, stepOf } from './explanation.ts'

/** One line of the explanation of a case, with the sentences it is about. */
export interface ExplainedCaseStep extends ExplainedStep {
  readonly sentenceIds: readonly string[]
}

/** A step with what it says, and the sentences it is about. */
export const step = (
  sentenceIds: readonly string[],
  ...said: Parameters<typeof stepOf>
): ExplainedCaseStep => ({ ...stepOf(...said), sentenceIds })

/** When all of it ends; nothing where that is not known. */
export function endStep(
  { end, licenceEnd, decidedBy, sentences }: CaseAnswer,
  law: readonly Source[],
): readonly ExplainedCaseStep[] {
  if (end === null) return []
  const isOnly = sentences.length === 1
  const title = isOnly ? 'When the sentence ends' : 'When the sentences end'
  const last = isOnly
    ? `The last day of the sentence is ${inWords(end)}.`
    : `The last day of all is that of ${sentencesInWords(decidedBy.end)}, ${inWords(end)}.`
  const working =
    licenceEnd === null || licenceEnd > end
      ? last
      : `${last} The licence ends before, on ${inWords(licenceEnd)}.`
  return [step(decidedBy.end, 'sentenceEndDate', title, working, isoDate(end), law)]
}
