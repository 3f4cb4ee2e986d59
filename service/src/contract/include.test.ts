import { describe, expect, test } from 'vitest'
import { includes, parseInclude } from './include.ts'

describe('The parts asked for', () => {
  // biome-ignore format: one row a line
  for (const [query, include] of [
    [undefined, []],
    ['', []],
    [',', []],
    ['dates', ['dates']],
    ['comparison,explanation', ['explanation', 'comparison']],
    [' dates , dates ', ['dates']],
    [['dates', 'transition,dates'], ['dates', 'transition']],
    [includes.join(), [...includes]],
  ] as const)
    test(JSON.stringify(query) ?? 'none', () => expect(parseInclude(query)).toMatchObject({ include }))

  for (const query of ['x', 'dates,x', 'Dates', '__proto__', 'length', ['dates', 'constructor']])
    test(`${JSON.stringify(query)} has one that nobody knows`, () =>
      expect(parseInclude(query)).toMatchObject({
        error:
          'Choose from: explanation, dates, transition, comparison, warnings, alternatives, codes, with commas between them.',
      }))
})
