import { type Calculation, calculation, lawVersion } from '@requisite/law'
import type { Places } from './error-codes.ts'
import { type Errors, mostErrorsOfBatch } from './errors.ts'
import { type Include, includes } from './include.ts'
import { type FieldRefusal, type Invalid, invalid, invalidOf } from './invalid.ts'
import { disclaimer } from './notices.ts'
import { type Parsed, parse, placesOf } from './parse.ts'
import { type CalculationBody, presentCalculation } from './present.ts'
import { overAMinute } from './price.ts'
import { apartFromReference, referenceMessage } from './reference.ts'

/** A batch has at most so many requests. */
export const mostItems = 1000

/** So many items, or part of them, count as one request; of cases so many sentences, awards and times (at large, on remand, in other custody). */
export const unitsPerRequest = 100

/** So many requests a batch may count as, whatever a minute allows: it is worked out in one go, within a deadline. */
export const mostRequestsOfBatch = 60

/** So many KiB, or part of them, count as one request, where that is more: to read what nobody can use takes as long as to read
 *  what can be answered. A hundred sentences with all their fields are less. */
export const kibibytesPerRequest = 128

/** As much as a thousand requests can need. */
export const batchBodyLimit = 1024 * 1024

/** The answer has at most so many characters: a client that holds more than 16 MiB is cut off (http/memory-limits.ts). */
export const longestAnswer = 14 * 1024 * 1024

/** What is answered many at a time: what it counts for, and its answers. */
export interface BatchKind<Name extends string, Parsed = unknown, Worked = unknown> {
  readonly includes: readonly Name[]
  /** What an item counts for, before it is looked at: a hundred, or part of that, are one request. */
  readonly unitsOf: (item: unknown) => number
  /** What it counts for besides, in requests. */
  readonly requestsBeyond: (item: unknown) => number
  /** What is counted, in words. */
  readonly counted: string
  /** What the codes of its errors are found from. */
  readonly placesOf: (item: unknown) => Places
  /** What may be meant by a name that nobody knows is looked for where `suggests`. */
  parse(item: unknown, suggests: boolean): Parsed | Invalid
  work(parsed: Parsed): Worked | Invalid
  present(worked: Worked, include: readonly Name[]): Answer
  /** The body of a refusal, of the batch or of an item. */
  readonly refuse: (refusal: FieldRefusal) => Invalid
}

interface Answer {
  readonly success: true
}

/** An answer among others: without what stands once in the envelope. */
interface BatchAnswer extends Omit<CalculationBody, 'disclaimer' | 'poweredBy'> {
  readonly inputs: CalculationBody['inputs'] & { readonly reference?: string }
  readonly lawVersion: string
}

const hasItems = (body: unknown): body is { readonly items: readonly unknown[] } =>
  typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items)

/** The requests of a batch, or what is wrong with it as a whole. The errors of one of them stand in its place. */
export function parseBatch(
  body: unknown,
): { readonly items: readonly unknown[] } | { readonly errors: Errors } {
  if (hasItems(body) && body.items.length >= 1 && body.items.length <= mostItems) return { items: body.items }
  return {
    errors: Object.assign(Object.create(null) as Errors, {
      items: [`Send between 1 and ${mostItems} requests as a list: { "items": [ ... ] }.`],
    }),
  }
}

/** How many requests of its client's minute a batch counts as. */
export function requestsOfBatch(
  { unitsOf, requestsBeyond }: Pick<BatchKind<string>, 'unitsOf' | 'requestsBeyond'>,
  items: readonly unknown[],
): number {
  let units = 0
  let beyond = 0
  for (const item of items) {
    units += unitsOf(item)
    beyond += requestsBeyond(item)
  }
  return Math.ceil(units / unitsPerRequest) + beyond
}

/** And at least, for its length alone: also where it is refused. */
export const requestsOfBytes = (bytes: number): number =>
  Math.max(1, Math.ceil(bytes / 1024 / kibibytesPerRequest))

/** The errors of a batch that is larger than any may be. */
export const tooDearErrors = ({ counted }: Pick<BatchKind<string>, 'counted'>, cost: number): Errors => ({
  items: [
    `This batch counts as ${cost} requests, and one may count as ${mostRequestsOfBatch} at the most. Send at most ${mostRequestsOfBatch * unitsPerRequest}${counted} in one batch.`,
  ],
})

/** The errors of a batch that is larger than a whole minute. */
export const neverFitsErrors = (
  { counted }: Pick<BatchKind<string>, 'counted'>,
  cost: number,
  perMinute: number,
): Errors => ({
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
}: CalculationBody): BatchAnswer {
  return { success, data, inputs, lawVersion, ...parts }
}

/** A request among others. Beside the facts of a sentence it may have a reference of the caller. */
interface ParsedItem extends Parsed {
  readonly reference: string | null
}

function parseItem(body: unknown, suggests: boolean): ParsedItem | Invalid {
  const { asked, reference } = apartFromReference(body)
  const parsed = parse(asked, suggests)
  if (!('errors' in parsed) && reference !== undefined) return { ...parsed, reference }
  return invalid({
    ...('errors' in parsed ? parsed.errors : {}),
    ...(reference === undefined && { reference: [referenceMessage] }),
  })
}

interface WorkedItem extends ParsedItem {
  readonly worked: Calculation
}

function presentItem(item: WorkedItem, include: readonly Include[]): BatchAnswer {
  const answer = itemOf(presentCalculation(item.worked, item, '', include))
  const { reference } = item
  return reference === null ? answer : { ...answer, inputs: { ...answer.inputs, reference } }
}

/** What the codes of the errors of an item are found from. */
function placesOfItem(body: unknown): Places {
  const { asked, reference } = apartFromReference(body)
  const places = placesOf(asked)
  return reference === undefined ? { ...places, wrong: new Set([...places.wrong, 'reference']) } : places
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
  { unitsOf }: Pick<BatchKind<string>, 'unitsOf'>,
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
    units += unitsOf(item)
  }
  return groups
}

/** An item with the version that refused it, where one did. */
export const withLawVersion = <Item extends { readonly success: boolean }>(item: Item): Item =>
  item.success ? item : { ...item, lawVersion }

/** The answers to the items of a group, each in its place. */
export function answersTo<Name extends string>(
  kind: BatchKind<Name>,
  items: readonly unknown[],
  include: readonly Name[],
  suggests = true,
): readonly (Answer | Invalid)[] {
  const parsed = items.map((item) => kind.parse(item, suggests))
  const worked = parsed.map((item) => (isInvalid(item) ? item : kind.work(item)))
  return worked.map((item) => (isInvalid(item) ? item : kind.present(item, include)))
}

const isInvalid = (item: unknown): item is Invalid => (item as Invalid).success === false

/** Single sentences, many at a time. */
export const calculations: BatchKind<Include, ParsedItem, WorkedItem> = {
  includes,
  unitsOf: () => 1,
  requestsBeyond: () => 0,
  counted: '',
  placesOf: placesOfItem,
  parse: parseItem,
  work: (item) => ({ ...item, worked: calculation(item.question) }),
  present: presentItem,
  refuse: invalidOf,
}
