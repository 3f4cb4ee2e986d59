import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { alternativeForPeople } from '../words/en/alternatives.ts'
import { caseWarningText, warningForPeople } from '../words/en/case-warnings.ts'
import { notCountedText } from '../words/remand.ts'
import type { CaseAnswer } from './answer.ts'
import { askCase } from './ask.ts'
import { caseOf } from './case-answer.ts'
import { howSureOf } from './how-sure.ts'
import { creditInQuestion } from './minimum-term-doubts.ts'

/** The first day for the Parole Board, each rival about the days with the sentences it is about, and how sure it is. */
const saidOf = (answer: CaseAnswer): string =>
  [
    isoDate(answer.paroleEligibility as never),
    ...(answer.alternatives ?? [])
      .filter(({ code }) => code.startsWith('A_CREDIT'))
      .map(
        ({ code, paroleEligibility, sentenceIds }) =>
          `${code} ${isoDate(paroleEligibility as never)} of ${sentenceIds.join('+')}`,
      ),
    howSureOf(answer).level,
  ].join(', ')

const life = (rest: Partial<AskedCaseSentence> = {}): AskedCaseSentence => ({
  ...{ id: 'L', startDate: '2026-11-16', sentenceYears: 18, sentenceType: 'life', ...rest },
})
const fixed = (rest: Partial<AskedCaseSentence> = {}): AskedCaseSentence => ({
  ...{ id: 'F', startDate: '2026-11-16', sentenceYears: 4, offenceKey: 'theft', ...rest },
})
const remand = (...sentenceIds: string[]) => [
  { fromDate: '2026-05-01', toDate: '2026-11-15', ...(sentenceIds.length > 0 && { sentenceIds }) },
]
const days = { remandCreditDays: 199 }
const [off, notOff, open] = [
  { creditTakenOffMinimum: true },
  { creditTakenOffMinimum: false },
  { creditTakenOffMinimum: 'unknown' as const },
]

// 18 years from 16 November 2026 end on 15 November 2044; 1 May to 15 November 2026 are 199 days: 30 April 2044.
const [whole, less] = ['2044-11-15', '2044-04-30']
const already = `${less}, A_CREDIT_ALREADY_OFF ${whole} of L, two_dates`
const beside = `${whole}, A_CREDIT_OFF_MINIMUM ${less} of L, two_dates`

describe('Sentencing Code, sections 322(2)(b) and 323(2)(c): the court must take days on remand off the minimum term', () => {
  // biome-ignore format: one case a row
  test.each<[string, AskedCase, string]>([
    ['days given with life', { sentences: [life(days)] }, already],
    ['the same by their dates, for no sentence', { sentences: [life()], remand: remand() }, already],
    ['the same by their dates, for life', { sentences: [life()], remand: remand('L') }, already],
    ['on a tag', { sentences: [life({ taggedBailCreditDays: 199 })] }, already],
    ['with life, beside a fixed term', { sentences: [life(days), fixed()] }, already],
    ['for life by their dates, beside a fixed term', { sentences: [life(), fixed()], remand: remand('L') }, already],
    ['for both by their dates', { sentences: [life(), fixed()], remand: remand('L', 'F') }, already],
    ['for no sentence, beside a fixed term', { sentences: [life(), fixed()], remand: remand() }, beside],
    ['for no sentence, beside a fixed term passed since', { sentences: [life(), fixed({ startDate: '2027-03-01' })], remand: remand() }, beside],
    ['with the fixed term', { sentences: [life(), fixed(days)] }, beside],
    ['for the fixed term by their dates', { sentences: [life(), fixed()], remand: remand('F') }, beside],
    ['two lives, for no sentence', { sentences: [life(), life({ id: 'M', sentenceYears: 17 })], remand: remand() }, `${less}, A_CREDIT_ALREADY_OFF ${whole} of L+M, two_dates`],
    ['of one of two lives it was told', { sentences: [life({ ...days, ...notOff }), life({ id: 'M', sentenceYears: 18, ...days })] }, `${less}, A_CREDIT_ALREADY_OFF ${whole} of M, two_dates`],
    ['not known', { sentences: [life({ ...days, ...open })] }, already],
    ['not known, beside a fixed term', { sentences: [life(open), fixed(days)] }, beside],
    ['taken off already', { sentences: [life({ ...days, ...off })] }, `${whole}, fairly_sure`],
    ['taken off already, by dates for no sentence', { sentences: [life(off)], remand: remand() }, `${whole}, fairly_sure`],
    ['taken off already, for life', { sentences: [life(off), fixed()], remand: remand('L') }, `${whole}, fairly_sure`],
    ['taken off already, with the fixed term', { sentences: [life(off), fixed(days)] }, `${whole}, fairly_sure`],
    ['not taken off', { sentences: [life({ ...days, ...notOff })] }, `${less}, fairly_sure`],
    ['not taken off, by dates for no sentence', { sentences: [life(notOff), fixed()], remand: remand() }, `${less}, fairly_sure`],
    ['not taken off, with the fixed term', { sentences: [life(notOff), fixed(days)] }, `${less}, fairly_sure`],
    ['not taken off, for the fixed term by their dates', { sentences: [life(notOff), fixed()], remand: remand('F') }, `${less}, fairly_sure`],
    ['not taken off, with both: they are given with life', { sentences: [life({ ...days, ...notOff }), fixed({ remandCreditDays: 50 })] }, `${less}, fairly_sure`],
    ['told, and no days', { sentences: [life(off)] }, `${whole}, sure`],
    ['no days', { sentences: [life(), fixed()] }, `${whole}, sure`],
    ['by the offence', { sentences: [life({ sentenceType: null, offenceKey: 'murder', ...days, ...off })] }, `${whole}, fairly_sure`],
  ])('%s', (_, asked, want) => expect(saidOf(answered(asked))).toBe(want))

  // One-half of 3 years from 10 February 2006 is served on 11 August 2007, with 104 days on 29 April; the minimum term is over on 9
  // August, with them on 27 April. One-third of 9 years from 16 November 2026 on 15 November 2029, less 199 days on 30 April.
  const I = life({
    id: 'I',
    startDate: '2006-02-10',
    sentenceYears: 0,
    sentenceMonths: 18,
    sentenceType: 'ipp',
  })
  const G = fixed({
    id: 'G',
    startDate: '2006-02-10',
    sentenceYears: 3,
    offenceKey: 'meeting_child_following_grooming',
  })
  const [given, short] = [{ remandCreditDays: 104 }, life({ sentenceYears: 1 })]
  const told = [{ fromDate: '2005-10-29', toDate: '2006-02-09', sentenceIds: ['I'] }]
  const shared =
    '2007-04-29, A_CREDIT_ALREADY_OFF 2007-08-09 of I, A_CREDIT_NOT_SHARED 2007-08-11 of G, two_dates'
  const long = fixed({ sentenceYears: 9, offenceKey: 'supplying_class_a_drug' })
  // biome-ignore format: one case a row
  test.each<[string, AskedCase, string]>([
    ['a number with public protection', { sentences: [{ ...I, ...given }, G] }, shared],
    ['the same by their dates', { sentences: [I, G], remand: told }, shared],
    ['on a tag', { sentences: [{ ...I, taggedBailCreditDays: 104 }, G] }, shared],
    ['taken off already: the fixed term has them still', { sentences: [{ ...short, ...days, ...off }, long] }, '2029-04-30, A_CREDIT_NOT_SHARED 2029-11-15 of F, two_dates'],
    ['taken off already, by their dates', { sentences: [{ ...short, ...off }, long], remand: remand('L') }, '2029-04-30, A_CREDIT_NOT_SHARED 2029-11-15 of F, two_dates'],
    ['told with both, they are the same days', { sentences: [{ ...I, ...given }, { ...G, ...given }] }, '2007-04-29, A_CREDIT_ALREADY_OFF 2007-08-09 of I, two_dates'],
    ['the fixed term has days of its own', { sentences: [{ ...short, ...days }, { ...long, remandCreditDays: 50 }] }, '2029-09-26, sure'],
    ['another of that day has', { sentences: [{ ...short, ...days }, long, fixed({ id: 'H', remandCreditDays: 50 })] }, '2029-09-26, sure'],
    ['two lives with the same days', { sentences: [{ ...short, ...days }, { ...short, ...days, id: 'M' }, long] }, '2029-04-30, A_CREDIT_NOT_SHARED 2029-11-15 of F, two_dates'],
    ['passed on the next day', { sentences: [{ ...short, ...days }, { ...long, startDate: '2026-11-17' }] }, '2029-11-16, sure'],
  ])('section 240ZA(8A), (9): sentences of one day share credit: %s', (_, asked, want) =>
    expect(saidOf(answered(asked))).toBe(want))
  test('whether days are shared is not whether the court took them off', () =>
    expect(creditInQuestion(answered({ sentences: [{ ...short, ...days, ...off }, long] }))).toBeNull())

  const ipp = { id: '1', sentenceType: 'ipp', startDate: '2006-02-10', sentenceMonths: 18 } as const
  const old = (years: number, remandCreditDays: number, rest: Partial<AskedCaseSentence> = {}) => ({
    ...{ startDate: '2006-02-10', sentenceYears: years, offenceKey: 'theft', offenceDate: '2005-12-01' },
    remandCreditDays,
    ...rest,
  })
  // 18 months from 10 February 2006 end on 9 August 2007; 104 days earlier is 27 April 2007. Of 3 years 548 days are one-half, less
  // 104: 29 April 2007.
  // biome-ignore format: one case a row
  test.each<[string, readonly AskedCaseSentence[], string]>([
    ['days given with a fixed term of the same day', [ipp, old(3, 104)], 'A_CREDIT_OFF_MINIMUM 2007-04-29'],
    ['and on a tag', [ipp, old(2, 100, { taggedBailCreditDays: 4 })], 'A_CREDIT_OFF_MINIMUM 2007-04-27'],
    ['with two of them: together', [ipp, old(2, 100), old(1, 4)], 'A_CREDIT_OFF_MINIMUM 2007-04-27'],
    ['one of them was passed before, and is still served', [ipp, old(3, 104, { startDate: '2006-01-09' })], 'A_CREDIT_OFF_MINIMUM 2007-04-27'],
    ['it was passed later: held in prison for life, nobody is on remand', [ipp, old(1, 40, { startDate: '2006-09-04' })], ''],
    ['it was passed before, and the person was out', [ipp, old(1, 40, { startDate: '2004-02-09', offenceDate: '2003-12-01' })], ''],
    ['days were given with the minimum term, too', [{ ...ipp, remandCreditDays: 104 }, old(3, 104)], 'A_CREDIT_ALREADY_OFF 2007-08-09'],
    ['one-half of the fixed term comes later in any case', [{ ...ipp, sentenceMonths: 6 }, old(3, 104)], ''],
  ])('Powers of Criminal Courts (Sentencing) Act 2000, section 82A: %s', (_, sentences, want) =>
    expect(
      (answered({ sentences: [...sentences] }).alternatives ?? [])
        .map(({ code, paroleEligibility }) => `${code} ${isoDate(paroleEligibility as never)}`)
        .join(),
    ).toBe(want),
  )

  test('words: what was done, what the court must do, and the other day', () => {
    const taken = answered({ sentences: [life(days)] })
    const beside = answered({ sentences: [life(), fixed(days)] })
    const textOf = ({ warnings }: CaseAnswer, code: string) =>
      warnings.filter((one) => one.code === code).map((one) => [caseWarningText(one), warningForPeople(one)])
    expect(textOf(taken, 'W_CREDIT_ALREADY_OFF')).toEqual([
      [
        'Days on remand or a tag were taken off the minimum term of sentence L. The court must take them off when it sets the term (Sentencing Code, sections 322 and 323). If the term that was told is what was left, the Parole Board can look at the case from 15 November 2044.',
        'We took the days on remand off the minimum term. If the court had done that already, the Parole Board can look at the case from 15 November 2044.',
      ],
    ])
    expect(textOf(beside, 'W_CREDIT_BESIDE_LIFE')).toEqual([
      [
        'Days on remand or a tag were not taken off the minimum term of sentence L. The court must take them off when it sets the term (Sentencing Code, sections 322 and 323). If the term that was told is the one before that, the Parole Board can look at the case from 30 April 2044.',
        'We did not take the days on remand off the minimum term. The court must do that itself. If it had not, the Parole Board can look at the case from 30 April 2044.',
      ],
    ])
    const [rival] = beside.alternatives ?? []
    expect(alternativeForPeople(rival as never, beside.case).condition).toBe(
      'if the court had not already taken the days on remand off the minimum term, and only then',
    )
    const told = answered({ sentences: [life(off)], remand: remand() })
    expect(told.remand?.notCounted.map((range) => notCountedText(range, told))).toEqual([
      'The court took these days off the minimum term when it set it.',
    ])
  })

  test.each([
    ['a fixed term', fixed(off)],
    ['a whole life order', { ...life(open), sentenceYears: null, wholeLife: true }],
  ])('of %s it cannot be told', (_, sentence) =>
    expect(askCase({ sentences: [sentence] })).toMatchObject({
      refusals: [
        {
          place: { in: 'sentences', at: 0, field: 'creditTakenOffMinimum' },
          message: 'Say this only of life with a minimum term, or of a sentence for public protection (IPP).',
        },
      ],
    }),
  )

  test('on licence from life: whether the minimum term was over goes by what was told', () => {
    const licence = life({ startDate: '2010-03-01', sentenceYears: 10, onLicence: true, ...days })
    // Ten years end on 28 February 2020; 199 days earlier is 13 August 2019.
    const since = fixed({ startDate: '2020-01-06' })
    expect('refusals' in caseOf({ sentences: [licence, since] })).toBe(false)
    expect('refusals' in caseOf({ sentences: [{ ...licence, ...off }, since] })).toBe(true)
  })
})
