import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { mcpServers } from './server.ts'

/** Serves one assistant over standard input and output, until it goes away. */
export async function serveStdio(operatorName: string, today: () => string): Promise<void> {
  const { newServer } = mcpServers(operatorName, today)
  const server = newServer({ fault: () => process.stderr.write('requisite: a tool failed.\n') })
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve
    process.stdin.once('end', () => void server.close())
  })
  await server.connect(new StdioServerTransport())
  await closed
}
