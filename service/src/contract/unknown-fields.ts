import type { UnknownField } from '@requisite/law'
import { type Fault, personFacts, sentenceFacts, shapes } from '@requisite/law/internal'
import type { Errors } from './errors.ts'
import { closeOffenceKeys, closeRegimeIds, closest, didYouMean } from './suggest.ts'

/** So many are named; nobody mends more at once. */
export const mostNamed = 10

/** A warning for each name that is no fact, as far as they are named, with the number of its sentence. */
export const ignoredFields = (unknown: readonly UnknownField[]) =>
  unknown.slice(0, mostNamed).map((field) => ({
    code: 'W_UNKNOWN_FIELD',
    text: ignoredFieldText(field),
    sentence: field.sentence,
  }))
const longestNamed = 60

/** What a case has for a field of POST /calculate. */
const ofCalculate: Readonly<Record<string, string>> = {
  ageAtSentence: "A case has 'ageAtConviction' in the sentence.",
  postCommencement: "A case goes by the law in force; its field 'law' names another.",
}

/** Where a field belongs that stands in the wrong place of a case; null where it belongs nowhere. */
function belongsElsewhere({ name, known, sentence }: UnknownField): string | null {
  if (['from', 'to', 'step'].includes(name) && known.includes('lengths')) return "It belongs in 'lengths'."
  if (known.includes('items') && closest(name, known).length === 0)
    return "What is told of a request stands in it, in 'items'."
  const isOfCase = sentence !== null || known.includes('sentences')
  if (!isOfCase) return null
  if (Object.hasOwn(ofCalculate, name)) return ofCalculate[name] as string
  if (sentence !== null && (Object.hasOwn(personFacts, name) || Object.hasOwn(shapes, name)))
    return "It belongs to the case, beside 'sentences'."
  return sentence === null && Object.hasOwn(sentenceFacts, name)
    ? "It belongs to a sentence, in 'sentences'."
    : null
}

/** What is said of a name that is no fact: with the name that was probably meant, or the place where it belongs. */
function unknownText(field: UnknownField, ending: string): string {
  const { place, name, known } = field
  const shown = place.length > longestNamed ? `${place.slice(0, longestNamed)}…` : place
  const hint = belongsElsewhere(field)
  return (
    `The field '${shown.toWellFormed()}' is not ` +
    `recognised${ending}.${hint === null ? didYouMean(closest(name, known).slice(0, 1)) : ` ${hint}`}`
  )
}

/** The same where an answer was given without it. */
export const ignoredFieldText = (field: UnknownField): string => unknownText(field, ' and was ignored')

/** Whether a name that is no fact resembles one, or is one elsewhere: it may be a slip. */
export const isSlip = (field: UnknownField): boolean =>
  belongsElsewhere(field) !== null || closest(field.name, field.known).length > 0

/** The errors of a refusal, and beside them the names in what was sent that are no facts: one of them may be what is missing. */
export function withUnknownFields(errors: Errors, unknown: readonly UnknownField[]): Errors {
  for (const field of unknown.slice(0, mostNamed)) errors[field.place] ??= [unknownText(field, '')]
  return errors
}

const lists = {
  offence: { close: closeOffenceKeys, where: 'The keys are listed at GET /api/v1/sentencing/offences.' },
  regime: { close: closeRegimeIds, where: 'The ids are listed at GET /api/v1/sentencing/regimes.' },
} as const

/** The message of a refusal; of a key or an id that nobody knows with what may be meant, where `suggests`: that takes a
 *  millisecond. */
export function messageOf(message: string, fault: Fault | undefined, suggests: boolean): string {
  if (fault === undefined || fault === 'value') return message
  const { close, where } = lists[fault.of]
  return `${message}${suggests ? didYouMean(close(fault.name)) : ''} ${where}`
}
