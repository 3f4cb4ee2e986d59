import { afterAll, beforeAll, expect } from 'vitest'
import { describedHttp } from './described.ts'
import { jsonOf, jsonSent, type Response, type Sent } from './http.ts'
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

/** Posts to a path: what comes back, the answer that it must be, or the errors that it must have. */
export function postsTo<Answer>(ask: (path: string, sent?: Sent) => Promise<Response>, path: string) {
  const post = (body: unknown, to = path): Promise<Response> => ask(to, jsonSent(body))
  const bodyOf = async (body: unknown, status: number): Promise<unknown> => {
    const response = await post(body)
    expect(response.status, `${JSON.stringify(body)}: ${response.text}`).toBe(status)
    return jsonOf(response)
  }
  return {
    post,
    answerTo: async (body: unknown) => (await bodyOf(body, 200)) as Answer,
    errorsOf: async (body: unknown) =>
      ((await bodyOf(body, 422)) as { errors: Readonly<Record<string, readonly string[]>> }).errors,
  }
}
