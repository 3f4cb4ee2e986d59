/** What the batch may not do to files: the input is never the output, a link stays a link, a pipe a pipe, and a mode what it was. */
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { command, finished } from '../support/command.ts'
import { isLong } from '../support/long.ts'
import { longRows } from '../support/long-rows.ts'

const bin = fileURLToPath(new URL('../../service/bin/requisite.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'requisite-files-'))
const head = 'startDate,sentenceYears,offenceKey\n'
const rows = `${head}2026-11-16,3,robbery\n`
const answered = /^startDate,sentenceYears,offenceKey,sentences,releaseDate,/

/** A folder with an input in it, and what else is wanted. */
function place(name: string): { readonly path: (file: string) => string; readonly input: string } {
  const at = mkdtempSync(join(folder, `${name}-`))
  const path = (file: string): string => join(at, file)
  writeFileSync(path('in.csv'), rows)
  return { path, input: path('in.csv') }
}

/** What comes out of a pipe with a name, while something is written into it. */
function pipe(path: string): Promise<string> {
  expect(spawnSync('mkfifo', [path]).status).toBe(0)
  return finished(spawn('cat', [path])).then(({ out }) => out.toString())
}

/** Says on the error stream when a file is brought to the disk, and when one is renamed. */
const tellsOfDisk = `
  import fs from 'node:fs/promises'
  import { syncBuiltinESMExports } from 'node:module'
  const file = await fs.open(process.execPath)
  const handles = Object.getPrototypeOf(file)
  await file.close()
  for (const [of, name] of [[handles, 'sync'], [fs, 'rename']]) {
    const real = of[name]
    of[name] = function (...args) { process.stderr.write(name + ' '); return real.apply(this, args) }
  }
  syncBuiltinESMExports()`

test('What is written is on the disk before it takes its name', async () => {
  const { path, input } = place('disk')
  const args = ['--import', `data:text/javascript,${encodeURIComponent(tellsOfDisk)}`, bin]
  const { stderr, status } = await finished(
    spawn(process.execPath, [...args, 'batch', '-q', input, '-o', path('out.csv')]),
  )
  expect([status, stderr.trim()]).toEqual([0, 'sync rename'])
  expect(readFileSync(path('out.csv'), 'utf8')).toMatch(answered)
})

/** Each of the two ways to name a file that is written, and what must be in it. */
const outputs = [
  ['-o', answered],
  ['--report', /^<!doctype html>/],
] as const

for (const [option, contents] of outputs)
  describe(`What ${option} names`, () => {
    const run = async (input: string, to: string): Promise<void> => {
      const others = option === '-o' ? [] : ['-o', `${to}.csv`]
      const { status, stderr } = await command(['batch', '-q', input, option, to, ...others])
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    }

    test('a pipe with a name is written into, and is a pipe afterwards', async () => {
      const { path, input } = place('fifo')
      const read = pipe(path('pipe'))
      await run(input, path('pipe'))
      expect(await read).toMatch(contents)
      expect(lstatSync(path('pipe')).isFIFO()).toBe(true)
    })

    test('a link stays a link, and the file behind it is replaced', async () => {
      const { path, input } = place('link')
      writeFileSync(path('real.csv'), 'before')
      symlinkSync('real.csv', path('link.csv'))
      await run(input, path('link.csv'))
      expect(readlinkSync(path('link.csv'))).toBe('real.csv')
      expect(readFileSync(path('real.csv'), 'utf8')).toMatch(contents)
    })

    test('a link whose end is not there yet makes that file', async () => {
      const { path, input } = place('dangling')
      symlinkSync('one.csv', path('two.csv'))
      symlinkSync('real.csv', path('one.csv'))
      await run(input, path('two.csv'))
      expect([lstatSync(path('one.csv')), lstatSync(path('two.csv'))].map((s) => s.isSymbolicLink())).toEqual(
        [true, true],
      )
      expect(readFileSync(path('real.csv'), 'utf8')).toMatch(contents)
    })

    test('a link to a pipe leads to the pipe', async () => {
      const { path, input } = place('link-to-fifo')
      symlinkSync('pipe', path('link'))
      const read = pipe(path('pipe'))
      await run(input, path('link'))
      expect(await read).toMatch(contents)
      expect(lstatSync(path('pipe')).isFIFO()).toBe(true)
    })

    for (const mode of [0o600, 0o640, 0o664])
      test(`a file keeps its mode ${mode.toString(8)}`, async () => {
        const { path, input } = place('mode')
        writeFileSync(path('out'), 'before')
        chmodSync(path('out'), mode)
        await run(input, path('out'))
        expect(statSync(path('out')).mode & 0o777).toBe(mode)
        expect(readFileSync(path('out'), 'utf8')).toMatch(contents)
      })

    test('a folder is refused, and nothing is left', async () => {
      const { path, input } = place('folder')
      const at = mkdtempSync(path('sub-'))
      const { status, stderr } = await command(['batch', '-q', input, option, at])
      expect(status).toBe(2)
      expect(stderr).toContain(`'${at}' could not be written: EISDIR`)
      expect(readdirSync(at)).toEqual([])
    })

    test.runIf(process.getuid?.() !== 0)('a file that may not be written is left as it is', async () => {
      const { path, input } = place('read-only')
      writeFileSync(path('out'), 'before', { mode: 0o444 })
      expect((await command(['batch', '-q', input, option, path('out')])).status).toBe(2)
      expect(readFileSync(path('out'), 'utf8')).toBe('before')
    })

    for (const [how, same] of [
      ['by its own name', null],
      ['by a link', symlinkSync],
      ['by a second name', linkSync],
    ] as const)
      test(`is never the input ${how}`, async () => {
        const { path, input } = place('same')
        const to = same === null ? input : path('other.csv')
        same?.(input, to)
        const { status, stderr } = await command(['batch', '-q', input, option, to])
        expect(stderr).toContain(`requisite: '${to}' is the file that is read.`)
        expect(status).toBe(1)
        expect(readFileSync(input, 'utf8')).toBe(rows)
      })

    test('is never the file of reforms that --law reads', async () => {
      const { path, input } = place('law')
      const law = path('reform.json')
      writeFileSync(law, '[{ "from": "2027-04-01", "regimes": ["sds_adult"], "fraction": "1/4" }]')
      const { status, stderr } = await command(['batch', '-q', input, '--law', law, option, law])
      expect(stderr).toContain(`requisite: '${law}' is the file that is read.`)
      expect(status).toBe(1)
    })
  })

describe('What is read and written', () => {
  const shell = (text: string, ...args: readonly string[]) =>
    finished(spawn('sh', ['-c', text, 'sh', process.execPath, bin, ...args]))

  test('is never the same through standard input or standard output', async () => {
    const { path, input } = place('streams')
    for (const [text, ...args] of [
      ['exec "$1" "$2" batch -q -o "$3" < "$3"', input],
      ['exec "$1" "$2" batch -q "$3" >> "$3"', input],
    ] as const) {
      const { status, stderr } = await shell(text, ...args)
      expect(stderr).toContain('is the file that is read.')
      expect(status).toBe(1)
      expect(readFileSync(input, 'utf8')).toBe(rows)
    }
    expect(readdirSync(path('.'))).toEqual(['in.csv'])
  })

  test('are not two results in one file', async () => {
    const { path, input } = place('twice')
    const ran = await command(['batch', '-q', input, '-o', path('out'), '--report', path('./out')])
    expect(ran).toMatchObject({ status: 1, stderr: expect.stringContaining('would be written twice') })
  })

  test('may be the same device: a terminal, or nothing at all', async () => {
    const { status, stderr } = await shell('exec "$1" "$2" batch -q < /dev/null > /dev/null')
    expect(status).toBe(1)
    expect(stderr).toContain('The file is empty.')
  })

  test('a stream that the shell opened is added to, not replaced', async () => {
    const { path, input } = place('opened')
    writeFileSync(path('log'), 'before\n')
    await shell('exec "$1" "$2" batch -q "$3" -o /dev/stdout >> "$4"', input, path('log'))
    expect(readFileSync(path('log'), 'utf8')).toMatch(/^before\nstartDate,/)
  })
})

describe.concurrent('An output that is full, or that nobody reads', () => {
  // The short form has one that writes a stream, and one that writes a text.
  const commands = [
    ['batch', '-q', 'large.csv'],
    ['offences'],
    ['release', '--json', '--start-date', '2026-11-16', '--sentence-years', '3'],
    ['completion', 'bash'],
    ['--help'],
  ].slice(0, isLong ? undefined : 2)
  for (const args of commands)
    test(`${args[0]}: a full one is said in a sentence, without a trace`, async () => {
      const { path } = place('full')
      writeFileSync(path('large.csv'), longRows(200, 400))
      const child = spawn(
        'sh',
        ['-c', `cd ${path('.')}; ulimit -f 0; exec "$@" > out`, 'sh', process.execPath, bin, ...args],
        { stdio: 'pipe' },
      )
      const { status, stderr } = await finished(child)
      expect(stderr).toBe('requisite: There is no room for the output. What came before is not whole.\n')
      expect(status).toBe(2)
    })

  for (const [what, text] of [
    ['a pipe that nobody opens', 'mkfifo p; exec "$@" large.csv -o p'],
    ['a pipe that nobody reads', 'mkfifo p; sleep 30 < p & exec "$@" large.csv -o p'],
    ['standard output that nobody reads', 'mkfifo p; sleep 30 < p & exec "$@" large.csv > p'],
    ['an input that nobody writes', 'mkfifo i; exec "$@" i -o out'],
    ['a file of reforms that nobody writes', 'mkfifo r.json; exec "$@" large.csv --law r.json -o out'],
  ] as const)
    test(`${what} ends on a signal`, async () => {
      const { path } = place('waits')
      writeFileSync(path('large.csv'), longRows(2000, 400))
      const child = spawn(
        'sh',
        ['-c', `cd ${path('.')}; ${text}`, 'sh', process.execPath, bin, 'batch', '-q'],
        { stdio: 'pipe', detached: true },
      )
      const over = new Promise((resolve) => child.on('exit', (_status, signal) => resolve(signal)))
      const others = -(child.pid as number)
      await setTimeout(1500)
      child.kill('SIGTERM')
      // Whoever waits for another who never comes would wait for ever.
      expect(await over).toBe('SIGTERM')
      if (text.includes('sleep')) process.kill(others, 'SIGKILL')
    })
})

test('Parquet whose columns are none of ours is refused, and its reader does not keep the process alive', async () => {
  const { path, input } = place('parquet')
  await command(['batch', '-q', input, '-o', path('in.parquet')])
  const args = ['batch', path('in.parquet'), '--columns', 'no heading=law']
  const { status, stderr } = await finished(spawn(process.execPath, [bin, ...args], { timeout: 30_000 }))
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining("There is no column 'no heading'"),
  })
})
