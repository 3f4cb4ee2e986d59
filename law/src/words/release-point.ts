import { inWords } from '../calendar/day.ts'
import type { CaseSentenceAnswer } from '../case/answer.ts'
import type { Calculation } from '../sentence/calculation.ts'
import type { Layer, ReleasePoint } from '../tables/layers.ts'
import { orderOfFamily } from '../tables/order-kinds.ts'
import type { Regime } from '../tables/regimes.ts'
import { joined } from './joined.ts'

/** The label of the fraction, with what happens at that point where release is not automatic. */
export function pointLabel(regime: Regime, { fraction }: ReleasePoint): string {
  switch (regime.released) {
    case 'automatically':
      return fraction.label
    case 'by the Parole Board':
      return joined`${fraction.label} (Parole Board eligibility)`
    case 'after a minimum term':
      return joined`${fraction.label} (minimum term)`
  }
}

/** The label of a sentence of a case: a whole life order has no part of a term. */
export const sentenceLabel = ({ sentence, regime, point }: CaseSentenceAnswer): string =>
  sentence.wholeLife ? 'Whole life' : pointLabel(regime, point)

/** What a part is served of: the sentence, its custodial term where a licence follows that, or what is no sentence at all. */
function servedOf({ family, ends }: Regime): string {
  return orderOfFamily(family)?.servedOf ?? (ends === 'with the term' ? 'the sentence' : 'the custodial term')
}

/** The release point as a sentence: release as of right, or from when the Parole Board can direct it. */
function pointSentence(regime: Regime, { fraction }: ReleasePoint, when: string): string {
  switch (regime.released) {
    case 'automatically':
      return `The release point${when} is ${fraction.phrase} of ${servedOf(regime)}.`
    case 'by the Parole Board':
      return `The Parole Board can first direct release after ${fraction.phrase} of the custodial term.`
    case 'after a minimum term':
      return 'The Parole Board can first direct release at the end of the minimum term.'
  }
}

/** A layer that a day of law brought and that left the release point where it was: nothing has begun with it. */
const isAsItWas = ({ layers: [first] }: Regime, layer: Layer): boolean =>
  layer.change === null && layer !== first && layer.fraction === first?.fraction

/** How much is served, with the day on which that began. */
export function pointInWords(regime: Regime, layer: Layer): string {
  const { fraction, from } = layer
  switch (regime.released) {
    case 'automatically':
      return from === null || isAsItWas(regime, layer)
        ? `${fraction.opening} of ${servedOf(regime)} is served in prison.`
        : `Since ${inWords(from.day)}, ${fraction.phrase} of ${servedOf(regime)} is served in prison.`
    case 'by the Parole Board':
      return `The Parole Board can let the person out after ${fraction.phrase} of the time in prison (the custodial term).`
    case 'after a minimum term':
      return 'The Parole Board can let the person out once the minimum term is over.'
  }
}

/** The release point that was asked for, before or after the Act, and that the Act leaves it alone where it does. */
export const askedPointInWords = ({ question, regime, point }: Calculation): string =>
  regime.exclusion === null
    ? pointSentence(
        regime,
        point,
        ` ${question.postCommencement ? 'after' : 'before'} section 23 of the Sentencing Act 2026`,
      )
    : `${pointSentence(regime, point, '')} The Sentencing Act 2026 does not change this.`
