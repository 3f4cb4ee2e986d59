/** Told to stop with long work in flight, the service answers all of it and resets nobody: what is at work is done or given up in
 *  time, what waits is told at once to come back, and neither costs anything. A proxy that is believed is told to ask another. */
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { keepBusy } from '../support/busy-machine.ts'
import { http, jsonSent, type Response, releaseDatesPath } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { type ServiceProcess, startProcess } from '../support/process.ts'
import { startRedis } from '../support/redis.ts'
import { workOfAll } from './attacks/frame.ts'
import { dearestBatch, sendBatch } from './attacks/shares.ts'
import { startNginx } from './topology/nginx.ts'

const count = 16

/** Sends them all, each as another client, and gives what becomes of each: a status, or the fault of the connection. */
const inFlight = (port: number): readonly Promise<number | string>[] =>
  Array.from({ length: count }, (_, n) =>
    sendBatch(port, { from: `127.40.${n}.1` }).then(
      ({ status }) => status,
      (error: NodeJS.ErrnoException) => error.code ?? String(error),
    ),
  )

/** How many batches a service has by this name in its metrics. */
async function batches(
  service: Pick<ServiceProcess, 'port'>,
  name: 'waiting' | 'served_total',
): Promise<number> {
  const { text } = await http(service, '/metrics')
  return Number(
    new RegExp(`^requisite_long_work_${name}\\{class="batch"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0,
  )
}

/** Until the services have all of them: waiting, at work or done. */
async function whenTaken(services: readonly Pick<ServiceProcess, 'port'>[]): Promise<void> {
  const taken = async (service: Pick<ServiceProcess, 'port'>): Promise<number> =>
    (await batches(service, 'waiting')) + (await batches(service, 'served_total'))
  // One is at work in each process.
  while ((await Promise.all(services.map(taken))).reduce((sum, n) => sum + n, 0) <= count - 4)
    await setTimeout(20)
  await setTimeout(100)
}

async function stopped(
  service: ServiceProcess,
): Promise<{ readonly status: number | null; readonly ms: number }> {
  const began = performance.now()
  service.signal('SIGTERM')
  const { status } = await service.ended
  return { status, ms: performance.now() - began }
}

describe.concurrent('With sixteen batches of a hundred cases in flight', () => {
  for (const workers of isLong ? [1, 2] : [2])
    test(`directly, every one is answered with 200 or 503 (${workers} at work)`, async () => {
      const service = await startProcess({ WORKERS: String(workers) })
      const sent = inFlight(service.port)
      await whenTaken([service])
      const { status, ms } = await stopped(service)
      const outcomes = await Promise.all(sent)
      expect(outcomes.filter((outcome) => outcome !== 200 && outcome !== 503)).toEqual([])
      expect(outcomes).toContain(503)
      expect(status).toBe(0)
      // In the short form its status says it: it is 1 where the service has not come to its end by then.
      if (isLong) expect(ms).toBeLessThan(5000)
    })

  test('what waits is told at once, and when to come back; to a proxy that is believed it is 502', async () => {
    const service = await startProcess({ TRUSTED_PROXIES: '127.0.0.2' })
    const first = sendBatch(service.port, { from: '127.41.0.1' })
    await setTimeout(300)
    const waiting = (from: string): Promise<Response> =>
      http(service, `${releaseDatesPath}/batch`, {
        ...jsonSent(dearestBatch, { 'x-forwarded-for': '192.0.2.7' }),
        from,
      })
    const others = [waiting('127.41.0.2'), waiting('127.0.0.2')]
    // The first is at work then.
    while ((await batches(service, 'waiting')) !== 2) await setTimeout(20)
    const before = workOfAll(service.pid)
    const ended = stopped(service)
    const [direct, proxied] = await Promise.all(others)
    // Three seconds of it are what the one at work has.
    expect(workOfAll(service.pid, before) - before, 'ms of processor time').toBeLessThan(1500)
    expect([direct?.status, proxied?.status]).toEqual([503, 502])
    for (const answer of [direct, proxied]) {
      expect(answer?.headers['retry-after']).toBe('10')
      // As many as before: not even the request itself is counted.
      expect(answer?.headers['x-ratelimit-remaining']).toBe('60')
    }
    expect([200, 503]).toContain((await first).status)
    expect((await ended).status).toBe(0)
  })
})

test.runIf(isLong)('Work that does not end in time is answered, not reset', async () => {
  const rest = keepBusy(8)
  const service = await startProcess()
  const sent = inFlight(service.port)
  await whenTaken([service])
  const { status } = await stopped(service)
  rest()
  expect((await Promise.all(sent)).filter((outcome) => outcome !== 200 && outcome !== 503)).toEqual([])
  expect(status).toBe(0)
})

test('Through nginx a stopping replica’s are asked again elsewhere: 200, 502 or 503, and none is reset', async () => {
  const redis = await startRedis()
  const env = { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_STORE: redis.url }
  const [stays, goes] = await Promise.all([startProcess(env), startProcess(env)])
  const nginx = await startNginx([stays.port, goes.port, stays.port])
  const sent = inFlight(nginx.port)
  await whenTaken([stays, goes])
  const { status } = await stopped(goes)
  expect(status).toBe(0)
  // The other one has not the time for all of them, and says so when it is stopped too.
  const last = await stopped(stays)
  const outcomes = await Promise.all(sent)
  expect(outcomes.filter((outcome) => ![200, 502, 503].includes(outcome as number))).toEqual([])
  expect(last.status).toBe(0)
  await nginx.close()
  await redis.close()
})
