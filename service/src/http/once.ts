/** Makes a value when it is first asked for, and keeps it; but not a promise that was rejected. The thread for long work has every route
 *  and is never asked for most of them: what they would prepare took a third of each start. */
export function once<T>(make: () => T): () => T {
  const made: T[] = []
  return () => {
    if (made.length === 0) made.push(make())
    const value = made[0] as T
    if (value instanceof Promise) value.catch(() => made.splice(0))
    return value
  }
}
