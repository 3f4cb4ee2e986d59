import { type CaseRefusal, ofSentence } from '../facts/refusal.ts'
import type { CaseSentence } from './case.ts'

/** How the sentences of a case hang together. */
export interface Links {
  /** For each sentence the number of the one it is consecutive to; null where it runs from its own day. */
  readonly before: readonly (number | null)[]
  /** The numbers of the sentences so that each comes after the one it is consecutive to, earlier days first. */
  readonly order: readonly number[]
}

const refuse = (at: number, message: string): CaseRefusal => ofSentence(at, 'consecutiveTo', message)

/** Finds which sentence follows which (section 264), or every reason why that cannot be. */
export function linksOf(
  sentences: readonly CaseSentence[],
): Links | { readonly refusals: readonly CaseRefusal[] } {
  const before: (number | null)[] = []
  const refusals: CaseRefusal[] = []
  for (let at = 0; at < sentences.length; at++) {
    const found = targetOf(sentences, at)
    if (typeof found === 'string') refusals.push(refuse(at, found))
    before.push(typeof found === 'string' ? null : found)
  }
  const depths = depthsOf(before)
  depths.forEach((depth, at) => {
    if (depth === depths.length) refusals.push(refuse(at, inACircle))
  })
  return refusals.length > 0 ? { refusals } : { before, order: orderOf(sentences, depths) }
}

/** Which sentences cannot follow what they were said to: so whatever else is wrong. */
export function refusalsOfLinks(sentences: readonly CaseSentence[]): readonly CaseRefusal[] {
  const links = linksOf(sentences)
  return 'refusals' in links ? links.refusals : []
}

/** The number of the sentence that one is consecutive to, null where it is to none, or why it cannot be. */
function targetOf(sentences: readonly CaseSentence[], at: number): number | string | null {
  const { id, startDate: start, consecutiveTo } = sentences[at] as CaseSentence
  if (consecutiveTo === null) return null
  const target = sentences.findIndex((other) => other.id === consecutiveTo)
  if (target === -1) return `Sentence ${id} is consecutive to a sentence that is not in the list.`
  if (target === at) return 'A sentence cannot be consecutive to itself.'
  if ((sentences[target] as CaseSentence).startDate > start)
    return 'A sentence cannot be consecutive to one imposed after it.'
  return target
}

/** The numbers of the sentences that follow the same one, for each that several follow: each of them begins a branch. */
export function branchesOf({ before }: Links): readonly (readonly number[])[] {
  if (before.every((target) => target === null)) return []
  const followers = new Map<number, number[]>()
  before.forEach((target, at) => {
    if (target !== null) followers.set(target, [...(followers.get(target) ?? []), at])
  })
  return [...followers.values()].filter(({ length }) => length > 1)
}

/** The place of each sentence in its chain, from 0; so many as there are sentences in a circle, which has no first. */
function depthsOf(before: readonly (number | null)[]): readonly number[] {
  return before.map((first) => {
    let depth = 0
    for (let at = first; at !== null && depth < before.length; at = before[at] as number | null) depth++
    return depth
  })
}

const inACircle = 'These sentences are consecutive to one another in a circle. One of them must come first.'

/** Earlier days first, in a chain the first before the next; the ids decide between equals, so that the order in which
 *  concurrent sentences are given does not. */
function orderOf(sentences: readonly CaseSentence[], depths: readonly number[]): readonly number[] {
  const compare = (a: number, b: number): number => {
    const one = sentences[a] as CaseSentence
    const other = sentences[b] as CaseSentence
    return (
      one.startDate - other.startDate ||
      (depths[a] as number) - (depths[b] as number) ||
      (one.id < other.id ? -1 : 1)
    )
  }
  return sentences.map((_, at) => at).sort(compare)
}
