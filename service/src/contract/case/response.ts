import {
  atLargeFacts,
  awardFacts,
  otherCustodyFacts,
  personFacts,
  recallFacts,
  remandFacts,
  sentenceFacts,
} from '@requisite/law'
import { inputsObject, inputsProperties } from '../fact-schema.ts'
import { countSchema, date, law, notice, strict, text } from '../response.ts'
import { Type } from '../schema.ts'
import { CaseData } from './data-schema.ts'
import { dateOrNull, ids, orNull } from './run-schema.ts'

const numberOrNull = (description: string) => orNull(Type.Integer(), description)

/** Of a sentence these are filled in where they were not told. */
const filled = ['id', 'sentenceYears', 'sentenceMonths', 'sentenceWeeks', 'sentenceDays', 'ageAtConviction']

const CaseInputs = {
  ...inputsObject({
    sentences: {
      type: 'array',
      items: inputsObject(inputsProperties(sentenceFacts, filled)),
      description: 'The sentences, as applied.',
    },
    addedDays: {
      anyOf: [{ type: 'integer' }, { type: 'array', items: inputsObject(inputsProperties(awardFacts)) }],
      description: 'As given.',
    },
    unlawfullyAtLarge: {
      type: 'array',
      items: inputsObject(inputsProperties(atLargeFacts)),
      description: 'As given.',
    },
    remand: {
      anyOf: [{ type: 'array', items: inputsObject(inputsProperties(remandFacts)) }, { type: 'null' }],
      description: 'As given, or null.',
    },
    otherCustody: {
      type: 'array',
      items: inputsObject(inputsProperties(otherCustodyFacts)),
      description: 'As given.',
    },
    recall: {
      anyOf: [inputsObject(inputsProperties(recallFacts)), { type: 'null' }],
      description: 'The recall, or null.',
    },
    ...inputsProperties(personFacts),
  }),
  $id: 'CaseInputs',
  description: 'The case as applied. Posted back, it gives the same data.',
}

const Side = (description: string) =>
  Type.Object(
    {
      releaseDate: dateOrNull('Release at these points.'),
      paroleEligibilityDate: dateOrNull('Parole eligibility at these points.'),
    },
    { ...strict, description },
  )

const CaseComparison = Type.Object(
  {
    before: Side('At the release points from before the Act.'),
    after: Side('At the release points from after the Act.'),
    differenceDays: numberOrNull('Days by which release is later after the Act; negative: earlier.'),
  },
  { ...strict, $id: 'CaseComparison' },
)

const CaseExplanation = Type.Object(
  {
    steps: Type.Array(
      Type.Object(
        {
          id: text('A name of the step that does not change.'),
          title: text('What the step finds.'),
          working: text('The calculation in words and numbers.'),
          result: text('What comes out.'),
          law,
          sentenceIds: ids('The sentences it is about.'),
        },
        strict,
      ),
      { description: 'The calculation, step by step.' },
    ),
    lawAsAt: date('The day on which the law was last read.'),
    lawVersion: text('The state of the law, as in the header Requisite-Law.'),
  },
  { ...strict, $id: 'CaseExplanation' },
)

const item = {
  success: Type.Literal(true, { description: 'It was answered.' }),
  data: Type.Ref('CaseData'),
  inputs: Type.Ref('CaseInputs'),
  inferred: Type.Array(Type.String(), {
    description:
      'The places in inputs of what was inferred and not told. Without them, inputs is what was asked.',
  }),
  lawVersion: text('The state of the law, as in the header Requisite-Law.'),
  lawAsAt: date('The day on which the law was last read.'),
}
const included = {
  explanation: Type.Optional(Type.Ref('CaseExplanation')),
  comparison: Type.Optional(Type.Ref('CaseComparison')),
}

export const CaseResponse = Type.Object(
  { ...item, ...notice, ...included },
  { ...strict, $id: 'CaseResponse' },
)
const CaseBatchAnswer = Type.Object({ ...item, ...included }, { ...strict, $id: 'CaseBatchAnswer' })

const CaseBatchResponse = Type.Object(
  {
    success: Type.Literal(true, { description: 'The batch was read.' }),
    data: Type.Array(Type.Union([Type.Ref('CaseBatchAnswer'), Type.Ref('RefusedResponse')]), {
      description: 'The answers, in the order of the items.',
    }),
    meta: Type.Object(
      {
        items: countSchema('Items that were sent.'),
        answered: countSchema('Items that could be answered.'),
        refused: countSchema('Items that need correcting, or are not worked out.'),
      },
      { ...strict, description: 'How many there were.' },
    ),
    ...notice,
  },
  { ...strict, $id: 'CaseBatchResponse' },
)

const CaseBatchRequest = Type.Object(
  {
    items: Type.Array(Type.Ref('CaseRequest'), {
      minItems: 1,
      description: 'Cases as POST /release-dates takes them. What is wrong with one is said in its place.',
    }),
  },
  { $id: 'CaseBatchRequest', additionalProperties: true },
)

/** The schemas of whole cases, for OpenAPI's components. */
export const caseSchemas = [
  CaseData,
  CaseInputs,
  CaseExplanation,
  CaseComparison,
  CaseResponse,
  CaseBatchRequest,
  CaseBatchAnswer,
  CaseBatchResponse,
] as const
