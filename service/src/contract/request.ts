import { type AskedCalculation, calculationFacts, descriptions } from '@requisite/law'
import { neededIn, requestObject, requestProperties } from './fact-schema.ts'

/** The body of POST /calculate. */
export type CalculationRequest = AskedCalculation

/** Its schema, made of the table of facts. */
export const CalculationRequest = requestObject(
  requestProperties(calculationFacts, descriptions.calculation),
  neededIn(calculationFacts),
  {
    $id: 'CalculationRequest',
    description: 'One sentence. Unknown fields are ignored, and each is named in a warning.',
  },
)

/** The names of the request's fields. */
export const requestFields = Object.keys(calculationFacts) as readonly (keyof CalculationRequest)[]
