import { errorCodes } from './error-codes.ts'
import * as is from './field.ts'
import { reasons } from './invalid.ts'

const refused = {
  success: is.constant(false, 'The request was not answered.'),
  message: is.described.text('What went wrong, and what to do.'),
}

/** Texts by the fields of a request. */
const byField = (items: object, description: string) => ({
  type: 'object',
  additionalProperties: { type: 'array', items, minItems: 1 },
  description,
})

/** The body of a 422. */
export const invalidFields = {
  ...refused,
  errors: byField({ type: 'string' }, 'Sentences that say what to do, by request field.'),
  errorCodes: byField(
    { type: 'string', enum: Object.keys(errorCodes) },
    'With include=codes: the codes of the errors, by the same fields and in the same order.',
  ),
}

/** The reference of what was refused. */
export const referenceBeside = is.described.text('Your reference, as you gave it, where you gave one.')

/** The schemas of what is not answered, for OpenAPI's components. */
export const refusalSchemas = [
  is.objectOf(refused, [], { $id: 'ErrorResponse' }),
  is.objectOf(invalidFields, ['errorCodes'], { $id: 'InvalidResponse' }),
  is.objectOf(
    {
      ...invalidFields,
      reason: {
        enum: reasons,
        description:
          'For programs: something has to be corrected (invalid), or it is right and not worked out here (not_supported).',
      },
      reference: referenceBeside,
      lawVersion: is.described.text('In a batch: the version of the law that refused it.'),
    },
    ['errorCodes', 'reference', 'lawVersion'],
    { $id: 'RefusedResponse' },
  ),
  is.objectOf(
    { ...refused, retryAfter: { type: 'integer', minimum: 0, description: 'Seconds to wait.' } },
    [],
    { $id: 'RateLimitedResponse' },
  ),
]
