import { afterAll, beforeAll, expect } from 'vitest'
import { describedHttp } from './described.ts'
import type { Response, Sent } from './http.ts'
import { type Service, startService } from './service.ts'

/** One service for all tests of a file. Every response to `ask` is held against the API's description, and at the end nothing
 *  was our fault. */
export function describedService(): {
  readonly service: () => Service
  readonly ask: (path: string, sent?: Sent) => Promise<Response>
} {
  let service: Service
  let ask: (path: string, sent?: Sent) => Promise<Response>
  beforeAll(async () => {
    service = await startService()
    ask = await describedHttp(service)
  })
  afterAll(async () => {
    await service.close()
    expect(service.faults).toEqual([])
  })
  return { service: () => service, ask: (path, sent) => ask(path, sent) }
}
