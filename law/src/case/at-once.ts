/** What a search comes to that pauses on its way, without a pause. */
export function atOnce<T>(search: Generator<undefined, T>): T {
  for (;;) {
    const step = search.next()
    if (step.done) return step.value
  }
}
