import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** A connection of an attacker: whatever the service does to it is no fault. Without `localAddress` it comes from a proxy
 *  that is believed, so that each request may name an address of its own. */
export function openConnection(port: number, localAddress?: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', ...(localAddress === undefined ? {} : { localAddress }) })
  return socket.on('error', () => {})
}

/** Settles when a connection is closed. */
export const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.closed) resolve()
    else socket.once('close', () => resolve())
  })

/** Addresses of the loopback that are not 127.0.0.1, each other than the one before. */
export const neighbour = (n: number): string =>
  `127.${1 + ((n >> 16) % 250)}.${(n >> 8) % 256}.${1 + (n % 250)}`

/** Addresses of clients behind the proxy, a million of them and more. */
export const clientAddress = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/** Does the same again and again, on so many connections at once. */
export function onEach(connections: number, again: (connection: number) => Promise<unknown>): void {
  for (let connection = 0; connection < connections; connection++)
    void (async () => {
      for (;;) {
        await again(connection)
        // Whoever is refused at once does not get to spin.
        await setTimeout(1)
      }
    })()
}

/** Sends requests on one connection, each when the answer before it has come, until it is closed. `more` gives the next. */
export async function askOneByOne(socket: Socket, more: () => Buffer): Promise<void> {
  socket.on('data', (bytes) => {
    if (bytes.includes('HTTP/1.1 ') && !socket.destroyed) socket.write(more())
  })
  socket.write(more())
  await closed(socket)
}
