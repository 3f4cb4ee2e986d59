/** The service as `npm start` and the container start it. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { inFull } from '../support/in-full.ts'
import { startProcess } from '../support/process.ts'

const bin = join(import.meta.dirname, '..', '..', 'service', 'bin', 'server.js')

inFull(
  'The second start reads what the first compiled: its workers, and the thread of each, too',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'requisite-start-'))
    const env = { NODE_COMPILE_CACHE: folder, WORKERS: '2' }
    try {
      const first = await startProcess(env, [], 'pipe', bin)
      // While it runs: a stop does not have to.
      const kept = (): number => readdirSync(folder, { recursive: true }).length
      await expect.poll(kept).toBeGreaterThan(500)
      await first.close()
      const second = await startProcess({ ...env, NODE_DEBUG_NATIVE: 'COMPILE_CACHE' }, [], 'pipe', bin)
      await second.close()
      const read = [
        ...second.written().matchAll(/V8 code cache for ESM \S+\/src\/([\w/-]+\.ts) was accepted/g),
      ]
      for (const file of ['server.ts', 'workers.ts', 'api/routes.ts', 'thread.ts'])
        expect(read.map(([, name]) => name)).toContain(file)
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
