import { pino } from 'pino'
import type { Config } from './config.ts'

/** What the service writes down, one JSON line each: start, stop, faults, slow requests, and the state of the store. Never
 *  a body, a query string or an address. */
export function createLog(level: Config['logLevel']) {
  const log = pino({
    level,
    base: { service: 'requisite', pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
  })
  return {
    started: (address: string, workers: number) => log.info({ address, workers }, 'started'),
    stopping: (signal: string) => log.info({ signal }, 'stopping'),
    stopped: () => log.info('stopped'),
    storeAway: () => log.warn('the rate limit store is away: counting in memory'),
    storeBack: () => log.info('the rate limit store is back'),
    workerLost: (worker: number) => log.error({ worker }, 'a worker was lost and is replaced'),
    slow: (requestId: string, route: string, status: number, ms: number) =>
      log.warn({ requestId, route, status, ms: Math.round(ms) }, 'slow request'),
    /** The kind of error and where it arose. Its message may repeat what was sent, so it is left out. */
    fault: (requestId: string, route: string, error: unknown) => {
      const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' }
      const where = stack
        ?.split('\n')
        .filter((line) => line.trimStart().startsWith('at '))
        .slice(0, 8)
        .map((line) => line.trim())
      log.error({ requestId, route, error: name, where }, 'fault')
    },
  }
}
