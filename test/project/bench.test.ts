/** The benches hold on any machine: where a program is missing or does not say what it should, they stop with one line, and
 *  what was measured before stays as it was. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { installRivals } from '../../bench/rivals.ts'
import { compileCache } from '../support/compile-cache.ts'
import { inFull } from '../support/in-full.ts'
import { isLong } from '../support/long.ts'
import { findProgram } from '../support/system-packages.ts'

const run = join(import.meta.dirname, '..', '..', 'bench', 'run.ts')

let folder: string
/** From the network, which the bench itself has no program for here. */
beforeAll(() => {
  if (isLong) installRivals()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'requisite-bench-'))
  for (const name of ['sh', 'taskset', 'nice']) symlinkSync(findProgram(name) as string, join(folder, name))
  program('git', '1234567')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a bench with nothing in its path but what the folder has, and as short as can be. */
function bench(...names: readonly string[]): { status: number | null; said: string; results: string | null } {
  const results = join(folder, 'RESULTS.md')
  const { status, stderr } = spawnSync(process.execPath, [run, ...names], {
    env: {
      ...{ PATH: folder, BENCH_RESULTS: results, BENCH_SECONDS: '1' },
      ...{ BENCH_ROUNDS: '1', NODE_COMPILE_CACHE: compileCache },
    },
    encoding: 'utf8',
  })
  return { status, said: stderr, results: existsSync(results) ? readFileSync(results, 'utf8') : null }
}

/** A program that does nothing, or this, and says that. */
function program(name: string, said: string, does = ':'): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${does}\necho '${said}'\n`)
  chmodSync(join(folder, name), 0o755)
}

/** So that a server has processor time to measure. */
const askOften =
  'for (let n = 0; n < 50; n++) await (await fetch(process.argv[1], { method: "POST", body: "{}" })).text()'

const before = '# Results\n\n## http\n\nof yesterday\n'

test.each([
  ['http', 'wrk'],
  ['pandas', 'python3'],
])('the bench %s says that there is no %s, and stops', (name, missing) => {
  writeFileSync(join(folder, 'RESULTS.md'), before)
  expect(bench(name)).toEqual({ status: 1, said: `bench: not installed: ${missing}.\n`, results: before })
})

test('where Python has no pandas the bench says so and stops', () => {
  program('python3', '', 'echo "ModuleNotFoundError: No module named \'pandas\'" >&2; exit 1')
  expect(bench('pandas')).toEqual({
    status: 1,
    said: "bench: ModuleNotFoundError: No module named 'pandas'.\n",
    results: null,
  })
})

inFull('what is counted is a whole table, each target with what was found', () => {
  const { status, said, results } = bench('calls', 'floor')
  expect({ status, said }).toEqual({ status: 0, said: '' })
  expect(results?.match(/^.* = [\d.]+ {2}(?:target|wanted) at most \d+: (?:met|MISSED)$/gm)?.length).toBe(7)
  expect(results).not.toMatch(/NaN|Infinity|undefined/)
})

inFull('where wrk gives no figures the bench says so and stops', () => {
  writeFileSync(join(folder, 'RESULTS.md'), before)
  program('wrk', 'Requests/sec:  nan')
  expect(bench('http')).toEqual({ status: 1, said: 'bench: wrk gave no figures.\n', results: before })
})

inFull('where requests are refused the bench says so and stops', () => {
  program('wrk', '  Non-2xx or 3xx responses: 7')
  expect(bench('http')).toEqual({
    status: 1,
    said: 'bench: requests to (a) bare node:http, a constant body were refused or lost: Non-2xx or 3xx responses: 7.\n',
    results: null,
  })
})

inFull('otherwise it writes a whole table, with p99 beside every throughput', () => {
  program(
    'wrk',
    '  8918 requests in 1.00s, 9.00MB read\n    Latency     3.61ms    3.12ms  45.00ms   62.50%\n     50%    3.41ms\n     99%   990.00us\nRequests/sec:   8918.30',
    `for url; do :; done; '${process.execPath}' -e '${askOften}' "$url"`,
  )
  const { status, said, results } = bench('http')
  expect({ status, said }).toEqual({ status: 0, said: '' })
  const rows = results?.match(/^.*requests\/s.*$/gm) ?? []
  expect(rows.length).toBe(13)
  for (const row of rows) expect(row).toMatch(/8,918 requests\/s.*p99 +0\.99 ms/)
  expect(results).toContain('(c) : (b) = 1.00\n')
  expect(results).toMatch(/processor time of \(d\) : \(c\) = [\d.]+ {2}target at least 1\.7: (?:met|MISSED)/)
  expect(results).toContain('p99 of (c) : (b) = 1.00  target at most 2: met')
  expect(results).not.toMatch(/NaN|Infinity|undefined/)
})
