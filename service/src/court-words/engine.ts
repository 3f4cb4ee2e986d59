import { constructions } from './constructions.ts'
import { isRest, isSame, noLength, plus, roughly, type SaidLength } from './length.ts'
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

interface Node {
  readonly next: Map<string, Node>
  /** Where a row ends here: its cost, and the roles of what it passed. */
  readonly ends: { readonly cost: number; readonly roles: readonly (string | null)[] }[]
}

const light = /^(?:[,(-]|AND|WITH|PLUS)$/
const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0)
const newNode = (): Node => ({ next: new Map(), ends: [] })

const elementOf = (text: string): Element => {
  const [cats = '', role = null] = text === '~' ? ['~?'] : text.split('=')
  const mayLack = cats.endsWith('?')
  return { cats: (mayLack ? cats.slice(0, -1) : cats).split('|'), mayLack, role }
}

/** The rows as one tree of categories. */
const rows: Node = (() => {
  const top = newNode()
  const grow = (
    node: Node,
    rest: readonly Element[],
    cost: number,
    roles: readonly (string | null)[],
  ): void => {
    const [first, ...more] = rest
    if (first === undefined) {
      if (roles.length > 0) node.ends.push({ cost, roles })
      return
    }
    if (first.mayLack) grow(node, more, cost, roles)
    for (const cat of first.cats) {
      const child = node.next.get(cat) ?? newNode()
      node.next.set(cat, child)
      grow(child, more, cost, [...roles, first.role])
    }
  }
  for (const line of constructions.split(';')) {
    const [cost, ...elements] = line.trim().split(' ')
    grow(top, elements.map(elementOf), Number(cost), [])
  }
  return top
})()

interface Joined {
  readonly length: SaidLength
  readonly next: number
  readonly cost: number
}

const isYears = ({ months, weeks, days }: SaidLength): boolean => months + weeks + days === 0
const isDays = ({ years, months }: SaidLength): boolean => years + months === 0

const isRun = (cat: string): boolean => /^CON(?:S|C|ST)$/.test(cat)

/** The lengths that may begin at a place: one part to four, the larger unit first, and what it costs to join them. */
function joinsAt(spans: readonly WordSpan[], at: number): readonly Joined[] {
  const first = spans[at]?.length
  if (!first) return []
  const all: Joined[] = [{ length: first, next: at + 1, cost: 0 }]
  for (let last = all[0] as Joined; all.length < 4; ) {
    const sign = spans[last.next]?.cats[0]
    const isSign = sign === 'AND' || sign === ','
    const next = last.next + (isSign ? 1 : 0)
    const part = spans[next]?.length
    if (!part || !isRest(last.length, part) || spans[next]?.isApart) break
    const after = spans[next + 1]?.cats[0] ?? '.'
    const cost =
      last.cost +
      (sign === 'AND' ? 0.1 : sign === ',' ? (/^(?:[.(-]|O|CUST)$/.test(after) ? 0.5 : 2) : 0) +
      (isYears(last.length) && isDays(part) ? 0.9 : 0) +
      (isSign && isRun(after) ? 2 : 0) +
      (isSign && after === ',' && isRun(spans[next + 2]?.cats[0] ?? '') ? 1.4 : 0)
    last = { length: plus(last.length, part), next: next + 1, cost }
    all.push(last)
  }
  return all
}

/** A way through the text from a place to its end. */
interface Path {
  readonly cost: number
  readonly items: readonly Item[]
  readonly rest: Path | null
  /** What it makes of the figures, as a number: two ways that make the same are one. */
  readonly sign: number
  readonly flags: number
}

const wantsFigure = /^(?:REMF?|LESS|SRV|TAGD?|SUSF|XLIC|EXT|MIN|CONST|REDTO|TOT|OFW)$/
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

const plain = /^(?:H|NAME|[UZMOQ,.(-]|AND|WITH|PLUS|BUT)$/

/** What it costs to leave a span without a row. */
function aloneCost({ cats: [cat = ''] }: WordSpan): number {
  if (cat === 'L') return 6
  if (cat === 'D' || cat === 'N' || cat === 'R') return 5
  if (cat === 'E' || cat === 'X') return 4
  if (plain.test(cat)) return 0
  if (wantsFigure.test(cat)) return 3
  if (/^(?:LIFE|WL|IPP|ACT)$/.test(cat)) return 1
  return kindCats[cat] === undefined ? 0.25 : 0.6
}

const sentenceRoles =
  /^(?:term|first|total|share|reduced|minimum|years|extendedAll|unpaid|unit|life|whole|ipp|lives|same)/
const creditRoles = /^(?:remand|curfew|tag)/
const flagsOf = (role: string): number =>
  (sentenceRoles.test(role) ? 1 : 0) | (creditRoles.test(role) ? 2 : 0)

const figure = /^[LNDERX]$/
const signOf = (sign: number, { at, role, cat, next }: Item): number => {
  if (!figure.test(cat) && kindCats[cat] === undefined) return sign
  let made = (sign * 31 + at * 7 + next) | 0
  for (let i = 0; i < (role ?? '').length; i++) made = (made * 33 + (role ?? '').charCodeAt(i)) | 0
  return made
}

/** The two cheapest ways that make different things of the figures, of those with a sentence or without, with time before it or
 *  without. */
function keep(all: readonly Path[]): readonly Path[] {
  const best: (Path | undefined)[] = []
  const next: (Path | undefined)[] = []
  for (const path of all) {
    const { flags, cost, sign } = path
    const first = best[flags]
    if (first === undefined || cost < first.cost) {
      if (first !== undefined && first.sign !== sign) next[flags] = first
      best[flags] = path
    } else if (sign !== first.sign && cost < (next[flags]?.cost ?? Number.POSITIVE_INFINITY))
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
  const same = of('same')
  if (same !== null && term !== null && !isSame(same, term)) return null
  if (served !== null && !servedParts.some(([n, of]) => of * size(served) === n * size(term))) return null
  const shares = items.flatMap(({ role, at }) => (role === 'share' ? [spans[at]?.value ?? 0] : []))
  const [whole, ...more] = Object.values(total ?? noLength).filter((n) => n > 0)
  if (shares.length > 0 && more.length > 0) return null
  if (shares.length > 0 && sum(shares) !== whole && Math.max(...shares) !== whole) return null
  const isParted = items.some(({ cat, role }) => cat === 'LIC' && role === 'particular')
  const years = sum(
    items.flatMap(({ role, at }) => (/ears$/.test(role ?? '') ? [spans[at]?.value ?? 0] : [])),
  )
  const parts = size(term) + size(of('extension')) + roughly({ ...noLength, years })
  if (isParted && total !== null && parts !== size(total)) return null
  // So long is hardly a time on remand.
  return (of('remand')?.years ?? 0) > 0 ? 2 : 0
}

/** Pass C: the cheapest cover of the text by rows. Null with its rival where two covers cost about the same. */
export function covered(spans: readonly WordSpan[]): {
  readonly matches: readonly (readonly Item[])[]
  /** Where the next best way makes something else of a figure, and costs hardly more. */
  readonly rivalAt: number | null
} {
  const ways: (readonly Path[])[] = []
  const joins: (readonly Joined[])[] = []
  ways[spans.length] = [{ cost: 0, items: none, rest: null, sign: 1, flags: 0 }]
  for (let at = spans.length - 1; at >= 0; at--) {
    const span = spans[at] as WordSpan
    const found: Path[] = []
    const alone = aloneCost(span)
    for (const rest of ways[at + 1] ?? [])
      found.push({ cost: rest.cost + alone, items: none, rest, sign: rest.sign, flags: rest.flags })
    const items: Item[] = []
    const walk = (node: Node, here: number, cost: number): void => {
      for (const end of node.ends) {
        const made = items.map((item, i) => ({ ...item, role: end.roles[i] ?? null }))
        const more = proofCost(made, spans)
        if (more === null) continue
        let flags = 0
        for (const { role } of made) flags |= role === null ? 0 : flagsOf(role)
        for (const rest of ways[here] ?? [])
          found.push({
            cost: rest.cost + cost + end.cost + more,
            items: made,
            rest,
            sign: made.reduceRight(signOf, rest.sign),
            flags: rest.flags | flags,
          })
      }
      const next = spans[here]
      if (next === undefined || items.length > 12) return
      for (const cat of next.cats) {
        const child = node.next.get(cat)
        if (child !== undefined)
          for (const { length, next: end, cost: more } of joins[here] ?? [
            { length: null, next: here + 1, cost: 0 },
          ]) {
            items.push({ at: here, cat, role: null, length, next: end })
            walk(child, end, cost + more)
            items.pop()
          }
        const over = light.test(cat) ? node.next.get('~') : undefined
        if (over === undefined) continue
        items.push({ at: here, cat, role: null, length: null, next: here + 1 })
        walk(over, here + 1, cost + 0.4)
        items.pop()
      }
    }
    if (span.length) joins[at] = joinsAt(spans, at)
    walk(rows, at, 0)
    ways[at] = keep(found)
  }
  const done = (ways[0] ?? [])
    .map((path) => ({ path, cost: path.cost + (path.flags === 2 ? 3 : 0) }))
    .toSorted((a, b) => a.cost - b.cost)
  const best = done[0] as { path: Path; cost: number }
  const rival = done.find(({ path, cost }) => path.sign !== best.path.sign && cost - best.cost < 0.2)
  const matches: (readonly Item[])[] = []
  for (let path: Path | null = best.path; path !== null; path = path.rest)
    if (path.items.length > 0) matches.push(path.items)
  return { matches, rivalAt: rival === undefined ? null : differAt(best.path, rival.path) }
}

/** The first figure of which two ways make different things. */
function differAt(a: Path, b: Path): number {
  const made = (path: Path): Map<number, string> => {
    const all = new Map<number, string>()
    for (let here: Path | null = path; here !== null; here = here.rest)
      for (const { at, role, next, cat } of here.items)
        if (figure.test(cat) || kindCats[cat] !== undefined) all.set(at, `${role} ${next}`)
    return all
  }
  const [one, two] = [made(a), made(b)]
  const at = [...one.keys(), ...two.keys()].filter((key) => one.get(key) !== two.get(key))
  return Math.min(...at)
}
