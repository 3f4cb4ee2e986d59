import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'

const file = JSON.stringify(new URL('watchdog.ts', import.meta.url).href)

/** A process whose event loop is watched by a thread, and then does this. Within 300 ms of processor time it must come round. */
async function watched(doing: string) {
  const thread = `
    import { workerData } from 'node:worker_threads'
    import { watch } from ${file}
    watch(workerData, () => { process._rawDebug('stuck'); process.kill(process.pid, 'SIGKILL') }, 300)
    setInterval(() => {}, 1000)`
  const main = `
    import { Worker } from 'node:worker_threads'
    import { beat } from ${file}
    const heartbeat = new Int32Array(new SharedArrayBuffer(4))
    beat(heartbeat)
    const worker = new Worker(${JSON.stringify(thread)}, { eval: true, execArgv: ['--input-type=module'], workerData: heartbeat })
    await new Promise((resolve) => worker.once('online', resolve))
    const spin = (ms) => { for (const end = performance.now() + ms; performance.now() < end; ); }
    await new Promise((resolve) => setTimeout(resolve, 700))
    ${doing}
    process.exit(0)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', main], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  const [, signal] = await once(child, 'close')
  return { signal, isSaid: said.includes('stuck') }
}

/** Each waits for a process of its own, and all at the same time. */
describe.concurrent('A loop that is watched', () => {
  test('a loop that never comes round is said, and the process ended', async () =>
    expect(await watched('spin(30_000)')).toEqual({ signal: 'SIGKILL', isSaid: true }))

  test('one that is busy and comes round is left alone', async () => {
    const busy =
      'for (let n = 0; n < 10; n++) { spin(60); await new Promise((resolve) => setTimeout(resolve, 60)) }'
    expect(await watched(busy)).toEqual({ signal: null, isSaid: false })
  })

  test('one that stands still and uses no processor is left alone', async () =>
    expect(await watched('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500)')).toEqual({
      signal: null,
      isSaid: false,
    }))
})
