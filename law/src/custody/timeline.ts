import type { Day } from '../calendar/day.ts'
import type { AwayBy } from '../tables/other-custody.ts'
import type { Stage } from '../tables/stages.ts'
import type { Award, TimeAtLarge } from './case.ts'
import type { Links } from './chain.ts'
import type { StagedChange } from './change.ts'
import type { GovernedSentence } from './governed-sentence.ts'
import type { TimelineRecall } from './recall/recalled-state.ts'
import type { RemandInput, RemandWalk } from './remand-state.ts'
import type { Group, Run } from './run.ts'

/** What the walk through the days is given. */
export interface TimelineInput {
  /** In the order of the links. */
  readonly parts: readonly GovernedSentence[]
  readonly links: Links
  readonly awards: readonly Award[]
  /** Apart from one another. */
  readonly atLarge: readonly TimeAtLarge[]
  /** Null where there was no recall. */
  readonly recall: TimelineRecall | null
  /** The day of the return on a recall, or of the recall where that is not given, also before the recall is walked through; null where
   *  neither is told. */
  readonly returned: Day | null
  /** Null where no time on remand or in other custody was told. */
  readonly remand: RemandInput | null
  /** Fixed terms take the days given with life or public protection of the same day; of a rival, they do not. */
  readonly sharesMinimumTerms: boolean
  /** A person whose release falls on a weekend or bank holiday is let out before it; of a rival, is held to the day itself. */
  readonly isLetOutBefore: boolean
}

/** Something that happens on a day. */
export interface DayEvent {
  readonly day: Day
  readonly happen: () => void
  /** What a recall does comes before it is asked whether the group has been released. */
  readonly isOfRecall?: true
}

/** A day on which sentences were passed, with these. */
export interface Passing {
  readonly day: Day
  readonly passed: readonly GovernedSentence[]
}

/** A change that met the case, with the stage of the person. */
export interface ChosenStage {
  readonly change: StagedChange
  readonly stage: Stage
  /** An extension period that was not given could make it another stage. */
  readonly isUnsure: boolean
}

/** A run that a change of law would have moved, had the person not been out of prison on the day that counts. */
interface UnreachedRun {
  readonly run: Run
  readonly chosen: ChosenStage
  readonly by: AwayBy
}

/** The case while the days are walked through, and at the end of them. */
export interface Timeline {
  readonly runs: Run[]
  /** The run of each sentence, by its number in the case. */
  readonly runOf: (Run | undefined)[]
  /** The time in custody that is open; null while nobody is held. */
  group: Group | null
  groups: number
  /** Whose each day on remand is; null where none was told. */
  readonly remand: RemandWalk | null
  readonly chosen: ChosenStage[]
  readonly unreached: UnreachedRun[]
  /** The numbers of sentences said to be consecutive to one from which the person had been released. */
  readonly tooLate: number[]
  /** Awards that wait for the next sentence: at the end, those after the last release. */
  waiting: readonly Award[]
  /** How many awards a standard recall left without effect. */
  lostAwards: number
  /** How many awards came while only what bears no added days was being served. */
  idleAwards: number
  /** How many times at large met no run. */
  idleAtLarge: number
  /** The days of sentence before which a time at large had met no run. */
  readonly cutAtLarge: Day[]
}
