import { inWords } from '../calendar/day.ts'
import { daysInWords, lengthInWords } from '../calendar/term.ts'
import { type Plea, pleaSteps } from '../tables/pleas.ts'
import type { SentenceDateReason, WhatIfWarningCode } from '../tables/what-if-codes.ts'
import type { Cliff } from '../what-if/cliffs.ts'
import type { WhatIfWarning } from '../what-if/what-if.ts'
import { generalWarningText } from './en/case-warnings.ts'

const monthsAlone = (months: number): string => `${months} month${months === 1 ? '' : 's'}`

/** Exact months in words: "142/3" are "47 1/3" months. */
export function exactInWords(ratio: string): string {
  const [parts, of] = ratio.split('/').map(Number) as [number, number]
  return `${(parts - (parts % of)) / of} ${parts % of}/${of}`
}

/** What a plea takes off, as a heading: "One-third off". */
export const pleaLabel = ({ text }: Plea): string =>
  pleaSteps.find((step) => step.text === text)?.label ?? `${text} off`

/** On what condition the date is that of a length rounded up. */
export const roundedUpCondition = (months: number): string =>
  `if the court rounds up to ${lengthInWords(months)}`

/** A cliff in words. */
export function cliffText({ code, below, from }: Cliff): string {
  const [upTo, since] = [lengthInWords(below.months), lengthInWords(from.months)]
  switch (code) {
    case 'C_RELEASE_POINT':
      return `At ${since} the part served in prison changes from ${below.fraction.phrase} to ${from.fraction.phrase}.`
    case 'C_SUSPENDED_USUAL':
      return `Up to ${upTo} the court must suspend the sentence as a rule. From ${since} it need not.`
    case 'C_SUSPENDED_POSSIBLE':
      return `Up to ${upTo} the court can suspend the sentence. From ${since} it cannot.`
    case 'C_MAXIMUM':
      return `${upTo} is the most a court can give for this offence.`
  }
}

/** What is said only before a sentence is passed. */
export const whatIfWarningTexts: Readonly<Record<WhatIfWarningCode, string>> = {
  W_ONLY_THE_COURT: 'Only the court decides the length. These are the dates that each length would give.',
  W_PLEA_ROUNDED:
    'After the plea this length is not in whole months. It was rounded down, as courts mostly do. No rule says how a court must round.',
  W_PLEA_CHILD:
    'For a person under 18 the reduction for a plea is in a guideline of its own, with the same steps.',
}

/** The sentence we say for a warning of what a length would mean. */
export const whatIfWarningText = ({ code, ofCase }: WhatIfWarning): string =>
  ofCase === null ? whatIfWarningTexts[code as WhatIfWarningCode] : generalWarningText(ofCase)

/** Why another day of sentence would give other dates, in words. */
export const sentenceDateTexts: Readonly<Record<SentenceDateReason, string>> = {
  no_remand: 'Each day the sentence comes later moves these dates by a day.',
  credits_exceed:
    'Where the days on remand reach the days to serve, release would be on the day of sentence.',
  law: 'The law changes in the year after this day of sentence. A later day can give other dates.',
  leap_day:
    'On another day of sentence some dates can differ by a day: months and years are not all as long.',
  age: 'Other rules apply to somebody who is 18 when found guilty.',
}

/** The two sides of a cliff with their dates, and what lies between them. */
export const cliffDates = ({ below, from, differenceDays }: Cliff): string =>
  `${monthsAlone(below.months)}: ${inWords(below.release)}. ${from.months} months: ${inWords(from.release)}. That is ${daysInWords(differenceDays)} more.`

/** The longest length that is served already, in words: "23 months". */
export const servedInWords = (months: number): string =>
  months % 12 === 0 ? lengthInWords(months) : monthsAlone(months)
