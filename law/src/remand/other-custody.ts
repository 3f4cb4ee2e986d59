import type { Day } from '../calendar/day.ts'
import type { Taken } from '../facts/fact.ts'
import type { otherCustodyFacts } from '../facts/remand.ts'
import { otherCustody } from '../tables/other-custody.ts'

/** A time in custody for something else, as it was told: the last day is the day of release. */
export type OtherCustody = Taken<typeof otherCustodyFacts>

/** Whether no day on remand counts in it. Who was let out on the day of sentence, because the days on remand had served it all, was
 *  not detained for it: that day is lost to nobody. */
export const hidesDays = ({ fromDate, toDate, why }: OtherCustody): boolean =>
  otherCustody[why].hides && !(why === 'sentence' && fromDate === toDate)

/** The last day of the time in custody that begins, or goes on, with the sentences of a day, as it was told; null where it was not. */
export function toldRelease(served: readonly OtherCustody[], day: Day, known: Day | null): Day | null {
  let release = known
  for (const { fromDate: first, toDate: last, why } of served)
    if (why === 'sentence' && first === day && (release === null || last > release)) release = last
  return release
}
