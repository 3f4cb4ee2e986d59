import type { GovernedSentence } from '../custody/governed-sentence.ts'
import { days } from '../tables/days.ts'
import type { Layer } from '../tables/layers.ts'
import type { Source } from '../tables/provisions.ts'
import { automaticLawOf, regimes } from '../tables/regimes.ts'

type RegimeAndSentence = Pick<GovernedSentence, 'regime' | 'sentence'>

/** Section 247A governs an extended or special sentence for a terrorism offence, whatever it is called. Its points are the same. Of
 *  older sentences it depends on whether the person had been released when it began: those are settled before (before-247a.ts). */
const isUnder247A = ({
  regime: { family, released },
  sentence: { offence, terrorism, startDate: start },
}: RegimeAndSentence): boolean =>
  (family === 'extended' || family === 'special') &&
  released === 'by the Parole Board' &&
  (offence?.isInSchedule19ZA === true || terrorism === true) &&
  start >= days.terroristPrisoners.day

/** The provisions of a release point of a sentence. */
export const pointLawOf = (part: RegimeAndSentence, point: Layer): readonly Source[] =>
  isUnder247A(part) ? regimes.terrorism_s247a.before.law : point.law

/** The provisions of its automatic release: not those of the release point where the Parole Board had its say. */
export const lawOfAutomaticRelease = (part: RegimeAndSentence, point: Layer): readonly Source[] =>
  automaticLawOf(isUnder247A(part) ? regimes.terrorism_s247a : part.regime, point)
