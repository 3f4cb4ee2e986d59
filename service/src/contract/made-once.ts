/** Makes something when it is first asked for, and keeps it. The thread for long work has every route and is never asked for most of
 *  them: what they would prepare took a third of each start. */
export function madeOnce<T>(make: () => T): () => T {
  let made: { readonly it: T } | null = null
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
