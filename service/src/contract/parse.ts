import type { AskedCalculation, Question, UnknownField } from '@requisite/law'
import { askCalculation, factNames, unknownIn } from '@requisite/law/internal'
import type { Places } from './error-codes.ts'
import { type Errors, noErrors } from './errors.ts'
import { ignoredFieldText, messageOf, mostNamed, withUnknownFields } from './unknown-fields.ts'

/** A request that can be answered: the law's question, and the unknown fields. */
export interface ParsedRequest {
  readonly question: Question
  readonly offenceKey: string | null
  readonly unknownFields: readonly UnknownField[]
}

/** A field that an answer echoes and a request need not have. */
const echoed = ({ name }: UnknownField): boolean => name === 'regimeSource'

const unknownFieldsOf = (body: unknown): readonly UnknownField[] =>
  unknownIn(body, factNames.calculation).filter((field) => !echoed(field))

/** The law's question for a request body, or every error of it by field. What may be meant by a name that nobody knows is
 *  looked for where `suggests`; among the errors stand the names that are no facts, those that are `named`. */
export function parse(
  body: unknown,
  suggests = true,
  named: (field: UnknownField) => boolean = () => true,
): ParsedRequest | { readonly errors: Errors } {
  const asked = askCalculation(body as AskedCalculation)
  const unknownFields = unknownFieldsOf(body)
  if ('question' in asked)
    return { question: asked.question, offenceKey: asked.question.offence?.key ?? null, unknownFields }
  const errors = noErrors()
  for (const { field, message, fault } of asked.refusals)
    errors[field] = [messageOf(message, fault, suggests)]
  return { errors: withUnknownFields(errors, unknownFields.filter(named)) }
}

/** A warning for each field that was ignored, with the name that was probably meant. */
export function ignoredFieldWarnings(fields: readonly UnknownField[]): readonly string[] {
  const named = new Set(fields.slice(0, mostNamed).map(ignoredFieldText))
  const more = fields.length - mostNamed
  if (more <= 0) return [...named]
  return [
    ...named,
    more === 1
      ? '1 more field is not recognised and was ignored.'
      : `${more} more fields are not recognised and were ignored.`,
  ]
}

/** What the codes of its errors are found from. */
export function placesOf(body: unknown): Places {
  const asked = askCalculation(body as AskedCalculation)
  const refusals = 'refusals' in asked ? asked.refusals : []
  return {
    wrong: new Set(refusals.filter(({ fault }) => fault === 'value').map(({ field }) => field)),
    unknown: new Set(unknownFieldsOf(body).map(({ place }) => place)),
  }
}
