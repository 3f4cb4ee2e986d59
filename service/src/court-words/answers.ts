import { lengthIn } from './length.ts'
import type { Ask, AskedOfWords, KindRead } from './reading.ts'
import type { Work } from './roles.ts'
import type { Draft } from './sentences.ts'

type Drafts = { readonly drafts: readonly Draft[]; readonly total: Draft['length'] }

/** The sentences with what was answered about them beside the words. */
export function answeredIn(
  { spans, role }: Work,
  { answers = [], others }: AskedOfWords,
  read: Drafts,
): Drafts {
  if (answers.length === 0) return read
  const isWhole = answers.some(({ ask, say }) => ask === 'total' && say === 'total')
  const first = read.drafts[0]
  if (isWhole && first !== undefined)
    return { drafts: [{ ...first, length: read.total, runs: null, isRunAsked: false }], total: null }
  const drafts = read.drafts.filter(({ at }) => {
    const isPaid = answers.some(
      ({ ask, from, say }) => ask === 'unpaid' && from === spans[at]?.from && say === 'no',
    )
    if (isPaid) role[at] = 'aside'
    return !isPaid
  })
  for (const [i, draft] of drafts.entries()) {
    // Of one sentence the question can be about words beside it.
    const isBeside = (ask: Ask): boolean => drafts.length === 1 && (ask === 'kind' || ask === 'minimum_term')
    const said = (ask: Ask): string | undefined =>
      answers.findLast((one) => one.ask === ask && (one.from === spans[draft.at]?.from || isBeside(ask)))?.say
    const kind = said('kind')
    if (kind !== undefined) draft.kinds = new Set(kind === 'standard' ? [] : [kind as KindRead])
    const length = said('length') ?? said('minimum_term')
    if (length !== undefined) draft.length = lengthIn(length) ?? draft.length
    const extension = said('extension')
    if (extension !== undefined) draft.extension = lengthIn(extension) ?? draft.extension
    const key = said('offence')
    if (key !== undefined) draft.keys = key === 'later' ? [] : [[key]]
    if (said('activated') !== undefined) draft.activated = said('activated') === 'yes'
    const runs = said('runs')
    if (runs === undefined) continue
    draft.runs = runs === 'consecutive' ? `consecutive to ${others.length + Math.max(i, 1)}` : runs
    draft.isRunAsked = false
  }
  return { drafts, total: read.total }
}
