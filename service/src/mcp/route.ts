import { isRecord } from '@requisite/law/internal'
import { workCharged } from '../contract/charged-work.ts'
import { refusalOf, repeatedNameErrors } from '../contract/invalid.ts'
import { readJson } from '../contract/json-body.ts'
import { failure } from '../http/envelope.ts'
import { once } from '../http/once.ts'
import { type Charge, fitsLater } from '../http/rate-limit/charge.ts'
import { busy, freshJson, type Reply } from '../http/reply.ts'
import type { Route, RouteRequest } from '../http/route.ts'

/** Where assistants reach the tools over HTTP. */
export const mcpPath = '/mcp'

/** What speaks the protocol is loaded after the start: it would otherwise be a fifth longer. */
async function loadProtocol(operatorName: string, today: () => string) {
  const [{ WebStandardStreamableHTTPServerTransport }, { ErrorCode, JSONRPCMessageSchema }, { mcpServers }] =
    await Promise.all([
      import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
      import('@modelcontextprotocol/sdk/types.js'),
      import('./server.ts'),
    ])
  const newTransport = () => new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const isMessage = (json: unknown): boolean => JSONRPCMessageSchema.safeParse(json).success
  return { ...mcpServers(operatorName, today), newTransport, isMessage, noMessage: ErrorCode.InvalidRequest }
}

/** Answers assistants over streamable HTTP. Nothing is kept between requests, so any replica can answer any of them. */
export function mcpRoute(operatorName: string, today: () => string): Route {
  const protocol = once(() => loadProtocol(operatorName, today))
  return {
    method: 'POST',
    path: mcpPath,
    isCounted: true,
    isCrossOrigin: true,
    prepare: protocol,
    answer: async (request) => {
      const read = readJson(request.body)
      if ('message' in read) return freshJson(400, failure(read.message))
      if (Array.isArray(read.json)) return freshJson(400, failure(oneAtATime))
      const repeated = repeatedNameErrors(read.text, read.json)
      if (repeated !== null) return freshJson(422, refusalOf({ errors: repeated }))
      const { newServer, priceOf, newTransport, isMessage, noMessage } = await protocol()
      if (!isMessage(read.json)) return freshJson(400, refusedMessage(noMessage, read.json))
      const { isLong, cost, what } = priceOf(read.json)
      if (request.handOver !== null && isLong) return (await request.handOver('single')) ?? busy()
      const refuse = (cost: number, charged: Charge & { fits: false }, about?: string): Reply =>
        fitsLater(what, cost, charged, about)
      return workCharged(request.charge, cost, refuse, async () => {
        let costs = cost
        const faults: unknown[] = []
        const { handOver } = request
        let isLonger = false
        const server = newServer({
          ...(handOver !== null && {
            notQuick: () => {
              isLonger = true
            },
          }),
          costs: (known) => {
            costs = known
          },
          fault: (error) => faults.push(error),
        })
        const transport = newTransport()
        await server.connect(transport as never)
        try {
          const response = await transport.handleRequest(requestOf(request), { parsedBody: read.json })
          // Written down with the request's own id, and told as every fault is.
          if (faults.length > 0) throw faults[0]
          // What it costs is counted there.
          if (handOver !== null && isLonger) return { cost, reply: (await handOver('single')) ?? busy() }
          return { cost: costs, reply: await replyOf(response) }
        } finally {
          await server.close()
        }
      })
    },
  }
}

/** Several calls in one JSON-RPC array would all be answered and count as one request. */
const oneAtATime = 'Send one message at a time, not several in an array. Each counts as one request.'

/** What is JSON and no message of the protocol, as that says it: not as a text that could not be read. */
function refusedMessage(code: number, json: unknown): object {
  const { id = null } = isRecord(json) ? json : {}
  const message = 'Send a message of JSON-RPC: { "jsonrpc": "2.0", "id": 1, "method": "tools/list" }.'
  return { jsonrpc: '2.0', error: { code, message }, id: /^(?:string|number)$/.test(typeof id) ? id : null }
}

/** The request as the transport takes it: its body is read already, and its address is not used, since there is one route. */
function requestOf({ headers }: RouteRequest): Request {
  const passed = new Headers()
  for (const name of ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id', 'last-event-id']) {
    const value = headers[name]
    if (typeof value === 'string') passed.set(name, value)
  }
  return new Request(`http://localhost${mcpPath}`, { method: 'POST', headers: passed })
}

async function replyOf(response: Response): Promise<Reply> {
  const type = response.headers.get('content-type')
  return {
    status: response.status,
    body: Buffer.from(await response.arrayBuffer()),
    headers: [...(type === null ? [] : ['Content-Type', type])],
  }
}
