import { setImmediate } from 'node:timers/promises'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { inTurns } from '../http/turns.ts'
import { mcpServers } from './server.ts'

/** Serves one assistant over standard input and output, until it goes away. */
export async function serveStdio(operatorName: string, today: () => string): Promise<void> {
  const server = mcpServers(
    operatorName,
    today,
  )((steps, weight) => inTurns(steps, () => setImmediate(), weight))
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve
    process.stdin.once('end', () => void server.close())
  })
  await server.connect(new StdioServerTransport())
  await closed
}
