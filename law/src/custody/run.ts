import type { Day } from '../calendar/day.ts'
import type { OtherCustody } from '../remand/other-custody.ts'
import type { Layer } from '../tables/layers.ts'
import type { Stage } from '../tables/stages.ts'
import type { Award, TimeAtLarge } from './case.ts'
import type { RunFigures } from './figures.ts'
import type { GovernedSentence } from './governed-sentence.ts'
import type { RecalledState } from './recall/recalled-state.ts'

/** A time in custody without a release in it. Credits and added days are shared by every run in it (sections 240ZA(8A), 240A). */
export interface Group {
  readonly number: number
  credit: number
  /** Of the credit, what is recorded against recalled sentences, and against those passed since the recall. */
  creditOfRecalled: number
  creditOfNew: number
  /** Days on remand that a sentence has for itself alone, by its number in the case; null where there are none. */
  ownDays: Map<number, number> | null
  /** The time as it was told, to the day of release; null: it is worked out. */
  told: OtherCustody | null
  added: number
  /** The awards that were added, with their days. */
  readonly awards: Award[]
  /** Those that are held together: a run that was recalled leaves it. */
  readonly runs: Run[]
}

/** The stage that a run was moved at. */
export interface StageMove {
  readonly layer: Layer
  readonly stage: Stage
  /** The parole date is counted at the old release points still. */
  readonly keepsParole: boolean
  /** Days at large that began on the day of the stage or later. */
  atLargeSince: number
}

/** What a run was before a change of law moved it, with its parts since. */
export interface Conversion {
  readonly layer: Layer
  readonly stage: Stage
  readonly points: Layer[]
  readonly parolePoints: Layer[]
  /** Days at large that began on the day of the stage or later. */
  atLargeSince: number
}

/** A run while the days are walked through. */
export interface Run {
  readonly group: Group
  /** Its first day; of one that begins when others release the person, that of their release. */
  start: Day
  readonly parts: GovernedSentence[]
  /** The layer of each part: for its release, and for counting the parole date. */
  readonly points: Layer[]
  readonly parolePoints: Layer[]
  isSingleTerm: boolean
  /** It begins on the day on which the runs of the other kind release the person (`orders/following.ts`). */
  readonly isFollowing: boolean
  figures: RunFigures
  /** Added days that were served before the run began, under an earlier sentence of the group. */
  served: number
  atLarge: number
  /** Those of them that began when the person had left prison. */
  atLargeOut: number
  lastAtLarge: Day | null
  /** The times at large that began in prison, in order: nobody is let out in one of them. */
  away: readonly TimeAtLarge[]
  moved: StageMove | null
  /** The staged changes that moved it, in order. */
  readonly conversions: Conversion[]
  /** What a recall makes of it; null where it was not recalled. */
  readonly recalled: RecalledState | null
  /** It was passed since the recall. */
  readonly isNew: boolean
}

/** The runs that release the person before a following one begins: all of the other kind, whichever of them it was said to follow. */
export const leadersOf = ({ group }: Run): readonly Run[] =>
  group.runs.filter(({ isFollowing }) => !isFollowing)
