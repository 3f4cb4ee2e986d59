import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { buildApp } from './api/app.ts'
import { type Limiter, memoryLimiter, storeLimiter } from './api/rate-limit/limiter.ts'
import { redisStore, type Store } from './api/rate-limit/store.ts'
import { type Config, readConfig } from './config.ts'
import { createLog } from './log.ts'

/** A request that has begun is answered, and an idle process ends, within this time of being told to stop. */
const stopWithinMs = 4500

const now = (): number => performance.now()

function requestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${prefix}-${(++count).toString(36)}`
}

async function serve(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  const store: Store | null =
    config.rateLimitStore === null || config.rateLimitPerMinute === 0
      ? null
      : redisStore(config.rateLimitStore, { onAway: log.storeAway, onBack: log.storeBack })
  const limiter: Limiter | null =
    config.rateLimitPerMinute === 0
      ? null
      : store === null
        ? memoryLimiter(config.rateLimitPerMinute, now)
        : storeLimiter(config.rateLimitPerMinute, now, store)
  const app = buildApp({ ...config, limiter, now, requestId: requestIds(), log, doors: [] })
  await store?.whenReady(1000)
  const address = await app.listen({ host: config.host, port: config.port })
  log.started(address, config.workers)

  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      log.stopping(signal)
      setTimeout(() => process.exit(1), stopWithinMs).unref()
      app.close().then(async () => {
        await store?.close()
        log.stopped()
        process.exit(0)
      })
    })
}

const read = readConfig(process.env, availableParallelism())
if ('mistakes' in read) {
  for (const mistake of read.mistakes) process.stderr.write(`requisite: ${mistake}\n`)
  process.exitCode = 1
} else
  serve(read.config).catch((error: NodeJS.ErrnoException) => {
    const { host, port } = read.config
    const why =
      error.code === 'EADDRINUSE' ? `port ${port} is already in use; set PORT to another.` : error.message
    process.stderr.write(`requisite: cannot listen on ${host}: ${why}\n`)
    process.exitCode = 1
  })
