import { AlternativeCodeSchema, alternativeCode, WarningCodeSchema, warningCode } from './answer-codes.ts'
import { type ErrorCode, errorCodes } from './error-codes.ts'
import { reasons } from './invalid.ts'
import { type Static, Type } from './schema.ts'

export const date = (description: string) => Type.String({ format: 'date', description })
export const text = (description: string) => Type.String({ description })
export const countSchema = (description: string) => Type.Integer({ description })
const succeeded = Type.Literal(true, { description: 'The request was answered.' })
const failed = Type.Literal(false, { description: 'The request was not answered.' })
export const law = Type.Array(Type.Ref('Provision'), { description: 'Where the law says so.' })

/** What stands around every answer. */
export const notice = {
  disclaimer: text('That the answer is an estimate and no legal advice. Always the same.'),
  poweredBy: text('The line that names the operator. Always the same.'),
}
export const strict = { additionalProperties: false }

export const Provision = Type.Object(
  {
    title: text('The Act.'),
    provision: text('The section, as lawyers write it.'),
    url: Type.String({ format: 'uri', description: 'Where it can be read.' }),
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
    fractionLabel: text('The fraction in words, and whether the Parole Board decides.'),
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
    sentenceYears: countSchema('Years, as applied.'),
    sentenceMonths: countSchema('Months, as applied.'),
    sentenceDays: countSchema('Days, as applied.'),
    remandCreditDays: countSchema('Days on remand, as applied.'),
    taggedBailCreditDays: countSchema('Days credited for tagged bail, as applied.'),
    addedDays: countSchema('Added days, as applied.'),
    regimeId: Type.String({ description: 'The regime that was used.' }),
    offenceKey: Type.Union([Type.String(), Type.Null()], { description: 'The offence, or null.' }),
    postCommencement: Type.Boolean({
      description: 'Whether the release point from after the Act was used.',
    }),
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
          id: text('A name of the step that does not change.'),
          title: text('What the step finds.'),
          working: text('The calculation in words and numbers.'),
          result: text('What comes out.'),
          law,
        },
        strict,
      ),
      { description: 'The calculation, step by step.' },
    ),
    lawAsAt: date('The day on which the law was last read.'),
    lawVersion: text('The state of the law, as in the header Requisite-Law.'),
  },
  { ...strict, $id: 'Explanation' },
)

export const KeyDates = Type.Array(
  Type.Object(
    {
      type: Type.String({ description: 'The letters the prison uses: CRD, ARD, PED, SED, SLED and others.' }),
      name: text('What the letters stand for.'),
      date: date('The day.'),
      law,
      note: text('What the date means.'),
    },
    strict,
  ),
  { $id: 'KeyDates' },
)

const TransitionSchema = Type.Object(
  {
    applies: Type.Boolean({ description: 'Whether the new release point reaches this sentence.' }),
    reason: text('Why it does or does not, in a sentence.'),
    tranche: Type.Union([Type.Integer(), Type.Null()], { description: 'The number of the stage, or null.' }),
    trancheDate: Type.Union([date('The day of the stage.'), Type.Null()], {
      description: 'The day of the stage, or null.',
    }),
    releaseDateBefore: date('Release at the old point.'),
    releaseDateAfter: date('Release at the new point.'),
    releaseDate: date('Release as the change is staged.'),
  },
  { ...strict, $id: 'Transition' },
)

const side = (description: string) =>
  Type.Object(
    {
      fractionUsed: Type.Number({ description: 'The fraction, for display.' }),
      releaseDate: date('Release at this point.'),
      custodyDays: countSchema('Days to be served before credit and added days.'),
    },
    { ...strict, description },
  )

const ComparisonSchema = Type.Object(
  {
    before: side('At the release point from before the Act.'),
    after: side('At the release point from after the Act.'),
    differenceDays: Type.Integer({
      description: 'Days by which release is later after the Act; negative: earlier.',
    }),
  },
  { ...strict, $id: 'Comparison' },
)

export const Warnings = Type.Array(
  Type.Object(
    {
      code: warningCode,
      text: Type.String({ description: 'Whole sentences. They may improve.' }),
    },
    strict,
  ),
  { $id: 'Warnings', description: 'The warnings of data, in the same order, each with its code.' },
)

export const Alternatives = Type.Array(
  Type.Object(
    {
      code: alternativeCode,
      condition: Type.String({ description: 'When these are the right dates: it begins with "if".' }),
      releaseDate: Type.Union([date('The day.'), Type.Null()], {
        description: 'Release as of right; null where nothing is automatic.',
      }),
      paroleEligibilityDate: Type.Union([date('The day.'), Type.Null()], {
        description: 'The first day on which the Parole Board can direct release; null where it has no say.',
      }),
    },
    strict,
  ),
  {
    $id: 'Alternatives',
    description:
      'The rival dates, where the law is not published or is disputed, or a fact was not given; empty where nothing is in doubt.',
  },
)

/** What `include` adds to an answer, alone or in a batch. */
export const includedParts = {
  explanation: Type.Optional(Type.Ref('Explanation')),
  dates: Type.Optional(Type.Ref('KeyDates')),
  transition: Type.Optional(Type.Ref('Transition')),
  comparison: Type.Optional(Type.Ref('Comparison')),
  warnings: Type.Optional(Type.Ref('Warnings')),
  alternatives: Type.Optional(Type.Ref('Alternatives')),
}

export const CalculationResponse = Type.Object(
  {
    success: succeeded,
    data: Type.Ref('CalculationData'),
    inputs: Type.Ref('CalculationInputs'),
    ...notice,
    ...includedParts,
  },
  { ...strict, $id: 'CalculationResponse' },
)

const SourceLink = Type.Object(
  {
    title: text('What the source is called.'),
    url: Type.String({ format: 'uri', description: 'Where it can be read.' }),
  },
  strict,
)
const sourceLinks = Type.Array(SourceLink, { minItems: 1, description: 'Where the law says so.' })

export const RegimeRecord = Type.Object(
  {
    regimeId: text('Names the regime. It never changes.'),
    displayName: text('What the regime is called.'),
    description: text('Whom it governs and when release comes.'),
    fractionPreCommencement: Type.Number({ description: 'The fraction from before the Act, for display.' }),
    fractionPostCommencement: Type.Number({ description: 'The fraction from after the Act, for display.' }),
    commencementDate: Type.Union([date('When the new point applies.'), Type.Null()], {
      description: 'When the new point applies; null where the Act changes nothing.',
    }),
    eligibilityAge: Type.Enum(['adult', 'child', 'any'], { description: 'Whom it is for.' }),
    isExcluded: Type.Boolean({ description: 'Whether it is kept out of the progression model.' }),
    exclusionReason: Type.Union([Type.String(), Type.Null()], {
      description: 'Why it is kept out, or null.',
    }),
    warnings: Type.Array(Type.String(), { description: 'What else must be known of it.' }),
    sourceLinks,
  },
  { ...strict, $id: 'RegimeRecord' },
)

export const RegimesResponse = Type.Object(
  { success: succeeded, data: Type.Array(Type.Ref('RegimeRecord'), { description: 'All regimes.' }) },
  { ...strict, $id: 'RegimesResponse' },
)

const governing = (description: string) =>
  Type.Object(
    {
      regimeId: Type.Union([Type.String(), Type.Null()], {
        description: 'The regime that governs; null for contempt of court, which has none.',
      }),
      displayName: text('What the regime is called.'),
      fractionBefore: text('The fraction from before the Act, in words.'),
      fractionAfter: text('The fraction from after the Act, in words.'),
    },
    { ...strict, description },
  )

export const OffenceRecord = Type.Object(
  {
    key: text('Names the offence in requests. It never changes.'),
    title: text('What the offence is called.'),
    act: text('The Act that makes it an offence.'),
    section: text('The provision of that Act.'),
    category: text('What it is listed under.'),
    maximumPenalty: text('The most that a court can give.'),
    maximumPenaltyHistory: Type.Union([Type.String(), Type.Null()], {
      description: 'How the maximum has changed, or null.',
    }),
    lifeMaximum: Type.Boolean({ description: 'Whether the maximum is life.' }),
    cjsCodes: Type.Array(Type.String(), { description: 'Its codes in the criminal justice system.' }),
    aliases: Type.Array(Type.String(), { description: 'What people also call it.' }),
    offenceEndDate: Type.Union([date('The last day on which it could be committed.'), Type.Null()], {
      description: 'The last day on which it could be committed, or null.',
    }),
    classification: Type.Object(
      {
        summary: text('The classification in words.'),
        under4Years: governing('For a sentence under 4 years.'),
        from4To7Years: governing('For a sentence of 4 years or more, under 7.'),
        from7Years: governing('For a sentence of 7 years or more.'),
        excludedFrom40Percent: Type.Enum(['always', 'from 4 years', 'never'], {
          description: 'Whether it stayed at one-half when 40% came.',
        }),
        barredFromProgressionModel: Type.Boolean({
          description: 'Whether the Act keeps it out of the new release point.',
        }),
        barredConfidence: Type.Enum(['confirmed', 'inferred', 'unknown', 'not listed'], {
          description: 'How sure that is.',
        }),
        barredScope: Type.Union([Type.String(), Type.Null()], {
          description: 'For which cases of the offence, where not for all; or null.',
        }),
        barredBy: Type.Array(Type.Ref('Provision'), { description: 'What keeps it out.' }),
      },
      { ...strict, description: 'Which regime governs it, by the length of the sentence.' },
    ),
    confidence: Type.Enum(['confirmed', 'inferred'], { description: 'How sure the row is.' }),
    notes: Type.Union([Type.String(), Type.Null()], { description: 'What else must be known, or null.' }),
    sourceLinks,
  },
  { ...strict, $id: 'OffenceRecord' },
)

export const OffencesResponse = Type.Object(
  {
    success: succeeded,
    data: Type.Array(Type.Ref('OffenceRecord'), { description: 'The offences of this page.' }),
    meta: Type.Object(
      {
        page: countSchema('This page, from 1.'),
        pageSize: countSchema('Rows on a page.'),
        total: countSchema('Offences in all, on all pages.'),
        libraryVersion: text('The state of the offence library.'),
        lawAsAt: date('The day on which the law was last read.'),
        note: Type.Optional(
          Type.String({
            description:
              'Said where an attempt, a conspiracy or help was typed: the offence itself is given.',
          }),
        ),
      },
      { ...strict, description: 'Where this page stands.' },
    ),
  },
  { ...strict, $id: 'OffencesResponse' },
)

export const OffenceResponse = Type.Object(
  { success: succeeded, data: Type.Ref('OffenceRecord') },
  { ...strict, $id: 'OffenceResponse' },
)

export const ErrorResponse = Type.Object(
  { success: failed, message: text('What went wrong, and what to do.') },
  { ...strict, $id: 'ErrorResponse' },
)

const invalidFields = {
  success: failed,
  message: text('What went wrong, and what to do.'),
  errors: Type.Unsafe<Record<string, string[]>>({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
    description: 'Sentences that say what to do, by request field.',
  }),
  errorCodes: Type.Optional(
    Type.Unsafe<Record<string, ErrorCode[]>>({
      type: 'object',
      additionalProperties: {
        type: 'array',
        items: { type: 'string', enum: Object.keys(errorCodes) },
        minItems: 1,
      },
      description: 'With include=codes: the codes of the errors, by the same fields and in the same order.',
    }),
  ),
}

/** The reference of what was refused. */
export const referenceBeside = Type.Optional(
  Type.String({ description: 'Your reference, as you gave it, where you gave one.' }),
)

export const InvalidResponse = Type.Object(invalidFields, { ...strict, $id: 'InvalidResponse' })

export const RefusedResponse = Type.Object(
  {
    ...invalidFields,
    reason: Type.Enum([...reasons], {
      description:
        'For programs: something has to be corrected (invalid), or it is right and not worked out here (not_supported).',
    }),
    reference: referenceBeside,
  },
  { ...strict, $id: 'RefusedResponse' },
)

export const RateLimitedResponse = Type.Object(
  {
    success: failed,
    message: text('What went wrong, and what to do.'),
    retryAfter: Type.Integer({ minimum: 0, description: 'Seconds to wait.' }),
  },
  { ...strict, $id: 'RateLimitedResponse' },
)

/** Every schema with a name, for OpenAPI's components. */
export const namedSchemas = [
  Provision,
  WarningCodeSchema,
  AlternativeCodeSchema,
  CalculationData,
  CalculationInputs,
  Explanation,
  KeyDates,
  TransitionSchema,
  ComparisonSchema,
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
  RefusedResponse,
  RateLimitedResponse,
] as const

export type CalculationData = Static<typeof CalculationData>
export type CalculationInputs = Static<typeof CalculationInputs>
export type RegimeRecord = Static<typeof RegimeRecord>
