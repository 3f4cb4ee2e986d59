import { calculationFacts, descriptions, personFacts } from '@requisite/law'
import { mostItems, unitsPerRequest } from './batch.ts'
import { neededIn, requestObject, requestProperties, type Schema } from './fact-schema.ts'
import { InvalidResponse, referenceBeside } from './refusal-response.ts'
import { CalculationRequest } from './request.ts'
import { CalculationInputs, includedParts, notice, strict, text } from './response.ts'
import { Type } from './schema.ts'

const { reference } = requestProperties(
  { reference: personFacts.reference },
  { reference: descriptions.person.reference },
) as { readonly reference: Schema }

/** One request among others: the facts of a sentence, and the caller's reference. */
const BatchItemRequest = requestObject(
  { ...CalculationRequest.properties, reference },
  neededIn(calculationFacts),
  { $id: 'BatchItemRequest', description: 'One sentence of a batch.' },
)

const BatchInputs = Type.Object(
  {
    ...CalculationInputs.properties,
    reference: Type.Optional(Type.String({ description: 'Your reference, where you gave one.' })),
  },
  { ...strict, $id: 'BatchInputs' },
)

const BatchRefusal = Type.Object(
  {
    ...InvalidResponse.properties,
    reference: referenceBeside,
    lawVersion: text('The version of the law that refused it.'),
  },
  { ...strict, $id: 'BatchRefusal' },
)

/** The body of POST /calculate/batch. */
export const BatchRequest = Type.Object(
  {
    items: Type.Array(Type.Ref('BatchItemRequest'), {
      minItems: 1,
      maxItems: mostItems,
      description:
        'Requests as POST /calculate takes them, each with a reference of your own where you give one. What is wrong with one of them is said in its place.',
    }),
  },
  {
    $id: 'BatchRequest',
    additionalProperties: true,
    description: `Up to ${mostItems} sentences. Every ${unitsPerRequest} of them, or part of them, count as one request.`,
  },
)

export const BatchAnswer = Type.Object(
  {
    success: Type.Literal(true, { description: 'It was answered.' }),
    data: Type.Ref('CalculationData'),
    inputs: Type.Ref('BatchInputs'),
    lawVersion: text('The version of the law that the answer was made with.'),
    ...includedParts,
  },
  { ...strict, $id: 'BatchAnswer' },
)

export const BatchResponse = Type.Object(
  {
    success: Type.Literal(true, { description: 'It was answered.' }),
    data: Type.Array(Type.Union([Type.Ref('BatchAnswer'), Type.Ref('BatchRefusal')]), {
      description: 'The answers, in the order of the items.',
    }),
    meta: Type.Object(
      {
        items: Type.Integer({ description: 'Items that were sent.' }),
        answered: Type.Integer({ description: 'Items that could be answered.' }),
        refused: Type.Integer({ description: 'Items that need correcting.' }),
      },
      { ...strict, description: 'How many there were.' },
    ),
    ...notice,
  },
  { ...strict, $id: 'BatchResponse' },
)

/** The schemas of the batch, for OpenAPI's components. */
export const batchSchemas = [
  BatchItemRequest,
  BatchRequest,
  BatchInputs,
  BatchRefusal,
  BatchAnswer,
  BatchResponse,
] as const
