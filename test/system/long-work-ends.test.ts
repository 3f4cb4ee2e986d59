/** Long work that runs past its deadline, by processor time, keeps what it was charged, and what hangs or is not begun is given it back;
 *  neither a busy machine nor a process that was paused is taken for work that never ends. */
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, describe, expect, test } from 'vitest'
import { type Limiter, memoryLimiter, storeLimiter } from '../../service/src/http/rate-limit/limiter.ts'
import { redisStore } from '../../service/src/http/rate-limit/store.ts'
import { busy } from '../../service/src/http/reply.ts'
import type { Route } from '../../service/src/http/route.ts'
import { longWorkLane } from '../../service/src/long-work/lane.ts'
import { laneTally } from '../../service/src/operations/lane-metrics.ts'
import { keepBusy } from '../support/busy-machine.ts'
import { http, type Response } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { startProcess } from '../support/process.ts'
import { startRedis } from '../support/redis.ts'
import { startService } from '../support/service.ts'
import { dearBatch, sendBatch } from './attacks/shares.ts'

const thread = `
  import { answerJobs } from ${JSON.stringify(new URL('../../service/src/long-work/thread.ts', import.meta.url).href)}
  answerJobs(async () => [
    { method: 'POST', path: '/api/never', answer: async ({ charge }) => { await charge(12); for (;;); } },
    { method: 'POST', path: '/api/hangs', answer: async ({ charge }) => { await charge(12); return new Promise(() => {}); } },
  ])`

const lane = longWorkLane(
  {
    start: () => new Worker(thread, { eval: true, execArgv: ['--input-type=module'] }),
    now: () => performance.now(),
    tally: laneTally(),
    pastDeadline: () => {},
    threadLost: () => {},
  },
  300,
  4,
)
afterAll(() => lane.stop(0))

/** Routes whose work never ends: one that works on, and one that waits. */
const routes = (['/api/never', '/api/hangs'] as const).map(
  (path): Route => ({
    ...{ method: 'POST', path, isCounted: true },
    answer: async ({ handOver }) => (await handOver?.('single')) ?? busy(),
  }),
)

const left = ({ headers }: Response): string | undefined => headers['x-ratelimit-remaining']

test('What has used all of its processor time keeps its charge: it would only be sent again', async () => {
  const limiter = memoryLimiter(60, () => 0)
  const service = await startService({ limiter, longWork: lane, routes })
  const ended = await http(service, '/api/never', { method: 'POST' })
  expect([ended.status, ended.headers['retry-after'], left(ended)]).toEqual([503, '10', '47'])
  expect(left(await http(service, '/api/else'))).toBe('46')
  await service.close()
})

describe('What was charged beyond the request itself is given back where the work hung', () => {
  test('in memory', async () => {
    const limiter = memoryLimiter(60, () => 0)
    const service = await startService({ limiter, longWork: lane, routes })
    const ended = await http(service, '/api/hangs', { method: 'POST' })
    expect([ended.status, ended.headers['retry-after'], left(ended)]).toEqual([503, '10', '59'])
    expect(left(await http(service, '/api/else'))).toBe('58')
    await service.close()
  })

  test('in a store', async () => {
    const redis = await startRedis()
    const store = redisStore(redis.url, { onAway: () => {}, onBack: () => {} })
    await store.whenReady(60_000)
    const limiter = storeLimiter(60, () => performance.now(), store)
    const service = await startService({ limiter, longWork: lane, routes })
    expect(left(await http(service, '/api/hangs', { method: 'POST' }))).toBe('59')
    expect(left(await http(service, '/api/else'))).toBe('58')
    await service.close()
    await store.close()
    await redis.close()
  })

  test('but not in the minute after', async () => {
    let time = 0
    let counts = 0
    const counted = memoryLimiter(60, () => time)
    const limiter: Limiter = {
      ...counted,
      count: (...args) => {
        counts++
        return counted.count(...args)
      },
    }
    const service = await startService({ limiter, longWork: lane, routes, now: () => time })
    const ended = http(service, '/api/hangs', { method: 'POST' })
    // The request itself, and what it is charged beyond.
    await expect.poll(() => counts, { interval: 5 }).toBe(2)
    time = 61_000
    await http(service, '/api/else')
    await ended
    expect(left(await http(service, '/api/else'))).toBe('58')
    await service.close()
  })
})

/** A batch of a second of work or more, and how it is answered while something happens to the service. */
async function batchWhile(happens: (pid: number) => Promise<unknown>): Promise<number> {
  const service = await startProcess()
  const batch = sendBatch(service.port, { from: '127.50.0.1' }, dearBatch)
  await setTimeout(isLong ? 400 : 200)
  await happens(service.pid)
  const { status } = await batch
  expect(service.written()).not.toContain('deadline')
  await service.close()
  return status
}

describe('Nothing is ended', { timeout: 300_000 }, () => {
  test(`when the process is paused${isLong ? ' for longer than the deadline' : ''}`, async () => {
    const paused = async (pid: number): Promise<void> => {
      process.kill(pid, 'SIGSTOP')
      await setTimeout(isLong ? 11_000 : 1500)
      process.kill(pid, 'SIGCONT')
    }
    expect(await batchWhile(paused)).toBe(200)
  })

  test.runIf(isLong)('beside eight busy loops', async () => {
    const rest = keepBusy(8)
    expect(await batchWhile(async () => {})).toBe(200)
    rest()
  })
})
