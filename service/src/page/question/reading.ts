import { type Parsed, parse } from '../../contract/parse.ts'
import type { Query } from '../../http/route.ts'
import { chosenOffence } from './chosen-offence.ts'
import { type FieldError, problems } from './problems.ts'
import { isForm, type Typed, textAt, typedIn } from './typed.ts'
import { dateFromBoxes } from './typed-date.ts'

/** What came of a query: a question the law can answer, or what is wrong with it. */
export type Reading =
  | { readonly typed: Typed; readonly parsed: Parsed; readonly request: Request }
  | { readonly typed: Typed; readonly errors: readonly FieldError[] }

/** A request body with the API's names, as far as it was filled in. */
export type Request = Readonly<Record<string, string | number>>

const numbers = [
  'sentenceYears',
  'sentenceMonths',
  'sentenceDays',
  'remandCreditDays',
  'taggedBailCreditDays',
  'addedDays',
] as const

/** A number as JSON has it; anything else stays text, which the contract refuses. */
const numberOf = (text: string): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text)

/** Reads the form, or a link with the API's names, through the contract: the page and the API cannot disagree. */
export function read(query: Query): Reading {
  const typed = typedIn(query)
  const request = isForm(query) ? fromForm(typed) : fromLink(query, typed)
  const parsed = parse(request)
  const errors = problems(typed, 'errors' in parsed ? parsed.errors : {}, isForm(query))
  return 'errors' in parsed || errors.length > 0 ? { typed, errors } : { typed, parsed, request }
}

function filled(typed: Typed): Record<string, string | number> {
  const body: Record<string, string | number> = {}
  for (const name of numbers) if (typed[name] !== '') body[name] = numberOf(typed[name])
  if (typed.ageAtSentence !== '') body.ageAtSentence = typed.ageAtSentence
  return body
}

/** A link has the API's names and means what they mean there; only the time of the change is the page's to say. */
function fromLink(query: Query, typed: Typed): Request {
  const body = filled(typed)
  for (const name of ['startDate', 'offenceKey', 'sentenceType', 'regimeId'])
    if (textAt(query, name) !== '') body[name] = textAt(query, name)
  return body
}

/** The form asks for the offence or, when it is not known, the kind of sentence. */
function fromForm(typed: Typed): Request {
  const body = filled(typed)
  const date = dateFromBoxes(typed['startDate-day'], typed['startDate-month'], typed['startDate-year'])
  if (date !== null) body.startDate = date
  if (body.sentenceYears === undefined && (typed.sentenceMonths !== '' || typed.sentenceDays !== ''))
    body.sentenceYears = 0
  if (typed.offence !== 'unknown') {
    const key = chosenOffence(typed)
    if (key !== '') body.offenceKey = key
  } else if (typed.sentenceType !== '' && !isLeftToAge(typed)) body.sentenceType = typed.sentenceType
  return body
}

/** A person under 18 cannot be given an ordinary prison sentence: the kind is left open, and section 250 applies. */
const isLeftToAge = ({ sentenceType, ageAtSentence }: Typed): boolean =>
  sentenceType === 'sds' && ageAtSentence === 'child'
