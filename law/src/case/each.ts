/** What is made of each item of a list, in its order. The library's `map` gives lists of several kinds to the compiler, which then
 *  gives up the code of all who read them, and a list that grows takes room for seventeen: this one is always of one kind and
 *  length. */
export function each<T, Made>(items: readonly T[], make: (item: T, at: number) => Made): Made[] {
  const all = new Array<Made>(items.length)
  for (let at = 0; at < items.length; at++) all[at] = make(items[at] as T, at)
  return all
}
