import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { endsWithUs } from '../test/support/ends-with-us.ts'
import { freePort } from '../test/support/ports.ts'
import { besideLine, commitOf } from './beside.ts'
import { median, ratioByRound } from './median.ts'
import type { Print } from './print.ts'

export const needs = ['npm', 'sh'] as const

const rounds = Number(process.env.BENCH_ROUNDS || 9)

/** What a start may take, of one for which nothing was kept; and `npm start`, of the service alone. */
const targets = { kept: 0.7, npm: 2.5 }

const own = fileURLToPath(new URL('..', import.meta.url))

const question = JSON.stringify({
  sentences: [{ startDate: '2026-10-05', sentenceYears: 3, offenceKey: 'theft' }],
})

type Env = Readonly<Record<string, string>>

/** Milliseconds from the start of a command until the service that it starts has answered its first question. */
async function untilAnswered(checkout: string, [command, ...args]: Command, env: Env): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(command, args, {
    cwd: checkout,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own: npm does not always hand a signal on.
    detached: true,
  })
  endsWithUs(child, 'TERM', true)
  const ended = once(child, 'exit')
  try {
    await started(child.stdout).catch(() => {
      throw new Error(`${command} ${args.join(' ')} in ${checkout} did not start`)
    })
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/sentencing/release-dates`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: question,
    })
    if (!(await response.text()).includes('"releaseDate"')) throw new Error(`${checkout} gave no date`)
    return performance.now() - began
  } finally {
    process.kill(-(child.pid as number), 'SIGTERM')
    await ended
  }
}

/** Until the log says so. The rest of it is read, and let go. */
const started = (log: Readable): Promise<void> =>
  new Promise((resolve, reject) => {
    let written = ''
    log.setEncoding('utf8').on('data', (text) => {
      written += text
      if (written.includes('"msg":"started"')) resolve()
    })
    log.on('end', reject)
  })

/** Milliseconds that `requisite release` takes. */
function commandOnce(checkout: string, env: Env): number {
  const began = performance.now()
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(checkout, 'service/bin/requisite.js'),
      'release',
      '--start-date',
      '2026-10-05',
      '--sentence-years',
      '3',
    ],
    { env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' },
  )
  if (!stdout.includes('2027')) throw new Error(`requisite release in ${checkout} gave no date`)
  return performance.now() - began
}

type Command = readonly [string, ...string[]]

/** What `npm start` runs when the page is built, by this process's own Node. */
function serverOf(checkout: string): Command {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))
  const [, ...args] = String(scripts.start).split(' ')
  return [process.execPath, ...args]
}

const nothingKept = { NODE_COMPILE_CACHE: '', NODE_DISABLE_COMPILE_CACHE: '1' }

/** The ways to a first answer of a checkout, each in milliseconds. */
const waysOf = (checkout: string) => ({
  npm: () => untilAnswered(checkout, ['npm', 'start'], {}),
  server: () => untilAnswered(checkout, serverOf(checkout), {}),
  release: () => commandOnce(checkout, {}),
})

const names = {
  npm: 'npm start to its first answer',
  server: 'the service to its first answer',
  release: 'requisite release, once',
  serverAnew: 'the service, where nothing was kept',
  releaseAnew: 'requisite release, where nothing was kept',
}

/** How long it takes until the first answer is there, when it is not the first start: of the service, of `npm start`, and of a
 *  command. All in turns. */
export async function bench(print: Print, beside: string | null): Promise<void> {
  const ours = {
    ...waysOf(own),
    serverAnew: () => untilAnswered(own, serverOf(own), nothingKept),
    releaseAnew: () => commandOnce(own, nothingKept),
  }
  const theirs = beside === null ? null : waysOf(beside)
  const times: Record<string, number[]> = {}
  const measure = async (name: string, way: () => number | Promise<number>, round: number) => {
    const time = await way()
    times[name] ??= []
    // The first round builds the page, and leaves what was compiled.
    if (round > 0) times[name].push(time)
  }
  for (let round = 0; round <= rounds; round++)
    for (const [name, way] of Object.entries(ours)) {
      await measure(name, way, round)
      const other = theirs?.[name as keyof typeof theirs]
      if (other !== undefined) await measure(`their ${name}`, other, round)
    }
  const of = (name: string): readonly number[] => times[name] ?? []
  print(`medians of ${rounds} rounds in turns, milliseconds`)
  for (const [name, about] of Object.entries(names))
    print(
      `${about.padEnd(44)}${Math.round(median(of(name)))
        .toString()
        .padStart(7)}`,
    )
  const ratio = (about: string, one: string, other: string, most: number): void => {
    const found = ratioByRound(of(one), of(other))
    print(`${about} = ${found.toFixed(2)}  target at most ${most}: ${found <= most ? 'met' : 'MISSED'}`)
  }
  ratio('the service : where nothing was kept', 'server', 'serverAnew', targets.kept)
  ratio('requisite release : where nothing was kept', 'release', 'releaseAnew', targets.kept)
  ratio('npm start : the service', 'npm', 'server', targets.npm)
  if (beside !== null && theirs !== null)
    for (const name of Object.keys(theirs) as (keyof typeof theirs)[]) {
      const ours = ratioByRound(of(name), of(`their ${name}`))
      print(`${names[name]}: ${ours.toFixed(2)} of the time of ${commitOf(beside)}`)
      print(besideLine('  its speed', 1 / ours, beside))
    }
}
