import { describe, expect, test } from 'vitest'
import { inSlices, oneAfterTheOther } from './taking-turns.ts'

describe('A long list', () => {
  test('is worked through in order, and others get turns in between', async () => {
    const events: string[] = []
    setImmediate(() => events.push('another'))
    await inSlices(['a', 'b', 'c'], (item) => {
      events.push(item)
      return item === 'a' ? 10 : 1
    })
    expect(events).toEqual(['a', 'another', 'b', 'c'])
  })

  test('that is short is worked through at once', async () => {
    let sum = 0
    const done = inSlices([1, 2, 3], (item) => {
      sum += item
      return 1
    })
    expect(sum).toBe(6)
    await done
  })

  test('whose work fails says so', async () => {
    const fails = (): number => {
      throw new Error('broken')
    }
    await expect(inSlices([1], fails)).rejects.toThrow('broken')
  })
})

describe('One after the other', () => {
  test('each begins when the one before has ended, and has its own result, even when one fails', async () => {
    const events: string[] = []
    const inLine = oneAfterTheOther()
    const work = (name: string) => async (): Promise<string> => {
      events.push(`${name} begins`)
      await new Promise(setImmediate)
      events.push(`${name} ends`)
      if (name === 'b') throw new Error(name)
      return name
    }
    const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => inLine(work(name))))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })
})
