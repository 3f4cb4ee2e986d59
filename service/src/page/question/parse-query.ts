import { type Parsed, parse } from '../../contract/parse.ts'
import type { Query } from '../../http/route.ts'
import { chosenOffence } from './chosen-offence.ts'
import { dateFromBoxes } from './date-from-boxes.ts'
import { type FieldError, fieldErrors } from './field-errors.ts'
import { type FormValues, formValuesOf, isForm, textAt } from './form-values.ts'

/** A query string after parsing: a question that the law can answer, or the errors of its fields. */
export type ParsedQuery =
  | { readonly form: FormValues; readonly parsed: Parsed; readonly body: RequestBody }
  | { readonly form: FormValues; readonly errors: readonly FieldError[] }

/** A request body with the API's names, as far as it was filled in. */
export type RequestBody = Readonly<Record<string, string | number>>

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

/** Parses the form, or a link with the API's names, through the contract: the page and the API cannot disagree. */
export function parseQuery(query: Query): ParsedQuery {
  const form = formValuesOf(query)
  const body = isForm(query) ? fromForm(form) : fromLink(query, form)
  const parsed = parse(body)
  const errors = fieldErrors(form, 'errors' in parsed ? parsed.errors : {}, isForm(query))
  return 'errors' in parsed || errors.length > 0 ? { form, errors } : { form, parsed, body }
}

function filled(form: FormValues): Record<string, string | number> {
  const body: Record<string, string | number> = {}
  for (const name of numbers) if (form[name] !== '') body[name] = numberOf(form[name])
  if (form.ageAtSentence !== '') body.ageAtSentence = form.ageAtSentence
  return body
}

/** A link has the API's names and means what they mean there; only the time of the change is the page's to say. */
function fromLink(query: Query, form: FormValues): RequestBody {
  const body = filled(form)
  for (const name of ['startDate', 'offenceKey', 'sentenceType', 'regimeId'])
    if (textAt(query, name) !== '') body[name] = textAt(query, name)
  return body
}

/** The form asks for the offence or, when it is not known, the kind of sentence. */
function fromForm(form: FormValues): RequestBody {
  const body = filled(form)
  const date = dateFromBoxes(form['startDate-day'], form['startDate-month'], form['startDate-year'])
  if (date !== null) body.startDate = date
  if (body.sentenceYears === undefined && (form.sentenceMonths !== '' || form.sentenceDays !== ''))
    body.sentenceYears = 0
  if (form.offence !== 'unknown') {
    const key = chosenOffence(form)
    if (key !== '') body.offenceKey = key
  } else if (form.sentenceType !== '' && !isLeftToAge(form)) body.sentenceType = form.sentenceType
  return body
}

/** A person under 18 cannot be given an ordinary prison sentence: the kind is left open, and section 250 applies. */
const isLeftToAge = ({ sentenceType, ageAtSentence }: FormValues): boolean =>
  sentenceType === 'sds' && ageAtSentence === 'child'
