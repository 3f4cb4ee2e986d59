import type { Day } from '../calendar/day.ts'
import type { Span } from '../calendar/spans.ts'
import type { Ledger } from '../remand/ledger.ts'
import type { OtherCustody } from '../remand/other-custody.ts'
import type { ServedTime } from '../remand/remand-count.ts'
import type { RemandTime } from '../remand/remand-time.ts'
import type { Group } from './run.ts'

/** Times on remand and in other custody on their way into the walk. */
export interface RemandInput {
  readonly times: readonly RemandTime[]
  readonly told: readonly OtherCustody[]
  /** What becomes of days that an earlier time in custody could not use: they go on to the next sentence that they are for; of a
   *  rival, they are lost to it, or both are one time in custody (docs/decisions/0034). */
  readonly unused: 'go on' | 'are lost' | 'are shared'
}

/** A time in custody, by the number of its group. */
export interface Stay {
  readonly group: Group
  /** Since when it has gone on without a release. */
  since: Day
  /** The times before a release from it, of a rival that makes one of several. */
  readonly over: Span[]
  /** As it stood when the next sentence was passed; null where none was, or it was told. */
  served: ServedTime | null
}

/** Whose each day on remand is, while the days are walked through. */
export interface RemandWalk {
  readonly ledger: Ledger
  readonly stays: Stay[]
}
