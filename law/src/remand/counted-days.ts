import { addDays, type Day } from '../calendar/day.ts'
import type { Span } from '../calendar/spans.ts'
import { openLedger, recordedIn, takeDays } from './ledger.ts'
import type { OtherCustody } from './other-custody.ts'
import { type RemandCount, rangesOf } from './remand-count.ts'
import type { CreditedSentence, RemandTime } from './remand-time.ts'

/** A time served, as it was told, with the days on remand that it could not use. */
export interface ToldTime extends OtherCustody {
  readonly unusedDays?: number
}

/** The last day of the time in custody that begins, or goes on, with the sentences of a day, as it was told; null where it was not. */
export function toldRelease(served: readonly OtherCustody[], day: Day, known: Day | null): Day | null {
  let release = known
  for (const { fromDate: first, toDate: last, why } of served)
    if (why === 'sentence' && first === day && (release === null || last > release)) release = last
  return release
}

/** Which of the days on remand count, for sentences of which all that was served was told (Criminal Justice Act 2003, section 240ZA).
 *  A told time for a sentence that begins on a day of sentence is the time in custody for it: a sentence passed after its last day
 *  begins a new one. A sentence without one is being served still. */
export function countedDays(
  times: readonly RemandTime[],
  sentences: readonly CreditedSentence[],
  served: readonly ToldTime[],
): RemandCount {
  const ledger = openLedger(times, served)
  const passed = sentences.map((sentence, at) => ({ ...sentence, at }))
  const days = [...new Set(sentences.map(({ startDate: first }) => first))].sort((a, b) => a - b)
  const unused = new Map<number, number>()
  const over: Span[] = []
  let stay = 0
  let begun = days[0] as Day
  let release: Day | null = null
  for (const day of days) {
    if (release !== null && day > release) {
      if (release > begun) over.push({ fromDate: begun, toDate: release })
      stay++
      begun = day
      release = null
    }
    takeDays(ledger, {
      ...{ day, stay, unused },
      passed: passed.filter(({ startDate: first }) => first === day),
      worked: day > begun ? [...over, { fromDate: begun, toDate: addDays(day, -1) }] : over,
    })
    release = toldRelease(served, day, release)
    for (const { fromDate: first, why, unusedDays = 0 } of served)
      if (why === 'sentence' && first === day) unused.set(stay, (unused.get(stay) ?? 0) + unusedDays)
  }
  const left = [...unused].map(([of, count]) => Math.min(count, recordedIn(ledger, of)))
  return {
    ...rangesOf(ledger, passed, () => true),
    served: [],
    unusedDays: left.reduce((sum, count) => sum + count, 0),
  }
}
