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
  readonly title: string
  readonly provision: string
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
  readonly sentenceYears: number
  readonly sentenceMonths: number
  readonly sentenceDays: number
  readonly remandCreditDays: number
  readonly taggedBailCreditDays: number
  readonly addedDays: number
  /** The regime that was used. */
  readonly regimeId: string
  readonly offenceKey: string | null
  readonly postCommencement: boolean
  /** Present when the caller chose the regime. */
  readonly regimeSource?: 'caller'
}

export interface Explanation {
  readonly steps: readonly {
    readonly id: string
    readonly title: string
    readonly working: string
    readonly result: string
    readonly law: readonly Provision[]
  }[]
  /** The day on which the law was last read. */
  readonly lawAsAt: string
  readonly lawVersion: string
}

export type KeyDates = readonly {
  /** The letters the prison uses: CRD, ARD, PED, SED, SLED and others. */ readonly type: string
  readonly name: string /** The day. */
  readonly date: string
  readonly law: readonly Provision[]
  readonly note: string
}[]

export interface Transition {
  /** Whether the new release point reaches this sentence. */
  readonly applies: boolean
  readonly reason: string
  readonly tranche: number | null
  readonly trancheDate: string | null
  /** Release at the old point. */
  readonly releaseDateBefore: string
  /** Release at the new point. */
  readonly releaseDateAfter: string
  /** Release as the change is staged. */
  readonly releaseDate: string
}

export interface Comparison {
  readonly before: {
    readonly fractionUsed: number /** Release at this point. */
    readonly releaseDate: string
    readonly custodyDays: number
  }
  readonly after: {
    readonly fractionUsed: number /** Release at this point. */
    readonly releaseDate: string
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
  readonly condition: string
  readonly releaseDate: string | null
  readonly paroleEligibilityDate: string | null
}[]

export interface CalculationResponse {
  readonly success: true
  readonly data: CalculationData
  readonly inputs: CalculationInputs
  readonly disclaimer: string
  readonly poweredBy: string
  readonly explanation?: Explanation
  readonly dates?: KeyDates
  readonly transition?: Transition
  readonly comparison?: Comparison
  readonly warnings?: Warnings
  readonly alternatives?: Alternatives
}

export interface RegimeRecord {
  readonly regimeId: string
  readonly displayName: string
  readonly description: string
  readonly fractionPreCommencement: number
  readonly fractionPostCommencement: number
  readonly commencementDate: string | null
  readonly eligibilityAge: 'adult' | 'child' | 'any'
  readonly isExcluded: boolean
  readonly exclusionReason: string | null
  readonly warnings: readonly string[]
  readonly sourceLinks: readonly { readonly title: string; readonly url: string }[]
}

export interface RegimesResponse {
  readonly success: true
  readonly data: readonly RegimeRecord[]
}

export interface OffenceRecord {
  readonly key: string
  readonly title: string
  readonly act: string
  readonly section: string
  readonly category: string
  readonly maximumPenalty: string
  readonly maximumPenaltyHistory: string | null
  readonly lifeMaximum: boolean
  readonly cjsCodes: readonly string[]
  readonly aliases: readonly string[]
  readonly offenceEndDate: string | null
  readonly classification: {
    /** The classification in words. */ readonly summary: string
    readonly under4Years: {
      readonly regimeId: string
      readonly displayName: string
      readonly fractionBefore: string
      readonly fractionAfter: string
    }
    readonly from4To7Years: {
      readonly regimeId: string
      readonly displayName: string
      readonly fractionBefore: string
      readonly fractionAfter: string
    }
    readonly from7Years: {
      readonly regimeId: string
      readonly displayName: string
      readonly fractionBefore: string
      readonly fractionAfter: string
    }
    readonly excludedFrom40Percent: 'always' | 'from 4 years' | 'never'
    readonly barredFromProgressionModel: boolean
    readonly barredConfidence: 'confirmed' | 'inferred' | 'unknown' | 'not listed'
    readonly barredScope: string | null
    readonly barredBy: readonly Provision[]
  }
  readonly confidence: 'confirmed' | 'inferred'
  readonly notes: string | null
  readonly sourceLinks: readonly { readonly title: string; readonly url: string }[]
}

export interface OffencesResponse {
  readonly success: true
  readonly data: readonly OffenceRecord[]
  readonly meta: {
    readonly page: number
    readonly pageSize: number
    readonly total: number
    readonly libraryVersion: string /** The day on which the law was last read. */
    readonly lawAsAt: string
  }
}

export interface OffenceResponse {
  readonly success: true
  readonly data: OffenceRecord
}

export interface ErrorResponse {
  readonly success: false
  readonly message: string
}

export interface InvalidResponse {
  readonly success: false
  readonly message: string
  /** Sentences that say what to do, by request field. */
  readonly errors: Readonly<Record<string, readonly string[]>>
}

export interface RateLimitedResponse {
  readonly success: false
  readonly message: string
  readonly retryAfter: number
}

/** Up to 1000 sentences. Every 100 of them, or part of them, count as one request. */
export interface BatchRequest {
  /** Requests as POST /calculate takes them. What is wrong with one of them is said in its place. */
  readonly items: readonly CalculationRequest[]
}

export interface BatchAnswer {
  readonly success: true
  readonly data: CalculationData
  readonly inputs: CalculationInputs
  readonly explanation?: Explanation
  readonly dates?: KeyDates
  readonly transition?: Transition
  readonly comparison?: Comparison
}

export interface BatchResponse {
  readonly success: true
  /** The answers, in the order of the items. */
  readonly data: readonly (BatchAnswer | InvalidResponse)[]
  readonly meta: {
    readonly items: number /** Items that could be answered. */
    readonly answered: number /** Items that need correcting. */
    readonly refused: number
  }
  readonly disclaimer: string
  readonly poweredBy: string
}
