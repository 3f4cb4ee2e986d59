/** What each file of tests takes: `npm run times` runs them all and writes test/times.json; with paths it prints what these take. By the
 *  processor (with the programs that a file starts) and by the clock of vitest's own report, so that a busy machine can be told from a
 *  dear test. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.tmp', 'times')

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

interface Taken {
  readonly tests: number
  readonly processor: number
  readonly clock: number
}

/** The room of a file: test/page, law, service. */
const kindOf = (file: string): string =>
  file.startsWith('test/') ? file.split('/').slice(0, 2).join('/') : (file.split('/')[0] ?? '')

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10

const sum = (taken: readonly Taken[]): Taken => ({
  tests: taken.reduce((all, { tests }) => all + tests, 0),
  processor: rounded(taken.reduce((all, { processor }) => all + processor, 0)),
  clock: rounded(taken.reduce((all, { clock }) => all + clock, 0)),
})

const paths = process.argv.slice(2)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const [report, spent] = [join(folder, 'report.json'), join(folder, 'processor.tsv')]
writeFileSync(spent, '')
const { status } = spawnSync(
  process.execPath,
  [
    ...['node_modules/vitest/vitest.mjs', 'run', ...paths],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  ],
  { cwd: root, env: { ...process.env, TIMES: spent }, stdio: 'inherit' },
)

const processorOf = new Map<string, number>()
for (const line of readFileSync(spent, 'utf8').split('\n').slice(0, -1)) {
  const [file = '', seconds] = line.split('\t')
  processorOf.set(file, (processorOf.get(file) ?? 0) + Number(seconds))
}
const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
const files = testResults
  .map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(root, name),
    tests: assertionResults.filter((test) => test.status === 'passed').length,
    processor: rounded(processorOf.get(name) ?? 0),
    clock: rounded((endTime - startTime) / 1000),
  }))
  .toSorted((a, b) => b.processor - a.processor || (a.file < b.file ? -1 : 1))
const kinds = [...Map.groupBy(files, ({ file }) => kindOf(file))]
  .map(([kind, of]) => ({ kind, files: of.length, ...sum(of) }))
  .toSorted((a, b) => b.processor - a.processor)

/** A row a line; the formatter breaks the longest. */
const line = (row: object): string => JSON.stringify(row, null, 1).replace(/\n */g, ' ')
const lines = (of: readonly object[]): string => of.map((row) => `    ${line(row)}`).join(',\n')
const all = { files: files.length, ...sum(files) }
if (paths.length === 0) {
  writeFileSync(
    join(root, 'test', 'times.json'),
    `{\n  "all": ${line(all)},\n  "kinds": [\n${lines(kinds)}\n  ],\n  "files": [\n${lines(files)}\n  ]\n}\n`,
  )
} else console.table(files)
console.table(kinds)
process.exitCode = status ?? 1
