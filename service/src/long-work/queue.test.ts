import { describe, expect, test } from 'vitest'
import { fairQueue } from './queue.ts'

type FairQueue = ReturnType<typeof fairQueue<Job>>

interface Job {
  readonly name: string
  readonly kind: 'single' | 'batch'
  readonly network: string
  readonly client: string
  readonly estimate: number
  readonly since: number
  readonly isHalfClosed: () => boolean
}

/** The clock of a test. */
let time = 0

/** A job by its name: `a.1x` is the job x of the client 1 in the network a. */
const job = (name: string, rest: Partial<Job> = {}): Job => ({
  name,
  kind: 'single',
  network: name.split('.')[0] as string,
  client: name.slice(0, 3),
  estimate: 1,
  since: time,
  isHalfClosed: () => false,
  ...rest,
})

const queueOf = (...jobs: readonly Job[]): FairQueue => {
  time = 0
  const queue = fairQueue<Job>(() => time)
  for (const one of jobs) expect(queue.add(one)).toBe(null)
  return queue
}

/** What is taken out, one after the other, where each job costs what the table says, or 10. */
function order(queue: FairQueue, costs: Readonly<Record<string, number>> = {}): string {
  const taken: string[] = []
  for (let next = queue.next('single'); next !== null; next = queue.next('single')) {
    taken.push(next.name)
    queue.served(next, costs[next.name] ?? 10)
  }
  return taken.join(' ')
}

const jobs = (...names: readonly string[]): readonly Job[] => names.map((name) => job(name))

describe('Whoever was served least goes first', () => {
  // biome-ignore format: one row per line
  for (const [about, waiting, costs, taken] of [
    ['what one client asks keeps its order', jobs('a.1x', 'a.1y', 'a.1z'), {}, 'a.1x a.1y a.1z'],
    ['networks share', jobs('a.1x', 'a.1y', 'a.1z', 'b.1x', 'b.1y'), {}, 'a.1x b.1x a.1y b.1y a.1z'],
    ['by cost and not by number', jobs('a.1x', 'a.1y', 'b.1x', 'b.1y', 'b.1z'), { 'a.1x': 100 }, 'a.1x b.1x b.1y b.1z a.1y'],
    ['many addresses of one network have one share', jobs('a.1x', 'a.2x', 'a.3x', 'a.4x', 'b.1x', 'b.1y'), {}, 'a.1x b.1x a.2x b.1y a.3x a.4x'],
    ['and share it among themselves', jobs('a.1x', 'a.1y', 'a.1z', 'a.2x', 'a.2y'), {}, 'a.1x a.2x a.1y a.2y a.1z'],
  ] as const)
    test(about, () => expect(order(queueOf(...waiting), costs)).toBe(taken))

  test('a newcomer starts at the present least: it is neither put last nor given what it never asked for', () => {
    const queue = queueOf(...jobs('a.1x', 'b.1x'))
    order(queue, { 'a.1x': 1000, 'b.1x': 3000 })
    for (const one of jobs('a.1y', 'a.1z', 'b.1y', 'c.1x', 'c.1y')) queue.add(one)
    expect(order(queue, { 'c.1x': 1500 })).toBe('c.1x a.1y a.1z c.1y b.1y')
  })

  test('between two jobs of one who asks alone, too', () => {
    const queue = queueOf()
    for (let n = 0; n < 50; n++) {
      queue.add(job('a.1x'))
      order(queue, { 'a.1x': 100 })
    }
    for (const one of jobs('b.1x', 'a.1y', 'b.1y', 'a.1z', 'b.1z')) queue.add(one)
    // What somebody has had who was alone is no debt: it is behind by its last job, and not by all fifty.
    expect(order(queue, { 'b.1x': 60, 'b.1y': 60 })).toBe('b.1x b.1y a.1y a.1z b.1z')
  })

  test('each kind has turns of its own', () => {
    const queue = queueOf(job('a.1x', { kind: 'batch' }), job('b.1x', { kind: 'batch' }), job('c.1x'))
    const batch = queue.next('batch')
    expect([batch?.name, queue.next('single')?.name, queue.next('single')]).toEqual(['a.1x', 'c.1x', null])
    expect(queue.next('batch')?.name).toBe('b.1x')
  })
})

describe('Who has closed its side', () => {
  const closed = { isHalfClosed: () => true }

  test('goes last, but is answered', () =>
    expect(order(queueOf(job('a.1x', closed), job('b.1x'), job('a.1y', closed), job('b.1y')))).toBe(
      'b.1x b.1y a.1x a.1y',
    ))

  test('waits no longer than others after five seconds, however many come', () => {
    const queue = queueOf(job('a.1x', closed))
    for (time = 0; time < 4000; time += 1000) {
      queue.add(job('b.1x'))
      expect(queue.next('single')?.name).toBe('b.1x')
    }
    time = 5001
    queue.add(job('b.1y'))
    expect(queue.next('single')?.name).toBe('a.1x')
  })
})

describe('When there is no room for more', () => {
  /** Sixty-four that wait. */
  const full = (nameOf: (n: number) => string, estimateOf: (n: number) => number = () => 1) =>
    queueOf(...Array.from({ length: 64 }, (_, n) => job(nameOf(n), { estimate: estimateOf(n) })))

  // biome-ignore format: one row per line
  for (const [about, queue, newcomer, out] of [
    ['the newest of the client with most', () => full((n) => (n < 20 ? `b.1${n}` : `a.1${n}`)), 'c.1x', 'a.163'],
    ['of the network with most, though each of its clients has one', () => full((n) => (n < 20 ? `b.1${n}` : `a.${String.fromCharCode(n + 40)}`)), 'c.1x', 'a.g'],
    ['by cost: two dear ones are more than sixty', () => full((n) => (n < 2 ? `b.1${n}` : `a.1${n}`), (n) => (n < 2 ? 100 : 1)), 'c.1x', 'b.11'],
    ['not the newcomer, where everybody has one', () => full((n) => `${n}.1`), 'c.1x', '63.1'],
    ['not the newcomer, where it is the dearest', () => full((n) => `${n}.1`, (n) => 64 - n), 'c.1x', '0.1'],
    ['where the newcomer itself has most, the one before it', () => full((n) => `a.1${n}`), 'a.1x', 'a.163'],
  ] as const)
    test(`this goes: ${about}`, () => {
      const waiting = queue()
      expect(waiting.add(job(newcomer, { estimate: 1000 }))?.name).toBe(out)
      expect(waiting.waiting().map(({ name }) => name)).toContain(newcomer)
      expect(waiting.waiting()).toHaveLength(64)
    })
})

describe('What is taken out', () => {
  test('what nobody waits for any more, once', () => {
    const [first, second] = jobs('a.1x', 'a.1y') as [Job, Job]
    const queue = queueOf(first, second)
    expect([queue.drop(first), queue.drop(first)]).toEqual([true, false])
    expect(order(queue)).toBe('a.1y')
    expect(queue.drop(second)).toBe(false)
  })

  test('what has waited for half a minute', () => {
    const queue = queueOf(job('a.1x'))
    time = 20_000
    queue.add(job('a.1y'))
    expect(queue.late()).toEqual([])
    time = 30_001
    expect(queue.late().map(({ name }) => name)).toEqual(['a.1x'])
    expect(order(queue)).toBe('a.1y')
  })

  test('all, when the process stops', () => {
    const queue = queueOf(...jobs('a.1x', 'b.1x'))
    expect(queue.empty()).toHaveLength(2)
    expect(queue.next('single')).toBe(null)
  })
})

describe('Nobody is remembered for longer than two minutes', () => {
  test('what was served is forgotten after one, looked at once a minute', () => {
    const queue = queueOf(...jobs('a.1x', 'a.2x', 'b.1x'))
    order(queue)
    expect(queue.forget()).toBe(5)
    time = 59_000
    expect(queue.forget()).toBe(5)
    time = 119_000
    expect(queue.forget()).toBe(0)
  })

  test('not while there is work', () => {
    const queue = queueOf(job('a.1x'))
    const running = queue.next('single') as Job
    time = 500_000
    queue.forget()
    queue.served(running, 20)
    expect(queue.forget()).toBe(2)
  })

  test('who was never served leaves nothing behind', () => {
    const queue = queueOf(job('z.1x'))
    order(queue, { 'z.1x': 5 })
    for (let n = 0; n < 1000; n++) queue.add(job(`${n}.1`))
    expect(queue.forget()).toBeLessThanOrEqual(2 * 64 + 2)
    queue.empty()
    expect(queue.forget()).toBe(2)
  })
})
