import { addMonths, type Day } from '../calendar/day.ts'
import { type Fraction, oneHalf, oneThird } from '../calendar/fraction.ts'
import { isAtLeastYears, type Term } from '../calendar/term.ts'
import type { AlternativeCode, ReleaseDays } from './alternative-codes.ts'
import { days } from './days.ts'
import type { RivalLevel } from './how-sure.ts'
import { type Age, type CaseSentenceType, type SentenceType, standardKinds } from './kinds.ts'
import type { Layer } from './layers.ts'
import { carriesLifeOn, dayOfMaximum, isOverMaximum } from './offence-traits.ts'
import type { Offence } from './offences.ts'
import type { LeavingWay } from './other-custody.ts'
import type { RecallType } from './recall-types.ts'
import { isStandardFamily } from './regime-row.ts'
import type { Regime, RulesId } from './regimes.ts'
import { isShortTerm, mayStillBeSuspended, suspension } from './suspension.ts'
import { type WarningCode, warningCodes } from './warning-codes.ts'

/** What fills the gaps of a warning's sentence. */
export interface WarningValues {
  readonly regime?: RulesId
  readonly named?: SentenceType
  readonly instead?: RulesId
  readonly can?: 'extended' | 'life' | 'either'
  readonly tranche?: Day
  readonly begins?: Day
  readonly staged?: Day
  readonly release?: Day
  readonly day?: Day
  readonly unused?: number
  /** The days of the rival answer; null where it is the same. */
  readonly rival?: ReleaseDays | null
  readonly latest?: Day
  readonly usual?: Day
  /** The usual day by the count that was not used. */
  readonly otherwise?: Day
  readonly end?: Day
  /** Whether a licence never ends. */
  readonly isForLife?: boolean
  /** Whether a day of release is the first on which the Parole Board alone can direct it. */
  readonly isEarliest?: boolean
  readonly months?: number
  readonly part?: Fraction
  /** The day on which a recall ends, or of which a rival after a recall speaks, and whether it is only the latest. */
  readonly recallEnd?: Day
  readonly isLatest?: boolean
  /** Whether the Parole Board decides on that day. */
  readonly isByBoard?: boolean
  /** Whether one recall was told, and the question is of another. */
  readonly isAgain?: boolean
  /** The kind of recall that was told, where the answer is for the one that the law gives; null where it is for what was told. */
  readonly told?: RecallType | null
  /** What a sentence that was over came before. */
  readonly ending?: 'recall' | 'return'
  /** How sure a rival leaves the answer for which no date can be given, where the warning speaks of one. */
  readonly undated?: RivalLevel
  /** By what a person left a sentence; null: it was not told. */
  readonly left?: LeavingWay | null
  /** By what they were out of prison. */
  readonly by?: LeavingWay | 'removal'
  /** Other sentences than those the warning is about. */
  readonly others?: readonly string[]
  /** The sentences for which the Parole Board has an earlier day than for the case, and that day. */
  readonly boards?: readonly { readonly sentenceIds: readonly string[]; readonly date: Day }[]
}

/** Something the reader must know: which, and the values of this case. Words are made of it on demand. */
export interface Warning {
  readonly code: WarningCode
  readonly values: WarningValues
}

/** What many cases have in common, whatever their days are. */
export interface WarningSetting {
  readonly regime: Regime
  readonly chosenBy: 'caller' | 'offence' | 'kind of sentence'
  readonly age: Age
  readonly sentenceType: CaseSentenceType | null
  /** The release point that was asked for: before or after the Act, or the one in force. */
  readonly asked: 'before' | 'after' | 'in_force'
  readonly hasOffence: boolean
  readonly isBeforeTheAct: boolean
  readonly isBefore40: boolean
  /** Passed before the last change that moves sentences of its regime while they are served. */
  readonly isBeforeMove: boolean
  readonly hasCredit: boolean
  readonly hasAddedDays: boolean
}

/** What is known of one case. */
export interface WarningFacts {
  readonly regime: Regime
  readonly question: {
    readonly start: Day
    readonly term: Term
    readonly age: Age
    readonly sentenceType: CaseSentenceType | null
    readonly offence: Offence | null
    readonly taggedBailCreditDays: number
    readonly addedDays: number
    readonly offenceDate?: Day | undefined
    readonly inCase?: { readonly hasNoExtension: boolean }
    readonly notSuspended?: boolean | null
  }
  /** The days that count as served, and of them those in custody before the sentence. */
  readonly creditDays: number
  readonly custodyDays: number
  /** The release point that the dates are at. */
  readonly point: Layer
  readonly dates: {
    readonly totalDays: number
    readonly sentenceEnd: Day
    readonly requisiteCustodialPeriod: number
    readonly unusedCredit: number
    readonly unusedAddedDays: number
    readonly release: Day
  }
  /** The regime that the offence leads to, where the caller chose another; null otherwise. */
  readonly governedBy: RulesId | null
  /** The offence, where the rules are those that it leads to. */
  readonly leading: Offence | null
  /** The rules of the kind of sentence that was named. Worked out when asked. */
  readonly rulesNamed: () => RulesId
  /** Where a sentence passed before a change in stages stands by them: the day of its stage, the first day of the change, and its
   *  release. */
  readonly stage: Day | null
  readonly begins: Day | null
  readonly staged: Day
  /** The law that applies was asked for, not a release point. */
  readonly isInForce: boolean
  /** The day of leaving prison where it is not the release date: at the latest, and usually. */
  readonly leaving: { readonly latest: Day; readonly usual: Day; readonly otherwise: Day | null } | null
  /** The days of the rival answer that a doubt gives; null where it does not arise or changes nothing. */
  readonly rival: (code: AlternativeCode) => ReleaseDays | null
  /** The release point that governs it in the end. */
  readonly governing: Layer
  /** The release day where added days take it past the custodial term, which the dates end with. */
  readonly lawful: Day
}

type In = (setting: WarningSetting) => boolean

/** A row: the settings it can be said in, when it is said in them (always, where that is left out), and what fills its gaps. */
export interface WarningRow {
  readonly in: In
  readonly when?: (c: WarningFacts) => boolean
  readonly values?: (c: WarningFacts) => WarningValues
  /** What is in doubt, where the date it would then be is among the values. */
  readonly doubt?: AlternativeCode
}

/** Said of the regimes whose rows name it. */
const named = (code: WarningCode): { readonly in: In } => ({
  in: ({ regime }) => regime.warnings.includes(code),
})
const isChanged: In = ({ regime }) => regime.exclusion === null
/** The old release point was asked for, or the only one there is. */
const isOldPoint: In = (s) => s.asked === 'before' || (s.asked === 'after' && !isChanged(s))
const isStaged: In = (s) => isChanged(s) && s.isBeforeMove
const isMinimumTerm: In = ({ regime }) => regime.released === 'after a minimum term'
/** A licence or an extension follows the term that is given. */
const goesOn: In = ({ regime: { ends } }) => ends === 'after an extension' || ends === 'a year after the term'
const isAutomatic: In = ({ regime }) => regime.released === 'automatically'
const isStandard: In = ({ regime }) => isStandardFamily(regime.family)
/** Only an adult's standard sentence can be suspended; added days are for those in prison. */
const canBeSuspended: In = ({ regime, age, hasAddedDays }) =>
  regime.family === 'standard' && age !== 'child' && !hasAddedDays
const isChild: In = ({ age, chosenBy }) => age === 'child' && chosenBy !== 'caller'
const isChildIn250: In = (s) =>
  isChild(s) && (s.regime.id === 'section_250' || s.regime.id === 'section_250_sds40_excluded')
const isNamed244ZA: In = ({ sentenceType, chosenBy }) =>
  sentenceType === 'sds_plus' && chosenBy === 'kind of sentence'

/** Who was in prison before the sentence is taken to be so for it, where nothing else was said. */
const suspensionOf = ({ question, custodyDays, dates }: WarningFacts): ReturnType<typeof suspension> =>
  (question.notSuspended ?? custodyDays > 0)
    ? null
    : suspension(question.start, question.term, dates.totalDays)
const isMoved = ({ staged, dates }: WarningFacts): boolean => staged !== dates.release
const isAtLeast = ({ question: { start, term } }: WarningFacts, years: number): boolean =>
  isAtLeastYears(start, term, years)
const isAllCredited = ({ question, creditDays, dates }: WarningFacts): boolean =>
  creditDays >= dates.requisiteCustodialPeriod + question.addedDays

/** Section 243A(1A): offences from before the licence of short terms are sentenced to such a term some years after it at the most. */
export const isSoonAfterLicences = (start: Day): boolean =>
  start >= days.licenceForShortTerms.day && start < addMonths(days.licenceForShortTerms.day, 12 * 3)

/** The rules that a named kind of sentence agrees with where the offence decides; one that is not here, with all. */
const agreesWith: Readonly<Partial<Record<CaseSentenceType, (regime: Regime) => boolean>>> = {
  section_250: ({ family }) => family === 'section 250',
  eds: ({ id, family }) => family === 'extended' || id === 'terrorism_s247a_no_early_release',
  life: ({ family }) => family === 'life',
  ipp: () => false,
  terrorism: ({ family }) => family === 'terrorist',
  sopc: ({ family }) => family === 'terrorist',
}

/** The kinds of sentence that a court can pass in place of a standard one, from 4 years, for an offence of Schedule 15: extended
 *  (Sentencing Code, sections 255, 267 and 280), and life where that was the maximum on the day that counts. Shorter ones, and life
 *  for another offence, are too rare to be spoken of. */
function otherKinds({ leading, question }: WarningFacts): WarningValues['can'] | null {
  if (leading === null || leading.schedule15Part === null) return null
  const { inCase, offenceDate, start } = question
  const canBeLife = carriesLifeOn(leading, dayOfMaximum(leading, offenceDate, start))
  if (inCase?.hasNoExtension) return canBeLife ? 'life' : null
  return canBeLife ? 'either' : 'extended'
}

/** The ordinary sentence that is passed where a special one cannot be: section 23(14) keeps only those passed before the Act at
 *  one-half, and section 250 keeps its own. */
function ordinaryInstead({ question: { start, age } }: WarningFacts): WarningValues {
  if (age === 'child') return { part: oneHalf, instead: 'section_250_sds40_excluded' }
  return start < days.progressionModel.day
    ? { part: oneHalf, instead: 'sds_adult_national_security' }
    : { part: oneThird, instead: 'sds_adult_sds40_excluded' }
}

/** A special sentence is the rule for the offence: it was taken to be one, or an ordinary one was passed from the day on which that
 *  became unusual. */
function isSpecialUsual({
  regime,
  leading,
  question: { start, sentenceType, inCase },
}: WarningFacts): boolean {
  if (regime.family === 'special') return leading !== null
  if (regime.family !== 'terrorist') return start >= days.nationalSecuritySentences.day
  return (
    leading !== null &&
    start >= days.noEarlyRelease.day &&
    (inCase?.hasNoExtension || (sentenceType !== null && standardKinds.has(sentenceType)))
  )
}

/** Said where a doubt gives another date, with that date. */
const doubted = (code: AlternativeCode) => ({
  doubt: code,
  when: (c: WarningFacts): boolean => c.rival(code) !== null,
  values: (c: WarningFacts): WarningValues => ({ rival: c.rival(code) }),
})

/** Every warning. The sentences are made in words. */
// biome-ignore format: one condition a line
const rows: Readonly<Record<WarningCode, WarningRow>> = {
  W_START_AFTER_COMMENCEMENT: { in: (s) => isChanged(s) && s.asked === 'before' && !s.isBeforeTheAct },
  W_TYPE_IGNORED: { in: (s) => s.chosenBy === 'offence' && s.sentenceType !== null && agreesWith[s.sentenceType]?.(s.regime) === false, values: (c) => ({ named: c.question.sentenceType as SentenceType, instead: c.rulesNamed() }) },
  W_LIFE: named('W_LIFE'),
  W_IPP: named('W_IPP'),
  W_PAROLE: named('W_PAROLE'),
  W_REGIME_OVER_OFFENCE: { in: (s) => s.chosenBy === 'caller', when: (c) => c.governedBy !== null, values: (c) => ({ regime: c.governedBy as RulesId }) },
  W_TRANCHE: { in: isStaged, when: (c) => c.stage !== null && isMoved(c), values: (c) => ({ begins: c.begins as Day, tranche: c.stage as Day, staged: c.staged, release: c.dates.release }) },
  W_TRANCHE_SAME: { in: (s) => isStaged(s) && s.asked === 'after', when: (c) => c.stage !== null && !isMoved(c), values: (c) => ({ begins: c.begins as Day, tranche: c.stage as Day }) },
  W_BEFORE_CHANGE: { in: (s) => isStaged(s) && s.isBeforeTheAct && s.asked === 'after', when: (c) => c.stage === null, values: (c) => ({ staged: c.staged }) },
  W_BARRED_POSSIBLE: { in: (s) => s.hasOffence, ...doubted('A_ON_LIST') },
  W_BARRED_LIST_UNCONFIRMED: { ...named('W_BARRED_LIST_UNCONFIRMED'), ...doubted('A_OFF_LIST') },
  W_BARRED_LIST_NAMED: { in: (s) => s.hasOffence && s.regime.offenceBarred, ...doubted('A_OFF_LIST_NAMED') },
  W_SDS40_ASSUMED: { in: (s) => named('W_SDS40_ASSUMED').in(s) && !s.hasOffence },
  W_EXTENDED_OR_LIFE: { in: (s) => s.hasOffence && isAutomatic(s) && isStandard(s) && (s.asked !== 'in_force' || s.sentenceType === null), when: (c) => isAtLeast(c, 4) && otherKinds(c) !== null, values: (c) => ({ can: otherKinds(c) as 'either' }) },
  W_SUSPENDED_USUAL: { in: canBeSuspended, when: (c) => suspensionOf(c) === 'as a rule' },
  W_SUSPENDED_POSSIBLE: { in: canBeSuspended, when: (c) => suspensionOf(c) === 'possible' && mayStillBeSuspended(c.question.start) && (c.isInForce || isShortTerm(c.question.start, c.question.term)) },
  W_LIFE_MAXIMUM_DATE: { in: (s) => s.hasOffence, ...doubted('A_EARLIER_CONDUCT'), values: (c) => ({ day: c.question.offence?.lifeMaximumFrom as Day, rival: c.rival('A_EARLIER_CONDUCT') }) },
  W_COUNTED_AS_LIFE: { in: (s) => s.hasOffence, ...doubted('A_COUNTED_AS_LIFE'), values: (c) => ({ day: c.question.offence?.lifeMaximumFrom as Day, rival: c.rival('A_COUNTED_AS_LIFE') }) },
  W_VIOLENT_TO_PRISON_SERVICE: { in: (s) => s.hasOffence, ...doubted('A_COUNTED_VIOLENT') },
  W_SOPC_USUAL: { in: ({ regime, hasOffence }) => regime.warnings.includes('W_SOPC_USUAL') || ((regime.family === 'special' || regime.family === 'terrorist') && hasOffence), when: isSpecialUsual },
  W_S250_FRACTION: { ...named('W_S250_FRACTION'), ...doubted('A_SECTION_250_HALF') },
  W_CHILD_SDS: { in: (s) => isChildIn250(s) && s.sentenceType !== null && s.sentenceType !== 'section_250' },
  W_CHILD_SECTION_250: { in: (s) => isChildIn250(s) && s.sentenceType === null },
  W_CHILD_DTO: { in: isChildIn250, ...doubted('A_TRAINING_ORDER') },
  W_SDS40_STAGED: { in: (s) => s.isBefore40 && isOldPoint(s), when: (c) => isMoved(c) && c.stage === null, values: (c) => ({ part: c.governing.fraction, staged: c.staged, release: c.dates.release }) },
  W_SDS40_EXCLUDED_LATER: { in: (s) => s.hasOffence && s.isBeforeTheAct && !s.isBefore40 && isOldPoint(s), when: (c) => c.question.start < days.laterExclusions.day && isMoved(c) && c.stage === null, values: (c) => ({ staged: c.staged, release: c.dates.release }) },
  W_OVER_MAXIMUM: { in: (s) => s.hasOffence && !isMinimumTerm(s), when: ({ question: { offence, term } }) => isOverMaximum(offence as Offence, term), values: (c) => ({ months: c.question.offence?.maximumMonths as number }) },
  W_SPECIAL_POSSIBLE: { in: (s) => s.hasOffence, ...doubted('A_SPECIAL') },
  W_AGE_AT_OFFENCE: { in: (s) => s.hasOffence && s.regime.family === 'special', ...doubted('A_UNDER_18_AT_OFFENCE') },
  W_SOPC_CONVICTION: { in: (s) => s.regime.id === 'sopc' && s.hasOffence, when: (c) => c.leading?.schedule13Part === 3 && c.question.start >= days.nationalSecuritySentences.day, values: ordinaryInstead },
  W_CHILD_ADULT_SENTENCE: { in: (s) => isChild(s) && s.regime.eligibilityAge === 'adult' },
  W_S250_ADULT: { in: (s) => s.regime.id === 'section_250' && s.age === 'adult' && s.chosenBy !== 'caller' },
  W_AGE_UNKNOWN: { in: (s) => s.age === 'unknown' && s.regime.eligibilityAge !== 'child', doubt: 'A_UNDER_18', values: (c) => ({ rival: c.rival('A_UNDER_18') }) },
  W_AGE_AT_RELEASE: { in: (s) => s.regime.family === 'section 250', doubt: 'A_UNDER_18_AT_RELEASE', when: (c) => c.rival('A_UNDER_18_AT_RELEASE') !== null, values: (c) => ({ release: c.rival('A_UNDER_18_AT_RELEASE')?.release as Day }) },
  W_AGE_MISMATCH: { in: ({ chosenBy, age, regime }) => chosenBy === 'caller' && age !== 'unknown' && regime.eligibilityAge !== 'any' && regime.eligibilityAge !== age },
  W_SDS_PLUS_LENGTH: { in: isNamed244ZA, when: (c) => !isAtLeast(c, c.question.age === 'child' ? 7 : 4) },
  W_SDS_PLUS_DATE: { in: isNamed244ZA, when: (c) => c.question.start < (c.regime.id === 'sds_plus_adult_7_plus' ? days.sevenYearRule : days.fourYearRule).day },
  W_EDS_TERM: named('W_EDS_TERM'),
  W_EDS_2012_2015: { in: ({ isBefore40 }) => isBefore40, ...doubted('A_EXTENDED_AUTOMATIC') },
  W_SOPC_LICENCE: named('W_SOPC_LICENCE'),
  W_SOPC_DATE: { in: (s) => s.regime.id === 'sopc_pre_june_2022' && s.isBefore40, when: (c) => c.question.start < days.courtsAct2015.day },
  W_TERRORISM_TERM: named('W_TERRORISM_TERM'),
  W_TERRORISM_2A: { ...named('W_TERRORISM_2A'), ...doubted('A_NO_EARLY_RELEASE') },
  W_TERRORISM_RELEASED: { in: (s) => s.regime.id === 'terrorism_s247a' && s.isBefore40, ...doubted('A_RELEASED_AT_HALF'), values: (c) => ({ staged: c.rival('A_RELEASED_AT_HALF')?.release as Day }) },
  W_IPP_DATE: { in: ({ regime }) => regime.family === 'public protection', when: (c) => c.question.start >= days.extendedSentences.day || c.question.start < days.releaseUnder2003Act.day },
  W_LIFE_REMAND: { in: (s) => isMinimumTerm(s) && s.hasCredit },
  W_ADDED_DAYS_INDETERMINATE: { in: (s) => isMinimumTerm(s) && s.hasAddedDays },
  W_CREDITS_EXCEED: { in: (s) => s.hasCredit && isAutomatic(s), when: isAllCredited, values: (c) => ({ unused: c.dates.unusedCredit }) },
  W_CREDITS_EXCEED_PAROLE: { in: (s) => s.hasCredit && !isAutomatic(s), when: isAllCredited, values: (c) => ({ unused: c.dates.unusedCredit }) },
  W_ADDED_PAST_TERM: { in: (s) => goesOn(s) && s.hasAddedDays && s.asked !== 'in_force', when: (c) => c.dates.unusedAddedDays > 0, values: (c) => ({ staged: c.lawful, release: c.dates.release }) },
  W_ADDED_CAP: { in: (s) => s.hasAddedDays && !isMinimumTerm(s) && (s.asked === 'in_force' || !goesOn(s)), when: (c) => c.dates.unusedAddedDays > 0, values: (c) => ({ unused: c.dates.unusedAddedDays }) },
  W_TAGGED_BAIL: { in: (s) => s.hasCredit, when: (c) => c.question.taggedBailCreditDays > 0 },
  W_BARRED_LIST_NO_EFFECT: { in: (s) => s.hasOffence, when: (c) => c.leading?.progressionList === 'inferred' && c.rival('A_OFF_LIST') === null },
  W_NO_CHANGE: { in: (s) => !isChanged(s) && s.asked === 'after' },
  W_NON_WORKING_DAY: { in: isAutomatic, when: (c) => c.leaving !== null, values: (c) => ({ latest: c.leaving?.latest as Day, usual: c.leaving?.usual as Day }) },
  W_LEAVING_AGE: { in: (s) => isAutomatic(s) && s.age === 'child', when: (c) => (c.leaving?.otherwise ?? null) !== null, values: (c) => ({ usual: c.leaving?.usual as Day, otherwise: c.leaving?.otherwise as Day }) },
  W_SHORT_NO_LICENCE: { in: (s) => s.regime.family === 'standard' && s.isBefore40 && s.asked !== 'after', when: (c) => !isAtLeast(c, 1) && c.dates.totalDays > 1 && c.question.offenceDate === undefined && isSoonAfterLicences(c.question.start), values: (c) => ({ staged: c.staged, end: c.dates.sentenceEnd }) },
  W_LEGACY: { in: (s) => s.isBefore40 && !isMinimumTerm(s), when: (c) => c.question.start < days.extendedSentences.day },
}

/** Every warning with its code, the most serious first. */
export const warningRows: readonly (readonly [WarningCode, WarningRow])[] = warningCodes.map((code) => [
  code,
  rows[code],
])
