/** The one shape of every error; the contract adds `errors` by field where a request is not valid. */
export interface ErrorBody {
  readonly success: false
  readonly message: string
  readonly retryAfter?: number
}

export const failure = (message: string): ErrorBody => ({ success: false, message })

/** When to try again, in words. */
export const inSeconds = (seconds: number): string => `in ${seconds} second${seconds === 1 ? '' : 's'}`

export const tooMany = (perMinute: number, retryAfter: number): ErrorBody => ({
  success: false,
  message: `There is a limit of ${perMinute} requests a minute for each address. Try again ${inSeconds(retryAfter)}.`,
  retryAfter,
})

/** The message for a body that is over the limit of its route. */
export const tooLarge = (bodyLimit: number): string =>
  `The body is too large. The limit is ${bodyLimit < 1024 * 1024 ? `${bodyLimit / 1024} KiB` : `${bodyLimit / 1024 / 1024} MiB`}.`

/** Too much waits, or the work ran past its deadline. */
export const busyMessage = (retryAfter: number): string =>
  `The service is busy. Nothing was worked out. Try again ${inSeconds(retryAfter)}.`

/** The messages of the server itself, by status. */
export const messages = {
  400: 'The request could not be understood.',
  404: 'There is nothing at this address. The API is described at /docs.',
  408: 'The request took too long to arrive.',
  415: 'Send the body as JSON, not compressed, with the header Content-Type: application/json.',
  431: 'The headers are too large.',
  500: 'Something went wrong on our side. It has been noted. Please try again.',
} as const
