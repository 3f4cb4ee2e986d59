import { lawVersion, type UnknownField } from '@requisite/law'
import { factNames, isRecord, unknownIn } from '@requisite/law/internal'
import { type BatchCall, type Call, isRefusal } from './call.ts'
import type { Places } from './error-codes.ts'
import { type Errors, errorsOf, mostErrorsOfBatch, noErrors } from './errors.ts'
import { errorsWithInclude, parseIncludeOf } from './include.ts'
import { type FieldRefusal, type Invalid, withCodes } from './invalid.ts'
import { disclaimer } from './notices.ts'
import type { CalculationBody } from './present.ts'
import { overAMinute, requestsOfUnits, unitsPerRequest } from './price.ts'
import { apartFromReference, referenceMessage } from './reference.ts'
import { withUnknownFields } from './unknown-fields.ts'

/** A batch has at most so many requests. */
export const mostItems = 1000

/** So many requests a batch may count as, whatever a minute allows: it is worked out in one go, within a deadline. */
const mostRequestsOfBatch = 60

/** So many KiB, or part of them, count as one request, where that is more: to read what nobody can use takes as long as to read
 *  what can be answered. A hundred sentences with all their fields are less. */
export const kibibytesPerRequest = 128

/** As much as a thousand requests can need. */
export const batchBodyLimit = 1024 * 1024

/** The answer has at most so many characters: a client that holds more than 16 MiB is cut off (http/memory-limits.ts). */
export const longestAnswer = 14 * 1024 * 1024

interface BatchItem {
  readonly success: true
  readonly inputs: object
}

/** What is asked for: the items, and what is given of each. */
export interface AskedBatch {
  readonly items: readonly unknown[]
  readonly include: readonly string[]
  readonly hasCodes: boolean
}

/** The requests of a batch and how many of its client's minute they count as, or what is wrong with it as a whole. The errors of
 *  one of them stand in its place. */
export function readBatch(
  call: BatchCall,
  body: unknown,
  include?: string | readonly string[],
): (AskedBatch & { readonly cost: number }) | FieldRefusal {
  const parsed = parseItems(body)
  const included = parseIncludeOf(call.includes, include)
  if ('errors' in parsed || 'error' in included) return { errors: errorsWithInclude(parsed, included) }
  const cost = requestsOfBatch(call, parsed.items, included.include)
  return cost > mostRequestsOfBatch ? { errors: tooDearErrors(call, cost) } : { ...parsed, ...included, cost }
}

function parseItems(body: unknown): { readonly items: readonly unknown[] } | FieldRefusal {
  const { items } = isRecord(body) ? body : {}
  return Array.isArray(items) && items.length >= 1 && items.length <= mostItems
    ? { items }
    : { errors: { items: [`Send between 1 and ${mostItems} requests as a list: { "items": [ ... ] }.`] } }
}

/** The names beside the items of a batch. */
export const unknownOfBatch = (body: unknown): readonly UnknownField[] => unknownIn(body, factNames.batch)

/** A batch that is refused as a whole. */
export function refusedBatch(
  call: BatchCall,
  body: unknown,
  errors: Errors,
  include: string | readonly string[] | undefined,
): Invalid {
  const others = unknownOfBatch(body)
  const all = withUnknownFields(Object.assign(noErrors(), errors), others)
  const hasList = isRecord(body) && Array.isArray(body.items)
  return withCodes(call.refuse({ errors: all }), parseIncludeOf([], include), () => ({
    body,
    wrong: new Set(hasList ? [] : ['items']),
    unknown: new Set(others.map(({ place }) => place)),
  }))
}

const requestsOfBatch = (
  { unitsOf }: BatchCall,
  items: readonly unknown[],
  include: readonly string[],
): number => requestsOfUnits(items.reduce<number>((sum, item) => sum + unitsOf(item, include), 0))

/** And at least, for its length alone: also where it is refused. */
export const requestsOfBytes = (bytes: number): number =>
  Math.max(1, Math.ceil(bytes / 1024 / kibibytesPerRequest))

/** The errors of a batch that is larger than any may be. */
const tooDearErrors = ({ counted }: BatchCall, cost: number): Errors => ({
  items: [
    `This batch counts as ${cost} requests, and one may count as ${mostRequestsOfBatch} at ` +
      `the most. Send at most ${mostRequestsOfBatch * unitsPerRequest}${counted} in one batch.`,
  ],
})

/** The errors of a batch that is larger than a whole minute. */
export const neverFitsErrors = ({ counted }: BatchCall, cost: number, perMinute: number): Errors => ({
  items: [
    `This batch ${overAMinute(cost, perMinute)} Send at most ${perMinute * unitsPerRequest}${counted} in one batch.`,
  ],
})

/** What is said of an item whose errors are not given any more. */
export const uncountedErrors: Errors = {
  body: [`More than ${mostErrorsOfBatch} errors in this batch; the first ${mostErrorsOfBatch} are given.`],
}

/** The errors of a batch whose answer is too long. */
export const tooLongErrors: Errors = {
  items: ['The answer would be longer than 14 MiB. Send fewer at once, or include less.'],
}

/** An answer without what stands once in the envelope. */
export function itemOf({
  disclaimer: _disclaimer,
  poweredBy: _poweredBy,
  success,
  data,
  inputs,
  ...parts
}: CalculationBody) {
  return { success, data, inputs, lawVersion, ...parts }
}

/** What stands once in a response, behind all answers. */
export const batchEnvelope = (items: number, answered: number, poweredBy: string) => ({
  meta: { items, answered, refused: items - answered },
  disclaimer,
  poweredBy,
})

/** So many items, or fewer that count for as much, are taken through a stage before the next begins: one by one, each stage drives
 *  the code of the others out of the processor's memory, and an answer takes a fifth longer. */
const together = 16

/** The items in groups of so many. */
export function groupsOf(
  { unitsOf }: Pick<BatchCall, 'unitsOf'>,
  items: readonly unknown[],
): readonly (readonly unknown[])[] {
  const groups: unknown[][] = []
  let units = together
  for (const item of items) {
    if (units >= together) {
      groups.push([])
      units = 0
    }
    groups.at(-1)?.push(item)
    units += unitsOf(item, [])
  }
  return groups
}

/** An item with the version that refused it, where one did. */
export const withLawVersion = <Item extends { readonly success: boolean }>(item: Item): Item =>
  item.success ? item : { ...item, lawVersion }

/** An item apart from its reference, where the call has no such fact of its own. */
const sentIn = ({ hasReference }: Call, item: unknown): ReturnType<typeof apartFromReference> =>
  hasReference ? { asked: item, reference: null } : apartFromReference(item)

/** The answers to the items of a group, each in its place. */
export function answersTo<Name extends string>(
  call: Call<Name>,
  items: readonly unknown[],
  include: readonly Name[],
  suggests = true,
): readonly (BatchItem | Invalid)[] {
  const sent = items.map((item) => sentIn(call, item))
  const parsed = sent.map(({ asked, reference }) => {
    const one = call.parse(asked, '', suggests)
    return reference === undefined ? { errors: { ...errorsOf(one), reference: [referenceMessage] } } : one
  })
  const worked = parsed.map((one) => (isRefusal(one) ? one : call.work(one)))
  return worked.map((one, n) => {
    if (isRefusal(one)) return call.refuse(one)
    const answer = call.present(one, include, null) as BatchItem
    const reference = sent[n]?.reference ?? null
    return reference === null ? answer : { ...answer, inputs: { ...answer.inputs, reference } }
  })
}

/** What the codes of the errors of an item are found from. */
export function placesOfItem(call: Call, item: unknown): Places {
  const { asked, reference } = sentIn(call, item)
  const places = call.placesOf(asked, '')
  return reference === undefined ? { ...places, wrong: new Set([...places.wrong, 'reference']) } : places
}
