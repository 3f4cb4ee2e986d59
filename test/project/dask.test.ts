/** examples/dask on a scheduler and workers of its own: what one machine answers, in whatever hands, and if one of them dies. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createWriteStream, existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished as written } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finished, requisite } from '../support/command.ts'
import { endsWithUs } from '../support/ends-with-us.ts'
import { isLong } from '../support/long.ts'
import { freePort } from '../support/ports.ts'
import { systemPython } from '../support/system-packages.ts'

const root = join(import.meta.dirname, '..', '..')
const people = Number(process.env.PEOPLE ?? 200_000)
const offences = ['theft', 'robbery', '']

/** What mapInPandas of Spark counts on. */
const asSpark = `
import os, sys, pandas
from release import release_dates
rows = pandas.read_csv(sys.argv[1], dtype=str, keep_default_na=False, nrows=300)
whole = pandas.concat(release_dates([rows]), ignore_index=True)
# The second person has two sentences, and stands over the end of the first table.
cut = pandas.concat(release_dates(iter([rows[:2], rows[2:]])), ignore_index=True)
assert rows["person"][1] == rows["person"][2] and whole.equals(cut)
assert list(release_dates(iter([]))) == []
# Where nobody in a part can be answered, each row says why, and the others go on.
none = pandas.concat(release_dates([rows.assign(startDate="x")]), ignore_index=True)
assert len(none) == len(whole) and (none["errors"] != "").all()
def breaks():
    yield rows
    raise ValueError("the source broke")
# Somebody's rows stand apart: in one table, and in two, where nobody else is refused by the batch.
apart = [rows[1:2], rows[3:4], rows[2:3]]
right = os.environ["REQUISITE"]
for frames, program in ((breaks(), right), (apart, right), ([pandas.concat(apart)], right), ([rows], "false")):
    os.environ["REQUISITE"] = program
    try:
        list(release_dates(frames))
    except (ValueError, RuntimeError) as error:
        print(error)
`

/** People with one to three sentences; one in 29 cannot be answered, and some have a comma in their name. */
const sentencesOf = (i: number): string =>
  Array.from({ length: 1 + (i % 3) }, (_, n) => {
    const [years, months] = i % 5 === 0 ? ['', 3 + (i % 20)] : [1 + (i % 6), '']
    const person = i % 7 === 0 ? `"Person, ${i}"` : `00${i}`
    const offence = i % 29 === 0 ? 'no_such_offence' : offences[i % 3]
    return `${person},202${3 + (i % 4)}-0${1 + (i % 9)}-1${n},${years},${months},${offence},${i % 60}\n`
  }).join('')

describe.runIf(isLong)(`examples/dask: ${people} people`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'requisite-dask-'))
  const [source, whole] = [join(folder, 'people.csv'), join(folder, 'whole.csv')]
  const env = { ...process.env, REQUISITE: `${process.execPath} ${join(root, 'service/bin/requisite.js')}` }
  const begun: ChildProcess[] = []
  const start = (program: string, ...args: readonly string[]): ChildProcess => {
    const child = spawn(program, args, { env, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    endsWithUs(child)
    begun.push(child)
    return child
  }
  let scheduler: string

  beforeAll(async () => {
    const file = createWriteStream(source)
    file.write('person,startDate,sentenceYears,sentenceMonths,offenceKey,remandCreditDays\n')
    for (let i = 0; i < people; i++) file.write(sentencesOf(i))
    await written(file.end())
    const one = join(folder, 'one-machine.csv')
    const began = performance.now()
    expect((await requisite(['batch', source, '--codes', '-q', '-o', one])).status).toBe(0)
    say('one machine, no Dask', began)
    // pandas puts fewer cells in quotes than the batch: the same cells, written by the same hand.
    const copy =
      'import sys, pandas; pandas.read_csv(sys.argv[1], dtype=str, keep_default_na=False).to_csv(sys.argv[2], index=False)'
    expect(spawnSync(systemPython, ['-c', copy, one, whole], { encoding: 'utf8' })).toMatchObject({
      status: 0,
    })
    const port = await freePort()
    scheduler = `tcp://127.0.0.1:${port}`
    start('dask-scheduler', '--host', '127.0.0.1', '--port', String(port), '--no-dashboard')
  }, 900_000)
  afterAll(() => {
    for (const child of begun) child.kill('SIGKILL')
  })

  const say = (what: string, began: number): void =>
    console.log(`${people} people, ${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`)

  /** A worker on one core, as a machine of its own would be: the batch takes every core that it is given. */
  const worker = (core: number): ChildProcess => {
    const own = ['--nthreads', '1', '--no-nanny', '--no-dashboard', '--host', '127.0.0.1']
    return start('taskset', '-c', String(core), 'dask-worker', scheduler, ...own)
  }
  /** Waits until so many workers are there: a run that began with fewer would not be what it says. */
  const arrived = (count: number): void => {
    const wait = `from distributed import Client\nwith Client('${scheduler}') as c: c.wait_for_workers(${count}, timeout=120)`
    const ran = spawnSync(systemPython, ['-c', wait], { encoding: 'utf8' })
    expect(ran.status, ran.stderr).toBe(0)
  }
  const driver = (target: string): ChildProcess => {
    const rows = String(Math.ceil(people / 20))
    return start(systemPython, join(root, 'examples/dask/release.py'), scheduler, source, target, rows)
  }
  const same = (target: string): void =>
    expect(readFileSync(target).equals(readFileSync(whole)), 'the same bytes').toBe(true)

  test('the function takes and gives tables in any pieces, and none of them half', () => {
    const PYTHONPATH = join(root, 'examples/dask')
    const options = { env: { ...env, PYTHONPATH, PYTHONDONTWRITEBYTECODE: '1' }, encoding: 'utf8' } as const
    const { stdout, stderr } = spawnSync(systemPython, ['-c', asSpark, source], options)
    const apart =
      'The rows of a person must stand together, and somebody comes again in row 4. Sort the rows by person.'
    expect(stdout, stderr).toMatch(
      new RegExp(`^the source broke\n${apart}\n${apart}\nrequisite batch ended with status 1`),
    )
  })

  let first: ChildProcess
  test('one worker answers as one machine does', async () => {
    first = worker(0)
    arrived(1)
    const [target, began] = [join(folder, 'one.csv'), performance.now()]
    const { status, stderr } = await finished(driver(target))
    expect(status, stderr).toBe(0)
    say('one worker', began)
    same(target)
  })

  test('so do two, and one that is killed in the midst loses nothing', async () => {
    worker(1)
    arrived(2)
    const [target, began] = [join(folder, 'two.csv'), performance.now()]
    const ran = await finished(driver(target))
    expect(ran.status, ran.stderr).toBe(0)
    say('two workers', began)
    same(target)

    const after = join(folder, 'killed.csv')
    const running = driver(after)
    const result = finished(running)
    const part = `${after}.${running.pid}.part`
    await expect.poll(() => existsSync(part) && statSync(part).size > 0, { timeout: 300_000 }).toBe(true)
    first.kill('SIGKILL')
    expect(statSync(part).size).toBeLessThan(statSync(whole).size / 2)
    expect(existsSync(after)).toBe(false)
    expect(running.exitCode).toBe(null)
    const { status, stderr } = await result
    expect(status, stderr).toBe(0)
    expect(first.signalCode).toBe('SIGKILL')
    same(after)
    expect(existsSync(part)).toBe(false)
  })

  test('somebody whose rows stand apart ends it before anything is answered, and the target stays as it was', async () => {
    const [apart, target] = [join(folder, 'apart.csv'), join(folder, 'earlier.csv')]
    writeFileSync(apart, `${readFileSync(source, 'utf8')}001,2026-11-16,3,,theft,0\n`)
    writeFileSync(target, 'what was there')
    const ran = spawnSync(systemPython, [join(root, 'examples/dask/release.py'), scheduler, apart, target], {
      ...{ env, encoding: 'utf8' },
    })
    expect([ran.status, ran.stderr]).toEqual([1, expect.stringContaining('somebody comes again in row')])
    expect(readFileSync(target, 'utf8')).toBe('what was there')
  })
})
