import type { SentenceRead } from './reading.ts'

/** The number of the sentence that another follows; null where it follows none. */
export const followed = ({ runs }: Pick<SentenceRead, 'runs'>): number | null =>
  runs?.startsWith('consecutive to ') ? Number(runs.slice(15)) : null

/** The sentences so that what is followed stands first, numbered after those that were told before. */
export function inOrderOfChain(sentences: readonly SentenceRead[], told = 0): readonly SentenceRead[] {
  const numbers: number[] = []
  const isPlaced = (number: number): boolean => number <= told || numbers.includes(number)
  for (let round = 0; round < sentences.length; round++)
    for (const [i, sentence] of sentences.entries()) {
      const number = told + i + 1
      if (!numbers.includes(number) && isPlaced(followed(sentence) ?? 0)) {
        numbers.push(number)
        break
      }
    }
  return numbers.map((number) => {
    const sentence = sentences[number - told - 1] as SentenceRead
    const to = followed(sentence)
    if (to === null || to <= told) return sentence
    return { ...sentence, runs: `consecutive to ${told + numbers.indexOf(to) + 1}` }
  })
}
