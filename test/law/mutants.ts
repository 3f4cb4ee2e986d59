/** Are the law's tests sharp? 300 small mistakes are made in law/src, drawn by a fixed seed, one after the other; each must make
 *  a test of the law fail: those beside it, then the cheap ones of test/law. `npm run mutants` writes what came of it to
 *  test/law/MUTANTS.md, and fails under 290. `npm run mutants -- 40` draws 40 only, `-- 300 --seed 7` draws by another seed,
 *  `-- all --in case/` makes every mistake in the files whose path begins so, `--workers 1` leaves the other cores alone; none of
 *  these is written down. The tables of offences and of what people say are left out: they are data, held elsewhere. So are the
 *  examples of older versions, of which no rule is taken. */

import { type ChildProcess, fork } from 'node:child_process'
import { hash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Verdict } from './mutants-worker.ts'
import { type Mutation, mutationsOf } from './mutations.ts'

const law = join(import.meta.dirname, '../../law/src')
const usual = { wanted: 300, seed: 20261115 }
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(usual.seed) },
    in: { type: 'string', default: '' },
    workers: { type: 'string', default: String(Math.min(4, availableParallelism())) },
  },
})
const [count = String(usual.wanted)] = positionals
const wanted = count === 'all' ? Number.POSITIVE_INFINITY : Number(count)
const seed = Number(values.seed)
const leastCaught = 290

const files = readdirSync(law, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .filter(
    (name) =>
      ![
        ...['index.ts', 'internal.ts', 'tables/offences-table.ts', 'tables/versions.ts'],
        ...['search/everyday.ts', 'search/common-offences.ts'],
      ].includes(name),
  )
  .filter((name) => name.startsWith(values.in))
  .sort()
const textOf = (file: string): string => readFileSync(join(law, file), 'utf8')
const every = files.flatMap((file) => mutationsOf(file, textOf(file)))

/** The line that a mistake is in, and where it begins. */
function lineOf({ file, at, old }: Mutation): { readonly from: number; readonly line: string } {
  const text = textOf(file)
  const from = text.lastIndexOf('\n', at) + 1
  return { from, line: text.slice(from, text.indexOf('\n', at + old.length)) }
}

/** Every mistake has a lot of its own, made of its line and not of its place in the whole, so that a change of one line leaves the
 *  draw of all others as it was. */
function draw(): readonly Mutation[] {
  const times = new Map<string, number>()
  const lots = every.map((mutation) => {
    const { file, at, put } = mutation
    const { from, line } = lineOf(mutation)
    const name = `${seed} ${file} ${line} ${at - from} ${put}`
    times.set(name, 1 + (times.get(name) ?? 0))
    return { mutation, lot: hash('sha256', `${name} ${times.get(name)}`) }
  })
  lots.sort((a, b) => (a.lot < b.lot ? -1 : 1))
  return lots.slice(0, wanted).map(({ mutation }) => mutation)
}

interface Worker {
  readonly child: ChildProcess
  readonly ask: (mutation: Mutation | null) => Promise<Verdict>
}

async function startWorker(): Promise<Worker> {
  const child = fork(join(import.meta.dirname, 'mutants-worker.ts'), {
    execArgv: ['--experimental-vm-modules', '--no-warnings'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise((resolve) => child.once('message', resolve))
  const ask: Worker['ask'] = (mutation) =>
    new Promise((resolve) => {
      const answer = (verdict: Verdict): void => {
        child.off('exit', onExit)
        resolve(verdict)
      }
      const onExit = (): void => answer({ caughtBy: 'the process ended' })
      child.once('message', answer)
      child.once('exit', onExit)
      child.send(mutation as never)
    })
  return { child, ask }
}

/** Why no answer can show a mistake, by the file and the line that it is in. */
const unseen = new Map(
  readFileSync(join(import.meta.dirname, 'unseen.tsv'), 'utf8')
    .split('\n')
    .map((row) => row.split('\t'))
    .map(([file, line, why = '']) => [`${file}\t${line}`, why]),
)

const mutations = draw()
const verdicts: Verdict[] = []
let next = 0

async function work(): Promise<void> {
  let worker = await startWorker()
  const { caughtBy } = await worker.ask(null)
  if (caughtBy !== null) throw new Error(`without a mistake a test fails: ${caughtBy}`)
  while (next < mutations.length) {
    const i = next++
    verdicts[i] = await worker.ask(mutations[i] as Mutation)
    process.stderr.write(`\r${verdicts.filter(Boolean).length} of ${mutations.length} `)
    if (verdicts[i].caughtBy === null) process.stderr.write(`\n${inWords(mutations[i] as Mutation)}\n`)
    if (worker.child.exitCode !== null || worker.child.signalCode !== null) worker = await startWorker()
  }
  worker.child.kill()
}

await Promise.all(Array.from({ length: Number(values.workers) }, work))

/** A mistake in one line: the file with its line, what was written instead of what, and why no answer can show it. */
function inWords(mutation: Mutation): string {
  const { file, at, old, put, kind } = mutation
  const line = textOf(file).slice(0, at).split('\n').length
  const whole = lineOf(mutation).line.trim()
  const why = unseen.get(`${file}\t${whole.split('\n')[0]}`) ?? ''
  const cell = (words: string): string => words.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
  return `| ${file}:${line} | ${kind} | \`${cell(old.trim()).slice(0, 60)}\` → \`${cell(put.trim())}\` | \`${cell(whole).slice(0, 110)}\` | ${why} |`
}

const survivors = mutations.filter((_, i) => verdicts[i]?.caughtBy === null)
const caught = mutations.length - survivors.length
const kinds = [...new Set(mutations.map(({ kind }) => kind))].sort()
const rows = kinds.map((kind) => {
  const drawn = mutations.filter((mutation) => mutation.kind === kind)
  const alive = survivors.filter((mutation) => mutation.kind === kind).length
  return `| ${kind} | ${drawn.length} | ${drawn.length - alive} |`
})
const report = `# Mistakes that the law's tests catch

Made by \`npm run mutants\`: ${mutations.length} small mistakes in \`law/src\`, drawn from ${every.length} by a fixed seed, each run against the tests of the law (those beside it, then the cheap ones of \`test/law\`). **${caught} of ${mutations.length} are caught.**

| Kind | Made | Caught |
|---|---|---|
${rows.join('\n')}

## Not caught

| Place | Kind | Mistake | Line | Why no answer can show it |
|---|---|---|---|---|
${survivors.map(inWords).join('\n')}
`
console.log(`\n${report}`)
if (wanted === usual.wanted && seed === usual.seed && values.in === '')
  writeFileSync(join(import.meta.dirname, 'MUTANTS.md'), report)
process.exitCode = caught * usual.wanted < leastCaught * mutations.length ? 1 : 0
