import { personFacts, shapes } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { presentCaseItem } from './batch.ts'
import { parseCase } from './parse.ts'

const sentence = { startDate: '2026-11-16', sentenceYears: 3 }
const many = <T>(count: number, of: T): T[] => Array<T>(count).fill(of)

const errorsOf = (body: unknown): Readonly<Record<string, readonly string[]>> => {
  const answer = presentCaseItem(body, [])
  return answer.success ? {} : { ...answer.errors }
}

describe('A list that is longer than its bound is one error, and nothing in it is looked at', () => {
  // biome-ignore format: one row a line
  for (const [list, bound, body] of [
    ['sentences', shapes.sentences.most, (length: number) => ({ sentences: many(length, {}) })],
    ['addedDays', shapes.addedDays.most, (length: number) => ({ sentences: [sentence], addedDays: many(length, {}) })],
    ['unlawfullyAtLarge', shapes.unlawfullyAtLarge.most, (length: number) => ({ sentences: [sentence], unlawfullyAtLarge: many(length, 'x') })],
  ] as const) {
    test(`${list}: ${bound + 1}`, () => {
      expect(errorsOf(body(bound + 1))).toEqual({ [list]: [shapes[list].message] })
    })
    test(`${list}: ${bound} wrong ones are each looked at`, () => {
      expect(Object.keys(errorsOf(body(bound)))[0]).toMatch(`${list}[0]`)
    })
    test(`${list}: what is wrong elsewhere is still said`, () => {
      expect(errorsOf({ ...body(bound + 1), law: 'of the jungle' })).toEqual({
        [list]: [shapes[list].message],
        law: [personFacts.law.message],
      })
    })
  }
})

describe('At most 50 errors are given', () => {
  const misspelt = { ...sentence, offenceKey: 'robery', regimeId: 'sds_adlt' }
  for (const [what, body, under] of [
    ['sentences that are empty', { sentences: many(60, {}) }, 'sentences'],
    ['names that nobody knows', { sentences: many(60, misspelt) }, 'sentences'],
    ['awards', { sentences: [sentence], addedDays: many(60, {}) }, 'addedDays'],
    ['times at large', { sentences: [sentence], unlawfullyAtLarge: many(60, {}) }, 'unlawfullyAtLarge'],
    ['refusals of the law', { sentences: many(60, { ...sentence, consecutiveTo: 'nobody' }) }, 'sentences'],
  ] as const)
    test(what, () => {
      const errors = errorsOf(body)
      expect(Object.values(errors).flat()).toHaveLength(50)
      expect(errors[under]).toEqual(['More than 50 errors; the first 49 are given.'])
    })

  test('exactly 50 are given as they are', () => {
    const errors = errorsOf({ sentences: many(25, {}) })
    expect(Object.values(errors).flat()).toHaveLength(50)
    expect(errors).not.toHaveProperty('sentences')
  })
})

/** The least of three, in processor time: a garbage collection falls into one and not into another. It is counted in ticks of four
 *  milliseconds, so that each does the work several times. */
function processorTime(work: () => void): number {
  const once = (): number => {
    const before = process.threadCpuUsage()
    for (let times = 0; times < 4; times++) work()
    const { user, system } = process.threadCpuUsage(before)
    return user + system
  }
  return Math.min(...Array.from({ length: 3 }, once))
}

describe('What is refused costs no more than its length: four times as much takes at most eight times as long', () => {
  const named = (count: number) => Object.fromEntries(many(count, 0).map((_, n) => [`name${n}`, n]))
  for (const [what, body] of [
    ['empty sentences', (n: number) => ({ sentences: many(n, {}) })],
    ['awards', (n: number) => ({ sentences: [sentence], addedDays: many(n, {}) })],
    ['times at large', (n: number) => ({ sentences: [{}], unlawfullyAtLarge: many(n, {}) })],
    ['unknown names', (n: number) => ({ sentences: [{ ...named(n) }], ...named(n) })],
    ['unknown names in a recall', (n: number) => ({ sentences: [sentence], recall: named(n) })],
  ] as const)
    test(what, () => {
      const [small, large] = [body(5000), body(20_000)]
      parseCase(small)
      // What is refused at a glance takes no tick at all.
      const times = (): number =>
        processorTime(() => parseCase(large)) /
        Math.max(
          processorTime(() => parseCase(small)),
          5000,
        )
      // A machine with other work is slower in one than in the other: the least of a few.
      let least = times()
      for (let tries = 1; tries < 3 && least >= 8; tries++) least = Math.min(least, times())
      expect(least).toBeLessThan(8)
    })
})
