import type { FetchResponse } from './fetch.ts'

/** Why a call gave no answer. `kind` says which of these it is; `requestId` names the request if you report a problem, and is
 *  null where no response came. */
export type RequisiteError = Error & { readonly requestId: string | null } & (
    | {
        /** Some fields need correcting, or the case is not worked out: `errors` says what to do, field by field. */
        readonly kind: 'invalid'
        readonly status: 422
        /** Which of the two it is; null where the path does not say (`calculate`). */
        readonly reason: 'invalid' | 'not_supported' | null
        readonly errors: Readonly<Record<string, readonly string[]>>
        /** The codes of the errors, where `include` named `codes`. */
        readonly errorCodes: Readonly<Record<string, readonly string[]>> | null
      }
    | {
        /** Too many requests: it may be tried again after so many seconds. */
        readonly kind: 'rate limited'
        readonly status: 429
        readonly retryAfter: number
      }
    | { readonly kind: 'not found'; readonly status: 404 }
    /** Any other refusal: the body is too large, or not what the API takes. */
    | { readonly kind: 'refused'; readonly status: number }
    | {
        /** A fault of the service, or an answer that is not the API's. Where the service only has too much to do (503), it may be
         *  tried again after so many seconds. */
        readonly kind: 'fault'
        readonly status: number
        readonly retryAfter: number | null
      }
    /** The service could not be reached, or the connection broke before the answer was whole: `cause` says why. */
    | { readonly kind: 'unreachable'; readonly status: null }
    /** No whole answer came in the time that a try may take. */
    | { readonly kind: 'timed out'; readonly status: null }
  )

const kinds: ReadonlySet<unknown> = new Set([
  'invalid',
  'rate limited',
  'not found',
  'refused',
  'fault',
  'unreachable',
  'timed out',
])

/** Whether this client threw it. */
export const isRequisiteError = (error: unknown): error is RequisiteError =>
  error instanceof Error && error.name === 'RequisiteError' && 'kind' in error && kinds.has(error.kind)

const requisiteError = (message: string, parts: object, cause?: unknown): RequisiteError =>
  Object.assign(new Error(message, cause === undefined ? {} : { cause }), {
    name: 'RequisiteError',
    ...parts,
  }) as RequisiteError

/** The service could not be reached. */
export const unreachable = (cause: unknown): RequisiteError =>
  requisiteError(
    'The service could not be reached.',
    { kind: 'unreachable', status: null, requestId: null },
    cause,
  )

/** The time of a try is over. */
export const timedOut = (ms: number, cause: unknown): RequisiteError =>
  requisiteError(
    `The service did not answer within ${ms / 1000} seconds.`,
    { kind: 'timed out', status: null, requestId: null },
    cause,
  )

/** Seconds to wait, as the response says; 60 where it does not say it. */
export function retryAfterOf({ headers }: FetchResponse): number {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : 60
}

const mostFields = 3

/** What is wrong with the first fields: whoever sees the message alone knows what to mend. */
const fieldsIn = (errors: object): string =>
  Object.entries(errors)
    .slice(0, mostFields)
    .map(([field, messages]) => ` ${field}: ${[messages].flat().join(' ')}`)
    .join('')

/** The error that a response stands for. */
export function errorOf(response: FetchResponse, body: unknown): RequisiteError {
  const { status } = response
  const { message, errors, errorCodes, reason } = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown
    errors?: unknown
    errorCodes?: unknown
    reason?: unknown
  }
  const text = typeof message === 'string' ? message : `The service answered with status ${status}.`
  const requestId = response.headers.get('x-request-id')
  if (status === 422 && typeof errors === 'object' && errors !== null) {
    const parts = { kind: 'invalid', status, errors, errorCodes: errorCodes ?? null, reason: reason ?? null }
    return requisiteError(`${text}${fieldsIn(errors)}`, { ...parts, requestId })
  }
  if (status === 429) {
    const retryAfter = retryAfterOf(response)
    return requisiteError(text, { kind: 'rate limited', status, retryAfter, requestId })
  }
  if (status === 404) return requisiteError(text, { kind: 'not found', status, requestId })
  if (status >= 400 && status < 500) return requisiteError(text, { kind: 'refused', status, requestId })
  const retryAfter = status === 503 ? retryAfterOf(response) : null
  return requisiteError(text, { kind: 'fault', status, retryAfter, requestId })
}
