import { describe, expect, test } from 'vitest'
import { takeTurns, type Work } from './turns.ts'

const stays = new AbortController().signal
const work = (size: number, signal = stays, isHalfClosed = false): Work => ({
  size,
  signal,
  isHalfClosed: () => isHalfClosed,
  probe: () => {},
})

const none = (): number => 0

describe('Work that is too long for one turn of the event loop', () => {
  /** Does work of so many slices, and writes down when each is done. */
  const workOn = async (events: string[], name: string, slices: number, turn: () => Promise<void>) => {
    for (let slice = 1; slice <= slices; slice++) {
      await turn()
      events.push(`${name}${slice}`)
    }
  }

  test('lets everybody else have a turn between two of its own', async () => {
    const events: string[] = []
    const turns = takeTurns(none, none)
    const working = workOn(events, 'a', 3, turns(work(1)))
    const others = (async () => {
      for (let n = 1; n <= 2; n++) {
        await new Promise(setImmediate)
        events.push(`other${n}`)
      }
    })()
    await Promise.all([working, others])
    expect(events).toEqual(['a1', 'other1', 'a2', 'other2', 'a3'])
  })

  test('goes first when it is small, in the order of coming when it is alike, and last when its client may have hung up', async () => {
    const events: string[] = []
    const turns = takeTurns(none, none)
    await Promise.all([
      workOn(events, 'large', 2, turns(work(1000))),
      workOn(events, 'first', 2, turns(work(10))),
      workOn(events, 'second', 2, turns(work(10))),
      workOn(events, 'half-closed', 1, turns(work(1, stays, true))),
      workOn(events, 'small', 1, turns(work(1))),
    ])
    expect(events).toEqual([
      'small1',
      'first1',
      'first2',
      'second1',
      'second2',
      'large1',
      'large2',
      'half-closed1',
    ])
  })

  test('waits while others connect, one in each round, where it is long, and not for ever', async () => {
    const roundsBeside = async (connections: number, size: number): Promise<number> => {
      let rounds = 0
      let isDone = false
      const turns = takeTurns(
        () => Math.min(rounds, connections),
        () => rounds / 8,
      )
      const done = workOn([], 'work', 3, turns(work(size))).then(() => {
        isDone = true
      })
      while (!isDone) {
        await new Promise(setImmediate)
        rounds++
      }
      await done
      return rounds
    }
    const long = 16 * 1024
    expect([
      await roundsBeside(0, long),
      await roundsBeside(5, long),
      await roundsBeside(1000, long),
    ]).toEqual([3, 8, 19])
    expect(await roundsBeside(1000, 100)).toBe(3)
  })

  test('asks once whether anybody reads before large work, where a client has closed its side', async () => {
    const turns = takeTurns(none, none)
    let probes = 0
    const halfClosed = (size: number): Work => ({ ...work(size, stays, true), probe: () => void probes++ })
    await workOn([], 'small', 3, turns(halfClosed(1000)))
    expect(probes).toBe(0)
    await workOn([], 'large', 3, turns(halfClosed(100_000)))
    expect(probes).toBe(1)
  })

  test('is not begun for a client that has hung up: the probe brings that to light', async () => {
    const events: string[] = []
    const hungUp = new AbortController()
    const large = { ...work(100_000, hungUp.signal, true), probe: () => hungUp.abort() }
    await expect(workOn(events, 'large', 1, takeTurns(none, none)(large))).rejects.toThrow('aborted')
    expect(events).toEqual([])
  })

  test('is dropped when its client has gone, before its turn and between two of them', async () => {
    const events: string[] = []
    const turns = takeTurns(none, none)
    const [gone, leaves] = [new AbortController(), new AbortController()]
    const works = [
      workOn(events, 'gone', 1, turns(work(1, gone.signal))),
      workOn(events, 'leaves', 9, turns(work(2, leaves.signal))),
      workOn(events, 'stays', 2, turns(work(3))),
    ]
    gone.abort()
    setImmediate(() => setImmediate(() => leaves.abort()))
    const ended = await Promise.allSettled(works)
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
    expect(events.filter((event) => !event.startsWith('leaves'))).toEqual(['stays1', 'stays2'])
    expect(events).not.toContain('leaves9')
    await expect(turns(work(1, gone.signal))()).rejects.toThrow('aborted')
  })
})
