/** Run by mutants.ts as a process of its own: runs the law's tests in a copy of it, again and again, each time with another
 *  mistake in one file. The test runner stays; only what the mistake touches is loaded anew. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import { type Mutation, mutated } from './mutations.ts'

/** What became of a mistake: the first test that failed, or null when none did. */
export interface Verdict {
  readonly caughtBy: string | null
}

const root = process.argv[2] as string
const silent = { onInit: () => undefined }
const vitest = await createVitest({
  root,
  config: false,
  watch: false,
  reporters: [silent],
  include: ['law/src/**/*.test.ts'],
  isolate: false,
  pool: 'threads',
  maxWorkers: 1,
  bail: 1,
  testTimeout: 10_000,
})
const specifications = await vitest.globTestSpecifications()

/** Runs every test until one fails, and says which. */
async function run(): Promise<Verdict> {
  vitest.state.clearErrors?.()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...specifications], true)
  for (const module of testModules) {
    for (const test of module.children.allTests('failed')) return { caughtBy: test.fullName }
    if (module.state() === 'failed' || module.errors().length > 0)
      return { caughtBy: `${module.relativeModuleId} does not load` }
  }
  return { caughtBy: unhandledErrors.length === 0 ? null : 'an error outside of a test' }
}

process.on('message', async (mutation: Mutation | null) => {
  if (mutation === null) return process.send?.(await run())
  const file = join(root, 'law/src', mutation.file)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, mutated(text, mutation))
  vitest.invalidateFile(file)
  try {
    process.send?.(await run())
  } finally {
    writeFileSync(file, text)
    vitest.invalidateFile(file)
  }
})
process.send?.('ready')
