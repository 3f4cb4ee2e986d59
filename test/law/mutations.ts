/** One small mistake in a file of the law: what stands between two places is replaced. */
export interface Mutation {
  readonly file: string
  readonly at: number
  readonly old: string
  readonly put: string
  readonly kind: string
}

/** A text of the same length in which comments and what stands in quotation marks are blanks. */
const masked = (text: string): string =>
  text.replaceAll(
    /\/\*[\s\S]*?\*\/|\/\/ [^\n]*|'(?:\\.|[^'\\\n])*'|`(?:\\.|\$\{[^}]*\}|[^`\\])*`|\/(?![*/ ])(?:\\.|[^/\n\\])+\/[gu]*(?=[.,)\n])/g,
    (hidden) => hidden.replaceAll(/[^\n]/g, ' '),
  )

/** Numbers that only stand in a type (`part: 1 | 2 | 3`, `as 1 | 2`): no answer comes of them. */
const numbersOfTypes = /(?<=(?::|\bas) )\d+(?: \| \d+)+/g

/** Each of these is put in the place of the one before it. */
const swaps: readonly (readonly [kind: string, one: string, other: string])[] = [
  ['comparison', ' < ', ' <= '],
  ['comparison', ' > ', ' >= '],
  ['equality', ' === ', ' !== '],
  ['and, or', ' && ', ' || '],
  ['sum', ' + ', ' - '],
  ['least and most', 'Math.max(', 'Math.min('],
  ['least and most', 'earlier(', 'later('],
  ['some, every', '.some(', '.every('],
  ['truth', 'true', 'false'],
  ['fraction', 'oneThird', 'oneHalf'],
  ['fraction', 'fortyPerCent,', 'oneHalf,'],
  ['fraction', 'twoThirds', 'oneHalf'],
]

const escaped = (text: string): string => text.replaceAll(/[.()|+]/g, '\\$&')

/** Where a name stands by itself. */
const standing = (text: string): RegExp =>
  new RegExp(
    `${/^\w/.test(text) ? '(?<![\\w.])' : ''}${escaped(text)}${/\w$/.test(text) ? '(?!\\w)' : ''}`,
    'g',
  )

/** Lines that only types and imports stand in: a mistake there is the compiler's to find. */
function isOfTypes(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at))
  return /^\s*(?:import|export \{|export type|export interface|type |interface |readonly |\| ')|^\} from /.test(
    line,
  )
}

/** The end of what opens with a bracket. */
function closing(code: string, open: number): number {
  let depth = 0
  for (let at = open; at < code.length; at++) {
    if (code[at] === '(') depth++
    if (code[at] === ')' && --depth === 0) return at
  }
  return -1
}

/** Every small mistake that can be made in a file. */
export function mutationsOf(file: string, text: string): readonly Mutation[] {
  const code = masked(text).replaceAll(numbersOfTypes, (hidden) => ' '.repeat(hidden.length))
  const made: Mutation[] = []
  const make = (kind: string, at: number, old: string, put: string): void => {
    if (!isOfTypes(text, at)) made.push({ file, at, old, put, kind })
  }
  for (const [kind, one, other] of swaps)
    for (const [old, put] of [
      [one, other],
      [other, one],
    ] as const)
      for (const { index } of code.matchAll(standing(old))) make(kind, index, old, put)
  for (const { 0: old, index } of code.matchAll(/(?<![\w.])\d[\d_]*(?![\w.])/g))
    for (const by of [1, -1]) make('number', index, old, String(Number(old.replaceAll('_', '')) + by))
  for (const { 0: old, index } of code.matchAll(/(?<=[\s(])!(?=[\w(])/g)) make('not', index, old, '')
  for (const { 0: old, index } of code.matchAll(/\bif \(/g)) {
    const open = index + old.length - 1
    const end = closing(code, open)
    for (const put of ['(true)', '(false)']) make('condition', open, text.slice(open, end + 1), put)
  }
  for (const { 0: old, index } of text.matchAll(/'[^'\n]* [^'\n]*'/g))
    if (code[index] === ' ' && /[:[(,=?] *$|\n *$/.test(text.slice(0, index)))
      make('string', index, old, "''")
  return made
}

/** The text of a file with the mistake in it. */
export const mutated = (text: string, { at, old, put }: Mutation): string =>
  text.slice(0, at) + put + text.slice(at + old.length)
