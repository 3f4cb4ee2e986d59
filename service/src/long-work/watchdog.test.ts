import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const file = JSON.stringify(new URL('watchdog.ts', import.meta.url).href)

/** A process whose event loop is watched by a thread, and then does this. Within 300 ms of processor time it must come round. */
function watched(doing: string) {
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
  const { signal, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', main], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { signal, isSaid: stderr.includes('stuck') }
}

test('a loop that never comes round is said, and the process ended', () => {
  expect(watched('spin(30_000)')).toEqual({ signal: 'SIGKILL', isSaid: true })
})

test('one that is busy and comes round is left alone', () => {
  const busy =
    'for (let n = 0; n < 20; n++) { spin(60); await new Promise((resolve) => setTimeout(resolve, 60)) }'
  expect(watched(busy)).toEqual({ signal: null, isSaid: false })
})

test('one that stands still and uses no processor is left alone', () => {
  expect(watched('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500)')).toEqual({
    signal: null,
    isSaid: false,
  })
})
