import type { Errors } from '../errors.ts'

/** The errors of a question that is larger than a whole minute. */
export const neverFits = (cost: number, perMinute: number): Errors => ({
  lengths: [
    `This question counts as ${cost} requests, and only ${perMinute} a minute are allowed, so it can never be answered. Try fewer lengths or pleas.`,
  ],
})
