import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { Reply } from '../http/reply.ts'
import type { Asked, Route } from '../http/route.ts'
import { mcpServers } from './server.ts'

/** Where assistants reach the tools over HTTP. */
export const mcpPath = '/mcp'

/** Answers assistants over streamable HTTP. Nothing is kept between requests, so any replica can answer any of them. */
export function mcpRoute(operatorName: string): Route {
  const newServer = mcpServers(operatorName)
  return {
    method: 'POST',
    path: mcpPath,
    answer: async (asked) => {
      const server = newServer()
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
      await server.connect(transport as never)
      try {
        return await replyOf(await transport.handleRequest(requestOf(asked)))
      } finally {
        await server.close()
      }
    },
  }
}

/** The request as the transport takes it. The address is not used: there is one route. */
function requestOf({ headers, body }: Asked): Request {
  const passed = new Headers()
  for (const name of ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id', 'last-event-id']) {
    const value = headers[name]
    if (typeof value === 'string') passed.set(name, value)
  }
  return new Request(`http://localhost${mcpPath}`, {
    method: 'POST',
    headers: passed,
    body: new Uint8Array(body),
  })
}

async function replyOf(response: Response): Promise<Reply> {
  const type = response.headers.get('content-type')
  return {
    status: response.status,
    body: Buffer.from(await response.arrayBuffer()),
    headers: [...(type === null ? [] : ['Content-Type', type]), 'Cache-Control', 'no-store'],
  }
}
