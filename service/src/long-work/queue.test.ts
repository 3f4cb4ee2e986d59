import { describe, expect, test } from 'vitest'
import { fairQueue } from './queue.ts'

interface Job {
  readonly client: string
  readonly number: number
  readonly isHalfClosed: () => boolean
}

const job = (client: string, number: number, isHalfClosed = false): Job => ({
  client,
  number,
  isHalfClosed: () => isHalfClosed,
})

/** What waits, in the order in which it is taken out: `a1 b1 a2`. */
function order(queue: ReturnType<typeof fairQueue<Job>>): string {
  const taken: string[] = []
  for (let next = queue.next(); next !== null; next = queue.next()) taken.push(`${next.client}${next.number}`)
  return taken.join(' ')
}

describe('The queue before the thread', () => {
  for (const [about, jobs, taken] of [
    ['what one client asks keeps its order', [job('a', 1), job('a', 2), job('a', 3)], 'a1 a2 a3'],
    [
      'clients take turns',
      [job('a', 1), job('a', 2), job('a', 3), job('b', 1), job('c', 1)],
      'a1 b1 c1 a2 a3',
    ],
    [
      'who has closed its side goes last, but is answered',
      [job('a', 1, true), job('b', 1), job('a', 2, true), job('b', 2)],
      'b1 b2 a1 a2',
    ],
  ] as const)
    test(about, () => {
      const queue = fairQueue<Job>()
      for (const one of jobs) expect(queue.add(one)).toBe(null)
      expect(order(queue)).toBe(taken)
    })

  test('what nobody waits for any more is taken out, once', () => {
    const queue = fairQueue<Job>()
    const [first, second] = [job('a', 1), job('a', 2)]
    queue.add(first)
    queue.add(second)
    expect([queue.drop(first), queue.drop(first)]).toEqual([true, false])
    expect(order(queue)).toBe('a2')
    queue.drop(second)
    expect(queue.next()).toBe(null)
  })

  test('the ninth job of one client has no room', () => {
    const queue = fairQueue<Job>()
    for (let n = 1; n <= 8; n++) expect(queue.add(job('a', n))).toBe(null)
    const ninth = job('a', 9)
    expect(queue.add(ninth)).toBe(ninth)
    expect(queue.add(job('b', 1))).toBe(null)
  })

  test('in a full queue whoever has most makes room for whoever has less', () => {
    const queue = fairQueue<Job>()
    for (let client = 1; client <= 8; client++) for (let n = 1; n <= 8; n++) queue.add(job(`c${client}-`, n))
    const out = queue.add(job('new', 1))
    expect(out?.number).toBe(8)
    expect(queue.add(job('new', 2))?.number).toBe(8)
    expect(order(queue).split(' ')).toHaveLength(64)
  })

  test('in a queue of as many clients as there is room the next has none', () => {
    const queue = fairQueue<Job>()
    for (let client = 1; client <= 64; client++) queue.add(job(`c${client}`, 1))
    const late = job('late', 1)
    expect(queue.add(late)).toBe(late)
  })
})
