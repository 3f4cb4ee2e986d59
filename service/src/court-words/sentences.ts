import { byCategory, type Item, kindCats } from './engine.ts'
import { daysOf, isSame, minus, monthsOf, noLength, plus, roughly, type SaidLength, units } from './length.ts'
import type { Ask, AskedOfWords, KindRead, WordsQuestion } from './reading.ts'
import type { WordSpan } from './spans.ts'

type How = 'consecutive' | 'concurrent'
type Row = readonly Item[]

/** A sentence while it is put together. */
export interface Draft {
  /** Its length among the spans, where its row begins, and the place behind it. */
  readonly at: number
  readonly first: number
  readonly next: number
  length: SaidLength | null
  kind: KindRead
  extension: SaidLength | null
  suspendedFor: SaidLength | null
  activated: boolean
  keys: readonly string[]
  isSure: boolean
  offenceAt: number
  counts: readonly number[]
  runs: string | null
  /** What it follows, where that is named. */
  follows: Draft | number | null
  how: How | null
}

export const newDraft = (row: Row, at: number, length: SaidLength | null, kind: KindRead): Draft => ({
  ...{ at, first: row[0]?.at ?? at, next: row.at(-1)?.next ?? at + 1, length, kind, extension: null },
  ...{ suspendedFor: null, activated: false, keys: [], isSure: false, offenceAt: -1, counts: [] },
  ...{ runs: null, follows: null, how: null },
})

/** A question, and the span that it is about. */
type Say = (ask: Ask, at: number, of?: WordsQuestion['of']) => void

const inYears = (years: number): SaidLength => ({ ...noLength, years })
const mostSentences = 60

export interface Drafts {
  readonly drafts: readonly Draft[]
  readonly totals: Row
  /** Where another sentence is named that the words do not have. */
  readonly others: readonly number[]
  readonly toAll: How | null
}

/** What a role asks by itself, and of what. */
const asks =
  byCategory<Ask>(`length: asked vague; unit: unit; number: unsure number; minimum_term: minimumAsk;
  other_sentence: lives;
  kind: minimumAlone particular confirm unclear contempt; unpaid: unpaid; extension: extendedAll`)
const asksOf = byCategory<WordsQuestion['of']>(
  'minimum: minimumAlone; licence: particular; contempt: contempt',
)
const kindOfRole =
  byCategory<KindRead>(`life: minimumYears minimumAsk minimumAlone lives; whole_life: whole; default: unpaid;
  extended: extendedAll`)
const makes =
  /^(?:term|first|reduced|years|part|share|minimum(?:Open|Years|Ask|Alone)?|lifeAlone|ippAlone|whole|lives|unpaid|extendedAll)$/

/** The sentences in what the rows made of the text, and what their rows leave open. */
export function draftsIn(spans: readonly WordSpan[], matches: readonly Row[], say: Say): Drafts {
  let drafts: Draft[] = []
  const totals: Item[] = []
  const reduced = new Set<Draft>()
  const others: number[] = []
  let toAll: How | null = null
  for (const row of matches) {
    const has = (...cats: readonly string[]): boolean =>
      row.some(({ cat, role }) => cats.includes(cat) && role === null)
    const of = (role: string): Item | undefined => row.find((item) => item.role === role)
    const numberOf = (item: Item | undefined): number => spans[item?.at ?? -1]?.value ?? 0
    const kinds = new Set(
      row.flatMap(({ cat, role }) => (role === null || /Alone/.test(role) ? (kindCats[cat] ?? []) : [])),
    )
    if (kinds.has('sopc')) kinds.delete('extended')
    if (kinds.has('supervision_default')) kinds.delete('default')
    for (const item of row) {
      const { at, role, cat, length } = item
      const [ask, about] = [asks[role ?? ''], asksOf[role ?? '']]
      const isOfLives = role === 'minimum' && of('lives') !== undefined
      if (role !== null && makes.test(role) && !isOfLives) {
        const kind = kindOfRole[role] ?? ([...kinds][0] as KindRead | undefined) ?? 'standard'
        const one = newDraft(row, at, lengthOf(item), kind)
        const before = drafts.at(-1)
        const years = of('extensionYears')
        if (role === 'first' && before !== undefined) [before.how, before.follows] = ['consecutive', one]
        if (role === 'reduced') reduced.add(one)
        if (kinds.size > 1) say('kind', at)
        if (role === 'minimumOpen' && has(',')) say('minimum_term', at)
        one.extension = of('extension')?.length ?? (years === undefined ? null : inYears(numberOf(years)))
        if (one.extension !== null && kind === 'standard') one.kind = 'extended'
        one.suspendedFor = of('suspendedFor')?.length ?? null
        one.activated = kind === 'suspended' && has('ACT', 'BRC')
        one.counts = spans[of('label')?.at ?? -1]?.counts ?? []
        drafts.push(one)
      } else if (role === 'total') totals.push(item)
      else if (role === 'toAll') toAll = cat === 'CONS' ? 'consecutive' : 'concurrent'
      else if (role === 'other') others.push(at)
      else if (role === 'same' && length !== null && !isSame(length, of('term')?.length ?? noLength))
        say('number', at)
      // Which kind it is, is asked of the sentence: there the answer finds it.
      if (ask !== undefined)
        say(
          ask,
          /^(?:particular|contempt)$/.test(role ?? '') ? ((of('term') ?? of('years'))?.at ?? at) : at,
          about,
        )
    }
    partOf(row)
    const [times, its] = [of('times'), drafts.at(-1)]
    const count = numberOf(times)
    if (times === undefined || its === undefined) continue
    if (!Number.isInteger(count) || count < 1 || count > mostSentences) say('number', times.at)
    else for (let n = 1; n < count; n++) drafts.push({ ...its })

    function lengthOf({ at, role, length }: Item): SaidLength | null {
      if (/Ask$|extendedAll/.test(role ?? '')) return null
      if (role === 'lives') return of('minimum')?.length ?? null
      if (/ears$/.test(role ?? '')) return inYears(spans[at]?.value ?? 0)
      const unit = units.find((name) => ((of('aside') ?? of('total'))?.length?.[name] ?? 0) > 0) ?? 'months'
      return role === 'part' || role === 'share' ? { ...noLength, [unit]: spans[at]?.value } : length
    }
  }
  for (const { at, length } of totals.slice(1))
    if (length !== null && !isSame(length, totals[0]?.length ?? noLength)) say('total', at)
  if (drafts.length > mostSentences) say('length', drafts[mostSentences]?.at ?? 0)
  drafts = drafts.slice(0, mostSentences)
  // A sentence that was come down to, and is said again, is one.
  const isAgain = (one: Draft): boolean =>
    drafts.some(
      (more) =>
        more.at > one.at && !reduced.has(more) && isSame(more.length ?? noLength, one.length ?? noLength),
    )
  return {
    drafts: oneLife(drafts.filter((one) => !(reduced.has(one) && isAgain(one)))),
    totals,
    others,
    toAll,
  }

  /** "3 years 10 months, of which 10 months is …": the rest is a sentence, too. */
  function partOf(row: Row): void {
    const [whole, part] = [row.find(({ role }) => role === 'total'), drafts[0]]
    const isPart = drafts.length === 1 && part?.first === row[0]?.at && row.some(({ cat }) => cat === 'OFW')
    if (!whole?.length || !part?.length || !isPart) return
    const rest = minus(whole.length, part.length)
    if (rest === null || isSame(rest, noLength)) say('total', part.at)
    else {
      drafts = [newDraft(row, whole.at, rest, 'standard'), part]
      part.how = 'consecutive'
    }
  }

  /** A life sentence that is named again without its term is the one before. */
  function oneLife(all: readonly Draft[]): readonly Draft[] {
    const isLife = ({ kind }: Draft): boolean => /^(?:life|ipp|whole_life)$/.test(kind)
    const isOpen = (one: Draft): boolean => isLife(one) && one.kind !== 'whole_life' && one.length === null
    const isTold = all.some((one) => isLife(one) && !isOpen(one))
    const kept = all.filter((one, i) => !(isOpen(one) && (isTold || all.findIndex(isOpen) < i)))
    for (const one of kept) if (isOpen(one)) say('minimum_term', one.at)
    return kept
  }
}

const weights: Readonly<Record<string, number>> = {
  ...{ '.': 4, Q: 3, FOLBY: 2.5, ',': 2, BUT: 2, '(': 1.2, '-': 1.2, AND: 1, PLUS: 1 },
}

/** Where the words of each sentence begin and end: between two lengths the strongest sign cuts. */
export function segmentsOf(
  spans: readonly WordSpan[],
  drafts: readonly Draft[],
): readonly (readonly [number, number])[] {
  const heads = [...new Set(drafts.map(({ at }) => at))]
  const [first = 0, last = 0] = [heads[0], heads.at(-1)]
  const is = (cat: string) => (span: WordSpan) => span.cats[0] === cat
  const offence = spans.findIndex(is('O'))
  const isOffenceFirst = offence >= 0 && offence < first && spans.findLastIndex(is('O')) < last
  const isLabelFirst = spans.findIndex(is('Q')) < first
  const cuts = heads.slice(0, -1).map((from, i) => {
    const to = heads[i + 1] as number
    let [best, weight] = [isOffenceFirst ? from + 1 : to, 0]
    for (let at = from + 1; at < to; at++) {
      const cat = spans[at]?.cats[0] ?? ''
      const its = cat === 'Q' && !isLabelFirst ? 0 : (weights[cat] ?? 0)
      if (its > weight || (its === weight && its > 0 && !isOffenceFirst)) [best, weight] = [at, its]
    }
    return best
  })
  const ends = new Map(heads.map((at, i) => [at, [cuts[i - 1] ?? 0, cuts[i] ?? spans.length] as const]))
  return drafts.map(({ at }) => ends.get(at) as readonly [number, number])
}

export const hows = byCategory<How>('consecutive: CONS CONST FOLBY; concurrent: CONC')

/** How the sentences run: said of each, of all, or proven by a total, which is given back. */
export function howTheyRun(
  spans: readonly WordSpan[],
  drafts: readonly Draft[],
  matches: readonly Row[],
  { toAll: ofAll, others, totals }: Drafts,
  asked: AskedOfWords,
  say: Say,
): SaidLength | null {
  const segments = segmentsOf(spans, drafts)
  const base = asked.others.length
  const total = totals[0]?.length ?? null
  const [head] = drafts
  let toAll = ofAll
  const rowAt = new Map(matches.flatMap((row) => row.map((item) => [item.at, row] as const)))
  for (const [at, { cats, text }] of spans.entries()) {
    const how = hows[cats[0] ?? '']
    const row = rowAt.get(at)
    if (how === undefined || row?.some(({ role }) => /^(?:toAll|first|other)$/.test(role ?? ''))) continue
    const inRow = drafts.filter(({ first }) => first === row?.[0]?.at)
    const inSegment = drafts.filter((_, i) => (segments[i]?.[0] ?? 0) <= at && at < (segments[i]?.[1] ?? 0))
    const mine = inRow.length > 0 ? inRow : inSegment
    const [its] = mine
    if (/\b(?:all|both|each)\b/i.test(text) && drafts.length > 1) toAll ??= how
    else
      for (const one of mine) {
        if (one.how !== null && one.how !== how) say('runs', at)
        one.how = how
      }
    const named = row?.find(({ role }) => role === 'follows')
    if (named === undefined || its === undefined) continue
    const count = spans[named.at]?.counts?.[0] ?? spans[named.at]?.value
    const target = drafts.find((one) => one !== its && count !== undefined && one.counts.includes(count))
    // "Sentence 1" is the first of them where none has that label.
    const byNumber = /^sentence/i.test(spans[named.at]?.text ?? '')
      ? drafts[(count ?? 0) - base - 1]
      : undefined
    its.follows =
      target ??
      (byNumber === its ? undefined : byNumber) ??
      (count !== undefined && count <= base ? count : null)
    if (drafts.length + base < 2) say('other_sentence', named.at)
    // A number that no sentence has.
    else if (its.follows === null && spans[named.at]?.cats[0] === 'N' && (count ?? 0) > drafts.length + base)
      say('runs', named.at)
    else if (its.follows === null && drafts.length > 2) say('runs', at)
  }
  if (head === undefined) return total
  if (others[0] !== undefined && base === 0) say('other_sentence', others[0])
  else if (others.length > 0 && drafts.length === 1) head.follows ??= base
  if (drafts.length + base === 1) {
    const isMore = spans[head.at - 1]?.cats[0] === 'CONSW'
    const isRun = (head.how ?? toAll) !== null
    // Days more may be added days, which are no sentence.
    if (isMore && !isRun && head.length !== null && monthsOf(head.length) === 0) say('kind', head.at)
    else if ((isMore || isRun) && others.length === 0) say('other_sentence', head.at)
  }
  if (
    drafts.length > 1 &&
    base === 0 &&
    head.how === 'concurrent' &&
    drafts.slice(0, -1).every(({ how }) => how === 'concurrent')
  ) {
    // "9 months conc 9 months conc 12 months": between lengths without a sign it may stand on either side.
    for (const one of drafts) one.how = 'concurrent'
    head.how = null
  }
  const isOnFirst = base === 0 && head.how !== null && head.follows === null && toAll === null
  if (isOnFirst && drafts.some(({ at, how }) => at !== head.at || how !== head.how)) say('runs', head.at)
  const lengthOf = ({ length }: Draft): SaidLength => length ?? noLength
  let chain =
    base === 0 ? 0 : Math.max(1, asked.others.findLastIndex(({ runs }) => runs !== 'concurrent') + 1)
  const open: Draft[] = []
  for (const [i, one] of drafts.entries()) {
    const number = base + i + 1
    const { follows } = one
    const how = one.how ?? toAll
    if (i === 0 && base === 0 && follows === null) chain = number
    else if (how === null && drafts.some((other) => other.follows === one)) chain = number
    else if (how === null) open.push(one)
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
  const sumOf = (some: readonly Draft[]): SaidLength => some.map(lengthOf).reduce(plus, noLength)
  if (base === 0 && drafts.length > 1 && total !== null && open.length === drafts.length - 1) {
    const isSum = isSame(sumOf(drafts), total)
    const longest = drafts.map(lengthOf).toSorted((a, b) => roughly(b) - roughly(a))[0] as SaidLength
    if (!isSum && !isSame(longest, total)) say('total', totals[0]?.at ?? 0)
    else for (const [i, one] of open.entries()) one.runs = isSum ? `consecutive to ${i + 1}` : 'concurrent'
    return total
  }
  for (const one of open) say('runs', one.at)
  const chained = drafts.filter(({ runs }) => runs !== 'concurrent')
  const custody = sumOf(chained)
  const made = chained.reduce((all, { extension }) => plus(all, extension ?? noLength), custody)
  if (total !== null && open.length === 0 && !isSame(custody, total) && !isSame(made, total))
    say('total', totals[0]?.at ?? 0)
  return total
}

/** Longer than any contempt of court, or money that was not paid, is punished with. */
export const isLong = (length: SaidLength): boolean => monthsOf(length) > 24 || daysOf(length) > 731
