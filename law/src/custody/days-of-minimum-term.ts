import { creditDaysOf } from '../facts/credit.ts'
import { isFor, type RemandTime } from '../remand/remand-time.ts'
import { type GovernedSentence, idOf, isMinimumTerm } from './governed-sentence.ts'

/** The fixed terms that take the days given with life or public protection, as sentences passed on one day share credit (section
 *  240ZA(8A), (9)): those of its day, where none of them has days of its own. */
function takersOf(
  { sentence: { startDate: day } }: GovernedSentence,
  parts: readonly GovernedSentence[],
  times: readonly RemandTime[],
): readonly GovernedSentence[] {
  const fixed = parts.filter(
    ({ regime, sentence }) => regime.credit === 'shared' && sentence.startDate === day,
  )
  const hasDays = (part: GovernedSentence): boolean =>
    creditDaysOf(part.sentence) > 0 || times.some((time) => isFor(time, idOf(part)))
  return fixed.some(hasDays) ? [] : fixed
}

/** The fixed terms of a case that take days given with a minimum term. */
export const takersIn = (
  parts: readonly GovernedSentence[],
  times: readonly RemandTime[],
): readonly GovernedSentence[] =>
  parts
    .filter((part) => isMinimumTerm(part) && hasDaysOfItsOwn(part, times))
    .flatMap((part) => takersOf(part, parts, times))

/** Whether days were given with a sentence by name. */
const hasDaysOfItsOwn = (part: GovernedSentence, times: readonly RemandTime[]): boolean =>
  creditDaysOf(part.sentence) > 0 || times.some(({ sentenceIds }) => sentenceIds?.includes(idOf(part)))

/** The days given as a number with minimum terms, and the fixed terms that take them; null where none does. */
export function daysToShare(
  parts: readonly GovernedSentence[],
  times: readonly RemandTime[],
): { readonly days: number; readonly takers: readonly GovernedSentence[] } | null {
  const given = parts.filter((part) => isMinimumTerm(part) && creditDaysOf(part.sentence) > 0)
  const takers = given.flatMap((part) => takersOf(part, parts, times))
  if (takers.length === 0) return null
  return { days: Math.max(...given.map(({ sentence }) => creditDaysOf(sentence))), takers }
}

/** The times on remand for minimum terms, as times for the fixed terms that take their days, too. */
export const timesToShare = (
  times: readonly RemandTime[],
  parts: readonly GovernedSentence[],
): readonly RemandTime[] =>
  times.map((time) => {
    const { sentenceIds } = time
    const named = parts.filter((part) => isMinimumTerm(part) && sentenceIds?.includes(idOf(part)))
    const takers = named.flatMap((part) => takersOf(part, parts, times)).map(idOf)
    return takers.length === 0
      ? time
      : { ...time, sentenceIds: [...new Set([...(sentenceIds as readonly string[]), ...takers])] }
  })
