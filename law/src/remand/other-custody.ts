import type { Day } from '../calendar/day.ts'
import type { FactValues } from '../facts/fact.ts'
import type { otherCustodyFacts } from '../facts/remand.ts'
import { otherCustody } from '../tables/other-custody.ts'

/** A time in custody for something else, as it was told: the last day is the day of release. */
export interface OtherCustody extends FactValues<typeof otherCustodyFacts> {
  /** Of a rival answer alone: the licence of a curfew was not revoked when the next sentence was passed. */
  readonly isNotRevoked?: true
}

/** Whether no day on remand counts in it. Who was let out on the day of sentence, because the days on remand had served it all, was
 *  not detained for it: that day is lost to nobody. */
export const hidesDays = ({ fromDate, toDate, why }: OtherCustody): boolean =>
  otherCustody[why].hides && !(why === 'sentence' && fromDate === toDate)

/** The release from the time in custody that begins, or goes on, with the sentences of a day, as it was told; null where it was not. */
export function toldRelease(
  served: readonly OtherCustody[],
  day: Day,
  known: OtherCustody | null,
): OtherCustody | null {
  let release = known
  for (const time of served)
    if (
      time.why === 'sentence' &&
      time.fromDate === day &&
      (release === null || time.toDate > release.toDate)
    )
      release = time
  return release
}
