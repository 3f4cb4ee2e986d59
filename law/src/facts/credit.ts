import { type CreditName, creditFacts, sentenceFacts } from './sentence.ts'

export type Credits = Readonly<Record<CreditName, number>>

/** No days that count as served. */
export const noCredits = Object.fromEntries(creditFacts.map((name) => [name, 0])) as Credits

/** The days with a sentence that count as served, whatever they were (Criminal Justice Act 2003, sections 240ZA and 240A). */
export function creditDaysOf(sentence: Credits): number {
  let days = 0
  for (const name of creditFacts) days += sentence[name]
  return days
}

/** The credits that are days in custody before the sentence, by their rows. */
export const custodyFacts = creditFacts.filter((name) => sentenceFacts[name].credit.isCustody)

/** The days with a sentence on which the person was in custody before it. */
export const custodyDaysOf = (sentence: Credits): number =>
  custodyFacts.reduce((days, name) => days + sentence[name], 0)

/** The days that count as served, by themselves. */
export const creditsOf = (sentence: Credits): Credits =>
  Object.fromEntries(creditFacts.map((name) => [name, sentence[name]])) as Credits
