import { alternativeCode, warningCode } from './answer-codes.ts'
import { type Static, Type } from './schema.ts'

export const date = (description: string) => Type.String({ format: 'date', description })
export const text = (description: string) => Type.String({ description })
export const countSchema = (description: string) => Type.Integer({ description })
export const succeeded = Type.Literal(true, { description: 'The request was answered.' })
export const failed = Type.Literal(false, { description: 'The request was not answered.' })
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

/** A date with its letters, each of which stands once. */
export const KeyDateSchema = Type.Object(
  {
    type: Type.String({ description: 'The letters the prison uses: CRD, ARD, PED, SED, SLED and others.' }),
    name: text('What the letters stand for.'),
    date: date('The day.'),
    byTodaysLimit: Type.Union([date('The day.'), Type.Null()], {
      description:
        'Of HDCED and ERSED: the day by the limit of today, which the prison service takes for older days too; null where it is no other limit.',
    }),
    law,
    note: text('What the date means.'),
  },
  strict,
)

export const KeyDates = Type.Array(KeyDateSchema, { $id: 'KeyDates' })

export const TransitionSchema = Type.Object(
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

export const ComparisonSchema = Type.Object(
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

export type CalculationData = Static<typeof CalculationData>
export type CalculationInputs = Static<typeof CalculationInputs>
