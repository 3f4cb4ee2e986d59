import { describe, expect, test } from 'vitest'
import { applied } from '../sentence/applied.ts'
import { type Calculation, calculationOf } from '../sentence/calculation.ts'
import type { Asked } from '../sentence/question.ts'
import { offenceByKey } from '../tables/offences.ts'
import { appliedExplanationOf, explanationOf } from './explanation.ts'

const explained = (asked: Asked) => explanationOf(calculationOf(asked) as Calculation)

const gbhWithIntent = offenceByKey('grievous_bodily_harm_with_intent')
if (gbhWithIntent === undefined) throw new Error('the offence is in the library')

describe('The calculation in order: what was found at each step', () => {
  const steps = explained({
    ...{ start: '2026-11-14', years: 5, offence: gbhWithIntent, postCommencement: true },
    ...{ remandCredit: 30, taggedBailCredit: 10, addedDays: 5 },
  })
  for (const [i, [id, result]] of (
    [
      ['regime', 'Adult section 244ZA sentence: 4 years to under 7 years'],
      ['fraction', 'One-half'],
      ['termEnd', '2031-11-13'],
      ['totalDays', '1826'],
      ['custodyDays', '913'],
      ['creditUsed', '40'],
      ['sentenceEndDate', '2031-10-04'],
      ['adjustedCustodyDays', '878'],
      ['releaseDate', '2029-04-09'],
    ] as const
  ).entries())
    test(`step ${i + 1}, ${id}: ${result}`, () => {
      expect(steps[i]).toMatchObject({ id, result })
      expect(steps[i]?.title).not.toBe('')
      expect(steps[i]?.working).toMatch(/\.$/)
      expect(steps[i]?.law.length).toBeGreaterThan(0)
    })

  test('there are no other steps', () => expect(steps).toHaveLength(9))

  test('the regime rests on section 244ZA(5) and on the paragraph of Schedule 15', () => {
    expect(steps[0]?.law.map(({ provision }) => provision)).toEqual([
      'section 244ZA(5)',
      'Schedule 15, Part 1, paragraph 6',
    ])
  })

  test('rounding up rests on the policy framework as well as on the release point', () => {
    expect(steps[4]?.law.map(({ provision }) => provision)).toEqual([
      'section 244ZA(8)',
      'section 23(4)',
      'a part of a day counts as a day',
    ])
  })
})

describe('The release point is named with the law it comes from', () => {
  for (const [asked, working, result] of [
    [
      { start: '2026-11-14', years: 3 },
      'The release point before section 23 of the Sentencing Act 2026 is 40% of the sentence.',
      '40%',
    ],
    [
      { start: '2026-11-14', years: 3, postCommencement: true },
      'The release point after section 23 of the Sentencing Act 2026 is one-third of the sentence.',
      'One-third',
    ],
    [
      { start: '2026-11-14', years: 3, sentenceType: 'eds' },
      'The Parole Board can first direct release after two-thirds of the custodial term. The Sentencing Act 2026 does not change this.',
      'Two-thirds (Parole Board eligibility)',
    ],
    [
      { start: '2026-11-14', years: 3, sentenceType: 'life' },
      'The Parole Board can first direct release at the end of the minimum term. The Sentencing Act 2026 does not change this.',
      'Full term (minimum term)',
    ],
  ] as const)
    test(working, () => expect(explained(asked)[1]).toMatchObject({ working, result }))
})

test('rules chosen by the caller rest on no provision', () => {
  expect(explained({ start: '2026-11-14', years: 3, regimeId: 'sds_adult' })[0]?.law).toEqual([])
})

describe('Under the law that applies the steps end at its date', () => {
  const explainedUnderTheLaw = (asked: Asked) =>
    appliedExplanationOf(applied((calculationOf(asked) as Calculation).question))

  // biome-ignore format: one sentence a line
  for (const [rule, asked, point, id, working, result] of [
    ['one-half', { start: '2022-01-10', years: 2 }, 'One-half of the sentence is served in prison.', 'releaseDate', 'Counting 10 January 2022 as day 1, day 365 is 9 January 2023.', '2023-01-09'],
    ['after the Act', { start: '2026-11-16', years: 3 }, 'Since 1 October 2026, one-third of the sentence is served in prison.', 'releaseDate', 'Counting 16 November 2026 as day 1, day 366 is 16 November 2027.', '2027-11-16'],
    ['held by a stage', { start: '2025-06-16', years: 5, remandCredit: 35 }, 'Since 1 October 2026, one-third of the sentence is served in prison.', 'stage', 'Sentences already being served move to one-third in stages, by their length. This one is in stage 5, on 12 January 2027, and nobody is released at the new point before their stage. So release is on 12 January 2027.', '2027-01-12'],
    ['held, with added days', { start: '2025-06-16', years: 5, remandCredit: 35, addedDays: 4 }, 'Since 1 October 2026, one-third of the sentence is served in prison.', 'stage', 'Sentences already being served move to one-third in stages, by their length. This one is in stage 5, on 12 January 2027, and nobody is released at the new point before their stage. With 4 days added, release is on 16 January 2027.', '2027-01-16'],
    ['held in 2024', { start: '2023-09-11', years: 2 }, 'Since 10 September 2024, 40% of the sentence is served in prison.', 'stage', 'Sentences already being served move to 40% in stages, by their length. This one is in stage 1, on 10 September 2024, and nobody is released at the new point before their stage. So release is on 10 September 2024.', '2024-09-10'],
  ] as const)
    test(`${rule}: ${result}`, () => {
      const steps = explainedUnderTheLaw(asked)
      expect(steps[1]?.working).toBe(point)
      expect(steps.at(-1)).toMatchObject({ id, working, result })
      for (const { title, law } of steps) {
        expect(title).toMatch(/^[A-Z]/)
        expect(law.length).toBeGreaterThan(0)
        for (const { provision } of law) expect(provision).toMatch(/^\S.*\S$/)
      }
    })
})
