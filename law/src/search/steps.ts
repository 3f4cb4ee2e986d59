/** Work that can be laid down after each step and taken up later, so that whoever does it can do something else in between. */
export type Steps<Result> = Generator<void, Result>

/** Does all of it at once. */
export function done<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done: isDone, value } = steps.next()
    if (isDone) return value
  }
}
