import { calculationFacts, descriptions, personFacts } from '@requisite/law/internal'
import { mostItems } from './batch.ts'
import { requestOfFacts, type Schema } from './fact-schema.ts'
import * as is from './field.ts'
import { includes } from './include.ts'
import { includedParts, inputsSchema } from './present.ts'
import { unitsPerRequest } from './price.ts'
import { invalidFields, referenceBeside } from './refusal-response.ts'
import { batchRequest, batchResponse, wasAnswered } from './shared-schemas.ts'

/** The schemas of POST /calculate/batch, for OpenAPI's components. An item has a reference beside the facts of its sentence. */
export const batchSchemas = () => [
  requestOfFacts(
    { ...calculationFacts, reference: personFacts.reference },
    { ...descriptions.calculation, reference: descriptions.person.reference },
    { $id: 'BatchItemRequest', description: 'One sentence of a batch.' },
  ),
  batchRequest(
    {
      items: is.refTo('BatchItemRequest'),
      minItems: 1,
      maxItems: mostItems,
      description:
        'Requests as POST /calculate takes them, each with a reference of your own where you ' +
        'give one. What is wrong with one of them is said in its place.',
    },
    {
      $id: 'BatchRequest',
      additionalProperties: true,
      description: `Up to ${mostItems} sentences. Every ${unitsPerRequest} of them, or part of them, count as one request.`,
    },
  ),
  is.objectOf(
    {
      ...(inputsSchema().properties as Readonly<Record<string, Schema>>),
      reference: is.described.text('Your reference, where you gave one.'),
    },
    ['regimeSource', 'reference'],
    { $id: 'BatchInputs' },
  ),
  is.objectOf(
    {
      ...invalidFields,
      reference: referenceBeside,
      lawVersion: is.described.text('The version of the law that refused it.'),
    },
    ['errorCodes', 'reference'],
    { $id: 'BatchRefusal' },
  ),
  is.objectOf(
    {
      success: wasAnswered,
      data: is.refTo('CalculationData'),
      inputs: is.refTo('BatchInputs'),
      lawVersion: is.described.text('The version of the law that the answer was made with.'),
      ...includedParts,
    },
    includes,
    { $id: 'BatchAnswer' },
  ),
  batchResponse(
    'It was answered.',
    ['BatchAnswer', 'BatchRefusal'],
    'Items that need correcting.',
    'BatchResponse',
  ),
]
