/** docs/command-line.md says what is so: its commands run, in a folder with its files, and print what it shows. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { command } from '../support/command.ts'
import { blocksOf, readDocument } from '../support/docs-blocks.ts'

/** The words of a command as a shell reads them. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? (plain as string))

describe('docs/command-line.md', () => {
  const markdown = readDocument('docs/command-line.md')
  const blocks = blocksOf(markdown)
  const folder = mkdtempSync(join(tmpdir(), 'requisite-'))
  for (const { info, text } of blocks) {
    const [, name] = /^\w+ file (\S+)$/.exec(info) ?? []
    if (name !== undefined) writeFileSync(join(folder, name), text)
  }
  const placed = (word: string): string => (/^[\w-]+\.\w+$/.test(word) ? join(folder, word) : word)
  const commands = blocks.flatMap((block, i) =>
    block.info === 'sh' ? [{ block, shown: blocks[i + 1] }] : [],
  )

  test('has every command, and nothing but files, commands and what they print', () => {
    expect(commands.length).toBeGreaterThanOrEqual(4)
    expect(
      blocks
        .map(({ info }) => info)
        .filter((info) => !/^(?:sh|\w+ file \S+|text (?:beginning of )?the (?:output|file \S+))$/.test(info)),
    ).toEqual([])
  })

  for (const { block, shown } of commands)
    test(`line ${block.line}: ${block.text.trim()}`, async () => {
      const words = block.text.trim().replace(/^npx requisite /, '')
      expect(words).not.toBe(block.text.trim())
      // In this process, which is quick: the files are named where they lie.
      const { status, out, stderr } = await command(wordsOf(words).map(placed))
      expect(status, stderr).toBe(0)
      const stdout = out.toString()
      if (shown?.info === 'text beginning of the output')
        expect(stdout.slice(0, shown.text.length)).toBe(shown.text)
      const [, output] = / -o (\S+)/.exec(words) ?? []
      if (output !== undefined) expect(unanswered(join(folder, output))).toEqual([])
      else expect(stdout).not.toBe('')
    })
})

/** The rows of a file of results that have no date, or an error. */
function unanswered(file: string): readonly object[] {
  const text = readFileSync(file, 'utf8').replace(/^sep=;\r?\n/, '')
  const rows = parse(text, { columns: true, delimiter: [',', ';'] }) as Record<string, string>[]
  expect(rows.length).toBe(2)
  return rows.filter(
    ({ releaseDate = '', errors }) => !/^\d{4}-\d{2}-\d{2}$/.test(releaseDate) || errors !== '',
  )
}
