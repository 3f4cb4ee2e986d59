import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A fenced block of a Markdown text. */
export interface Block {
  /** What stands after the opening fence. */
  readonly info: string
  readonly text: string
  readonly line: number
}

const fence = /^```(.*)\n([\s\S]*?)^```$/gm

export const readDocument = (path: string): string =>
  readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8')

export const blocksOf = (markdown: string): readonly Block[] =>
  [...markdown.matchAll(fence)].map(({ 1: info = '', 2: text = '', index }) => ({
    info,
    text,
    line: markdown.slice(0, index).split('\n').length,
  }))

/** An HTTP message as it is written in the documents: a first line, headers, an empty line, a body. */
export interface Message {
  readonly first: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export function messageOf({ text }: Pick<Block, 'text'>): Message {
  const [head = '', ...body] = text.trim().split('\n\n')
  const [first = '', ...lines] = head.split('\n')
  const headers = lines.map((line) => /^([\w-]+): (.*)$/.exec(line)?.slice(1) as [string, string])
  return { first, headers: Object.fromEntries(headers), body: body.join('\n\n') }
}
