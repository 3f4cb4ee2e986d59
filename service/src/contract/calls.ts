import { caseBodyLimit } from './case/batch.ts'
import { type ParsedCase, parseCase, placesOfCase } from './case/parse.ts'
import { type CaseInclude, caseBody, caseIncludes, presentCase } from './case/present.ts'
import { priceOfCase } from './case/size.ts'
import type { Places } from './error-codes.ts'
import type { Errors } from './errors.ts'
import { errorsWithInclude, type Include, type Included, includes } from './include.ts'
import { type FieldRefusal, type Invalid, invalid, invalidOf, refusalOf, sendBatch } from './invalid.ts'
import { type Parsed, parse, placesOf } from './parse.ts'
import { present } from './present.ts'
import { type Price, quickPrice } from './price.ts'
import { type AnsweredWhatIf, answerWhatIf, placesOfWhatIf } from './what-if/parse.ts'
import { costOfWhatIf, presentWhatIf } from './what-if/present.ts'
import { priceOfWhatIf } from './what-if/size.ts'

/** A call that takes one question. A route of the API and a tool for assistants are made of its row. */
export interface Call<Name extends string = string, Parsed extends object = object> {
  readonly path: string
  /** The names of its schemas. */
  readonly request: string
  readonly response: string
  readonly bodyLimit?: number
  readonly includes: readonly Name[]
  /** What a question takes, known before it is looked at. */
  readonly price: (body: unknown) => Price
  parse(body: unknown, today: string): Parsed | FieldRefusal
  present(parsed: Parsed, include: readonly Name[], poweredBy: string): object | FieldRefusal
  /** How many requests it counts as, where that is known only when it is answered. */
  costOf?(parsed: Parsed, body: unknown): number
  readonly refuse: (refusal: FieldRefusal, body?: unknown) => Invalid
  /** Whether a refusal says the caller's reference again. */
  readonly hasReference?: true
  /** What the codes of its errors are found from. */
  readonly placesOf: (body: unknown, today: string) => Places
  /** What is said of a question that is larger than a whole minute. */
  readonly neverFits?: (counts: string) => Errors
}

/** What the service knows when it is asked: the day in London, and whose service it is. */
export interface Asking {
  readonly today: () => string
  readonly poweredBy: string
}

/** What a call comes to: its answer or what to correct, and what it counts for where that is known only now. */
export function callResult(
  call: Call,
  body: unknown,
  included: Included<string>,
  { today, poweredBy }: Asking,
): ({ readonly answer: object } | { readonly refusal: FieldRefusal }) & { readonly cost?: number } {
  const parsed = call.parse(body, today())
  const refused = (refusal: FieldRefusal) => ({ refusal, ...(call.costOf && { cost: 1 }) })
  if (isRefusal(parsed)) return refused({ ...parsed, errors: errorsWithInclude(parsed, included) })
  if ('error' in included) return refused({ errors: errorsWithInclude(parsed, included) })
  const answer = call.present(parsed, included.include, poweredBy)
  if (isRefusal(answer)) return refused(answer)
  return { answer, ...(call.costOf && { cost: call.costOf(parsed, body) }) }
}

const isRefusal = (result: object): result is FieldRefusal => 'errors' in result

const calculate: Call<Include, Parsed> = {
  path: 'calculate',
  request: 'CalculationRequest',
  response: 'CalculationResponse',
  includes,
  price: quickPrice,
  parse: (body) => parse(body),
  present: (parsed, include, poweredBy) => present(parsed, poweredBy, include),
  refuse: (refusal, body) => (Array.isArray(body) ? invalid(refusal.errors, sendBatch) : invalidOf(refusal)),
  placesOf,
}

const releaseDates: Call<CaseInclude, ParsedCase> = {
  path: 'release-dates',
  request: 'CaseRequest',
  response: 'CaseResponse',
  bodyLimit: caseBodyLimit,
  includes: caseIncludes,
  price: priceOfCase,
  parse: (body) => parseCase(body),
  present: (parsed, include, poweredBy) => {
    const item = presentCase(parsed, include)
    return 'errors' in item ? item : caseBody(item, poweredBy)
  },
  refuse: refusalOf,
  hasReference: true,
  placesOf: placesOfCase,
  neverFits: (counts) => ({
    sentences: [`This case ${counts} Send fewer sentences, awards or times at large.`],
  }),
}

const whatIf: Call<never, AnsweredWhatIf> = {
  path: 'what-if',
  request: 'WhatIfRequest',
  response: 'WhatIfResponse',
  includes: [],
  price: priceOfWhatIf,
  parse: answerWhatIf,
  present: (answered, _include, poweredBy) => presentWhatIf(answered, poweredBy),
  costOf: costOfWhatIf,
  refuse: refusalOf,
  placesOf: placesOfWhatIf,
  neverFits: (counts) => ({ lengths: [`This question ${counts} Try fewer lengths or pleas.`] }),
}

/** Every call that takes one question. */
export const calls = { calculate, releaseDates, whatIf } as const
