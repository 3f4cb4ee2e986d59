import { whatIfFacts, whatIfRemandFacts } from '@requisite/law/internal'
import { inputsObject, inputsProperties, orNothing } from '../fact-schema.ts'
import * as is from '../field.ts'
import { madeWith, notice, wasAnswered } from '../shared-schemas.ts'
import { lengthShape, whatIfDataSchemas } from './data.ts'

const { schema: aLength } = lengthShape('As given.')
const oneOfList = is.objectOf({
  years: is.described.integer('Years, as given.'),
  months: is.described.integer('Months, as given.'),
})

const WhatIfInputs = {
  ...inputsObject({
    lengths: {
      anyOf: [
        is.objectOf({ from: aLength, to: aLength, step: aLength }),
        { type: 'array', items: oneOfList },
      ],
      description: 'As given.',
    },
    remand: {
      ...orNothing({ type: 'array', items: inputsObject(inputsProperties(whatIfRemandFacts)) }),
      description: 'As taken.',
    },
    ...inputsProperties(whatIfFacts, ['lengthIs', 'sentenceType', 'ageAtConviction', 'sentenceDate']),
  }),
  $id: 'WhatIfInputs',
  description: 'The question as applied. Posted back, it gives the same data.',
}

const WhatIfResponse = is.objectOf(
  {
    success: wasAnswered,
    data: is.refTo('WhatIfData'),
    inputs: is.refTo('WhatIfInputs'),
    ...madeWith,
    ...notice,
  },
  [],
  { $id: 'WhatIfResponse' },
)

/** The schemas of the answer, for OpenAPI's components. */
export const whatIfSchemas = () => [...whatIfDataSchemas(), WhatIfInputs, WhatIfResponse]
