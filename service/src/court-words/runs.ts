import { byCategory } from './engine.ts'
import { isSame, monthsOf, noLength, plus, roughly, type SaidLength } from './length.ts'
import type { Say } from './open-points.ts'
import type { Pieces } from './pieces.ts'
import type { Draft, Drafts, How, Segment } from './sentences.ts'

export const hows = byCategory<How>('consecutive: CONS CONST FOLBY; concurrent: CONC')

const lengthOf = ({ length }: Draft): SaidLength => length ?? noLength
const sumOf = (some: readonly Draft[]): SaidLength => some.map(lengthOf).reduce(plus, noLength)

/** How the sentences run: said of each, of all, or proven by a total, which is given back. */
export function howTheyRun(
  pieces: Pieces,
  { drafts, others, totals }: Drafts,
  segments: readonly Segment[],
  say: Say,
): SaidLength | null {
  const base = pieces.asked.others.length
  const total = totals[0]?.length ?? null
  const toAll = howsSaid(pieces, drafts, segments, say)
  const [head] = drafts
  if (head === undefined) {
    // "Recalled, concurrent to 2": no sentence is there that runs so.
    for (const at of pieces.at('follows')) say('number', at)
    return total
  }
  if (others[0] !== undefined && base === 0) say('other_sentence', others[0])
  else if (others.length > 0 && drafts.length === 1) head.follows ??= base
  if (drafts.length + base === 1) ofOne(pieces, head, toAll, others.length === 0, say)
  const rest = drafts.slice(0, -1)
  const isEach = drafts[1]?.at === head.at && head.how === 'concurrent'
  // "9 months conc 9 months conc 12 months": between lengths without a sign it may stand on either side.
  const isBetween =
    rest.length > 0 && drafts.at(-1)?.how !== 'consecutive' && rest.every(({ how }) => how === 'concurrent')
  if (base === 0 && isBetween) for (const one of drafts) one.how = 'concurrent'
  if (base === 0 && (isBetween || isEach)) head.how = null
  const isOnFirst = base === 0 && head.how !== null && head.follows === null && toAll === null
  if (isOnFirst && drafts.some(({ at, how }) => at !== head.at || how !== head.how)) say('runs', head.at)
  const open = chained(pieces, drafts, toAll, say)
  const totalAt = totals[0]?.at ?? 0
  if (base === 0 && drafts.length > 1 && total !== null && open.length === drafts.length - 1) {
    const isSum = isSame(sumOf(drafts), total)
    const longest = drafts.map(lengthOf).toSorted((a, b) => roughly(b) - roughly(a))[0] as SaidLength
    if (!isSum && !isSame(longest, total)) say('total', totalAt)
    else for (const [i, one] of open.entries()) one.runs = isSum ? `consecutive to ${i + 1}` : 'concurrent'
    return total
  }
  for (const one of open) say('runs', one.at)
  const inChain = drafts.filter(({ runs }) => runs !== 'concurrent')
  const custody = sumOf(inChain)
  const whole = inChain.reduce((all, { extension }) => plus(all, extension ?? noLength), custody)
  if (total !== null && open.length === 0 && !isSame(custody, total) && !isSame(whole, total))
    say('total', totalAt)
  return total
}

/** What the words say of each sentence, and of all, which is given back. */
function howsSaid(
  pieces: Pieces,
  drafts: readonly Draft[],
  segments: readonly Segment[],
  say: Say,
): How | null {
  const { spans, cat, rowOf } = pieces
  let toAll: How | null = null
  for (const [at, { text }] of spans.entries()) {
    const how = hows[cat(at)]
    const row = rowOf(at)
    if (how === undefined || row?.some(({ role }) => /^(?:first|other|extension|added.*)$/.test(role ?? '')))
      continue
    const inRow = drafts.filter(({ first }) => first === row?.[0]?.at)
    const inSegment = drafts.filter((_, i) => (segments[i]?.[0] ?? 0) <= at && at < (segments[i]?.[1] ?? 0))
    const mine = inRow.length > 0 ? inRow : inSegment
    const [its] = mine
    // "Consecutive sentences of 15 months and 9 months", "45 weeks (30 weeks plus 15 weeks consecutive)".
    const isOfRow =
      inRow.length > 1 && (at < (inRow[0]?.at ?? 0) || row?.some(({ role }) => role === 'total') === true)
    if (isOfRow || (/\b(?:all|both|each)\b/i.test(text) && drafts.length > 1)) toAll ??= how
    // "5 years for robbery and 2 for theft consecutive": said of the last.
    else
      for (const one of mine.filter((one) => one.at === (inRow.at(-1) ?? one).at)) {
        if (one.how !== null && one.how !== how) say('runs', at)
        one.how = how
      }
    const named = row?.find(({ role }) => role === 'follows')
    if (named === undefined || its === undefined) continue
    namedBy(pieces, drafts, its, named.at, at, say)
    // "12 months on each, concurrent with each other but consecutive to count 4": else it is not said of each.
    if (mine.length > 1 && toAll !== 'concurrent') say('runs', at)
    else for (const one of mine) one.follows = its.follows
  }
  return toAll
}

/** What a sentence follows, where that is named by a number or a label. */
function namedBy(
  { spans, cat, asked }: Pieces,
  drafts: readonly Draft[],
  its: Draft,
  named: number,
  at: number,
  say: Say,
): void {
  const base = asked.others.length
  const { counts, value, text = '' } = spans[named] ?? {}
  const count = counts?.[0] ?? value
  const target = drafts.find((one) => one !== its && count !== undefined && one.counts.includes(count))
  // "Sentence 1" is the first of them where none has that label.
  const byNumber = /^sentence/i.test(text) ? drafts[(count ?? 0) - base - 1] : undefined
  its.follows =
    target ??
    (byNumber === its ? undefined : byNumber) ??
    (count !== undefined && count <= base ? count : null)
  if (drafts.length + base < 2) say('other_sentence', named)
  // A number that no sentence has.
  else if (its.follows === null && cat(named) === 'N' && (count ?? 0) > drafts.length + base)
    say('runs', named)
  else if (its.follows === null && drafts.length > 2) say('runs', at)
}

/** "6 months more", "consecutive": one sentence alone that is said to run with another. */
function ofOne({ cat }: Pieces, one: Draft, toAll: How | null, isUnnamed: boolean, say: Say): void {
  const isMore = cat(one.at - 1) === 'CONSW' || cat(one.next) === 'CONSW'
  const isRun = (one.how ?? toAll) !== null
  // Days more may be added days, which are no sentence.
  if (isMore && !isRun && one.length !== null && monthsOf(one.length) === 0) say('kind', one.at)
  else if ((isMore || isRun) && isUnnamed) say('other_sentence', one.at)
}

/** What each follows. Those of which nothing is said are given back. */
function chained(
  { asked: { others } }: Pieces,
  drafts: readonly Draft[],
  toAll: How | null,
  say: Say,
): readonly Draft[] {
  const base = others.length
  let chain = base === 0 ? 0 : Math.max(1, others.findLastIndex(({ runs }) => runs !== 'concurrent') + 1)
  const open: Draft[] = []
  for (const [i, one] of drafts.entries()) {
    const number = base + i + 1
    const { follows } = one
    const how = one.how ?? toAll
    if (i === 0 && base === 0 && follows === null) chain = number
    else if (how === null && drafts.some((other) => other.follows === one)) {
      // A third, of which nothing is said.
      if (i > 0 && drafts.some((other) => other.how === null && other !== one && other.at < one.at))
        open.push(one)
      chain = number
    } else if (how === null) open.push(one)
    else if (how === 'concurrent') one.runs = 'concurrent'
    else {
      // To which of several that run together, is not said.
      const last = drafts[chain - base - 1]
      const isLonger = (other: Draft): boolean =>
        other.runs === 'concurrent' &&
        last !== undefined &&
        roughly(lengthOf(other)) > roughly(lengthOf(last))
      if (follows === null && (open.length > 0 || drafts.slice(0, i).some(isLonger))) say('runs', one.at)
      const named = typeof follows === 'number' ? follows : base + drafts.indexOf(follows as Draft) + 1
      one.runs = `consecutive to ${follows === null ? chain : named}`
      chain = number
    }
  }
  return open
}
