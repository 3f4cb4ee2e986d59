import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from './command.ts'

const root = join(import.meta.dirname, '..', '..')

/** Runs a shell text in a folder, and gives what it prints. A text that waits for ever is ended. */
export async function shellOutput(
  text: string,
  cwd = root,
  seconds = 100,
): Promise<{ readonly out: string; readonly stderr: string; readonly status: number | null }> {
  const child = spawn('timeout', [String(seconds), 'bash', '-c', text], { cwd, stdio: 'pipe' })
  child.stdin.end()
  const { out, stderr, status } = await finished(child)
  return { out: out.toString().replaceAll('\r\n', '\n'), stderr, status }
}

/** What a child printed for each program: the programs go in as files, or as a list, and one list of texts comes out. */
async function printedBy(child: ChildProcess): Promise<readonly string[]> {
  const { out, stderr, status } = await finished(child)
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(out.toString()) as readonly string[]
}

const moduleRunner = `
const printed = []
const print = console.log
for (const file of process.argv.slice(1)) {
  const lines = []
  console.log = (...values) => lines.push(values.map(shown).join(' ') + '\\n')
  await import(file)
  printed.push(lines.join(''))
}
function shown(value) { return typeof value === 'string' ? value : inspect(value) }
import { inspect } from 'node:util'
print(JSON.stringify(printed))
`

/** Runs modules of JavaScript or TypeScript one after the other, in one child: what each prints. They lie in the clone, so that
 *  the packages are found as the reader finds them. */
export async function modulesOutput(
  modules: readonly { readonly language: 'js' | 'ts'; readonly text: string }[],
): Promise<readonly string[]> {
  const place = join(root, '.tmp')
  mkdirSync(place, { recursive: true })
  const folder = mkdtempSync(join(place, 'blocks-'))
  const files = modules.map(({ language, text }, i) => {
    const file = join(folder, `${i}.${language === 'js' ? 'mjs' : 'mts'}`)
    writeFileSync(file, text)
    return file
  })
  try {
    return await printedBy(
      spawn(process.execPath, ['--input-type=module', '-e', moduleRunner, ...files], { cwd: root }),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const pythonRunner = `
import contextlib, io, json, sys
printed = []
for text in json.load(sys.stdin):
    lines = io.StringIO()
    with contextlib.redirect_stdout(lines):
        exec(compile(text, "block", "exec"), {"__name__": "__main__"})
    printed.append(lines.getvalue())
print(json.dumps(printed))
`

/** Runs programs of Python one after the other, in one child beside the client: what each prints. */
export function pythonOutput(python: string, programs: readonly string[]): Promise<readonly string[]> {
  const child = spawn(python, ['-W', 'error', '-c', pythonRunner], {
    cwd: join(root, 'clients', 'python'),
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    stdio: 'pipe',
  })
  child.stdin.end(JSON.stringify(programs))
  return printedBy(child)
}
