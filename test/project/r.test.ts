/** examples/r, by the command line and by the running service. */
import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { finished } from '../support/command.ts'
import { inFull } from '../support/in-full.ts'
import { startService } from '../support/service.ts'

const root = join(import.meta.dirname, '..', '..')

inFull('R has the dates of a table by the command line, and of a person by HTTP', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-r-'))
  const people = join(folder, 'people.csv')
  writeFileSync(
    people,
    `person,startDate,sentenceYears,sentenceMonths,offenceKey
007,2026-11-16,3,,robbery
007,2026-11-17,,6,theft
P2,2025-09-01,2,NA,theft
P3,2025-09-01,2,,robery
`,
  )
  const service = await startService()
  const env = { ...process.env, REQUISITE: `${process.execPath} ${join(root, 'service/bin/requisite.js')}` }
  const ask = (...args: readonly string[]) =>
    finished(spawn('Rscript', args, { env, stdio: ['ignore', 'pipe', 'pipe'] }))
  try {
    const example = join(root, 'examples/r/release.R')
    const { status, out, stderr } = await ask(example, people, service.url)
    expect(status, stderr).toBe(0)
    const said = out.toString()
    for (const line of [/007 +2027-11-16 +sure/, /P2 +2026-06-19 +sure/, /P3 +<NA>/, /'robery': There is no/])
      expect(said).toMatch(line)
    expect(said).toContain('by HTTP: 2027-11-16 sure')
    // Where nobody can be answered, each row still says why.
    const none = `source('${example}'); cat(release_dates(data.frame(person = 'P4', startDate = 'x', sentenceYears = 3))$errors)`
    expect((await ask('-e', none)).out.toString()).toContain("'x': Enter a real date")
    // What cannot be answered stops with the sentence of its field.
    const wrong = `source('${example}'); release_by_http(data.frame(startDate = '2026-11-16', sentenceYears = 3, offenceKey = 'robery'), '${service.url}')`
    const refused = await ask('-e', wrong)
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain('There is no offence with this key')
  } finally {
    await service.close()
  }
})
