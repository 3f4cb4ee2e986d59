import {
  type AskedCase,
  type Case,
  type CaseRefusal,
  type UnknownField,
  unknownFieldsOf,
} from '@requisite/law'
import { askCase, isRecord, placeName } from '@requisite/law/internal'
import type { Places } from '../error-codes.ts'
import { type Errors, firstErrors, mostErrors, noErrors } from '../errors.ts'
import type { FieldRefusal } from '../invalid.ts'
import { messageOf, withUnknownFields } from '../unknown-fields.ts'

/** A case that can be asked: the law's own, and the fields that nobody knows, by their places. */
export interface ParsedCase {
  readonly case: Case
  /** What was sent. */
  readonly asked: AskedCase
  readonly unknownFields: readonly UnknownField[]
}

/** The law's case for a request body, or the errors of it by place. What may be meant by a name that nobody knows is looked for
 *  where `suggests`; among the errors stand the names that are no facts, those that are `named`. */
export function parseCase(
  body: unknown,
  suggests = true,
  named: (field: UnknownField) => boolean = () => true,
): ParsedCase | { readonly errors: Errors } {
  const asked = askCase(body as AskedCase)
  const unknownFields = unknownFieldsOf(body)
  return 'refusals' in asked
    ? { errors: withUnknownFields(refusalErrors(asked.refusals, suggests), unknownFields.filter(named)) }
    : { case: asked.case, asked: body as AskedCase, unknownFields }
}

/** Why a case has no answer, by place, and whether that is because it is not worked out here. */
export const refusalOfCase = (
  refusals: readonly CaseRefusal[],
  unknownFields: readonly UnknownField[] = [],
): FieldRefusal => ({
  errors: withUnknownFields(refusalErrors(refusals), unknownFields),
  ...(refusals.every(({ isUnsupported }) => isUnsupported) && { reason: 'not_supported' }),
})

/** Why a case cannot be worked out, by place. Names that may be meant are looked for as long as their errors are given. */
export function refusalErrors(refusals: readonly CaseRefusal[], suggests = true): Errors {
  const errors = noErrors()
  let named = 0
  for (const { place, message, fault } of refusals) {
    const key = placeName(place)
    const text = messageOf(message, fault, suggests && named <= mostErrors)
    if (isRecord(fault)) named++
    errors[key] = [...(errors[key] ?? []), text]
  }
  return firstErrors(errors)
}

/** What the codes of its errors are found from. */
export function placesOfCase(body: unknown): Places {
  const asked = askCase(body as AskedCase)
  const refusals = 'refusals' in asked ? asked.refusals : []
  return {
    wrong: new Set(refusals.filter(({ fault }) => fault === 'value').map(({ place }) => placeName(place))),
    unknown: new Set(unknownFieldsOf(body).map(({ place }) => place)),
  }
}
