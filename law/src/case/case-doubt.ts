import type { Recall } from '../custody/case.ts'
import type { Change, Doubt, Doubted } from '../sentence/doubts.ts'
import type { CurfewCode, OffenceClassCode } from '../tables/alternative-codes.ts'
import type { CaseRun, CaseStage } from './answer.ts'

/** A sentence from whose curfew the person was recalled, so that its release point enters. */
export interface CurfewFacts {
  readonly recall: Recall
  readonly run: CaseRun
  /** The changes of law that met the case. */
  readonly stages: readonly CaseStage[]
}

/** A sentence of a case as its table of doubts looks at it. */
export interface CaseDoubted extends Doubted {
  /** Null where the person was not recalled from a curfew. */
  readonly curfew: CurfewFacts | null
  /** It was said that it was not for terrorism. */
  readonly isNoTerrorism: boolean
}

/** A row of the table of doubts for a case. */
export interface CaseDoubt extends Omit<Doubt, 'code' | 'warning' | 'when' | 'change'> {
  readonly code: Doubt['code'] | OffenceClassCode | CurfewCode
  readonly when: (worked: CaseDoubted) => boolean
  readonly change: (worked: CaseDoubted) => Change
  /** What the offences are called that these sentences may be for; left out where the doubt is another. */
  readonly offences?: (all: readonly CaseDoubted[]) => string
}
