import {
  atLargeFacts,
  awardFacts,
  type Facts,
  otherCustodyFacts,
  personFacts,
  recallFacts,
  remandFacts,
  sentenceFacts,
} from '@requisite/law/internal'
import { inputsObject, inputsProperties, orNothing, type Schema } from '../fact-schema.ts'
import * as is from '../field.ts'
import { batchRequest, batchResponse, madeWith, notice, wasAnswered } from '../shared-schemas.ts'
import { caseData } from './data.ts'
import { caseIncludes, casePartSchemas } from './present.ts'

/** Of a sentence these are filled in where they were not told. */
const filled = ['id', 'sentenceYears', 'sentenceMonths', 'sentenceWeeks', 'sentenceDays', 'ageAtConviction']

const given = (facts: Facts): Schema => inputsObject(inputsProperties(facts))
const all = (facts: Facts): Schema => ({ type: 'array', items: given(facts) })
const asGiven = { description: 'As given.' }

const CaseInputs = {
  ...inputsObject({
    sentences: is.listOf(inputsObject(inputsProperties(sentenceFacts, filled)), 'The sentences, as applied.'),
    addedDays: { anyOf: [{ type: 'integer' }, all(awardFacts)], ...asGiven },
    unlawfullyAtLarge: { ...all(atLargeFacts), ...asGiven },
    remand: { ...orNothing(all(remandFacts)), description: 'As given, or null.' },
    otherCustody: { ...all(otherCustodyFacts), ...asGiven },
    recall: { ...orNothing(given(recallFacts)), description: 'The recall, or null.' },
    ...inputsProperties(personFacts),
  }),
  $id: 'CaseInputs',
  description: 'The case as applied. Posted back, it gives the same data.',
}

const item = {
  success: wasAnswered,
  data: is.refTo('CaseData'),
  inputs: is.refTo('CaseInputs'),
  inferred: is.described.texts(
    'The places in inputs of what was inferred and not told. Without them, inputs is what was asked.',
  ),
  ...madeWith,
}
const included = {
  explanation: is.refTo('CaseExplanation'),
  comparison: is.refTo('CaseComparison'),
}

const CaseResponse = is.objectOf({ ...item, ...notice, ...included }, caseIncludes, {
  $id: 'CaseResponse',
})

/** The schemas of whole cases, for OpenAPI's components. */
export const caseSchemas = () => [
  caseData.schema,
  CaseInputs,
  ...casePartSchemas(),
  CaseResponse,
  batchRequest(
    {
      items: is.refTo('CaseRequest'),
      minItems: 1,
      description: 'Cases as POST /release-dates takes them. What is wrong with one is said in its place.',
    },
    { $id: 'CaseBatchRequest', additionalProperties: true },
  ),
  is.objectOf({ ...item, ...included }, caseIncludes, { $id: 'CaseBatchAnswer' }),
  batchResponse(
    'The batch was read.',
    ['CaseBatchAnswer', 'RefusedResponse'],
    'Items that need correcting, or are not worked out.',
    'CaseBatchResponse',
  ),
]
