import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { type Day, parseDay } from '../../calendar/day.ts'
import { placeName } from '../../facts/refusal.ts'
import { besideOurs, statedReasonText } from '../../words/stated.ts'
import { askCase } from '../ask.ts'
import { howSureOf } from '../how-sure.ts'
import { requestOf } from '../request-of.ts'
import { type Stated, statedFor } from './stated.ts'

const sentences = [{ startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'theft', remandCreditDays: 20 }]
const stated = (given: object): Stated | null => statedFor(answered({ sentences, ...given }))
const inShort = (given: object): readonly string[] =>
  (stated(given)?.reasons ?? []).map(({ code, leaves }) => [code, ...leaves].join(' '))

describe('The dates of a paper by their letters', () => {
  // biome-ignore format: one paper a row
  test.each<readonly [what: string, given: Readonly<Record<string, unknown>>, reasons: readonly string[]]>([
    ['days on remand move both', { statedDates: { CRD: '2027-11-16', SLED: '2029-11-15' } }, ['S_CREDIT_NOT_COUNTED', 'S_AT_LARGE_DAYS', 'S_ADDED_DAYS SLED']],
    ['added days the first alone', { statedDates: { CRD: '2027-11-16', SLED: '2029-10-26' } }, ['S_ADDED_DAYS', 'S_CREDIT_NOT_COUNTED SLED', 'S_AT_LARGE_DAYS SLED']],
    ['the end alone', { statedDates: { SLED: '2029-11-15' } }, ['S_CREDIT_NOT_COUNTED', 'S_AT_LARGE_DAYS']],
    ['ours, and another end', { statedDates: { CRD: '2027-10-27', SLED: '2029-11-15' } }, ['S_CREDIT_NOT_COUNTED CRD', 'S_AT_LARGE_DAYS CRD']],
    ['beside the date by itself', { statedReleaseDate: '2027-11-16', statedDates: { SLED: '2029-11-15' } }, ['S_CREDIT_NOT_COUNTED', 'S_AT_LARGE_DAYS', 'S_ADDED_DAYS SLED']],
    ['all of them ours', { statedDates: { CRD: '2027-10-27', SLED: '2029-10-26', PED: null } }, []],
    ['the end alone, and it is ours', { statedDates: { SLED: '2029-10-26' } }, []],
    ['the date by itself', { statedReleaseDate: '2027-11-16' }, ['S_CREDIT_NOT_COUNTED', 'S_ADDED_DAYS', 'S_AT_LARGE_DAYS']],
    ['the end in the place of the release, and another end', { statedDates: { CRD: '2029-10-26', SLED: '2029-11-15' } }, ['S_OTHER_DATE SLED', 'S_CREDIT_NOT_COUNTED CRD', 'S_KIND SLED', 'S_ADDED_DAYS SLED', 'S_AT_LARGE_DAYS SLED']],
    ['letters that we do not have', { statedDates: { PED: '2027-11-16' } }, []],
  ])('%s', (_what, given, reasons) => expect(inShort(given)).toEqual(reasons))

  test('nothing told, nothing said; none told is none', () => {
    expect([stated({}), stated({ statedDates: {} })]).toEqual([null, null])
    expect(
      answered({
        sentences: [{ startDate: '2026-11-16', sentenceYears: 3, sentenceType: 'life' }],
        statedDates: { CRD: '2030-01-01' },
      }).release,
    ).toBe(null)
  })

  test('in words', () => {
    const given = { sentences, statedDates: { CRD: '2027-11-16', SLED: '2029-10-26' } }
    const answer = answered(given)
    const found = statedFor(answer) as Stated
    expect(found.reasons.map((reason) => statedReasonText(reason, found, answer))[1]).toBe(
      'If the 20 days on remand of sentence 1 were not counted, the date would be CRD 16 November 2027. It does not explain SLED.',
    )
  })

  test.each([
    ['CRD', '2027-11-16', '2027-10-27', 'CRD Tuesday 16 November 2027: 20 days later than ours.'],
    ['CRD', '2027-10-26', '2027-10-27', 'CRD Tuesday 26 October 2027: 1 day earlier than ours.'],
    ['', '2027-10-27', '2027-10-27', 'Wednesday 27 October 2027: the same as ours.'],
    ['PED', '2027-10-27', '', 'PED Wednesday 27 October 2027: there is no date of ours to set beside it.'],
  ])('%s %s beside %s', (letters, date, ours, said) =>
    expect(besideOurs(letters, parseDay(date) as Day, parseDay(ours))).toBe(said),
  )

  describe('the end of supervision on an older paper', () => {
    const short = [
      { startDate: '2025-03-03', sentenceMonths: 10, offenceKey: 'theft', offenceDate: '2025-01-03' },
    ]
    const paper = (TUSED: string, more: object = {}) => {
      const answer = answered({ sentences: short, statedDates: { TUSED }, ...more })
      const found = statedFor(answer) as Stated
      const { level, because } = howSureOf(answer, { stated: found })
      return [...found.letters.map(({ isOver }) => isOver), level, ...because]
    }
    test('right by the law of its day: it takes nothing from the answer', () =>
      expect(paper('2026-07-03')).toEqual([true, 'sure']))
    test('wrong by any law', () =>
      expect(paper('2026-07-04')).toEqual([false, 'not_sure', 'W_STATED_UNEXPLAINED']))
    test('still the law asked for', () =>
      expect(paper('2026-07-03', { law: '2026-05-10' })).toEqual([false, 'sure']))
    test('in words', () =>
      expect(besideOurs('TUSED', parseDay('2026-07-03') as Day, null, true)).toBe(
        'TUSED Friday 3 July 2026: right by the law until 11 May 2026. It no longer counts.',
      ))
  })

  // biome-ignore format: one row a line
  test.each([
    [{ statedDates: { XYZ: '2027-11-16' } }, ['statedDates.XYZ']],
    [{ statedDates: { CRD: '2027-02-30' } }, ['statedDates.CRD']],
    [{ statedDates: 3 }, ['statedDates']],
    [{ statedReleaseDate: '2027-11-15', statedDates: { CRD: '2027-11-16', SLED: '2029-11-15' } }, ['statedDates.CRD']],
  ])('%j is refused', (given, places) => {
    const asked = askCase({ sentences, ...given } as never)
    expect('refusals' in asked && asked.refusals.map(({ place }) => placeName(place))).toEqual(places)
  })

  test('comes back as it was told', () => {
    const asked = askCase({ sentences, statedDates: { CRD: '2027-11-16' } })
    expect('case' in asked && requestOf(asked.case).statedDates).toEqual({ CRD: '2027-11-16' })
  })
})
