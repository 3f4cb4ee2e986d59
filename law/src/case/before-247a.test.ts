import { describe, expect, test } from 'vitest'
import { answered, on } from '../../../test/support/answered.ts'
import { caseIn, sentencesIn } from '../../../test/support/case-in.ts'
import { type Day, isoDate } from '../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { caseOf } from './case-answer.ts'

const offence = (key: string): { readonly offenceKey: string } => ({ offenceKey: key })
const collecting = offence('collecting_information_useful_to_terrorist')
const supporting = offence('supporting_proscribed_organisation')
const theft = offence('theft')
const iso = (day: Day | null): string => (day === null ? '-' : isoDate(day))

/** "automatic 2020-01-23 sds_adult", "Board 2021-03-07, 2022-04-16 terrorism_s247a", with the rivals. */
function written(asked: AskedCase): string {
  const answer = caseOf(asked)
  if ('refusals' in answer) return answer.refusals.map(({ message }) => message).join(' ')
  const { release, paroleEligibility: board, sentences } = answer
  const rivals = (answer.alternatives ?? [])
    .filter(({ code }) => code === 'A_RELEASED_AT_HALF' || code === 'A_NOT_RELEASED')
    .map((rival) => `; ${rival.code} ${iso(rival.paroleEligibility ?? rival.release)}`)
  const days = board === null ? `automatic ${iso(release)}` : `Board ${iso(board)}, ${iso(release)}`
  return `${days} ${sentences.map(({ regime }) => regime.id).join(' ')}${rivals.join('')}`
}

const forty = on('2018-12-17', { sentenceMonths: 40, ...collecting })
const sopc = (start: string, years: number, remandCreditDays: number): AskedCaseSentence =>
  on(start, { sentenceYears: years, sentenceType: 'sopc', ...collecting, remandCreditDays })

describe('Section 247A(1)(b): it reaches nobody who was released before 26 February 2020, with credit', () => {
  // biome-ignore format: one case a row
  for (const [what, asked, want] of [
    ['40 months, 206 days of remand: half-way on 2020-01-23', { sentences: [{ ...forty, remandCreditDays: 206 }] }, 'automatic 2020-01-23 sds_adult'],
    ['remand and tagged bail', { sentences: [on('2016-09-06', { sentenceYears: 5, sentenceMonths: 6, ...supporting, remandCreditDays: 110, taggedBailCreditDays: 120 })] }, 'automatic 2018-10-19 sds_adult'],
    ['half-way on 2020-02-25', { sentences: [{ ...forty, remandCreditDays: 173 }] }, 'automatic 2020-02-25 sds_adult'],
    ['half-way on 2020-02-26', { sentences: [{ ...forty, remandCreditDays: 172 }] }, 'Board 2020-09-16, 2021-10-26 terrorism_s247a'],
    ['added days kept the person inside', { sentences: [{ ...forty, remandCreditDays: 206 }], addedDays: 40 }, 'Board 2020-09-22, 2021-11-01 terrorism_s247a'],
    ['added days, and out all the same', { sentences: [{ ...forty, remandCreditDays: 206 }], addedDays: 20 }, 'automatic 2020-02-12 sds_adult'],
    ['days at large kept the person out of prison, and the sentence going', { sentences: [{ ...forty, remandCreditDays: 206 }], unlawfullyAtLarge: [{ fromDate: '2019-03-01', toDate: '2019-04-30' }] }, 'Board 2020-10-13, 2021-11-22 terrorism_s247a'],
    ['the credit of another sentence counts too', { sentences: [forty, on('2018-12-17', { sentenceMonths: 3, ...theft, remandCreditDays: 206 })] }, 'automatic 2020-01-23 sds_adult sds_adult'],
    ['another sentence kept the person inside', { sentences: [{ ...forty, remandCreditDays: 206 }, on('2018-12-17', { sentenceYears: 6, ...theft })] }, 'Board 2021-05-24, 2021-09-22 terrorism_s247a sds_adult'],
    ['life beside it', { sentences: [{ ...forty, remandCreditDays: 206 }, on('2018-12-17', { sentenceYears: 9, sentenceType: 'life' })] }, 'Board 2027-12-16, - terrorism_s247a life'],
    ['a later sentence after the release', { sentences: [{ ...forty, remandCreditDays: 206 }, on('2021-03-01', { sentenceYears: 3, ...collecting })] }, 'Board 2023-03-01, 2024-02-29 sds_adult terrorism_s247a'],
    ['in a chain: the others are of the same rules', { sentences: [{ ...forty, remandCreditDays: 206 }, on('2018-12-17', { sentenceMonths: 1, ...theft, consecutiveTo: '1' })] }, 'automatic 2020-02-07 sds_adult sds_adult'],
    ['in a chain that was not over', { sentences: [forty, on('2018-12-17', { sentenceMonths: 1, ...theft, consecutiveTo: '1' })] }, 'Board 2021-03-22, 2022-05-01 terrorism_s247a sds_adult'],
    ['under 18', { sentences: [{ ...forty, remandCreditDays: 206, ageAtConviction: 'child' }] }, 'automatic 2020-01-23 section_250'],
    ['the kind alone', { sentences: [on('2018-12-17', { sentenceMonths: 40, sentenceType: 'terrorism', remandCreditDays: 206 })] }, 'automatic 2020-01-23 sds_adult'],
    ['the kind alone, under 18', { sentences: [on('2018-12-17', { sentenceMonths: 40, sentenceType: 'terrorism', ageAtConviction: 'child', remandCreditDays: 206 })] }, 'automatic 2020-01-23 section_250'],
    ['the kind alone, under the Act of 1991', { sentences: [on('2003-01-06', { sentenceYears: 6, sentenceType: 'terrorism' })] }, 'Board 2006-01-05, 2007-01-06 act_1991_long'],
    ['standard was named', { sentences: [{ ...forty, sentenceType: 'sds', remandCreditDays: 206 }] }, 'automatic 2020-01-23 sds_adult'],
    ['the rules were chosen: they stand, beside the other day', { sentences: [on('2018-12-17', { sentenceMonths: 40, regimeId: 'terrorism_s247a', remandCreditDays: 206 })] }, 'Board 2020-08-13, 2021-09-22 terrorism_s247a; A_RELEASED_AT_HALF 2020-01-23'],
    ['a release point was asked for: the published one, beside the other day', { sentences: [{ ...forty, remandCreditDays: 206 }], law: 'before_act' }, 'Board 2020-08-13, 2021-09-22 terrorism_s247a; A_RELEASED_AT_HALF 2020-01-23'],
    ['special: the Board from one-half, which is before', { sentences: [sopc('2016-11-07', 5, 570)] }, 'Board 2017-10-15, 2020-04-15 sopc_pre_june_2022'],
    ['special: two-thirds are later, and the Board may not have released', { sentences: [sopc('2016-11-07', 6, 570)] }, 'Board 2018-04-16, 2021-04-15 sopc_pre_june_2022'],
    ['special: half-way before, two-thirds after', { sentences: [sopc('2016-11-07', 7, 300)] }, 'Board 2019-07-12, 2023-01-10 sopc_pre_june_2022; A_NOT_RELEASED 2020-09-10'],
    ['special: half-way only after', { sentences: [sopc('2016-11-07', 7, 0)] }, 'Board 2021-07-07, 2023-11-06 terrorism_s247a'],
    ['special: in a chain that section 247A would leave to the prison', { sentences: [sopc('2016-11-07', 7, 300), on('2016-11-07', { sentenceMonths: 6, ...theft, consecutiveTo: '1' })] }, 'Board 2019-10-11, 2023-04-11 sopc_pre_june_2022 sds_adult; A_NOT_RELEASED 2020-12-10'],
    ['special, before there were any (Criminal Justice and Courts Act 2015, section 6)', { sentences: [sopc('2015-04-12', 9, 0)] }, 'Special custodial sentences began on 13 April 2015. Sentence 1 is earlier, so it is of another kind.'],
    ['the law of 2019 has no section 247A', { sentences: [forty], law: '2019-06-01' }, 'automatic 2020-08-16 sds_adult'],
    ['its eve', { sentences: [forty], law: '2020-02-25' }, 'automatic 2020-08-16 sds_adult'],
    ['its day', { sentences: [forty], law: '2020-02-26' }, 'Board 2021-03-07, 2022-04-16 terrorism_s247a'],
    ['the law of 2019, special', { sentences: [sopc('2018-12-17', 9, 0)], law: '2019-06-01' }, 'Board 2023-06-17, 2027-12-16 sopc_pre_june_2022'],
    ['the law of 2019, the rules chosen', { sentences: [on('2018-12-17', { sentenceYears: 3, regimeId: 'terrorism_s247a' })], law: '2019-06-01' }, 'The release rules for sentence 1 had not begun by then. Choose a later day.'],
    ['the law of 2020 beside rules of 2022', { sentences: [forty, on('2018-12-17', { sentenceYears: 9, regimeId: 'sopc' })], law: '2020-06-01' }, 'The release rules for sentence 2 had not begun by then. Choose a later day.'],
  ] as const)
    test(what, () => expect(written(asked)).toBe(want))
})

test('the warning of a special sentence stands with its rival, and says no day', () => {
  const answer = caseOf({ sentences: [sopc('2016-11-07', 7, 300)] })
  expect('warnings' in answer && answer.warnings).toContainEqual({
    code: 'W_TERRORISM_HELD',
    values: {},
    sentenceIds: ['1'],
  })
})

test('where the rules were chosen, the warning says the day of the rival', () => {
  const sentences = sentencesIn('2018-12-17 40m terrorism_s247a remandCreditDays=206')
  const answer = answered({ sentences })
  const said = answer.warnings.find(({ code }) => code === 'W_TERRORISM_RELEASED')
  expect(iso(said?.values.staged ?? null)).toBe('2020-01-23')
})

describe('A recall from a terrorism sentence that section 247A does not reach', () => {
  const recalled = (type: 'standard' | 'fixed_term_56' | 'fixed_term_28', day: string): AskedCase => ({
    sentences: [on('2011-01-10', { sentenceYears: 16, ...collecting })],
    recall: { type, recallDate: day, returnToCustodyDate: day },
  })
  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['standard: the end of the sentence, without a word of an extension',
      { ...recalled('standard', '2020-06-01'), sentences: [{ ...forty, remandCreditDays: 206 }] }, 'automatic 2021-09-22 sds_adult'],
    ['a special sentence whose release is told by the recall has no rival',
      caseIn('2016-11-07 7y sopc collecting_information_useful_to_terrorist remandCreditDays=300; recall standard recallDate=2020-01-06 returnToCustodyDate=2020-01-06'),
      'automatic 2024-01-11 sopc_pre_june_2022'],
  ] as const)
    test(what, () => expect(written(asked)).toBe(want))
  test('a fixed term of 56 days is not for a terrorism offence', () =>
    expect(written(recalled('fixed_term_56', '2026-06-01'))).toMatch(/standard one/))
})
