import { isPlainText, isRecord, personFacts } from '@requisite/law/internal'
import type { Invalid } from './invalid.ts'

const { longest, message } = personFacts.reference

/** What is said of a reference that is none. */
export const referenceMessage = message

/** What was sent apart from the caller's reference, where a call has no such fact of its own: null where none was given, undefined
 *  where it is none. */
export function apartFromReference(body: unknown): {
  readonly asked: unknown
  readonly reference: string | null | undefined
} {
  if (!isRecord(body) || !Object.hasOwn(body, 'reference')) return { asked: body, reference: null }
  const { reference = null, ...asked } = body
  const isRight = reference === null || isPlainText(reference, longest)
  return { asked, reference: isRight ? (reference as string | null) : undefined }
}

/** A refusal with the caller's reference beside its errors, as it was given. */
export function withReference(refused: Invalid, body: unknown): Invalid {
  const { reference } = apartFromReference(body)
  return typeof reference === 'string' ? { ...refused, reference } : refused
}
