import type { Fraction } from '@requisite/law'

/** A fraction as it is printed: ten decimal places. Never fed back into arithmetic. The law has a
 *  dozen fractions, and an answer to a case prints four: each is rounded once. */
export function printed(fraction: Fraction): number {
  const known = cache.get(fraction)
  if (known !== undefined) return known
  const fresh = Number((fraction.numerator / fraction.denominator).toFixed(10))
  cache.set(fraction, fresh)
  return fresh
}

const cache = new WeakMap<Fraction, number>()
