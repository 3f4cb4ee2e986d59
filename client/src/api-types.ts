// Made from the OpenAPI document by client/generate.ts. A test holds that it is up to date.

/** One sentence. Unknown fields are ignored, and each is named in a warning. */
export interface CalculationRequest {
  /** The day of sentence, which is day 1. A real day from 1900-01-01 to 2199-12-31. It stands for the date of conviction too. */
  readonly startDate: string
  /** Years of the sentence. */
  readonly sentenceYears: number
  /** Months on top of the years. */
  readonly sentenceMonths?: number | null
  /** Days on top of the years and months. */
  readonly sentenceDays?: number | null
  /** Days on remand that count towards the sentence. */
  readonly remandCreditDays?: number | null
  /** Days credited for tagged bail: already halved, as the court states them. They are not halved again. */
  readonly taggedBailCreditDays?: number | null
  /** Days added by prison adjudications, all together. One award can be up to 84 days since 2026-09-02, 42 before. Release is later only through added days: behaviour moves no date in any other way. */
  readonly addedDays?: number | null
  /** The kind of sentence. Not used when an offence or a regime is given. */
  readonly sentenceType?: 'sds' | 'sds_plus' | 'section_250' | 'eds' | 'life' | 'ipp' | 'terrorism' | null
  /** The age class when convicted, whatever the name of the field: section 250 detention is for a person under 18 when convicted (Sentencing Code, section 249). Somebody convicted at 17 and sentenced at 18 is child. */
  readonly ageAtSentence?: 'adult' | 'child' | 'unknown' | null
  /** true: the court did not suspend it, and the answer no longer says that it may have. Days on remand, added days, a recall or the date that the prison gave say so too, where this is left out. false: it may have been. */
  readonly notSuspended?: boolean | null
  /** An id from GET /regimes. It overrides the kind of sentence and the offence. */
  readonly regimeId?: string | null
  /** Use the release point from after the commencement of section 23 of the Sentencing Act 2026. */
  readonly postCommencement?: boolean | null
  /** A key from GET /offences. With the length, it decides the regime. */
  readonly offenceKey?: string | null
}

/** Where the law says so. */
export interface Provision {
  /** The Act. */
  readonly title: string
  /** The section, as lawyers write it. */
  readonly provision: string
  /** Where it can be read. */
  readonly url: string
}

/** Names a warning. It is never renamed or used for something else. */
export type WarningCode =
  | 'W_UNKNOWN_FIELD'
  | 'W_START_AFTER_COMMENCEMENT'
  | 'W_TYPE_IGNORED'
  | 'W_LIFE'
  | 'W_IPP'
  | 'W_PAROLE'
  | 'W_REGIME_OVER_OFFENCE'
  | 'W_TRANCHE'
  | 'W_TRANCHE_SAME'
  | 'W_BEFORE_CHANGE'
  | 'W_SDS40_STAGED'
  | 'W_SDS40_EXCLUDED_LATER'
  | 'W_BARRED_POSSIBLE'
  | 'W_BARRED_LIST_UNCONFIRMED'
  | 'W_BARRED_LIST_NAMED'
  | 'W_SDS40_ASSUMED'
  | 'W_EXTENDED_OR_LIFE'
  | 'W_SUSPENDED_USUAL'
  | 'W_SUSPENDED_POSSIBLE'
  | 'W_OVER_MAXIMUM'
  | 'W_LIFE_MAXIMUM_DATE'
  | 'W_COUNTED_AS_LIFE'
  | 'W_VIOLENT_TO_PRISON_SERVICE'
  | 'W_SOPC_USUAL'
  | 'W_SPECIAL_POSSIBLE'
  | 'W_AGE_AT_OFFENCE'
  | 'W_SOPC_CONVICTION'
  | 'W_S250_FRACTION'
  | 'W_CHILD_SDS'
  | 'W_CHILD_SECTION_250'
  | 'W_CHILD_DTO'
  | 'W_CHILD_ADULT_SENTENCE'
  | 'W_S250_ADULT'
  | 'W_AGE_UNKNOWN'
  | 'W_AGE_AT_RELEASE'
  | 'W_AGE_MISMATCH'
  | 'W_SDS_PLUS_LENGTH'
  | 'W_SDS_PLUS_DATE'
  | 'W_EDS_TERM'
  | 'W_EDS_2012_2015'
  | 'W_SOPC_LICENCE'
  | 'W_SOPC_DATE'
  | 'W_TERRORISM_TERM'
  | 'W_TERRORISM_2A'
  | 'W_TERRORISM_RELEASED'
  | 'W_IPP_DATE'
  | 'W_LIFE_REMAND'
  | 'W_ADDED_DAYS_INDETERMINATE'
  | 'W_CREDITS_EXCEED'
  | 'W_CREDITS_EXCEED_PAROLE'
  | 'W_ADDED_PAST_TERM'
  | 'W_ADDED_CAP'
  | 'W_TAGGED_BAIL'
  | 'W_BARRED_LIST_NO_EFFECT'
  | 'W_NO_CHANGE'
  | 'W_NON_WORKING_DAY'
  | 'W_LEAVING_AGE'
  | 'W_SHORT_NO_LICENCE'
  | 'W_LEGACY'
  | 'W_NOT_LAW'
  | 'W_STATED_UNEXPLAINED'
  | 'W_WHOLE_LIFE'
  | 'W_FAR_AHEAD'
  | 'W_OTHERS_NOT_TOLD'
  | 'W_RECALL_KIND_FOUND'
  | 'W_RECALL_KIND_NOT_TOLD'
  | 'W_DAY_NOT_TOLD'
  | 'W_REMAND_MONTHS'
  | 'W_RECALL_56_NOW'
  | 'W_RECALL_BECAME_56'
  | 'W_RUNS_NOT_TOLD'
  | 'W_KIND_NOT_TOLD'
  | 'W_DETENTION_NOT_TOLD'
  | 'W_CREDIT_NOT_TOLD'
  | 'W_RECALL_NOT_TOLD'
  | 'W_OFFENCE_NOT_GIVEN'
  | 'W_HELD_WITHOUT_SENTENCE'
  | 'W_RECALL_STANDARD'
  | 'W_RECALL_FIXED_TERM'
  | 'W_RECALL_LIFE'
  | 'W_RECALL_IPP'
  | 'W_RECALL_FROM_CURFEW'
  | 'W_RECALL_NOT_BEFORE'
  | 'W_RECALL_OTHER_LATER'
  | 'W_RECALL_WHICH'
  | 'W_RECALL_ENDED'
  | 'W_RECALL_LEFT_OUT'
  | 'W_RECALL_SENTENCED_BETWEEN'
  | 'W_RECALL_IN_PRISON'
  | 'W_RECALL_BEFORE_RELEASE'
  | 'W_RECALL_KIND'
  | 'W_RECALL_LENGTH'
  | 'W_RECALL_MIXED'
  | 'W_REMAND_ON_RECALL'
  | 'W_RECALL_AT_LARGE_UNKNOWN'
  | 'W_RECALL_AT_LARGE_MORE'
  | 'W_RECALL_ADDED_DAYS'
  | 'W_RECALL_LICENCE'
  | 'W_CURFEW_AT_HALF'
  | 'W_CURFEW_NOT_STAGED'
  | 'W_CURFEW_STAGED'
  | 'W_AT_LARGE_ON_EVE'
  | 'W_RECALL_CURFEW'
  | 'W_RECALL_TERM_FROM_CURFEW'
  | 'W_RECALL_RECORDS'
  | 'W_OFFENCE_DAY'
  | 'W_KIND_OFFENCE'
  | 'W_BIRTH_AFTER_OFFENCE'
  | 'W_REMAND_BEFORE_OFFENCE'
  | 'W_AGE_BIRTH'
  | 'W_EXTENSION_LONG'
  | 'W_CONTEMPT_LENGTH'
  | 'W_CONTEMPT'
  | 'W_LICENCE_REVOKED'
  | 'W_LICENCE_EARLY'
  | 'W_LICENCE_MAY_HAVE_ENDED'
  | 'W_FIXED_TERM_LATER'
  | 'W_CREDIT_ALREADY_OFF'
  | 'W_CREDIT_BESIDE_LIFE'
  | 'W_CREDIT_SHARED'
  | 'W_BY_HAND'
  | 'W_DEFAULT_CONSECUTIVE'
  | 'W_ORDER_CONSECUTIVE'
  | 'W_DEFAULT_BEGINS'
  | 'W_ORDER_ONLY'
  | 'W_ORDER_AT_18'
  | 'W_CONFISCATION'
  | 'W_FINE_AMOUNT'
  | 'W_PART_PAID'
  | 'W_SUPERVISION_ENDED'
  | 'W_SUPERVISION_LENGTH'
  | 'W_ORDER_AGE'
  | 'W_ORDER_LENGTH'
  | 'W_ORDER_CAPPED'
  | 'W_NO_CREDIT'
  | 'W_ADDED_DAYS_EARLY'
  | 'W_ADDED_DAYS_IDLE'
  | 'W_OLD_OFFENCE'
  | 'W_TERRORISM_HELD'
  | 'W_OLD_HALFWAY'
  | 'W_SPECIFIED_OFFENCE'
  | 'W_OLD_LAW'
  | 'W_GIVEN_BACK'
  | 'W_LAW_NOT_READ'
  | 'W_FIXED_LAW'
  | 'W_PAROLE_DATE'
  | 'W_BRANCHES'
  | 'W_EXTENSION_UNKNOWN'
  | 'W_LEFT'
  | 'W_UNREACHED'
  | 'W_REMOVED'
  | 'W_RELEASED_BETWEEN'
  | 'W_ADDED_DAYS_RELEASED_BETWEEN'
  | 'W_REMAND_WHILE_SERVING'
  | 'W_REMAND_FOR_ALL'
  | 'W_SERVED_WORKED_OUT'
  | 'W_UNUSED_REMAND'
  | 'W_OTHER_DETENTION'
  | 'W_AT_LARGE_NO_EFFECT'
  | 'W_END_OF_SHORTER'
  | 'W_ONLY_THE_COURT'
  | 'W_PLEA_ROUNDED'
  | 'W_PLEA_CHILD'

/** Names a doubt. It is never renamed or used for something else. */
export type AlternativeCode =
  | 'A_RECALLED'
  | 'A_KEPT_TO_RELEASE'
  | 'A_CURFEW_56_ONLY'
  | 'A_TERM_BY_ITSELF'
  | 'A_CURFEW_AT_HALF'
  | 'A_CURFEW_NOT_STAGED'
  | 'A_CURFEW_STAGED'
  | 'A_AT_LARGE_STAGED'
  | 'A_AT_LARGE_NOT_STAGED'
  | 'A_RECALL_LICENCE_END'
  | 'A_LICENCE_REVOKED'
  | 'A_CREDIT_ALREADY_OFF'
  | 'A_UNSPENT_DAY_BY_DAY'
  | 'A_CREDIT_OFF_MINIMUM'
  | 'A_CREDIT_NOT_SHARED'
  | 'A_CHAIN_TWO_THIRDS'
  | 'A_NOT_LET_OUT'
  | 'A_TAG_NOT_REVOKED'
  | 'A_LEFT_ON_TAG'
  | 'A_DEFAULT_AFTER_END'
  | 'A_REMAND_FOR_LATER'
  | 'A_OTHER_DETENTION'
  | 'A_UNUSED_LOST'
  | 'A_UNUSED_SHARED'
  | 'A_OFFENCE_KEPT_AT_HALF'
  | 'A_OFFENCE_SERIOUS'
  | 'A_OFFENCE_LIST'
  | 'A_OFFENCE_LIST_LIFE'
  | 'A_OFFENCE_PAROLE'
  | 'A_OFFENCE_SPYING'
  | 'A_OFFENCE_SPECIAL'
  | 'A_ON_LIST'
  | 'A_OFF_LIST'
  | 'A_OFF_LIST_NAMED'
  | 'A_SECTION_250_HALF'
  | 'A_COUNTED_VIOLENT'
  | 'A_STAGE_NOT_BEGUN'
  | 'A_COUNTED_AS_LIFE'
  | 'A_EARLIER_CONDUCT'
  | 'A_SPECIAL'
  | 'A_UNDER_18_AT_OFFENCE'
  | 'A_COMMITTED_BEFORE'
  | 'A_UNDER_18'
  | 'A_AGE_BY_BIRTH'
  | 'A_TRAINING_ORDER'
  | 'A_UNDER_18_AT_RELEASE'
  | 'A_OLD_OFFENCE'
  | 'A_OLD_HALFWAY'
  | 'A_SPECIFIED_OFFENCE'
  | 'A_WHOLE_DEFAULT_TERM'
  | 'A_EXTENDED'
  | 'A_EXTENDED_AUTOMATIC'
  | 'A_NO_EARLY_RELEASE'
  | 'A_RELEASED_AT_HALF'
  | 'A_NOT_RELEASED'
  | 'A_CONTEMPT_HELD'
  | 'A_RUNS_AFTER'
  | 'A_RECALL_14'
  | 'A_RECALL_28'
  | 'A_RECALL_56'
  | 'A_RECALL_CURFEW'
  | 'A_RECALL_STANDARD'
  | 'A_RECALL_56_NOW'
  | 'A_DAY_IN_MONTH'
  | 'A_REMAND_MONTHS'
  | 'A_LESSER_TERRORISM'
  | 'A_ROUNDED_UP'

export interface CalculationData {
  /** The last day in custody, or the earliest date for the Parole Board: fractionLabel says which. */
  readonly releaseDate: string
  /** The end of the sentence, less the credit that was used. */
  readonly sentenceEndDate: string
  /** Days of the sentence, counting the first and the last. */
  readonly totalDays: number
  /** Days to be served before credit and added days. */
  readonly custodyDays: number
  /** Days to be served after credit and added days. */
  readonly adjustedCustodyDays: number
  /** The fraction, to ten decimal places. For display only. */
  readonly fractionUsed: number
  /** The fraction in words, and whether the Parole Board decides. */
  readonly fractionLabel: string
  /** What else must be known, the most serious first. */
  readonly warnings: readonly string[]
  /** Whether the offence is barred from the progression model. */
  readonly progressionExcluded: boolean
}

/** The inputs as applied. Posted back for an adult, they give the same data. */
export interface CalculationInputs {
  /** As applied. */
  readonly startDate: string
  /** Years, as applied. */
  readonly sentenceYears: number
  /** Months, as applied. */
  readonly sentenceMonths: number
  /** Days, as applied. */
  readonly sentenceDays: number
  /** Days on remand, as applied. */
  readonly remandCreditDays: number
  /** Days credited for tagged bail, as applied. */
  readonly taggedBailCreditDays: number
  /** Added days, as applied. */
  readonly addedDays: number
  /** The regime that was used. */
  readonly regimeId: string
  /** The offence, or null. */
  readonly offenceKey: string | null
  /** Whether the release point from after the Act was used. */
  readonly postCommencement: boolean
  /** Present when the caller chose the regime. */
  readonly regimeSource?: 'caller'
}

export interface Explanation {
  /** The calculation, step by step. */
  readonly steps: readonly {
    /** A name of the step that does not change. */ readonly id: string /** What the step finds. */
    readonly title: string /** The calculation in words and numbers. */
    readonly working: string /** What comes out. */
    readonly result: string /** Where the law says so. */
    readonly law: readonly Provision[]
  }[]
  /** The day on which the law was last read. */
  readonly lawAsAt: string
  /** The state of the law, as in the header Requisite-Law. */
  readonly lawVersion: string
}

export type KeyDates = readonly {
  /** The letters the prison uses: CRD, ARD, PED, SED, SLED and others. */
  readonly type: string /** What the letters stand for. */
  readonly name: string /** The day. */
  readonly date: string /** The day as the prison service works it out: of HDCED and ERSED by the limit of today for older days too, of TUSED with days at large after release; null where it is no other day. */
  readonly byTodaysLimit: string | null /** Where the law says so. */
  readonly law: readonly Provision[] /** What the date means. */
  readonly note: string
}[]

export interface Transition {
  /** Whether the new release point reaches this sentence. */
  readonly applies: boolean
  /** Why it does or does not, in a sentence. */
  readonly reason: string
  /** The number of the stage, or null. */
  readonly tranche: number | null
  /** The day of the stage, or null. */
  readonly trancheDate: string | null
  /** Release at the old point. */
  readonly releaseDateBefore: string
  /** Release at the new point. */
  readonly releaseDateAfter: string
  /** Release as the change is staged. */
  readonly releaseDate: string
}

export interface Comparison {
  /** At the release point from before the Act. */
  readonly before: {
    /** The fraction, for display. */ readonly fractionUsed: number /** Release at this point. */
    readonly releaseDate: string /** Days to be served before credit and added days. */
    readonly custodyDays: number
  }
  /** At the release point from after the Act. */
  readonly after: {
    /** The fraction, for display. */ readonly fractionUsed: number /** Release at this point. */
    readonly releaseDate: string /** Days to be served before credit and added days. */
    readonly custodyDays: number
  }
  /** Days by which release is later after the Act; negative: earlier. */
  readonly differenceDays: number
}

/** The warnings of data, in the same order, each with its code. */
export type Warnings = readonly {
  readonly code: WarningCode /** Whole sentences. They may improve. */
  readonly text: string
}[]

/** The rival dates, where the law is not published or is disputed, or a fact was not given; empty where nothing is in doubt. */
export type Alternatives = readonly {
  readonly code: AlternativeCode /** When these are the right dates: it begins with "if". */
  readonly condition: string /** Release as of right; null where nothing is automatic. */
  readonly releaseDate:
    | string
    | null /** The first day on which the Parole Board can direct release; null where it has no say. */
  readonly paroleEligibilityDate: string | null
}[]

export interface CalculationResponse {
  /** The request was answered. */
  readonly success: true
  readonly data: CalculationData
  readonly inputs: CalculationInputs
  /** That the answer is an estimate and no legal advice. Always the same. */
  readonly disclaimer: string
  /** The line that names the operator. Always the same. */
  readonly poweredBy: string
  readonly explanation?: Explanation
  readonly dates?: KeyDates
  readonly transition?: Transition
  readonly comparison?: Comparison
  readonly warnings?: Warnings
  readonly alternatives?: Alternatives
}

export interface RegimeRecord {
  /** Names the regime. It never changes. */
  readonly regimeId: string
  /** What the regime is called. */
  readonly displayName: string
  /** Whom it governs and when release comes. */
  readonly description: string
  /** The fraction from before the Act, for display. */
  readonly fractionPreCommencement: number
  /** The fraction from after the Act, for display. */
  readonly fractionPostCommencement: number
  /** When the new point applies; null where the Act changes nothing. */
  readonly commencementDate: string | null
  /** Whom it is for. */
  readonly eligibilityAge: 'adult' | 'child' | 'any'
  /** Whether it is kept out of the progression model. */
  readonly isExcluded: boolean
  /** Why it is kept out, or null. */
  readonly exclusionReason: string | null
  /** What else must be known of it. */
  readonly warnings: readonly string[]
  /** Where the law says so. */
  readonly sourceLinks: readonly {
    /** What the source is called. */ readonly title: string /** Where it can be read. */
    readonly url: string
  }[]
}

export interface RegimesResponse {
  /** The request was answered. */
  readonly success: true
  /** All regimes. */
  readonly data: readonly RegimeRecord[]
}

export interface OffenceRecord {
  /** Names the offence in requests. It never changes. */
  readonly key: string
  /** What the offence is called. */
  readonly title: string
  /** The Act that makes it an offence. */
  readonly act: string
  /** The provision of that Act. */
  readonly section: string
  /** What it is listed under. */
  readonly category: string
  /** The most that a court can give. */
  readonly maximumPenalty: string
  /** How the maximum has changed, or null. */
  readonly maximumPenaltyHistory: string | null
  /** Whether the maximum is life. */
  readonly lifeMaximum: boolean
  /** Its codes in the criminal justice system. */
  readonly cjsCodes: readonly string[]
  /** What people also call it. */
  readonly aliases: readonly string[]
  /** The last day on which it could be committed, or null. */
  readonly offenceEndDate: string | null
  /** Which regime governs it, by the length of the sentence. */
  readonly classification: {
    /** The classification in words. */ readonly summary: string /** For a sentence under 4 years. */
    readonly under4Years: {
      /** The regime that governs; null for contempt of court, which has none. */
      readonly regimeId: string | null /** What the regime is called. */
      readonly displayName: string /** The fraction from before the Act, in words. */
      readonly fractionBefore: string /** The fraction from after the Act, in words. */
      readonly fractionAfter: string
    } /** For a sentence of 4 years or more, under 7. */
    readonly from4To7Years: {
      /** The regime that governs; null for contempt of court, which has none. */
      readonly regimeId: string | null /** What the regime is called. */
      readonly displayName: string /** The fraction from before the Act, in words. */
      readonly fractionBefore: string /** The fraction from after the Act, in words. */
      readonly fractionAfter: string
    } /** For a sentence of 7 years or more. */
    readonly from7Years: {
      /** The regime that governs; null for contempt of court, which has none. */
      readonly regimeId: string | null /** What the regime is called. */
      readonly displayName: string /** The fraction from before the Act, in words. */
      readonly fractionBefore: string /** The fraction from after the Act, in words. */
      readonly fractionAfter: string
    } /** Whether it stayed at one-half when 40% came. */
    readonly excludedFrom40Percent:
      | 'always'
      | 'from 4 years'
      | 'never' /** Whether the Act keeps it out of the new release point. */
    readonly barredFromProgressionModel: boolean /** How sure that is. */
    readonly barredConfidence:
      | 'confirmed'
      | 'inferred'
      | 'unknown'
      | 'not listed' /** For which cases of the offence, where not for all; or null. */
    readonly barredScope: string | null /** What keeps it out. */
    readonly barredBy: readonly Provision[]
  }
  /** How sure the row is. */
  readonly confidence: 'confirmed' | 'inferred'
  /** What else must be known, or null. */
  readonly notes: string | null
  /** Where the law says so. */
  readonly sourceLinks: readonly {
    /** What the source is called. */ readonly title: string /** Where it can be read. */
    readonly url: string
  }[]
}

export interface OffencesResponse {
  /** The request was answered. */
  readonly success: true
  /** The offences of this page. */
  readonly data: readonly OffenceRecord[]
  /** Where this page stands. */
  readonly meta: {
    /** This page, from 1. */ readonly page: number /** Rows on a page. */
    readonly pageSize: number /** Offences in all, on all pages. */
    readonly total: number /** The state of the offence library. */
    readonly libraryVersion: string /** The day on which the law was last read. */
    readonly lawAsAt: string /** Said where an attempt, a conspiracy or help was typed: the offence itself is given. */
    readonly note?: string
  }
}

export interface OffenceResponse {
  /** The request was answered. */
  readonly success: true
  readonly data: OffenceRecord
}

export interface ErrorResponse {
  /** The request was not answered. */
  readonly success: false
  /** What went wrong, and what to do. */
  readonly message: string
}

export interface InvalidResponse {
  /** The request was not answered. */
  readonly success: false
  /** What went wrong, and what to do. */
  readonly message: string
  /** Sentences that say what to do, by request field. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** With include=codes: the codes of the errors, by the same fields and in the same order. */
  readonly errorCodes?: Readonly<
    Record<
      string,
      readonly (
        | 'E_MISSING'
        | 'E_VALUE'
        | 'E_EMPTY_TERM'
        | 'E_TOO_MANY'
        | 'E_UNKNOWN_OFFENCE'
        | 'E_UNKNOWN_REGIME'
        | 'E_UNKNOWN_FIELD'
        | 'E_REPEATED_NAME'
        | 'E_INCLUDE'
        | 'E_REFUSED'
      )[]
    >
  >
}

export interface RefusedResponse {
  /** The request was not answered. */
  readonly success: false
  /** What went wrong, and what to do. */
  readonly message: string
  /** Sentences that say what to do, by request field. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** With include=codes: the codes of the errors, by the same fields and in the same order. */
  readonly errorCodes?: Readonly<
    Record<
      string,
      readonly (
        | 'E_MISSING'
        | 'E_VALUE'
        | 'E_EMPTY_TERM'
        | 'E_TOO_MANY'
        | 'E_UNKNOWN_OFFENCE'
        | 'E_UNKNOWN_REGIME'
        | 'E_UNKNOWN_FIELD'
        | 'E_REPEATED_NAME'
        | 'E_INCLUDE'
        | 'E_REFUSED'
      )[]
    >
  >
  /** For programs: something has to be corrected (invalid), or it is right and not worked out here (not_supported). */
  readonly reason: 'invalid' | 'not_supported'
  /** Your reference, as you gave it, where you gave one. */
  readonly reference?: string
  /** In a batch: the version of the law that refused it. */
  readonly lawVersion?: string
}

export interface RateLimitedResponse {
  /** The request was not answered. */
  readonly success: false
  /** What went wrong, and what to do. */
  readonly message: string
  /** Seconds to wait. */
  readonly retryAfter: number
}

/** One sentence of a batch. */
export interface BatchItemRequest {
  /** The day of sentence, which is day 1. A real day from 1900-01-01 to 2199-12-31. It stands for the date of conviction too. */
  readonly startDate: string
  /** Years of the sentence. */
  readonly sentenceYears: number
  /** Months on top of the years. */
  readonly sentenceMonths?: number | null
  /** Days on top of the years and months. */
  readonly sentenceDays?: number | null
  /** Days on remand that count towards the sentence. */
  readonly remandCreditDays?: number | null
  /** Days credited for tagged bail: already halved, as the court states them. They are not halved again. */
  readonly taggedBailCreditDays?: number | null
  /** Days added by prison adjudications, all together. One award can be up to 84 days since 2026-09-02, 42 before. Release is later only through added days: behaviour moves no date in any other way. */
  readonly addedDays?: number | null
  /** The kind of sentence. Not used when an offence or a regime is given. */
  readonly sentenceType?: 'sds' | 'sds_plus' | 'section_250' | 'eds' | 'life' | 'ipp' | 'terrorism' | null
  /** The age class when convicted, whatever the name of the field: section 250 detention is for a person under 18 when convicted (Sentencing Code, section 249). Somebody convicted at 17 and sentenced at 18 is child. */
  readonly ageAtSentence?: 'adult' | 'child' | 'unknown' | null
  /** true: the court did not suspend it, and the answer no longer says that it may have. Days on remand, added days, a recall or the date that the prison gave say so too, where this is left out. false: it may have been. */
  readonly notSuspended?: boolean | null
  /** An id from GET /regimes. It overrides the kind of sentence and the offence. */
  readonly regimeId?: string | null
  /** Use the release point from after the commencement of section 23 of the Sentencing Act 2026. */
  readonly postCommencement?: boolean | null
  /** A key from GET /offences. With the length, it decides the regime. */
  readonly offenceKey?: string | null
  /** A text of your own, by which you know the case again. It comes back in inputs as it is, and beside the errors where the case is refused. Nothing is worked out from it, and it is never kept or logged. */
  readonly reference?: string | null
}

/** Up to 1000 sentences. Every 100 of them, or part of them, count as one request. */
export interface BatchRequest {
  /** Requests as POST /calculate takes them, each with a reference of your own where you give one. What is wrong with one of them is said in its place. */
  readonly items: readonly BatchItemRequest[]
}

export interface BatchInputs {
  /** As applied. */
  readonly startDate: string
  /** Years, as applied. */
  readonly sentenceYears: number
  /** Months, as applied. */
  readonly sentenceMonths: number
  /** Days, as applied. */
  readonly sentenceDays: number
  /** Days on remand, as applied. */
  readonly remandCreditDays: number
  /** Days credited for tagged bail, as applied. */
  readonly taggedBailCreditDays: number
  /** Added days, as applied. */
  readonly addedDays: number
  /** The regime that was used. */
  readonly regimeId: string
  /** The offence, or null. */
  readonly offenceKey: string | null
  /** Whether the release point from after the Act was used. */
  readonly postCommencement: boolean
  /** Present when the caller chose the regime. */
  readonly regimeSource?: 'caller'
  /** Your reference, where you gave one. */
  readonly reference?: string
}

export interface BatchRefusal {
  /** The request was not answered. */
  readonly success: false
  /** What went wrong, and what to do. */
  readonly message: string
  /** Sentences that say what to do, by request field. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** With include=codes: the codes of the errors, by the same fields and in the same order. */
  readonly errorCodes?: Readonly<
    Record<
      string,
      readonly (
        | 'E_MISSING'
        | 'E_VALUE'
        | 'E_EMPTY_TERM'
        | 'E_TOO_MANY'
        | 'E_UNKNOWN_OFFENCE'
        | 'E_UNKNOWN_REGIME'
        | 'E_UNKNOWN_FIELD'
        | 'E_REPEATED_NAME'
        | 'E_INCLUDE'
        | 'E_REFUSED'
      )[]
    >
  >
  /** Your reference, as you gave it, where you gave one. */
  readonly reference?: string
  /** The version of the law that refused it. */
  readonly lawVersion: string
}

export interface BatchAnswer {
  /** It was answered. */
  readonly success: true
  readonly data: CalculationData
  readonly inputs: BatchInputs
  /** The version of the law that the answer was made with. */
  readonly lawVersion: string
  readonly explanation?: Explanation
  readonly dates?: KeyDates
  readonly transition?: Transition
  readonly comparison?: Comparison
  readonly warnings?: Warnings
  readonly alternatives?: Alternatives
}

export interface BatchResponse {
  /** It was answered. */
  readonly success: true
  /** The answers, in the order of the items. */
  readonly data: readonly (BatchAnswer | BatchRefusal)[]
  /** How many there were. */
  readonly meta: {
    /** Items that were sent. */ readonly items: number /** Items that could be answered. */
    readonly answered: number /** Items that need correcting. */
    readonly refused: number
  }
  /** That the answer is an estimate and no legal advice. Always the same. */
  readonly disclaimer: string
  /** The line that names the operator. Always the same. */
  readonly poweredBy: string
}

/** One sentence of the case. */
export interface CaseSentenceRequest {
  /** A name by which another sentence can say that it follows this one. Its number when left out. */
  readonly id?: string | null
  /** The day the court passed it, which is day 1, also where the sentence is consecutive. It is needed, or startMonth in its place. */
  readonly startDate?: string | null
  /** The month in which the court passed it, in place of startDate, where nobody knows the day: of one sentence at most. The answer is the latest that a day in the month gives, and the earliest stands beside it. */
  readonly startMonth?: string | null
  /** Years, in the words of the court. */
  readonly sentenceYears?: number | null
  /** Months, in the words of the court: 18 months are 18 months. */
  readonly sentenceMonths?: number | null
  /** Weeks, in the words of the court. */
  readonly sentenceWeeks?: number | null
  /** Days, in the words of the court. */
  readonly sentenceDays?: number | null
  /** Years of the extension period of an extended sentence. 0 says that there is none. */
  readonly extensionYears?: number | null
  /** Months of the extension period. */
  readonly extensionMonths?: number | null
  /** Weeks of the extension period. */
  readonly extensionWeeks?: number | null
  /** Days of the extension period. */
  readonly extensionDays?: number | null
  /** The kind that the court passed. eds, sopc, life, ipp, terrorism, section_250, contempt, dto (detention and training order), fine_default (prison for a sum that was not paid) and supervision_default (prison for breach of supervision after a sentence) stand whatever the offence; otherwise the offence decides. A standard sentence when left out, or unknown; the answer then says what else it could be. */
  readonly sentenceType?:
    | 'sds'
    | 'sds_plus'
    | 'section_250'
    | 'eds'
    | 'life'
    | 'ipp'
    | 'terrorism'
    | 'sopc'
    | 'contempt'
    | 'dto'
    | 'fine_default'
    | 'supervision_default'
    | 'unknown'
    | null
  /** A key from GET /offences. */
  readonly offenceKey?: string | null
  /** An id from GET /regimes. It overrides the kind of sentence and the offence. */
  readonly regimeId?: string | null
  /** The age class when convicted: child is under 18. When left out: child with section_250 and dto; else what dateOfBirth settles, or adult. */
  readonly ageAtConviction?: 'adult' | 'child' | 'unknown' | null
  /** The day of the offence, or the last of its days. It matters before 1 February 2015 for short terms, before 4 April 2005, where the maximum rose to life on a day, and for special sentences. */
  readonly offenceDate?: string | null
  /** With eds, where the offence is not given: whether it was for terrorism. Then there is no early release, unless the offence does not carry life. Refused with another kind, or with an offence. */
  readonly terrorism?: boolean | 'unknown' | null
  /** The id of the sentence after which this one runs. Null: it runs from its own day. */
  readonly consecutiveTo?: string | null
  /** How it runs beside the others: concurrent, or consecutive to the sentence that consecutiveTo names. unknown: side by side stands first, and the date if it runs after the others beside it. */
  readonly howItRuns?: 'concurrent' | 'consecutive' | 'unknown' | null
  /** With life: the court made a whole life order. There is no minimum term then, so leave the length out. */
  readonly wholeLife?: boolean | null
  /** With life or ipp: the person was let out on licence from it, and has not been recalled. A later sentence is then released on its own day. Of ipp alone the answer is when the licence ends. */
  readonly onLicence?: boolean | null
  /** With ipp and onLicence: the day of the first release, whatever came after. The end of the licence is counted from it; ageAtConviction or dateOfBirth tells detention for public protection (DPP) of a person under 18. */
  readonly firstReleaseDate?: string | null
  /** With firstReleaseDate: the day of the release after the last recall. Null: there was no recall. */
  readonly lastReleaseDate?: string | null
  /** With lastReleaseDate: the person was told that the licence counts as never revoked by the recall (Crime (Sentences) Act 1997, sections 32(5C) and 32ZZA(4)). */
  readonly licenceUnbroken?: boolean | null
  /** true: the court did not suspend it, and the answer no longer says that it may have. Days on remand, added days, a recall or the date that the prison gave say so too, where this is left out. false: it may have been. */
  readonly notSuspended?: boolean | null
  /** Days on remand recorded against this sentence. Days held abroad before extradition, as the court states them (Sentencing Code, section 327), go in here too. unknown: none are counted, and the answer says so. */
  readonly remandCreditDays?: number | 'unknown' | null
  /** Months on remand, in place of remandCreditDays, where only those are known: the answer is for the fewest days that so many calendar months can have, and the most stand beside it. */
  readonly remandCreditMonths?: number | null
  /** Days credited for tagged bail against this sentence: already halved, as the court states them. */
  readonly taggedBailCreditDays?: number | null
  /** With life or ipp: whether the court took days on remand or a tag off the minimum term when it set it, as the law obliges it to. true: they are not taken off again. false: they are, also days given with another sentence that was passed by then. unknown, or left out: the answer has both dates. */
  readonly creditTakenOffMinimum?: boolean | 'unknown' | null
  /** With fine_default: the sum in pounds for which the person was committed. Of a confiscation order of more than 10 million the whole term is served. */
  readonly fineAmount?: number | null
  /** With fine_default: council tax, maintenance or another civil order. Days on remand do not count then. */
  readonly civilDebt?: boolean | null
  /** With supervision_default: the end of supervision as it was recorded. It is given back under a law before 11 May 2026. */
  readonly supervisionEndDate?: string | null
}

/** A recall to prison from one or more of the sentences. Each of the others keeps the person beside it, and the latest day decides. */
export interface RecallRequest {
  /** The kind that the recall papers name: standard; a fixed term of 14, 28 or 56 days; or curfew, where a curfew with a tag was broken or could not be monitored (section 255). Where the law rules it out, the answer is for the kind that the law gives, and what was told stands beside it. unknown, where nobody knows, gives the date of a standard recall, and beside it that of each other kind that it can be, unless charge and what follows leave one. */
  readonly type: 'standard' | 'fixed_term_14' | 'fixed_term_28' | 'fixed_term_56' | 'curfew' | 'unknown'
  /** Whether the recall was for a new charge: none, not_convicted, or convicted since. With type unknown, it and the next three say which kind the law leaves. */
  readonly charge?: 'none' | 'not_convicted' | 'convicted' | 'unknown' | null
  /** Whether it is murder or of Schedule 18 to the Sentencing Code. */
  readonly seriousCharge?: boolean | 'unknown' | null
  /** The level of MAPPA. */
  readonly mappaLevel?: number | 'unknown' | null
  /** Whether it is about a terrorist or national security offence, MAPPA category 4, or foreign power threat activity. */
  readonly terrorismOrState?: boolean | 'unknown' | null
  /** The ids of the sentences that the recall is from, as the recall papers name them. Left out beside others: every sentence on licence on the day of the recall, which must then be given. */
  readonly sentenceIds?: readonly string[] | null
  /** The day the licence was revoked, on the recall papers. */
  readonly recallDate?: string | null
  /** The first day back in custody, which is day 1 of a fixed term: the day of arrest for the recall, also at a police station. If the person was in prison before the recall, the day of the recall counts. A fixed term needs it. */
  readonly returnToCustodyDate?: string | null
  /** Days at large between recall and return, in place of the count between those two days. */
  readonly unlawfullyAtLargeDays?: number | null
  /** The last of those days, where the day of return is not known. */
  readonly lastDayUnlawfullyAtLarge?: string | null
  /** Days added by prison adjudications since the return, less days given back. Beside sentences that were not recalled, give each award with its day in addedDays. */
  readonly addedDaysAfterReturn?: number | null
  /** Days at large since the return. Beside sentences that were not recalled, give them with their dates in unlawfullyAtLarge. */
  readonly unlawfullyAtLargeAfterReturnDays?: number | null
}

/** One person’s sentences. Unknown fields are ignored, and each is named in a warning. */
export interface CaseRequest {
  /** Every sentence of the person, also from other courts and other days. */
  readonly sentences: readonly CaseSentenceRequest[]
  /** Days added by prison adjudications: a number, which is one award on the first day of sentence, or a list of awards. */
  readonly addedDays?:
    | number
    | readonly {
        /** Days of the award; less than 0 for days given back. */
        readonly days: number /** The day of the award. */
        readonly date: string
      }[]
    | null
  /** Times at large, each from its first to its last day, both counted. */
  readonly unlawfullyAtLarge?:
    | readonly {
        /** The first day at large. */ readonly fromDate: string /** The last day at large. */
        readonly toDate: string /** removal, where the person had been removed from prison to be deported: from the day after it to the day before the return. The sentence stands still since 28 June 2022; tell an older removal as otherCustody, up to its day. Left out: any other reason. */
        readonly why?: 'removal' | null
      }[]
    | null
  /** Times in custody on remand, each from its first to its last day: which of the days count is then worked out. In place of remandCreditDays with the sentences that they are for. */
  readonly remand?:
    | readonly {
        /** The first day in custody by order of a court: not the day of arrest. */
        readonly fromDate: string /** The last day, which counts too. What is given from the day of sentence on is cut off: that day is day 1 of the sentence. */
        readonly toDate: string /** The ids of the sentences in which the charge ended, or a charge that took its place on the same facts. Left out: all the sentences. */
        readonly sentenceIds?:
          | readonly string[]
          | null /** Where the charge ended in no sentence: no_sentence (acquitted, dropped, fined), or not_concluded. The days then count for nobody. */
        readonly outcome?: 'no_sentence' | 'not_concluded' | null
      }[]
    | null
  /** Times in custody for something that is not among the sentences, or that ended on another day than the one worked out. The recall of this request is known already. */
  readonly otherCustody?:
    | readonly {
        /** The first day of it. */ readonly fromDate: string /** The day of release from it. */
        readonly toDate: string /** What was served. Under a sentence, a recall, prison for a sum that was not paid, contempt or other, no day on remand counts. Under immigration powers or an extradition warrant it counts, with a warning and the date without. */
        readonly why:
          | 'sentence'
          | 'recall'
          | 'fine_default'
          | 'contempt'
          | 'immigration'
          | 'extradition'
          | 'other' /** With why sentence: how the person left it on the last day, and fromDate is the day of the first sentence that was then served. curfew: on a tag. parole: by the Parole Board. compassionate: on compassionate grounds, as in end of custody supervised licence. Left out: on the release date, or nobody knows. */
        readonly how?: 'curfew' | 'parole' | 'compassionate' | null
      }[]
    | null
  /** A recall to prison. The answer is then the date after it, and not the first release. */
  readonly recall?: RecallRequest | null
  /** in_force: each sentence by the law of its own day, and the stages. before_act, after_act: the published fractions, whatever the day, without stages. A date from 2005-04-04 on: only what had begun by then. */
  readonly law?: string | null
  /** The day on which the person was born. Under 18 on the day of sentence is under 18 when convicted, where ageAtConviction is left out or unknown. It matters too for special custodial sentences (the age when the offence was committed), for section 250 detention under 12 months and for the usual day of leaving (the age at release). */
  readonly dateOfBirth?: string | null
  /** The person must register as a sex offender: there is no release on a curfew with a tag. */
  readonly registeredSexOffender?: boolean | null
  /** The person is liable to removal from the United Kingdom: the first day on which that could be is then given, and there is no release on a curfew with a tag. */
  readonly liableToRemoval?: boolean | null
  /** unknown, where nobody knows whether there are other sentences beside these: the answer then says that they could change it. */
  readonly otherSentences?: 'none' | 'unknown' | null
  /** The release date that the prison gave. The answer then says which changes to the case would give exactly that date. */
  readonly statedReleaseDate?: string | null
  /** The dates of the prison’s paper by their letters. A reason that explains all comes first. */
  readonly statedDates?: Readonly<Record<string, string | null>> | null
  /** A text of your own, by which you know the case again. It comes back in inputs as it is, and beside the errors where the case is refused. Nothing is worked out from it, and it is never kept or logged. */
  readonly reference?: string | null
}

export interface CaseData {
  /** The last day in custody; null for life and public protection. */
  readonly releaseDate: string | null
  /** On licence (CRD), without one (ARD), after a recall that is not from a curfew (PRRD), half-way through a detention and training order (MTD), or null. */
  readonly releaseType: 'CRD' | 'ARD' | 'PRRD' | 'MTD' | null
  /** Whether release is as of right, at the end of the sentence at the latest (a standard recall), or only the Parole Board can direct it; none: a whole life order, after which nobody can but on compassionate grounds; on_licence: the person is out on licence from life or public protection, and from nothing else. After a recall from life or public protection it is parole_only, and paroleEligibilityDate is null where no other sentence sets a day. */
  readonly releaseBasis: 'automatic' | 'no_later_than' | 'parole_only' | 'none' | 'on_licence'
  /** The first day on which the Parole Board can direct release, or null: also with parole_only, after a recall from life or public protection, of which nobody can name a day. Beside life a day before 28 June 2022 is the first on which it could look at the case: W_FIXED_TERM_LATER says where another sentence kept the person longer. */
  readonly paroleEligibilityDate: string | null
  /** The end of all sentences; null where there is none or it cannot be known. */
  readonly sentenceEndDate: string | null
  /** With licence (SLED), without (SED), or null. */
  readonly sentenceEndType: 'SLED' | 'SED' | null
  /** The end of the licence where it differs from the end, or null. Of public protection (ipp) with onLicence and firstReleaseDate the day on which the licence ends by itself, if it is later than the end of the other sentences. */
  readonly licenceEndDate: string | null
  /** The day of leaving prison where it is not the release date, or null. */
  readonly likelyDayOfLeaving: {
    /** The last day on which the person can be let out. */
    readonly latest: string /** The day on which people in this position are usually let out. */
    readonly usual: string /** Why it is not the release date: nobody is let out on that day, or it is the last working day before such a day. */
    readonly reason: 'not_a_working_day' | 'eve_of_non_working_day' /** The reason in words. */
    readonly text: string
  } | null
  /** Which sentences decide. */
  readonly decidedBy: {
    /** The sentences that decide the release. */
    readonly release: readonly string[] /** The sentences that decide the end. */
    readonly end: readonly string[]
  }
  /** The staged changes of law that met the case. */
  readonly stages: readonly {
    /** The change of law. */
    readonly change: 'forty_per_cent' | 'progression_model' /** The number of the stage. */
    readonly number: number /** The day of the stage. */
    readonly date: string /** Release as the law stood until then. */
    readonly releaseDateBefore: string | null /** Release at the new points alone. */
    readonly releaseDateAfter: string | null /** Whether the stage itself decides the release date. */
    readonly held: boolean
  }[]
  /** Each sentence that stands alone, and each chain. */
  readonly runs: readonly {
    /** The sentence, or the chain in its order. */
    readonly sentenceIds: readonly string[] /** The first day. */
    readonly startDate: string /** Days of the whole, for life and public protection of the minimum term; null where an extension period was not given. */
    readonly totalDays:
      | number
      | null /** Days to be served before credit and added days; null for a whole life order. */
    readonly custodyDays: number | null /** Days of remand and tagged bail that count. */
    readonly creditDays: number /** Added days it bears, less those served under an earlier sentence. */
    readonly addedDays: number /** Days at large that do not count as served. */
    readonly unlawfullyAtLargeDays: number /** The last day in custody, if only this run counted; null for life and public protection, of which no day is one of release. */
    readonly releaseDate: string | null /** Its end, or null where that is not known. */
    readonly sentenceEndDate:
      | string
      | null /** From when the Parole Board can direct release from it, or null. */
    readonly paroleEligibilityDate:
      | string
      | null /** Whether the recall is from it: its release date is then the one after the recall. */
    readonly recalled: boolean /** The last day in custody before the recall, by our count; null where it was not recalled, that cannot be worked out, or the recall is from a curfew (section 255), which leaves the release date as it was. */
    readonly firstReleaseDate:
      | string
      | null /** The time in custody, part by part: the terms of which the same fraction is served. */
    readonly parts: readonly {
      /** The first day of this part. */ readonly fromDate: string /** Days of the terms in it. */
      readonly days: number /** The fraction to be served, for display. */
      readonly fractionUsed: number /** The fraction in words. */
      readonly fractionLabel: string /** That fraction of the days; a part of a day counts as a day. */
      readonly custodyDays: number /** The sentences whose terms are in it. */
      readonly sentenceIds: readonly string[]
    }[]
  }[]
  /** What governs each sentence. */
  readonly sentences: readonly {
    /** The sentence. */
    readonly id: string /** The rules that govern it; null for contempt, dto, fine_default and supervision_default, which have no regime. */
    readonly regimeId: string | null /** What decided the rules. */
    readonly regimeSource:
      | 'caller'
      | 'offence'
      | 'sentenceType' /** The fraction that applied in the end, for display. */
    readonly fractionUsed: number /** The fraction in words. */
    readonly fractionLabel: string /** Whether the offence is barred from the progression model. */
    readonly progressionExcluded: boolean
  }[]
  /** Where the law or the case is not certain, the rival answers; empty when nothing is in doubt. */
  readonly alternatives: readonly {
    readonly code: AlternativeCode /** When the rival date is the right one. */
    readonly condition: string /** Where the offence was not given (A_OFFENCE_…): the offences of this class, in words. Null for every other doubt. */
    readonly offences:
      | string
      | null /** The release date it would then be; with a parole eligibility date, or after a recall that was not told (A_RECALLED), the latest one: nothing is automatic before it. */
    readonly releaseDate: string | null /** The letters of that date, as in releaseType of the answer. */
    readonly releaseType:
      | 'CRD'
      | 'ARD'
      | 'PRRD'
      | 'MTD'
      | null /** The parole eligibility date it would then be. */
    readonly paroleEligibilityDate:
      | string
      | null /** How much it weighs beside the answer: as much, or less. */
    readonly weight: 'equal' | 'less_likely'
  }[]
  /** How sure the answer is. The prison sets the date all the same. */
  readonly howSure: {
    /** depends: on the offence, which was not given. not_sure: what was told does not fit together, or is not enough. two_dates: a rival date has the same weight. fairly_sure: a rival is less likely, or something was counted in one of two ways. sure: of the rule. */
    readonly level:
      | 'depends'
      | 'not_sure'
      | 'two_dates'
      | 'fairly_sure'
      | 'sure' /** The codes of the alternatives and warnings that made it so; none where the level is sure. */
    readonly because: readonly (AlternativeCode | WarningCode)[]
  }
  /** The date that the prison gave beside ours, or null where none was sent. */
  readonly stated: {
    /** The date that the prison gave minus ours, in days; null without a date of ours. */
    readonly differenceDays:
      | number
      | null /** What would give exactly that date: facts first, bare numbers of days last. */
    readonly reasons: readonly {
      /** Names the change. It is never renamed. */
      readonly code:
        | 'S_DAY_OF_LEAVING'
        | 'S_OTHER_DATE'
        | 'S_ONE_RUN'
        | 'S_CREDIT_NOT_COUNTED'
        | 'S_REMAND_NOT_COUNTED'
        | 'S_SERVED_COUNTED'
        | 'S_CREDIT_TWICE'
        | 'S_CREDIT_HALVED'
        | 'S_ADDED_NOT_COUNTED'
        | 'S_AT_LARGE_NOT_COUNTED'
        | 'S_FIRST_DAY'
        | 'S_RECALL_KIND'
        | 'S_NO_RECALL'
        | 'S_BEFORE_ACT'
        | 'S_WITHOUT_STAGE'
        | 'S_EARLIER_LAW'
        | 'S_CONCURRENT'
        | 'S_CONSECUTIVE'
        | 'S_KIND'
        | 'S_ADDED_DAYS'
        | 'S_AT_LARGE_DAYS'
        | 'S_CREDIT_DAYS' /** A fact that could have been taken otherwise, or a bare number of days, which is always possible. */
      readonly kind:
        | 'fact'
        | 'number' /** The change in words: it would give that date, and no more is claimed. */
      readonly text: string /** The letters of the paper that it does not explain; none where it explains all that was given. */
      readonly leaves: readonly string[] /** The change, field by field; none where it is another date of the case. */
      readonly change: readonly {
        /** The field of the request. */ readonly field: string /** What it would have to be. */
        readonly value: string | number | null
      }[]
    }[] /** The dates that were given by their letters, beside ours; none where only statedReleaseDate was. */
    readonly letters: readonly {
      /** The letters. */
      readonly type:
        | 'CRD'
        | 'ARD'
        | 'PRRD'
        | 'MTD'
        | 'PED'
        | 'SLED'
        | 'SED'
        | 'LED'
        | 'HDCED'
        | 'ERSED'
        | 'TUSED'
        | 'ETD'
        | 'LTD' /** The day that the prison gave. */
      readonly stated: string /** Ours; null where there is none. */
      readonly ours: string | null /** Stated minus ours; null where there is none of ours. */
      readonly days:
        | number
        | null /** Of the end of supervision (TUSED) on an older paper: it was right, and no longer counts; null for all else. */
      readonly note: string | null
    }[] /** False where the search was cut. */
    readonly complete: boolean
  } | null
  /** Which days on remand count, or null where they were not given by their dates. */
  readonly remand: {
    /** Days that count, each once. */
    readonly days: number /** The days that count, in their order. No day is in two of these. */
    readonly counted: readonly {
      /** The first day. */ readonly fromDate: string /** The last day, which is one of them. */
      readonly toDate: string /** How many days. */
      readonly days: number /** The sentence for which they are recorded: the first that they are for. */
      readonly recordedFor: string /** All the sentences that they shorten. */
      readonly sentenceIds: readonly string[]
    }[] /** The days of each time that do not count for its sentences, and why. */
    readonly notCounted: readonly {
      /** The first day. */ readonly fromDate: string /** The last day, which is one of them. */
      readonly toDate: string /** How many days. */
      readonly days: number /** no_sentence: the charge did not end in imprisonment. not_concluded: it is not decided yet. no_credit: days on remand do not count for this order. from_sentence: the sentence itself is served from its day on. serving: something else was being served. another_sentence: they count for another sentence. twice: they are in two of the times given, and count once. */
      readonly reason:
        | 'no_sentence'
        | 'not_concluded'
        | 'no_credit'
        | 'minimum_term'
        | 'from_sentence'
        | 'serving'
        | 'another_sentence'
        | 'twice' /** The place of the time in the request, from 0. */
      readonly period: number
    }[] /** Each time in custody that was worked out and after which another sentence was passed. What was told is not repeated. */
    readonly served: readonly {
      /** The first day. */
      readonly fromDate: string /** The release, as it stood when the next sentence was passed. */
      readonly toDate: string /** The sentences that were served. */
      readonly sentenceIds: readonly string[] /** Days on remand that they could not use. */
      readonly unusedDays: number
    }[] /** Days on remand that no sentence could use in the end. */
    readonly unusedDays: number
  } | null
  /** Every date with its letters, each of which stands once. */
  readonly dates: readonly {
    /** The letters the prison uses: CRD, ARD, PED, SED, SLED and others. */
    readonly type: string /** What the letters stand for. */
    readonly name: string /** The day. */
    readonly date: string /** The day as the prison service works it out: of HDCED and ERSED by the limit of today for older days too, of TUSED with days at large after release; null where it is no other day. */
    readonly byTodaysLimit: string | null /** Where the law says so. */
    readonly law: readonly Provision[] /** What the date means. */
    readonly note: string
  }[]
  /** What lies ahead beside those dates, seen from lawAsAt: those without a day first. */
  readonly ahead: readonly {
    /** What it is. It is never renamed. */
    readonly code:
      | 'TAG'
      | 'REVIEW_CONTACT'
      | 'REVIEW_FILE'
      | 'REVIEW_AGAIN'
      | 'RECALL_WRITE'
      | 'RECALL_BOARD'
      | 'RECALL_AGAIN'
      | 'LICENCE_BOARD'
      | 'LICENCE_REQUEST'
      | 'LICENCE_END'
      | 'COMPLAIN'
      | 'REMOVAL'
      | 'HELD_AFTER' /** The day; null where the answer is no, or the day cannot be known. */
    readonly date: string | null /** Why there is no day; null where there is one. */
    readonly why:
      | 'ended_for_adults'
      | 'kind_of_sentence'
      | 'sex_offender_register'
      | 'too_short'
      | 'passed'
      | 'to_be_removed'
      | 'beside_recall'
      | 'within_two_years'
      | 'return_not_told'
      | 'yearly'
      | 'by_steps'
      | 'recalled'
      | 'immigration'
      | null /** Whether practice and not law sets the day. */
    readonly about: boolean /** In words; they may improve. */
    readonly text: string /** Where the law says so. */
    readonly law: readonly Provision[]
  }[]
  /** What else must be known, the most serious first. */
  readonly warnings: readonly {
    readonly code: WarningCode /** The warning in words; they may improve. */
    readonly text: string /** The sentences it is about; none where it is about the case. */
    readonly sentenceIds: readonly string[]
  }[]
}

/** The case as applied. Posted back, it gives the same data. */
export interface CaseInputs {
  /** The sentences, as applied. */
  readonly sentences: readonly {
    /** As applied. */ readonly id: string /** As given, or null. */
    readonly startDate: string | null /** As given, or null. */
    readonly startMonth: string | null /** As applied. */
    readonly sentenceYears: number /** As applied. */
    readonly sentenceMonths: number /** As applied. */
    readonly sentenceWeeks: number /** As applied. */
    readonly sentenceDays: number /** As given, or null. */
    readonly extensionYears: number | null /** As given, or null. */
    readonly extensionMonths: number | null /** As given, or null. */
    readonly extensionWeeks: number | null /** As given, or null. */
    readonly extensionDays: number | null /** As given, or null. */
    readonly sentenceType: string | null /** As given, or null. */
    readonly offenceKey: string | null /** As given, or null. */
    readonly regimeId: string | null /** As applied. */
    readonly ageAtConviction: string /** As given, or null. */
    readonly offenceDate: string | null /** As given, or null. */
    readonly terrorism: boolean | 'unknown' | null /** As given, or null. */
    readonly consecutiveTo: string | null /** As given, or null. */
    readonly howItRuns: string | null /** As applied. */
    readonly wholeLife: boolean /** As applied. */
    readonly onLicence: boolean /** As given, or null. */
    readonly firstReleaseDate: string | null /** As given, or null. */
    readonly lastReleaseDate: string | null /** As applied. */
    readonly licenceUnbroken: boolean /** As given, or null. */
    readonly notSuspended: boolean | null /** As applied. */
    readonly remandCreditDays: number | 'unknown' /** As given, or null. */
    readonly remandCreditMonths: number | null /** As applied. */
    readonly taggedBailCreditDays: number /** As given, or null. */
    readonly creditTakenOffMinimum: boolean | 'unknown' | null /** As given, or null. */
    readonly fineAmount: number | null /** As applied. */
    readonly civilDebt: boolean /** As given, or null. */
    readonly supervisionEndDate: string | null
  }[]
  /** As given. */
  readonly addedDays:
    | number
    | readonly {
        /** As applied. */ readonly days: number /** As applied. */
        readonly date: string
      }[]
  /** As given. */
  readonly unlawfullyAtLarge: readonly {
    /** As applied. */ readonly fromDate: string /** As applied. */
    readonly toDate: string /** As given, or null. */
    readonly why: string | null
  }[]
  /** As given, or null. */
  readonly remand:
    | readonly {
        /** As applied. */ readonly fromDate: string /** As applied. */
        readonly toDate: string /** As given, or null. */
        readonly sentenceIds: readonly string[] | null /** As given, or null. */
        readonly outcome: string | null
      }[]
    | null
  /** As given. */
  readonly otherCustody: readonly {
    /** As applied. */ readonly fromDate: string /** As applied. */
    readonly toDate: string /** As applied. */
    readonly why: string /** As given, or null. */
    readonly how: string | null
  }[]
  /** The recall, or null. */
  readonly recall: {
    /** As applied. */ readonly type: string /** As given, or null. */
    readonly charge: string | null /** As given, or null. */
    readonly seriousCharge: boolean | 'unknown' | null /** As given, or null. */
    readonly mappaLevel: number | 'unknown' | null /** As given, or null. */
    readonly terrorismOrState: boolean | 'unknown' | null /** As given, or null. */
    readonly sentenceIds: readonly string[] | null /** As given, or null. */
    readonly recallDate: string | null /** As given, or null. */
    readonly returnToCustodyDate: string | null /** As given, or null. */
    readonly unlawfullyAtLargeDays: number | null /** As given, or null. */
    readonly lastDayUnlawfullyAtLarge: string | null /** As applied. */
    readonly addedDaysAfterReturn: number /** As applied. */
    readonly unlawfullyAtLargeAfterReturnDays: number
  } | null
  /** As applied. */
  readonly law: string
  /** As given, or null. */
  readonly dateOfBirth: string | null
  /** As applied. */
  readonly registeredSexOffender: boolean
  /** As applied. */
  readonly liableToRemoval: boolean
  /** As given, or null. */
  readonly otherSentences: string | null
  /** As given, or null. */
  readonly statedReleaseDate: string | null
  /** As given, or null. */
  readonly statedDates: Readonly<Record<string, string | null>> | null
  /** As given, or null. */
  readonly reference: string | null
}

export interface CaseExplanation {
  /** The calculation, step by step. */
  readonly steps: readonly {
    /** A name of the step that does not change. */ readonly id: string /** What the step finds. */
    readonly title: string /** The calculation in words and numbers. */
    readonly working: string /** What comes out. */
    readonly result: string /** Where the law says so. */
    readonly law: readonly Provision[] /** The sentences it is about. */
    readonly sentenceIds: readonly string[]
  }[]
  /** The day on which the law was last read. */
  readonly lawAsAt: string
  /** The state of the law, as in the header Requisite-Law. */
  readonly lawVersion: string
}

export interface CaseComparison {
  /** At the release points from before the Act. */
  readonly before: {
    /** Release at these points. */
    readonly releaseDate: string | null /** Parole eligibility at these points. */
    readonly paroleEligibilityDate: string | null
  }
  /** At the release points from after the Act. */
  readonly after: {
    /** Release at these points. */
    readonly releaseDate: string | null /** Parole eligibility at these points. */
    readonly paroleEligibilityDate: string | null
  }
  /** Days by which release is later after the Act; negative: earlier. */
  readonly differenceDays: number | null
}

export interface CaseResponse {
  /** It was answered. */
  readonly success: true
  readonly data: CaseData
  readonly inputs: CaseInputs
  /** The places in inputs of what was inferred and not told. Without them, inputs is what was asked. */
  readonly inferred: readonly string[]
  /** The state of the law, as in the header Requisite-Law. */
  readonly lawVersion: string
  /** The day on which the law was last read. */
  readonly lawAsAt: string
  /** That the answer is an estimate and no legal advice. Always the same. */
  readonly disclaimer: string
  /** The line that names the operator. Always the same. */
  readonly poweredBy: string
  readonly explanation?: CaseExplanation
  readonly comparison?: CaseComparison
}

export interface CaseBatchRequest {
  /** Cases as POST /release-dates takes them. What is wrong with one is said in its place. */
  readonly items: readonly CaseRequest[]
}

export interface CaseBatchAnswer {
  /** It was answered. */
  readonly success: true
  readonly data: CaseData
  readonly inputs: CaseInputs
  /** The places in inputs of what was inferred and not told. Without them, inputs is what was asked. */
  readonly inferred: readonly string[]
  /** The state of the law, as in the header Requisite-Law. */
  readonly lawVersion: string
  /** The day on which the law was last read. */
  readonly lawAsAt: string
  readonly explanation?: CaseExplanation
  readonly comparison?: CaseComparison
}

export interface CaseBatchResponse {
  /** The batch was read. */
  readonly success: true
  /** The answers, in the order of the items. */
  readonly data: readonly (CaseBatchAnswer | RefusedResponse)[]
  /** How many there were. */
  readonly meta: {
    /** Items that were sent. */ readonly items: number /** Items that could be answered. */
    readonly answered: number /** Items that need correcting, or are not worked out. */
    readonly refused: number
  }
  /** That the answer is an estimate and no legal advice. Always the same. */
  readonly disclaimer: string
  /** The line that names the operator. Always the same. */
  readonly poweredBy: string
}

/** A length of years and months. */
export interface WhatIfLength {
  /** Years. */
  readonly years?: number | null
  /** Months: 18 months can be 1 year and 6 months, or 18 months. */
  readonly months?: number | null
}

/** Lengths from one to another, in steps of at least a month. */
export interface WhatIfRange {
  readonly from: WhatIfLength
  readonly to: WhatIfLength
  readonly step: WhatIfLength
}

/** Lengths to try before a sentence is passed. Unknown fields are ignored, and each is named in a warning. */
export interface WhatIfRequest {
  /** The lengths to try: from, to and step, or a list; at most 60, and 40 years between the shortest and the longest. */
  readonly lengths: WhatIfRange | readonly WhatIfLength[]
  /** Times in custody on remand, in place of remandedSince and remandCreditDays. "In prison since" is one time without a last day. */
  readonly remand?:
    | readonly {
        /** The first day in custody by order of a court: not the day of arrest. */
        readonly fromDate: string /** The last day, which counts too. Left out: it goes on until the sentence, whatever day that is. */
        readonly toDate?: string | null /** As in POST /release-dates: the days then count for nobody. */
        readonly outcome?: 'no_sentence' | 'not_concluded' | null
      }[]
    | null
  /** Whether a plea is still to be taken off. After it, pleaReductions must be left out. */
  readonly lengthIs?: 'before_plea' | 'after_plea' | null
  /** What guilty pleas take off, each applied to each length: "0", or a fraction up to 1/2, such as "1/3". */
  readonly pleaReductions?: readonly string[] | null
  /** The kind of sentence: standard, extended, special or section 250 detention. */
  readonly sentenceType?: 'sds' | 'eds' | 'sopc' | 'section_250' | null
  /** Years of the extension period of an extended sentence. */
  readonly extensionYears?: number | null
  /** Months of the extension period. */
  readonly extensionMonths?: number | null
  /** A key from GET /offences. */
  readonly offenceKey?: string | null
  /** The day of the offence. */
  readonly offenceDate?: string | null
  /** The age class when convicted: child is under 18. adult when left out; with section_250, child. */
  readonly ageAtConviction?: 'adult' | 'child' | 'unknown' | null
  /** The day of sentence, if known. Today in London when left out. */
  readonly sentenceDate?: string | null
  /** The first day in prison on remand: every day from it to the day before the sentence counts. */
  readonly remandedSince?: string | null
  /** Days on remand, in place of remandedSince. */
  readonly remandCreditDays?: number | null
  /** Days credited for tagged bail: already halved, as the court states them. */
  readonly taggedBailCreditDays?: number | null
  /** Whether lengths on both sides of a change of the release point are added. */
  readonly addCliffRows?: boolean | null
}

export interface WhatIfRow {
  /** Before the plea; null with lengthIs after_plea. */
  readonly lengthBefore: {
    /** Years. */ readonly years: number /** Months, under 12. */
    readonly months: number
  } | null
  /** What the plea takes off; null with lengthIs after_plea. */
  readonly pleaReduction: string | null
  /** The exact months after the plea as a ratio; null where they are whole. */
  readonly exactMonths: string | null
  /** The length after the plea, rounded down to whole months. */
  readonly length: {
    /** Years. */ readonly years: number /** Months, under 12. */
    readonly months: number
  }
  /** Whether it was rounded. */
  readonly rounded: boolean
  /** Whether nobody asked for this length: it stands beside a cliff. */
  readonly added: boolean
  /** The last day in custody. */
  readonly releaseDate: string
  /** On licence (CRD), or without one (ARD). */
  readonly releaseType: 'CRD' | 'ARD'
  /** Release is as of right. */
  readonly releaseBasis: 'automatic'
  /** The first day on which the Parole Board can direct release, or null. */
  readonly paroleEligibilityDate: string | null
  /** The day of leaving prison where it is not the release date, or null. */
  readonly likelyDayOfLeaving: {
    /** The last day on which the person can be let out. */
    readonly latest: string /** The day on which people in this position are usually let out. */
    readonly usual: string
  } | null
  /** The end; null where an extension period was not given. */
  readonly sentenceEndDate: string | null
  /** The fraction to be served, for display. */
  readonly fractionUsed: number
  /** The fraction in words. */
  readonly fractionLabel: string
  /** Days to be served before credit. */
  readonly custodyDays: number
  /** Whether it is more than a court can give for the offence. */
  readonly overMaximum: boolean
  /** Whether the court must suspend it as a rule, can, or cannot (null). */
  readonly suspended: 'usual' | 'possible' | null
  /** Where something is not certain, the rival answers, as POST /release-dates gives them; and A_ROUNDED_UP. */
  readonly alternatives: readonly {
    readonly code: AlternativeCode /** When the rival date is the right one. */
    readonly condition: string /** The offences of a class (A_OFFENCE_…), in words; null for every other doubt. */
    readonly offences: string | null /** The release date it would then be. */
    readonly releaseDate: string | null /** The letters of that date. */
    readonly releaseType:
      | 'CRD'
      | 'ARD'
      | 'PRRD'
      | 'MTD'
      | null /** The parole eligibility date it would then be. */
    readonly paroleEligibilityDate:
      | string
      | null /** How much it weighs beside the answer: as much, or less. */
    readonly weight: 'equal' | 'less_likely'
  }[]
  /** What is said of this row, by code. */
  readonly warningCodes: readonly WarningCode[]
}

export interface WhatIfData {
  /** Every length with every plea, from the shortest; the pleas in the order in which they were given. */
  readonly rows: readonly WhatIfRow[]
  /** Where one month more changes more than the length, between the shortest and the longest. */
  readonly cliffs: readonly {
    /** What changes. It never changes its name. */
    readonly code:
      | 'C_RELEASE_POINT'
      | 'C_SUSPENDED_USUAL'
      | 'C_SUSPENDED_POSSIBLE'
      | 'C_MAXIMUM' /** The shortest length on its far side, before the plea. */
    readonly length: {
      /** Years. */ readonly years: number /** Months, under 12. */
      readonly months: number
    } /** With this plea; null with lengthIs after_plea. */
    readonly pleaReduction: string | null /** The longest length on its near side. */
    readonly below: {
      /** The length, after the plea. */
      readonly length: {
        /** Years. */ readonly years: number /** Months, under 12. */
        readonly months: number
      } /** Release from it. */
      readonly releaseDate: string
    } /** One month more. */
    readonly from: {
      /** The length, after the plea. */
      readonly length: {
        /** Years. */ readonly years: number /** Months, under 12. */
        readonly months: number
      } /** Release from it. */
      readonly releaseDate: string
    } /** Days between the two release dates. */
    readonly differenceDays: number /** The cliff in words; they may improve. */
    readonly text: string
  }[]
  /** Days taken off in every row. */
  readonly creditDays: number
  /** The longest length in whole months that is served already by the day of sentence, or null. */
  readonly servedLength: {
    /** Years. */ readonly years: number /** Months, under 12. */
    readonly months: number
  } | null
  /** Why another day of sentence within a year would give other dates; empty where it would not. leap_day: by a day. */
  readonly sentenceDateMatters: readonly ('no_remand' | 'credits_exceed' | 'law' | 'leap_day' | 'age')[]
  /** What else must be known, each once. */
  readonly warnings: readonly {
    readonly code: WarningCode /** The warning in words; they may improve. */
    readonly text: string /** The rows it is about, from 0. */
    readonly rows: readonly number[]
  }[]
}

/** The question as applied. Posted back, it gives the same data. */
export interface WhatIfInputs {
  /** As given. */
  readonly lengths:
    | {
        /** As given. */
        readonly from: {
          /** Years. */ readonly years: number /** Months, under 12. */
          readonly months: number
        } /** As given. */
        readonly to: {
          /** Years. */ readonly years: number /** Months, under 12. */
          readonly months: number
        } /** As given. */
        readonly step: {
          /** Years. */ readonly years: number /** Months, under 12. */
          readonly months: number
        }
      }
    | readonly {
        /** Years, as given. */ readonly years: number /** Months, as given. */
        readonly months: number
      }[]
  /** As taken. */
  readonly remand:
    | readonly {
        /** As applied. */ readonly fromDate: string /** As given, or null. */
        readonly toDate: string | null /** As given, or null. */
        readonly outcome: string | null
      }[]
    | null
  /** As applied. */
  readonly lengthIs: string
  /** As given, or null. */
  readonly pleaReductions: readonly string[] | null
  /** As applied. */
  readonly sentenceType: string
  /** As given, or null. */
  readonly extensionYears: number | null
  /** As given, or null. */
  readonly extensionMonths: number | null
  /** As given, or null. */
  readonly offenceKey: string | null
  /** As given, or null. */
  readonly offenceDate: string | null
  /** As applied. */
  readonly ageAtConviction: string
  /** As applied. */
  readonly sentenceDate: string
  /** As given, or null. */
  readonly remandedSince: string | null
  /** As given, or null. */
  readonly remandCreditDays: number | null
  /** As applied. */
  readonly taggedBailCreditDays: number
  /** As applied. */
  readonly addCliffRows: boolean
}

export interface WhatIfResponse {
  /** It was answered. */
  readonly success: true
  readonly data: WhatIfData
  readonly inputs: WhatIfInputs
  /** The state of the law, as in the header Requisite-Law. */
  readonly lawVersion: string
  /** The day on which the law was last read. */
  readonly lawAsAt: string
  /** That the answer is an estimate and no legal advice. Always the same. */
  readonly disclaimer: string
  /** The line that names the operator. Always the same. */
  readonly poweredBy: string
}

export interface LawChange {
  /** Whether the law changed, or a mistake of ours was corrected. */
  readonly kind: 'law' | 'correction'
  /** What moved, in one sentence. */
  readonly summary: string
  /** Where the law says so. */
  readonly provisions: readonly Provision[]
  /** Which answers it can have moved: all that is given must fit. What is left out is any. */
  readonly affects: {
    /** A sentence is under one of these regimes. */
    readonly regimes?: readonly string[] /** A sentence is for one of these offences. */
    readonly offences?: readonly string[] /** A sentence is of one of these kinds. */
    readonly kinds?: readonly string[] /** The first day of sentence. */
    readonly sentencedFrom?: string /** The last day of sentence. */
    readonly sentencedTo?: string /** The recall is of one of these kinds. */
    readonly recall?: readonly string[] /** All of these were told. */
    readonly facts?: readonly string[] /** There are so many sentences at least. */
    readonly sentences?: number /** A sentence of one of these kinds stands beside another. */
    readonly beside?: readonly string[] /** One of these was not told, or not known. */
    readonly notTold?: readonly string[] /** These were told, each as one of its values. */
    readonly values?: Readonly<
      Record<string, readonly (string | number | boolean | null)[]>
    > /** These are days from the first to the last, both counted; null: whenever. */
    readonly within?: Readonly<
      Record<string, readonly (string | number | boolean | null)[]>
    > /** The term was told in one of these units. */
    readonly units?: readonly string[] /** The term is shorter than so many years. */
    readonly shorterThanYears?: number /** Under 18 when convicted: as told, by the kind, or by the date of birth on the day of sentence. */
    readonly child?: true /** What it moved, by places in data, one of which has moved; answered and refused where the case was refused before, or is since. */
    readonly moves?: readonly string[]
  }
  /** A case that it moved. */
  readonly example: {
    readonly request: CaseRequest /** Where in data the value stands; the row of a list by its type, its code or its number. */
    readonly at: string /** What it was; null where there was none, refused where the case was. */
    readonly before: string | null /** What it is since. */
    readonly after: string | null
  }
}

export interface LawChangesResponse {
  /** It was answered. */
  readonly success: true
  /** What changed. */
  readonly data: {
    /** The version that answers are made with now. */
    readonly lawVersion: string /** The day on which the law was last read. */
    readonly lawAsAt: string /** The versions after the one that was named; all where none was, or where it is from before the first; the newest first. */
    readonly versions: readonly {
      /** The version, which stands in answers as lawVersion. */
      readonly version: string /** The day on which it was made. */
      readonly day: string /** What moved with it. */
      readonly changes: readonly LawChange[]
    }[]
  }
}

export interface VersionResponse {
  /** The version of the program. */
  readonly version: string
  /** The version of the law that answers are made with. */
  readonly lawVersion: string
  /** The day on which the law was last read. */
  readonly lawAsAt: string
  /** The version of the API. */
  readonly apiVersion: string
}
