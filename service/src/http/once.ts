/** Makes a value when it is first asked for, and keeps it. The thread for long work has every route and is never asked for most of
 *  them: what they would prepare took a third of each start. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
