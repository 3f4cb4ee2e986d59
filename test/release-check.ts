/** Everything that is to hold before a release, in its long form: `npm run release-check`. One after the other, so that nothing
 *  disturbs what is measured; a failure does not keep the rest from running. It ends with one table, and with status 1 if
 *  anything failed. `npm run release-check -- fuzz soak` runs only these. What each writes is kept in .tmp/release-check. */
import { spawn } from 'node:child_process'
import { createWriteStream, globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Check {
  readonly name: string
  readonly command: readonly string[]
  /** What in its output is the figure to show: the last that fits. */
  readonly figure?: RegExp
  /** What in its output says that it failed although its status does not. */
  readonly failure?: RegExp
}

const root = join(import.meta.dirname, '..')
const folder = join(root, '.tmp', 'release-check')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

const vitest = (...files: readonly string[]): readonly string[] => [
  process.execPath,
  'node_modules/vitest/vitest.mjs',
  'run',
  ...files,
]
const npm = (script: string, ...more: readonly string[]): readonly string[] => [
  'npm',
  'run',
  script,
  ...(more.length === 0 ? [] : ['--', ...more]),
]

const tests = /Tests +(.*\d+ passed.*)/
const missed = /MISSED|\bNaN\b/

/** What has a line of its own in the table. */
const apart = [
  ...['test/law/', 'test/api/fuzz.test.ts', 'test/page/'],
  ...['test/system/attacks/', 'test/project/production-install.test.ts', 'test/project/generators.test.ts'],
]
/** By their names: what is excluded on the command line is not, where a project excludes something itself. */
const others = globSync(['service/src/**/*.test.ts', 'test/**/*.test.ts'], { cwd: root }).filter(
  (file) => !apart.some((begins) => file.startsWith(begins)),
)

/** Each with all that it can do: LONG=1 stands in the environment. */
const checks: readonly Check[] = [
  { name: 'types', command: npm('types') },
  { name: 'lint', command: npm('lint') },
  { name: 'coverage', command: npm('coverage'), figure: /Statements +: (\S+ \( \S+ \))/ },
  { name: 'sweep', command: vitest('test/law'), figure: tests },
  { name: 'fuzz', command: vitest('test/api/fuzz.test.ts'), figure: tests },
  { name: 'browsers', command: vitest('test/page'), figure: tests },
  { name: 'attacks', command: vitest('test/system/attacks'), figure: tests },
  { name: 'others', command: vitest(...others), figure: tests },
  { name: 'production-install', command: npm('production-install'), figure: tests },
  { name: 'generators', command: vitest('test/project/generators.test.ts'), figure: tests },
  { name: 'mutants', command: npm('mutants'), figure: /(\d+ of \d+) are caught/ },
  { name: 'soak', command: npm('soak'), figure: /requests sent +(.*)/ },
  ...['engine', 'case', 'http', 'batch', 'people', 'attacks', 'live', 'dearest'].map((name) => ({
    name: `bench ${name}`,
    command: npm('bench', name),
    failure: missed,
  })),
]

interface Outcome {
  readonly name: string
  readonly result: 'passed' | 'FAILED' | 'not there yet'
  readonly seconds: number
  readonly figure: string
}

const isThere = ({ command: [program, , script = ''] }: Check): boolean =>
  program !== 'npm' || Object.hasOwn(scripts, script)

/** Runs one to its end, and keeps all that it writes. */
async function run(check: Check): Promise<Outcome> {
  const { name, command, figure, failure } = check
  if (!isThere(check)) return { name, result: 'not there yet', seconds: 0, figure: '' }
  console.log(`── ${name} ── ${command.slice(0, 6).join(' ')}${command.length > 6 ? ' …' : ''}`)
  const began = performance.now()
  const file = createWriteStream(join(folder, `${name.replaceAll(' ', '-')}.log`))
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, LONG: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text
      file.write(text)
    })
  const status = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
  file.end()
  const found = figure === undefined ? undefined : [...written.matchAll(new RegExp(figure, 'g'))].at(-1)
  const said = failure?.exec(written)?.[0]
  const result = status === 0 && said === undefined ? 'passed' : 'FAILED'
  const seconds = Math.round((performance.now() - began) / 1000)
  const shown = said === undefined ? (found?.[1] ?? found?.[0] ?? '') : `says ${said}`
  console.log(`   ${result} after ${seconds} s`)
  return { name, result, seconds, figure: shown.trim() }
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !checks.some((check) => check.name.split(' ')[0] === name))
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

mkdirSync(folder, { recursive: true })
const outcomes: Outcome[] = []
for (const check of checks)
  if (asked.length === 0 || asked.includes(check.name.split(' ')[0] as string))
    outcomes.push(await run(check))

console.log(`\n${'what'.padEnd(20)}${'result'.padEnd(15)}${'seconds'.padStart(7)}  figure`)
for (const { name, result, seconds, figure } of outcomes)
  console.log(`${name.padEnd(20)}${result.padEnd(15)}${String(seconds).padStart(7)}  ${figure}`)
process.exitCode = outcomes.some(({ result }) => result === 'FAILED') ? 1 : 0
