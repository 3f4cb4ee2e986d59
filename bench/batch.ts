import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isoDate, type Question } from '@requisite/law'
import { besideLine } from './beside.ts'
import type { Print } from './print.ts'
import { mixOfQuestions } from './questions.ts'

const rounds = 3
const many = 1_000_000
const few = 300_000
const fasterAtLeast = 4

const names = [
  'startDate',
  'sentenceYears',
  'sentenceMonths',
  'sentenceDays',
  'remandCreditDays',
  'taggedBailCreditDays',
  'addedDays',
  'sentenceType',
  'ageAtSentence',
  'regimeId',
  'offenceKey',
  'postCommencement',
]

const row = ({ start, term, offence, ...asked }: Question): string =>
  [
    isoDate(start),
    term.years,
    term.months,
    term.days,
    asked.remandCreditDays,
    asked.taggedBailCreditDays,
    asked.addedDays,
    asked.sentenceType ?? '',
    asked.age,
    asked.regimeId ?? '',
    offence?.key ?? '',
    asked.postCommencement,
  ].join(',')

/** A file of so many rows of the mix, over and over. */
function write(path: string, rows: number): void {
  const mix = mixOfQuestions().map(row)
  const whole = Math.floor(rows / mix.length)
  const text = `${mix.join('\n')}\n`
  writeFileSync(path, `${names}\n${text.repeat(whole)}${mix.slice(0, rows % mix.length).join('\n')}\n`)
}

export interface Measure {
  readonly rowsPerSecond: number
  readonly megabytes: number
}

/** Runs a program as a process of its own, which writes to a file that is not there yet: to put one of 650 MB in the place of
 *  another takes the file system a third of a second. Rows a second from its start to its end, and the most memory it held. */
export function measure(rows: number, args: readonly string[], out: string): Measure {
  rmSync(out, { force: true })
  const preload = new URL('../test/support/peak-memory.js', import.meta.url).href
  const began = performance.now()
  const run = spawnSync(process.execPath, ['--import', preload, ...args, out], { encoding: 'utf8' })
  const seconds = (performance.now() - began) / 1000
  if (run.status !== 0) throw new Error(run.stderr)
  return { rowsPerSecond: rows / seconds, megabytes: Number(run.stderr) / 1024 }
}

/** The fastest of some runs. */
export const best = (runs: readonly Measure[]): Measure =>
  runs.reduce((a, b) => (b.rowsPerSecond > a.rowsPerSecond ? b : a))

export const shown = (name: string, { rowsPerSecond, megabytes }: Measure): string =>
  `${name.padEnd(46)} ${Math.round(rowsPerSecond).toLocaleString('en-GB').padStart(9)} rows/s  ${Math.round(megabytes)} MB`

/** `requisite batch --calculate` beside a straightforward script on csv-parse: whole processes, in turns, the best of three each. */
export function bench(print: Print, beside: string | null): void {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-bench-'))
  const [large, small, out] = ['large.csv', 'small.csv', 'out.csv'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  write(large, many)
  write(small, few)
  const command = 'service/bin/requisite.js'
  const bin = fileURLToPath(new URL(`../${command}`, import.meta.url))
  const script = fileURLToPath(new URL('straightforward-batch.ts', import.meta.url))
  const ours: Measure[] = []
  const oursFew: Measure[] = []
  const straightforward: Measure[] = []
  const others: Measure[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(measure(many, [bin, 'batch', '--calculate', large, '-q', '-o'], out))
    oursFew.push(measure(few, [bin, 'batch', '--calculate', small, '-q', '-o'], out))
    straightforward.push(measure(many, [script, large], out))
    if (beside !== null)
      others.push(measure(many, [join(beside, command), 'batch', '--calculate', large, '-q', '-o'], out))
  }
  rmSync(folder, { recursive: true })

  const [a, b, c] = [best(ours), best(oursFew), best(straightforward)]
  print(`CSV to CSV, whole processes, ${availableParallelism()} cores, best of ${rounds}`)
  print(shown('requisite batch --calculate, 1,000,000 rows', a))
  print(shown('requisite batch --calculate, 300,000 rows', b))
  print(shown('a script on csv-parse, 1,000,000 rows', c))
  const speed = a.rowsPerSecond / c.rowsPerSecond
  print(
    `requisite : script = ${speed.toFixed(1)} : 1  target at least ${fasterAtLeast}: ${speed >= fasterAtLeast ? 'met' : 'MISSED'}`,
  )
  print(`memory at 1,000,000 rows : at 300,000 = ${(a.megabytes / b.megabytes).toFixed(2)} : 1`)
  if (beside !== null)
    print(besideLine('requisite batch --calculate', a.rowsPerSecond / best(others).rowsPerSecond, beside))
}
