import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test } from 'vitest'
import type { Charge } from '../http/rate-limit/charge.ts'
import type { Job } from '../http/route.ts'
import { type Lane, longWorkLane } from './lane.ts'

/** A thread with routes that do what a path names. */
const thread = `
  import { answerJobs } from ${JSON.stringify(new URL('thread.ts', import.meta.url).href)}
  const spin = (ms) => { for (const end = performance.now() + ms; performance.now() < end; ); }
  const reply = (body) => ({ status: 200, body, headers: [] })
  const route = (path, answer) => ({ method: 'POST', path, answer })
  answerJobs(async () => [
    route('/echo', ({ body, query }) => reply(body.toString() + (query.more ?? ''))),
    route('/bytes', ({ body }) => ({ ...reply(body.toString('latin1')), isBytes: true })),
    route('/costs', async ({ charge }) => reply(JSON.stringify(await charge(7)))),
    route('/spins', () => { spin(600_000); return reply('never') }),
    route('/until-gone', ({ isGone }) => { while (!isGone()) spin(1); return reply('gone') }),
    route('/throws', () => { throw new TypeError('ours') }),
    route('/dies', () => process.exit(3)),
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
afterEach(() => {
  for (const lane of lanes.splice(0)) lane.close()
})

function laneWith(deadlineMs?: number, script = thread): { readonly lane: Lane; readonly told: Told } {
  const told: Told = { deadlines: [], lost: [] }
  const workerData = new Int32Array(new SharedArrayBuffer(4))
  const lane = longWorkLane(
    {
      start: () => new Worker(script, { eval: true, execArgv: ['--input-type=module'], workerData }),
      pastDeadline: (route) => told.deadlines.push(route),
      threadLost: (error) => told.lost.push(error),
    },
    deadlineMs,
  )
  lanes.push(lane)
  return { lane, told }
}

const job = (path: string, body = '', rest: Partial<Job> = {}): Job => ({
  client: 'a',
  isHalfClosed: () => false,
  route: path,
  request: { method: 'POST', url: path, headers: {}, body: Buffer.from(body) },
  charge: async () => ({ fits: true }),
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
    await lane.ready
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
    await setTimeout(100)
    gone.abort()
    expect(await running).toBe('gone')
    expect(await textOf(lane, job('/echo', 'after'))).toBe('after')
    expect(isBegun).toBe(false)
  })

  test('has room for eight of one client, and says at once that there is no more', async () => {
    const { lane } = laneWith(2000)
    void lane.run(job('/spins'))
    await lane.ready
    await setTimeout(50)
    const answers = Array.from({ length: 9 }, () => lane.run(job('/echo', 'x')))
    expect(await answers[8]).toBe(null)
  })
})

test('a thread that cannot load its routes is said to be lost, and the next one answers', async () => {
  const { lane, told } = laneWith(undefined, failsFirst)
  expect(await lane.run(job('/echo', 'one'))).toBeNull()
  expect(await textOf(lane, job('/echo', 'two'))).toBe('two')
  expect(told.lost.map(String)).toEqual(['Error: no such file'])
})
