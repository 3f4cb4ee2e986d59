/** What is resident under the dearest mixed load stays under the memory that deploy/ gives a replica: the thread for long work, the
 *  heap of the main thread, and what clients make us hold, together. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endsWithUs } from '../../support/ends-with-us.ts'
import { isLong } from '../../support/long.ts'
import { startProcess } from '../../support/process.ts'
import { compose, containerOf, deployments } from '../deploy/manifests.ts'
import { memoryOf } from './frame.ts'
import { waits } from './well-behaved.ts'

/** Somewhat less than the least limit that deploy/ sets: 512 MB. */
const mostMegabytes = 480
/** What Node takes for its heap where it reads that limit. On a large machine it lets eight times as much that is new gather. */
const asInContainer = ['--max-semi-space-size=4', '--max-old-space-size=256']

test('deploy/ sets no limit that is less', () => {
  const compared = [
    ...Object.entries(compose.services)
      .filter(([name]) => name.startsWith('replica'))
      .map(([, { mem_limit }]) => mem_limit),
    ...deployments
      .map((one) => containerOf(one))
      .filter(({ name }) => name === 'requisite')
      .map(({ resources }) => resources.limits.memory),
  ]
  expect(compared).toHaveLength(4)
  for (const limit of compared) expect(Number.parseInt(String(limit), 10)).toBeGreaterThan(mostMegabytes)
})

test(`Under the dearest mixed load less than ${mostMegabytes} MB are resident`, async () => {
  const service = await startProcess({ TRUSTED_PROXIES: '127.0.0.1' }, asInContainer)
  const attacker = spawn(
    process.execPath,
    [join(import.meta.dirname, 'attacker.ts'), 'everything at once', String(service.port)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  endsWithUs(attacker)
  await once(attacker.stdout, 'data')
  await setTimeout(isLong ? 90_000 : 3000)
  // It is still there, and answers.
  await waits(service.port, 5, 0)
  const megabytes = memoryOf(service.pid)
  attacker.kill('SIGKILL')
  await service.close()
  console.log(`resident at the most: ${megabytes} MB`)
  expect(megabytes).toBeLessThan(mostMegabytes)
  expect(service.written()).not.toMatch(/"fault"|OUT_OF_MEMORY/)
}, 180_000)
