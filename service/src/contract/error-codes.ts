import { offenceByKey } from '@requisite/law'
import { caseBounds, isRecord, isRegimeId } from '@requisite/law/internal'
import type { Errors } from './errors.ts'

/** The codes of errors, for programs: what each means. They are stable, sentences may improve. */
export const errorCodes = {
  E_MISSING: 'Nothing was sent for a field that is needed.',
  E_VALUE: 'The field does not take such a value.',
  E_EMPTY_TERM: 'The sentence has no length.',
  E_TOO_MANY: 'A list is longer than is taken, or there are more errors than are given.',
  E_UNKNOWN_OFFENCE: 'No offence has this key.',
  E_UNKNOWN_REGIME: 'No regime has this id.',
  E_UNKNOWN_FIELD: 'No fact has this name. It may be the one that is missing.',
  E_REPEATED_NAME: 'The name stands twice in one object.',
  E_INCLUDE: 'There is no such part to include.',
  E_REFUSED: 'The field is right by itself, and does not go with the others, or the case is not worked out.',
} as const
export type ErrorCode = keyof typeof errorCodes

/** The places in what was sent where a value is wrong by itself, and those of names that are no facts. */
export interface Places {
  readonly wrong: ReadonlySet<string>
  readonly unknown: ReadonlySet<string>
}

/** What codes are found from. */
export interface Sent extends Places {
  readonly body: unknown
}

/** The codes of errors, under the same names and in the same order. */
export function codesOf(errors: Errors, { body, ...places }: Sent): Record<string, ErrorCode[]> {
  const codes: Record<string, ErrorCode[]> = Object.create(null)
  for (const [place, messages] of Object.entries(errors))
    codes[place] = messages.map(() => codeAt(place, valueAt(body, place), places))
  return codes
}

/** A list of ids, of which one can be wrong; what is wrong in any other list has a place of its own. */
const isOfNames = (place: string): boolean => place.endsWith('.sentenceIds')

function codeAt(place: string, value: unknown, { wrong, unknown }: Places): ErrorCode {
  const field = /[^.]*$/.exec(place)?.[0]
  if (place === 'include') return 'E_INCLUDE'
  if (unknown.has(place)) return 'E_UNKNOWN_FIELD'
  if (place === 'body') return 'E_TOO_MANY'
  if (Array.isArray(value) && value.length > 0 && (isOfNames(place) || !wrong.has(place)))
    return isOfNames(place) && value.length <= caseBounds.sentences ? 'E_REFUSED' : 'E_TOO_MANY'
  if (Array.isArray(value) ? value.length === 0 : wrong.has(place) && value == null) return 'E_MISSING'
  if (wrong.has(place)) return 'E_VALUE'
  if (field === 'offenceKey' && typeof value === 'string' && offenceByKey(value) === undefined)
    return 'E_UNKNOWN_OFFENCE'
  if (field === 'regimeId' && typeof value === 'string' && !isRegimeId(value)) return 'E_UNKNOWN_REGIME'
  return field === 'sentenceYears' && (value == null || value === 0) ? 'E_EMPTY_TERM' : 'E_REFUSED'
}

/** What stands at a place like `sentences[1].startDate`. */
const valueAt = (body: unknown, place: string): unknown =>
  place
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .reduce<unknown>(
      (at, step) =>
        Array.isArray(at) ? at[Number(step)] : isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined,
      body,
    )
