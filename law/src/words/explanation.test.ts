import { describe, expect, test } from 'vitest'
import { sentenceIn } from '../../../test/support/case-in.ts'
import type { AskedCalculation } from '../facts/calculation.ts'
import { type Calculation, calculationOf } from '../sentence/calculation.ts'
import { offenceByKey } from '../tables/offences.ts'
import { explanationOf } from './explanation.ts'

const explained = (asked: AskedCalculation) => explanationOf(calculationOf(asked) as Calculation)

const gbhWithIntent = offenceByKey('grievous_bodily_harm_with_intent')
if (gbhWithIntent === undefined) throw new Error('the offence is in the library')

describe('The calculation in order: what was found at each step', () => {
  const steps = explained(
    sentenceIn(
      '2026-11-14 5y grievous_bodily_harm_with_intent postCommencement remandCreditDays=30 taggedBailCreditDays=10 addedDays=5',
    ),
  )
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

  test('the regime rests on section 244ZA(5) and on the paragraph of Schedule 15', () =>
    expect(steps[0]?.law.map(({ provision }) => provision)).toEqual([
      'section 244ZA(5)',
      'Schedule 15, Part 1, paragraph 6',
    ]))

  test('rounding up rests on the policy framework as well as on the release point', () =>
    expect(steps[4]?.law.map(({ provision }) => provision)).toEqual([
      'section 244ZA(8)',
      'section 23(4)',
      'a part of a day counts as a day',
    ]))
})

describe('The release point is named with the law it comes from', () => {
  // biome-ignore format: one row a line
  for (const [asked, working, result] of [
    [{ startDate: '2026-11-14', sentenceYears: 3 }, 'The release point before section 23 of the Sentencing Act 2026 is 40% of the sentence.', '40%'],
    [{ startDate: '2026-11-14', sentenceYears: 3, postCommencement: true },
      'The release point after section 23 of the Sentencing Act 2026 is one-third of the sentence.', 'One-third'],
    [{ startDate: '2026-11-14', sentenceYears: 3, sentenceType: 'eds' },
      'The Parole Board can first direct release after two-thirds of the custodial term. The Sentencing Act 2026 does not change this.',
      'Two-thirds (Parole Board eligibility)'],
    [{ startDate: '2026-11-14', sentenceYears: 3, sentenceType: 'life' },
      'The Parole Board can first direct release at the end of the minimum term. The Sentencing Act 2026 does not change this.',
      'Full term (minimum term)'],
  ] as const)
    test(working, () => expect(explained(asked)[1]).toMatchObject({ working, result }))
})

test('rules chosen by the caller rest on no provision', () =>
  expect(explained({ startDate: '2026-11-14', sentenceYears: 3, regimeId: 'sds_adult' })[0]?.law).toEqual([]))
