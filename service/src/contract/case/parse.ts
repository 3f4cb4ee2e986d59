import {
  type AskedCase,
  type AskedCaseSentence,
  type AskedLength,
  type AskedRecall,
  askCase,
  atOnce,
  type Case,
  type CaseRefusal,
  caseBounds,
  type Day,
  isRegimeId,
  offenceByKey,
  type Place,
  parseDay,
} from '@requisite/law'
import type { ErrorObject } from 'ajv/dist/2020.js'
import { type Errors, unknownNameErrors } from '../parse.ts'
import { isObject, validator } from '../validator.ts'
import { CaseRequest, CaseSentenceRequest, caseMessages, RecallRequest } from './request.ts'

/** A case that can be asked: the law's own, and the fields that nobody knows, by their places. */
export interface ParsedCase {
  readonly case: Case
  /** The date that the prison gave, or null. */
  readonly stated: Day | null
  readonly unknownFields: readonly UnknownField[]
}

/** A field that was ignored: where it stands, and among which it would belong. */
export interface UnknownField {
  readonly place: string
  readonly name: string
  readonly known: readonly string[]
  /** The number of its sentence, or null where it is of the case. */
  readonly sentence: number | null
}

const ajv = validator()
ajv.addSchema([CaseSentenceRequest, RecallRequest])
const isRequest = ajv.compile<CaseRequest>(CaseRequest)

type Parsed = ParsedCase | { readonly errors: Errors }

/** The law's case for a request body, or every error of it by place. It pauses after each name that is not known, because all
 *  that there are were looked through for what may be meant. */
export function* parseInSteps(body: unknown): Generator<undefined, Parsed> {
  if (!isRequest(body))
    return { errors: Object.assign(schemaErrors(isRequest.errors ?? []), yield* nameErrors(body)) }
  if (!body.sentences.every(isNamedRight)) return { errors: yield* nameErrors(body) }
  const asked = askCase(askedOf(body))
  return 'refusals' in asked
    ? { errors: refusalErrors(asked.refusals) }
    : {
        case: asked.case,
        stated: parseDay(body.statedReleaseDate ?? ''),
        unknownFields: unknownFieldsOf(body),
      }
}

/** The same without a pause. */
export const parseCase = (body: unknown): Parsed => atOnce(parseInSteps(body))

/** Why a case cannot be worked out, by place. */
export function refusalErrors(refusals: readonly CaseRefusal[]): Errors {
  const errors: Errors = Object.create(null)
  for (const { place, message } of refusals) {
    const key = wirePlace(place)
    errors[key] = [...(errors[key] ?? []), message]
  }
  return errors
}

/** `/sentences/1/startDate` as a caller writes it: `sentences[1].startDate`. */
const placeOf = (path: string): string =>
  path
    .slice(1)
    .split('/')
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')

function schemaErrors(found: readonly ErrorObject[]): Errors {
  const places = new Set(
    found.map(({ keyword, instancePath, params }) =>
      placeOf(keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath),
    ),
  )
  const errors: Errors = Object.create(null)
  for (const place of places) {
    // Of a value that may be one thing or another only what is wrong inside it is said, where there is such a thing.
    if ([...places].some((other) => other !== place && isInside(other, place))) continue
    const message = caseMessages[place.replace(/\[\d+\]/g, '[]')] ?? caseMessages.sentences
    if (message !== undefined) errors[place === '' ? 'sentences' : place] = [message]
  }
  return errors
}

const isInside = (place: string, outer: string): boolean =>
  outer !== '' && place.startsWith(outer) && /^[.[]/.test(place.slice(outer.length))

const sentencesOf = (body: unknown): readonly unknown[] =>
  isObject(body) && Array.isArray(body.sentences) ? body.sentences : []

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === 0

const isEmptyTerm = (sentence: Readonly<Record<string, unknown>>): boolean =>
  isNothing(sentence.sentenceYears) &&
  isNothing(sentence.sentenceMonths) &&
  isNothing(sentence.sentenceWeeks) &&
  isNothing(sentence.sentenceDays)

/** Whether `nameErrors` has nothing to say of a sentence. */
const isNamedRight = (sentence: CaseSentenceRequest): boolean =>
  (sentence.offenceKey == null || offenceByKey(sentence.offenceKey) !== undefined) &&
  (sentence.regimeId == null || isRegimeId(sentence.regimeId)) &&
  !isEmptyTerm(sentence)

/** Errors for offence keys and regime ids that are text, but unknown, and for terms without any length. */
function* nameErrors(body: unknown): Generator<undefined, Errors> {
  const errors: Errors = Object.create(null)
  for (const [at, sentence] of sentencesOf(body).slice(0, caseBounds.sentences).entries()) {
    if (!isObject(sentence)) continue
    for (const [name, messages] of Object.entries(unknownNameErrors(sentence))) {
      errors[`sentences[${at}].${name}`] = messages
      yield
    }
    if (isEmptyTerm(sentence))
      errors[`sentences[${at}].sentenceYears`] = ['Enter a length of at least one day.']
  }
  return errors
}

const laws: Readonly<Record<string, string>> = {
  in_force: 'in force',
  before_act: 'before the Act',
  after_act: 'after the Act',
}

/** The law's own name for a law as the API names it; a date stays one. */
export const lawOfName = (name: string): string => laws[name] ?? name

/** The law of a case as the API names it; a date stays one. */
export const wireLawName = (law: string): string =>
  Object.keys(laws).find((name) => laws[name] === law) ?? law

/** The law's own types know no null: a field that was not sent is undefined. */
function askedOf({ sentences, addedDays, unlawfullyAtLarge, recall, law }: CaseRequest): AskedCase {
  const asked: AskedCaseSentence[] = []
  for (const sentence of sentences) asked.push(askedSentence(sentence))
  return {
    sentences: asked,
    addedDays: Array.isArray(addedDays)
      ? addedDays.map(({ days, date }) => ({ day: date, days }))
      : ((addedDays ?? undefined) as number | undefined),
    atLarge: unlawfullyAtLarge?.map(({ fromDate, toDate }) => ({ first: fromDate, last: toDate })),
    recall: recall == null ? undefined : askedRecall(recall),
    law: law == null ? undefined : lawOfName(law),
  }
}

const askedRecall = (recall: RecallRequest): AskedRecall => ({
  type: recall.type,
  sentenceIds: recall.sentenceIds ?? undefined,
  recallDate: recall.recallDate ?? undefined,
  returnDate: recall.returnToCustodyDate ?? undefined,
  atLargeDays: recall.unlawfullyAtLargeDays ?? undefined,
  lastDayAtLarge: recall.lastDayUnlawfullyAtLarge ?? undefined,
  addedAfterReturn: recall.addedDaysAfterReturn ?? undefined,
  atLargeAfterReturn: recall.unlawfullyAtLargeAfterReturnDays ?? undefined,
})

const askedSentence = (sentence: CaseSentenceRequest): AskedCaseSentence => ({
  id: sentence.id ?? undefined,
  start: sentence.startDate,
  years: sentence.sentenceYears ?? 0,
  months: sentence.sentenceMonths ?? 0,
  weeks: sentence.sentenceWeeks ?? 0,
  days: sentence.sentenceDays ?? 0,
  extension: extensionOf(sentence),
  sentenceType: sentence.sentenceType ?? undefined,
  offence: sentence.offenceKey == null ? undefined : offenceByKey(sentence.offenceKey),
  regimeId: sentence.regimeId ?? undefined,
  age: sentence.ageAtConviction ?? undefined,
  offenceDate: sentence.offenceDate ?? undefined,
  consecutiveTo: sentence.consecutiveTo ?? undefined,
  remandCredit: sentence.remandCreditDays ?? 0,
  taggedBailCredit: sentence.taggedBailCreditDays ?? 0,
})

/** The extension period; undefined where it was not sent, or is nothing. */
function extensionOf(sentence: CaseSentenceRequest): AskedLength | undefined {
  const { extensionYears, extensionMonths, extensionWeeks, extensionDays } = sentence
  if (!extensionYears && !extensionMonths && !extensionWeeks && !extensionDays) return undefined
  return {
    years: extensionYears ?? 0,
    months: extensionMonths ?? 0,
    weeks: extensionWeeks ?? 0,
    days: extensionDays ?? 0,
  }
}

const caseFields = Object.keys(CaseRequest.properties)
const recallFields = Object.keys(RecallRequest.properties)
const sentenceFields = Object.keys(CaseSentenceRequest.properties)
const awardFields = ['days', 'date']
const atLargeFields = ['fromDate', 'toDate']

function unknownFieldsOf(body: CaseRequest): readonly UnknownField[] {
  const unknown: UnknownField[] = []
  addUnknown(unknown, body, caseFields, '', null)
  if (body.recall != null) addUnknown(unknown, body.recall, recallFields, 'recall.', null)
  for (let at = 0; at < body.sentences.length; at++)
    addUnknown(unknown, body.sentences[at] as CaseSentenceRequest, sentenceFields, `sentences[${at}].`, at)
  if (Array.isArray(body.addedDays)) addUnknownOfRows(unknown, body.addedDays, awardFields, 'addedDays')
  if (body.unlawfullyAtLarge != null)
    addUnknownOfRows(unknown, body.unlawfullyAtLarge, atLargeFields, 'unlawfullyAtLarge')
  return unknown
}

function addUnknown(
  unknown: UnknownField[],
  value: object,
  known: readonly string[],
  before: string,
  sentence: number | null,
): void {
  for (const name in value)
    if (!known.includes(name)) unknown.push({ place: `${before}${name}`, name, known, sentence })
}

function addUnknownOfRows(
  unknown: UnknownField[],
  rows: readonly object[],
  known: readonly string[],
  list: string,
): void {
  rows.forEach((row, at) => {
    addUnknown(unknown, row, known, `${list}[${at}].`, null)
  })
}

const wireFields: Readonly<Record<string, string>> = {
  'case.atLarge': 'unlawfullyAtLarge',
  'sentences.start': 'startDate',
  'sentences.years': 'sentenceYears',
  'sentences.extension': 'extensionYears',
  'sentences.age': 'ageAtConviction',
  'sentences.offence': 'offenceKey',
  'sentences.remandCredit': 'remandCreditDays',
  'sentences.taggedBailCredit': 'taggedBailCreditDays',
  'recall.returnDate': 'returnToCustodyDate',
  'recall.atLargeDays': 'unlawfullyAtLargeDays',
  'recall.lastDayAtLarge': 'lastDayUnlawfullyAtLarge',
  'recall.addedAfterReturn': 'addedDaysAfterReturn',
  'recall.atLargeAfterReturn': 'unlawfullyAtLargeAfterReturnDays',
  'addedDays.day': 'date',
  'atLarge.first': 'fromDate',
  'atLarge.last': 'toDate',
}

/** A place of the law's case as the API names it. */
export function wirePlace(place: Place): string {
  const field = wireFields[`${place.in}.${place.field}`] ?? place.field
  if (place.in === 'case') return field
  if (place.in === 'recall') return `recall.${field}`
  const list = place.in === 'atLarge' ? 'unlawfullyAtLarge' : place.in
  return `${list}[${place.at}].${field}`
}
