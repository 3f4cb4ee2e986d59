/** Several processes on one port: one that dies is replaced, all are restarted on SIGHUP, and the limit and the metrics are
 *  those of all of them together. Asked directly, without a proxy that could ask again. */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { finished } from '../support/command.ts'
import { compileCache } from '../support/compile-cache.ts'
import { http } from '../support/http.ts'
import { inFull } from '../support/in-full.ts'
import { isLong } from '../support/long.ts'
import { outcomeOf } from '../support/outcome.ts'
import { freePort } from '../support/ports.ts'
import { type ServiceProcess, startProcess } from '../support/process.ts'

const workers = 2

let service: ServiceProcess
let isRunning = false
/** Whether those who ask go on asking. */
let going = true
/** How much it had written when the test began. */
let before = 0
afterEach(() => {
  going = false
})
afterAll(() => service?.close())

/** What it has written since the test began. */
const written = (of = service): string => (of === service ? of.written().slice(before) : of.written())

/** Goes on with the service that there is, when all of its workers are at work. */
const goOn = async (): Promise<void> => {
  if (!isRunning) await startAnew()
  const listens = (pid: number): boolean =>
    !isGone(pid) && new RegExp(`"pid":${pid},.*"msg":"started"`).test(service.written())
  await expect.poll(() => workerPids().filter(listens).length).toBe(workers)
  going = true
  before = service.written().length
}

const startSeveral = (): Promise<ServiceProcess> =>
  startProcess({ WORKERS: String(workers), TRUSTED_PROXIES: '127.0.0.1' })

/** Starts one that nothing has happened to yet. */
const startAnew = async (): Promise<void> => {
  going = true
  before = 0
  service = await startSeveral()
  isRunning = true
  void service.ended.then(() => {
    isRunning = false
  })
  await whenAtWork([])
}

/** The processes of the workers, in the order in which they were started. */
const workerPids = ({ pid } = service): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((pid) => pid !== '')
    .map(Number)

const isGone = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return true
  }
}

const started = (of = service): number => written(of).split('"msg":"started"').length - 1

/** Waits until there are as many workers as there should be, all of them listen, and none of them is one of the old. */
async function whenAtWork(old: readonly number[], startedBefore = 0, of = service): Promise<void> {
  for (const end = performance.now() + 90_000; ; await setTimeout(20)) {
    const now = workerPids(of)
    if (
      now.length === workers &&
      started(of) >= startedBefore + workers - now.filter((pid) => old.includes(pid)).length
    )
      if (!now.some((pid) => old.includes(pid))) return
    if (performance.now() > end) throw new Error(`The workers are ${now}, the old ones were ${old}.`)
  }
}

let clients = 0
const newClient = (): string => {
  clients++
  return `198.51.${100 + (clients >> 8)}.${clients & 255}`
}

/** What became of a request: its status with the whole body; or that nothing of an answer came on a connection that had
 *  been used before, which every client may ask again on a new one; or that it was lost. */
const outcome = (agent: Agent | false, from: string, { port } = service): Promise<string> =>
  outcomeOf({ port, agent, timeout: 20_000, headers: { 'x-forwarded-for': from } }, (error, isReused) =>
    isReused ? 'closed while idle' : `lost: ${error.message}`,
  )

/** Steady traffic: some lines keep their connections, some make a new one for each request. */
function traffic() {
  const outcomes: Record<string, number> = {}
  const line = async (keeps: boolean): Promise<void> => {
    const agent = keeps && new Agent({ keepAlive: true, maxSockets: 1 })
    while (going) {
      const from = newClient()
      let found = await outcome(agent, from)
      outcomes[found] = (outcomes[found] ?? 0) + 1
      if (found === 'closed while idle') {
        found = await outcome(false, from)
        outcomes[`again: ${found}`] = (outcomes[`again: ${found}`] ?? 0) + 1
      }
      await setTimeout(10)
    }
    if (agent) agent.destroy()
  }
  const lines = Promise.all([true, true, true, true, true, true, false, false].map(line))
  return {
    stop: async () => {
      going = false
      await lines
      return outcomes
    },
  }
}

async function hundredAtOnce(from: string): Promise<Readonly<Record<string, number>>> {
  const statuses: Record<string, number> = {}
  for (const status of await Promise.all(Array.from({ length: 100 }, () => outcome(false, from))))
    statuses[status] = (statuses[status] ?? 0) + 1
  return statuses
}

const lostIn = (outcomes: Readonly<Record<string, number>>): readonly string[] =>
  Object.keys(outcomes).filter((found) => !['200', 'closed while idle', 'again: 200'].includes(found))

describe('A restart of all workers (SIGHUP)', () => {
  test('loses no request under traffic, however often, and keeps what clients have used of their minute', async () => {
    await goOn()
    const from = newClient()
    expect(await hundredAtOnce(from)).toEqual({ 200: 60, 429: 40 })
    const { stop } = traffic()
    for (let round = 0; round < (isLong ? 2 : 1); round++) {
      const [old, before] = [workerPids(), started()]
      service.signal('SIGHUP')
      await whenAtWork(old, before)
    }
    const outcomes = await stop()
    expect(lostIn(outcomes)).toEqual([])
    expect(outcomes['200']).toBeGreaterThan(100)
    expect(await hundredAtOnce(from)).toEqual({ 429: 100 })
  })

  inFull('goes on when a worker dies in the midst of it, and can be asked for again', async () => {
    await goOn()
    const [old, before] = [workerPids(), started()]
    service.signal('SIGHUP')
    process.kill(old[0] as number, 'SIGKILL')
    await whenAtWork(old, before)
    const [next, after] = [workerPids(), started()]
    service.signal('SIGHUP')
    await whenAtWork(next, after)
  })

  inFull('takes the version that the folder of the service has become a link to', async () => {
    const [root, folder] = [join(import.meta.dirname, '..', '..'), mkdtempSync(join(tmpdir(), 'requisite-'))]
    const [newer, current] = [join(folder, 'newer'), join(folder, 'current')]
    for (const part of ['bin', 'src', 'dist', 'package.json'])
      cpSync(join(root, 'service', part), join(newer, 'service', part), { recursive: true })
    for (const part of ['node_modules', 'law', 'package.json'])
      symlinkSync(join(root, part), join(newer, part))
    const manifest = join(newer, 'service', 'package.json')
    writeFileSync(
      manifest,
      readFileSync(manifest, 'utf8').replace(/"version": "[^"]+"/, '"version": "9.9.9"'),
    )
    symlinkSync(root, current)
    const server = join(current, 'service/bin/server.js')
    const one = await startProcess({ WORKERS: String(workers) }, [], 'pipe', server)
    const old = workerPids(one)
    rmSync(current)
    symlinkSync(newer, current)
    one.signal('SIGHUP')
    await whenAtWork(old, workers, one)
    expect(JSON.parse((await http(one, '/version')).text).version).toBe('9.9.9')
    await one.close()
    rmSync(folder, { recursive: true })
  })
})

describe('A worker that is killed', () => {
  test('is replaced, however often; others answer meanwhile, the primary lives, and the limit stays exact', async () => {
    await goOn()
    const from = newClient()
    expect(await hundredAtOnce(from)).toEqual({ 200: 60, 429: 40 })
    const { stop } = traffic()
    const rounds = isLong ? 3 : 1
    for (let round = 0; round < rounds; round++) {
      const [victim, before] = [workerPids()[0] as number, started()]
      process.kill(victim, 'SIGKILL')
      await expect.poll(() => started() > before && workerPids().length === workers).toBe(true)
    }
    const outcomes = await stop()
    // Requests that the killed worker had taken are gone: only a proxy could ask again.
    expect(outcomes['200']).toBeGreaterThan(100)
    expect(written().match(/a worker was lost and is replaced/g)).toHaveLength(rounds)
    expect((await http(service, '/health/live')).status).toBe(200)
    expect(await hundredAtOnce(from)).toEqual({ 429: 100 })
  })

  inFull('does not take the counts with it, nor do all of them', async () => {
    await goOn()
    const from = newClient()
    expect(await hundredAtOnce(from)).toEqual({ 200: 60, 429: 40 })
    const [old, before] = [workerPids(), started()]
    for (const pid of old) process.kill(pid, 'SIGKILL')
    await whenAtWork(old, before)
    expect(await hundredAtOnce(from)).toEqual({ 429: 100 })
  })

  test('does not keep the service from stopping', async () => {
    await goOn()
    const agent = new Agent({ keepAlive: true })
    for (let n = 0; n < 4; n++) expect(await outcome(agent, newClient())).toBe('200')
    process.kill(workerPids()[0] as number, 'SIGKILL')
    await setTimeout(30)
    service.signal('SIGTERM')
    const ended = await service.ended
    agent.destroy()
    expect(ended).toEqual({ status: 0, signal: null })
  })
})

/** Each waits five seconds for a service of its own, and all at the same time. */
describe.concurrent('A worker that hangs', () => {
  let services: readonly ServiceProcess[]
  beforeAll(async () => {
    services = await Promise.all([startSeveral(), startSeveral(), startSeveral()])
    for (const one of services) await whenAtWork([], 0, one)
  })
  afterAll(() => Promise.all(services.map((one) => one.close())))
  /** One of them, and the worker of it that hangs from now on. */
  const withOneHanging = (n: number): readonly [ServiceProcess, number] => {
    const one = services[n] as ServiceProcess
    const [hanging] = workerPids(one) as [number]
    process.kill(hanging, 'SIGSTOP')
    return [one, hanging]
  }

  inFull('is killed when the service stops, and the status says so', async () => {
    const pids = workerPids(services[0])
    const [one, hanging] = withOneHanging(0)
    const began = performance.now()
    one.signal('SIGTERM')
    const ended = await Promise.race([one.ended, setTimeout(9000, 'late' as const, { ref: false })])
    if (ended === 'late') process.kill(hanging, 'SIGKILL')
    expect(ended).toEqual({ status: 1, signal: null })
    expect(performance.now() - began).toBeLessThan(6000)
    expect(pids.every(isGone)).toBe(true)
    expect(one.written()).toContain('"msg":"a worker did not stop in time and is killed"')
  })

  inFull(
    'does not hold up a restart',
    async () => {
      const [old, before] = [workerPids(services[1]), started(services[1])]
      const [one, hanging] = withOneHanging(1)
      one.signal('SIGHUP')
      await whenAtWork(old, before, one).finally(() => !isGone(hanging) && process.kill(hanging, 'SIGKILL'))
    },
    30_000,
  )

  inFull('and dies while metrics are asked for: they are still given, and everything else too', async () => {
    const [one, hanging] = withOneHanging(2)
    const metrics = (): Promise<number | string> => http(one, '/metrics').then(({ status }) => status, String)
    await Promise.all(Array.from({ length: 8 }, () => Promise.race([metrics(), setTimeout(1000, 'hangs')])))
    // Longer than the five seconds after which the collection gives up.
    await setTimeout(5500)
    process.kill(hanging, 'SIGKILL')
    while (workerPids(one).length !== workers || workerPids(one).includes(hanging)) await setTimeout(20)
    while ((await metrics()) !== 200) await setTimeout(20)
    expect(await outcome(false, newClient(), one)).toBe('200')
  })
})

describe('A primary that hangs', () => {
  /** Where the workers say that they count, each asked several times. */
  const states = async (): Promise<readonly string[]> => {
    const answers = Array.from({ length: 16 }, () => http(service, '/health/ready'))
    const found = (await Promise.all(answers)).map(({ text }) => JSON.parse(text).rateLimit as string)
    return [...new Set(found)]
  }
  const gauges = async (): Promise<readonly string[]> => {
    const { text } = await http(service, '/metrics')
    return [...text.matchAll(/^requisite_rate_limiter_state\{state="([^"]+)"\} [1-9]/gm)].map(
      ([, state = '']) => state,
    )
  }
  const timed = async (from: string): Promise<{ readonly status: string; readonly ms: number }> => {
    const began = performance.now()
    const status = await Promise.race([outcome(false, from), setTimeout(15_000, 'silent')])
    return { status, ms: performance.now() - began }
  }
  const remaining = async (from: string): Promise<string | undefined> =>
    (await http(service, '/api/v1/nowhere', { headers: { 'x-forwarded-for': from } })).headers[
      'x-ratelimit-remaining'
    ]

  beforeEach(async () => {
    await goOn()
    await expect.poll(states).toEqual(['memory'])
    before = service.written().length
  })
  afterEach(() => service.signal('SIGCONT'))

  test('does not silence its workers: each counts for itself, and says so', async () => {
    service.signal('SIGSTOP')
    const found = await Promise.all(Array.from({ length: 20 }, () => timed(newClient())))
    for (const { status, ms } of found) {
      expect(status).toBe('200')
      if (isLong) expect(ms).toBeLessThan(2000)
    }
    await expect.poll(states).toEqual(['primary away'])
    expect(await gauges()).toEqual(['primary away'])
    const alone = await Promise.all(Array.from({ length: 20 }, () => timed(newClient())))
    for (const { status } of alone) expect(status).toBe('200')
    const from = newClient()
    const statuses = [await hundredAtOnce(from), await hundredAtOnce(from)]
    const passed = statuses.reduce((sum, { 200: answered = 0 }) => sum + answered, 0)
    expect(passed).toBeLessThanOrEqual(60 * workers)
    expect(written().match(/"msg":"the primary does not answer: counting in this worker"/g)).toHaveLength(
      workers,
    )
  })

  test('is asked again when it goes on, and late answers go to nobody else', async () => {
    service.signal('SIGSTOP')
    const early = Array.from({ length: 5 }, newClient)
    await Promise.all(early.flatMap((from) => Array.from({ length: 8 }, () => timed(from))))
    await expect.poll(states).toEqual(['primary away'])
    service.signal('SIGCONT')
    await expect.poll(states).toEqual(['memory'])
    for (let n = 0; n < 40; n++) expect(await remaining(newClient())).toBe('59')
    expect(await hundredAtOnce(newClient())).toEqual({ 200: 60, 429: 40 })
    expect(await gauges()).toEqual(['memory'])
    expect(written().match(/"msg":"the primary answers again"/g)).toHaveLength(workers)
  })

  test('is noticed when nobody asks', async () => {
    service.signal('SIGSTOP')
    await expect.poll(states).toEqual(['primary away'])
  })
})

describe('Metrics', () => {
  const requests = (text: string): number =>
    [...text.matchAll(/^requisite_http_requests_total\{route="\/api[^}]*status="200"\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    )

  test('are the sum over all workers, whichever is asked', async () => {
    await goOn()
    const before = requests((await http(service, '/metrics')).text)
    for (let n = 0; n < 50; n++) await outcome(false, newClient())
    for (let n = 0; n < 6; n++) expect(requests((await http(service, '/metrics')).text)).toBe(before + 50)
  })
})

describe('When the primary is killed', () => {
  test('its workers answer what they have taken, and end', async () => {
    await goOn()
    const pids = workerPids()
    const agent = new Agent({ keepAlive: true })
    const found: string[] = []
    const lines = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (going) {
          found.push(await outcome(agent, newClient()))
          if (found.at(-1) !== '200') await setTimeout(20)
        }
      }),
    )
    await setTimeout(300)
    service.signal('SIGKILL')
    await expect.poll(() => pids.every(isGone)).toBe(true)
    going = false
    await lines
    agent.destroy()
    expect(written()).not.toMatch(/ERR_|Error/)
    expect(found.filter((one) => one === 'cut short' || one === 'broken off')).toEqual([])
    expect(written().match(/"signal":"the primary is gone"/g)).toHaveLength(workers)
    expect(written().match(/"msg":"stopped"/g)).toHaveLength(workers)
  })

  inFull('a worker that is still starting ends too, and says nothing of it', async () => {
    // The first worker kills the primary as it is about to tell it that it has metrics: nobody hears it.
    const lastWord = `
      const { send, ppid } = process
      process.send = (message, ...rest) => {
        if (String(message.type).endsWith('announcement')) {
          try { process.kill(ppid, 'SIGKILL') } catch {}
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
        }
        return send.call(process, message, ...rest)
      }`
    const server = fileURLToPath(new URL('../../service/src/server.ts', import.meta.url))
    const child = spawn(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(lastWord)}`, server],
      {
        env: {
          PATH: process.env.PATH,
          HOST: '127.0.0.1',
          PORT: String(await freePort()),
          WORKERS: '2',
          NODE_COMPILE_CACHE: compileCache,
        },
      },
    )
    const { signal, out, stderr } = await finished(child)
    expect(signal).toBe('SIGKILL')
    expect(out.toString() + stderr).not.toMatch(/EPIPE|rror/)
  })
})
