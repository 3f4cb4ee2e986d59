import {
  type AskedWhatIf,
  type UnknownField,
  unknownOfWhatIf,
  type WhatIf,
  type WhatIfRefusal,
  whatIf,
} from '@requisite/law'
import { isRecord, lengthBounds } from '@requisite/law/internal'
import type { Places } from '../error-codes.ts'
import { type Errors, firstErrors, noErrors } from '../errors.ts'
import type { FieldRefusal } from '../invalid.ts'
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
export function answerWhatIf(body: unknown, today: string): AnsweredWhatIf | FieldRefusal {
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
  return firstErrors(errors)
}

/** What the codes of its errors are found from. A list of lengths that is too long is right by itself. */
export function placesOfWhatIf(body: unknown, today: string): Places {
  const asked = (isRecord(body) ? body : {}) as AskedWhatIf
  const answer = whatIf(asked, today)
  const refusals = 'refusals' in answer ? answer.refusals : []
  const isTooLong = Array.isArray(asked.lengths) && asked.lengths.length > lengthBounds.lengths
  const isWrong = ({ field, fault, isUnsupported }: WhatIfRefusal): boolean =>
    fault === 'value' || (field === 'lengths' && !isUnsupported && !isTooLong)
  return {
    wrong: new Set(refusals.filter(isWrong).map(({ field }) => field)),
    unknown: new Set(unknownOfWhatIf(asked).map(({ place }) => place)),
  }
}
