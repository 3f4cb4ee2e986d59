import {
  type AskedCase,
  type AskedCaseSentence,
  type AskedLength,
  type AskedRecall,
  askCase,
  type Case,
  type CaseRefusal,
  caseAnswer,
  type Day,
  type FieldPath,
  offenceByKey,
  parseDay,
} from '@requisite/law'
import { type Errors, firstErrors, noErrors } from '../errors.ts'
import type { Refusal } from '../invalid.ts'
import { withoutWrong } from './errors-beside.ts'
import { CaseRequest, CaseSentenceRequest, RecallRequest } from './request.ts'
import { checkRequest } from './request-errors.ts'
import { extensionNames, sentenceNames } from './wire-names.ts'

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

type Parsed = ParsedCase | { readonly errors: Errors }

/** The law's case for a request body, or the errors of it by place. What may be meant by a name that nobody knows is looked for
 *  where `suggests`. */
export function parseCase(body: unknown, suggests = true): Parsed {
  const checked = checkRequest(body, suggests)
  if ('errors' in checked) return { errors: firstErrors(withErrorsBeside(body, checked.errors)) }
  const { request } = checked
  const asked = askCase(askedOf(request))
  return 'refusals' in asked
    ? { errors: refusalErrors(asked.refusals) }
    : {
        case: asked.case,
        stated: parseDay(request.statedReleaseDate ?? ''),
        unknownFields: unknownFieldsOf(request),
      }
}

/** All errors at once: beside what is wrong by itself what the law finds wrong in the rest. */
function withErrorsBeside(body: unknown, errors: Errors): Errors {
  const rest = withoutWrong(body, Object.keys(errors))
  const checked = rest === null ? null : checkRequest(rest.body, false)
  if (rest === null || checked === null || 'errors' in checked) return errors
  const asked = askCase(askedOf(checked.request))
  const worked = 'refusals' in asked ? asked : caseAnswer(asked.case)
  if (!('refusals' in worked)) return errors
  const isSure = 'refusals' in asked ? rest.isTrusted : rest.followsNobody
  const beside = Object.entries(refusalErrors(worked.refusals)).filter(([place]) => isSure(place))
  return Object.assign(noErrors(), errors, Object.fromEntries(beside))
}

/** Why a case has no answer, by place, and whether that is because it is not worked out here. */
export const refusalOfCase = (refusals: readonly CaseRefusal[]): Refusal => ({
  errors: refusalErrors(refusals),
  ...(refusals.every(({ isUnsupported }) => isUnsupported) && { reason: 'not_supported' }),
})

/** Why a case cannot be worked out, by place. */
export function refusalErrors(refusals: readonly CaseRefusal[]): Errors {
  const errors = noErrors()
  for (const { place, message } of refusals) {
    const key = wirePlace(place)
    errors[key] = [...(errors[key] ?? []), message]
  }
  return firstErrors(errors)
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
function askedOf(request: CaseRequest): AskedCase {
  const { addedDays, unlawfullyAtLarge, recall, law } = request
  const sentences: AskedCaseSentence[] = []
  for (const sentence of request.sentences) sentences.push(askedSentence(sentence))
  return {
    sentences,
    addedDays: Array.isArray(addedDays)
      ? addedDays.map(({ days, date }) => ({ day: date, days }))
      : ((addedDays ?? undefined) as number | undefined),
    atLarge: unlawfullyAtLarge?.map(({ fromDate, toDate }) => ({ first: fromDate, last: toDate })),
    recall: recall == null ? undefined : askedRecall(recall),
    law: law == null ? undefined : lawOfName(law),
    dateOfBirth: request.dateOfBirth ?? undefined,
    registeredSexOffender: request.registeredSexOffender ?? undefined,
    liableToRemoval: request.liableToRemoval ?? undefined,
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
  wholeLife: sentence.wholeLife ?? undefined,
  onLicence: sentence.onLicence ?? undefined,
  remandCredit: sentence.remandCreditDays ?? 0,
  taggedBailCredit: sentence.taggedBailCreditDays ?? 0,
  fineAmount: sentence.fineAmount ?? undefined,
  civilDebt: sentence.civilDebt ?? undefined,
  supervisionEnd: sentence.supervisionEndDate ?? undefined,
})

/** The extension period: 0 says that there is none. Undefined where it was not sent. */
function extensionOf(sentence: CaseSentenceRequest): AskedLength | undefined {
  const { extensionYears, extensionMonths, extensionWeeks, extensionDays } = sentence
  if ((extensionYears ?? extensionMonths ?? extensionWeeks ?? extensionDays ?? null) === null)
    return undefined
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

/** The names on the wire of what is called otherwise in the law. A length stands for all its units under its first. */
const wireFields: Readonly<Record<FieldPath['in'], Readonly<Record<string, string>>>> = {
  case: { atLarge: 'unlawfullyAtLarge' },
  sentences: { ...sentenceNames, extension: extensionNames.years },
  recall: {
    returnDate: 'returnToCustodyDate',
    atLargeDays: 'unlawfullyAtLargeDays',
    lastDayAtLarge: 'lastDayUnlawfullyAtLarge',
    addedAfterReturn: 'addedDaysAfterReturn',
    atLargeAfterReturn: 'unlawfullyAtLargeAfterReturnDays',
  },
  addedDays: { day: 'date' },
  atLarge: { first: 'fromDate', last: 'toDate' },
}

/** A place of the law's case as the API names it. */
export function wirePlace(place: FieldPath): string {
  const field = wireFields[place.in][place.field] ?? place.field
  if (place.in === 'case') return field
  if (place.in === 'recall') return `recall.${field}`
  const list = place.in === 'atLarge' ? 'unlawfullyAtLarge' : place.in
  return `${list}[${place.at}].${field}`
}
