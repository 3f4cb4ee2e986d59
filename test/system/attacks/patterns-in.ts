import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { pathToFileURL } from 'node:url'
import { parseAst } from 'vitest/node'

/** A regular expression in the sources, and where it is written. */
export interface SourcePattern {
  readonly file: string
  readonly pattern: RegExp
}

interface Node {
  readonly type: string
  readonly regex?: { readonly pattern: string; readonly flags: string }
  readonly callee?: { readonly name?: string }
}

/** Every node of a syntax tree. */
function* nodesOf(tree: unknown): Generator<Node> {
  if (typeof tree !== 'object' || tree === null) return
  if ('type' in tree) yield tree as Node
  for (const part of Object.values(tree)) yield* nodesOf(part)
}

const makesPattern = ({ type, callee }: Node): boolean =>
  /^(?:New|Call)Expression$/.test(type) && callee?.name === 'RegExp'

/** Every regular expression that is written in these folders, the files that put some together when they are loaded, and those that make
 *  others when they run. */
export function patternsIn(folders: readonly string[]): {
  readonly written: readonly SourcePattern[]
  readonly composed: ReadonlySet<string>
  readonly made: readonly string[]
} {
  const written: SourcePattern[] = []
  const composed = new Set<string>()
  const made: string[] = []
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`))
  for (const file of files.filter((name) => !name.endsWith('.test.ts')).sort()) {
    const nodes = [...nodesOf(parseAst(stripTypeScriptTypes(readFileSync(file, 'utf8'))))]
    for (const { regex } of nodes)
      if (regex !== undefined) written.push({ file, pattern: new RegExp(regex.pattern, regex.flags) })
    if (!nodes.some(makesPattern)) continue
    const whenRun = nodes
      .filter(({ type }) => type.includes('Function'))
      .flatMap((node) => [...nodesOf(node)])
    if (whenRun.some(makesPattern)) made.push(file)
    else composed.add(file)
  }
  return { written, composed, made }
}

/** What a file puts together when it is loaded: it is loaded once more for that. */
export async function patternsLoaded(file: string): Promise<readonly SourcePattern[]> {
  const all: SourcePattern[] = []
  const own = globalThis.RegExp
  globalThis.RegExp = new Proxy(own, {
    construct(_, [source, flags]) {
      const pattern = new own(source, flags)
      all.push({ file, pattern })
      return pattern
    },
  })
  try {
    await import(`${pathToFileURL(file)}?again`)
  } finally {
    globalThis.RegExp = own
  }
  return all
}

/** Texts that a pattern may find hard: its own characters and those near them, alone and in pairs, often, and then
 *  something that does not fit. */
export function* hardTexts({ source }: RegExp, length: number): Generator<string> {
  const own = [...new Set(source.replace(/\\u\{?\w+\}?|\\p\{\w+\}|\\[a-zA-Z]|[()[\]{}|*+?^$\\]/g, ''))]
  const near = [
    ['\\d', '1'],
    ['\\w', 'a'],
    ['\\s', ' '],
    ['.', 'x'],
    ['[^', '~'],
    ['\\p{M}', '\u0301'],
  ].flatMap(([sign = '', text = '']) => (source.includes(sign) ? [text] : []))
  const signs = [...new Set([...near, ...own.slice(0, 10)])]
  const repeated = [...signs, ...signs.flatMap((one) => signs.map((other) => one + other))]
  for (const text of repeated) {
    const body = text.repeat(Math.ceil(length / text.length))
    for (const end of ['', '\n', '\0', '~']) yield body + end
    yield `${signs[0]}${body}\n`
  }
}
