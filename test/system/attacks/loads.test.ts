/** Whatever one client does, the others are answered, rightly and soon, and the memory of the service stays bounded.
 *  `npm run bench -- attacks` gives the plain figures. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServiceProcess, startProcess } from '../../support/process.ts'
import { type Measured, measure, memoryOf } from './frame.ts'
import { type LoadName, loads } from './loads.ts'
import { waits } from './well-behaved.ts'

/** During an attack others wait five times as long as otherwise, at most. */
const mostTimes = 5
/** On a machine with two cores, where the attacker, the tests and the service share them, so much is noise. */
const noiseMs = 1000
const tries = 3
/** Before there were bounds, answers that nobody reads took 4,900 MB here within seconds. */
const mostMegabytes = 1500

let service: ServiceProcess
beforeAll(async () => {
  service = await startProcess({ TRUSTED_PROXIES: '127.0.0.1' })
  await waits(service.port, 200, 0)
})
afterAll(async () => {
  await service.close()
  expect(service.written()).not.toMatch(/"fault"|rror/)
})

const isBearable = ({ quiet, during }: Measured): boolean =>
  during.p99 <= Math.max(mostTimes * quiet.p99, noiseMs)

describe('Others are answered while somebody sends', () => {
  for (const name of Object.keys(loads) as LoadName[])
    test(`${name}: ${loads[name].about}`, async () => {
      const frame = { requests: 60, pauseMs: 2, heightMs: 500, by: ['nice', '-n', '19'] }
      let found = await measure(service, name, frame)
      for (let n = 1; n < tries && !isBearable(found); n++) found = await measure(service, name, frame)
      expect(isBearable(found), JSON.stringify(found)).toBe(true)
    })
})

test('the memory of the service stays bounded, through all of them', () => {
  expect(memoryOf(service.pid)).toBeLessThan(mostMegabytes)
})
