import type { AskedCase, AskedCaseSentence, AskedRecall } from '@requisite/law'
import {
  atLargeFacts,
  awardFacts,
  bounds,
  descriptions,
  otherCustodyFacts,
  personFacts,
  recallFacts,
  remandFacts,
  sentenceFacts,
  shapes,
} from '@requisite/law/internal'
import { listOfFacts, orNothing, requestObject, requestOfFacts, requestProperties } from '../fact-schema.ts'

/** The body of POST /release-dates, its sentences and its recall; and their schemas, made of the tables of facts. */
export type CaseSentenceRequest = AskedCaseSentence
export type RecallRequest = AskedRecall
export type CaseRequest = AskedCase

export const CaseSentenceRequest = requestOfFacts(sentenceFacts, descriptions.sentence, {
  $id: 'CaseSentenceRequest',
  description: 'One sentence of the case.',
})

export const RecallRequest = requestOfFacts(recallFacts, descriptions.recall, {
  $id: 'RecallRequest',
  description:
    'A recall to prison from one or more of the sentences. Each of the others keeps the person beside it, and the latest day decides.',
})

export const CaseRequest = requestObject(
  {
    sentences: {
      type: 'array',
      items: { $ref: 'CaseSentenceRequest' },
      minItems: 1,
      maxItems: shapes.sentences.most,
      description: 'Every sentence of the person, also from other courts and other days.',
    },
    addedDays: {
      anyOf: [
        { type: 'integer', minimum: 0, maximum: bounds.creditDays },
        listOfFacts(awardFacts, descriptions.award, shapes.addedDays.most),
        { type: 'null' },
      ],
      description:
        'Days added by prison adjudications: a number, which is one award on the first day of sentence, or a list of awards.',
      default: 0,
    },
    unlawfullyAtLarge: {
      ...orNothing(listOfFacts(atLargeFacts, descriptions.atLarge, shapes.unlawfullyAtLarge.most)),
      description: 'Times at large, each from its first to its last day, both counted.',
    },
    remand: {
      ...orNothing(listOfFacts(remandFacts, descriptions.remand, shapes.remand.most)),
      description:
        'Times in custody on remand, each from its first to its last day: which of the days ' +
        'count is then worked out. In place of remandCreditDays with the sentences that they are for.',
    },
    otherCustody: {
      ...orNothing(listOfFacts(otherCustodyFacts, descriptions.otherCustody, shapes.otherCustody.most)),
      description:
        'Times in custody for something that is not among the sentences, or that ended on ' +
        'another day than the one worked out. The recall of this request is known already.',
    },
    recall: {
      ...orNothing({ $ref: 'RecallRequest' }),
      description: 'A recall to prison. The answer is then the date after it, and not the first release.',
    },
    ...requestProperties(personFacts, descriptions.person),
  },
  ['sentences'],
  {
    $id: 'CaseRequest',
    description: 'One person’s sentences. Unknown fields are ignored, and each is named in a warning.',
  },
)
