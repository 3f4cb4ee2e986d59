import type { Day } from '../calendar/day.ts'
import type { Case, CaseSentence, Recall } from '../custody/case.ts'
import type { Piece } from '../custody/length.ts'
import type { FixedTerm } from '../custody/recall/fixed-term.ts'
import type { RecalledState } from '../custody/recall/recalled-state.ts'
import type { CustodyPart } from '../custody/served.ts'
import type { OtherCustody } from '../remand/other-custody.ts'
import type { RemandCount } from '../remand/remand-count.ts'
import type { Doubt } from '../sentence/doubts.ts'
import type { Leaving } from '../sentence/leaving.ts'
import type { SentenceResult } from '../sentence/sentence-result.ts'
import type { CaseAlternativeCode, ReleaseDays } from '../tables/alternative-codes.ts'
import type { Layer } from '../tables/layers.ts'
import type { Stage } from '../tables/stages.ts'
import type { CaseWarningCode } from '../tables/warning-codes.ts'
import type { WarningValues } from '../tables/warnings.ts'
import type { KeyDay } from './key-days.ts'
import type { EndingLicence } from './public-protection-licence.ts'
import type { KindByLaw } from './recall/kind-by-law.ts'

/** How the parole date of a run is counted: its automatic parts, then the parts to the parole points. */
export interface ParolePoint {
  readonly parts: readonly CustodyPart[]
  /** The days to be served until then, before credit. */
  readonly days: number
  readonly date: Day
  /** It is the day after one of the times at large. */
  readonly isWhenBack: boolean
}

/** A stage that holds a run: it is not released before the day of the stage, and added days come on top of it. */
export interface Hold {
  readonly layer: Layer
  readonly stage: Stage
  readonly release: Day
  /** Whether release would have been earlier without it. */
  readonly isFelt: boolean
  /** What it does to the parole date: it moves too, stays where it was, or there is none. */
  readonly parole: 'moves' | 'stays' | null
}

/** A sentence that stands alone, or a whole chain of consecutive ones (section 264), worked out as one thing. */
export interface CaseRun {
  readonly sentenceIds: readonly string[]
  /** Older sentences that are partly concurrent, and count as one term from the first day to the later end. */
  readonly isSingleTerm: boolean
  /** It takes effect when the person would otherwise be released from the others. */
  readonly isFollowing: boolean
  readonly start: Day
  /** The minimum term of life or public protection: its last day is no release as of right, and no end. */
  readonly isMinimumTerm: boolean
  /** Life without a minimum term: it has no length, and its days say nothing. */
  readonly isWholeLife: boolean
  /** Life or public protection from which the person is on licence: it keeps nobody in prison. */
  readonly isOnLicence: boolean
  /** The time in custody to which the run belongs, as it was told; null where it is worked out. */
  readonly told: OtherCustody | null
  /** Let out from it early, the person is in prison for something later: its day of release decides nothing, and its end does. */
  readonly isLeft: boolean
  /** Then, where it was not told how: whether it can have been on a curfew. */
  readonly mayBeOnCurfew: boolean
  readonly pieces: readonly Piece[]
  /** Null where an extension period was not given. */
  readonly totalDays: number | null
  readonly custodyParts: readonly CustodyPart[]
  /** Days to be served before credit and added days. */
  readonly custodyDays: number
  readonly credit: number
  /** The credit that brings the end forward; the rest had no days left to count against. */
  readonly creditUsed: number
  /** Added days that this run bears, less those served already under an earlier sentence. */
  readonly addedDays: number
  readonly addedDaysServed: number
  readonly atLargeDays: number
  /** The last day at large, after which the sentence ends at the earliest; null where there is none. */
  readonly lastAtLarge: Day | null
  readonly hold: Hold | null
  /** The last day in custody, if only this run counted. */
  readonly release: Day
  readonly releaseType: 'CRD' | 'ARD' | 'PRRD' | 'MTD'
  readonly parole: ParolePoint | null
  /** The last day before any credit, and with it; null where an extension period was not given. */
  readonly endBeforeCredit: Day | null
  readonly end: Day | null
  readonly endType: 'SLED' | 'SED'
  /** The end of the licence, where there is one and it is known. */
  readonly licenceEnd: Day | null
  /** The number of the time in custody to which the run belongs, from 0: another begins where a release lay between. */
  readonly group: number
  /** Whether a sentence of imprisonment is in it. */
  readonly isSentence: boolean
  /** How many committals are in it, for default of payment or contempt: they are no sentences (section 258). */
  readonly committals: number
  /** Detention and training orders: release from them is figured beside that from everything else. */
  readonly isOrder: boolean
  /** Null where the run was not recalled. */
  readonly recalled: RecalledRunFigures | null
}

/** What governs one sentence of the case: as a question about it alone, without credit, and with the layer whose release point applied
 *  to it in the end. */
export interface CaseSentenceAnswer extends Omit<SentenceResult, 'dates' | 'lawful'> {
  readonly sentence: CaseSentence
}

/** A staged change of law that met the case. */
export interface CaseStage {
  readonly layer: Layer
  readonly stage: Stage
  /** The release day as the law stood until then, and at the new points alone; null where there is none. */
  readonly before: Day | null
  readonly after: Day | null
  /** Whether the stage itself decides the release day. */
  readonly held: boolean
}

/** Something the reader must know, with the sentences it is about; none where it is about the case. */
export interface CaseWarning {
  readonly code: CaseWarningCode
  readonly values: WarningValues
  readonly sentenceIds: readonly string[]
}

/** A fixed term after a recall, with the days that it runs to. */
export interface RecallTerm extends Readonly<Omit<FixedTerm, 'isConverted'>> {
  readonly counted: Day
  /** The day with all this, before the end of the run cuts it. */
  readonly uncut: Day
}

/** What a recall makes of a run. */
export interface RecalledRunFigures {
  /** The last day in custody before the recall by our count; null where it cannot be worked out. */
  readonly firstRelease: Day | null
  /** Days at large between recall and return, at other times before the return, and since. */
  readonly between: number
  readonly otherwise: number
  readonly since: number
  /** Until when the recall keeps the person: a fixed term, the end where nothing is automatic before it, or, where the curfew was
   *  broken or could not be monitored, the first release day; where nothing was left of the sentence, the return itself; from life
   *  and public protection nobody can name a day. */
  readonly until: 'a fixed term' | 'the end' | 'the first release' | 'the return' | 'the Parole Board'
  /** Then: the day on which, with every day of credit, the sentence was over. */
  readonly ranOut: Day | null
  /** Only of a fixed term. */
  readonly term: RecallTerm | null
  /** The run was over before a recall could become one of 56 days, so the standard recall stood. */
  readonly stood: boolean
  /** The run was over when the recall or the return came, and does not count; null where it was not. */
  readonly hadEnded: RecalledState['hadEnded']
}

/** What a recall comes to. */
export interface Recalled {
  readonly recall: Recall
  /** What the law says of its kind. */
  readonly byLaw: KindByLaw
  /** The sentences it was taken to be from, whether they were named, and those left out because they were still being served. */
  readonly sentenceIds: readonly string[]
  readonly isNamed: boolean
  readonly stillServed: readonly string[]
  /** The recalled run that is released last, and the last of the others; null where there are none. */
  readonly run: RecalledCaseRun
  readonly other: CaseRun | null
  /** Whether the person leaves on the day of the recalled run, of the other, or of both. */
  readonly decides: 'recall' | 'other' | 'both'
}

/** A run the recall is from. */
export interface RecalledCaseRun extends CaseRun {
  readonly recalled: RecalledRunFigures
}

/** Where the law or the case is not certain, the rival answer: the whole case worked out again with that one thing otherwise
 *  in every sentence that it is about. */
export interface CaseAlternative extends ReleaseDays {
  readonly code: CaseAlternativeCode
  readonly about: Doubt['about']
  readonly sentenceIds: readonly string[]
  /** Where the offence was not given: the offences of which the rival speaks, in words; null otherwise. */
  readonly offences: string | null
  /** Where it is not known how sentences run: the sentence after which the rival has them; null otherwise. */
  readonly after: string | null
  /** Whether the person can have been let out under the early release scheme of 2023 and 2024. */
  readonly isInScheme: boolean
  /** Where only the month of a sentence is known: the day in it that the rival is for; null otherwise. */
  readonly passedOn: Day | null
  /** The letters of its release date. */
  readonly releaseType: CaseAnswer['releaseType']
  /** The rival worked out in full, which most callers need not. */
  readonly answer: () => CaseAnswer
}

/** A rival whose case is right, and not worked out here: no date can be given for it. Its warning is left, and its level. */
interface UndatedRival
  extends Pick<CaseAlternative, 'code' | 'about' | 'sentenceIds' | 'offences' | keyof ReleaseDays> {
  readonly isUndated: true
}

/** A rival, with its dates or without. */
export type CaseRival = CaseAlternative | UndatedRival

/** What the runs of a case give together. */
export interface CaseTotals {
  /** The last day in custody; null where nothing is automatic. */
  readonly release: Day | null
  /** On licence (CRD) or without one (ARD); after a recall (PRRD); half-way through a detention and training order (MTD). */
  readonly releaseType: 'CRD' | 'ARD' | 'PRRD' | 'MTD' | null
  /** No later than: the Parole Board or the Secretary of State can release before the end of the sentence, and nothing else. None:
   *  a whole life order, after which not even the Parole Board looks at the case. On licence: the person is out already. */
  readonly releaseBasis: 'automatic' | 'no later than' | 'parole only' | 'none' | 'on licence'
  /** The first day on which the Parole Board can direct release, and the sentences whose later automatic release moved it there. */
  readonly paroleEligibility: Day | null
  readonly paroleMovedBy: readonly string[] | null
  /** Null where there is no end, or an extension period was not given. */
  readonly end: Day | null
  readonly endType: 'SLED' | 'SED' | null
  /** The end of the licence where it differs from the end, or the sentence has none. */
  readonly licenceEnd: Day | null
  readonly decidedBy: { readonly release: readonly string[]; readonly end: readonly string[] }
}

/** A case worked out. */
export interface CaseAnswer extends CaseTotals {
  readonly case: Case
  /** The day of leaving prison, where it is not the release date. */
  readonly leaving: Leaving | null
  /** Null where there was no recall. */
  readonly recalled: Recalled | null
  /** The licence under public protection from which the person is out; null where there is none, or it lasts for life. */
  readonly licence: EndingLicence | null
  /** Which days on remand count; null where their dates were not told. */
  readonly remand: RemandCount | null
  readonly stages: readonly CaseStage[]
  readonly runs: readonly CaseRun[]
  readonly sentences: readonly CaseSentenceAnswer[]
  readonly warnings: readonly CaseWarning[]
  /** The rivals of what is in doubt; null for a rival itself. */
  readonly alternatives: readonly CaseAlternative[] | null
  /** Every date with its letters, in the order in which they are usually met. */
  readonly dates: readonly KeyDay[]
}
