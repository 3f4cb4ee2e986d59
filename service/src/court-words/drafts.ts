import { checkLaw } from './law-checks.ts'
import { isSame, lengthIn, type SaidLength } from './length.ts'
import { offenceOf } from './named.ts'
import { type OpenPoint, sayIn } from './open-points.ts'
import type { Pieces } from './pieces.ts'
import type { Ask, KindRead } from './reading.ts'
import { howTheyRun } from './runs.ts'
import { type Draft, type Drafts, draftsIn, newDraft, type Segment, segmentsOf } from './sentences.ts'

/** The sentences of a text, the words of each, what the words call the total, and what they leave open. */
export interface DraftCase {
  readonly drafts: readonly Draft[]
  readonly segments: readonly Segment[]
  readonly total: SaidLength | null
  readonly points: readonly OpenPoint[]
}

/** Pass D: the pieces as sentences, each with its offence, its kind and how it runs. */
export function draftsOf(pieces: Pieces): DraftCase {
  const points: OpenPoint[] = []
  const say = sayIn(points)
  const made = toldHere(pieces, draftsIn(pieces, say))
  const { drafts } = made
  const segments = segmentsOf(pieces.spans, drafts)
  for (const [i, draft] of drafts.entries()) offenceOf(pieces, draft, segments[i] as Segment)
  // "3 months and 2 months, all theft".
  const last = drafts.at(-1)
  if (last !== undefined && pieces.cat(last.offenceAt - 1) === 'ALL')
    for (const one of drafts)
      if (one.keys.length === 0)
        [one.keys, one.isSure, one.offenceAt] = [last.keys, last.isSure, last.offenceAt]
  for (const draft of drafts) checkLaw(pieces, draft, say)
  const settled = points.filter((one) => !isKindOfMurder(one, drafts))
  const total = howTheyRun(pieces, made, segments, sayIn(settled))
  const isTotal = pieces.given('total') === 'total' && drafts[0] !== undefined
  const whole = isTotal ? [{ ...(drafts[0] as Draft), length: total, runs: null }] : drafts
  return {
    drafts: pieces.answers.length === 0 ? drafts : answered(pieces, whole),
    segments,
    total: isTotal ? null : total,
    points: settled,
  }
}

/** Murder has no other sentence than life: a minimum term is that of life. */
const isKindOfMurder = ({ ask, at }: OpenPoint, drafts: readonly Draft[]): boolean =>
  ask === 'kind' &&
  drafts.some((one) => one.at === at && one.isSure && one.keys[0] === 'murder' && one.kind === 'life')

/** The sentences that are told here, and not before. A total alone is the sentence. */
function toldHere({ asked: { others } }: Pieces, made: Drafts): Drafts {
  const [only] = made.totals
  if (made.drafts.length === 0 && only !== undefined)
    return { ...made, drafts: [newDraft([only], only.at, only.length, 'standard')], totals: [] }
  /** "4 months to run after the 3 years", which were told before: that one is followed. */
  const isToldBefore = (one: Draft): boolean => {
    const by = made.drafts.find(({ follows }) => follows === one)
    const number = others.findIndex(
      ({ length }) => length !== undefined && one.length !== null && isSame(length, one.length),
    )
    if (by === undefined || number === -1) return false
    by.follows = number + 1
    return true
  }
  return { ...made, drafts: made.drafts.filter((one) => !isToldBefore(one)) }
}

/** The sentences with what was answered about them. */
function answered({ spans, given, itemAt, asked }: Pieces, all: readonly Draft[]): readonly Draft[] {
  const from = (draft: Draft): number => spans[draft.at]?.from ?? -1
  const drafts = all.filter((one) => given('unpaid', from(one)) !== 'no')
  for (const [i, one] of drafts.entries()) {
    const isBeside = (ask: Ask): boolean => drafts.length === 1 && /^(?:kind|minimum_term)$/.test(ask)
    const said = (ask: Ask): string | undefined =>
      given(ask, from(one)) ?? (isBeside(ask) ? given(ask) : undefined)
    one.kind = (said('kind') ?? one.kind) as KindRead
    if (one.kind === 'standard') one.extension = null
    one.length = lengthIn(said('length') ?? said('minimum_term') ?? '') ?? one.length
    if (said('extension') === 'custody') one.length = itemAt(one.at)?.length ?? one.length
    one.extension = lengthIn(said('extension') ?? '') ?? one.extension
    const key = said('offence')
    if (key !== undefined) [one.keys, one.isSure] = key === 'later' ? [[], false] : [[key], true]
    if (said('activated') !== undefined) one.activated = said('activated') === 'yes'
    const runs = said('runs')
    const to = asked.others.length + Math.max(i, 1)
    if (runs !== undefined) one.runs = runs === 'consecutive' ? `consecutive to ${to}` : runs
  }
  return drafts
}
