import type { Errors } from '../contract/errors.ts'

/** What is wrong with the input, a sentence each. */
export interface Mistaken {
  readonly mistakes: readonly string[]
}

export const mistaken = (...mistakes: readonly string[]): Mistaken => ({ mistakes })

/** Errors as mistakes: each place by the name that it has here, with what to do about it. */
export const mistakesIn = (errors: Errors, nameOf: (place: string) => string): readonly string[] =>
  Object.entries(errors).map(([place, messages]) => `${nameOf(place)}: ${messages.join(' ')}`)
