import { offences, parseDay } from '@requisite/law'
import { groupedOffences } from './groups.ts'
import { numberedTokens } from './numbers.ts'
import { type FindOffence, offenceFinder } from './offences.ts'
import { readWords } from './read.ts'
import type { AskedOfWords, Reading } from './reading.ts'
import { mayGoOn, nameBegunIn } from './spans.ts'

let find: FindOffence | undefined
const finder = (): FindOffence => {
  find ??= offenceFinder(groupedOffences(offences))
  return find
}

/** Whether the word at the end of what is being typed may go on to another. */
export const isWordOpen = (typed: string): boolean => mayGoOn(typed, finder())

/** Where the name of an offence begins that is not whole yet at the end of what is being typed; -1 for nowhere. */
export const nameOpenAt = (typed: string): number => nameBegunIn(numberedTokens(typed), finder())

type AskedOnDay = Partial<Omit<AskedOfWords, 'today'>> & { readonly today: string }

/** Reads what a court said with the offences of the library, as on a day: 2026-11-16. The reading has its questions, and both ends
 *  of every piece. */
export function readCourt(text: string, { today, others = [], at = 1, answers = [] }: AskedOnDay): Reading {
  const day = parseDay(today)
  if (day === null) throw new Error('today must be a day like 2026-11-16')
  return readWords(text, finder(), { today: day, others, at, answers })
}
