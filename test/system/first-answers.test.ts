/** The first answer of each route holds up nobody: what it needs was compressed by the build, or made after the start. */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serviceRoutes } from '../../service/src/routes.ts'
import { http } from '../support/http.ts'
import { type ServiceProcess, startProcess } from '../support/process.ts'
import { workOf } from './attacks/frame.ts'

const settings = { operatorName: 'Requisite', operatorContact: null, publicUrl: 'http://localhost' }
const routes = serviceRoutes(settings, () => '2026-11-16')

/** What is asked: every address that can be read, the files of the docs, and the tools of assistants. */
const paths = [
  ...routes.filter(({ method, path }) => method === 'GET' && !/[:*]/.test(path)).map(({ path }) => path),
  '/docs/swagger-ui-bundle.js',
  '/docs/swagger-ui.css',
]
const tools = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })

/** Processor time of the event loop's thread, at most. Before, Swagger UI took 240 ms, the tools 280, the description 200. */
const mostMs = 90

let service: ServiceProcess
beforeAll(async () => {
  const env = { RATE_LIMIT_PER_MINUTE: '0', OPERATOR_CONTACT: 'help@law-centre.example' }
  service = await startProcess(env, [])
  // Until it has nothing to do: what is made after the start is made.
  for (let before = 0, now = workOf(service.pid); now - before > 20; ) {
    before = now
    await setTimeout(1500)
    now = workOf(service.pid)
  }
})
afterAll(async () => {
  await service.close()
  expect(service.written()).not.toContain('"fault"')
})

const headers = {
  'accept-encoding': 'br',
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
}

describe('The first answer', () => {
  for (const [path, sent] of [
    ...paths.map((path) => [path, {}] as const),
    ['/mcp', { method: 'POST', body: tools }] as const,
  ])
    test(`of ${path}`, async () => {
      const before = workOf(service.pid)
      const { status } = await http(service, path, { headers, ...sent })
      expect(workOf(service.pid) - before).toBeLessThan(mostMs)
      // Where nothing is told, it sends on to the questions.
      expect([200, 303]).toContain(status)
    })
})
