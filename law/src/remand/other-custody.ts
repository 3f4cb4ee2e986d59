import type { Taken } from '../facts/fact.ts'
import type { otherCustodyFacts } from '../facts/remand.ts'
import { otherCustody } from '../tables/other-custody.ts'

/** A time in custody for something else, as it was told: the last day is the day of release. */
export type OtherCustody = Taken<typeof otherCustodyFacts>

/** Whether no day on remand counts in it. Who was let out on the day of sentence, because the days on remand had served it all, was
 *  not detained for it: that day is lost to nobody. */
export const hidesDays = ({ fromDate, toDate, why }: OtherCustody): boolean =>
  otherCustody[why].hides && !(why === 'sentence' && fromDate === toDate)
