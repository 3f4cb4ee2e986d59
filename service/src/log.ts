import { writeSync } from 'node:fs'
import { pino } from 'pino'
import type { Config } from './config.ts'

/** What the service writes down, one JSON line each: start, stop, faults, slow requests, and the state of the store. Never
 *  a body, a query string or an address. */
export function createLog(level: Config['logLevel'], now: () => number) {
  const slowLines = boundedLines(now)
  // Node makes a pipe one that does not block when it is first looked at. Until then a write to it waits for its reader.
  void process.stdout
  const log = pino(
    {
      level,
      base: { service: 'requisite', pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    { write: writeOrDrop },
  )
  return {
    started: (address: string, workers: number) => log.info({ address, workers }, 'started'),
    stopping: (signal: string) => log.info({ signal }, 'stopping'),
    stopped: () => log.info('stopped'),
    storeAway: (kind: string) =>
      log.warn({ error: kind }, 'the rate limit store is away: counting in memory'),
    storeBack: () => log.info('the rate limit store is back'),
    primaryAway: () => log.warn('the primary does not answer: counting in this worker'),
    primaryBack: () => log.info('the primary answers again'),
    noWorkers: () => log.info('no workers to restart'),
    workerKilled: (worker: number) => log.error({ worker }, 'a worker did not stop in time and is killed'),
    workerLost: (worker: number) => log.error({ worker }, 'a worker was lost and is replaced'),
    pastDeadline: (route: string) => log.error({ route }, 'long work ran past its deadline and is ended'),
    stuck: () => log.fatal('the event loop does not come round: the process is ended'),
    slow: (requestId: string, route: string, status: number, ms: number) => {
      const unsaid = slowLines()
      const left = unsaid === 0 ? {} : { unsaid }
      if (unsaid !== null) log.warn({ requestId, route, status, ms: Math.round(ms), ...left }, 'slow request')
    },
    /** The kind of error and where it arose. Its message may repeat what was sent, so it is left out. */
    fault: (requestId: string, route: string, error: unknown) => {
      const { name, where } = error instanceof Error ? whereItArose(error) : { name: typeof error, where: [] }
      log.error({ requestId, route, error: name, where }, 'fault')
    },
  }
}

/** So many lines a minute about what is slow: on a machine that is too slow everything is. */
const mostSlowLines = 20

/** Whether one more line may be written, and then how many were left out before it. */
function boundedLines(now: () => number): () => number | null {
  let minute = 0
  let written = 0
  let unsaid = 0
  return () => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) [minute, written] = [current, 0]
    if (written >= mostSlowLines) {
      unsaid++
      return null
    }
    written++
    const left = unsaid
    unsaid = 0
    return left
  }
}

/** A line that cannot be written now, because the disk is full or the reader is gone or slow, is dropped: pino would block the
 *  event loop for it, and every request with it. */
function writeOrDrop(line: string): void {
  try {
    writeSync(1, line)
  } catch {}
}

export type Log = ReturnType<typeof createLog>

const frame = /^at (?:[\w$.<> [\]#]+ \()?(?:file:\/\/|node:|\/)[^()\s]+:\d+:\d+\)?$/

/** The places in the code that led to an error, ours before those of Node. The message stands in the stack too, and may
 *  have several lines: it is cut off, and a line that is not exactly a place is left out. */
function whereItArose({ name, message, stack = '' }: Error) {
  const places = stack
    .slice(stack.startsWith(`${name}: ${message}`) ? name.length + 2 + message.length : 0)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => frame.test(line))
  const ours = places.filter((place) => !place.includes('node:'))
  return { name: /^\w+$/.test(name) ? name : 'Error', where: (ours.length > 0 ? ours : places).slice(0, 8) }
}
