import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = new URL('../../', import.meta.url).pathname

/** Copies the law and the service, so that the copied service reads the copied law. */
export function copyTree(copy: string): void {
  for (const part of ['law', 'service'])
    for (const name of ['package.json', 'src'])
      cpSync(join(root, part, name), join(copy, part, name), {
        recursive: true,
        filter: (file) => !file.endsWith('.test.ts'),
      })
  mkdirSync(join(copy, 'node_modules/@requisite'), { recursive: true })
  symlinkSync(join(copy, 'law'), join(copy, 'node_modules/@requisite/law'))
}

/** A row that is written by hand into a file, before a text that stands in it once. */
export type Edit = readonly [file: string, before: string, row: string]

/** What a program says, as JSON, of a copy of the tree with rows added. */
export function saidOfCopy<Said>(edits: readonly Edit[], program: string): Said {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-copy-'))
  try {
    const copy = join(folder, 'tree')
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    copyTree(copy)
    for (const file of ['client/generate.ts', 'clients/python/generate.ts'])
      cpSync(join(root, file), join(copy, file))
    for (const [file, before, row] of edits) {
      const path = join(copy, file)
      const text = readFileSync(path, 'utf8')
      if (text.split(before).length !== 2) throw new Error(`Not once in ${file}: ${before}`)
      writeFileSync(path, text.replace(before, `${row}${before}`))
    }
    return JSON.parse(
      execFileSync(process.execPath, [program, copy], { encoding: 'utf8', maxBuffer: 1e8 }),
    ) as Said
  } finally {
    rmSync(folder, { recursive: true })
  }
}
