import { type Day, isRegimeId, offenceByKey, parseDay, type Question } from '@requisite/law'
import type { ErrorObject } from 'ajv/dist/2020.js'
import { type Errors, noErrors } from './errors.ts'
import { CalculationRequest, fieldMessages, missingMessages, requestFields } from './request.ts'
import { closeOffenceKeys, closeRegimeIds, closest, didYouMean } from './suggest.ts'
import { isObject, validatorOf } from './validator.ts'

/** A request that can be answered: the law's question, and the unknown fields. */
export interface Parsed {
  readonly question: Question
  readonly offenceKey: string | null
  readonly unknownFields: readonly string[]
}

const requestValidator = validatorOf<CalculationRequest>(CalculationRequest)

function fieldErrors(schemaErrors: readonly ErrorObject[]): Errors {
  const errors = noErrors()
  for (const { keyword, instancePath, params } of schemaErrors) {
    const field = keyword === 'required' ? String(params.missingProperty) : instancePath.slice(1)
    const message =
      keyword === 'required' ? missingMessages[field] : fieldMessages[field as keyof CalculationRequest]
    if (message !== undefined) errors[field] ??= [message]
  }
  return errors
}

/** The messages for a body that is JSON but not an object: what is missing from it. */
const notAnObject = (): Errors => {
  const errors = noErrors()
  for (const [field, message] of Object.entries(missingMessages)) errors[field] = [String(message)]
  return errors
}

/** The law's question for a request body, or every error of it by field. What may be meant by a name that nobody knows is
 *  looked for where `suggests`. */
export function parse(body: unknown, suggests = true): Parsed | { readonly errors: Errors } {
  if (!isObject(body)) return { errors: notAnObject() }
  const isRequest = requestValidator()
  if (!isRequest(body)) return { errors: allErrors(body, isRequest.errors ?? [], suggests) }
  const { regimeId = null, offenceKey = null } = body
  const offence = offenceKey === null ? null : offenceByKey(offenceKey)
  if (
    isEmptyTerm(body) ||
    offence === undefined ||
    offence?.isCommittal === true ||
    (regimeId !== null && !isRegimeId(regimeId))
  )
    return { errors: allErrors(body, [], suggests) }
  return {
    question: {
      start: parseDay(body.startDate) as Day,
      term: { years: body.sentenceYears, months: body.sentenceMonths ?? 0, days: body.sentenceDays ?? 0 },
      remandCredit: body.remandCreditDays ?? 0,
      taggedBailCredit: body.taggedBailCreditDays ?? 0,
      addedDays: body.addedDays ?? 0,
      sentenceType: body.sentenceType ?? null,
      age: body.ageAtSentence ?? 'adult',
      regimeId,
      offence,
      postCommencement: body.postCommencement ?? false,
    },
    offenceKey,
    unknownFields: unknownFields(body),
  }
}

const isEmptyTerm = ({
  sentenceYears,
  sentenceMonths,
  sentenceDays,
}: Readonly<Record<string, unknown>>): boolean =>
  sentenceYears === 0 && (sentenceMonths ?? 0) === 0 && (sentenceDays ?? 0) === 0

function allErrors(
  body: Readonly<Record<string, unknown>>,
  schemaErrors: readonly ErrorObject[],
  suggests: boolean,
): Errors {
  const errors = Object.assign(fieldErrors(schemaErrors), unknownNameErrors(body, suggests))
  if (isEmptyTerm(body)) errors.sentenceYears = ['Enter a sentence of at least one day.']
  if (typeof body.offenceKey === 'string' && offenceByKey(body.offenceKey)?.isCommittal === true)
    errors.offenceKey = [committal]
  return errors
}

const committal = 'Contempt of court is not a sentence. POST /api/v1/sentencing/release-dates works it out.'
const offenceList = 'The keys are listed at GET /api/v1/sentencing/offences.'
const regimeList = 'The ids are listed at GET /api/v1/sentencing/regimes.'

/** Errors for an offence key or a regime id that is text, but unknown. To look for what may be meant takes a millisecond. */
export function unknownNameErrors(
  { offenceKey, regimeId }: Readonly<Record<string, unknown>>,
  suggests: boolean,
): Errors {
  const errors = noErrors()
  const meant = (close: (written: string) => readonly string[], written: string): string =>
    suggests ? didYouMean(close(written)) : ''
  if (typeof offenceKey === 'string' && offenceByKey(offenceKey) === undefined)
    errors.offenceKey = [
      `There is no offence with this key.${meant(closeOffenceKeys, offenceKey)} ${offenceList}`,
    ]
  if (typeof regimeId === 'string' && !isRegimeId(regimeId))
    errors.regimeId = [`There is no regime with this id.${meant(closeRegimeIds, regimeId)} ${regimeList}`]
  return errors
}

/** Fields that an answer echoes and a request need not have. */
const knownFields: ReadonlySet<string> = new Set([...requestFields, 'regimeSource'])

const unknownFields = (body: object): readonly string[] =>
  Object.keys(body).filter((field) => !knownFields.has(field))

const mostNamed = 10
const longestNamed = 60

/** A warning for each field that was ignored, with the name that was probably meant. */
export function ignoredFieldWarnings(fields: readonly string[]): readonly string[] {
  const named = fields.slice(0, mostNamed).map((field) => ignoredFieldText(field, field, requestFields))
  const more = fields.length - mostNamed
  if (more <= 0) return [...new Set(named)]
  return [
    ...new Set(named),
    more === 1
      ? '1 more field is not recognised and was ignored.'
      : `${more} more fields are not recognised and were ignored.`,
  ]
}

/** The warning for one field that was ignored, with the name among these that was probably meant. */
export function ignoredFieldText(
  place: string,
  name: string,
  known: readonly string[],
  hint: string | null = null,
): string {
  const shown = place.length > longestNamed ? `${place.slice(0, longestNamed)}…` : place
  return `The field '${shown.toWellFormed()}' is not recognised and was ignored.${hint === null ? didYouMean(closest(name, known).slice(0, 1)) : ` ${hint}`}`
}

/** The places where the schema does not take a body. */
export function wrongFields(body: unknown): ReadonlySet<string> {
  if (!isObject(body)) return new Set(Object.keys(missingMessages))
  const isRequest = requestValidator()
  return new Set(isRequest(body) ? [] : Object.keys(fieldErrors(isRequest.errors ?? [])))
}
