import { spawn, spawnSync } from 'node:child_process'
import { createReadStream, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finished, started } from '../support/command.ts'
import { inFull } from '../support/in-full.ts'
import { isLong } from '../support/long.ts'
import { longRows } from '../support/long-rows.ts'

const bin = fileURLToPath(new URL('../../service/bin/requisite.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'requisite-'))
const large = join(folder, 'large.csv')
const head = 'startDate,sentenceYears,offenceKey\n'

/** Answered without a worker; what comes of it is half a megabyte. */
const small = join(folder, 'small.csv')

beforeAll(() => {
  writeFileSync(large, longRows(30_000, 400))
  writeFileSync(small, longRows(400, 1000))
})

describe('The batch ends well', () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    test.runIf(isLong || signal === 'SIGINT')(
      `interrupted by ${signal}, it leaves what was there before and nothing else`,
      async () => {
        const place = mkdtempSync(join(folder, 'interrupted-'))
        const out = join(place, 'out.csv')
        writeFileSync(out, 'what was there before')
        const child = started(['batch', '-q', large, '-o', out])
        const over = finished(child)
        while (readdirSync(place).length < 2 && child.exitCode === null) await setTimeout(5)
        child.kill(signal)
        expect(await over).toMatchObject({ signal, stderr: '' })
        expect(readdirSync(place)).toEqual(['out.csv'])
        expect(readFileSync(out, 'utf8')).toBe('what was there before')
      },
    )

  /** Versions of Node.js that do not run the program themselves, and start the one that does. */
  const older = ['/usr/bin/node', '/usr/local/bin/node'].filter((path) => {
    const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
    return /^v(?:20|22|24)[.]/.test(stdout ?? '')
  })
  for (const [how, nodes] of [
    ['as two signals at once', [process.execPath]],
    ['from a terminal, to an older Node.js and to what it started', older],
  ] as const)
    test.runIf(nodes.length > 0)(`Ctrl-C ${how} leaves nothing`, async () => {
      const place = mkdtempSync(join(folder, 'terminal-'))
      const args = [bin, 'batch', '-q', large, '-o', join(place, 'out.csv')]
      const child = spawn(nodes[0] as string, args, { detached: true })
      const over = finished(child)
      while (readdirSync(place).length === 0 && child.exitCode === null) await setTimeout(5)
      process.kill(-(child.pid as number), 'SIGINT')
      if (nodes[0] === process.execPath) {
        await setTimeout(20)
        if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT')
      }
      expect((await over).signal).toBe('SIGINT')
      expect(readdirSync(place)).toEqual([])
    })

  test('interrupted while it waits for its input, it leaves nothing', async () => {
    const place = mkdtempSync(join(folder, 'waiting-'))
    const child = started(['batch', '-q', '-o', join(place, 'out.csv')])
    const over = finished(child)
    child.stdin?.write(`${head}2026-11-16,3,robbery\n`.repeat(2))
    while (readdirSync(place).length === 0 && child.exitCode === null) await setTimeout(5)
    child.kill('SIGTERM')
    expect((await over).signal).toBe('SIGTERM')
    expect(readdirSync(place)).toEqual([])
  })

  test('what a killed run left is taken away by the next, and what another still writes is not', async () => {
    const place = mkdtempSync(join(folder, 'killed-'))
    const out = join(place, 'out.csv')
    const row = `${head}2026-11-16,3,robbery\n`
    const waiting = async () => {
      const before = readdirSync(place).length
      const child = started(['batch', '-o', out])
      const over = finished(child)
      child.stdin?.write(row)
      while (readdirSync(place).length === before && child.exitCode === null) await setTimeout(5)
      return { child, over }
    }
    const killed = await waiting()
    const [left] = readdirSync(place) as [string]
    const other = await waiting()
    killed.child.kill('SIGKILL')
    await killed.over
    // Of another machine, and of a run that no system knows again.
    const foreign = [`out.csv.0123456789ab-${process.pid}-1.01234567.part`, 'out.csv.unknown.01234567.part']
    for (const name of foreign) writeFileSync(join(place, name), '')
    writeFileSync(join(place, 'out.csv.mine.part'), '')
    const next = started(['batch', '-o', out])
    next.stdin?.end(row)
    const { status, stderr } = await finished(next)
    expect(status).toBe(0)
    expect(stderr).toContain(`'${left}' was left by a run that was killed. It is taken away.`)
    for (const name of foreign) expect(stderr).toContain(`'${name}' is not whole`)
    expect(stderr.match(/\.part'/g)).toHaveLength(3)
    expect(readdirSync(place)).toHaveLength(5)
    other.child.stdin?.end()
    expect(await other.over).toMatchObject({ status: 0 })
    expect(readdirSync(place).sort()).toEqual(['out.csv', 'out.csv.mine.part', ...foreign].sort())
  })

  test('no sign of a file that acts on a terminal reaches it by an error', async () => {
    const signs = '\u001b]52;c;cm0=\u0007\u001b[2J\u009b2J\u202e'
    const place = join(folder, 'signs.csv')
    writeFileSync(
      place,
      `startDate,sentenceYears,sentenceYear${signs}x,offenceKey\n2026-11-16,3,,"a${signs}b"\n`,
    )
    for (const args of [
      ['batch', place],
      ['batch', `${place}${signs}`],
      ['batch', '--columns', `x${signs}=startDate`, place],
    ]) {
      const { stderr } = await finished(started(args))
      expect(stderr).toContain('\ufffd]52;c;cm0=\ufffd\ufffd[2J\ufffd2J')
      expect(stderr.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u)
    }
  })

  test('a pipe that nobody reads any more ends it quietly', async () => {
    const child = started(['batch', '-q'])
    child.stdin?.on('error', () => {})
    createReadStream(large).pipe(child.stdin as NodeJS.WritableStream)
    child.stdout?.once('data', () => child.stdout?.destroy())
    const { status, stderr } = await finished(child)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test('so does a pipe behind the other commands', async () => {
    const child = spawn('sh', ['-c', `"$0" "$1" offences | head -c 1`, process.execPath, bin])
    const { status, stderr, out } = await finished(child)
    expect({ status, stderr, letters: out.length }).toEqual({ status: 0, stderr: '', letters: 1 })
  })

  test('a file that may grow no further leaves no half file, and it is said', async () => {
    const place = mkdtempSync(join(folder, 'limited-'))
    const out = join(place, 'out.csv')
    const child = spawn('sh', [
      ...['-c', 'ulimit -f 64; exec "$@"', 'sh', process.execPath, bin, 'batch', '-q', large, '-o', out],
    ])
    const { status, stderr } = await finished(child)
    expect(stderr).toBe(`requisite: There is no room for '${out}'. Nothing was left there.\n`)
    expect(status).toBe(2)
    expect(readdirSync(place)).toEqual([])
  })

  describe('on a disk of its own', () => {
    const place = mkdtempSync(join(folder, 'small-'))
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', place]).status === 0
    afterAll(() => {
      if (mounted) spawnSync('umount', [place])
    })

    test.runIf(mounted)('that is full, no half file is left, and it is said', async () => {
      const out = join(place, 'out.csv')
      const { status, stderr } = await finished(started(['batch', '-q', small, '-o', out]))
      expect(stderr).toBe(`requisite: There is no room for '${out}'. Nothing was left there.\n`)
      expect(status).toBe(2)
      expect(readdirSync(place)).toEqual([])
    })
  })

  test('rows that are written plainly load no package: most of the start of a command was to load one', async () => {
    const file = join(folder, 'plain.csv')
    writeFileSync(file, longRows(400, 2000))
    const hook =
      'data:text/javascript,import{registerHooks}from"node:module";registerHooks({load(url,context,next){if(url.includes("node_modules"))process.stderr.write(url);return next(url,context)}})'
    const child = spawn(process.execPath, ['--import', hook, bin, 'batch', '-q', file, '-o', `${file}.out`])
    expect(await finished(child)).toMatchObject({ status: 0, stderr: '' })
  })

  inFull('memory stays the same, whatever the size of the input', async () => {
    const most = async (rows: number): Promise<number> => {
      const child = spawn('sh', [
        '-c',
        `{ printf '${head.trimEnd()}\\n'; yes 2026-11-16,3,robbery | head -n ${rows}; } | "$0" "$@" > /dev/null`,
        process.execPath,
        '--import',
        fileURLToPath(new URL('../support/peak-memory.js', import.meta.url)),
        bin,
        'batch',
        '-q',
      ])
      return Number((await finished(child)).stderr)
    }
    const [few, many] = [await most(200_000), await most(1_000_000)]
    expect(few).toBeGreaterThan(0)
    expect(many / few).toBeLessThan(1.5)
  })
})
