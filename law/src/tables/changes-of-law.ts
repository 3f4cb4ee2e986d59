import { addDays, type Day } from '../calendar/day.ts'
import { meets, type Span } from '../calendar/spans.ts'
import type { AlternativeCode } from './alternative-codes.ts'
import { type Commencement, days } from './days.ts'
import type { LeavingWay } from './other-custody.ts'
import { type Source, sentencingAct2026 } from './provisions.ts'
import { fortyPerCentStaging, progressionStaging, type Staging, singleStage } from './stages.ts'

/** What a change brings beside the part that is served. Whatever is laid over it later keeps it. */
export interface Effects {
  /** Release from a term under 12 months is on licence, whenever the offence was committed (section 244 in place of 243A). */
  readonly licenceForShortTerms: boolean
  /** Supervision is closest until two-thirds of the sentence. */
  readonly supervisionToTwoThirds: boolean
}

/** A change of law. Layers of release points belong to one; warnings, stages, doubts and the doors read its row. */
export interface ChangeOfLaw {
  /** Its name in an answer. Never renamed and never reused. */
  readonly wireName: string
  readonly begins: Commencement
  /** Whom it reaches among the sentences of a layer is said there; this is where the law says so. */
  readonly law: readonly Source[]
  /** How it moves sentences already being served. */
  readonly staging: Staging
  readonly effects: Effects
  /** The warning that names the day of its stage, where the release point of an answer is another. */
  readonly stageWarning: 'W_TRANCHE' | 'W_SDS40_STAGED' | 'W_SDS40_EXCLUDED_LATER'
  /** What is in doubt about how it moves sentences being served; null where the law itself says it. */
  readonly doubt: AlternativeCode | null
  /** Its first day is the prison service's; the instrument was not seen. */
  readonly isDayInferred: boolean
  /** Whom it passes by: who was out of prison in one of these ways on the day of the stage, or on the eve of the change. */
  readonly passesBy: {
    readonly on: 'its stage' | 'its eve'
    readonly by: readonly (LeavingWay | 'removal')[]
  }
  /** What prisons work out by hand: sentences made consecutive between its stages, and people at large on its eve. */
  readonly byHand: readonly ('consecutive between its stages' | 'at large on its eve')[]
}

/** It reaches whoever was out of prison, too. */
export const nobodyPassed: ChangeOfLaw['passesBy'] = { on: 'its stage', by: [] }

const none: Effects = { licenceForShortTerms: false, supervisionToTwoThirds: false }

/** Every change that moved, or moves, sentences already being served, in the order of their days. */
export const changesOfLaw = {
  fortyPerCent: {
    wireName: 'forty_per_cent',
    begins: days.fortyPerCent,
    law: days.fortyPerCent.law,
    staging: fortyPerCentStaging,
    effects: none,
    stageWarning: 'W_SDS40_STAGED',
    doubt: null,
    isDayInferred: false,
    // Article 3(4) and (5): out under section 246, 248 or 260, and so not in custody under the sentence.
    passesBy: { on: 'its stage', by: ['curfew', 'compassionate', 'removal'] },
    byHand: ['consecutive between its stages'],
  },
  /** It reached people already in prison: it applies to a sentence imposed before, on or after its day (article 4(1)). */
  laterExclusions: {
    wireName: 'later_exclusions',
    begins: days.laterExclusions,
    law: days.laterExclusions.law,
    staging: singleStage(days.laterExclusions.day, days.laterExclusions.law),
    effects: none,
    stageWarning: 'W_SDS40_EXCLUDED_LATER',
    doubt: null,
    isDayInferred: false,
    passesBy: nobodyPassed,
    byHand: [],
  },
  /** The ten stages are the prison service's settings; the instrument was not seen (docs/decisions/0010). */
  progressionModel: {
    wireName: 'progression_model',
    begins: days.progressionModel,
    law: [sentencingAct2026('23(12)'), ...days.progressionModel.law],
    staging: progressionStaging,
    effects: { licenceForShortTerms: true, supervisionToTwoThirds: true },
    stageWarning: 'W_TRANCHE',
    doubt: 'A_STAGE_NOT_BEGUN',
    isDayInferred: true,
    // Section 23(12) reaches who was in custody or on a curfew immediately before.
    passesBy: { on: 'its eve', by: ['parole', 'compassionate', 'removal'] },
    byHand: ['at large on its eve'],
  },
} as const satisfies Readonly<Record<string, ChangeOfLaw>>

/** The days that count for whom a change passes by: the day of the stage, of which any part in prison is enough; or the eve and the first
 *  day of the change, between which the moment lies that is before it. */
export const countedDays = (on: ChangeOfLaw['passesBy']['on'], begins: Day, stage: Day): Span =>
  on === 'its stage' ? { fromDate: stage, toDate: stage } : { fromDate: addDays(begins, -1), toDate: begins }

/** Whether it can matter by what a person was away from prison in a time: it meets the days that count for a change which passes by who
 *  had been removed. */
export const asksWhyAway = (away: Span): boolean =>
  Object.values<ChangeOfLaw>(changesOfLaw).some(
    ({ passesBy: { on, by }, staging, begins }) =>
      by.includes('removal') &&
      staging.stages.some(({ day }) => meets(away, countedDays(on, begins.day, day))),
  )

/** Whether a change is that of the Sentencing Act 2026, or a reform laid over it: the new rules that answers speak of. */
export const isOfNewRules = (change: ChangeOfLaw | null): boolean => change?.stageWarning === 'W_TRANCHE'

/** The changes that move people in several stages, in the order of their days. */
export const stagedChanges = Object.values<ChangeOfLaw>(changesOfLaw).filter(
  ({ staging }) => staging.stages.length > 1,
)

/** A reform that is not law, laid over it: no row, and no effects of its own. */
export const reformed = (begins: Commencement, staging: Staging): ChangeOfLaw => ({
  wireName: 'reform',
  begins,
  law: [],
  staging,
  effects: none,
  stageWarning: 'W_TRANCHE',
  doubt: null,
  isDayInferred: false,
  passesBy: nobodyPassed,
  byHand: [],
})
