import { grouped } from './term.ts'

/** An exact part of a term, with the words the statute uses for it. */
export interface Fraction {
  readonly numerator: number
  readonly denominator: number
  readonly label: string
  /** The same in the middle of a sentence: "one-third of 90 days". */
  readonly phrase: string
  /** The same at the start of one. */
  readonly opening: string
}

/** A fraction with its words; the label is how it opens a sentence, where it is not another. */
export function fractionOf(numerator: number, denominator: number, phrase: string, label?: string): Fraction {
  const opening = phrase.charAt(0).toUpperCase() + phrase.slice(1)
  return { numerator, denominator, label: label ?? opening, phrase, opening }
}

export const oneThird = fractionOf(1, 3, 'one-third')
export const thirtyPerCent = fractionOf(3, 10, '30%')
export const fortyPerCent = fractionOf(2, 5, '40%')
export const oneHalf = fractionOf(1, 2, 'one-half')
export const twoThirds = fractionOf(2, 3, 'two-thirds')
export const threeQuarters = fractionOf(3, 4, 'three-quarters')
export const wholeTerm = fractionOf(1, 1, 'the whole', 'Full term')

/** That part of so many days; a part of a day counts as a day. In whole numbers, so that no rounding error can arise. */
export function partOf(days: number, { numerator, denominator }: Fraction): number {
  const parts = days * numerator
  const left = parts % denominator
  return ((parts - left) / denominator + (left === 0 ? 0 : 1)) | 0
}

/** The part as it stands before rounding up, in words: "1,365 and 1/3". */
export function exactPartOf(days: number, { numerator, denominator }: Fraction): string {
  const parts = days * numerator
  const left = parts % denominator
  const whole = (parts - left) / denominator
  return left === 0
    ? grouped(whole)
    : whole === 0
      ? `${left}/${denominator}`
      : `${grouped(whole)} and ${left}/${denominator}`
}

export const sameFraction = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator === b.numerator * a.denominator
