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
  readonly date: string /** Where the law says so. */
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
  /** Stable: never renamed, never used for something else. */
  readonly code: string /** Whole sentences. They may improve. */
  readonly text: string
}[]

/** The rival dates, where the law is not published or is disputed, or a fact was not given; empty where nothing is in doubt. */
export type Alternatives = readonly {
  /** Stable: never renamed, never used for something else. */
  readonly code: string /** When these are the right dates: it begins with "if". */
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
      /** The regime that governs. */ readonly regimeId: string /** What the regime is called. */
      readonly displayName: string /** The fraction from before the Act, in words. */
      readonly fractionBefore: string /** The fraction from after the Act, in words. */
      readonly fractionAfter: string
    } /** For a sentence of 4 years or more, under 7. */
    readonly from4To7Years: {
      /** The regime that governs. */ readonly regimeId: string /** What the regime is called. */
      readonly displayName: string /** The fraction from before the Act, in words. */
      readonly fractionBefore: string /** The fraction from after the Act, in words. */
      readonly fractionAfter: string
    } /** For a sentence of 7 years or more. */
    readonly from7Years: {
      /** The regime that governs. */ readonly regimeId: string /** What the regime is called. */
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
    readonly lawAsAt: string
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
}

export interface RateLimitedResponse {
  /** The request was not answered. */
  readonly success: false
  /** What went wrong, and what to do. */
  readonly message: string
  /** Seconds to wait. */
  readonly retryAfter: number
}

/** Up to 1000 sentences. Every 100 of them, or part of them, count as one request. */
export interface BatchRequest {
  /** Requests as POST /calculate takes them. What is wrong with one of them is said in its place. */
  readonly items: readonly CalculationRequest[]
}

export interface BatchAnswer {
  /** It was answered. */
  readonly success: true
  readonly data: CalculationData
  readonly inputs: CalculationInputs
  readonly explanation?: Explanation
  readonly dates?: KeyDates
  readonly transition?: Transition
  readonly comparison?: Comparison
}

export interface BatchResponse {
  /** It was answered. */
  readonly success: true
  /** The answers, in the order of the items. */
  readonly data: readonly (BatchAnswer | InvalidResponse)[]
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
