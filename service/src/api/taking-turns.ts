import { setImmediate } from 'node:timers/promises'

/** So much is done before others get their turn: about a millisecond of work. */
const sliceWeight = 10

/** Works through a long list in slices, each as long as the weights of its items allow. Between two of them everybody else
 *  is answered. */
export async function inSlices<T>(items: readonly T[], work: (item: T) => number): Promise<void> {
  let weight = 0
  for (const item of items) {
    if (weight >= sliceWeight) {
      await setImmediate()
      weight = 0
    }
    weight += work(item)
  }
}

/** Does long work one after the other, in the order of asking: what is only waiting takes little memory. */
export function oneAfterTheOther(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}
