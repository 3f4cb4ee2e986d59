import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { compileCache } from './test/support/compile-cache.ts'
import { isLong } from './test/support/long.ts'
import times from './test/times.json' with { type: 'json' }

// Inherited by all that the tests start. What is measured for coverage is read anew: else it would be less exact.
if (!process.argv.includes('--coverage')) process.env.NODE_COMPILE_CACHE ??= compileCache

/** The tests beside the rules reach all of the law by themselves: they alone are measured for coverage, in a run of their own. */
const law = ['law/src/**/*.test.ts']

/** What measures by the clock how long others wait, in the long form: neighbours would be part of the figure. The short form has
 *  processor time in its place. */
const measured = [
  'test/system/attacks/{dear-requests,fair-shares,hang-ups,loads,memory,patterns,unfinished-bodies}.test.ts',
  'test/page/{search-speed,step-speed,still-speed,what-if-speed}.test.ts',
]

/** What counts on a store to answer within 100 ms, or on a stop within seconds: by itself, because most of it waits. */
const alone = [
  'service/src/http/rate-limit/store.test.ts',
  'test/system/{long-work-stop,shared-limit,stop,topology,workers}.test.ts',
  ...(isLong ? measured : []),
]

/** What each file last took, by the clock or by the processor, whichever is more: `npm run times` writes it. */
const took = new Map(
  times.files.map(({ file, clock, processor }) => [
    join(import.meta.dirname, file),
    Math.max(clock, processor),
  ]),
)

/** What takes minutes in the long form alone, dearest first. */
const minutesInLong = [
  'test/law/offence-and-kind.test.ts',
  'test/law/days.test.ts',
  'test/law/remand-properties.test.ts',
  'test/page/firefox.test.ts',
  'test/page/accessibility.test.ts',
  'test/law/recall-beside-properties.test.ts',
  'test/law/month-properties.test.ts',
  'test/law/life-properties.test.ts',
]
if (isLong)
  for (const [at, file] of minutesInLong.entries()) took.set(join(import.meta.dirname, file), 900 - at)

/** What takes longest begins first, so that no file runs on by itself at the end. What was never measured may be long. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = ({ moduleId }: TestSpecification): number => took.get(moduleId) ?? 1000
    return (await super.sort(files)).toSorted((a, b) => seconds(b) - seconds(a))
  }
}

const all = ['law/src/**/*.test.ts', 'service/src/**/*.test.ts', 'test/**/*.test.ts']

export default defineConfig({
  test: {
    globalSetup: ['test/support/system-packages.ts'],
    setupFiles: [
      'test/support/fixed-seed.ts',
      ...(process.env.TIMES === undefined ? [] : ['test/support/processor-time.ts']),
    ],
    // These machines are noisy: a slow one is no failure. A test that hangs still ends.
    testTimeout: isLong ? 900_000 : 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // A file finds the modules that the one before it in the same worker has loaded: half of the time went into that.
    isolate: false,
    // Node reads the TypeScript itself, as everywhere else: nothing is rewritten, and the law runs a sixth faster.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // So many tests of a file wait at the same time, where they are marked concurrent.
    maxConcurrency: 20,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'law', include: law, maxWorkers: 2, sequence: { groupOrder: 0 } } },
      {
        extends: true,
        test: {
          name: 'together',
          include: all,
          exclude: [...law, ...alone],
          // Two more than there are cores: much of them waits.
          maxWorkers: availableParallelism() + 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          // The long form measures by the clock: one file at a time.
          maxWorkers: isLong ? 1 : availableParallelism() + 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['law/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { statements: 100, branches: 100, functions: 100, lines: 100 },
    },
  },
})
