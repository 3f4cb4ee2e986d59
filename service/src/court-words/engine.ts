import { figures, lightSigns, plainCats, wantingFigure } from './categories.ts'
import { constructions, parts } from './constructions.ts'
import { daysOf, isRest, isSame, noLength, plus, roughly, type SaidLength } from './length.ts'
import type { KindRead } from './reading.ts'
import type { WordSpan } from './spans.ts'

/** What a row makes of a span: its role, or none where the row only explains it. */
export interface Item {
  readonly at: number
  readonly cat: string
  readonly role: string | null
  /** The parts of a length, joined. */
  readonly length: SaidLength | null
  /** The place behind it. */
  readonly next: number
}

interface Element {
  readonly cats: readonly string[]
  readonly mayLack: boolean
  readonly role: string | null
}

/** A row from a place on: its parts that are still to come, and the roles of those that it has passed. */
interface RowRest {
  readonly parts: readonly Element[]
  readonly cost: number
  readonly roles: readonly (string | null)[]
}

interface Node {
  /** The rows that come through here, until a text does. */
  coming: RowRest[]
  readonly next: Map<string, Node>
  /** Where a row ends here: its cost, and the roles of what it passed. */
  readonly ends: Pick<RowRest, 'cost' | 'roles'>[]
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0)

const elementOf = (text: string): Element => {
  const [cats = '', role = null] = text === '~' ? ['~?'] : text.split('=')
  const mayLack = cats.endsWith('?')
  return { cats: (mayLack ? cats.slice(0, -1) : cats).split('|'), mayLack, role }
}

/** A row for each form that its parts may have. */
function formsOf(row: string): readonly string[] {
  const [part = '', name = ''] = /\{(\w+)\}/.exec(row) ?? []
  return part === ''
    ? [row]
    : (parts[name] ?? '').split(' / ').flatMap((form) => formsOf(row.replace(part, form)))
}

/** The rows as one tree of categories. It grows where texts come to: all of it is a fifth of what the page takes to begin. */
const rows: Node = {
  coming: constructions.split(';').flatMap((row) =>
    formsOf(row).map((form) => {
      const [cost, ...parts] = form.trim().split(' ')
      return { parts: parts.map(elementOf), cost: Number(cost), roles: [] }
    }),
  ),
  next: new Map(),
  ends: [],
}

function grow(node: Node): void {
  const { coming, next, ends } = node
  node.coming = []
  const pass = ({ parts: [first, ...parts], cost, roles }: RowRest): void => {
    if (first === undefined) {
      if (roles.length > 0) ends.push({ cost, roles })
      return
    }
    if (first.mayLack) pass({ parts, cost, roles })
    for (const cat of first.cats) {
      const child: Node = next.get(cat) ?? { coming: [], next: new Map(), ends: [] }
      next.set(cat, child)
      child.coming.push({ parts, cost, roles: [...roles, first.role] })
    }
  }
  coming.forEach(pass)
}

interface Joint {
  readonly length: SaidLength
  readonly next: number
  readonly cost: number
}

const isYears = ({ months, weeks, days }: SaidLength): boolean => months + weeks + days === 0
const isDays = ({ years, months }: SaidLength): boolean => years + months === 0

const isRun = (cat: string): boolean => /^CON(?:S|C|ST)$/.test(cat)

/** "Five years, two months and three weeks": the last of several parts stands behind "and". */
const isListed = (spans: readonly WordSpan[], at: number): boolean =>
  spans[at + 1]?.cats[0] === 'AND' && isRest(spans[at]?.length ?? noLength, spans[at + 2]?.length ?? noLength)

/** The lengths that may begin at a place: one part to four, the larger unit first, and what it costs to join them. */
function joinsAt(spans: readonly WordSpan[], at: number): readonly Joint[] {
  const first = spans[at]?.length
  if (!first) return []
  const all: Joint[] = [{ length: first, next: at + 1, cost: 0 }]
  for (let last = all[0] as Joint; all.length < 4; ) {
    const sign = spans[last.next]?.cats[0]
    const isSign = sign === 'AND' || sign === ','
    const next = last.next + (isSign ? 1 : 0)
    const part = spans[next]?.length
    if (!part || !isRest(last.length, part) || spans[next]?.isApart) break
    const after = spans[next + 1]?.cats[0] ?? '.'
    const cost =
      last.cost +
      (sign === 'AND'
        ? 0.1
        : sign === ','
          ? /^(?:[.(-]|O|CUST)$/.test(after) || isListed(spans, next)
            ? 0.5
            : 2
          : 0) +
      (isYears(last.length) && isDays(part) ? 0.9 : 0) +
      (isSign && isRun(after) ? 2 : 0) +
      (isSign && after === ',' && isRun(spans[next + 2]?.cats[0] ?? '') ? 1.4 : 0)
    last = { length: plus(last.length, part), next: next + 1, cost }
    all.push(last)
  }
  return all
}

/** What a way makes of the figures and the kinds, in their order. Ways share their ends. */
interface ItemList {
  readonly item: Item
  readonly rest: ItemList | null
}

/** Two ways that make the same are one. */
function isSameMade(a: ItemList | null, b: ItemList | null): boolean {
  let [one, two] = [a, b]
  while (one !== two) {
    if (one === null || two === null || !isSameItem(one.item, two.item)) return false
    ;[one, two] = [one.rest, two.rest]
  }
  return true
}
const isSameItem = (a: Item, b: Item): boolean => a.at === b.at && a.next === b.next && a.role === b.role

/** A way through the text from a place to its end. */
interface Path {
  readonly cost: number
  readonly items: readonly Item[]
  readonly rest: Path | null
  readonly made: ItemList | null
  readonly flags: number
}

/** A table of values with the categories that have each. */
export const byCategory = <V extends string>(table: string): Readonly<Record<string, V>> =>
  Object.fromEntries(
    table.split(';').flatMap((row) => {
      const [value = '', cats = ''] = row.split(':')
      return (cats.match(/\S+/g) ?? []).map((cat) => [cat, value.trim() as V])
    }),
  )
export const kindCats =
  byCategory<KindRead>(`suspended: SUS SUSF; extended: EXT XLIC; life: LIFE; ipp: IPP; whole_life: WL;
  sopc: SOPC;
  dto: DTO; section_250: S250; contempt: CTM INJ; default: DEF DEFIF DEFW; supervision_default: SUPD; terrorism: TERR`)

/** What it costs to leave a span without a row. */
function aloneCost({ cats: [cat = 'H'] }: WordSpan): number {
  if (cat === 'L') return 6
  if (cat === 'D' || cat === 'N' || cat === 'R') return 5
  if (cat === 'E' || cat === 'X') return 4
  if (plainCats.has(cat)) return 0
  if (wantingFigure.has(cat)) return 3
  if (/^(?:LIFE|WL|IPP|ACT)$/.test(cat)) return 1
  return kindCats[cat] === undefined ? 0.25 : 0.6
}

const sentenceRoles =
  /^(?:term|first|total|share|reduced|minimum|years|extendedAll|unpaid|unit|life|whole|ipp|lives|same)/
const creditRoles = /^(?:remand|curfew|tag)/
const flagsOf = (role: string): number =>
  (sentenceRoles.test(role) ? 1 : 0) | (creditRoles.test(role) ? 2 : 0)

const madeOf = (rest: ItemList | null, item: Item): ItemList | null =>
  figures.has(item.cat) || kindCats[item.cat] !== undefined ? { item, rest } : rest

/** The two cheapest ways that make different things of the figures, of those with a sentence or without, with time before it or
 *  without. */
function keep(all: readonly Path[]): readonly Path[] {
  const best: (Path | undefined)[] = []
  const next: (Path | undefined)[] = []
  for (const path of all) {
    const { flags, cost, made } = path
    const first = best[flags]
    if (first === undefined || cost < first.cost) {
      if (first !== undefined && !isSameMade(first.made, made)) next[flags] = first
      best[flags] = path
    } else if (cost < (next[flags]?.cost ?? Number.POSITIVE_INFINITY) && !isSameMade(made, first.made))
      next[flags] = path
  }
  return [...best, ...next].filter((path) => path !== undefined)
}

const none: readonly Item[] = []
/** The parts of a sentence that are served before release: two fifths, half, two thirds, a third. */
const servedParts = [
  [2, 5],
  [1, 2],
  [2, 3],
  [1, 3],
] as const

/** What a row costs more for what it says of its lengths; null where they prove that it says something else. */
function proofCost(items: readonly Item[], spans: readonly WordSpan[]): number | null {
  const of = (name: string): SaidLength | null => items.find(({ role }) => role === name)?.length ?? null
  const size = (length: SaidLength | null): number => (length === null ? 0 : roughly(length))
  const [term, total, served] = [of('term'), of('total'), of('served')]
  // Nobody is called back for years.
  if ((of('recallDays')?.years ?? 0) > 0) return null
  const same = of('same')
  if (same !== null && term !== null && !isSame(same, term)) return null
  if (served !== null && !servedParts.some(([n, of]) => of * size(served) === n * size(term))) return null
  // "Served 9 months of a 3 year sentence".
  const part = of('unsure')
  if (part !== null && term !== null && size(part) >= size(term)) return null
  // "A consecutive sentence of 2 years and 6 months" is one.
  const isSingular = items.some(({ cat, at }) => cat === 'SENT' && !/s(?: of)?$/i.test(spans[at]?.text ?? ''))
  if (isSingular && items.filter(({ role }) => role === 'term').length > 1) return null
  // "I do not know how long he was on remand" denies nothing.
  if (items.some(({ cat, at }) => cat === 'NOT' && /know$/i.test(spans[at]?.text ?? ''))) return null
  if (isNextVerb(items, spans)) return null
  // "8 months for theft, suspended sentence of 4 months activated": a noun has its own length.
  if (items.some(({ role, at }) => role === 'suspendedFor' && /\bof$/i.test(spans[at - 1]?.text ?? '')))
    return null
  // "In total 6 years: 5 years for …": what is behind a colon is no end of a range.
  if (
    items.some(({ cat, at }) => cat === '-' && spans[at]?.text === ':') &&
    items.some(({ role }) => role === 'vague')
  )
    return null
  // "88 days on the tag, 44 days off".
  const daysIn = (name: string): number | undefined => {
    const length = of(name)
    return length === null ? spans[items.find(({ role }) => role === name)?.at ?? -1]?.value : daysOf(length)
  }
  const tagged = daysIn('onTag')
  if (tagged !== undefined && daysIn('tagDays') !== Math.ceil(tagged / 2)) return null
  const shares = items.flatMap(({ role, at }) => (role === 'share' ? [spans[at]?.value ?? 0] : []))
  const [whole = 0, ...more] = Object.values(total ?? of('aside') ?? term ?? noLength).filter((n) => n > 0)
  if (shares.length > 0 && more.length > 0) return null
  if (total !== null && shares.length > 0 && sum(shares) !== whole && Math.max(...shares) !== whole)
    return null
  // "Started at 6 years, came down to 4".
  if (total === null && term === null && shares.length > 0 && sum(shares) >= whole) return null
  const summed = items.find(({ role }) => role === 'sum')
  if (summed !== undefined && sum([whole, ...shares]) !== spans[summed.at]?.value) return null
  const isParted = items.some(({ cat, role }) => cat === 'LIC' && role === 'particular')
  const years = sum(
    items.flatMap(({ role, at }) => (/ears$/.test(role ?? '') ? [spans[at]?.value ?? 0] : [])),
  )
  const terms = sum(items.map(({ role, length }) => (role === 'term' ? size(length) : 0)))
  const parts = terms + size(of('extension')) + roughly({ ...noLength, years })
  // "Ten years, with seven in custody and three on extended licence": where no word calls it the whole, its parts prove it.
  const isCalled = items.some(({ cat }) => /^(?:EXT|SOPC|TOT|OFW)$/.test(cat))
  if ((isParted || (term !== null && !isCalled)) && total !== null && parts !== size(total)) return null
  // "42 months in custody and 4 on licence": so many of what, is not said.
  if (years > 0 && term !== null && term.years === 0) return null
  // So long is hardly a time on remand.
  const { years: long } = of('remand') ?? noLength
  return long > 1 ? 2 : long > 0 ? 0.3 : 0
}

/** "18 months, his girlfriend got a suspended one": a verb behind the length begins another sentence. */
const isNextVerb = (items: readonly Item[], spans: readonly WordSpan[]): boolean =>
  items.some(
    ({ cat, at }, i) =>
      cat === 'SENT' &&
      items[i - 1]?.role === 'term' &&
      /^SUSF?$/.test(items[i + 1]?.cat ?? '') &&
      /^(?:got|gets?|gave|received?s?|has|was)\b/i.test(spans[at]?.text ?? ''),
  )

type Ways = readonly (readonly Path[])[]
type Joins = readonly (readonly Joint[])[]

/** Every way on from a place: its span alone, or a row that begins there, each with the ways that were kept behind it. */
function waysFrom(at: number, spans: readonly WordSpan[], ways: Ways, joins: Joins): readonly Path[] {
  const alone = aloneCost(spans[at] as WordSpan)
  const found: Path[] = (ways[at + 1] ?? []).map((rest) => ({
    cost: rest.cost + alone,
    items: none,
    rest,
    made: rest.made,
    flags: rest.flags,
  }))
  const items: Item[] = []
  const step = (item: Item, node: Node, cost: number): void => {
    items.push(item)
    walk(node, item.next, cost)
    items.pop()
  }
  const end = (here: number, cost: number, roles: readonly (string | null)[]): void => {
    const made = items.map((item, i) => ({ ...item, role: roles[i] ?? null }))
    const more = proofCost(made, spans)
    if (more === null) return
    let flags = 0
    for (const { role } of made) flags |= role === null ? 0 : flagsOf(role)
    for (const rest of ways[here] ?? [])
      found.push({
        cost: rest.cost + cost + more,
        items: made,
        rest,
        made: made.reduceRight(madeOf, rest.made),
        flags: rest.flags | flags,
      })
  }
  const walk = (node: Node, here: number, cost: number): void => {
    if (node.coming.length > 0) grow(node)
    for (const { cost: own, roles } of node.ends) end(here, cost + own, roles)
    const next = spans[here]
    if (next === undefined || items.length > 12) return
    for (const cat of next.cats) {
      const child = node.next.get(cat)
      if (child !== undefined)
        for (const { length, next: behind, cost: more } of joins[here] ?? [
          { length: null, next: here + 1, cost: 0 },
        ])
          step({ at: here, cat, role: null, length, next: behind }, child, cost + more)
      const over = lightSigns.has(cat) ? node.next.get('~') : undefined
      if (over !== undefined)
        step({ at: here, cat, role: null, length: null, next: here + 1 }, over, cost + 0.4)
    }
  }
  walk(rows, at, 0)
  return found
}

/** The cheapest cover of the text by rows, from its end to its beginning. */
export function covered(spans: readonly WordSpan[]): {
  readonly matches: readonly (readonly Item[])[]
  /** Where the next best way makes something else of a figure, and costs hardly more. */
  readonly rivalAt: number | null
} {
  const ways: (readonly Path[])[] = []
  const joins: (readonly Joint[])[] = []
  ways[spans.length] = [{ cost: 0, items: none, rest: null, made: null, flags: 0 }]
  for (let at = spans.length - 1; at >= 0; at--) {
    if (spans[at]?.length) joins[at] = joinsAt(spans, at)
    ways[at] = keep(waysFrom(at, spans, ways, joins))
  }
  const done = (ways[0] ?? [])
    .map((path) => ({ path, cost: path.cost + (path.flags === 2 ? 3 : 0) }))
    .toSorted((a, b) => a.cost - b.cost)
  const best = done[0] as { path: Path; cost: number }
  const rival = done.find(
    ({ path, cost }) => cost - best.cost < 0.2 && !isSameMade(path.made, best.path.made),
  )
  const matches: (readonly Item[])[] = []
  for (let path: Path | null = best.path; path !== null; path = path.rest)
    if (path.items.length > 0) matches.push(path.items)
  return { matches, rivalAt: rival === undefined ? null : differAt(best.path.made, rival.path.made) }
}

/** The first figure of which two ways make different things. */
function differAt(a: ItemList | null, b: ItemList | null): number {
  const itemsOf = (made: ItemList | null): readonly Item[] => {
    const all: Item[] = []
    for (let here = made; here !== null; here = here.rest) all.push(here.item)
    return all
  }
  const [one, two] = [itemsOf(a), itemsOf(b)]
  const lacks = (all: readonly Item[], item: Item): boolean => !all.some((other) => isSameItem(item, other))
  return Math.min(
    ...[...one.filter((item) => lacks(two, item)), ...two.filter((item) => lacks(one, item))].map(
      ({ at }) => at,
    ),
  )
}
