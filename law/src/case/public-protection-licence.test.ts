import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { type Day, isoDate } from '../calendar/day.ts'
import type { Case } from '../custody/case.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { caseExplanationOf } from '../words/case-explanation.ts'
import { caseWarningText, warningForPeople } from '../words/en/case-warnings.ts'
import { datesInWords } from '../words/key-dates.ts'
import { aheadOf } from './ahead.ts'
import type { CaseAnswer } from './answer.ts'
import { askCase } from './ask.ts'
import { caseOf } from './case-answer.ts'
import { howSureOf } from './how-sure.ts'
import { type CaseResult, resultOf } from './prepared-answer.ts'
import { type PreparedCase, preparedCase } from './prepared-case.ts'

const ipp: AskedCaseSentence = {
  startDate: '2008-03-03',
  sentenceYears: 2,
  sentenceType: 'ipp',
  onLicence: true,
}
const dpp = { ageAtConviction: 'child' } as const
const later: AskedCaseSentence = { startDate: '2026-11-16', sentenceYears: 1, offenceKey: 'robbery' }

const licenceDay = (answer: CaseAnswer, type: string): string => {
  const date = answer.dates.find(({ form }) => form === type)?.date
  return date === undefined ? '–' : isoDate(date)
}

/** The days of the Board, of the request, and the last of the licence. */
const daysOf = (facts: Partial<AskedCaseSentence>, asked: Partial<AskedCase> = {}): string => {
  const answer = answered({ sentences: [{ ...ipp, ...facts }], ...asked })
  const days = ['LICENCE_BOARD', 'LICENCE_REQUEST', 'LICENCE_END'].map((type) => licenceDay(answer, type))
  expect(answer.licenceEnd === null ? '–' : isoDate(answer.licenceEnd)).toBe(days[2])
  const ahead = aheadOf(answer).map(({ code, date }) => `${code} ${isoDate(date as Day)}`)
  expect(ahead).toEqual(answer.dates.map(({ form, date }) => `${form} ${isoDate(date)}`))
  return days.join(' ')
}

describe('Crime (Sentences) Act 1997, section 31A: the Board, the request and the end of a licence', () => {
  // biome-ignore format: one case a row
  test.each([
    ['e1: two years, three, and the eve of the fourth', { firstReleaseDate: '2025-03-10' }, '2027-03-10 2028-03-10 2029-03-09'],
    ['e2: over with the Act of 2026', { firstReleaseDate: '2021-09-01' }, '2025-02-01 – 2026-05-31'],
    ['e3: over with the Act of 2024', { firstReleaseDate: '2015-05-05' }, '– – 2024-10-31'],
    ['e4: under 18 at conviction', { firstReleaseDate: '2021-02-15', ...dpp }, '2025-02-01 – 2025-02-14'],
    ['e5: recalled, and out before the Act', { firstReleaseDate: '2018-01-10', lastReleaseDate: '2025-01-20' }, '2025-02-01 2026-06-01 2027-01-19'],
    ['e6: recalled, and out since', { firstReleaseDate: '2024-02-01', lastReleaseDate: '2026-03-16' }, '2026-06-01 2027-03-16 2028-03-15'],
    ['e7: the same, as if never revoked', { firstReleaseDate: '2024-02-01', lastReleaseDate: '2026-03-16', licenceUnbroken: true }, '2026-06-01 2027-02-01 2028-01-31'],
    ['e8: released on 29 February', { firstReleaseDate: '2024-02-29' }, '2026-06-01 2027-03-01 2028-02-29'],
    ['e4 of an adult: three years until June 2026', { firstReleaseDate: '2021-02-15' }, '2025-02-01 – 2026-02-14'],
    ['the last whom three years reach', { firstReleaseDate: '2021-05-31' }, '2025-02-01 – 2026-05-30'],
    ['the first whom two years reach', { firstReleaseDate: '2021-06-01' }, '2025-02-01 – 2026-05-31'],
    ['the last who is out with the Act of 2026', { firstReleaseDate: '2022-06-01' }, '2025-06-01 – 2026-05-31'],
    ['the day after: the fourth anniversary', { firstReleaseDate: '2022-06-02' }, '2025-06-02 2026-06-01 2026-06-01'],
    ['into a leap year, from 1 March', { firstReleaseDate: '2026-03-01' }, '2028-03-01 2029-03-01 2030-02-28'],
    ['ten years over by 2022: the Board is asked from then', { firstReleaseDate: '2011-05-05' }, '2022-06-28 – 2024-10-31'],
    ['ten years over before November 2024', { firstReleaseDate: '2014-09-01' }, '2024-09-01 – 2024-10-31'],
    ['recalled before the qualifying period is over: nothing moves', { firstReleaseDate: '2025-03-10', lastReleaseDate: '2026-09-01' }, '2027-03-10 2028-03-10 2029-03-09'],
    ['as if never revoked, but in prison when the Board would be asked', { firstReleaseDate: '2024-02-01', lastReleaseDate: '2026-09-01', licenceUnbroken: true }, '2026-09-01 2027-02-01 2028-01-31'],
    ['under 18 by the day of birth', { firstReleaseDate: '2021-02-15' }, '2025-02-01 – 2025-02-14', { dateOfBirth: '1991-06-01' }],
    ['by the law before the Act of 2026', { firstReleaseDate: '2025-03-10' }, '2028-03-10 – 2030-03-09', { law: 'before_act' }],
    ['by the law as on 1 May 2026', { firstReleaseDate: '2021-09-01' }, '2025-02-01 – 2026-08-31', { law: '2026-05-01' }],
    ['by the law as on 1 October 2024: no end', { firstReleaseDate: '2021-09-01' }, '2031-09-01 – –', { law: '2024-10-01' }],
  ] as const)('%s', (_, facts, want, asked?: Partial<AskedCase>) => {
    expect(daysOf(facts, asked)).toBe(want)
  })

  test('each day has its provision, and the end its step', () => {
    const answer = answered({ sentences: [{ ...ipp, firstReleaseDate: '2025-03-10' }] })
    expect(datesInWords(answer.dates).map(({ law }) => law.at(-1)?.provision)).toEqual([
      'section 31A(4)',
      'section 31A(3B)',
      'section 31A(4H)',
    ])
    expect(caseExplanationOf(answer).at(-1)).toMatchObject({ id: 'licenceEndDate', result: '2029-03-09' })
    expect([answer.releaseBasis, answer.release, answer.paroleEligibility, answer.alternatives]).toEqual([
      ...['on licence', null, null],
      [],
    ])
  })

  // biome-ignore format: one case a row
  test.each([
    ['of one sentence alone', [ipp], ['W_LICENCE_MAY_HAVE_ENDED']],
    ['beside a later sentence', [ipp, later], ['W_LICENCE_REVOKED', 'W_LICENCE_MAY_HAVE_ENDED']],
    ['told: the licence has its day', [{ ...ipp, firstReleaseDate: '2025-03-10' }, later], ['W_LICENCE_REVOKED']],
    ['over before the later sentence: nobody is recalled (section 32(1A))', [{ ...ipp, firstReleaseDate: '2019-04-01' }, later], []],
    ['over on the eve of it', [{ ...ipp, firstReleaseDate: '2022-11-16' }, later], []],
    ['over on the day of it', [{ ...ipp, firstReleaseDate: '2022-11-17' }, later], ['W_LICENCE_REVOKED']],
    ['recalled though the licence would have been over', [{ ...ipp, firstReleaseDate: '2019-04-01', lastReleaseDate: '2026-07-06' }], ['W_LICENCE_MAY_HAVE_ENDED']],
    ['over on the eve of the last release', [{ ...ipp, firstReleaseDate: '2022-07-06', lastReleaseDate: '2026-07-06' }], ['W_LICENCE_MAY_HAVE_ENDED']],
    ['and on the day of it', [{ ...ipp, firstReleaseDate: '2022-07-07', lastReleaseDate: '2026-07-06' }], []],
    ['beside life on licence: section 31A is not for it', [ipp, { ...ipp, sentenceType: 'life' }, later], ['W_LICENCE_REVOKED']],
    ['life alone', [{ ...ipp, sentenceType: 'life' }], []],
    ['beside life that is being served', [ipp, { ...later, sentenceType: 'life' }], ['W_BY_HAND', 'W_LIFE']],
  ] as const)('what is said %s', (_, sentences, warned) => {
    const answer = answered({ sentences: sentences as readonly AskedCaseSentence[] })
    expect(answer.warnings.map(({ code }) => code)).toEqual(warned)
    const isRevocable = answer.warnings.some(({ code }) => code === 'W_LICENCE_REVOKED')
    expect(answer.alternatives?.some(({ code }) => code === 'A_LICENCE_REVOKED')).toBe(isRevocable)
  })

  test('whether the recall came in time is not asked, and said', () => {
    const [open] = answered({ sentences: [ipp] }).warnings
    expect(warningForPeople(open as CaseAnswer['warnings'][number])).toMatch(
      /in the last two, it is over\. Ask probation\.$/,
    )
    const { licenceEnd, warnings } = answered({
      sentences: [{ ...ipp, firstReleaseDate: '2019-04-01', lastReleaseDate: '2026-07-06' }],
    })
    expect(isoDate(licenceEnd as Day)).toBe('2028-07-05')
    expect(warnings.map(caseWarningText)[0]).toContain(
      'Without a recall it would have ended on 31 October 2024. We took it that the recall came before that day; if not, it was none (section 32(1A)), and the licence is over: ask probation.',
    )
    const people = warningForPeople(warnings[0] as CaseAnswer['warnings'][number])
    expect(people).toBe(
      'An IPP licence ends by itself. If nobody had called the person back, it would have ended on 31 October 2024. We took it that the recall came before that day. If it came later, it was none, and the licence is over. Ask probation.',
    )
  })

  test('beside a later sentence the date is its own, and the licence is named where it is the last to end', () => {
    const of = (firstReleaseDate: string) => answered({ sentences: [{ ...ipp, firstReleaseDate }, later] })
    const [long, short] = [of('2025-03-10'), of('2023-10-01')]
    expect(
      [long, short].map(({ release, end, licenceEnd }) =>
        [release, end, licenceEnd].map((day) => day && isoDate(day)),
      ),
    ).toEqual([
      ['2027-03-17', '2027-11-15', '2029-03-09'],
      ['2027-03-17', '2027-11-15', null],
    ])
    expect(licenceDay(short, 'LICENCE_END')).toBe('2027-09-30')
    expect(long.warnings.map(caseWarningText)[0]).toContain(
      'Without a recall the licence ends on 9 March 2029.',
    )
    const forLife = answered({ sentences: [{ ...ipp, sentenceType: 'life' }, later] })
    expect(forLife.warnings.map(caseWarningText)[0]).toContain(
      'The licence goes on after the other sentences end.',
    )
    const step = caseExplanationOf(long).find(({ id }) => id === 'sentenceEndDate')
    expect(step?.working).not.toContain('The licence ends before')
    const open = answered({
      sentences: [
        { ...ipp, firstReleaseDate: '2025-03-10' },
        { ...later, sentenceYears: 6, sentenceType: 'eds' },
      ],
    })
    expect([open.end, open.licenceEnd]).toEqual([null, null])
  })

  test('two sentences are one licence: it ends with the later of them, and three years hold where one was as an adult', () => {
    const two = (one: object, other: object): string => {
      const answer = answered({
        sentences: [
          { ...ipp, ...one },
          { ...ipp, id: 'B', ...other },
        ],
      })
      return licenceDay(answer, 'LICENCE_END')
    }
    expect(two({ firstReleaseDate: '2025-03-10' }, { firstReleaseDate: '2025-04-10' })).toBe('2029-04-09')
    expect(two({ firstReleaseDate: '2025-03-10' }, {})).toBe('2029-03-09')
    expect(two({ firstReleaseDate: '2021-02-15', ...dpp }, dpp)).toBe('2025-02-14')
    expect(two({ firstReleaseDate: '2021-02-15', ...dpp }, {})).toBe('2026-02-14')
  })

  // biome-ignore format: one case a row
  test.each([
    ['life', { sentenceType: 'life', firstReleaseDate: '2025-03-10' }, 'firstReleaseDate', /^Say this only of a sentence for public protection/],
    ['without onLicence', { onLicence: false, lastReleaseDate: '2025-03-10' }, 'lastReleaseDate', /^Say this only of/],
    ['an ordinary sentence', { onLicence: false, sentenceType: 'sds', licenceUnbroken: true }, 'licenceUnbroken', /^Say this only of/],
    ['no first release', { lastReleaseDate: '2025-03-10' }, 'firstReleaseDate', /^Enter the day of the first release/],
    ['unbroken, and no first release', { licenceUnbroken: true }, 'firstReleaseDate', /^Enter the day of the first release/],
    ['on the day of sentence', { firstReleaseDate: '2008-03-03' }, 'firstReleaseDate', /after the day of sentence\.$/],
    ['before the minimum term is over', { firstReleaseDate: '2010-03-01' }, 'firstReleaseDate', /runs to 2 March 2010, and nobody is let out before that/],
    ['out again before the first time', { firstReleaseDate: '2025-03-10', lastReleaseDate: '2025-03-10' }, 'lastReleaseDate', /^The last release is after the first/],
  ] as const)('refused: %s', (_, facts, field, message) => {
    const answer = caseOf({ sentences: [{ ...ipp, ...facts }] })
    expect(answer).toMatchObject({ refusals: [{ place: { in: 'sentences', at: 0, field }, message: expect.stringMatching(message) }] })
  })

  test('without the rest of the answer: no day, and no letters', () => {
    const { case: alone } = askCase({ sentences: [ipp] }) as { readonly case: Case }
    const days = resultOf(preparedCase(alone) as PreparedCase) as CaseResult
    expect([days.release, days.paroleEligibility, days.releaseType, days.answer().releaseBasis]).toEqual([
      ...[null, null, null],
      'on licence',
    ])
  })

  test('let out on the last day of the minimum term; what was passed before the first release', () => {
    expect(daysOf({ firstReleaseDate: '2010-03-02' })).toBe('2022-06-28 – 2024-10-31')
    const early = caseOf({ sentences: [{ ...ipp, firstReleaseDate: '2026-11-16' }, later] })
    expect(early).toMatchObject({
      refusals: [
        {
          message: expect.stringMatching(
            /^The person was first let out from sentence 1 on 16 November 2026, and sentence 2 was passed before that/,
          ),
        },
      ],
    })
  })

  // biome-ignore format: one case a row
  test.each([
    ['2019-04-01', { recallDate: '2026-07-06' }, 'recallDate', /^By our count the licence ended on 31 October 2024, and nobody can be recalled after that/],
    ['2019-04-01', { returnToCustodyDate: '2026-07-06' }, 'returnToCustodyDate', /^By our count the licence ended on 31 October 2024/],
    ['2022-07-06', { recallDate: '2026-07-06' }, 'recallDate', /ended on 5 July 2026/],
  ] as const)('section 32(1A): first released on %s, recalled %o', (firstReleaseDate, days, field, message) => {
    const answer = caseOf({ sentences: [{ ...ipp, firstReleaseDate }], recall: { type: 'standard', ...days } })
    expect(answer).toMatchObject({ refusals: [{ place: { field }, message: expect.stringMatching(message) }] })
  })
})

describe('Criminal Justice Act 2003, section 225: when public protection could be passed', () => {
  // biome-ignore format: one case a row
  test.each([
    ['1996-03-04', ['W_IPP_DATE'], 'not_sure'],
    ['2005-04-03', ['W_IPP_DATE'], 'not_sure'],
    ['2005-04-04', [], 'sure'],
    ['2012-12-02', [], 'sure'],
    ['2012-12-03', ['W_IPP_DATE'], 'sure'],
  ] as const)('%s', (startDate, warned, level) => {
    const answer = answered({ sentences: [{ startDate, sentenceYears: 2, sentenceType: 'ipp' }] })
    expect(answer.warnings.map(({ code }) => code).filter((code) => code === 'W_IPP_DATE')).toEqual(warned)
    expect(howSureOf(answer).level).toBe(level)
  })
})
