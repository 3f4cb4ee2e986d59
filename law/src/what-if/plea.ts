import { type Plea, pleaBounds, pleaSteps } from '../tables/pleas.ts'

/** A reduction as it is written, "0" or "1/3"; null where it is written otherwise or is more than one-half. */
export function readPlea(text: string): Plea | null {
  const step = pleaSteps.find((known) => known.text === text)
  if (step !== undefined) return step
  const written = /^(\d{1,3})\/(\d{1,3})$/.exec(text)
  if (written === null) return null
  const [numerator, denominator] = [Number(written[1]), Number(written[2])]
  const { most } = pleaBounds
  const isPart = denominator > 0 && numerator * most.denominator <= denominator * most.numerator
  return isPart && denominator <= pleaBounds.denominator ? { text, numerator, denominator } : null
}

/** A length after a plea. */
interface ReducedLength {
  /** In whole months, rounded down in favour of the person: neither section 73 nor the guideline says how, and courts mostly do
   *  so. */
  readonly months: number
  /** The exact number of months as a ratio, "142/3"; null where it is whole. */
  readonly exact: string | null
}

/** So many months less what the plea takes off. */
export function afterPlea(months: number, { numerator, denominator }: Plea): ReducedLength {
  const parts = months * (denominator - numerator)
  const left = parts % denominator
  const shared = commonDivisor(parts, denominator)
  return {
    months: (parts - left) / denominator,
    exact: left === 0 ? null : `${parts / shared}/${denominator / shared}`,
  }
}

/** The fewest months that are still so many after the plea. */
export function beforePlea(months: number, { numerator, denominator }: Plea): number {
  const parts = months * denominator
  const left = parts % (denominator - numerator)
  return (parts - left) / (denominator - numerator) + (left === 0 ? 0 : 1)
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))
