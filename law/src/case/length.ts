import type { Term } from '../calendar/term.ts'

/** The length of a sentence in the units the court used. A week is never made into days, nor a month into a year. */
export interface Length extends Term {
  readonly weeks: number
}
