import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { refuseConnection } from './connections.ts'

test('A connection that is refused and has closed is let go at once', async () => {
  let ends = 0
  const refused = Promise.withResolvers<void>()
  const server = createServer((socket: Socket) => {
    const { destroy } = socket
    socket.destroy = (error) => {
      ends++
      return destroy.call(socket, error)
    }
    socket.resume()
    socket.on('close', () => refused.resolve())
    refuseConnection(Object.assign(new Error(), { code: 'HPE_INVALID_METHOD' }), socket, null)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.resume()
  await Promise.all([once(client, 'close'), refused.promise])
  const byThen = ends
  await setTimeout(600)
  expect([byThen, ends]).toEqual([byThen, byThen])
  server.close()
})
