import type { Leaving } from '../../sentence/leaving.ts'
import type { CaseWarningCode } from '../../tables/warning-codes.ts'
import type { WarningValues } from '../../tables/warnings.ts'
import type { CaseRun, Recalled } from '../answer.ts'
import type { Course, Walked } from '../walked.ts'
import type { Whole } from '../whole.ts'
import type { RecallCourse } from './state.ts'

/** What the warnings of a case with a recall are found from. */
export interface RecallFacts {
  readonly course: Course
  readonly recall: RecallCourse
  readonly walked: Walked
  readonly runs: readonly CaseRun[]
  readonly recalled: Recalled
  readonly whole: Whole
  readonly leaving: Leaving | null
}

export type Say = (code: CaseWarningCode, values?: WarningValues, sentenceIds?: readonly string[]) => void
