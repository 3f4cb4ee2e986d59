import type { Case, CaseSentence, Recall } from '../custody/case.ts'
import type { RefusedCase } from '../facts/refusal.ts'
import type { OfRulesAndOffence } from '../sentence/candidates.ts'
import type { Change, Doubt, DoubtInput } from '../sentence/doubts.ts'
import type { CaseAlternativeCode } from '../tables/alternative-codes.ts'
import type { CaseWarningCode } from '../tables/warning-codes.ts'
import type { WarningValues } from '../tables/warnings.ts'
import type { CaseAlternative, CaseAnswer, CaseRival, CaseRun, CaseStage } from './answer.ts'
import type { CaseResult } from './prepared-answer.ts'
import type { PreparedCase } from './prepared-case.ts'

/** A sentence from whose curfew the person was recalled, so that its release point enters. */
export interface CurfewFacts {
  readonly recall: Recall
  readonly run: CaseRun
  /** The changes of law that met the case. */
  readonly stages: readonly CaseStage[]
}

/** A sentence of a case as the table of doubts looks at it. */
export interface CaseDoubtInput extends DoubtInput {
  /** Null where the person was not recalled from a curfew. */
  readonly curfew: CurfewFacts | null
}

/** A doubt about sentences: which of them, and the fact of each that would be otherwise. */
export interface SentenceDoubt
  extends Omit<Doubt, 'code' | 'when' | 'change' | 'values'>,
    Pick<CaseDoubt, 'values' | 'needs'> {
  readonly code: CaseAlternativeCode
  readonly when: (worked: CaseDoubtInput) => boolean
  readonly change: (worked: CaseDoubtInput) => Change
  /** What the offences are called that these sentences may be for; left out where the doubt is another. */
  readonly offences?: (all: readonly CaseDoubtInput[]) => string
}

/** The case with the one thing otherwise that is in doubt, and the sentences it is about. */
export interface Otherwise extends Partial<Pick<CaseAlternative, 'offences' | 'after' | 'isInScheme'>> {
  readonly prepared: PreparedCase | RefusedCase
  readonly sentenceIds: readonly string[]
  /** What it comes to, where that was worked out already. */
  readonly result?: CaseResult | RefusedCase
  /** What it is compared with, where that is not the answer itself. */
  readonly beside?: CaseAnswer
}

/** A fact of a case that some doubts are about. */
export type CaseNeed = keyof Pick<Case, 'recall' | 'remand' | 'otherCustody'>

/** A row of the table of doubts: what would be otherwise in the case, and what is said where its rival stands. Of a case in which no
 *  sentence is one that it is about, it is not asked. */
export interface CaseDoubt extends OfRulesAndOffence {
  readonly code: CaseAlternativeCode
  readonly about: 'the law' | 'the case'
  /** The fact of the case without which nothing is in doubt. */
  readonly needs?: CaseNeed
  /** What is said of it where its rival stands; left out where the rival speaks for itself. */
  readonly warning?: CaseWarningCode
  /** Said of each sentence by itself, or once of all that its rivals would move; left out where it is said of the rival. */
  readonly said?: 'of each' | 'of all'
  /** It says more than the rival: a page shows both. */
  readonly isSaidToo?: true
  /** The sentences it is said of, where they are not those that would be otherwise. */
  readonly ids?: (answer: CaseAnswer) => readonly string[]
  readonly values?: (rival: CaseRival, answer: CaseAnswer, sentence: CaseSentence) => WarningValues
  /** It is about whether a licence follows, or on what release rests: the rival can fall on the same days. */
  readonly isOfLicence?: true
  readonly isOfBasis?: true
  /** Null where nothing is in doubt; several where it can be otherwise in several ways. */
  readonly otherwise: (
    answer: CaseAnswer,
    prepared: PreparedCase,
    sentences: readonly CaseDoubtInput[],
  ) => Otherwise | readonly Otherwise[] | null
}
