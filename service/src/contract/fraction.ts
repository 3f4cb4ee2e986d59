import type { Fraction } from '@requisite/law'

/** A fraction as it is printed: ten decimal places. Never fed back into arithmetic. */
export const printed = ({ numerator, denominator }: Fraction): number =>
  Number((numerator / denominator).toFixed(10))
