import { type ErrorCode, errorCodes } from './error-codes.ts'
import { reasons } from './invalid.ts'
import { failed, strict, text } from './response.ts'
import { Type } from './schema.ts'

export const ErrorResponse = Type.Object(
  { success: failed, message: text('What went wrong, and what to do.') },
  { ...strict, $id: 'ErrorResponse' },
)

const invalidFields = {
  success: failed,
  message: text('What went wrong, and what to do.'),
  errors: Type.Unsafe<Record<string, string[]>>({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
    description: 'Sentences that say what to do, by request field.',
  }),
  errorCodes: Type.Optional(
    Type.Unsafe<Record<string, ErrorCode[]>>({
      type: 'object',
      additionalProperties: {
        type: 'array',
        items: { type: 'string', enum: Object.keys(errorCodes) },
        minItems: 1,
      },
      description: 'With include=codes: the codes of the errors, by the same fields and in the same order.',
    }),
  ),
}

/** The reference of what was refused. */
export const referenceBeside = Type.Optional(
  Type.String({ description: 'Your reference, as you gave it, where you gave one.' }),
)

export const InvalidResponse = Type.Object(invalidFields, { ...strict, $id: 'InvalidResponse' })

export const RefusedResponse = Type.Object(
  {
    ...invalidFields,
    reason: Type.Enum([...reasons], {
      description:
        'For programs: something has to be corrected (invalid), or it is right and not worked out here (not_supported).',
    }),
    reference: referenceBeside,
    lawVersion: Type.Optional(text('In a batch: the version of the law that refused it.')),
  },
  { ...strict, $id: 'RefusedResponse' },
)

export const RateLimitedResponse = Type.Object(
  {
    success: failed,
    message: text('What went wrong, and what to do.'),
    retryAfter: Type.Integer({ minimum: 0, description: 'Seconds to wait.' }),
  },
  { ...strict, $id: 'RateLimitedResponse' },
)
