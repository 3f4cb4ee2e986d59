import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** A port of the loopback that nobody listens on. Not one of those that the system itself gives to connections and to servers that
 *  leave it the choice (from 32768 on): another could have it before whoever asked here listens on it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
