/** Run by mutants.ts as a process of its own: runs the law's tests in a copy of it, again and again, each time with another
 *  mistake in one file. The test runner stays; only what the mistake touches is loaded anew. */

import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node'
import { type Mutation, mutated } from './mutations.ts'

/** What became of a mistake: the first test that failed, or null when none did. */
export interface Verdict {
  readonly caughtBy: string | null
}

const root = process.argv[2] as string
const silent = { onInit: () => undefined }

/** The file that the mistake is in. */
let touched = ''

/** The tests of test/law that take less than two seconds. */
const cheap = [
  'worked-examples',
  'cases',
  'recall-cases',
  'stated-cases',
  'law-document',
  'queries',
  'applied',
  'case-explained',
]

/** The test of the file itself comes first, then those of its room, then those of the other rooms, then what runs through all of
 *  them: most mistakes are caught at once. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const distance = ({ moduleId }: TestSpecification): number => {
      if (moduleId === touched.replace(/\.ts$/, '.test.ts')) return 0
      if (dirname(moduleId) === dirname(touched)) return 1
      return moduleId.includes('/law/src/') ? 2 : 3 + cheap.indexOf(basename(moduleId, '.test.ts'))
    }
    return [...files].sort((a, b) => distance(a) - distance(b))
  }
}

const vitest = await createVitest(
  {
    root,
    config: false,
    watch: false,
    reporters: [silent],
    include: ['law/src/**/*.test.ts', `test/law/{${cheap.join()}}.test.ts`],
    setupFiles: ['test/support/fixed-seed.ts'],
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    sequence: { sequencer: NearestFirst },
    bail: 1,
    testTimeout: 30_000,
  },
  { resolve: { alias: { '@requisite/law': join(root, 'law/src/index.ts') } } },
)
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
  touched = file
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
