import { windowMs } from '../http/rate-limit/memory.ts'
import type { WorkKind } from '../http/route.ts'

/** So many jobs may wait: with the largest bodies as many as the memory that all clients together may hold. */
const mostWaiting = 64

/** What has waited so long is told to come back: most clients have given up. */
const patienceMs = 30_000

/** Who has closed its side may still read, but most that do so have hung up: it goes last for so long, and then in its turn. */
const lastForMs = 5000

/** What the queue looks at. */
export interface QueuedJob {
  readonly kind: WorkKind
  readonly client: string
  /** The /24 or /48 that the client is in. */
  readonly network: string
  /** About what it will cost, in milliseconds of processor time. */
  readonly estimate: number
  /** When it came. */
  readonly since: number
  readonly isHalfClosed: () => boolean
}

/** What somebody has been served, in milliseconds of processor time, and when last; and the same of those within. */
interface Account {
  served: number
  lastServed: number
  /** How many jobs wait or are at work. */
  jobs: number
  /** The least that anybody within had been served when a job was begun last: where a newcomer starts. */
  floor: number
  readonly within: Map<string, Account>
}

/** What waits for the thread. Whoever was served least goes first, by what its work has cost: first among networks, then among
 *  the clients of one, so that neither many requests nor many addresses get more than a share. The jobs of a client keep their
 *  order. */
export function fairQueue<Job extends QueuedJob>(now: () => number) {
  /** In the order in which they came. */
  let waiting: readonly Job[] = []
  const atWork = new Set<Job>()
  const all = newAccount(0)

  /** The accounts of a job's network, and of its client there. */
  const accountsOf = ({ network, client }: Job): readonly [Account, Account] => {
    const outer = all.within.get(network) as Account
    return [outer, outer.within.get(client) as Account]
  }
  const isOver = ({ jobs, lastServed, within }: Account): boolean =>
    jobs === 0 && within.size === 0 && now() - lastServed > windowMs

  /** Whoever has no account, or had nothing to do, starts at the present least. */
  function enter(around: Account, [name, ...rest]: readonly string[]): void {
    if (name === undefined) return
    const account = around.within.get(name) ?? newAccount(around.floor)
    around.within.set(name, account)
    if (account.jobs++ === 0) account.served = Math.max(account.served, around.floor)
    enter(account, rest)
  }

  /** Who was never served leaves nothing behind: a flood of addresses is not remembered. */
  function leave(job: Job, cost: number): void {
    const accounts = accountsOf(job)
    for (const account of accounts) {
      account.jobs--
      account.served += cost
      if (cost > 0) account.lastServed = now()
    }
    const [network, client] = accounts
    if (isOver(client)) network.within.delete(job.client)
    if (isOver(network)) all.within.delete(job.network)
  }

  function takeOut(jobs: readonly Job[]): readonly Job[] {
    waiting = waiting.filter((job) => !jobs.includes(job))
    for (const job of jobs) leave(job, 0)
    return jobs
  }

  /** Newcomers start at the least that anybody has been served who has work now. */
  function raiseFloors(job: Job): void {
    const active = [...waiting, ...atWork]
    const least = (jobs: readonly Job[], level: 0 | 1): number =>
      Math.min(...jobs.map((one) => accountsOf(one)[level].served))
    const [network] = accountsOf(job)
    const ofNetwork = active.filter((other) => other.network === job.network)
    all.floor = Math.max(all.floor, least(active, 0))
    network.floor = Math.max(network.floor, least(ofNetwork, 1))
  }

  const orderOf = (job: Job): readonly number[] => [
    Number(now() - job.since < lastForMs && job.isHalfClosed()),
    ...accountsOf(job).map(({ served }) => served),
  ]

  return {
    /** Gives the job that has to go where there is no room: the newest of the client with most cost waiting, in the network with
     *  most; never the one that comes. */
    add: (job: Job): Job | null => {
      const ofNetwork = waiting.length < mostWaiting ? [] : dearest(waiting, ({ network }) => network)
      const out = ofNetwork.length === 0 ? null : (dearest(ofNetwork, ({ client }) => client).at(-1) as Job)
      enter(all, [job.network, job.client])
      waiting = [...waiting, job]
      if (out !== null) takeOut([out])
      return out
    },
    /** Takes out the job of this kind whose turn it is. It is at work until it is served. */
    next: (kind: WorkKind): Job | null => {
      const turns = waiting.filter((job) => job.kind === kind).map((job) => ({ job, order: orderOf(job) }))
      if (turns.length === 0) return null
      const { job } = turns.reduce((first, other) => (isBefore(other.order, first.order) ? other : first))
      raiseFloors(job)
      atWork.add(job)
      waiting = waiting.filter((other) => other !== job)
      return job
    },
    /** A job that was taken out has ended, and has cost so much. */
    served: (job: Job, cost: number): void => {
      atWork.delete(job)
      leave(job, cost)
    },
    /** Takes out a job that nobody waits for any more; whether it was there. */
    drop: (job: Job): boolean => waiting.includes(job) && takeOut([job]).length > 0,
    /** Takes out what has waited too long. */
    late: (): readonly Job[] => takeOut(waiting.filter(({ since }) => now() - since > patienceMs)),
    /** Takes out all that waits. */
    empty: (): readonly Job[] => takeOut(waiting),
    waiting: (): readonly Job[] => waiting,
    /** Lets go of the accounts of those who were not served for a minute; gives how many are left. It is called once a minute, so
     *  that nobody is remembered for longer than two. */
    forget: (): number => {
      for (const [name, network] of all.within) {
        for (const [client, account] of network.within) if (isOver(account)) network.within.delete(client)
        if (isOver(network)) all.within.delete(name)
      }
      return [...all.within.values()].reduce((sum, { within }) => sum + 1 + within.size, 0)
    },
  }
}

const newAccount = (served: number): Account => ({
  served,
  lastServed: Number.NEGATIVE_INFINITY,
  jobs: 0,
  floor: 0,
  within: new Map(),
})

/** Of all groups of jobs the one with most cost, and of equals the one that came last. */
function dearest<Job extends QueuedJob>(jobs: readonly Job[], nameOf: (job: Job) => string): readonly Job[] {
  const costOf = (group: readonly Job[]): number => group.reduce((sum, { estimate }) => sum + estimate, 0)
  const groups = [...Map.groupBy(jobs, nameOf).values()]
  return groups.reduce((most, other) => (costOf(other) >= costOf(most) ? other : most))
}

/** Whether the first difference is for the first; equal ones stay in the order in which they came. */
function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, n) => value !== other[n])
  return at >= 0 && (one[at] as number) < (other[at] as number)
}
