import { type Static, Type } from 'typebox'

const date = (description: string) => Type.String({ format: 'date', description })
const strict = { additionalProperties: false }

export const Provision = Type.Object(
  {
    title: Type.String(),
    provision: Type.String(),
    url: Type.String({ format: 'uri' }),
  },
  { ...strict, $id: 'Provision', description: 'Where the law says so.' },
)

export const CalculationData = Type.Object(
  {
    releaseDate: date(
      'The last day in custody, or the earliest date for the Parole Board: fractionLabel says which.',
    ),
    sentenceEndDate: date('The end of the sentence, less the credit that was used.'),
    totalDays: Type.Integer({ description: 'Days of the sentence, counting the first and the last.' }),
    custodyDays: Type.Integer({ description: 'Days to be served before credit and added days.' }),
    adjustedCustodyDays: Type.Integer({ description: 'Days to be served after credit and added days.' }),
    fractionUsed: Type.Number({ description: 'The fraction, to ten decimal places. For display only.' }),
    fractionLabel: Type.String(),
    warnings: Type.Array(Type.String(), { description: 'What else must be known, the most serious first.' }),
    progressionExcluded: Type.Boolean({
      description: 'Whether the offence is barred from the progression model.',
    }),
  },
  { ...strict, $id: 'CalculationData' },
)

export const CalculationInputs = Type.Object(
  {
    startDate: date('As applied.'),
    sentenceYears: Type.Integer(),
    sentenceMonths: Type.Integer(),
    sentenceDays: Type.Integer(),
    remandCreditDays: Type.Integer(),
    taggedBailCreditDays: Type.Integer(),
    addedDays: Type.Integer(),
    regimeId: Type.String({ description: 'The regime that was used.' }),
    offenceKey: Type.Union([Type.String(), Type.Null()]),
    postCommencement: Type.Boolean(),
    regimeSource: Type.Optional(
      Type.Literal('caller', { description: 'Present when the caller chose the regime.' }),
    ),
  },
  {
    ...strict,
    $id: 'CalculationInputs',
    description: 'The inputs as applied. Posted back for an adult, they give the same data.',
  },
)

export const Explanation = Type.Object(
  {
    steps: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          title: Type.String(),
          working: Type.String(),
          result: Type.String(),
          law: Type.Array(Type.Ref('Provision')),
        },
        strict,
      ),
    ),
    lawAsAt: date('The day on which the law was last read.'),
    lawVersion: Type.String(),
  },
  { ...strict, $id: 'Explanation' },
)

export const KeyDates = Type.Array(
  Type.Object(
    {
      type: Type.String({ description: 'The letters the prison uses: CRD, ARD, PED, SED, SLED and others.' }),
      name: Type.String(),
      date: date('The day.'),
      law: Type.Array(Type.Ref('Provision')),
      note: Type.String(),
    },
    strict,
  ),
  { $id: 'KeyDates' },
)

export const Transition = Type.Object(
  {
    applies: Type.Boolean({ description: 'Whether the new release point reaches this sentence.' }),
    reason: Type.String(),
    tranche: Type.Union([Type.Integer(), Type.Null()]),
    trancheDate: Type.Union([date('The day of the stage.'), Type.Null()]),
    releaseDateBefore: date('Release at the old point.'),
    releaseDateAfter: date('Release at the new point.'),
    releaseDate: date('Release as the change is staged.'),
  },
  { ...strict, $id: 'Transition' },
)

const Side = Type.Object(
  { fractionUsed: Type.Number(), releaseDate: date('Release at this point.'), custodyDays: Type.Integer() },
  strict,
)

export const Comparison = Type.Object(
  {
    before: Side,
    after: Side,
    differenceDays: Type.Integer({
      description: 'Days by which release is later after the Act; negative: earlier.',
    }),
  },
  { ...strict, $id: 'Comparison' },
)

export const Warnings = Type.Array(
  Type.Object(
    {
      code: Type.String({
        description: 'Stable: never renamed, never used for something else.',
        examples: ['W_TAGGED_BAIL'],
      }),
      text: Type.String({ description: 'Whole sentences. They may improve.' }),
    },
    strict,
  ),
  { $id: 'Warnings', description: 'The warnings of data, in the same order, each with its code.' },
)

export const Alternatives = Type.Array(
  Type.Object(
    {
      code: Type.String({
        description: 'Stable: never renamed, never used for something else.',
        examples: ['A_SECTION_250_HALF'],
      }),
      condition: Type.String({ description: 'When these are the right dates: it begins with "if".' }),
      releaseDate: Type.Union([date('Release as of right.'), Type.Null()]),
      paroleEligibilityDate: Type.Union([
        date('The first day on which the Parole Board can direct release.'),
        Type.Null(),
      ]),
    },
    strict,
  ),
  {
    $id: 'Alternatives',
    description:
      'The rival dates, where the law is not published or is disputed, or a fact was not given; empty where nothing is in doubt.',
  },
)

export const CalculationResponse = Type.Object(
  {
    success: Type.Literal(true),
    data: Type.Ref('CalculationData'),
    inputs: Type.Ref('CalculationInputs'),
    disclaimer: Type.String(),
    poweredBy: Type.String(),
    explanation: Type.Optional(Type.Ref('Explanation')),
    dates: Type.Optional(Type.Ref('KeyDates')),
    transition: Type.Optional(Type.Ref('Transition')),
    comparison: Type.Optional(Type.Ref('Comparison')),
    warnings: Type.Optional(Type.Ref('Warnings')),
    alternatives: Type.Optional(Type.Ref('Alternatives')),
  },
  { ...strict, $id: 'CalculationResponse' },
)

const SourceLink = Type.Object({ title: Type.String(), url: Type.String({ format: 'uri' }) }, strict)

export const RegimeRecord = Type.Object(
  {
    regimeId: Type.String(),
    displayName: Type.String(),
    description: Type.String(),
    fractionPreCommencement: Type.Number(),
    fractionPostCommencement: Type.Number(),
    commencementDate: Type.Union([date('When the new point applies.'), Type.Null()]),
    eligibilityAge: Type.Enum(['adult', 'child', 'any']),
    isExcluded: Type.Boolean(),
    exclusionReason: Type.Union([Type.String(), Type.Null()]),
    warnings: Type.Array(Type.String()),
    sourceLinks: Type.Array(SourceLink, { minItems: 1 }),
  },
  { ...strict, $id: 'RegimeRecord' },
)

export const RegimesResponse = Type.Object(
  { success: Type.Literal(true), data: Type.Array(Type.Ref('RegimeRecord')) },
  { ...strict, $id: 'RegimesResponse' },
)

const GoverningRegime = Type.Object(
  {
    regimeId: Type.String(),
    displayName: Type.String(),
    fractionBefore: Type.String(),
    fractionAfter: Type.String(),
  },
  strict,
)

export const OffenceRecord = Type.Object(
  {
    key: Type.String(),
    title: Type.String(),
    act: Type.String(),
    section: Type.String(),
    category: Type.String(),
    maximumPenalty: Type.String(),
    maximumPenaltyHistory: Type.Union([Type.String(), Type.Null()]),
    lifeMaximum: Type.Boolean(),
    cjsCodes: Type.Array(Type.String()),
    aliases: Type.Array(Type.String()),
    offenceEndDate: Type.Union([date('The last day on which it could be committed.'), Type.Null()]),
    classification: Type.Object(
      {
        summary: Type.String({ description: 'The classification in words.' }),
        under4Years: GoverningRegime,
        from4To7Years: GoverningRegime,
        from7Years: GoverningRegime,
        excludedFrom40Percent: Type.Enum(['always', 'from 4 years', 'never']),
        barredFromProgressionModel: Type.Boolean(),
        barredConfidence: Type.Enum(['confirmed', 'inferred', 'unknown', 'not listed']),
        barredScope: Type.Union([Type.String(), Type.Null()]),
        barredBy: Type.Array(Type.Ref('Provision')),
      },
      strict,
    ),
    confidence: Type.Enum(['confirmed', 'inferred']),
    notes: Type.Union([Type.String(), Type.Null()]),
    sourceLinks: Type.Array(SourceLink, { minItems: 1 }),
  },
  { ...strict, $id: 'OffenceRecord' },
)

export const OffencesResponse = Type.Object(
  {
    success: Type.Literal(true),
    data: Type.Array(Type.Ref('OffenceRecord')),
    meta: Type.Object(
      {
        page: Type.Integer(),
        pageSize: Type.Integer(),
        total: Type.Integer(),
        libraryVersion: Type.String(),
        lawAsAt: date('The day on which the law was last read.'),
      },
      strict,
    ),
  },
  { ...strict, $id: 'OffencesResponse' },
)

export const OffenceResponse = Type.Object(
  { success: Type.Literal(true), data: Type.Ref('OffenceRecord') },
  { ...strict, $id: 'OffenceResponse' },
)

export const ErrorResponse = Type.Object(
  { success: Type.Literal(false), message: Type.String() },
  { ...strict, $id: 'ErrorResponse' },
)

export const InvalidResponse = Type.Object(
  {
    success: Type.Literal(false),
    message: Type.String(),
    errors: Type.Unsafe<Record<string, string[]>>({
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
      description: 'Sentences that say what to do, by request field.',
    }),
  },
  { ...strict, $id: 'InvalidResponse' },
)

export const RateLimitedResponse = Type.Object(
  { success: Type.Literal(false), message: Type.String(), retryAfter: Type.Integer({ minimum: 0 }) },
  { ...strict, $id: 'RateLimitedResponse' },
)

/** Every schema with a name, for OpenAPI's components. */
export const namedSchemas = [
  Provision,
  CalculationData,
  CalculationInputs,
  Explanation,
  KeyDates,
  Transition,
  Comparison,
  Warnings,
  Alternatives,
  CalculationResponse,
  RegimeRecord,
  RegimesResponse,
  OffenceRecord,
  OffencesResponse,
  OffenceResponse,
  ErrorResponse,
  InvalidResponse,
  RateLimitedResponse,
] as const

export type CalculationData = Static<typeof CalculationData>
export type CalculationInputs = Static<typeof CalculationInputs>
export type RegimeRecord = Static<typeof RegimeRecord>
