import type { Day } from '../calendar/day.ts'
import { isAtLeastYears, type Term } from '../calendar/term.ts'
import type { AlternativeCode, ReleaseDays } from './alternative-codes.ts'
import { days } from './days.ts'
import type { Age, SentenceType } from './kinds.ts'
import type { Offence } from './offences.ts'
import type { Family, Regime, RegimeId } from './regimes.ts'
import { type WarningCode, warningCodes } from './warning-codes.ts'

/** What fills the gaps of a warning's sentence. */
export interface WarningValues {
  readonly regime?: RegimeId
  readonly tranche?: Day
  readonly staged?: Day
  readonly release?: Day
  readonly day?: Day
  readonly unused?: number
  readonly latest?: Day
  readonly usual?: Day
}

/** Something the reader must know: which, and the values of this case. Words are made of it on demand. */
export interface Warning {
  readonly code: WarningCode
  readonly values: WarningValues
}

/** What many cases have in common: few different settings exist, so the rows that can be said in each are found once. */
export interface Setting {
  readonly regime: Regime
  readonly chosenBy: 'caller' | 'offence' | 'kind of sentence'
  readonly age: Age
  readonly sentenceType: SentenceType | null
  /** The release point that was asked for: before or after the Act, or the one in force. */
  readonly asked: 'before' | 'after' | 'in force'
  readonly hasOffence: boolean
  /** The offence is one of which something is said: perhaps barred, life only from a day, or violent to the prison service. */
  readonly isMarked: boolean
  readonly isBeforeTheAct: boolean
  readonly isBefore40: boolean
  readonly hasCredit: boolean
  readonly hasAddedDays: boolean
}

/** Whether something is said of an offence wherever it leads. */
export const isMarkedOffence = (offence: Offence): boolean =>
  offence.progressionList !== null || offence.lifeMaximumFrom !== null || offence.violentToPrisonService

/** What is known of one case. */
export interface Circumstances {
  readonly regime: Regime
  readonly question: {
    readonly start: Day
    readonly term: Term
    readonly age: Age
    readonly offence: Offence | null
    readonly remandCredit: number
    readonly taggedBailCredit: number
    readonly addedDays: number
  }
  readonly dates: {
    readonly requisiteCustodialPeriod: number
    readonly unusedCredit: number
    readonly unusedAddedDays: number
    readonly release: Day
  }
  /** The regime that the offence leads to, where the caller chose another; null otherwise. */
  readonly governedBy: RegimeId | null
  /** Where a sentence passed before the Act stands by the stages: the day of its stage under the Act, and its release. */
  readonly stage: Day | null
  readonly staged: Day
  /** The day of leaving prison where it is not the release date: at the latest, and usually. */
  readonly leaving: { readonly latest: Day; readonly usual: Day } | null
  /** The days of the rival answer that a doubt gives; null where it does not arise or changes nothing. Worked out when asked. */
  readonly rival: (code: AlternativeCode) => ReleaseDays | null
}

type In = (setting: Setting) => boolean

/** A row: the settings it can be said in, when it is said in them (always, where that is left out), and what fills its gaps. */
export interface WarningRow {
  readonly in: In
  readonly when?: (c: Circumstances) => boolean
  readonly values?: (c: Circumstances) => WarningValues
}

/** Said of the regimes whose rows name it. */
const named = (code: WarningCode): { readonly in: In } => ({
  in: ({ regime }) => regime.warnings.includes(code),
})
const isChanged: In = ({ regime }) => regime.exclusion === null
const isStaged: In = (s) => isChanged(s) && s.isBeforeTheAct
const isMinimumTerm: In = ({ regime }) => regime.released === 'after a minimum term'
const isAutomatic: In = ({ regime }) => regime.released === 'automatically'
const isChild: In = ({ age, chosenBy }) => age === 'child' && chosenBy !== 'caller'
const isNamed244ZA: In = ({ sentenceType, chosenBy }) =>
  sentenceType === 'sds_plus' && chosenBy === 'kind of sentence'

const isMoved = ({ staged, dates }: Circumstances): boolean => staged !== dates.release
const isAtLeast = ({ question: { start, term } }: Circumstances, years: number): boolean =>
  isAtLeastYears(start, term, years)
/** The offence, unless the caller chose other rules than it leads to. */
const leading = ({ governedBy, question }: Circumstances): Offence | null =>
  governedBy === null ? question.offence : null
const creditOf = ({ question }: Circumstances): number => question.remandCredit + question.taggedBailCredit

/** The families that a named kind of sentence agrees with where the offence decides. */
const agreesWith: Readonly<Record<SentenceType, (family: Family) => boolean>> = {
  sds: () => true,
  sds_plus: () => true,
  section_250: (family) => family === 'section 250',
  eds: () => false,
  life: (family) => family === 'life',
  ipp: () => false,
  terrorism: (family) => family === 'terrorist',
}

/** Every warning. The sentences are made in words. */
// biome-ignore format: one condition a line
const rows: Readonly<Record<WarningCode, WarningRow>> = {
  W_START_AFTER_COMMENCEMENT: { in: (s) => isChanged(s) && s.asked === 'before' && !s.isBeforeTheAct },
  W_LIFE: named('W_LIFE'),
  W_IPP: named('W_IPP'),
  W_PAROLE: named('W_PAROLE'),
  W_REGIME_OVER_OFFENCE: { in: (s) => s.chosenBy === 'caller', when: (c) => c.governedBy !== null, values: (c) => ({ regime: c.governedBy as RegimeId }) },
  W_TRANCHE: { in: (s) => isStaged(s) && s.asked !== 'in force', when: (c) => c.stage !== null && isMoved(c), values: (c) => ({ tranche: c.stage as Day, staged: c.staged, release: c.dates.release }) },
  W_TRANCHE_SAME: { in: (s) => isStaged(s) && s.asked === 'after', when: (c) => c.stage !== null && !isMoved(c), values: (c) => ({ tranche: c.stage as Day }) },
  W_BEFORE_CHANGE: { in: (s) => isStaged(s) && s.asked === 'after', when: (c) => c.stage === null, values: (c) => ({ staged: c.staged }) },
  W_SDS40_STAGED: { in: (s) => s.isBefore40 && (s.asked === 'before' || (s.asked === 'after' && !isChanged(s))), when: (c) => isMoved(c) && c.stage === null, values: (c) => ({ staged: c.staged, release: c.dates.release }) },
  W_BARRED_POSSIBLE: { in: (s) => s.isMarked, when: (c) => leading(c)?.progressionList === 'unknown' },
  W_BARRED_LIST_UNCONFIRMED: { ...named('W_BARRED_LIST_UNCONFIRMED'), when: ({ question: { offence } }) => offence === null || offence.progressionList === 'inferred' },
  W_SDS40_ASSUMED: { in: (s) => named('W_SDS40_ASSUMED').in(s) && !s.hasOffence },
  W_LIFE_MAXIMUM_DATE: { in: (s) => s.isMarked, when: (c) => (leading(c)?.lifeMaximumFrom ?? null) !== null && isAtLeast(c, 4), values: (c) => ({ day: c.question.offence?.lifeMaximumFrom as Day }) },
  W_VIOLENT_TO_PRISON_SERVICE: { in: (s) => s.isMarked, when: (c) => leading(c)?.violentToPrisonService === true && isAtLeast(c, 4) },
  W_SOPC_USUAL: { in: ({ regime, hasOffence }) => regime.warnings.includes('W_SOPC_USUAL') || (regime.family === 'special' && hasOffence), when: (c) => (c.regime.family === 'special' ? leading(c) !== null : c.question.start >= days.nationalSecuritySentences.day) },
  W_S250_FRACTION: named('W_S250_FRACTION'),
  W_CHILD_SDS: { in: (s) => isChild(s) && (s.regime.id === 'section_250' || s.regime.id === 'section_250_sds40_excluded') && s.sentenceType !== 'section_250' },
  W_CHILD_ADULT_SENTENCE: { in: (s) => isChild(s) && s.regime.eligibilityAge === 'adult' },
  W_S250_ADULT: { in: (s) => s.regime.id === 'section_250' && s.age === 'adult' && s.chosenBy !== 'caller' },
  W_AGE_UNKNOWN: { in: (s) => s.age === 'unknown' && s.regime.eligibilityAge !== 'child' },
  W_AGE_MISMATCH: { in: ({ chosenBy, age, regime }) => chosenBy === 'caller' && age !== 'unknown' && regime.eligibilityAge !== 'any' && regime.eligibilityAge !== age },
  W_SDS_PLUS_LENGTH: { in: isNamed244ZA, when: (c) => !isAtLeast(c, c.question.age === 'child' ? 7 : 4) },
  W_SDS_PLUS_DATE: { in: isNamed244ZA, when: (c) => c.question.start < (c.regime.id === 'sds_plus_adult_7_plus' ? days.sevenYearRule : days.fourYearRule).day },
  W_TYPE_IGNORED: { in: (s) => s.chosenBy === 'offence' && s.sentenceType !== null && !agreesWith[s.sentenceType](s.regime.family) },
  W_EDS_TERM: named('W_EDS_TERM'),
  W_EDS_2012_2015: { in: ({ regime, isBefore40 }) => isBefore40 && regime.family === 'extended' && regime.released === 'by the Parole Board', when: ({ question: { start } }) => start >= days.extendedSentences.day && start < days.courtsAct2015.day },
  W_SOPC_LICENCE: named('W_SOPC_LICENCE'),
  W_SOPC_DATE: { in: (s) => s.regime.id === 'sopc_pre_june_2022' && s.isBefore40, when: (c) => c.question.start < days.courtsAct2015.day },
  W_TERRORISM_2A: named('W_TERRORISM_2A'),
  W_IPP_DATE: { in: ({ regime }) => regime.family === 'public protection', when: (c) => c.question.start >= days.extendedSentences.day },
  W_LIFE_REMAND: { in: (s) => isMinimumTerm(s) && s.hasCredit },
  W_ADDED_DAYS_INDETERMINATE: { in: (s) => isMinimumTerm(s) && s.hasAddedDays },
  W_CREDITS_EXCEED: { in: (s) => s.hasCredit, when: (c) => creditOf(c) >= c.dates.requisiteCustodialPeriod + c.question.addedDays, values: (c) => ({ unused: c.dates.unusedCredit }) },
  W_ADDED_CAP: { in: (s) => !isMinimumTerm(s) && s.hasAddedDays, when: (c) => c.dates.unusedAddedDays > 0, values: (c) => ({ unused: c.dates.unusedAddedDays }) },
  W_TAGGED_BAIL: { in: (s) => s.hasCredit, when: (c) => c.question.taggedBailCredit > 0 },
  W_BARRED_LIST_NO_EFFECT: { in: (s) => s.isMarked && !s.regime.offenceBarred, when: (c) => leading(c)?.progressionList === 'inferred' },
  W_NO_CHANGE: { in: (s) => !isChanged(s) && s.asked === 'after' },
  W_NON_WORKING_DAY: { in: isAutomatic, when: (c) => c.leaving !== null, values: (c) => ({ latest: c.leaving?.latest as Day, usual: c.leaving?.usual as Day }) },
  W_LEGACY: { in: (s) => s.isBefore40, when: (c) => c.question.start < days.extendedSentences.day },
}

/** Every warning with its code, the most serious first. */
export const warningRows: readonly (readonly [WarningCode, WarningRow])[] = warningCodes.map((code) => [
  code,
  rows[code],
])
