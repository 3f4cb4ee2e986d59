import {
  type AskedCase,
  type AskedCaseSentence,
  type AskedRecall,
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
} from '@requisite/law'
import { neededIn, requestObject, requestProperties } from '../fact-schema.ts'

/** The body of POST /release-dates, its sentences and its recall; and their schemas, made of the tables of facts. */
export type CaseSentenceRequest = AskedCaseSentence
export type RecallRequest = AskedRecall
export type CaseRequest = AskedCase

export const CaseSentenceRequest = requestObject(
  requestProperties(sentenceFacts, descriptions.sentence),
  neededIn(sentenceFacts),
  { $id: 'CaseSentenceRequest', description: 'One sentence of the case.' },
)

export const RecallRequest = requestObject(
  requestProperties(recallFacts, descriptions.recall),
  neededIn(recallFacts),
  {
    $id: 'RecallRequest',
    description:
      'A recall to prison from one or more of the sentences. Each of the others keeps the person beside it, and the latest day decides.',
  },
)

const AwardRequest = requestObject(requestProperties(awardFacts, descriptions.award), neededIn(awardFacts))
const AtLargeRequest = requestObject(
  requestProperties(atLargeFacts, descriptions.atLarge),
  neededIn(atLargeFacts),
)

const RemandRequest = requestObject(
  requestProperties(remandFacts, descriptions.remand),
  neededIn(remandFacts),
)
const OtherCustodyRequest = requestObject(
  requestProperties(otherCustodyFacts, descriptions.otherCustody),
  neededIn(otherCustodyFacts),
)

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
        { type: 'array', items: AwardRequest, maxItems: shapes.addedDays.most },
        { type: 'null' },
      ],
      description:
        'Days added by prison adjudications: a number, which is one award on the first day of sentence, or a list of awards.',
      default: 0,
    },
    unlawfullyAtLarge: {
      anyOf: [
        { type: 'array', items: AtLargeRequest, maxItems: shapes.unlawfullyAtLarge.most },
        { type: 'null' },
      ],
      description: 'Times at large, each from its first to its last day, both counted.',
    },
    remand: {
      anyOf: [{ type: 'array', items: RemandRequest, maxItems: shapes.remand.most }, { type: 'null' }],
      description:
        'Times in custody on remand, each from its first to its last day: which of the days count is then worked out. In place of remandCreditDays with the sentences that they are for.',
    },
    otherCustody: {
      anyOf: [
        { type: 'array', items: OtherCustodyRequest, maxItems: shapes.otherCustody.most },
        { type: 'null' },
      ],
      description:
        'Times in custody for something that is not among the sentences, or that ended on another day than the one worked out. The recall of this request is known already.',
    },
    recall: {
      anyOf: [{ $ref: 'RecallRequest' }, { type: 'null' }],
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
