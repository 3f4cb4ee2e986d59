import type { Category } from './categories.ts'
import { byCategory, type Item, kindCats } from './engine.ts'
import { isSame, minus, noLength, type SaidLength, units } from './length.ts'
import type { Say } from './open-points.ts'
import type { Pieces, RowItems } from './pieces.ts'
import type { Ask, KindRead, WordsQuestion } from './reading.ts'
import type { WordSpan } from './spans.ts'

export type How = 'consecutive' | 'concurrent'

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

export const newDraft = (row: RowItems, at: number, length: SaidLength | null, kind: KindRead): Draft => ({
  at,
  first: row[0]?.at ?? at,
  next: row.at(-1)?.next ?? at + 1,
  length,
  kind,
  extension: null,
  suspendedFor: null,
  activated: false,
  keys: [],
  isSure: false,
  offenceAt: -1,
  counts: [],
  runs: null,
  follows: null,
  how: null,
})

const inYears = (years: number): SaidLength => ({ ...noLength, years })
const mostSentences = 60

export interface Drafts {
  readonly drafts: readonly Draft[]
  readonly totals: RowItems
  /** Where another sentence is named that the words do not have. */
  readonly others: readonly number[]
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
export function draftsIn(pieces: Pieces, say: Say): Drafts {
  const { spans, rows } = pieces
  let drafts: Draft[] = []
  const totals: Item[] = []
  const reduced = new Set<Draft>()
  const others: number[] = []
  // "Jailed for life: he must serve at least 23 years": one that is told without its term, and one term.
  const isOnce = (...roles: readonly string[]): boolean =>
    rows.flat().filter(({ role }) => roles.includes(role ?? '')).length === 1
  const isOfLife = isOnce('lifeAlone', 'ippAlone') && isOnce('minimumAlone')
  const minimumOf = isOfLife && pieces.at('ippAlone').length === 1 ? 'ipp' : 'life'
  for (const row of rows) {
    const kinds = kindsIn(row)
    for (const item of row) {
      const { at, role, length } = item
      const [ask, about] = [asks[role ?? ''], asksOf[role ?? '']]
      const one = byCourt(pieces, row, item)
      if (one !== null) drafts.push(one)
      if (role !== null && makes.test(role) && !(role === 'minimum' && inRow(row, 'lives'))) {
        const made = draftOf(row, item, kinds, spans)
        const one = role === 'minimumAlone' ? ({ ...made, kind: minimumOf } as const) : made
        const before = drafts.at(-1)
        if (role === 'first' && before !== undefined) [before.how, before.follows] = ['consecutive', one]
        if (role === 'reduced') reduced.add(one)
        if (kinds.length > 1) say('kind', at)
        if (role === 'minimumOpen' && has(row, ',')) say('minimum_term', at)
        drafts.push(one)
      } else if (role === 'total') {
        totals.push(item)
        if (isOfMany(pieces, row)) say('length', at)
      } else if (role === 'other') others.push(at)
      else if (role === 'same' && length !== null && !isSame(length, inRow(row, 'term')?.length ?? noLength))
        say('number', at)
      // Which kind it is, is asked of the sentence: there the answer finds it.
      const asked = /^(?:particular|contempt)$/.test(role ?? '')
        ? (inRow(row, 'term') ?? inRow(row, 'years'))
        : item
      if (ask !== undefined && !(isOfLife && role === 'minimumAlone')) say(ask, asked?.at ?? at, about)
    }
    drafts = partOf(row, drafts, say)
    const times = inRow(row, 'times')
    eachCount(pieces, row, drafts)
    const its = drafts.at(-1)
    const count = numberOf(spans, times)
    if (times === undefined || its === undefined) continue
    if (!Number.isInteger(count) || count < 1 || count > mostSentences) say('number', times.at)
    else for (let n = 1; n < count; n++) drafts.push({ ...its })
  }
  // "30 months for robbery. x2, both concurrent".
  for (const at of pieces.at('copies')) {
    const [its, ...more] = drafts
    const count = spans[at]?.value ?? 0
    if (its === undefined || more.length > 0 || count > mostSentences) say('number', at)
    else for (let n = 1; n < count; n++) drafts.push({ ...its })
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
  const told = drafts.filter((one) => !(reduced.has(one) && isAgain(one)))
  return { drafts: oneLife(told, say), totals, others }
}

/** "Three men have been jailed for a total of 21 years": what all of them have to serve. */
function isOfMany({ spans, told, toldAt }: Pieces, [first]: RowItems): boolean {
  const here = first?.at ?? 0
  const verb = spans[here]?.cats[0] === 'SENT' ? here : here - 1
  return (
    spans[verb]?.cats[0] === 'SENT' &&
    /^(?:were|have)\b/i.test(spans[verb]?.text ?? '') &&
    !/^(?:you|i)$/i.test(told[toldAt(verb) - 1]?.text ?? '')
  )
}

/** Days that the court added, where that was answered. */
function byCourt({ given, spans }: Pieces, row: RowItems, item: Item): Draft | null {
  const { from, value = 0 } = spans[item.at] as WordSpan
  if (!/^added/.test(item.role ?? '') || given('added', from) !== 'court') return null
  const length = item.length ?? { ...noLength, days: value }
  return { ...draftOf(row, { ...item, length }, [], spans), how: 'consecutive' }
}

const inRow = (row: RowItems, role: string): Item | undefined => row.find((item) => item.role === role)
const has = (row: RowItems, ...cats: readonly string[]): boolean =>
  row.some(({ cat, role }) => cats.includes(cat) && role === null)
const numberOf = (spans: readonly WordSpan[], item: Item | undefined): number =>
  spans[item?.at ?? -1]?.value ?? 0

/** "12 months on counts 1 to 3, concurrent": a sentence for each of them. */
function eachCount(pieces: Pieces, row: RowItems, drafts: Draft[]): void {
  const { spans, cat } = pieces
  const its = drafts.at(-1)
  const label = inRow(row, 'label')
  const isIts = row.some(({ at }) => at === its?.at) && inRow(row, 'times') === undefined
  const counts =
    label === undefined ? (isIts ? countsBefore(pieces, row) : []) : (spans[label.at]?.counts ?? [])
  const isRun = (one: Category): boolean => /^(?:CON[CS]|ALLC?)$/.test(one)
  const isEach =
    row.some((item) => isRun(cat(item.at))) ||
    [0, 1, 2].some((n) => isRun(cat((row.at(-1)?.next ?? 0) + n))) ||
    [1, 2].some((n) => isRun(cat((row[0]?.at ?? 0) - n)))
  if (its === undefined || !isEach || counts.length < 2) return
  drafts.splice(-1, 1, ...counts.map((count) => ({ ...its, counts: [count] })))
}

/** "He admitted two counts of robbery. 5 years on each count, concurrent": as many as were told before it, where they are told once. */
function countsBefore({ spans, cat }: Pieces, row: RowItems): readonly number[] {
  const [from, to] = [row[0]?.at ?? 0, row.at(-1)?.next ?? 0]
  const isEach = [0, 1, 2].some((n) =>
    /^(?:each|both)\b.*(?:count|charge|offence)|^each$/i.test(spans[to - 1 + n]?.text ?? ''),
  )
  if (!isEach) return []
  const told = [...spans.keys()].filter((i) => /^(?:XC|X|Q)$/.test(spans[i]?.cats.at(-1) ?? ''))
  const [only = -1, ...more] = told
  const isOther = spans.some((_, i) => cat(i) === 'N' || (cat(i) === 'L' && (i < from || i >= to)))
  if (isOther || more.length > 0 || only > from) return []
  return spans[only]?.counts ?? Array.from({ length: spans[only]?.value ?? 0 }, (_, n) => n + 1)
}

/** The kinds that the words of a row name. */
function kindsIn(row: RowItems): readonly KindRead[] {
  const kinds = new Set(
    row.flatMap(({ cat, role }) => (role === null || /Alone/.test(role) ? (kindCats[cat] ?? []) : [])),
  )
  if (kinds.has('sopc')) kinds.delete('extended')
  if (kinds.has('ipp')) kinds.delete('life')
  if (kinds.has('supervision_default')) kinds.delete('default')
  return [...kinds]
}

/** The sentence that an item of a row makes. */
function draftOf(row: RowItems, item: Item, kinds: readonly KindRead[], spans: readonly WordSpan[]): Draft {
  const { role, at } = item
  const kind = kindOfRole[role ?? ''] ?? kinds[0] ?? 'standard'
  const one = newDraft(row, at, lengthOf(row, item, spans), kind)
  const years = inRow(row, 'extensionYears')
  one.extension =
    inRow(row, 'extension')?.length ?? (years === undefined ? null : inYears(numberOf(spans, years)))
  if (one.extension !== null && kind === 'standard') one.kind = 'extended'
  one.suspendedFor = inRow(row, 'suspendedFor')?.length ?? null
  one.activated = kind === 'suspended' && has(row, 'ACT', 'BRC')
  one.counts = spans[inRow(row, 'label')?.at ?? -1]?.counts ?? []
  return one
}

function lengthOf(row: RowItems, { at, role, length }: Item, spans: readonly WordSpan[]): SaidLength | null {
  if (/Ask$|extendedAll/.test(role ?? '')) return null
  if (role === 'lives') return inRow(row, 'minimum')?.length ?? null
  if (/ears$/.test(role ?? '')) return inYears(spans[at]?.value ?? 0)
  if (role !== 'part' && role !== 'share') return length
  const whole = (inRow(row, 'total') ?? inRow(row, 'aside') ?? inRow(row, 'term'))?.length
  const unit = units.find((name) => (whole?.[name] ?? 0) > 0) ?? 'months'
  return { ...noLength, [unit]: spans[at]?.value }
}

/** "3 years 10 months, of which 10 months is …": the rest is a sentence, too. */
function partOf(row: RowItems, drafts: Draft[], say: Say): Draft[] {
  const [whole, part] = [inRow(row, 'total'), drafts[0]]
  const isPart = drafts.length === 1 && part?.first === row[0]?.at && row.some(({ cat }) => cat === 'OFW')
  if (!whole?.length || !part?.length || !isPart) return drafts
  const rest = minus(whole.length, part.length)
  if (rest === null || isSame(rest, noLength)) {
    say('total', part.at)
    return drafts
  }
  part.how = 'consecutive'
  return [newDraft(row, whole.at, rest, 'standard'), part]
}

/** A life sentence that is named again without its term is the one before. */
function oneLife(all: readonly Draft[], say: Say): readonly Draft[] {
  const isLife = ({ kind }: Draft): boolean => /^(?:life|ipp|whole_life)$/.test(kind)
  const isOpen = (one: Draft): boolean => isLife(one) && one.kind !== 'whole_life' && one.length === null
  const isTold = all.some((one) => isLife(one) && !isOpen(one))
  const kept = all.filter((one, i) => !(isOpen(one) && (isTold || all.findIndex(isOpen) < i)))
  for (const one of kept) if (isOpen(one)) say('minimum_term', one.at)
  return kept
}

const weights: Readonly<Record<string, number>> = {
  '.': 4,
  Q: 3,
  FOLBY: 2.5,
  ',': 2,
  BUT: 2,
  '(': 1.2,
  '-': 1.2,
  AND: 1,
  PLUS: 1,
}

/** Where the words of a sentence begin, and the place behind them. */
export type Segment = readonly [from: number, to: number]

/** Where the words of each sentence begin and end: between two lengths the strongest sign cuts. */
export function segmentsOf(spans: readonly WordSpan[], drafts: readonly Draft[]): readonly Segment[] {
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
  return drafts.map(({ at }) => ends.get(at) as Segment)
}
