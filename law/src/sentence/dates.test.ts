import { describe, expect, test } from 'vitest'
import { type Day, isoDate, parseDay } from '../calendar/day.ts'
import { type Fraction, fortyPerCent, oneHalf, oneThird, twoThirds, wholeTerm } from '../calendar/fraction.ts'
import { noCredits } from '../facts/credit.ts'
import { regimes } from '../tables/regimes.ts'
import { datesAt, place, type ReleaseKind, withinTerm } from './dates.ts'
import type { Sentence } from './question.ts'

interface Given {
  readonly years?: number
  readonly months?: number
  readonly days?: number
  readonly remand?: number
  readonly tagged?: number
  readonly added?: number
}

const sentence = (start: string, given: Given): Sentence => ({
  start: parseDay(start) as Day,
  term: { years: given.years ?? 0, months: given.months ?? 0, days: given.days ?? 0 },
  ...noCredits,
  remandCreditDays: given.remand ?? 0,
  taggedBailCreditDays: given.tagged ?? 0,
  addedDays: given.added ?? 0,
})

const standard: ReleaseKind = regimes.sds_adult

const calculated = (start: string, given: Given, fraction: Fraction, kind = standard) =>
  datesAt(sentence(start, given), fraction, kind)

describe('Days, release and end of the sentence (the Ministry’s worked examples)', () => {
  // biome-ignore format: one example a line
  for (const [source, start, given, fraction, total, custody, served, release, end] of [
    ['Framework example 1', '2023-10-23', { years: 1, months: 6, days: 15 }, oneHalf, 563, 282, 282, '2024-07-30', '2025-05-07'],
    ['Framework example 2 (section 244ZA)', '2024-05-10', { years: 10, months: 4 }, twoThirds, 3775, 2517, 2517, '2031-03-31', '2034-09-09'],
    ['PSI example 10', '2012-12-15', { years: 3, remand: 35, tagged: 10 }, oneHalf, 1095, 548, 503, '2014-05-01', '2015-10-30'],
    ['PSI example 31 (release on the day)', '2009-10-01', { years: 1, remand: 183 }, oneHalf, 365, 183, 0, '2009-10-01', '2010-03-31'],
    ['crs-2504-ac1-8a', '2026-10-02', { years: 1, months: 8 }, oneThird, 609, 203, 203, '2027-04-22', '2028-06-01'],
    ['crs-2506-ac1-1', '2026-10-24', { years: 2 }, oneThird, 731, 244, 244, '2027-06-24', '2028-10-23'],
    ['crs-2506-ac2-1 (section 244ZA)', '2026-11-04', { years: 5 }, oneHalf, 1826, 913, 913, '2029-05-04', '2031-11-03'],
    ['crs-2817-ac5-1 (barred, sexual)', '2026-10-20', { years: 5 }, oneHalf, 1826, 913, 913, '2029-04-19', '2031-10-19'],
    ['crs-2817-ac1-1 (barred, section 244ZA)', '2026-05-08', { years: 13, remand: 49 }, twoThirds, 4748, 3166, 3117, '2034-11-18', '2039-03-19'],
    ['crs-2649-ac1-5 (section 250)', '2026-10-27', { years: 3 }, fortyPerCent, 1096, 439, 439, '2028-01-08', '2029-10-26'],
    ['crs-2649-ac2-3 (section 250, sexual)', '2026-11-09', { years: 4 }, oneHalf, 1461, 731, 731, '2028-11-08', '2030-11-08'],
    ['crs-2649-ac3-2 (section 244ZA(6))', '2026-09-18', { years: 8 }, twoThirds, 2922, 1948, 1948, '2032-01-17', '2034-09-17'],
    ['crs-2656-ac1-1 (section 23(15))', '2020-01-28', { years: 15 }, oneHalf, 5479, 2740, 2740, '2027-07-29', '2035-01-27'],
    ['crs-2656-ac2-1 (section 23(14))', '2024-10-25', { years: 4 }, oneHalf, 1461, 731, 731, '2026-10-25', '2028-10-24'],
    ['crs-2697-ac1-5 (added days)', '2026-06-24', { years: 3, added: 4 }, oneThird, 1096, 366, 370, '2027-06-28', '2029-06-23'],
    ['crs-2736-ac1-6 (tagged bail)', '2026-08-31', { months: 8, tagged: 82 }, fortyPerCent, 243, 98, 16, '2026-09-15', '2027-02-07'],
    ['crs-795 (added days stop at the end)', '2020-10-19', { months: 7, added: 135 }, oneHalf, 212, 106, 212, '2021-05-18', '2021-05-18'],
    ['Framework example 5 (extended sentence, parole)', '2025-04-16', { years: 7 }, twoThirds, 2557, 1705, 1705, '2029-12-15', '2032-04-15'],
    ['Framework example 3 (special sentence, parole)', '2026-11-17', { years: 5, months: 7 }, twoThirds, 2039, 1360, 1360, '2030-08-07', '2032-06-16'],
    ['computed: 3 years, 2 months and 5 days', '2026-11-14', { years: 3, months: 2, days: 5 }, oneThird, 1162, 388, 388, '2027-12-06', '2030-01-18'],
    ['computed: one day', '2026-11-14', { days: 1 }, oneThird, 1, 1, 1, '2026-11-14', '2026-11-14'],
  ] as const)
    test(source, () => {
      const dates = calculated(start, given, fraction)
      expect({
        totalDays: dates.totalDays,
        custodyDays: dates.requisiteCustodialPeriod,
        daysToServe: dates.daysToServe,
        release: isoDate(dates.release),
        sentenceEnd: isoDate(dates.sentenceEnd),
      }).toEqual({ totalDays: total, custodyDays: custody, daysToServe: served, release, sentenceEnd: end })
    })
})

describe('Credit counts only as far as there are days to serve (section 240ZA; docs/decisions/0006)', () => {
  // One-third of 3 years from 14 November 2026 is 366 of 1,096 days.
  for (const [remand, tagged, added, used, unused, served, release, end] of [
    [365, 0, 0, 365, 0, 1, '2026-11-14', '2028-11-13'],
    [366, 0, 0, 366, 0, 0, '2026-11-14', '2028-11-12'],
    [367, 0, 0, 366, 1, 0, '2026-11-14', '2028-11-12'],
    [300, 100, 0, 366, 34, 0, '2026-11-14', '2028-11-12'],
    [376, 0, 10, 376, 0, 0, '2026-11-14', '2028-11-02'],
    [377, 0, 10, 376, 1, 0, '2026-11-14', '2028-11-02'],
    [364, 0, 10, 364, 0, 12, '2026-11-25', '2028-11-14'],
    [36525, 36525, 36525, 36891, 36159, 0, '2026-11-14', '2026-11-14'],
  ] as const)
    test(`${remand} on remand and ${tagged} for tagged bail, ${added} added: ${used} count, ${unused} do not`, () => {
      const dates = calculated('2026-11-14', { years: 3, remand, tagged, added }, oneThird)
      expect(dates.creditUsed).toBe(used)
      expect(dates.unusedCredit).toBe(unused)
      expect(dates.daysToServe).toBe(served)
      expect(isoDate(dates.release)).toBe(release)
      expect(isoDate(dates.sentenceEnd)).toBe(end)
      expect(isoDate(dates.termEnd)).toBe('2029-11-13')
    })
})

describe('Credit counts to the end of the custodial term where the Parole Board decides (sections 240ZA, 244A and 246A)', () => {
  // biome-ignore format: one sentence a line
  for (const [source, start, given, fraction, kind, used, unused, served, release, end] of [
    ['extended, more than the parole point', '2021-05-06', { years: 2, remand: 510 }, twoThirds, 'eds_adult', 510, 0, 0, '2021-05-06', '2021-12-11'],
    ['extended, the parole point to the day', '2021-05-06', { years: 2, remand: 487 }, twoThirds, 'eds_adult', 487, 0, 0, '2021-05-06', '2022-01-03'],
    ['extended, the whole custodial term', '2021-05-06', { years: 2, remand: 730 }, twoThirds, 'eds_adult', 730, 0, 0, '2021-05-06', '2021-05-06'],
    ['extended, more than the whole custodial term', '2021-05-06', { years: 2, remand: 740 }, twoThirds, 'eds_adult', 730, 10, 0, '2021-05-06', '2021-05-06'],
    ['extended, and added days to use it on', '2021-05-06', { years: 2, remand: 740, added: 7 }, twoThirds, 'eds_adult', 737, 3, 0, '2021-05-06', '2021-05-06'],
    ['special, before 28 June 2022', '2022-01-01', { years: 1, remand: 250 }, oneHalf, 'sopc_pre_june_2022', 250, 0, 0, '2022-01-01', '2022-04-25'],
    ['special, more credited and added than its whole with the year on licence', '2026-11-16', { years: 1, remand: 2000, added: 2000 }, twoThirds, 'sopc', 2000, 0, 1, '2026-11-16', '2026-11-16'],
    ['terrorist, two-thirds', '2024-02-05', { years: 3, remand: 800 }, twoThirds, 'terrorism_s247a', 800, 0, 0, '2024-02-05', '2024-11-26'],
    ['extended with automatic release: to the release point', '2014-05-06', { years: 2, remand: 510 }, twoThirds, 'eds_automatic_2012_2015', 488, 22, 0, '2014-05-06', '2015-01-03'],
  ] as const)
    test(source, () => {
      const dates = calculated(start, given, fraction, regimes[kind])
      expect([dates.creditUsed, dates.unusedCredit, dates.daysToServe]).toEqual([used, unused, served])
      expect([isoDate(dates.release), isoDate(dates.sentenceEnd)]).toEqual([release, end])
    })
})

describe('Added days never take release past the end of the sentence (section 257; section 249(1))', () => {
  // One-half of 7 months from 19 October 2020 is 106 of 212 days.
  for (const [added, remand, unused, served, release, end] of [
    [105, 0, 0, 211, '2021-05-17', '2021-05-18'],
    [106, 0, 0, 212, '2021-05-18', '2021-05-18'],
    [107, 0, 1, 212, '2021-05-18', '2021-05-18'],
    [135, 0, 29, 212, '2021-05-18', '2021-05-18'],
    [106, 10, 0, 202, '2021-05-08', '2021-05-08'],
    [107, 10, 1, 202, '2021-05-08', '2021-05-08'],
  ] as const)
    test(`${added} added, ${remand} credited: ${unused} are left over`, () => {
      const dates = calculated('2020-10-19', { months: 7, remand, added }, oneHalf)
      expect(dates.unusedAddedDays).toBe(unused)
      expect(dates.daysToServe).toBe(served)
      expect(isoDate(dates.release)).toBe(release)
      expect(isoDate(dates.sentenceEnd)).toBe(end)
    })
})

describe('Where a licence follows the term, added days can pass its end (section 257(2)(a))', () => {
  // biome-ignore format: one sentence a line
  for (const [what, regimeId, fraction, added, release, unused, within] of [
    ['no early release, 20 added', 'terrorism_s247a_no_early_release', wholeTerm, 20, '2027-12-05', 0, 20],
    ['no early release, none added', 'terrorism_s247a_no_early_release', wholeTerm, 0, '2027-11-15', 0, 0],
    ['extended, to the end of the custodial term', 'eds_adult', twoThirds, 121, '2027-11-15', 0, 0],
    ['extended, a day further', 'eds_adult', twoThirds, 122, '2027-11-16', 0, 1],
    ['special, to the end of its year on licence', 'sopc', twoThirds, 487, '2028-11-15', 0, 366],
    ['special, a day further', 'sopc', twoThirds, 488, '2028-11-15', 1, 367],
    ['life: they do not count', 'life', wholeTerm, 20, '2027-11-15', 20, 20],
  ] as const)
    test(`${what}: ${release}; an answer that ends with the term leaves ${within} over`, () => {
      const given = sentence('2026-11-16', { years: 1, added })
      const dates = datesAt(given, fraction, regimes[regimeId])
      expect([isoDate(dates.release), dates.unusedAddedDays]).toEqual([release, unused])
      const answered = withinTerm(given, dates)
      const past = dates.release - dates.sentenceEnd
      expect(answered.release).toBe(dates.release - Math.max(past, 0))
      expect([answered.unusedAddedDays, answered.daysToServe]).toEqual([within, dates.daysToServe - Math.max(past, 0)])
    })
})

test('a second release point starts from the same place on the calendar', () => {
  const given = sentence('2026-11-14', { years: 3, remand: 10 })
  const again = datesAt(given, oneThird, standard, place(given))
  expect(again.termEnd).toBe(datesAt(given, oneHalf, standard).termEnd)
  expect(again.release).toBe(datesAt(given, oneThird, standard).release)
})
