import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The way from the replicas to the store, on which answers can be held up. */
export interface SlowStore {
  readonly url: string
  readonly pid: number
  /** From now on every answer of the store comes so much later. */
  readonly delayBy: (ms: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts the way to the store on this port, with no delay at first. */
export async function startSlowStore(port: number): Promise<SlowStore> {
  const relay = fork(join(import.meta.dirname, 'relay.ts'), [String(port)], { execArgv: [] })
  const ended = once(relay, 'exit')
  const [own] = await once(relay, 'message')
  return {
    url: `redis://127.0.0.1:${own}`,
    pid: relay.pid as number,
    delayBy: async (ms) => {
      const told = once(relay, 'message')
      relay.send(ms)
      await told
    },
    close: async () => {
      relay.disconnect()
      await ended
    },
  }
}
