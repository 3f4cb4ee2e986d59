import type { Errors } from './parse.ts'

/** What is answered to a request that cannot be: sentences that say what to do, by field. */
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
