import { bounds } from './bounds.ts'

/** What is said of a value that is wrong: what to do about it. */

/** Days as examples of how a day is written: no rule is taken from them. */
export const examples = {
  day: '2026-10-13',
  month: '2025-06',
  inCustody: '2026-11-20',
  later: '2026-11-25',
  remanded: '2026-03-20',
  eveOfSentence: '2026-11-15',
  ofLaw: '2024-09-01',
} as const

export const realDate = `Enter a real date as YYYY-MM-DD, like ${examples.day}, from ${bounds.firstStart} to ${bounds.lastStart}.`

export const realMonth = `Enter a real month as YYYY-MM, like ${examples.month}.`

export const whole = (what: string, least: number, most: number): string =>
  `Enter ${what} as a whole number from ${least} to ${most}.`

export const yesOrNo = 'Send true or false.'

/** Of what may be told not to be known. */
export const orUnknown = (message: string): string => `${message.slice(0, -1)}, or unknown.`
export const unquoted = 'Enter true or false, without quotation marks.'

export const offenceAsText = 'Enter the offence as text: a key from GET /api/v1/sentencing/offences.'
export const regimeAsText = 'Enter the regime as text: an id from GET /api/v1/sentencing/regimes.'
