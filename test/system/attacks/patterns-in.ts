import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
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

/** Every regular expression that is written in these folders, and the files that make others when they run. */
export function patternsIn(folders: readonly string[]): {
  readonly written: readonly SourcePattern[]
  readonly made: readonly string[]
} {
  const written: SourcePattern[] = []
  const made: string[] = []
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`))
  for (const file of files.filter((name) => !name.endsWith('.test.ts')).sort())
    for (const { type, regex, callee } of nodesOf(
      parseAst(stripTypeScriptTypes(readFileSync(file, 'utf8'))),
    )) {
      if (regex !== undefined) written.push({ file, pattern: new RegExp(regex.pattern, regex.flags) })
      if (/^(?:New|Call)Expression$/.test(type) && callee?.name === 'RegExp') made.push(file)
    }
  return { written, made }
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
