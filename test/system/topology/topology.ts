import { setTimeout } from 'node:timers/promises'
import { http, jsonOf } from '../../support/http.ts'
import { type ServiceProcess, startProcess } from '../../support/process.ts'
import { comesFirst, type RedisServer, startRedis } from '../../support/redis.ts'
import { operatorName, publicUrl } from '../../support/service.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { type SlowStore, startSlowStore } from './slow-store.ts'

/** How a replica is started in the place of another. */
export interface Start {
  readonly env?: Readonly<Record<string, string>>
  /** A file to write its log to. */
  readonly log?: number
}

/** What deploy/ describes, on the loopback: a proxy, three replicas, and one store for the limit. */
export interface Topology {
  readonly proxy: Nginx
  readonly redis: RedisServer
  readonly wayToStore: SlowStore
  readonly replica: (place: number) => ServiceProcess
  /** Starts a replica in a place whose old one has ended or is ending. */
  readonly startAgain: (place: number, how?: Start) => Promise<void>
  /** Waits until all replicas count there. */
  readonly whenCounting: (where: 'store' | 'store away') => Promise<void>
  /** How often replicas have taken the store to be away, as they wrote in their logs. */
  readonly timesAway: () => number
  readonly close: () => Promise<void>
}

export const places = 3
/** The last of the replicas has two workers, the others are one process each. */
export const placeWithWorkers = 2
/** So many count for themselves while the store is away. */
export const processes = 4

/** Starts it all, and waits until it answers. */
export async function startTopology(): Promise<Topology> {
  const redis = await startRedis()
  const wayToStore = await startSlowStore(redis.port)
  comesFirst(wayToStore.pid)
  const started: ServiceProcess[] = []
  const start = async (place: number, { env = {}, log }: Start = {}): Promise<ServiceProcess> => {
    const settings = {
      RATE_LIMIT_STORE: wayToStore.url,
      // The proxy alone: the clients are on the loopback too.
      TRUSTED_PROXIES: '127.0.0.1/32',
      OPERATOR_NAME: operatorName,
      PUBLIC_URL: publicUrl,
      WORKERS: place === placeWithWorkers ? '2' : '1',
    }
    const replica = await startProcess({ ...settings, ...env }, undefined, log)
    started.push(replica)
    return replica
  }
  const replicas = await Promise.all(Array.from({ length: places }, (_, place) => start(place)))
  const ports = replicas.map(({ port }) => port)
  const proxy = await startNginx(ports)
  return {
    proxy,
    redis,
    wayToStore,
    replica: (place) => replicas[place] as ServiceProcess,
    startAgain: async (place, { env = {}, log } = {}) => {
      await replicas[place]?.ended
      const own = { PORT: String(ports[place]), ...env }
      replicas[place] = await start(place, log === undefined ? { env: own } : { env: own, log })
    },
    whenCounting: async (where) => {
      for (const replica of replicas) await counts(replica, where)
    },
    timesAway: () => started.reduce((sum, { written }) => sum + timesIn(written()), 0),
    close: async () => {
      await proxy.close()
      await Promise.all(replicas.map((replica) => replica.close()))
      await wayToStore.close()
      await redis.close()
    },
  }
}

const timesIn = (log: string): number => log.split('the rate limit store is away').length - 1

/** Asked several times over, because a replica may have several workers, each with a connection of its own. */
async function counts(replica: ServiceProcess, where: string): Promise<void> {
  for (let so = 0; so < 4; ) {
    const { rateLimit } = jsonOf(await http(replica, '/health/ready')) as { rateLimit: string }
    so = rateLimit === where ? so + 1 : 0
    if (so === 0) await setTimeout(20)
  }
}
