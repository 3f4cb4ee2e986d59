import type { Errors } from '../errors.ts'

/** The message for a question that does not fit into what is left of its client's minute, and when it will: "in 5 seconds". */
export const tooManyRows = (cost: number, left: number, when: string): string =>
  `This question counts as ${cost} requests, and ${left} ${left === 1 ? 'is' : 'are'} left in this minute. Try fewer lengths or pleas, or try again ${when}.`

/** The errors of a question that is larger than a whole minute. */
export const neverFits = (cost: number, perMinute: number): Errors => ({
  lengths: [
    `This question counts as ${cost} requests, and only ${perMinute} a minute are allowed, so it can never be answered. Try fewer lengths or pleas.`,
  ],
})
