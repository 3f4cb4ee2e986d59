import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plain } from './digest-questions.ts'

const fieldsOf = (plain: Plain): Readonly<Record<string, string | number | boolean>> => ({
  startDate: plain.start,
  sentenceYears: plain.years,
  sentenceMonths: plain.months,
  sentenceDays: plain.days,
  remandCreditDays: plain.remand,
  taggedBailCreditDays: plain.tagged,
  addedDays: plain.added,
  ageAtSentence: plain.age,
  ...(plain.type === null ? {} : { sentenceType: plain.type }),
  ...(plain.regimeId === null ? {} : { regimeId: plain.regimeId }),
  ...(plain.offenceKey === null ? {} : { offenceKey: plain.offenceKey }),
})

/** A port that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** The service of a tree as a process of its own: what its page and its API answer. */
export interface Doors {
  readonly api: (plain: Plain) => Promise<string>
  readonly page: (plain: Plain) => Promise<string>
  readonly fixed: (path: string) => Promise<string>
  readonly close: () => void
}

/** Starts the service of a tree; the page must be built there. */
export async function openDoors(tree: string): Promise<Doors> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, PORT: String(port), RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'error' }
  const server = spawn(process.execPath, [join(tree, 'service/src/server.ts')], { env, stdio: 'inherit' })
  for (let waited = 0; ; waited++) {
    const ready = await fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) break
    if (waited === 200) throw new Error(`the service of ${tree} did not start`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const text = async (path: string, init?: RequestInit): Promise<string> =>
    // The names of style sheets and scripts change with their contents, and the port with the run: neither is an answer.
    (await (await fetch(url + path, init)).text())
      .replaceAll(/\/assets\/[\w.-]+/g, '/assets')
      .replaceAll(/127\.0\.0\.1(?::|%3A)\d+/g, 'host')
  return {
    api: (plain) =>
      text('/api/v1/sentencing/calculate?include=explanation,dates,transition,comparison', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...fieldsOf(plain), postCommencement: plain.post }),
      }),
    page: async (plain) => {
      const entries = Object.entries(fieldsOf(plain)).map(([name, value]) => [name, String(value)])
      const query = new URLSearchParams(entries)
      const places = ['/answer', '/answer/paper', '/answer/calendar.ics']
      return (await Promise.all(places.map((place) => text(`${place}?${query}`)))).join('\n')
    },
    fixed: (path) => text(path),
    close: () => server.kill('SIGTERM'),
  }
}

const requisite = (tree: string, args: readonly string[]): string => {
  const run = spawnSync(process.execPath, [join(tree, 'service/bin/requisite.js'), ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  })
  return `${run.status} ${run.stdout}${run.stderr}`
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What `requisite calculate` prints, without a release point and with the one that is asked for. */
export const commandLine = (tree: string, plain: Plain): string => {
  const flags = Object.entries(fieldsOf(plain)).map(([name, value]) => `--${kebab(name)}=${value}`)
  return [[], [`--post-commencement=${plain.post}`]]
    .map((named) => requisite(tree, ['calculate', ...flags, ...named]))
    .join('\n')
}

/** What `requisite batch` makes of a file of these questions, row by row. */
export function batch(tree: string, questions: readonly Plain[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-digest-'))
  const [file, out] = [join(folder, 'in.csv'), join(folder, 'out.csv')] as const
  const blank = { sentenceType: '', regimeId: '', offenceKey: '' }
  const rows = questions.map((plain) => ({ ...blank, ...fieldsOf(plain), postCommencement: plain.post }))
  const names = Object.keys(rows[0] ?? {})
  const text = rows.map((row) => names.map((name) => row[name as keyof typeof row]).join(','))
  writeFileSync(file, `${names.join(',')}\n${text.join('\n')}\n`)
  requisite(tree, ['batch', file, '--compare', '-q', '-o', out])
  const answered = readFileSync(out, 'utf8').split('\n')
  rmSync(folder, { recursive: true })
  return answered
}
