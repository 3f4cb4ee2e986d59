/** So many jobs of one client may wait: what a person or a program with a pool of connections sends at once. */
const mostOfClient = 8

/** So many of all: who stands behind more than that has no answer before most clients give up. */
const mostOfAll = 64

/** What the queue looks at. */
export interface Queued {
  readonly client: string
  /** Whether the client has closed its side: it may still read, but most that do so have hung up. */
  readonly isHalfClosed: () => boolean
}

/** What waits for the thread. Clients take turns (round-robin), so that one with many jobs waits behind its own; the jobs of one
 *  client keep their order. What perhaps nobody waits for goes last. */
export interface FairQueue<Job> {
  /** Gives the job for which there is no room: this one, or the last of whoever has most in a queue that is full; null where
   *  there is room. */
  readonly add: (job: Job) => Job | null
  /** Takes out the job whose turn it is. */
  readonly next: () => Job | null
  /** Takes out a job that nobody waits for any more; whether it was there. */
  readonly drop: (job: Job) => boolean
}

export function fairQueue<Job extends Queued>(): FairQueue<Job> {
  /** By client, in the order of their turns. */
  const waiting = new Map<string, Job[]>()
  let length = 0

  /** Takes a job out of its place among those of its client. */
  function take(client: string, jobs: Job[], at: number): Job {
    const [job] = jobs.splice(at, 1)
    length--
    if (jobs.length === 0) waiting.delete(client)
    return job as Job
  }

  /** The last job of whoever has most, where that is more than this many. */
  function crowdedOut(many: number): Job | null {
    const [client, jobs] = [...waiting].reduce((most, other) =>
      other[1].length > most[1].length ? other : most,
    )
    return jobs.length > many ? take(client, jobs, jobs.length - 1) : null
  }

  return {
    add: (job) => {
      const jobs = waiting.get(job.client) ?? []
      if (jobs.length >= mostOfClient) return job
      const out = length < mostOfAll ? null : (crowdedOut(jobs.length + 1) ?? job)
      if (out === job) return job
      jobs.push(job)
      waiting.set(job.client, jobs)
      length++
      return out
    },
    next: () => {
      const turns = [...waiting]
      const turn = turns.find(([, [first]]) => first?.isHalfClosed() === false) ?? turns[0]
      if (turn === undefined) return null
      const [client, jobs] = turn
      const job = take(client, jobs, 0)
      // Whoever has had a turn goes to the end.
      if (waiting.delete(client)) waiting.set(client, jobs)
      return job
    },
    drop: (job) => {
      const jobs = waiting.get(job.client) ?? []
      const at = jobs.indexOf(job)
      if (at >= 0) take(job.client, jobs, at)
      return at >= 0
    },
  }
}
