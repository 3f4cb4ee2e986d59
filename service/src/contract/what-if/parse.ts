import {
  type AskedLengths,
  type AskedWhatIf,
  lengthBounds,
  offenceByKey,
  pleaBounds,
  type WhatIf,
  type WhatIfRefusal,
  whatIf,
} from '@requisite/law'
import type { ErrorObject } from 'ajv/dist/2020.js'
import { extensionNames, sentenceNames } from '../case/wire-names.ts'
import { type Errors, noErrors } from '../errors.ts'
import type { Refusal } from '../invalid.ts'
import { unknownNameErrors } from '../parse.ts'
import { isObject, validatorOf } from '../validator.ts'
import { notYet, WhatIfRequest, whatIfMessages, whatIfRequestSchemas } from './request.ts'

const listMessage = whatIfMessages.lengths as string

/** A question that was answered, with what was asked as it was taken. */
export interface AnsweredWhatIf {
  readonly answer: WhatIf
  readonly request: WhatIfRequest
  /** The names of the fields that nobody knows. */
  readonly unknownFields: readonly string[]
}

const requestValidator = validatorOf<WhatIfRequest>(
  WhatIfRequest,
  whatIfRequestSchemas.filter((schema) => schema !== WhatIfRequest),
)

/** The names of the request's fields. */
export const whatIfFields: readonly string[] = Object.keys(WhatIfRequest.properties)

/** What the lengths of a request body would mean, or every error of it by field. The day of sentence is `today` where it was not
 *  given. */
export function answerWhatIf(body: unknown, today: string): AnsweredWhatIf | Refusal {
  if (!isObject(body) || isTooLong(body.lengths, lengthBounds.lengths))
    return { errors: { lengths: [listMessage] } }
  if (isTooLong(body.pleaReductions, pleaBounds.pleas))
    return { errors: { pleaReductions: [whatIfMessages.pleaReductions as string] } }
  const later = notYetErrors(body)
  const named = Object.assign(unknownNameErrors({ offenceKey: body.offenceKey }, true), later)
  const isRequest = requestValidator()
  if (!isRequest(body)) return refusal(Object.assign(schemaErrors(isRequest.errors ?? []), named), later)
  const answer = whatIf(askedOf(body, today))
  if ('refusals' in answer) {
    const { refusals } = answer
    const elsewhere = refusalErrors(refusals.filter(({ isUnsupported }) => isUnsupported))
    return refusal(Object.assign(refusalErrors(refusals), named), Object.assign(elsewhere, later))
  }
  if (Object.keys(named).length > 0) return refusal(named, later)
  const unknownFields = Object.keys(body).filter(
    (name) => !whatIfFields.includes(name) && name !== 'minimumSentence',
  )
  return { answer, request: { ...body, sentenceDate: body.sentenceDate ?? today }, unknownFields }
}

/** Errors, of which some are of what is right and not worked out here: the reason is that where all of them are. */
const refusal = (errors: Errors, unsupported: Errors): Refusal => ({
  errors,
  ...(Object.keys(errors).every((field) => field in unsupported) && { reason: 'not_supported' }),
})

/** A list that is longer than its bound is one error, and nothing in it is looked at. */
const isTooLong = (list: unknown, most: number): boolean => Array.isArray(list) && list.length > most

const isGiven = (value: unknown): boolean => value !== undefined && value !== null

/** Whether a length is given in a unit that is not worked out yet. */
const isInOtherUnits = (length: unknown): boolean =>
  isObject(length) && (isGiven(length.weeks) || isGiven(length.days))

/** What is asked for by name and not worked out yet. */
function notYetErrors(body: Readonly<Record<string, unknown>>): Errors {
  const errors = noErrors()
  const { lengths } = body
  const given = Array.isArray(lengths)
    ? lengths
    : isObject(lengths)
      ? [lengths.from, lengths.to, lengths.step]
      : []
  if (given.some(isInOtherUnits)) errors.lengths = [notYet.units]
  if (body.sentenceType === 'dto') errors.sentenceType = [notYet.dto]
  if (isGiven(body.minimumSentence)) errors.minimumSentence = [notYet.minimumSentence]
  return errors
}

/** What the schema finds, field by field, in the words for the field. */
function schemaErrors(found: readonly ErrorObject[]): Errors {
  const errors = noErrors()
  for (const { keyword, instancePath, params } of found) {
    const field =
      keyword === 'required' && instancePath === '' ? params.missingProperty : instancePath.split('/')[1]
    const message = whatIfMessages[field as string]
    if (message !== undefined) errors[field as string] = [message]
  }
  return errors
}

function refusalErrors(refusals: readonly WhatIfRefusal[]): Errors {
  const errors = noErrors()
  for (const { field, message } of refusals) {
    const name = wireNames[field] ?? field
    errors[name] = [...(errors[name] ?? []), message]
  }
  return errors
}

const wireNames: Readonly<Partial<Record<keyof AskedWhatIf, string>>> = {
  ...sentenceNames,
  pleas: 'pleaReductions',
  extension: extensionNames.years,
}

/** The law's own types know no null: a field that was not sent is undefined. */
function askedOf(body: WhatIfRequest, today: string): AskedWhatIf {
  const { extensionYears, extensionMonths } = body
  return {
    lengths: lengthsOf(body.lengths),
    lengthIs: body.lengthIs === 'after_plea' ? 'after a plea' : 'before a plea',
    pleas: body.pleaReductions ?? undefined,
    sentenceType: body.sentenceType ?? undefined,
    extension:
      extensionYears || extensionMonths
        ? { years: extensionYears ?? 0, months: extensionMonths ?? 0 }
        : undefined,
    offence: body.offenceKey == null ? undefined : offenceByKey(body.offenceKey),
    offenceDate: body.offenceDate ?? undefined,
    age: body.ageAtConviction ?? undefined,
    sentenceDate: body.sentenceDate ?? today,
    remandedSince: body.remandedSince ?? undefined,
    remandCredit: body.remandCreditDays ?? undefined,
    taggedBailCredit: body.taggedBailCreditDays ?? undefined,
    addCliffRows: body.addCliffRows ?? undefined,
  }
}

const lengthsOf = (lengths: WhatIfRequest['lengths']): AskedLengths => {
  const length = ({ years, months }: { years?: number | null; months?: number | null }) => ({
    years: years ?? 0,
    months: months ?? 0,
  })
  return 'from' in lengths
    ? { from: length(lengths.from), to: length(lengths.to), step: length(lengths.step) }
    : lengths.map(length)
}
