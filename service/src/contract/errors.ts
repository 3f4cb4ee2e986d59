/** Messages by field. Without a prototype, so that a field may have any name. */
export type Errors = Record<string, string[]>

/** Nobody mends more at once, and the list of them must not grow with what was sent. */
export const mostErrors = 50

/** Of a batch so many are given, over all its items. */
export const mostErrorsOfBatch = 500

export const noErrors = (): Errors => Object.create(null) as Errors

/** The errors of what may have some. */
export const errorsOf = (parsed: object | { readonly errors: Errors }): Errors =>
  'errors' in parsed ? (parsed.errors as Errors) : noErrors()

export const countErrors = (errors: Errors): number =>
  Object.values(errors).reduce((sum, messages) => sum + messages.length, 0)

/** The errors, or the first of them and how many those are. That stands under the list in which the next one lies, or under
 *  `body` where that one lies in no list. */
export function firstErrors(errors: Errors): Errors {
  const all = Object.entries(errors).flatMap(([place, messages]) =>
    messages.map((message) => [place, message] as const),
  )
  const next = all[mostErrors - 1]
  if (next === undefined || all.length === mostErrors) return errors
  const more = `More than ${mostErrors} errors; the first ${mostErrors - 1} are given.`
  const first = noErrors()
  for (const [place, message] of [...all.slice(0, mostErrors - 1), [listOf(next[0]), more] as const])
    first[place] = [...(first[place] ?? []), message]
  return first
}

/** `sentences[3].startDate` lies in the list `sentences`. */
const listOf = (place: string): string => /^[^[]+(?=\[\d+\])/.exec(place)?.[0] ?? 'body'
