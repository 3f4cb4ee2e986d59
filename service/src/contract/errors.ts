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
  if (countErrors(errors) <= mostErrors) return errors
  const first = noErrors()
  let count = 0
  for (const [place, messages] of Object.entries(errors))
    for (const message of messages) {
      if (++count < mostErrors) {
        first[place] = [...(first[place] ?? []), message]
        continue
      }
      const list = listOf(place)
      first[list] = [
        ...(first[list] ?? []),
        `More than ${mostErrors} errors; the first ${mostErrors - 1} are given.`,
      ]
      return first
    }
  return first
}

/** `sentences[3].startDate` lies in the list `sentences`. */
const listOf = (place: string): string => /^[^[]+(?=\[\d+\])/.exec(place)?.[0] ?? 'body'
