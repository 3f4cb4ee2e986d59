import type { Places } from './error-codes.ts'
import type { Errors } from './errors.ts'
import { errorsWithInclude, type IncludeResult } from './include.ts'
import type { FieldRefusal, Invalid } from './invalid.ts'
import type { Price } from './price.ts'

/** A call that takes a question. Its route, that of many questions at a time, and a tool for assistants are made of its row. */
export interface Call<
  Name extends string = string,
  Parsed extends object = object,
  Worked extends object = object,
> {
  readonly path: string
  /** The names of its schemas. */
  readonly request: string
  readonly response: string
  readonly bodyLimit?: number
  /** On a path of the specification another name in the query changes no answer. */
  readonly isOfSpecification?: true
  readonly includes: readonly Name[]
  /** What a question takes with these parts of its answer, known before it is looked at. */
  readonly price: (body: unknown, include: readonly string[]) => Price
  /** What may be meant by a name that nobody knows is looked for where `suggests`. */
  parse(body: unknown, today: string, suggests: boolean): Parsed | FieldRefusal
  work(parsed: Parsed): Worked | FieldRefusal
  /** Without what stands once around all answers of a batch, where `poweredBy` is null. */
  present(worked: Worked, include: readonly Name[], poweredBy: string | null): object
  /** How many requests it counts as, where that is known only when it is answered. */
  costOf?(worked: Worked, body: unknown): number
  readonly refuse: (refusal: FieldRefusal, body?: unknown) => Invalid
  /** Whether the caller's reference is a fact of its own: else only an item of a batch has one. */
  readonly hasReference?: true
  /** What the codes of its errors are found from. */
  readonly placesOf: (body: unknown, today: string) => Places
  /** What is said of a question that is larger than a whole minute. */
  readonly neverFits?: (counts: string) => Errors
}

/** A call that takes many at a time, too. */
export interface BatchCall<
  Name extends string = string,
  Parsed extends object = object,
  Worked extends object = object,
> extends Call<Name, Parsed, Worked> {
  /** What an item counts for with these parts of its answer, before it is looked at: a hundred, or part of that, are one request. */
  readonly unitsOf: (item: unknown, include: readonly string[]) => number
  /** What is counted, in words. */
  readonly counted: string
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
  included: IncludeResult<string>,
  { today, poweredBy }: Asking,
): ({ readonly answer: object } | { readonly refusal: FieldRefusal }) & { readonly cost?: number } {
  const refused = (refusal: FieldRefusal) => ({ refusal, ...(call.costOf && { cost: 1 }) })
  const parsed = call.parse(body, today(), true)
  if (isRefusal(parsed)) return refused({ ...parsed, errors: errorsWithInclude(parsed, included) })
  if ('error' in included) return refused({ errors: errorsWithInclude(parsed, included) })
  const worked = call.work(parsed)
  if (isRefusal(worked)) return refused(worked)
  const answer = call.present(worked, included.include, poweredBy)
  return { answer, ...(call.costOf && { cost: call.costOf(worked, body) }) }
}

export const isRefusal = (result: object): result is FieldRefusal => 'errors' in result
