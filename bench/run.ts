import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildPage } from '../service/src/page/build/build.ts'
import { findProgram } from '../test/support/system-packages.ts'
import type { Print } from './print.ts'

/** A measurement, and the programs besides npm's that it cannot do without. */
interface Bench {
  readonly needs?: readonly string[]
  /** Brings what else it needs. */
  readonly prepare?: () => void
  readonly bench: (print: Print, beside: string | null, besides: readonly string[]) => void | Promise<void>
}

/** `npm run bench` runs every measurement and writes RESULTS.md; `npm run bench -- engine` runs one, and writes its part. With
 *  `--beside PATH` what it can is compared with another checkout, in turns within the same run; some compare with several.
 *  The soak takes long and is run only by its name: `npm run soak`. */
const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  engine: () => import('./engine.ts'),
  case: () => import('./case.ts'),
  calls: () => import('./calls.ts'),
  floor: () => import('./floor.ts'),
  cold: () => import('./cold.ts'),
  http: () => import('./http.ts'),
  batch: () => import('./batch.ts'),
  people: () => import('./people.ts'),
  files: () => import('./files.ts'),
  pandas: () => import('./pandas.ts'),
  attacks: () => import('./attacks.ts'),
  dearest: () => import('./dearest.ts'),
  start: () => import('./start.ts'),
  court: () => import('./court.ts'),
  live: () => import('./live.ts'),
  soak: () => import('./soak.ts'),
}
const onlyByName = ['soak']

const results = process.env.BENCH_RESULTS || fileURLToPath(new URL('RESULTS.md', import.meta.url))

const head = `# Results

Written by \`npm run bench\` and \`npm run soak\`. Speed is compared within one run; the figures themselves hold for one machine on one day.
`

/** The parts of the results so far, by measurement. */
function partsSoFar(): Map<string, string> {
  if (!existsSync(results)) return new Map()
  const parts = readFileSync(results, 'utf8').split(/^## /m).slice(1)
  return new Map(
    parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1).trim()]),
  )
}

/** Puts a part in place of the one before it: all of the file, or nothing. */
function write(name: string, part: string): void {
  const parts = partsSoFar().set(name, part)
  const written = Object.keys(benches).flatMap((name) =>
    parts.has(name) ? [`## ${name}\n\n${parts.get(name)}\n`] : [],
  )
  writeFileSync(`${results}.new`, [head, ...written].join('\n'), { flush: true })
  renameSync(`${results}.new`, results)
}

function machine(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const day = new Date().toISOString().slice(0, 10)
  const model = cpus()[0]?.model ?? process.arch
  return (
    `${day}, commit ${commit}, Node ${process.version}, Linux ${release()}, ${cpus().length} ` +
    `cores (${model}, ${process.arch}), ${Math.round(totalmem() / 2 ** 30)} GiB.`
  )
}

/** Runs one measurement to its end, and only then writes its part. */
async function run(name: string, { bench }: Bench): Promise<void> {
  console.log(`── ${name} ──`)
  const lines: string[] = []
  await bench(
    (line) => {
      if (/\b(?:NaN|Infinity|undefined)\b/.test(line)) throw new Error(`this is no figure: ${line.trim()}`)
      console.log(line)
      lines.push(line)
    },
    besides[0] ?? null,
    besides,
  )
  const command = onlyByName.includes(name) ? `npm run ${name}` : `npm run bench -- ${name}`
  write(name, `\`${command}\`. ${machine()}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\``)
}

/** Says in one line why a measurement cannot be had. What is written stays as it was. */
function giveUp(why: string): void {
  console.error(`bench: ${why}.`)
  process.exitCode = 1
}

const { positionals: names, values } = parseArgs({
  options: { beside: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
})
const besides = values.beside.map((path) => resolve(path))
const unknown = names.filter((name) => !Object.hasOwn(benches, name))
const chosen = Object.entries(benches).filter(([name]) =>
  names.length === 0 ? !onlyByName.includes(name) : names.includes(name),
)

if (unknown.length > 0)
  giveUp(`there is no measurement ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`)
else {
  const loaded = await Promise.all(chosen.map(async ([name, bench]) => [name, await bench()] as const))
  const needed = new Set(['git', ...loaded.flatMap(([, { needs = [] }]) => needs)])
  const missing = [...needed].filter((program) => findProgram(program) === undefined)
  if (missing.length > 0) giveUp(`not installed: ${missing.join(', ')}`)
  else
    try {
      console.log(await buildPage())
      for (const [, { prepare }] of loaded) prepare?.()
      for (const [name, bench] of loaded) await run(name, bench)
    } catch (error) {
      const [line = ''] = String(error instanceof Error ? error.message : error).split('\n')
      giveUp(line.replace(/\.$/, ''))
    }
}
