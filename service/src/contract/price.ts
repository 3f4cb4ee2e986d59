/** What a question takes, known before anything of it is worked out. */
export interface Price {
  /** It can take more than about 5 ms, and is worked out away from the event loop. */
  readonly isLong: boolean
  /** How many requests of its client's minute it is sure to count as. */
  readonly cost: number
  /** What it is, to whoever is told that it does not fit. */
  readonly what: 'case' | 'question' | 'text'
}

/** What counts as more than a whole minute allows. */
export const overAMinute = (cost: number, perMinute: number): string =>
  `counts as ${cost} requests, and only ${perMinute} a minute are allowed, so it can never be answered.`

/** So many sentences, awards and times in a batch, or part of them, count as one request. */
export const unitsPerRequest = 100

export const requestsOfUnits = (units: number): number => Math.ceil(units / unitsPerRequest)

/** What takes a moment, whatever is asked. */
export const quickPrice = (): Price => ({ isLong: false, cost: 1, what: 'question' })

/** What may still be worked out at once, of what is quick; without end where nobody waits behind it: in a browser, on the command line,
 *  and on the thread for long work. */
let left = Number.POSITIVE_INFINITY

const tooMuch = Symbol('more than is quick')

/** Works something out at once, as long as all that it pays for is quick; else null, as soon as that is known. Nothing in it waits, so
 *  that nothing else pays meanwhile. */
export function quickly<Result>(work: () => Result): Result | null {
  left = 1
  try {
    return work()
  } catch (thrown) {
    if (thrown === tooMuch) return null
    throw thrown
  } finally {
    left = Number.POSITIVE_INFINITY
  }
}

/** Pays, before it is begun, for a piece of work: which part it takes of what is quick. */
export function pay(part: () => number): void {
  if (left === Number.POSITIVE_INFINITY) return
  left -= part()
  if (left < 0) throw tooMuch
}

/** So many letters of the words of a court are read in what is quick, by one reading or by several. */
export const quickLetters = 600

/** Pays for one reading of a text. */
export const payForReading = (text: string): void => pay(() => text.length / quickLetters)
