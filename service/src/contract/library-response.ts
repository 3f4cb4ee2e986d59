import { countSchema, date, strict, succeeded, text } from './response.ts'
import { type Static, Type } from './schema.ts'

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

export type RegimeRecord = Static<typeof RegimeRecord>
