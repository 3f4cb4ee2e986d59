import type { AskedCalculation } from '@requisite/law'
import { calculationFacts, descriptions } from '@requisite/law/internal'
import { requestOfFacts } from './fact-schema.ts'

/** The body of POST /calculate. */
export type CalculationRequest = AskedCalculation

/** Its schema, made of the table of facts. */
export const CalculationRequest = requestOfFacts(calculationFacts, descriptions.calculation, {
  $id: 'CalculationRequest',
  description: 'One sentence. Unknown fields are ignored, and each is named in a warning.',
})

/** The names of the request's fields. */
export const requestFields = Object.keys(calculationFacts) as readonly (keyof CalculationRequest)[]
