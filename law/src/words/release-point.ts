import { inWords } from '../calendar/day.ts'
import type { Layer, ReleasePoint } from '../tables/layers.ts'
import type { Regime } from '../tables/regimes.ts'

/** The label of the fraction, with what happens at that point where release is not automatic. */
export function pointLabel(regime: Regime, { fraction }: ReleasePoint): string {
  switch (regime.released) {
    case 'automatically':
      return fraction.label
    case 'by the Parole Board':
      return `${fraction.label} (Parole Board eligibility)`
    case 'after a minimum term':
      return `${fraction.label} (minimum term)`
  }
}

/** The release point with the day it began, as a sentence. */
export const pointInWords = ({ from, fraction }: Layer): string =>
  from === null
    ? `The release point is ${fraction.phrase} of the sentence.`
    : `The release point since ${inWords(from.day)} is ${fraction.phrase} of the sentence.`
