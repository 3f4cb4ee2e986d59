import type { TimelineRecall } from '../../custody/recall/recalled-state.ts'
import type { Timeline, TimelineInput } from '../../custody/timeline.ts'
import type { Leaving } from '../../sentence/leaving.ts'
import type { CaseWarningCode } from '../../tables/warning-codes.ts'
import type { WarningValues } from '../../tables/warnings.ts'
import type { CaseRun, Recalled } from '../answer.ts'
import type { CaseTotals } from '../governing-run.ts'

/** What the warnings of a case with a recall are found from. */
export interface RecallFacts {
  readonly input: TimelineInput
  readonly recall: TimelineRecall
  readonly timeline: Timeline
  readonly runs: readonly CaseRun[]
  readonly recalled: Recalled
  readonly whole: CaseTotals
  readonly leaving: Leaving | null
}

export type Say = (code: CaseWarningCode, values?: WarningValues, sentenceIds?: readonly string[]) => void
