/** One sentence at a release point, told without the key of an offence: `@requisite/law/one-sentence`. The table of offences, which is
 *  half of what a page would load, is no part of it; a key is refused in words. */
import { type AskedCalculation, calculationFacts } from './facts/calculation.ts'
import { rowsOf } from './facts/take.ts'
import { type Calculation, calculation } from './sentence/calculated.ts'
import { askBy, type QuestionRefusal } from './sentence/question.ts'

export { inWords, isoDate } from './calendar/day.ts'
export type { Calculation } from './sentence/calculated.ts'
export { comparisonOf } from './sentence/comparison.ts'
export { warningText } from './words/en/warnings.ts'
export { explanationOf } from './words/explanation.ts'

const rows = rowsOf(calculationFacts)

/** Works a sentence out, or says field by field why it cannot be. */
export function calculationWithoutKey(
  asked: Omit<AskedCalculation, 'offenceKey'>,
): Calculation | { readonly refusals: readonly QuestionRefusal[] } {
  const checked = askBy(rows, asked)
  return 'question' in checked ? calculation(checked.question) : checked
}
