import type { ErrorObject } from 'ajv/dist/2020.js'
import { type Errors, firstErrors, mostErrors, noErrors } from '../errors.ts'
import { unknownNameErrors } from '../parse.ts'
import { isObject, validatorOf } from '../validator.ts'
import { CaseRequest, CaseSentenceRequest, caseMessages, RecallRequest } from './request.ts'
import { unknownNamesIn } from './size.ts'

const requestValidator = validatorOf<CaseRequest>(CaseRequest, [CaseSentenceRequest, RecallRequest])

/** The request that a body is, or the errors of it by place: first how long its lists are, then the schema, then the names. No
 *  step of it takes more than a list within its bounds can cost. */
export function checkRequest(
  sent: unknown,
  suggests: boolean,
): { readonly request: CaseRequest } | { readonly errors: Errors } {
  const { body, errors } = boundLists(sent)
  const isRequest = requestValidator()
  if (!isRequest(body)) Object.assign(errors, schemaErrors(isRequest.errors ?? [], sent))
  else if (body === sent && body.sentences.every(isNamed)) return { request: body }
  Object.assign(errors, nameErrors(body, suggests))
  return { errors: firstErrors(errors) }
}

/** The places where the schema does not take a body. */
export function wrongPlaces(sent: unknown): ReadonlySet<string> {
  const { body, errors: tooLong } = boundLists(sent)
  const isRequest = requestValidator()
  const wrong = isRequest(body) ? [] : Object.keys(schemaErrors(isRequest.errors ?? []))
  return new Set(wrong.filter((place) => !Object.hasOwn(tooLong, place)))
}

/** The lists of a request and their bounds, as the schemas have them. */
const boundedLists = [
  ...listsOf(CaseRequest.properties).map(([name, most]) => ({ of: null, name, most })),
  ...listsOf(RecallRequest.properties).map(([name, most]) => ({ of: 'recall', name, most })),
]

function listsOf(properties: object): readonly (readonly [string, number])[] {
  return Object.entries(properties as Readonly<Record<string, ListSchema>>).flatMap(([name, schema]) => {
    const most = [schema, ...(schema.anyOf ?? [])].find(({ maxItems }) => maxItems !== undefined)?.maxItems
    return most === undefined ? [] : [[name, most] as const]
  })
}

interface ListSchema {
  readonly maxItems?: number
  readonly anyOf?: readonly ListSchema[]
}

/** Looks at how long the lists are before anything else does. One that is too long is one error, and nothing in it is looked
 *  at: the body that is given back has an empty one in its place. */
function boundLists(sent: unknown): { readonly body: unknown; readonly errors: Errors } {
  const errors = noErrors()
  let body = sent
  for (const { of, name, most } of boundedLists) {
    const owner = of === null ? body : isObject(body) ? body[of] : null
    if (!isObject(owner)) continue
    const list = owner[name]
    if (!Array.isArray(list) || list.length <= most) continue
    const place = of === null ? name : `${of}.${name}`
    errors[place] = [caseMessages[place] as string]
    const emptied = { ...owner, [name]: [] }
    body = of === null ? emptied : { ...(body as object), [of]: emptied }
  }
  return { body, errors }
}

/** `/sentences/1/startDate` as a caller writes it: `sentences[1].startDate`. */
const placeOf = (path: string): string =>
  path
    .slice(1)
    .split('/')
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')

/** One sentence that was sent as POST /calculate takes it. */
const flatHint = (place: string, sent: unknown): readonly string[] =>
  (place === 'sentences' || place === '') && isObject(sent) && 'startDate' in sent && !('sentences' in sent)
    ? ['One sentence is a list of one: { "sentences": [ { "startDate": … } ] }.']
    : []

function schemaErrors(found: readonly ErrorObject[], sent?: unknown): Errors {
  const places = new Set(
    found.map(({ keyword, instancePath, params }) =>
      placeOf(keyword === 'required' ? `${instancePath}/${params.missingProperty}` : instancePath),
    ),
  )
  // Of a value that may be one thing or another only what is wrong inside it is said, where there is such a thing.
  const outer = new Set([...places].flatMap(placesAround))
  const errors = noErrors()
  for (const place of places) {
    if (outer.has(place)) continue
    const message = caseMessages[place.replace(/\[\d+\]/g, '[]')] ?? caseMessages.sentences
    if (message !== undefined)
      errors[place === '' ? 'sentences' : place] = [message, ...flatHint(place, sent)]
  }
  return errors
}

/** `sentences[1].startDate` lies in `sentences[1]` and in `sentences`. */
function placesAround(place: string): readonly string[] {
  const around: string[] = []
  for (let at = place.length - 1; at > 0; at--)
    if (place[at] === '.' || place[at] === '[') around.push(place.slice(0, at))
  return around
}

const sentencesOf = (body: unknown): readonly unknown[] =>
  isObject(body) && Array.isArray(body.sentences) ? body.sentences : []

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === 0

const isEmptyTerm = (sentence: Readonly<Partial<Record<keyof CaseSentenceRequest, unknown>>>): boolean =>
  sentence.wholeLife !== true &&
  isNothing(sentence.sentenceYears) &&
  isNothing(sentence.sentenceMonths) &&
  isNothing(sentence.sentenceWeeks) &&
  isNothing(sentence.sentenceDays)

/** Whether the names of a sentence are known, and it has a length. */
const isNamed = (sentence: CaseSentenceRequest): boolean =>
  unknownNamesIn(sentence) === 0 && !isEmptyTerm(sentence)

/** Errors for offence keys and regime ids that are text, but unknown, and for terms without any length. */
function nameErrors(body: unknown, suggests: boolean): Errors {
  const errors = noErrors()
  let count = 0
  for (const [at, sentence] of sentencesOf(body).entries()) {
    if (!isObject(sentence)) continue
    const unknown =
      unknownNamesIn(sentence) === 0 ? {} : unknownNameErrors(sentence, suggests && count <= mostErrors)
    for (const [name, messages] of Object.entries(unknown)) {
      errors[`sentences[${at}].${name}`] = messages
      count++
    }
    if (isEmptyTerm(sentence))
      errors[`sentences[${at}].sentenceYears`] = ['Enter a length of at least one day.']
  }
  return errors
}
