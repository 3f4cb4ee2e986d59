import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { caseIn } from '../../../../test/support/case-in.ts'
import { addDays, type Day, isoDate, parseDay } from '../../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../../facts/asked-case.ts'
import { statedForPeople, statedReasonText } from '../../words/stated.ts'
import { caseAnswer } from '../case-answer.ts'
import { changedCase } from './changed.ts'
import { mostTries, statedOf } from './stated.ts'

const day = (text: string): Day => parseDay(text) as Day

const s = (id: string, start: string, rest: object): AskedCaseSentence => ({ id, startDate: start, ...rest })
const five = caseIn('A 2025-06-16 5y remandCreditDays=35 taggedBailCreditDays=10')
const three = (rest: object = {}, more: object = {}): AskedCase => ({
  sentences: [s('A', '2026-11-16', { sentenceYears: 3, ...rest })],
  ...more,
})
const onRemand = three({}, { remand: [{ fromDate: '2026-03-20', toDate: '2026-11-15' }] })
/** A sentence served in the middle of the time on remand for another. */
const served: AskedCase = caseIn(
  'A 2026-12-01 9m; B 2027-05-10 2y; remand 2026-11-10..2026-11-30 sentenceIds=A',
  'remand 2026-10-05..2027-05-09 sentenceIds=B',
)
/** Two times in custody before it: of two sentences, and of a shorter one. */
const servedTwice: AskedCase = caseIn(
  'A 2026-12-01 9m; B 2026-12-01 6m; C 2027-03-15 2m; D 2027-05-10 2y',
  'remand 2026-11-10..2026-11-30 sentenceIds=A',
  'remand 2026-12-01..2027-05-09 sentenceIds=D',
)
const chain = caseIn('A 2026-11-16 12w; B 2026-11-16 6m after A; C 2026-11-16 2m after B')
const beside = caseIn('A 2026-11-16 1y; B 2026-11-17 1y; C 2026-11-18 6m')
const recalled = (recall: object, rest: object = {}): AskedCase => ({
  sentences: [s('A', '2025-03-03', { sentenceYears: 4 })],
  recall: {
    type: 'fixed_term_56',
    recallDate: '2026-11-02',
    returnToCustodyDate: '2026-11-06',
    ...recall,
  } as never,
  ...rest,
})

/** What each reason says, for a stated date. */
function reasons(asked: AskedCase, date: string): readonly string[] {
  const answer = answered(asked)
  const stated = statedOf(answer, day(date))
  return stated.reasons.map((reason) => statedReasonText(reason, stated, answer))
}

test('another kind of recall takes the place of what was told, also where the law gives neither', () => {
  // Told as 28 days of an adult since 31 March 2026: answered as 56.
  const answer = answered(recalled({ type: 'fixed_term_28' }))
  const end = answer.end as Day
  const changes = [{ place: { in: 'recall', field: 'type' }, value: 'standard' }] as const
  expect(statedOf(answer, end).reasons).toContainEqual(
    expect.objectContaining({ code: 'S_RECALL_KIND', changes }),
  )
  expect(caseAnswer(changedCase(answer.case, changes))).toMatchObject({ release: end })
})

describe('What would give the date that the prison gave', () => {
  // biome-ignore format: one row per line
  for (const [asked, date, want] of [
    [three({ remandCreditDays: 20 }), '2027-11-16', 'If the 20 days on remand of sentence A were not counted, the date would be 16 November 2027.'],
    [three({ remandCreditDays: 20, taggedBailCreditDays: 5 }), '2027-11-16', 'If the 20 days on remand of sentence A and the 5 days of tagged bail of sentence A were not counted, the date would be 16 November 2027.'],
    [three({ remandCreditDays: 20 }), '2027-10-07', 'If the 20 days on remand of sentence A were counted twice, the date would be 7 October 2027.'],
    [three({ taggedBailCreditDays: 15 }), '2027-11-08', 'If only half of the 15 days of tagged bail of sentence A were counted, the date would be 8 November 2027.'],
    [onRemand, '2027-11-16', 'If the 241 days on remand from 20 March to 15 November 2026 were not counted, the date would be 16 November 2027.'],
    [three({}, { remand: [{ fromDate: '2026-11-15', toDate: '2026-11-15' }] }), '2027-11-16', 'If the 1 day on remand, 15 November 2026, were not counted, the date would be 16 November 2027.'],
    [served, '2027-10-11', 'If the 36 days on remand from 5 October to 9 November 2026 were not counted, the date would be 11 October 2027.'],
    [three({}, { remand: [{ fromDate: '2025-12-01', toDate: '2026-01-31' }] }), '2027-11-16', 'If the 62 days on remand from 1 December 2025 to 31 January 2026 were not counted, the date would be 16 November 2027.'],
    [servedTwice, '2027-08-22', 'If the 71 days on remand in which sentences A and B were served were counted, the date would be 22 August 2027.'],
    [served, '2028-01-08', 'If the days on remand were not counted, the date would be 8 January 2028.'],
    [served, '2027-06-26', 'If the 71 days on remand in which sentence A was served were counted, the date would be 26 June 2027.'],
    [three({}, { addedDays: 12 }), '2027-11-16', 'If the added days were not counted, or were given back, the date would be 16 November 2027.'],
    [three({}, { addedDays: [{ date: '2027-01-04', days: 12 }] }), '2027-11-16', 'If the added days were not counted, or were given back, the date would be 16 November 2027.'],
    [three({}, { unlawfullyAtLarge: [{ fromDate: '2027-01-04', toDate: '2027-01-08' }] }), '2027-11-16', 'If the times at large were not counted, the date would be 16 November 2027.'],
    [three(), '2027-11-17', 'If the count began on 17 November 2026, the date would be 17 November 2027.'],
    [three(), '2027-11-15', 'If the count began on 15 November 2026, the date would be 15 November 2027.'],
    [three({ startDate: '2026-11-14' }), '2027-11-11', '11 November 2027 is the day on which the person is likely to leave, before a weekend or bank holiday.'],
    [three(), '2029-11-15', '15 November 2029 is another date of this case: sentence and licence expiry date (SLED).'],
    [three(), '2028-11-15', '15 November 2028 is another date of this case: two-thirds point, when supervision eases.'],
    [five, '2027-05-02', 'If the release points from before the Sentencing Act 2026 were used, the date would be 2 May 2027.'],
    [five, '2027-05-02', 'If only the law as it was on 30 September 2026 were used, the date would be 2 May 2027.'],
    [{ sentences: [s('A', '2025-06-16', { sentenceYears: 4, remandCreditDays: 35 })] }, '2026-09-10', 'If the release points after the Sentencing Act 2026 were used without its stages, the date would be 10 September 2026.'],
    [chain, '2027-01-15', 'If sentences B and C ran from their own days, not consecutively, the date would be 15 January 2027.'],
    [chain, '2027-02-12', 'If sentence C ran from its own day, not consecutively, the date would be 12 February 2027.'],
    [beside, '2027-07-17', 'If sentence B were consecutive to sentence A, the date would be 17 July 2027.'],
    [{ sentences: [...beside.sentences].reverse() }, '2027-07-17', 'If sentence B were consecutive to sentence A, the date would be 17 July 2027.'],
    [three(), '2028-01-28', 'If sentence A were under other rules (Adult standard determinate sentence: barred from the progression model (40%)), the date would be 28 January 2028.'],
    [three(), '2027-11-17', 'If 1 day that was not given here were added, the date would be 17 November 2027. That is only a possibility: some number of days always fits.'],
    [three(), '2027-11-21', 'If 5 days that were not given here were added, the date would be 21 November 2027. That is only a possibility: some number of days always fits.'],
    [three(), '2027-11-21', 'If 5 days that were not given here were spent at large, the date would be 21 November 2027. That is only a possibility: some number of days always fits.'],
    [three({}, { addedDays: 1 }), '2027-11-21', 'If 4 days that were not given here were added, the date would be 21 November 2027. That is only a possibility: some number of days always fits.'],
    [three({}, { addedDays: [{ date: '2027-01-04', days: 1 }] }), '2027-11-21', 'If 4 days that were not given here were added, the date would be 21 November 2027. That is only a possibility: some number of days always fits.'],
    [three({ remandCreditDays: 1 }), '2027-11-11', 'If 4 days that were not given here were credited, the date would be 11 November 2027. That is only a possibility: some number of days always fits.'],
    [recalled({}), '2026-12-03', 'If it were a fixed-term recall of 28 days, the date would be 3 December 2026.'],
    [recalled({}), '2026-10-08', 'If there were no recall, at the first release, the date would be 8 October 2026.'],
    [recalled({}), '2027-01-01', 'If the count began on 7 November 2026, the date would be 1 January 2027.'],
    [recalled({}), '2027-01-04', 'If 4 days that were not given here were added, the date would be 4 January 2027. That is only a possibility: some number of days always fits.'],
    [recalled({}), '2027-01-04', 'If 4 days that were not given here were spent at large, the date would be 4 January 2027. That is only a possibility: some number of days always fits.'],
    [recalled({ addedDaysAfterReturn: 6 }), '2026-12-31', 'If the added days were not counted, or were given back, the date would be 31 December 2026.'],
    [recalled({ unlawfullyAtLargeAfterReturnDays: 6 }), '2026-12-31', 'If the days at large since the return were not counted, the date would be 31 December 2026.'],
    [recalled({ type: 'standard' }), '2029-03-02', 'If the days at large between recall and return were not counted, the date would be 2 March 2029.'],
    [recalled({ type: 'standard', unlawfullyAtLargeAfterReturnDays: 2 }), '2029-03-02', 'If the days at large between recall and return and the days at large since the return were not counted, the date would be 2 March 2029.'],
    [recalled({ type: 'standard' }), '2029-03-09', 'If 4 days that were not given here were spent at large, the date would be 9 March 2029. That is only a possibility: some number of days always fits.'],
  ] as const)
    test(`${date}: ${want}`, () => expect(reasons(asked as AskedCase, date)).toContain(want))

  // biome-ignore format: one row per line
  for (const [asked, date, want] of [
    [three({ remandCreditDays: 20 }), '2027-11-16', 'the 20 days on remand were left out. Were the 20 days on remand taken off? the days may count for another case.'],
    [{ sentences: [s('A', '2026-11-16', { sentenceYears: 3, remandCreditDays: 20 }), s('B', '2026-11-16', { sentenceMonths: 6 })] }, '2027-11-16', 'the 20 days on remand of sentence A were left out. Were the 20 days on remand of sentence A taken off? the days may count for another case.'],
    [three({ remandCreditDays: 20 }), '2027-10-07', 'the 20 days on remand were counted twice. How often were the 20 days on remand taken off?'],
    [three({ taggedBailCreditDays: 15 }), '2027-11-08', 'half of the 15 days for tagged bail was counted. How many of the 15 days for tagged bail were taken off?'],
    [onRemand, '2027-11-16', 'the 241 days on remand from 20 March to 15 November 2026 were left out. Were the 241 days on remand from 20 March to 15 November 2026 taken off? the person may have been serving something else then.'],
    [served, '2027-06-26', 'days on remand were counted on which an earlier sentence was served. Which days on remand were taken off? the person may have been let out of the earlier sentence before.'],
    [three({}, { addedDays: 12 }), '2027-11-16', 'the added days were not counted. How many added days were counted? they may have been given back.'],
    [three({}, { unlawfullyAtLarge: [{ fromDate: '2027-01-04', toDate: '2027-01-08' }] }), '2027-11-16', 'the days away were not counted. Which days away were counted?'],
    [three(), '2027-11-17', 'the count began a day later. Which day did you count as day 1?'],
    [three(), '2027-11-15', 'the count began a day earlier. Which day did you count as day 1?'],
    [recalled({}), '2027-01-01', 'the count began on 7 November 2026. Which day did you count as day 1?'],
    [recalled({}), '2026-12-03', 'it is a fixed-term recall of 28 days. Which kind of recall is it?'],
    [recalled({}), '2026-10-08', 'the recall was left out. It is the first release date. Is this the date after the recall?'],
    [five, '2027-05-02', 'the new rules were not used yet. When do the new rules reach this sentence?'],
    [five, '2027-05-02', 'the law was used as it stood on 30 September 2026. Which part did you use, and why?'],
    [{ sentences: [s('A', '2025-06-16', { sentenceYears: 4, remandCreditDays: 35 })] }, '2026-09-10', 'the new rules were used before their day. When do the new rules reach this sentence?'],
    [{ sentences: [s('A', '2026-11-16', { sentenceYears: 1 }), s('B', '2026-11-16', { sentenceMonths: 6 })] }, '2027-01-15', 'it is the date of sentence B alone. Which sentences did you count?'],
    [chain, '2027-01-15', 'sentences B and C were put at the same time as the others. Do sentences B and C run after another one?'],
    [chain, '2027-02-12', 'sentence C was put at the same time as the others. Does sentence C run after another one?'],
    [beside, '2027-07-17', 'sentence B was put after sentence A. Does sentence B run at the same time?'],
    [three(), '2028-01-28', '40% was used in place of one-third. Which part did you use, and why?'],
    [{ sentences: [s('A', '2026-11-16', { sentenceYears: 3 }), s('B', '2026-11-16', { sentenceMonths: 6 })] }, '2028-01-28', '40% was used in place of one-third for sentence A. Which part did you use, and why?'],
    [{ sentences: [s('A', '2025-06-16', { sentenceYears: 2, sentenceType: 'sds_plus' })] }, '2026-06-15', 'other rules were used (Standard sentence for an offence that was left out of 40%). Which part did you use, and why?'],
    [{ sentences: [{ id: 'A', startMonth: '2026-11', sentenceYears: 3 }] }, '2027-11-16', 'the count began 14 days earlier. Which day did you count as day 1?'],
  ] as const)
    test(`${date}, for people: ${want}`, () => {
      const answer = answered(asked as AskedCase)
      const said = statedOf(answer, day(date)).reasons.map((reason) => statedForPeople(reason, answer))
      expect(said.map((one) => (one === null ? null : [one.was, one.ask, one.mayBe ?? ''].join(' ').trim()))).toContain(want)
    })

  test('another date of the case and a bare number explain nothing to people', () => {
    for (const [asked, date] of [
      [three(), '2029-11-15'],
      [three({ startDate: '2026-11-14' }), '2027-11-11'],
      [three({ remandCreditDays: 1 }), '2027-11-11'],
    ] as const) {
      const answer = answered(asked)
      expect(statedOf(answer, day(date)).reasons.map((reason) => statedForPeople(reason, answer))).toContain(
        null,
      )
    }
  })

  test('a sentence after a whole chain, and a change that cannot be worked out', () => {
    const asked = caseIn('A 2026-11-16 1y; B 2026-11-16 1y after A; C 2026-11-17 1y')
    expect(reasons(asked, '2027-11-16')).toContain(
      'If sentence C were consecutive to sentence B, the date would be 16 November 2027.',
    )
    expect(statedOf(answered(chain), day('2027-03-06')).reasons.map(({ code }) => code)).not.toContain(
      'S_FIRST_DAY',
    )
  })

  test('the release of one sentence alone', () => {
    const asked = caseIn('A 2026-11-16 1y; B 2026-11-16 6m')
    expect(reasons(asked, '2027-01-15')[0]).toBe('15 January 2027 is the release date of sentence B alone.')
  })

  // biome-ignore format: one row per line
  for (const [what, sentence, months, date] of [
    ['one day', { startDate: '2026-11-02', sentenceDays: 1 }, 4, '2026-11-02'],
    ['a short term for an older offence', { startDate: '2014-11-03', sentenceMonths: 2, offenceDate: '2014-06-02' }, 8, '2014-12-03'],
    ['two-thirds under the Act of 1991', { startDate: '2012-11-05', sentenceYears: 4, remandCreditDays: 900, offenceKey: 'robbery', sentenceType: 'sds', offenceDate: '2004-06-01' }, 24, '2013-01-17'],
  ] as const)
    test(`the same beside a longer order is said once: ${what}`, () => {
      const order = { id: 'B', startDate: sentence.startDate, sentenceMonths: months, sentenceType: 'dto' } as const
      const { reasons } = statedOf(answered({ sentences: [{ id: 'A', ...sentence }, order] } as AskedCase), day(date))
      expect(reasons.filter(({ code }) => code === 'S_ONE_RUN' || code === 'S_OTHER_DATE')).toMatchObject([
        { code: 'S_ONE_RUN', sentenceIds: ['A'] },
      ])
    })

  test('one more award is not offered beside a number of added days, where another sentence than the recalled decides', () => {
    const asked = (addedDays: AskedCase['addedDays']): AskedCase =>
      recalled(
        { sentenceIds: ['A'] },
        {
          sentences: [s('A', '2025-03-03', { sentenceYears: 4 }), s('B', '2026-11-16', { sentenceYears: 3 })],
          addedDays,
        },
      )
    const offered = (addedDays: AskedCase['addedDays']) => {
      const answer = answered(asked(addedDays))
      const { reasons } = statedOf(answer, addDays(answer.release as Day, 4))
      return reasons.some(({ code }) => code === 'S_ADDED_DAYS')
    }
    expect([offered(0), offered(1), offered([{ date: '2027-01-04', days: 1 }])]).toEqual([true, false, true])
  })

  test('facts come first, bare numbers last, and all are worked out again from their changes', () => {
    const answer = answered(five)
    const { reasons, differenceDays, complete } = statedOf(answer, day('2027-05-02'))
    expect(reasons.map(({ kind }) => kind)).toEqual(['fact', 'fact', 'fact', 'number', 'number'])
    expect([differenceDays, complete]).toEqual([110, true])
    for (const { changes } of reasons) {
      const changed = caseAnswer(changedCase(answer.case, changes))
      expect('release' in changed && isoDate(changed.release as Day)).toBe('2027-05-02')
    }
  })

  test('every day of a case is changed as a day, and nothing in its place leaves it out', () => {
    const offenceDate = (value: string | null) =>
      changedCase(answered(five).case, [{ place: { in: 'sentences', at: 0, field: 'offenceDate' }, value }])
        .sentences[0]?.offenceDate
    expect([offenceDate('2025-05-05'), offenceDate(null)]).toEqual([day('2025-05-05'), null])
  })

  test('our own date has no reasons, and nothing is tried', () => {
    const answer = answered(five)
    expect(statedOf(answer, answer.release as Day)).toMatchObject({
      differenceDays: 0,
      reasons: [],
      tried: 0,
      complete: true,
    })
  })

  test('without a date of ours there is no difference', () => {
    const life = answered({ sentences: [s('A', '2020-01-06', { sentenceYears: 12, sentenceType: 'life' })] })
    const minimum = statedOf(life, day('2032-01-05'))
    expect([minimum.differenceDays, minimum.complete]).toEqual([null, true])
    expect(minimum.reasons.map(({ form }) => form)).toEqual(['TARIFF'])
  })

  test('a long search is cut, and says so', () => {
    const sentences = Array.from({ length: 40 }, (_, i) =>
      s(`S${i}`, '2026-11-16', { sentenceMonths: 6 + i, remandCreditDays: i, taggedBailCreditDays: 1 }),
    )
    const { tried, complete } = statedOf(answered({ sentences }), day('2045-01-01'))
    expect([tried, complete]).toEqual([mostTries + 3, false])
  })

  // biome-ignore format: one row per line
  for (const [what, asked, date, tries] of [
    ['later: the first day, 4 other laws, 3 other kinds, 2 numbers', three(), '2027-11-21', 10],
    ['earlier: the first day, 4 other laws, 1 number', three(), '2027-11-11', 6],
    ['credit: not counted and halved', three({ remandCreditDays: 20 }), '2027-11-21', 12],
    ['a single day of credit', three({ remandCreditDays: 1 }), '2027-11-21', 12],
    ['earlier: counted twice', three({ remandCreditDays: 20 }), '2027-09-21', 7],
    ['both credits: not counted, each and both; halved, each', three({ remandCreditDays: 20, taggedBailCreditDays: 4 }), '2027-11-21', 15],
    ['added days: not counted', three({}, { addedDays: 1 }), '2027-11-11', 7],
    ['an empty list of awards is none', three({}, { addedDays: [] }), '2027-11-11', 6],
    ['later: they cannot be it', three({}, { addedDays: 1 }), '2027-11-21', 10],
    ['awards: not counted', three({}, { addedDays: [{ date: '2027-01-04', days: 1 }] }), '2027-11-11', 7],
    ['times at large: not counted', three({}, { unlawfullyAtLarge: [{ fromDate: '2027-01-04', toDate: '2027-01-04' }] }), '2027-11-11', 7],
    ['later: they cannot be it', three({}, { unlawfullyAtLarge: [{ fromDate: '2027-01-04', toDate: '2027-01-04' }] }), '2027-11-23', 10],
    ['four years: section 244ZA as well', three({ sentenceYears: 4 }), '2028-03-21', 11],
    ['before the Act: the first day, 4 other laws, 6 other kinds, 2 numbers', { sentences: [s('A', '2025-06-16', { sentenceYears: 5 })] }, '2028-05-02', 13],
    ['before the Act: credit twice, the first day, 4 other laws, 1 number twice; no kind leads to less', five, '2026-12-31', 9],
    ['days at large over the eve of the progression model are refused, and tried once', { sentences: [s('A', '2025-12-08', { sentenceYears: 2 })] }, '2026-10-10', 10],
    ['a recall: at large between, the return, 4 kinds, none, and 1 number twice', recalled({}), '2026-12-20', 9],
    ['with days since the return: at large since, and both; added', recalled({ unlawfullyAtLargeAfterReturnDays: 1, addedDaysAfterReturn: 1 }), '2026-12-20', 12],
    ['a single day between', recalled({ returnToCustodyDate: '2026-11-04' }), '2026-12-20', 9],
    ['without days between', recalled({ returnToCustodyDate: '2026-11-03' }), '2026-12-20', 8],
    ['later: the return, 4 kinds, none, 2 numbers', recalled({ unlawfullyAtLargeAfterReturnDays: 1, addedDaysAfterReturn: 1 }), '2027-01-20', 8],
    ['later, standard: the return, 4 kinds, none, 1 number', recalled({ type: 'standard' }), '2029-04-20', 7],
  ] as const)
    test(`what is tried, ${what}: ${tries}`, () =>
      expect(statedOf(answered(asked), day(date)).tried).toBe(tries))

  test('days on remand that were given by their dates are not offered as a number, nor beside a hundred other times', () => {
    const codes = (asked: AskedCase, date: string) =>
      statedOf(answered(asked), day(date)).reasons.map(({ code }) => code)
    expect(codes(onRemand, '2027-03-10')).toEqual([])
    const time = { fromDate: '2020-01-01', toDate: '2020-01-02', why: 'recall' } as const
    const many = { ...onRemand, otherCustody: Array.from({ length: 100 }, () => time) }
    expect(codes(many, '2027-11-16')).not.toContain('S_REMAND_NOT_COUNTED')
    expect(codes(onRemand, '2027-11-16')).toContain('S_REMAND_NOT_COUNTED')
  })

  test('nothing is offered that could not be sent', () => {
    const lists = {
      addedDays: Array.from({ length: 100 }, () => ({ date: '2027-01-04', days: 0 })),
      unlawfullyAtLarge: Array.from({ length: 100 }, () => ({
        fromDate: '2027-01-04',
        toDate: '2027-01-04',
      })),
    }
    expect(statedOf(answered(three({}, lists)), day('2027-12-01')).reasons).toEqual([])
    expect(statedOf(answered(three({ remandCreditDays: 36525 })), day('2026-11-15')).reasons).toMatchObject([
      { code: 'S_FIRST_DAY' },
    ])
    expect(
      statedOf(answered(three({}, { addedDays: 36525 })), day('2029-12-01')).reasons.map(({ code }) => code),
    ).not.toContain('S_ADDED_DAYS')
    expect(
      statedOf(
        answered({ sentences: [s('A', '1992-10-01', { sentenceYears: 3 })] }),
        day('1994-03-31'),
      ).reasons.map(({ code }) => code),
    ).toEqual(['S_CREDIT_DAYS'])
    const late = answered({ sentences: [s('A', '2199-01-04', { sentenceYears: 2 })] })
    expect(statedOf(late, day('2200-01-10')).reasons.map(({ code }) => code)).toEqual(['S_ADDED_DAYS'])
    expect(statedOf(answered(three()), day('2199-12-31')).reasons.map(({ code }) => code)).toEqual([])
  })

  test('as many days as can be sent are offered', () => {
    const asked = caseIn(
      'A 2025-03-03 4y',
      'recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-06 unlawfullyAtLargeDays=36524 lastDayUnlawfullyAtLarge=2026-11-05',
    )
    const answer = answered(asked)
    const { reasons } = statedOf(answer, addDays(answer.release as Day, 1))
    expect(reasons.map(({ code }) => code)).toContain('S_AT_LARGE_DAYS')
  })

  test('and not a day more of them', () => {
    const answer = answered(
      recalled({ type: 'standard', unlawfullyAtLargeDays: 36525, lastDayUnlawfullyAtLarge: '2026-11-05' }),
    )
    const { reasons } = statedOf(answer, addDays(answer.release as Day, 1))
    expect(reasons.map(({ code }) => code)).not.toContain('S_AT_LARGE_DAYS')
  })

  test('credit that cannot be sent twice is not offered twice', () => {
    const answer = answered('A 2026-11-16 100y remandCreditDays=20000; B 2026-11-16 100y after A')
    const { reasons } = statedOf(answer, day('2026-11-16'))
    expect(reasons.map(({ code }) => code)).not.toContain('S_CREDIT_TWICE')
  })

  for (const [days, want] of [
    [36525, ['S_ADDED_DAYS', 'S_AT_LARGE_DAYS']],
    [36526, []],
  ] as const)
    test(`${days} days more in a chain of 200 years: ${want.join(', ') || 'none'}`, () => {
      const answer = answered('A 2026-11-16 100y; B 2026-11-16 100y after A')
      const { reasons } = statedOf(answer, addDays(answer.release as Day, days))
      expect(reasons.filter(({ kind }) => kind === 'number').map(({ code }) => code)).toEqual(want)
    })

  for (const [type, date, field] of [
    ['fixed_term_56', '2027-01-04', 'unlawfullyAtLargeAfterReturnDays'],
    ['standard', '2029-03-09', 'unlawfullyAtLargeDays'],
  ] as const)
    test(`more days at large after a ${type} recall are a number of the recall: ${field}`, () =>
      expect(
        statedOf(answered(recalled({ type })), day(date))
          .reasons.filter(({ code }) => code === 'S_AT_LARGE_DAYS')
          .flatMap(({ changes }) => changes.map(({ place }) => place)),
      ).toEqual([{ in: 'recall', field }]))

  test('a sentence with an extension keeps its kind, and a number that a refusal stops is none', () => {
    const asked = caseIn('A 2024-03-04 6y +2y eds')
    expect(statedOf(answered(asked), day('2028-03-03')).reasons.map(({ code }) => code)).not.toContain(
      'S_KIND',
    )
    expect(statedOf(answered(recalled({ type: 'standard' })), day('2026-11-01')).reasons).toEqual([])
  })
})
