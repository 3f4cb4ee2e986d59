import { codesOf, type ErrorCode, type Sent } from './error-codes.ts'
import type { Errors } from './errors.ts'
import { parseIncludeOf } from './include.ts'
import { repeatedNames } from './json-names.ts'

/** Why there is no answer: something has to be corrected, or the case is right and not worked out here. */
export const reasons = ['invalid', 'not_supported'] as const
type Reason = (typeof reasons)[number]

/** Errors with the reason for them; something has to be corrected where none is given. */
export interface FieldRefusal {
  readonly errors: Errors
  readonly reason?: Reason
}

/** The body of a 422: messages that say what to do, by field. */
export interface Invalid {
  readonly success: false
  readonly message: string
  /** On paths of our own: for programs, whether something is wrong or is not worked out here. */
  readonly reason?: Reason
  readonly errors: Errors
  /** By which the caller knows the case again, where one was given. */
  readonly reference?: string
  /** Only where they were asked for. */
  readonly errorCodes?: Readonly<Record<string, readonly ErrorCode[]>>
}

/** The errors of names that stand twice in one object of a JSON text, by their places; null where none does. */
export function repeatedNameErrors(text: string, json: unknown): Errors | null {
  const places = repeatedNames(text, json)
  if (places.length === 0) return null
  const errors: Errors = Object.create(null)
  for (const place of places) errors[place] = ['This name stands twice. Send it once.']
  return errors
}

const needsCorrecting = 'Some of the details need correcting. See errors for what to do.'

/** What a list is told where one sentence is taken. */
export const sendBatch =
  'Send one sentence here, as a JSON object. Several go to POST /api/v1/sentencing/calculate/batch, as { "items": [ ... ] }.'

export const invalid = (errors: Errors, message = needsCorrecting): Invalid => ({
  success: false,
  message,
  errors,
})

const messages: Readonly<Record<Reason, string>> = {
  invalid: 'Some of the details need correcting.',
  not_supported: 'This case is not worked out here.',
}

/** The same for what is refused on the specification's own paths. */
export const invalidOf = ({ errors }: FieldRefusal): Invalid => invalid(errors)

/** The same on a path of our own, with the reason. */
export const refusalOf = ({ errors, reason = 'invalid' }: FieldRefusal): Invalid => ({
  success: false,
  message: messages[reason],
  reason,
  errors,
})

/** A refusal because of names that stand twice, before anything else is looked at. */
export const repeatedRefusal = (
  errors: Errors,
  include: string | readonly string[] | undefined,
  refuse: (refusal: FieldRefusal) => Invalid,
): Invalid => {
  const refused = refuse({ errors })
  if (!parseIncludeOf([], include).hasCodes) return refused
  const codes = Object.entries(errors).map(
    ([place, messages]) => [place, messages.map(() => 'E_REPEATED_NAME' as const)] as const,
  )
  return { ...refused, errorCodes: Object.fromEntries(codes) }
}

/** A refusal with the codes of its errors beside them, where they were asked for. */
export const withCodes = (
  refused: Invalid,
  { hasCodes }: { readonly hasCodes: boolean },
  sent: () => Sent,
): Invalid => (hasCodes ? { ...refused, errorCodes: codesOf(refused.errors, sent()) } : refused)
