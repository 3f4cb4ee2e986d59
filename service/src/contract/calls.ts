import { calculation } from '@requisite/law/internal'
import { itemOf } from './batch.ts'
import type { BatchCall, Call } from './call.ts'
import { cases } from './case/batch.ts'
import { type Include, includes } from './include.ts'
import { invalid, invalidOf, refusalOf, sendBatch } from './invalid.ts'
import { type ParsedRequest, parse, placesOf } from './parse.ts'
import { type PointWithAnswer, presentPoint } from './present.ts'
import { quickPrice } from './price.ts'
import { type AnsweredWhatIf, answerWhatIf, placesOfWhatIf } from './what-if/parse.ts'
import { costOfWhatIf, presentWhatIf } from './what-if/present.ts'
import { priceOfWhatIf } from './what-if/size.ts'

const calculate: BatchCall<Include, ParsedRequest, PointWithAnswer> = {
  path: 'calculate',
  request: 'CalculationRequest',
  response: 'CalculationResponse',
  isOfSpecification: true,
  includes,
  price: quickPrice,
  parse: (body, _today, suggests) => parse(body, suggests),
  work: ({ question, offenceKey, unknownFields }) => {
    const worked = calculation(question)
    return { calculation: worked, offenceKey, unknownFields }
  },
  present: (worked, include, poweredBy) =>
    poweredBy === null ? itemOf(presentPoint(worked, '', include)) : presentPoint(worked, poweredBy, include),
  refuse: (refusal, body) => (Array.isArray(body) ? invalid(refusal.errors, sendBatch) : invalidOf(refusal)),
  placesOf,
  // Two of the parts take about as long as the answer itself.
  unitsOf: (_item, include) => 1 + include.length / 2,
  counted: '',
}

const whatIf: Call<never, AnsweredWhatIf, AnsweredWhatIf> = {
  path: 'what-if',
  request: 'WhatIfRequest',
  response: 'WhatIfResponse',
  includes: [],
  price: priceOfWhatIf,
  parse: answerWhatIf,
  work: (answered) => answered,
  present: (answered, _include, poweredBy) => presentWhatIf(answered, poweredBy ?? ''),
  costOf: costOfWhatIf,
  refuse: refusalOf,
  placesOf: placesOfWhatIf,
  neverFits: (counts) => ({ lengths: [`This question ${counts} Try fewer lengths or pleas.`] }),
}

/** Every call that takes a question. */
export const calls = { calculate, releaseDates: cases, whatIf } as const
