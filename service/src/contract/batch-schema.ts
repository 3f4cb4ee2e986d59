import { mostItems, unitsPerRequest } from './batch.ts'
import { includedParts, notice, strict } from './response.ts'
import { Type } from './schema.ts'

/** The body of POST /calculate/batch. */
export const BatchRequest = Type.Object(
  {
    items: Type.Array(Type.Ref('CalculationRequest'), {
      minItems: 1,
      maxItems: mostItems,
      description:
        'Requests as POST /calculate takes them. What is wrong with one of them is said in its place.',
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
    inputs: Type.Ref('CalculationInputs'),
    ...includedParts,
  },
  { ...strict, $id: 'BatchAnswer' },
)

export const BatchResponse = Type.Object(
  {
    success: Type.Literal(true, { description: 'It was answered.' }),
    data: Type.Array(Type.Union([Type.Ref('BatchAnswer'), Type.Ref('InvalidResponse')]), {
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
export const batchSchemas = [BatchRequest, BatchAnswer, BatchResponse] as const
