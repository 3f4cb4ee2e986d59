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

export const oneThird: Fraction = {
  numerator: 1,
  denominator: 3,
  label: 'One-third',
  phrase: 'one-third',
  opening: 'One-third',
}
export const thirtyPerCent: Fraction = {
  numerator: 3,
  denominator: 10,
  label: '30%',
  phrase: '30%',
  opening: '30%',
}
export const fortyPerCent: Fraction = {
  numerator: 2,
  denominator: 5,
  label: '40%',
  phrase: '40%',
  opening: '40%',
}
export const oneHalf: Fraction = {
  numerator: 1,
  denominator: 2,
  label: 'One-half',
  phrase: 'one-half',
  opening: 'One-half',
}
export const twoThirds: Fraction = {
  numerator: 2,
  denominator: 3,
  label: 'Two-thirds',
  phrase: 'two-thirds',
  opening: 'Two-thirds',
}
export const threeQuarters: Fraction = {
  numerator: 3,
  denominator: 4,
  label: 'Three-quarters',
  phrase: 'three-quarters',
  opening: 'Three-quarters',
}
export const wholeTerm: Fraction = {
  numerator: 1,
  denominator: 1,
  label: 'Full term',
  phrase: 'the whole',
  opening: 'The whole',
}

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
