import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { http } from '../../support/http.ts'
import { type Clock, movableClock } from './clock.ts'
import { places, placeWithWorkers, type Topology } from './topology.ts'

/** Something that goes wrong while people ask, and what the limit does meanwhile. */
export interface Fault {
  readonly name: string
  /** Only in the long form, and the soak has it again and again: it takes long, or a test without a proxy shows it too. */
  readonly isLeftOut?: true
  /** `exact`: nobody gets more than 60 a minute through. `by each`: the store is away, each process counts for itself, and
   *  nobody is locked out. */
  readonly limit: 'exact' | 'by each'
  readonly begin: (topology: Topology) => Promise<void>
  readonly end: (topology: Topology) => Promise<void>
}

const nothing = async (): Promise<void> => {}

const storeBack = async ({ whenCounting }: Topology): Promise<void> => whenCounting('store')

async function stopReplica({ replica }: Topology, place: number, signal: NodeJS.Signals): Promise<void> {
  replica(place).signal(signal)
  await replica(place).ended
}

/** The processes of the replica that has several. */
const workersOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)

async function killOneWorker({ replica }: Topology): Promise<void> {
  process.kill(workersOf(replica(placeWithWorkers).pid)[0] as number, 'SIGKILL')
}

/** Tells the primary to restart its workers, and waits until they are others. */
async function restartWorkers({ replica }: Topology): Promise<void> {
  const { pid, signal } = replica(placeWithWorkers)
  const old = workersOf(pid)
  signal('SIGHUP')
  for (let tries = 0; workersOf(pid).some((worker) => old.includes(worker)); tries++) {
    if (tries > 1000) throw new Error('The workers were not restarted.')
    await setTimeout(20)
  }
}

async function slowStore({ wayToStore }: Topology, ms: number): Promise<void> {
  await wayToStore.delayBy(ms)
}

/** Waits until a replica tells a time that is wrong by most of an hour; then its clock has moved. */
async function tellsWrongTime({ replica }: Topology, place: number): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const { headers } = await http(replica(place), '/health/live')
    if (Math.abs(Date.parse(headers.date ?? '') - Date.now()) > 3_000_000) return
    await setTimeout(20)
  }
  throw new Error('The clock did not move.')
}

/** A replica whose clock is right at first and then jumps, under traffic. */
function clockMoved(...offsets: readonly string[]): Pick<Fault, 'begin' | 'end'> {
  let clock: Clock
  return {
    begin: async (topology) => {
      clock = movableClock()
      await stopReplica(topology, 1, 'SIGTERM')
      await topology.startAgain(1, { env: clock.env })
      for (const offset of offsets) {
        await setTimeout(500)
        clock.moveTo(offset)
        await tellsWrongTime(topology, 1)
      }
    },
    end: async (topology) => {
      await stopReplica(topology, 1, 'SIGTERM')
      await topology.startAgain(1)
      clock.remove()
    },
  }
}

/** Every fault that we say we withstand. */
export const faults: readonly Fault[] = [
  {
    name: 'kill -9 of a replica',
    limit: 'exact',
    begin: (topology) => stopReplica(topology, 0, 'SIGKILL'),
    end: ({ startAgain }) => startAgain(0),
  },
  {
    name: 'SIGTERM of a replica',
    isLeftOut: true,
    limit: 'exact',
    begin: (topology) => stopReplica(topology, 0, 'SIGTERM'),
    end: ({ startAgain }) => startAgain(0),
  },
  {
    name: 'all replicas restarted one after the other',
    isLeftOut: true,
    limit: 'exact',
    begin: async (topology) => {
      for (let place = 0; place < places; place++) {
        await stopReplica(topology, place, 'SIGTERM')
        await topology.startAgain(place)
      }
    },
    end: nothing,
  },
  {
    name: 'a replica paused, and back',
    isLeftOut: true,
    limit: 'exact',
    begin: async ({ replica }) => replica(0).signal('SIGSTOP'),
    end: async ({ replica }) => replica(0).signal('SIGCONT'),
  },
  { name: 'kill -9 of a worker', isLeftOut: true, limit: 'exact', begin: killOneWorker, end: nothing },
  {
    ...{ name: 'workers restarted by SIGHUP', isLeftOut: true, limit: 'exact' },
    ...{ begin: restartWorkers, end: nothing },
  },
  {
    name: 'the store killed, and back',
    limit: 'by each',
    begin: async ({ redis, whenCounting }) => {
      await redis.kill()
      await whenCounting('store away')
    },
    end: async (topology) => {
      await topology.redis.start()
      await storeBack(topology)
    },
  },
  {
    name: 'the store paused, and back',
    isLeftOut: true,
    limit: 'by each',
    begin: async ({ redis, whenCounting }) => {
      redis.pause()
      await whenCounting('store away')
    },
    end: async (topology) => {
      topology.redis.resume()
      await storeBack(topology)
    },
  },
  {
    name: 'a store slower by 30 ms',
    isLeftOut: true,
    limit: 'exact',
    begin: (topology) => slowStore(topology, 30),
    end: (topology) => slowStore(topology, 0),
  },
  {
    name: 'a store slower by 300 ms',
    limit: 'by each',
    begin: async (topology) => {
      await slowStore(topology, 300)
      await topology.whenCounting('store away')
    },
    end: async (topology) => {
      await slowStore(topology, 0)
      await storeBack(topology)
    },
  },
  {
    name: 'the clock of a replica an hour behind, then ahead',
    isLeftOut: true,
    limit: 'exact',
    ...clockMoved('-1h', '+1h'),
  },
  {
    // The store goes too, so that there is something to write down.
    name: 'the disk full for the log of a replica, and the store killed',
    isLeftOut: true,
    limit: 'by each',
    begin: async (topology) => {
      await stopReplica(topology, 1, 'SIGTERM')
      const full = openSync('/dev/full', 'w')
      await topology.startAgain(1, { log: full })
      closeSync(full)
      await topology.redis.kill()
      await topology.whenCounting('store away')
    },
    end: async (topology) => {
      await topology.redis.start()
      await storeBack(topology)
      await stopReplica(topology, 1, 'SIGTERM')
      await topology.startAgain(1)
    },
  },
]
