import type { AskedWhatIf } from '@requisite/law'
import { descriptions, lengthBounds, shapes, whatIfFacts, whatIfRemandFacts } from '@requisite/law/internal'
import { listOfFacts, orNothing, requestObject, requestProperties } from '../fact-schema.ts'

/** The body of POST /what-if; and its schemas, made of the table of facts. */
export type WhatIfRequest = AskedWhatIf

const unit = (maximum: number, description: string) => ({
  minimum: 0,
  maximum,
  description,
  type: ['integer', 'null'],
})

const WhatIfLength = requestObject(
  {
    years: unit(lengthBounds.months / 12, 'Years.'),
    months: unit(lengthBounds.months, 'Months: 18 months can be 1 year and 6 months, or 18 months.'),
  },
  [],
  { $id: 'WhatIfLength', description: 'A length of years and months.' },
)

const aLength = { $ref: 'WhatIfLength' }

const WhatIfRange = requestObject({ from: aLength, to: aLength, step: aLength }, ['from', 'to', 'step'], {
  $id: 'WhatIfRange',
  description: 'Lengths from one to another, in steps of at least a month.',
})

export const WhatIfRequest = requestObject(
  {
    lengths: {
      anyOf: [
        { $ref: 'WhatIfRange' },
        { type: 'array', items: aLength, minItems: 1, maxItems: lengthBounds.lengths },
      ],
      description:
        `The lengths to try: from, to and step, or a list; at most ${lengthBounds.lengths}, and ` +
        `${lengthBounds.apart / 12} years between the shortest and the longest.`,
    },
    remand: {
      ...orNothing(listOfFacts(whatIfRemandFacts, descriptions.whatIfRemand, shapes.remand.most)),
      description:
        'Times in custody on remand, in place of remandedSince and remandCreditDays. "In prison since" is one time without a last day.',
    },
    ...requestProperties(whatIfFacts, descriptions.whatIf),
  },
  ['lengths'],
  {
    $id: 'WhatIfRequest',
    description:
      'Lengths to try before a sentence is passed. Unknown fields are ignored, and each is named in a warning.',
  },
)

/** The schemas that the request names. */
export const whatIfRequestSchemas = [WhatIfLength, WhatIfRange, WhatIfRequest] as const
