import { pathToFileURL } from 'node:url'
import type { Reply } from '../../service/src/http/reply.ts'
import type { Route, RouteRequest } from '../../service/src/http/route.ts'

/** What the API answered: its JSON. */
export type Answer = Readonly<Record<string, unknown>>

/** Asks a path under /api/v1/sentencing, with its query, for what it answers to a body. */
export type Ask = (path: string, body: unknown) => Promise<Answer>

/** Answers a path under /api/v1/sentencing, with its query, as the server would be answered. */
export type Call = (path: string, body: Buffer) => Reply | Promise<Reply>

/** The API of a checkout, called within this process: its routes, without a server, a limit or a connection. */
export async function callsOf(tree: string): Promise<Call> {
  const { apiRoutes } = await import(pathToFileURL(`${tree}/service/src/api/routes.ts`).href)
  const routes: readonly Route[] = apiRoutes({
    operatorName: 'Example Law Centre',
    publicUrl: 'https://requisite.example',
    today: () => '2026-11-16',
  })
  return (path, body) => {
    const { pathname, searchParams } = new URL(path, 'http://api')
    const route = routes.find(
      (route) => route.method === 'POST' && route.path === `/api/v1/sentencing${pathname}`,
    )
    if (route === undefined) throw new Error(`There is no path ${pathname}.`)
    const request: RouteRequest = {
      ...{ method: 'POST', headers: {}, params: {}, query: Object.fromEntries(searchParams), body },
      isGone: () => false,
      charge: async () => ({ fits: true }),
      handOver: null,
      pause: () => null,
    }
    return route.answer(request)
  }
}

/** The same, asked for what it answers. Any two checkouts can be asked the same, whatever they call things inside. */
export async function apiOf(tree: string): Promise<Ask> {
  const call = await callsOf(tree)
  return async (path, body) => {
    const reply = await call(path, Buffer.from(JSON.stringify(body)))
    // Older checkouts write some answers with one character for each byte.
    const isBytes = 'isBytes' in reply && reply.isBytes === true
    const text = String(reply.body)
    return JSON.parse(isBytes ? Buffer.from(text, 'latin1').toString() : text) as Answer
  }
}
