/** Few addresses, or many of one network, ask for all the long work that the bounds allow: somebody else's question is answered,
 *  and soon. In the long form beside two busy loops, so that the machine is no help. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepBusy } from '../../support/busy-machine.ts'
import { isLong } from '../../support/long.ts'
import { type ServiceProcess, startProcess } from '../../support/process.ts'
import { startNginx } from '../topology/nginx.ts'
import { workOfAll } from './frame.ts'
import type { Client, Honest } from './shares.ts'
import { askWhatIf, dearBatch, honestWaits, keepAsking, sendBatch } from './shares.ts'

const questions = isLong ? 40 : 8
/** The short form has fewer at once. */
const addresses = isLong ? 12 : 4
const mostMs = 1500

let rest: () => void
beforeAll(() => {
  rest = keepBusy(isLong ? 2 : 0)
})
afterAll(() => rest())

const start = (): Promise<ServiceProcess> => startProcess({ TRUSTED_PROXIES: '127.0.0.1' })

/** What a wait is told in: where others have the machine in the short form, they are no part of it. */
const timeOf = ({ pid }: ServiceProcess) => (isLong ? () => performance.now() : () => workOfAll(pid))

/** All are answered, and half of them within a second and a half. */
function expectServed({ statuses, median, longest }: Honest): void {
  console.log(`what-if beside it: median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`)
  expect(statuses).toEqual(Array(questions).fill(200))
  expect(median).toBeLessThan(mostMs)
}

/** Addresses of different /24s with one dearest batch each, and somebody else. */
async function besideTwelve(port: number, answers: readonly number[], time: () => number): Promise<void> {
  const batches = Array.from({ length: addresses }, (_, n) =>
    sendBatch(port, { from: `127.20.${n}.1` }, dearBatch),
  )
  const honest = await honestWaits(port, questions, time, (n) => ({ from: `127.30.0.${1 + (n % 250)}` }))
  const statuses = new Set((await Promise.all(batches)).map(({ status }) => status))
  expectServed(honest)
  // On a machine that others have as well, some batches wait too long; but each is told so.
  expect(statuses).toContain(200)
  expect(answers).toEqual(expect.arrayContaining([...statuses]))
}

const ofOneNetwork = (n: number): Client => ({ behind: `2001:db8:1:${n.toString(16)}::1` })

describe('Beside the dearest batches of twelve addresses', () => {
  test('directly', async () => {
    const service = await start()
    await besideTwelve(service.port, [200, 503], timeOf(service))
    await service.close()
  })

  test.runIf(isLong)('and through nginx with two replicas', async () => {
    const replicas = await Promise.all([start(), start()])
    const ports = replicas.map(({ port }) => port)
    const nginx = await startNginx([...ports, ports[0] as number])
    await besideTwelve(nginx.port, [200, 503, 504], () => performance.now())
    await nginx.close()
    await Promise.all(replicas.map((replica) => replica.close()))
  })
})

describe('Beside sixty-five /64s of one /48, each with a request in flight', () => {
  for (const [what, ask] of [
    ['questions', askWhatIf],
    ['batches', (port: number, client: Client) => sendBatch(port, client, dearBatch)],
  ] as const)
    test.runIf(isLong || what === 'batches')(what, async () => {
      const service = await start()
      const clients = Array.from({ length: 65 }, (_, n) => ofOneNetwork(n))
      const end = keepAsking(clients, (client) => ask(service.port, client))
      const honest = await honestWaits(service.port, questions, timeOf(service), (n) => ({
        behind: `2001:db8:2:${n.toString(16)}::1`,
      }))
      const over = end()
      await service.close()
      await over
      expectServed(honest)
    })
})
