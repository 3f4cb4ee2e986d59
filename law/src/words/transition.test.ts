import { describe, expect, test } from 'vitest'
import { type Day, parseDay } from '../calendar/day.ts'
import { transitionOf } from '../case/transition.ts'
import { type Calculation, calculation, calculationOf } from '../sentence/calculation.ts'
import { type RegimeId, regimeOf, regimes } from '../tables/regimes.ts'
import { transitionReason } from './transition.ts'

/** 600 days with 7 added ones: longer than a caller can give in days alone. */
const worked600Days = (start: string): Calculation => {
  const { question } = calculationOf({ startDate: start, sentenceYears: 1, addedDays: 7 }) as Calculation
  return calculation({ ...question, start: parseDay(start) as Day, term: { years: 0, months: 0, days: 600 } })
}

describe('The reason is said in words, and stays true with added days', () => {
  const stage2 = 'Stage 2 is for sentences of this length. '
  // biome-ignore format: one reason a line
  for (const [start, reason, provision] of [
    ['2026-10-01', 'The sentence was imposed on or after 1 October 2026, so the new release point applies.', 'section 23(12)'],
    ['2026-02-03', 'At the old release point, leaving out any added days, the person was due out before 1 October 2026.', 'section 23(12)'],
    ['2026-02-15', `${stage2}At the old release point, leaving out any added days, the person is out before it.`, 'section 49(2)'],
    ['2026-02-17', `${stage2}The new release point has passed by then, so release is on the day of the stage, plus any added days.`, 'section 49(2)'],
    ['2026-03-29', `${stage2}The new release point comes after it, and applies.`, 'section 49(2)'],
  ] as const)
    test(reason, () => {
      const worked = worked600Days(start)
      const said = transitionReason(transitionOf(worked), worked.regime)
      expect(said.reason).toBe(reason)
      expect(said.law[0]?.provision).toBe(provision)
    })
})

describe('A regime the Act does not change says why in its own row', () => {
  for (const regimeId of Object.keys(regimes) as RegimeId[]) {
    const { exclusion } = regimeOf(regimeId)
    if (exclusion === null) continue
    test(regimeId, () => {
      const worked = calculationOf({ startDate: '2025-06-16', sentenceYears: 5, regimeId }) as Calculation
      expect(transitionReason(transitionOf(worked), worked.regime)).toEqual(exclusion)
    })
  }
})
