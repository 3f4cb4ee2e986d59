/** examples/notebook/act.ipynb, executed as an analyst would, cell by cell. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { inFull } from '../support/in-full.ts'
import { systemPython } from '../support/system-packages.ts'

const root = join(import.meta.dirname, '..', '..')
const notebook = join(root, 'examples/notebook/act.ipynb')
const people = Number(process.env.PEOPLE ?? 90_000)

/** Every cell in a kernel of its own; then what it printed, and what it showed in words. */
const execute = `
import sys, nbformat
from nbclient import NotebookClient
notebook = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(notebook, timeout=600).execute()
for cell in notebook.cells:
    for output in cell.get("outputs", []):
        print(output.get("text") or output["data"]["text/plain"])
`

inFull(`The notebook runs over ${people} people, and draws what the Act does`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-act-'))
  const env = {
    ...process.env,
    PEOPLE: String(people),
    FOLDER: folder,
    MPLBACKEND: 'agg',
    REQUISITE: `${process.execPath} ${join(root, 'service/bin/requisite.js')}`,
  }
  const began = performance.now()
  const ran = spawnSync(systemPython, ['-c', execute, notebook], { env, encoding: 'utf8' })
  expect(ran.status, ran.stderr).toBe(0)
  console.log(`${people} people: ${((performance.now() - began) / 1000).toFixed(1)} s\n${ran.stdout}`)
  expect(ran.stdout).toContain(`${people.toLocaleString('en')} people, 0 without an answer`)
  expect(ran.stdout).toMatch(/[\d,]+ of [\d,]+ leave earlier, half of them by \d+ days or more/)
  expect(ran.stdout).toMatch(/DuckDB (?:counts the same|for Python is not installed)/)
  expect(readFileSync(join(folder, 'act.png')).subarray(1, 4).toString()).toBe('PNG')
})
