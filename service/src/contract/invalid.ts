import type { Errors } from './parse.ts'

/** The body of a 422: messages that say what to do, by field. */
export interface Invalid {
  readonly success: false
  readonly message: string
  readonly errors: Errors
}

export const invalid = (errors: Errors): Invalid => ({
  success: false,
  message: 'Some of the details need correcting. See errors for what to do.',
  errors,
})
