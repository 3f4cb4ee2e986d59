import { AlternativeCodeSchema, WarningCodeSchema } from './answer-codes.ts'
import {
  OffenceRecord,
  OffenceResponse,
  OffencesResponse,
  RegimeRecord,
  RegimesResponse,
} from './library-response.ts'
import { ErrorResponse, InvalidResponse, RateLimitedResponse, RefusedResponse } from './refusal-response.ts'
import {
  Alternatives,
  CalculationData,
  CalculationInputs,
  CalculationResponse,
  ComparisonSchema,
  Explanation,
  KeyDates,
  Provision,
  TransitionSchema,
  Warnings,
} from './response.ts'

/** Every schema with a name, for OpenAPI's components. */
export const namedSchemas = [
  Provision,
  WarningCodeSchema,
  AlternativeCodeSchema,
  CalculationData,
  CalculationInputs,
  Explanation,
  KeyDates,
  TransitionSchema,
  ComparisonSchema,
  Warnings,
  Alternatives,
  CalculationResponse,
  RegimeRecord,
  RegimesResponse,
  OffenceRecord,
  OffencesResponse,
  OffenceResponse,
  ErrorResponse,
  InvalidResponse,
  RefusedResponse,
  RateLimitedResponse,
] as const
