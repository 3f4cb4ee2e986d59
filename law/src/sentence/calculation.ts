import type { AskedCalculation } from '../facts/calculation.ts'
import { ask } from './ask.ts'
import { type Calculation, calculation } from './calculated.ts'
import type { QuestionRefusal } from './question.ts'

export { type Calculation, calculation } from './calculated.ts'

/** A sentence as a caller gives it, worked out; or, field by field, why it cannot be worked out. */
export function calculationOf(
  asked: AskedCalculation,
): Calculation | { readonly refusals: readonly QuestionRefusal[] } {
  const checked = ask(asked)
  return 'question' in checked ? calculation(checked.question) : checked
}
