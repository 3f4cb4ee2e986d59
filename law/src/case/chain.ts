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
    return { before, order: orderOf(sentences, before) }
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
  refusals.push(...circles(sentences, before))
  return refusals.length > 0 ? { refusals } : { before, order: orderOf(sentences, before) }
}

const twoFollow = (id: string): string =>
  `Two sentences are consecutive to sentence ${id}. Say which follows which, or make one concurrent.`

/** The place of each sentence in its chain, from 0; so many as there are sentences in a circle, which has no first. */
function depthOf(before: readonly (number | null)[], at: number): number {
  let depth = 0
  for (
    let i = before[at] as number | null;
    i !== null && depth < before.length;
    i = before[i] as number | null
  )
    depth++
  return depth
}

function circles(
  sentences: readonly CaseSentence[],
  before: readonly (number | null)[],
): readonly CaseRefusal[] {
  return sentences.flatMap((_, at) =>
    depthOf(before, at) === before.length
      ? [
          refuse(
            at,
            'These sentences are consecutive to one another in a circle. One of them must come first.',
          ),
        ]
      : [],
  )
}

/** Earlier days first, in a chain the first before the next; the ids decide between equals, so that the order in which
 *  concurrent sentences are given does not. */
function orderOf(sentences: readonly CaseSentence[], before: readonly (number | null)[]): readonly number[] {
  const keys = sentences.map(({ start, id }, at) => ({ at, start, depth: depthOf(before, at), id }))
  keys.sort((a, b) => a.start - b.start || a.depth - b.depth || (a.id < b.id ? -1 : 1))
  return keys.map(({ at }) => at)
}
