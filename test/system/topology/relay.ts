/** A process of its own, so that nothing else delays what passes: bytes go to the store at once and come back late, by as
 *  many milliseconds as the parent last said. */
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const store = Number(process.argv[2])
let delayMs = 0
process.on('message', (ms: number) => {
  delayMs = ms
  process.send?.('told')
})
process.on('disconnect', () => process.exit())

const relay = createServer({ noDelay: true }, (client) => {
  const server = connect({ port: store, host: '127.0.0.1', noDelay: true })
  client.pipe(server)
  let last = Promise.resolve()
  server.on('data', (bytes) => {
    const due = performance.now() + delayMs
    // One after the other, so that nothing overtakes when the delay becomes shorter.
    last = last.then(async () => {
      const wait = due - performance.now()
      if (wait > 0) await setTimeout(wait)
      client.write(bytes)
    })
  })
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    one.on('error', () => {})
    one.on('close', () => other.destroy())
  }
})
relay.listen(0, '127.0.0.1', () => process.send?.((relay.address() as AddressInfo).port))
