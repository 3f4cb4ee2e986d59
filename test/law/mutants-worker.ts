/** Run by mutants.ts as a process of its own: runs the law's tests again and again, each time with another mistake in one file,
 *  which is only made in memory. Our test runner needs two seconds to start; this one loads the tests as modules of node:vm, keeps
 *  every module that the mistake does not reach, and stops at the first failure. The expectations are the test runner's own. */

import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Module, SourceTextModule, SyntheticModule } from 'node:vm'
import { Worker } from 'node:worker_threads'
import { expect } from 'vitest'
import { type Mutation, mutated } from './mutations.ts'

/** What became of a mistake: the first test that failed, or null when none did. */
export interface Verdict {
  readonly caughtBy: string | null
}

const root = join(import.meta.dirname, '../..')
const law = join(root, 'law/src')

/** The tests of test/law that take less than two seconds. */
const cheap = [
  ...['worked-examples', 'cases', 'recall-cases', 'stated-cases', 'law-document'],
  ...['queries', 'in-force', 'case-explained'],
]
const tests = [
  ...readdirSync(law, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(law, name)),
  ...cheap.map((name) => join(root, 'test/law', `${name}.test.ts`)),
]

interface Test {
  readonly name: string
  readonly run: () => unknown
}
/** What the test file that is being loaded has named so far. */
let named: Test[] = []
const around: string[] = []
const test = (name: string, run: () => unknown): void =>
  void named.push({ name: [...around, name].join(' > '), run })
const each =
  (rows: readonly unknown[]) =>
  (name: string, run: (...values: readonly unknown[]) => unknown): void => {
    for (const row of rows) test(`${name}: ${String(row)}`, () => run(...(Array.isArray(row) ? row : [row])))
  }
const runner = {
  expect,
  test: Object.assign(test, { each }),
  describe: (name: string, body: () => void) => {
    around.push(name)
    body()
    around.pop()
  },
}

/** Each file without its types. */
const scripts = new Map<string, string>()
function scriptOf(path: string): string {
  const script = scripts.get(path) ?? stripTypeScriptTypes(readFileSync(path, 'utf8'))
  scripts.set(path, script)
  return script
}

/** What is loaded: our own files by path, and packages by name. */
const modules = new Map<string, Module>()
/** The files that each file of ours imports. */
const imports = new Map<string, Set<string>>()

function outside(name: string, exports: object): Module {
  const names = Object.keys(exports)
  return new SyntheticModule(
    names,
    function (this: SyntheticModule) {
      for (const one of names) this.setExport(one, (exports as Record<string, unknown>)[one])
    },
    { identifier: name },
  )
}

async function moduleOf(specifier: string, from: string): Promise<Module> {
  const path = specifier.startsWith('.')
    ? resolve(dirname(from), specifier)
    : specifier === '@requisite/law'
      ? join(law, 'index.ts')
      : specifier === '@requisite/law/internal'
        ? join(law, 'internal.ts')
        : specifier
  if (path.startsWith('/')) imports.get(from)?.add(path)
  let module = modules.get(path)
  if (module !== undefined) return module
  if (path === 'vitest') module = outside(path, runner)
  else if (!path.startsWith('/')) module = outside(path, await import(path))
  else module = source(path, scriptOf(path))
  modules.set(path, module)
  return module
}

function source(path: string, script: string): Module {
  if (!imports.has(path)) imports.set(path, new Set())
  const link = (specifier: string) => moduleOf(specifier, path)
  return new SourceTextModule(script, {
    identifier: path,
    initializeImportMeta: (meta) =>
      Object.assign(meta, { url: pathToFileURL(path).href, dirname: dirname(path), main: false }),
    importModuleDynamically: async (specifier: string) => {
      const module = await link(specifier)
      await evaluated(module)
      return module
    },
  })
}

async function linked(module: Module): Promise<void> {
  if (module.status === 'unlinked')
    await module.link((specifier, from) => moduleOf(specifier, from.identifier))
}

async function evaluated(module: Module): Promise<void> {
  await linked(module)
  await module.evaluate()
}

/** The files that a mistake in one file reaches. */
function reachedFrom(path: string): Set<string> {
  const reached = new Set([path])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const [file, needs] of imports) if ([...needs].some((one) => reached.has(one))) reached.add(file)
  }
  return reached
}

/** The test of the file itself comes first, then those of its room, then those of the other rooms, then what runs through all of
 *  them: most mistakes are caught at once. */
function nearestFirst(touched: string): readonly string[] {
  const distance = (path: string): number => {
    if (path === touched.replace(/\.ts$/, '.test.ts')) return 0
    if (dirname(path) === dirname(touched)) return 1
    return path.startsWith(law) ? 2 : 3 + cheap.indexOf(basename(path, '.test.ts'))
  }
  return [...tests].sort((a, b) => distance(a) - distance(b))
}

/** Runs these test files until one fails, and says which. */
async function run(files: readonly string[]): Promise<Verdict> {
  for (const path of files) {
    named = []
    around.length = 0
    try {
      await evaluated(await moduleOf(path, root))
    } catch {
      return { caughtBy: `${path.slice(root.length + 1)} does not load` }
    }
    for (const { name, run } of named)
      try {
        await run()
      } catch {
        return { caughtBy: name }
      }
  }
  return { caughtBy: null }
}

/** A mistake can make a loop that never ends. The tests take about four seconds of the processor; on a busy machine much longer
 *  by the clock, so that the clock does not count. */
const mostSeconds = 15
const watch = new Worker(
  `const { parentPort } = require('node:worker_threads')
  let began = null
  parentPort.on('message', (isRunning) => { began = isRunning ? process.cpuUsage() : null })
  setInterval(() => {
    if (began !== null && process.cpuUsage(began).user > ${mostSeconds}_000_000) process.kill(process.pid, 'SIGKILL')
  }, 500)`,
  { eval: true },
)

await import('../support/fixed-seed.ts')
for (const path of tests) await linked(await moduleOf(path, root))
process.on('message', async (mutation: Mutation | null) => {
  if (mutation === null) return process.send?.(await run(tests))
  const path = join(law, mutation.file)
  const reached = reachedFrom(path)
  for (const file of reached) modules.delete(file)
  modules.set(path, source(path, stripTypeScriptTypes(mutated(readFileSync(path, 'utf8'), mutation))))
  watch.postMessage(true)
  const verdict = await run(nearestFirst(path).filter((test) => reached.has(test)))
  watch.postMessage(false)
  for (const file of reached) modules.delete(file)
  process.send?.(verdict)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
