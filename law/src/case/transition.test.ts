import { describe, expect, test } from 'vitest'
import { type Day, isoDate, parseDay } from '../calendar/day.ts'
import { noCredits } from '../facts/credit.ts'
import type { Question } from '../sentence/question.ts'
import { layersFor } from '../sentence/reached-layers.ts'
import { progressionModel } from '../tables/days.ts'
import { type Offence, offenceByKey } from '../tables/offences.ts'
import { type RegimeId, regimeOf, regimes } from '../tables/regimes.ts'
import { progressionStages } from '../tables/stages.ts'
import { transitionOf } from './transition.ts'

interface Given {
  readonly years?: number
  readonly months?: number
  readonly days?: number
  readonly remand?: number
  readonly added?: number
}

const question = (start: string, given: Given): Question => ({
  start: parseDay(start) as Day,
  term: { years: given.years ?? 0, months: given.months ?? 0, days: given.days ?? 0 },
  ...noCredits,
  remandCreditDays: given.remand ?? 0,
  taggedBailCreditDays: 0,
  addedDays: given.added ?? 0,
  ...{ sentenceType: null, age: 'adult', regimeId: null, offence: null, postCommencement: false },
})

const moved = (start: string, given: Given, regimeId: RegimeId = 'sds_adult') =>
  transitionOf({ question: question(start, given), regime: regimeOf(regimeId) })

describe('How section 23 reaches one sentence (the prison service’s rules 1 to 5)', () => {
  // 600 days: 240 at the old point, 200 at the new; stage 2, from 13 October 2026.
  const term = { days: 600 }
  // biome-ignore format: one case a line
  for (const [rule, start, given, outcome, stage, before, after, release] of [
    ['1: imposed on 1 October 2026', '2026-10-01', term, 'new sentence', null, '2027-05-28', '2027-04-18', '2027-04-18'],
    ['1: imposed on the day after', '2026-10-02', term, 'new sentence', null, '2027-05-29', '2027-04-19', '2027-04-19'],
    ['1: not if imposed on the day before', '2026-09-30', term, 'after the stage', 2, '2027-05-27', '2027-04-17', '2027-04-17'],
    ['2: out on 30 September at the old point', '2026-02-03', term, 'out before the change', null, '2026-09-30', '2026-08-21', '2026-09-30'],
    ['2: not if out on 1 October', '2026-02-04', term, 'out before the stage', 2, '2026-10-01', '2026-08-22', '2026-10-01'],
    ['2: added days are set aside', '2026-02-03', { ...term, added: 7 }, 'out before the change', null, '2026-10-07', '2026-08-28', '2026-10-07'],
    ['2: credit is not', '2026-02-04', { ...term, remand: 1 }, 'out before the change', null, '2026-09-30', '2026-08-21', '2026-09-30'],
    ['3: out at the old point on the eve of the stage', '2026-02-15', term, 'out before the stage', 2, '2026-10-12', '2026-09-02', '2026-10-12'],
    ['3: added days are set aside', '2026-02-15', { ...term, added: 7 }, 'out before the stage', 2, '2026-10-19', '2026-09-09', '2026-10-19'],
    ['4: out at the old point on the day of the stage', '2026-02-16', term, 'held until the stage', 2, '2026-10-13', '2026-09-03', '2026-10-13'],
    ['4: out at the old point on the day after', '2026-02-17', term, 'held until the stage', 2, '2026-10-14', '2026-09-04', '2026-10-13'],
    ['4: added days come on top of the stage', '2026-02-17', { ...term, added: 7 }, 'held until the stage', 2, '2026-10-21', '2026-09-11', '2026-10-20'],
    ['4: out at the new point on the eve of the stage', '2026-03-27', term, 'held until the stage', 2, '2026-11-21', '2026-10-12', '2026-10-13'],
    ['4: the same with added days', '2026-03-27', { ...term, added: 7 }, 'held until the stage', 2, '2026-11-28', '2026-10-19', '2026-10-20'],
    ['4: imposed before 40%, which moved it first', '2022-10-01', { years: 12 }, 'held until the stage', 9, '2027-07-20', '2026-09-30', '2027-05-11'],
    ['5: out at the new point on the day of the stage', '2026-03-28', term, 'after the stage', 2, '2026-11-22', '2026-10-13', '2026-10-13'],
    ['5: out at the new point on the day after', '2026-03-29', term, 'after the stage', 2, '2026-11-23', '2026-10-14', '2026-10-14'],
    ['5: the same with added days', '2026-03-29', { ...term, added: 7 }, 'after the stage', 2, '2026-11-30', '2026-10-21', '2026-10-21'],
    ['3, crs-2503-ac1-4a', '2024-10-25', { years: 4, months: 11 }, 'out before the stage', 5, '2026-10-13', '2026-06-15', '2026-10-13'],
    ['4, crs-2652-ac1-3', '2025-06-16', { years: 5, remand: 35 }, 'held until the stage', 5, '2027-05-12', '2027-01-10', '2027-01-12'],
    ['5, crs-2697-ac1-5', '2026-06-24', { years: 3, added: 4 }, 'after the stage', 3, '2027-09-09', '2027-06-28', '2027-06-28'],
  ] as const)
    test(`rule ${rule}: release on ${release}`, () => {
      const found = moved(start, given)
      expect(found.outcome).toBe(outcome)
      expect(found.stage?.number ?? null).toBe(stage)
      expect([found.before, found.after, found.release].map(isoDate)).toEqual([before, after, release])
      expect(found.applies).toBe(['new sentence', 'held until the stage', 'after the stage'].includes(outcome))
    })

  test('section 244ZA moves from two-thirds to one-half by the same stages (crs-2503-ac1-5)', () => {
    const found = moved('2024-01-01', { years: 5 }, 'sds_plus_adult_4_to_7')
    expect(found.stage?.number).toBe(5)
    expect([found.before, found.after, found.release].map(isoDate)).toEqual([
      '2027-05-02',
      '2026-07-02',
      '2027-01-12',
    ])
  })
})

describe('The stage goes by the length of the whole sentence in days', () => {
  for (const [i, limit] of [574, 882, 1162, 1561, 2121, 2758, 3283, 3654, 4396].entries())
    test(`${limit} days are the longest of stage ${i + 1}`, () => {
      const stages = [limit - 1, limit, limit + 1].map((days) => moved('2026-09-30', { days }).stage?.number)
      expect(stages).toEqual([i + 1, i + 1, i + 2])
    })
})

describe('Forty per cent was itself staged in 2024 (SI 2024/844, articles 1(2) and 2(2))', () => {
  // biome-ignore format: one case a line
  for (const [rule, start, given, regimeId, before] of [
    ['half-way on 9 September 2024: released then', '2023-09-10', { years: 2 }, 'sds_adult', '2024-09-09'],
    ['half-way on 10 September 2024: the same day', '2023-09-11', { years: 2 }, 'sds_adult', '2024-09-10'],
    ['40% before 10 September 2024, half-way after it: on that day', '2022-09-10', { years: 4, months: 11 }, 'sds_adult', '2024-09-10'],
    ['40% on 9 September 2024', '2022-09-23', { years: 4, months: 11 }, 'sds_adult', '2024-09-10'],
    ['40% on 10 September 2024', '2022-09-24', { years: 4, months: 11 }, 'sds_adult', '2024-09-10'],
    ['40% on 11 September 2024', '2022-09-25', { years: 4, months: 11 }, 'sds_adult', '2024-09-11'],
    ['one day below 5 years: the first stage', '2022-10-01', { years: 4, months: 11, days: 29 }, 'sds_adult', '2024-09-29'],
    ['5 years: the second stage, 22 October 2024', '2022-10-01', { years: 5 }, 'sds_adult', '2024-10-22'],
    ['one day above 5 years', '2022-10-01', { years: 5, days: 1 }, 'sds_adult', '2024-10-22'],
    ['5 years, 40% on 21 October 2024', '2022-10-22', { years: 5 }, 'sds_adult', '2024-10-22'],
    ['5 years, 40% on 22 October 2024', '2022-10-23', { years: 5 }, 'sds_adult', '2024-10-22'],
    ['5 years, 40% on 23 October 2024', '2022-10-24', { years: 5 }, 'sds_adult', '2024-10-23'],
    ['imposed on 9 September 2024: staged', '2024-09-09', { years: 5, remand: 720 }, 'sds_adult', '2024-10-22'],
    ['imposed on 10 September 2024: not staged', '2024-09-10', { years: 5, remand: 720 }, 'sds_adult', '2024-09-20'],
    ['section 250 is in it', '2022-09-10', { years: 4, months: 11 }, 'section_250', '2024-09-10'],
    ['an offence excluded from 40% is not', '2022-09-10', { years: 4, months: 11 }, 'sds_adult_sds40_excluded', '2025-02-23'],
    ['section 244ZA is not', '2022-09-10', { years: 4, months: 11 }, 'sds_plus_adult_4_to_7', '2025-12-19'],
  ] as const)
    test(`${rule}: ${before}, and the Act of 2026 does not move it`, () => {
      const found = moved(start, given, regimeId)
      expect([found.before, found.release].map(isoDate)).toEqual([before, before])
      expect(found.applies).toBe(false)
      expect(found.stage).toBeNull()
    })
})

describe('A regime the Act does not change is outside the model', () => {
  for (const id of Object.keys(regimes) as RegimeId[]) {
    const { exclusion } = regimeOf(id)
    if (exclusion === null) continue
    test(id, () => {
      const found = moved('2025-06-16', { years: 5 }, id)
      expect(found).toMatchObject({ outcome: 'outside the model', applies: false, stage: null })
      expect([found.after, found.release]).toEqual([found.before, found.before])
    })
  }
})

test('added days past the end of the sentence: the date is the one of the prison service’s rules 2 to 5, as they are written', () => {
  let capped = 0
  for (const start of ['2025-11-03', '2026-02-16', '2026-05-18', '2026-07-06'])
    for (const days of [200, 400, 574, 700, 900])
      for (const added of [0, 40, 120, 200, 260, 330, 420, 560, 700]) {
        const { before, after, release } = moved(start, { days, added })
        const stage = progressionStages.find(({ upToDays }) => days <= Number(upToDays))?.day as Day
        const byTheRules =
          before - added < progressionModel.day || before - added < stage
            ? before
            : after - added < stage
              ? stage + added
              : after
        expect({ startDate: start, sentenceDays: days, added, release }).toEqual({
          startDate: start,
          sentenceDays: days,
          added,
          release: byTheRules,
        })
        if (before === (parseDay(start) as Day) + days - 1) capped++
      }
  expect(capped).toBeGreaterThan(40)
})

describe('An offence that SI 2024/1331 added and that is violent in Schedule 15 was excluded from 4 years at first (article 3(6)(b))', () => {
  const added = offenceByKey('breach_of_stalking_protection_order') as Offence
  const violent: Offence = { ...added, schedule15Part: 1, schedule15Paragraph: '1' }
  const regime = regimeOf('sds_adult_sds40_excluded')
  for (const [what, offence, given, had40] of [
    ['not violent, 3 years', added, { years: 3 }, true],
    ['not violent, 4 years', added, { years: 4 }, true],
    ['violent, 3 years', violent, { years: 3 }, true],
    ['violent, 3 years and 11 months', violent, { years: 3, months: 11 }, true],
    ['violent, 4 years', violent, { years: 4 }, false],
  ] as const)
    test(`${what}: ${had40 ? '40% from 10 September to 15 December 2024' : 'never 40%'}`, () => {
      const layers = layersFor({ ...question('2024-06-03', given), offence }, regime)
      expect(layers.some(({ fraction }) => fraction.label === '40%')).toBe(had40)
    })
})
