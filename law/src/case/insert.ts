/** Puts an item into a list that is in order, behind its equals. The lists of a case are short, and the library's sort takes a
 *  kilobyte of memory for a list of two. */
export function insert<T>(list: T[], item: T, compare: (a: T, b: T) => number): void {
  let at = list.length
  list.push(item)
  for (; at > 0 && compare(list[at - 1] as T, item) > 0; at--) list[at] = list[at - 1] as T
  list[at] = item
}
