import { creditFacts } from '@requisite/law/internal'
import type { ToldSentence } from './case.ts'
import type { PageSentence } from './told.ts'
import { numberIn } from './value.ts'

/** How many counts there are of sentences: each itself, and those that are told to be the same. */
export const countsIn = (...sentences: readonly ToldSentence[]): number =>
  sentences.reduce((sum, { counts }) => sum + 1 + numberIn(counts), 0)

/** The numbers of the first and the last count of a sentence, among all counts. */
export function placeOfCounts(
  sentences: readonly ToldSentence[],
  i: number,
): readonly [first: number, last: number] {
  const before = countsIn(...sentences.slice(0, i))
  return [before + 1, before + countsIn(sentences[i] ?? {})]
}

/** What follows a sentence on several counts follows the last of them. */
export const lastCount = (sentences: readonly ToldSentence[], { consecutiveTo }: ToldSentence): string => {
  const follows = Number(consecutiveTo)
  return follows >= 1 && follows <= sentences.length
    ? String(placeOfCounts(sentences, follows - 1)[1])
    : String(consecutiveTo)
}

/** Numbers of sentences with points between, as those of all their counts; other names stay. */
export const numbersOfCounts = (sentences: readonly ToldSentence[], names: string): string =>
  names
    .split('.')
    .flatMap((name) => {
      if (!/^[1-9]\d?$/.test(name)) return [name]
      const [first, last] = placeOfCounts(sentences, Number(name) - 1)
      return Array.from({ length: last - first + 1 }, (_, i) => String(first + i))
    })
    .join('.')

/** The same sentence on more counts. Days before it count once. */
export function sameOn(
  sentence: PageSentence,
  { counts, countsRun }: ToldSentence,
  at: number,
): readonly PageSentence[] {
  const { remandCreditMonths: _months, ...same } = sentence
  const credits = creditFacts.filter((name) => sentence[name] !== 'unknown').map((name) => [name, 0])
  const copy: PageSentence = { ...same, ...Object.fromEntries(credits) }
  const { howItRuns: _runs, ...after } = copy
  return Array.from({ length: numberIn(counts) }, (_one, i) =>
    countsRun === 'consecutive' ? { ...after, consecutiveTo: String(at + i) } : copy,
  )
}
