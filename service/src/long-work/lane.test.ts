import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, describe, expect, test } from 'vitest'
import type { Charge } from '../http/rate-limit/charge.ts'
import type { Job } from '../http/route.ts'
import { type LaneFigures, laneTally } from '../operations/lane-metrics.ts'
import { type Lane, longWorkLane } from './lane.ts'

/** A thread with routes that do what a path names. */
const thread = `
  import { answerJobs } from ${JSON.stringify(new URL('thread.ts', import.meta.url).href)}
  const spin = (ms) => { for (const end = performance.now() + ms; performance.now() < end; ); }
  const reply = (body) => ({ status: 200, body, headers: [] })
  const route = (path, answer) => ({ method: 'POST', path, answer })
  answerJobs(async () => [
    route('/echo', ({ body, query }) => reply(body.toString() + (query.more ?? ''))),
    route('/bytes', ({ body }) => ({ ...reply(''), body: Buffer.from(body) })),
    route('/costs', async ({ charge }) => reply(JSON.stringify(await charge(7)))),
    route('/spins', () => { spin(600_000); return reply('never') }),
    route('/until-gone', ({ isGone }) => { while (!isGone()) spin(1); return reply('gone') }),
    route('/throws', () => { throw new TypeError('ours') }),
    route('/dies', () => process.exit(3)),
    route('/waits', () => new Promise(() => {})),
    route('/stands', () => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600_000); return reply('never') }),
    route('/items', async ({ body, pause }) => {
      for (let n = 0; n < Number(body); n++) { spin(10); await pause() }
      return reply('all')
    }),
  ])`

/** The same, but that the first thread of all cannot load its routes. */
const failsFirst = thread.replace(
  'answerJobs(async () => [',
  `import { workerData } from 'node:worker_threads'
  answerJobs(async () => Atomics.add(workerData, 0, 1) === 0 ? Promise.reject(new Error('no such file')) : [`,
)

interface Told {
  readonly deadlines: string[]
  readonly lost: unknown[]
}

const lanes: Lane[] = []
afterAll(() => {
  for (const lane of lanes.splice(0)) lane.stop(0)
})

function laneWith(
  deadlineMs?: number,
  script = thread,
  mostBeats?: number,
): { readonly lane: Lane; readonly told: Told; readonly figures: LaneFigures } {
  const told: Told = { deadlines: [], lost: [] }
  const tally = laneTally()
  const workerData = new Int32Array(new SharedArrayBuffer(4))
  const lane = longWorkLane(
    {
      start: () => new Worker(script, { eval: true, execArgv: ['--input-type=module'], workerData }),
      now: () => performance.now(),
      tally,
      pastDeadline: (route) => told.deadlines.push(route),
      threadLost: (error) => told.lost.push(error),
    },
    deadlineMs,
    mostBeats,
  )
  lanes.push(lane)
  return { lane, told, figures: tally }
}

const job = (path: string, body = '', rest: Partial<Job> = {}): Job => ({
  kind: 'single',
  client: 'a',
  network: 'a',
  isHalfClosed: () => false,
  route: path,
  request: { method: 'POST', url: path, headers: {}, body: Buffer.from(body) },
  charge: async () => ({ fits: true }),
  spent: () => {},
  gone: new AbortController().signal,
  ...rest,
})

const textOf = async (lane: Lane, one: Job): Promise<string | undefined> =>
  (await lane.run(one))?.body.toString()

describe('The lane for long work', () => {
  test('answers by the same routes, in the order of the queue', async () => {
    const { lane } = laneWith()
    const answers = await Promise.all(['1', '2', '3'].map((n) => textOf(lane, job('/echo?more=!', n))))
    expect(answers).toEqual(['1!', '2!', '3!'])
  })

  test('carries bytes as they are, small and large', async () => {
    const { lane } = laneWith()
    const none = Buffer.alloc(0)
    for (const length of [0, 0, 10, 100_000]) {
      const body = length === 0 ? none : Buffer.alloc(length, 0xe9)
      const reply = await lane.run(
        job('/bytes', '', {
          request: {
            method: 'POST',
            url: '/bytes',
            headers: {},
            body: length === 0 ? none : Buffer.from(body),
          },
        }),
      )
      expect(Buffer.compare(reply?.body as Buffer, body)).toBe(0)
    }
  })

  test('has what a request costs counted where the limiter is', async () => {
    const { lane } = laneWith()
    const costs: number[] = []
    const refused: Charge = { fits: false, perMinute: 60, left: 3, retryAfter: 9 }
    const charge = async (requests: number): Promise<Charge> => {
      costs.push(requests)
      return refused
    }
    expect(JSON.parse((await textOf(lane, job('/costs', '', { charge }))) ?? '')).toEqual(refused)
    expect(costs).toEqual([7])
  })

  test('ends what runs past its deadline with its thread, and the next is answered by another', async () => {
    const { lane, told } = laneWith(300)
    const late = lane.run(job('/spins'))
    const next = textOf(lane, job('/echo', 'next'))
    expect(await late).toBe(null)
    expect(await next).toBe('next')
    expect(told.deadlines).toEqual(['/spins'])
  })

  test('begins another thread where one has died, and says nothing of it to whoever waited', async () => {
    const { lane } = laneWith()
    expect(await lane.run(job('/dies'))).toBe(null)
    expect(await textOf(lane, job('/echo', 'again'))).toBe('again')
  })

  test('our own fault is told as one, and the thread goes on', async () => {
    const { lane } = laneWith()
    await expect(lane.run(job('/throws'))).rejects.toThrow('ours')
    expect(await textOf(lane, job('/echo', 'on'))).toBe('on')
  })

  test('work for a client that has gone can stop, and what waited is not begun', async () => {
    const { lane } = laneWith()
    expect(await textOf(lane, job('/echo', 'ready'))).toBe('ready')
    const gone = new AbortController()
    const running = textOf(lane, job('/until-gone', '', { gone: gone.signal }))
    let isBegun = false
    const waiting = job('/costs', '', {
      gone: gone.signal,
      charge: async () => {
        isBegun = true
        return { fits: true }
      },
    })
    void lane.run(waiting)
    while (lane.waiting('single') === 2) await setTimeout(1)
    gone.abort()
    expect(await running).toBe('gone')
    expect(await textOf(lane, job('/echo', 'after'))).toBe('after')
    expect(isBegun).toBe(false)
  })

  test('begins one batch at a time, and short jobs go between its items, at most every other turn', async () => {
    const { lane } = laneWith()
    const order: string[] = []
    const told = (name: string) => (text: string | undefined) => void order.push(`${name} ${text}`)
    const items = (client: string) =>
      textOf(lane, job('/items', '40', { kind: 'batch', client, network: client })).then(told(client))
    const batches = [items('b'), items('c')]
    while (lane.waiting('batch') === 2) await setTimeout(1)
    const shorts = ['1', '2', '3'].map((n) => textOf(lane, job('/echo', n)).then(told('short')))
    await Promise.all([...batches, ...shorts])
    expect(order).toEqual(['short 1', 'short 2', 'short 3', 'b all', 'c all'])
  })

  test('counts what each kind has cost, apart, and what was not done', async () => {
    const { lane, figures } = laneWith()
    const batch = textOf(lane, job('/items', '20', { kind: 'batch' }))
    await Promise.all(['1', '2', '3'].map((n) => textOf(lane, job('/echo', n))))
    await batch
    const { single, batch: many } = figures.of
    expect([single.served, many.served, figures.restarts()]).toEqual([3, 1, 0])
    // Twenty times ten milliseconds, or less where others have the machine.
    expect(many.costMs).toBeGreaterThan(2 * single.costMs)
    await lane.run(job('/dies'))
    expect([figures.restarts(), single.refused.ended]).toEqual([1, 1])
  })

  test('has room for sixty-four, and the newest of whoever has most is told at once that there is no more', async () => {
    const { lane, figures } = laneWith()
    const many = Array.from({ length: 65 }, () => lane.run(job('/echo', 'x')))
    const other = textOf(lane, job('/echo', 'y', { client: 'b', network: 'b' }))
    expect(await many[64]).toBe(null)
    expect(await other).toBe('y')
    expect(figures.of.single.refused.full).toBe(2)
    expect(await textOf(lane, job('/echo', 'z'))).toBe('z')
  })
})

/** Each waits for a thread of its own, and all at the same time. */
describe.concurrent('The deadline', () => {
  test('is one of processor time: work that stands still for a while is not ended', async () => {
    const { lane, told } = laneWith(400)
    const standing = textOf(lane, job('/costs', '', { charge: () => setTimeout(1500, { fits: true }) }))
    expect(await standing).toBe('{"fits":true}')
    expect(told.deadlines).toEqual([])
  })

  test('does not count what another job has used meanwhile', async () => {
    const { lane, told } = laneWith(1500)
    const slow = textOf(lane, job('/costs', '', { charge: () => setTimeout(2500, { fits: true }) }))
    const batch = textOf(lane, job('/items', '60', { kind: 'batch', client: 'b', network: 'b' }))
    expect([await slow, await batch]).toEqual(['{"fits":true}', 'all'])
    expect(told.deadlines).toEqual([])
  })

  for (const path of ['/waits', '/stands'])
    test(`and what takes none of it for some beats is ended too: ${path}`, async () => {
      const { lane, told } = laneWith(undefined, thread, 4)
      expect(await lane.run(job(path))).toBe(null)
      expect(told.deadlines).toEqual([path])
      expect(await textOf(lane, job('/echo', 'next'))).toBe('next')
    })

  test('what is ended is named, and not what waited for it', async () => {
    const { lane, told } = laneWith(500)
    const batch = lane.run(job('/items', '2000', { kind: 'batch', client: 'b', network: 'b' }))
    await setTimeout(50)
    expect(await lane.run(job('/spins'))).toBe(null)
    expect(await batch).toBe(null)
    expect(told.deadlines).toEqual(['/spins'])
  })
})

describe('A stop', () => {
  test('answers what waits at once, and what is at work when it is done', async () => {
    const { lane, figures } = laneWith()
    const batch = textOf(lane, job('/items', '30', { kind: 'batch' }))
    const waiting = [
      lane.run(job('/items', '30', { kind: 'batch' })),
      lane.run(job('/items', '1', { kind: 'batch' })),
    ]
    while (lane.waiting('batch') === 3) await setTimeout(1)
    lane.stop(20_000)
    expect(await Promise.race([...waiting, batch])).toBe(null)
    expect(await Promise.all(waiting)).toEqual([null, null])
    expect(await lane.run(job('/echo', 'late'))).toBe(null)
    expect(await batch).toBe('all')
    expect([figures.of.batch.refused.stopping, figures.of.single.refused.stopping]).toEqual([2, 1])
  })

  test('and what is not done in time', async () => {
    const { lane, told } = laneWith()
    const never = lane.run(job('/spins'))
    await setTimeout(50)
    lane.stop(100)
    expect(await never).toBe(null)
    expect(told).toEqual({ deadlines: [], lost: [] })
  })
})

test('a thread that cannot load its routes is said to be lost, and the next one has loaded them before it is given a job', async () => {
  const { lane, told } = laneWith(undefined, failsFirst)
  expect(await textOf(lane, job('/echo', 'one'))).toBe('one')
  expect(told.lost.map(String)).toEqual(['Error: no such file'])
})
