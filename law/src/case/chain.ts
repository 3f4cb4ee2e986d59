import type { CaseSentence } from './case.ts'
import type { CaseRefusal } from './refusal.ts'

/** How the sentences of a case hang together. */
export interface Links {
  /** For each sentence the number of the one it is consecutive to; null where it runs from its own day. */
  readonly before: readonly (number | null)[]
  /** The numbers of the sentences so that each comes after the one it is consecutive to, earlier days first. */
  readonly order: readonly number[]
}

const refuse = (at: number, message: string): CaseRefusal => ({
  place: { in: 'sentences', at, field: 'consecutiveTo' },
  message,
})

/** Finds which sentence follows which (section 264), or every reason why that cannot be. */
export function linksOf(
  sentences: readonly CaseSentence[],
): Links | { readonly refusals: readonly CaseRefusal[] } {
  if (sentences.every(({ consecutiveTo }) => consecutiveTo === null)) {
    const before = sentences.map(() => null)
    return { before, order: orderOf(sentences, depthsOf(before)) }
  }
  const byId = new Map(sentences.map(({ id }, i) => [id, i]))
  const followers = new Map<number, number>()
  const refusals: CaseRefusal[] = []
  const before = sentences.map(({ id, start, consecutiveTo }, at) => {
    if (consecutiveTo === null) return null
    const target = byId.get(consecutiveTo)
    if (target === undefined)
      refusals.push(refuse(at, `Sentence ${id} is consecutive to a sentence that is not in the list.`))
    else if (target === at) refusals.push(refuse(at, 'A sentence cannot be consecutive to itself.'))
    else if ((sentences[target] as CaseSentence).start > start)
      refusals.push(refuse(at, 'A sentence cannot be consecutive to one imposed after it.'))
    else if (followers.has(target)) refusals.push(refuse(at, twoFollow(consecutiveTo)))
    else {
      followers.set(target, at)
      return target
    }
    return null
  })
  const depths = depthsOf(before)
  refusals.push(...circles(depths))
  return refusals.length > 0 ? { refusals } : { before, order: orderOf(sentences, depths) }
}

const twoFollow = (id: string): string =>
  `Two sentences are consecutive to sentence ${id}. Say which follows which, or make one concurrent.`

/** The place of each sentence in its chain, from 0; so many as there are sentences in a circle, which has no first. */
function depthsOf(before: readonly (number | null)[]): readonly number[] {
  const depths: number[] = []
  for (const first of before) {
    let depth = 0
    for (let at = first; at !== null && depth < before.length; at = before[at] as number | null) depth++
    depths.push(depth)
  }
  return depths
}

const inACircle = 'These sentences are consecutive to one another in a circle. One of them must come first.'

const circles = (depths: readonly number[]): readonly CaseRefusal[] =>
  depths.flatMap((depth, at) => (depth === depths.length ? [refuse(at, inACircle)] : []))

/** Earlier days first, in a chain the first before the next; the ids decide between equals, so that the order in which
 *  concurrent sentences are given does not. */
function orderOf(sentences: readonly CaseSentence[], depths: readonly number[]): readonly number[] {
  const order = depths.map((_, at) => at)
  return order.sort((a, b) => {
    const [one, other] = [sentences[a] as CaseSentence, sentences[b] as CaseSentence]
    return (
      one.start - other.start || (depths[a] as number) - (depths[b] as number) || (one.id < other.id ? -1 : 1)
    )
  })
}
