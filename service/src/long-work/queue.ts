import type { WorkKind } from '../http/route.ts'

/** So many jobs may wait: with the largest bodies as many as the memory that all clients together may hold. */
const mostWaiting = 64

/** What has waited so long is told to come back: most clients have given up, and its connection has half a minute more. */
const patienceMs = 30_000

/** Who has closed its side may still read, but most that do so have hung up: it goes last for so long, and then in its turn. */
const lastForMs = 5000

/** What has been served is forgotten after a minute without work, looked at once a minute: within two. */
export const forgottenAfterMs = 60_000

/** What the queue looks at. */
export interface Queued {
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
export interface FairQueue<Job> {
  /** Gives the job that has to go where there is no room: never the one that comes. */
  readonly add: (job: Job) => Job | null
  /** Takes out the job of this kind whose turn it is. It is at work until it is served. */
  readonly next: (kind: WorkKind) => Job | null
  /** A job that was taken out has ended, and has cost so much. */
  readonly served: (job: Job, cost: number) => void
  /** Takes out a job that nobody waits for any more; whether it was there. */
  readonly drop: (job: Job) => boolean
  /** Takes out what has waited too long. */
  readonly late: () => readonly Job[]
  /** Lets go of the accounts of those who were not served for a minute. */
  readonly forget: () => void
  /** Takes out all that waits. */
  readonly empty: () => readonly Job[]
  readonly waiting: () => readonly Job[]
  /** How many networks and clients are remembered. */
  readonly remembered: () => number
}

export function fairQueue<Job extends Queued>(now: () => number): FairQueue<Job> {
  /** In the order in which they came. */
  let waiting: readonly Job[] = []
  const atWork = new Set<Job>()
  const all = newAccount(0)

  const networkOf = ({ network }: Job): Account => all.within.get(network) as Account
  const clientOf = (job: Job): Account => networkOf(job).within.get(job.client) as Account
  const isOver = ({ jobs, lastServed, within }: Account): boolean =>
    jobs === 0 && within.size === 0 && now() - lastServed > forgottenAfterMs

  /** Whoever has no account, or had nothing to do, starts at the present least. */
  function enter({ network, client }: Job): void {
    let around = all
    for (const name of [network, client]) {
      const account = around.within.get(name) ?? newAccount(around.floor)
      around.within.set(name, account)
      if (account.jobs++ === 0) account.served = Math.max(account.served, around.floor)
      around = account
    }
  }

  /** Who was never served leaves nothing behind: a flood of addresses is not remembered. */
  function leave(job: Job, cost: number): void {
    const [network, client] = [networkOf(job), clientOf(job)]
    for (const account of [network, client]) {
      account.jobs--
      account.served += cost
      if (cost > 0) account.lastServed = now()
    }
    if (isOver(client)) network.within.delete(job.client)
    if (isOver(network)) all.within.delete(job.network)
  }

  function takeOut(jobs: readonly Job[]): readonly Job[] {
    waiting = waiting.filter((job) => !jobs.includes(job))
    for (const job of jobs) leave(job, 0)
    return jobs
  }

  /** The newest job of the client with most cost waiting, in the network with most. */
  const crowdedOut = (): Job => {
    const ofNetwork = dearest(waiting, ({ network }) => network)
    return dearest(ofNetwork, ({ client }) => client).at(-1) as Job
  }

  /** Newcomers start at the least that anybody has been served who has work now. */
  function raiseFloors(job: Job): void {
    const active = [...waiting, ...atWork]
    const least = (accounts: readonly Account[]): number => Math.min(...accounts.map(({ served }) => served))
    const network = networkOf(job)
    const ofNetwork = active.filter((other) => other.network === job.network)
    all.floor = Math.max(all.floor, least(active.map(networkOf)))
    network.floor = Math.max(network.floor, least(ofNetwork.map(clientOf)))
  }

  const order = (job: Job): readonly number[] => [
    Number(now() - job.since < lastForMs && job.isHalfClosed()),
    networkOf(job).served,
    clientOf(job).served,
  ]

  return {
    add: (job) => {
      const out = waiting.length < mostWaiting ? null : crowdedOut()
      enter(job)
      waiting = [...waiting, job]
      if (out !== null) takeOut([out])
      return out
    },
    next: (kind) => {
      const turns = waiting.filter((job) => job.kind === kind).map((job) => ({ job, order: order(job) }))
      if (turns.length === 0) return null
      const { job } = turns.reduce((first, other) => (isBefore(other.order, first.order) ? other : first))
      raiseFloors(job)
      atWork.add(job)
      waiting = waiting.filter((other) => other !== job)
      return job
    },
    served: (job, cost) => {
      atWork.delete(job)
      leave(job, cost)
    },
    drop: (job) => waiting.includes(job) && takeOut([job]).length > 0,
    late: () => takeOut(waiting.filter(({ since }) => now() - since > patienceMs)),
    forget: () => {
      for (const [name, network] of all.within) {
        for (const [client, account] of network.within) if (isOver(account)) network.within.delete(client)
        if (isOver(network)) all.within.delete(name)
      }
    },
    empty: () => takeOut(waiting),
    waiting: () => waiting,
    remembered: () =>
      all.within.size + [...all.within.values()].reduce((sum, { within }) => sum + within.size, 0),
  }
}

const newAccount = (served: number): Account => ({
  ...{ served, lastServed: Number.NEGATIVE_INFINITY, jobs: 0, floor: 0 },
  within: new Map(),
})

/** Of all groups of jobs the one with most cost, and of equals the one that came last. */
function dearest<Job extends Queued>(jobs: readonly Job[], nameOf: (job: Job) => string): readonly Job[] {
  const costOf = (group: readonly Job[]): number => group.reduce((sum, { estimate }) => sum + estimate, 0)
  const groups = [...Map.groupBy(jobs, nameOf).values()]
  return groups.reduce((most, other) => (costOf(other) >= costOf(most) ? other : most))
}

/** Whether the first difference is for the first; equal ones stay in the order in which they came. */
function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, n) => value !== other[n])
  return at >= 0 && (one[at] as number) < (other[at] as number)
}
