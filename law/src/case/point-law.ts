import type { GovernedSentence } from '../custody/governed-sentence.ts'
import { days } from '../tables/days.ts'
import type { Layer } from '../tables/layers.ts'
import type { Source } from '../tables/provisions.ts'
import { automaticLawOf, regimes } from '../tables/regimes.ts'

type Part = Pick<GovernedSentence, 'regime' | 'sentence'>

/** Section 247A governs an extended or special sentence for a terrorism offence, whatever it is called. Its points are the same; of
 *  older sentences it depends on whether the person had been released when it began. */
const isUnder247A = ({
  regime: { family, released },
  sentence: { offence, startDate: start },
}: Part): boolean =>
  (family === 'extended' || family === 'special') &&
  released === 'by the Parole Board' &&
  offence?.isInSchedule19ZA === true &&
  start >= days.terroristPrisoners.day

/** The provisions of a release point of a sentence. */
export const pointLawOf = (part: Part, point: Layer): readonly Source[] =>
  isUnder247A(part) ? regimes.terrorism_s247a.before.law : point.law

/** The provisions of its automatic release: not those of the release point where the Parole Board had its say. */
export const lawOfAutomaticRelease = (part: Part, point: Layer): readonly Source[] =>
  automaticLawOf(isUnder247A(part) ? regimes.terrorism_s247a : part.regime, point)
