import { type Category, figures } from './categories.ts'
import { covered, type Item } from './engine.ts'
import type { SpokenWords } from './said.ts'
import { isDeciding, type WordSpan } from './spans.ts'

export type RowItems = readonly Item[]

/** The spans that decide, and what the rows of constructions.ts make of each. A place is that among them. */
export interface Pieces extends SpokenWords {
  readonly spans: readonly WordSpan[]
  readonly rows: readonly RowItems[]
  /** Where the next best reading makes something else of a figure. */
  readonly rivalAt: number | null
  /** What a place is; a stop beyond the ends. */
  readonly cat: (at: number) => Category
  /** What it became; undefined where no row takes it. */
  readonly roleOf: (at: number) => string | undefined
  readonly rowOf: (at: number) => RowItems | undefined
  /** What its row made of it, where a piece begins: a length has all its parts. */
  readonly itemAt: (at: number) => Item | undefined
  /** The number of its clause. */
  readonly clauseOf: (at: number) => number | undefined
  /** Where it stands among all that was told. */
  readonly toldAt: (at: number) => number
  /** The places that became one of these. */
  readonly at: (...roles: readonly string[]) => readonly number[]
  /** Whether one of these stands in the text and was not set aside. */
  readonly isSaid: (...cats: readonly Category[]) => boolean
}

/** Pass C: the cheapest cover of the spans by rows. */
export function piecesIn(said: SpokenWords): Pieces {
  const spans = said.told.filter(isDeciding)
  const { matches: rows, rivalAt } = covered(spans)
  const roles = new Map<number, string>()
  const rowAt = new Map<number, RowItems>()
  for (const row of rows)
    for (const item of row)
      for (let at = item.at; at < item.next; at++) {
        roles.set(at, item.role ?? 'used')
        rowAt.set(at, row)
      }
  const places = new Map(said.told.map((span, i) => [span, i]))
  const clauses = clausesOf(spans)
  const rowOf = (at: number): RowItems | undefined => rowAt.get(at)
  return withRoles(
    {
      ...said,
      spans,
      rows,
      rivalAt,
      rowOf,
      cat: (at) => catOf(spans, at),
      itemAt: (at) => rowOf(at)?.find((item) => item.at === at),
      clauseOf: (at) => clauses[at],
      toldAt: (at) => places.get(spans[at] as WordSpan) as number,
    },
    roles,
  )
}

function withRoles(
  pieces: Omit<Pieces, 'roleOf' | 'at' | 'isSaid'>,
  roles: ReadonlyMap<number, string>,
): Pieces {
  const { spans, cat } = pieces
  const roleOf = (at: number): string | undefined => roles.get(at)
  const places = [...spans.keys()]
  return {
    ...pieces,
    roleOf,
    at: (...some) => places.filter((i) => some.includes(roleOf(i) ?? '')),
    isSaid: (...cats) => places.some((i) => cats.includes(cat(i)) && roleOf(i) !== 'aside'),
  }
}

/** The pieces, with those of some roles set aside, and some places. */
export function setAside(pieces: Pieces, some: readonly string[], more: readonly number[]): Pieces {
  const places = [...pieces.at(...some), ...more]
  if (places.length === 0) return pieces
  const roles = pieces.spans.flatMap((_, i) => {
    const role = places.includes(i) ? 'aside' : pieces.roleOf(i)
    return role === undefined ? [] : [[i, role] as const]
  })
  const asAside = (item: Item): Item => (places.includes(item.at) ? { ...item, role: 'aside' } : item)
  return withRoles({ ...pieces, rows: pieces.rows.map((row) => row.map(asAside)) }, new Map(roles))
}

const catOf = (spans: readonly WordSpan[], at: number): Category => spans[at]?.cats[0] ?? '.'

/** The clause of each span: signs, and words that begin one, cut. */
function clausesOf(spans: readonly WordSpan[]): readonly number[] {
  const cat = (at: number): Category => catOf(spans, at)
  let now = 0
  return spans.map(({ text }, i) => {
    const is = cat(i)
    const isVerb = is === 'SENT' && cat(i - 1) !== 'NOT' && /^(?:has|have|was|were|is)\b/i.test(text)
    if (/^[.,(]$/.test(is) || isVerb || (is === 'BUT' && !figures.has(cat(i + 1)))) now++
    return now
  })
}
