import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitOf } from './beside.ts'
import { own, rowOf } from './in-turns.ts'
import { median, ratioByRound } from './median.ts'
import type { Print } from './print.ts'
import { requests } from './requests.ts'

const rounds = Number(process.env.BENCH_ROUNDS || 3)
const rows = 60_000
const leastBeside = 0.7

const names = [
  'person',
  'startDate',
  'offenceKey',
  'sentenceYears',
  'sentenceMonths',
  'sentenceDays',
  'remandCreditDays',
]
type Sentence = Readonly<Record<string, unknown>>

/** 60,000 people with one sentence of any offence each, as CSV and as NDJSON. */
function write(csv: string, ndjson: string): void {
  const sentences = requests.one.bodies.map(({ sentences: [sentence] }) => sentence as unknown as Sentence)
  const all = Array.from({ length: rows }, (_, n) => sentences[n % sentences.length] as Sentence)
  writeFileSync(
    csv,
    `${names}\n${all.map((one, n) => names.map((name) => (name === 'person' ? n : (one[name] ?? ''))).join(',')).join('\n')}\n`,
  )
  writeFileSync(ndjson, all.map((sentence) => `${JSON.stringify({ sentences: [sentence] })}\n`).join(''))
}

interface Run {
  readonly milliseconds: number
  readonly bytes: number
}

const preload = new URL('processor-time.js', import.meta.url).href

function run(checkout: string, args: readonly string[], out: string): Run {
  rmSync(out, { force: true })
  const bin = join(checkout, 'service/bin/requisite.js')
  // An older checkout answers people only where it is told so.
  const command = ['--import', preload, bin, 'batch', '--cases', ...args, '-q', '-o', out]
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  const milliseconds = Number(stderr)
  if (status !== 0 || !(milliseconds > 0)) throw new Error(stderr)
  return { milliseconds, bytes: statSync(out).size }
}

const forms = {
  'people, usual columns': { args: [], from: 'csv', to: 'csv' },
  'people, --codes': { args: ['--codes'], from: 'csv', to: 'csv' },
  'people, --compare': { args: ['--compare'], from: 'csv', to: 'csv' },
  'people, as Parquet': { args: [], from: 'csv', to: 'parquet' },
  'cases, NDJSON': { args: [], from: 'ndjson', to: 'ndjson' },
} as const

/** What a row of a file costs, by what is written of it: whole processes, in turns, processor time of all their threads. */
export function bench(print: Print, _beside: string | null, besides: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-bench-'))
  const path = (name: string): string => join(folder, name)
  write(path('in.csv'), path('in.ndjson'))
  print(
    `${rows.toLocaleString('en-GB')} people with one sentence each, whole processes, median of ${rounds} rounds in turns`,
  )
  print(rowOf('', ['rows/s of', 'µs a row', 'bytes a row']))
  print(rowOf('', ['one core', '', 'written']))
  for (const [name, { args, from, to }] of Object.entries(forms)) {
    const measured = [own, ...besides].map((): Run[] => [])
    for (let round = 0; round < rounds; round++)
      for (const [n, checkout] of [own, ...besides].entries()) {
        // An older checkout may not have the form.
        if (n > 0 && name !== 'people, usual columns') continue
        measured[n]?.push(run(checkout, [...args, path(`in.${from}`)], path(`out.${to}`)))
      }
    const times = measured.map((runs) => runs.map(({ milliseconds }) => milliseconds))
    const [ours = []] = times
    const each = median(ours) / rows
    print(
      rowOf(
        name,
        [(1 / each) * 1000, each * 1000, (measured[0]?.[0]?.bytes ?? 0) / rows].map((figure) =>
          figure.toFixed(0),
        ),
      ),
    )
    if (name !== 'people, usual columns') continue
    for (const [n, checkout] of besides.entries()) {
      const ratio = ratioByRound(times[n + 1] ?? [], ours)
      print(
        `  rows for the same processor time: ${ratio.toFixed(2)} of ${commitOf(checkout)}  ` +
          `target at least ${leastBeside} of 2335bbe: ${ratio >= leastBeside ? 'met' : 'MISSED'}`,
      )
    }
  }
  rmSync(folder, { recursive: true })
}
