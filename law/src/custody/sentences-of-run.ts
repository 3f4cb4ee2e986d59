import { addDays } from '../calendar/day.ts'
import { figure } from './figures.ts'
import { isNoSentence } from './orders/kinds.ts'
import type { Run } from './run.ts'

/** Whether sentences and committals follow one another in a run. */
export const isMixed = ({ parts }: Run): boolean => parts.some(isNoSentence) && !parts.every(isNoSentence)

/** The sentences of a run without the committals in its chain, which are none (section 258): they begin when what is served of the
 *  committals before the last of them is over. The run itself where nothing else is in it. */
export function sentencesOfRun(run: Run): Run {
  if (!isMixed(run)) return run
  const { parts, points, parolePoints, figures } = run
  const isSentence = parts.map((part) => !isNoSentence(part))
  const before = new Set(
    parts
      .slice(0, isSentence.lastIndexOf(true))
      .filter(isNoSentence)
      .map(({ sentence }) => sentence.id),
  )
  let served = 0
  for (const { sentenceIds, custody } of figures.custodyParts)
    if (sentenceIds.some((id) => before.has(id))) served += custody
  const start = addDays(run.start, served)
  const of = <T>(list: readonly T[]): T[] => list.filter((_, i) => isSentence[i])
  const own = { parts: of(parts), points: of(points), parolePoints: of(parolePoints) }
  return { ...run, ...own, start, figures: figure(start, own.parts, own.points, own.parolePoints) }
}
