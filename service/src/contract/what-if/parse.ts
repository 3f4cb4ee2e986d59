import {
  type AskedWhatIf,
  isRecord,
  type UnknownField,
  unknownOfWhatIf,
  type WhatIf,
  type WhatIfRefusal,
  whatIf,
} from '@requisite/law'
import { type Errors, noErrors } from '../errors.ts'
import type { Refusal } from '../invalid.ts'
import { messageOf, withUnknownFields } from '../unknown-fields.ts'
import type { WhatIfRequest } from './request.ts'

/** A question that was answered, with what was asked as it was taken. */
export interface AnsweredWhatIf {
  readonly answer: WhatIf
  readonly request: WhatIfRequest
  readonly unknownFields: readonly UnknownField[]
}

/** What the lengths of a request body would mean, or every error of it by field. The day of sentence is `today` where it was not
 *  given. */
export function answerWhatIf(body: unknown, today: string): AnsweredWhatIf | Refusal {
  const asked = (isRecord(body) ? body : {}) as AskedWhatIf
  const answer = whatIf(asked, today)
  const unknownFields = unknownOfWhatIf(asked)
  if (!('refusals' in answer)) return { answer, request: asked, unknownFields }
  const { refusals } = answer
  return {
    errors: withUnknownFields(errorsOf(refusals), unknownFields),
    ...(refusals.every(({ isUnsupported }) => isUnsupported) && { reason: 'not_supported' }),
  }
}

function errorsOf(refusals: readonly WhatIfRefusal[]): Errors {
  const errors = noErrors()
  for (const { field, message, fault } of refusals)
    errors[field] = [...(errors[field] ?? []), messageOf(message, fault, true)]
  return errors
}
