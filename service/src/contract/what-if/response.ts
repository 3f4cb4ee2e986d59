import { cliffCodes, sentenceDateReasons, whatIfFacts, whatIfRemandFacts } from '@requisite/law'
import { alternativeCode, rivalWeight, warningCode } from '../answer-codes.ts'
import { inputsObject, inputsProperties } from '../fact-schema.ts'
import { countSchema, date, notice, strict, text } from '../response.ts'
import { type Static, Type } from '../schema.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description })
const dateOrNull = (description: string) => orNull(Type.String({ format: 'date' }), description)
const textOrNull = (description: string) => orNull(Type.String(), description)
const flag = (description: string) => Type.Boolean({ description })
const aLength = (description: string) =>
  Type.Object(
    { years: countSchema('Years.'), months: countSchema('Months, under 12.') },
    { ...strict, description },
  )
const side = (description: string) =>
  Type.Object(
    { length: aLength('The length, after the plea.'), releaseDate: date('Release from it.') },
    { ...strict, description },
  )

const WhatIfRowData = Type.Object(
  {
    lengthBefore: orNull(aLength('Before the plea.'), 'Before the plea; null with lengthIs after_plea.'),
    pleaReduction: textOrNull('What the plea takes off; null with lengthIs after_plea.'),
    exactMonths: textOrNull('The exact months after the plea as a ratio; null where they are whole.'),
    length: aLength('The length after the plea, rounded down to whole months.'),
    rounded: flag('Whether it was rounded.'),
    added: flag('Whether nobody asked for this length: it stands beside a cliff.'),
    releaseDate: date('The last day in custody.'),
    releaseType: Type.Enum(['CRD', 'ARD'], { description: 'On licence (CRD), or without one (ARD).' }),
    releaseBasis: Type.Enum(['automatic'], { description: 'Release is as of right.' }),
    paroleEligibilityDate: dateOrNull('The first day on which the Parole Board can direct release, or null.'),
    likelyDayOfLeaving: orNull(
      Type.Object(
        {
          latest: date('The last day on which the person can be let out.'),
          usual: date('The day on which people in this position are usually let out.'),
        },
        strict,
      ),
      'The day of leaving prison where it is not the release date, or null.',
    ),
    sentenceEndDate: dateOrNull('The end; null where an extension period was not given.'),
    fractionUsed: Type.Number({ description: 'The fraction to be served, for display.' }),
    fractionLabel: text('The fraction in words.'),
    custodyDays: countSchema('Days to be served before credit.'),
    overMaximum: flag('Whether it is more than a court can give for the offence.'),
    suspended: orNull(
      Type.Enum(['usual', 'possible']),
      'Whether the court must suspend it as a rule, can, or cannot (null).',
    ),
    alternatives: Type.Array(
      Type.Object(
        {
          code: alternativeCode,
          condition: text('When the rival date is the right one.'),
          offences: textOrNull(
            'The offences of a class (A_OFFENCE_…), in words; null for every other doubt.',
          ),
          releaseDate: dateOrNull('The release date it would then be.'),
          releaseType: orNull(Type.Enum(['CRD', 'ARD', 'PRRD', 'MTD']), 'The letters of that date.'),
          paroleEligibilityDate: dateOrNull('The parole eligibility date it would then be.'),
          weight: rivalWeight,
        },
        strict,
      ),
      {
        description:
          'Where something is not certain, the rival answers, as POST /release-dates gives them; and A_ROUNDED_UP.',
      },
    ),
    warningCodes: Type.Array(warningCode, { description: 'What is said of this row, by code.' }),
  },
  { ...strict, $id: 'WhatIfRow' },
)

const WhatIfData = Type.Object(
  {
    rows: Type.Array(Type.Ref('WhatIfRow'), {
      description:
        'Every length with every plea, from the shortest; the pleas in the order in which they were given.',
    }),
    cliffs: Type.Array(
      Type.Object(
        {
          code: Type.Enum([...cliffCodes], { description: 'What changes. It never changes its name.' }),
          length: aLength('The shortest length on its far side, before the plea.'),
          pleaReduction: textOrNull('With this plea; null with lengthIs after_plea.'),
          below: side('The longest length on its near side.'),
          from: side('One month more.'),
          differenceDays: countSchema('Days between the two release dates.'),
          text: text('The cliff in words; they may improve.'),
        },
        strict,
      ),
      {
        description:
          'Where one month more changes more than the length, between the shortest and the longest.',
      },
    ),
    creditDays: countSchema('Days taken off in every row.'),
    servedLength: orNull(
      aLength('The length.'),
      'The longest length in whole months that is served already by the day of sentence, or null.',
    ),
    sentenceDateMatters: Type.Array(Type.Enum([...sentenceDateReasons]), {
      description:
        'Why another day of sentence within a year would give other dates; empty where it would not. leap_day: by a day.',
    }),
    warnings: Type.Array(
      Type.Object(
        {
          code: warningCode,
          text: text('The warning in words; they may improve.'),
          rows: Type.Array(Type.Integer(), { description: 'The rows it is about, from 0.' }),
        },
        strict,
      ),
      { description: 'What else must be known, each once.' },
    ),
  },
  { ...strict, $id: 'WhatIfData' },
)

const asked = {
  lengths: Type.Union(
    [
      Type.Object(
        { from: aLength('As given.'), to: aLength('As given.'), step: aLength('As given.') },
        strict,
      ),
      Type.Array(
        Type.Object(
          { years: countSchema('Years, as given.'), months: countSchema('Months, as given.') },
          strict,
        ),
      ),
    ],
    { description: 'As given.' },
  ),
  remand: {
    anyOf: [{ type: 'array', items: inputsObject(inputsProperties(whatIfRemandFacts)) }, { type: 'null' }],
    description: 'As taken.',
  },
  ...inputsProperties(whatIfFacts, ['lengthIs', 'sentenceType', 'ageAtConviction', 'sentenceDate']),
}

const WhatIfInputs = {
  type: 'object',
  required: Object.keys(asked),
  properties: asked,
  ...strict,
  $id: 'WhatIfInputs',
  description: 'The question as applied. Posted back, it gives the same data.',
}

export const WhatIfResponse = Type.Object(
  {
    success: Type.Literal(true, { description: 'It was answered.' }),
    data: Type.Ref('WhatIfData'),
    inputs: Type.Ref('WhatIfInputs'),
    lawVersion: text('The state of the law, as in the header Requisite-Law.'),
    lawAsAt: date('The day on which the law was last read.'),
    ...notice,
  },
  { ...strict, $id: 'WhatIfResponse' },
)

/** The schemas of the answer, for OpenAPI's components. */
export const whatIfSchemas = [WhatIfRowData, WhatIfData, WhatIfInputs, WhatIfResponse] as const

export type WhatIfRowData = Static<typeof WhatIfRowData>
export type WhatIfData = Omit<Static<typeof WhatIfData>, 'rows'> & { readonly rows: WhatIfRowData[] }
