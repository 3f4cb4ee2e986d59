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

/** What takes a moment, whatever is asked. */
export const quickPrice = (): Price => ({ isLong: false, cost: 1, what: 'question' })
