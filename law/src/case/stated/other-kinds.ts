import type { Day } from '../../calendar/day.ts'
import { type Fraction, wholeTerm } from '../../calendar/fraction.ts'
import { isAtLeastYears } from '../../calendar/term.ts'
import type { CaseSentence } from '../../custody/case.ts'
import { isNone, measure, sumOf } from '../../custody/length.ts'
import type { View } from '../../sentence/reached-layers.ts'
import { reformView } from '../../sentence/reform.ts'
import { inForceOn } from '../../tables/layers.ts'
import { type RegimeId, type RulesId, regimeOf } from '../../tables/regimes.ts'
import { type Changes, type StatedQuestion, sentenceChange } from './stated-question.ts'

/** One regime for each different course of release points. */
const kinds: readonly RegimeId[] = [
  ...(['sds_adult', 'sds_adult_sds40_excluded', 'sds_adult_barred_40', 'sds_adult_barred_50'] as const),
  ...(['sds_plus_adult_7_plus', 'sds_plus_adult_barred', 'eds_adult'] as const),
]

/** What a sentence of this day serves under a regime until release is automatic: at first, and after each later change. */
function courseOf(id: RulesId, start: Day, view: View): readonly Fraction[] {
  const regime = regimeOf(id)
  if (regime.released !== 'automatically') return [wholeTerm]
  const layers = view(regime.layers, id)
  const first = layers.indexOf(inForceOn(layers, start))
  return layers.slice(first).map(({ fraction }) => fraction)
}

const courseLabel = (input: readonly Fraction[]): string => input.map(({ label }) => label).join()

const isMore = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator > b.numerator * a.denominator

/** Section 244ZA is for four years and more. */
const isPossible = (id: RegimeId, { startDate: start, length }: CaseSentence): boolean =>
  regimeOf(id).family !== 'section 244ZA' || isAtLeastYears(start, sumOf([measure('', length)]), 4)

/** Each sentence under every other course that can move the date the right way. */
export function otherCourses({ ours, isLater }: StatedQuestion): readonly Changes[] {
  const view = reformView(ours.case.reforms)
  return ours.sentences.flatMap(({ sentence, regime, point }, at) => {
    // No regime goes with what is no sentence.
    if (!regime.takesAddedDays) return []
    if (sentence.extension !== null && !isNone(sentence.extension)) return []
    const seen = new Set([courseLabel(courseOf(regime.id, sentence.startDate, view))])
    return kinds.flatMap((id) => {
      const input = courseOf(id, sentence.startDate, view)
      const isUseful = input.some((other) =>
        isLater ? isMore(other, point.fraction) : isMore(point.fraction, other),
      )
      const label = isUseful && isPossible(id, sentence) ? courseLabel(input) : null
      if (label === null || seen.has(label)) return []
      seen.add(label)
      return [[sentenceChange(at, 'regimeId', id)]]
    })
  })
}
