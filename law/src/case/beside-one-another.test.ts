import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'
import { caseWarningText } from '../words/en/case-warnings.ts'
import type { CaseAnswer } from './answer.ts'

const s = (
  id: string,
  start: string,
  months: number,
  rest: Partial<AskedCaseSentence> = {},
): AskedCaseSentence => ({ id, startDate: start, sentenceMonths: months, ...rest })

function worked(...sentences: readonly AskedCaseSentence[]): CaseAnswer {
  return answered({ sentences })
}

const sds = { sentenceType: 'sds' } as const
const eds = { sentenceType: 'eds', extensionYears: 2 } as const
const dateOf = ({ dates }: CaseAnswer, form: string): string | undefined => {
  const found = dates.find((day) => day.form === form)
  return found === undefined ? undefined : isoDate(found.date)
}

describe('Criminal Justice Act 2003, section 246A: no parole date before the sentence itself', () => {
  // By hand: 4 years are 1,461 days, two-thirds 974; 1,100 days were served, so the Board can look at once.
  test('an older sentence that is over leaves the first day of the later one where it is', () => {
    const answer = worked(
      s('O', '2020-01-06', 6, sds),
      s('E', '2026-11-16', 48, { ...eds, remandCreditDays: 1100 }),
    )
    expect(isoDate(answer.paroleEligibility as never)).toBe('2026-11-16')
  })

  const inAnyOrder: readonly (readonly [string, string])[] = [
    ['A', 'B'],
    ['B', 'A'],
  ]
  for (const [extended, standard] of inAnyOrder)
    test(`all out on the first day: the extended sentence called ${extended} has its parole date`, () => {
      const { paroleEligibility, decidedBy } = worked(
        s(extended, '2026-11-16', 12, { ...eds, remandCreditDays: 400 }),
        s(standard, '2026-11-16', 12, sds),
      )
      expect(isoDate(paroleEligibility as never)).toBe('2026-11-16')
      expect(decidedBy.release).toEqual([extended])
    })
})

describe('Section 263(2)(a): of sentences that let the person go on one day, what they are called decides nothing', () => {
  // biome-ignore format: one row a line
  for (const [what, one, other] of [
    // By hand: one-third of 365 days is 122, of 363 it is 121: both are out on 17 March 2027.
    ['the first to begin', s('B', '2026-11-16', 12, sds), s('A', '2026-11-17', 0, { ...sds, sentenceDays: 363 })],
    ['the longer', s('B', '2026-11-16', 12, { ...sds, remandCreditDays: 400 }), s('A', '2026-11-16', 6, sds)],
    ['one whose extension is not known', s('B', '2026-11-16', 12, { sentenceType: 'eds', remandCreditDays: 400 }), s('A', '2026-11-16', 12, eds)],
  ] as const)
    test(`${what} is named, whatever it is called`, () => {
      expect(worked(one, other).decidedBy.release).toEqual(['B'])
      expect(worked({ ...one, id: 'A' }, { ...other, id: 'B' }).decidedBy.release).toEqual(['A'])
    })

  test('of two ends on one day that of the longer sentence is named', () =>
    expect(worked(s('B', '2026-11-16', 12, sds), s('A', '2027-02-16', 9, sds)).decidedBy.end).toEqual(['B']))
})

describe('Criminal Justice Act 1991, section 51(2): terms that overlap are one, whichever came first in the list', () => {
  const [short, long, later] = [
    s('A', '2002-01-07', 3, sds),
    s('B', '2002-01-07', 12, sds),
    s('C', '2002-02-04', 4, sds),
  ]
  for (const sentences of [
    [short, long, later],
    [{ ...long, id: 'A' }, { ...short, id: 'B' }, later],
  ])
    test(`${sentences.map(({ id, sentenceMonths: months }) => `${id} ${months} months`).join(', ')}`, () => {
      const { runs, release, end } = worked(...(sentences as AskedCaseSentence[]))
      // By hand: 7 January 2002 to 6 January 2003 are 365 days, one-half 183.
      expect(runs.map(({ sentenceIds }) => sentenceIds)).toEqual([['A', 'B', 'C']])
      expect([isoDate(release as never), isoDate(end as never)]).toEqual(['2002-07-08', '2003-01-06'])
    })

  test('no licence where credit has brought three-quarters before release', () => {
    const [run] = worked(s('A', '2002-01-07', 12, { ...sds, remandCreditDays: 300 })).runs
    expect([run?.releaseType, run?.endType, run?.licenceEnd]).toEqual(['ARD', 'SED', null])
  })
})

describe('Section 260: removal from prison for deportation', () => {
  const removal = (...sentences: readonly AskedCaseSentence[]) =>
    dateOf(answered({ sentences, liableToRemoval: true }), 'ERSED')
  const longer = s('A', '2026-11-16', 12, { ...sds, remandCreditDays: 400 })
  test('all out on the first day: as for the longest alone', () => {
    expect(removal(longer)).toBe('2026-11-16')
    expect(removal(longer, s('B', '2026-11-16', 6, sds))).toBe('2026-11-16')
  })
})

describe('Credit counts against the end of a sentence as far as it has days to serve (docs/decisions/0006)', () => {
  // By hand, 300 days held: 24 months at one-half are 731 days, 366 to serve: they end after 431. 23 months at one-third are 700
  // days, 234 to serve: they end after 466.
  const half = { regimeId: 'sds_adult_sds40_excluded' }
  const longer = s('L', '2026-11-16', 24, { regimeId: 'sds_adult_barred_50', remandCreditDays: 300 })
  const code = 'W_END_OF_SHORTER'
  for (const [what, other, end, isSaid] of [
    ['a shorter sentence at one-third ends last', s('S', '2026-11-16', 23, sds), '2028-02-24', true],
    ['one that is as long, too', s('S', '2026-11-16', 24, sds), '2028-03-16', true],
    ['a shorter one that ends before it changes nothing', s('S', '2026-11-16', 12, sds), '2028-01-20', false],
    ['a longer one ends last by itself', s('S', '2026-11-16', 36, half), '2029-01-19', false],
  ] as const)
    test(what, () => {
      const answer = worked(longer, other)
      const warning = answer.warnings.find((said) => said.code === code)
      expect([isoDate(answer.end as never), warning !== undefined]).toEqual([end, isSaid])
      if (warning !== undefined)
        expect(caseWarningText(warning)).toBe(
          'The end is that of sentence S, though another sentence is as long or longer. Days held before bring the end of a sentence forward only as far as it has days to serve before release, and sentence S has fewer.',
        )
    })

  test('a chain is named whole', () => {
    const chain = [s('S', '2026-11-16', 12, sds), s('T', '2026-11-16', 11, { ...sds, consecutiveTo: 'S' })]
    const warning = worked(longer, ...chain).warnings.find((said) => said.code === code)
    expect(caseWarningText(warning as never)).toMatch(
      /^The end is that of sentences S and T, .* S and T have fewer\.$/,
    )
  })
})

describe('Section 263(2)(aza): what the Parole Board does before its day for the whole', () => {
  // A: two-thirds of 1,826 days are 1,218, to 4 July 2021. B: one-half of 3,287 days are 1,644, to 3 September 2022.
  // biome-ignore format: one row a line
  test.each([
    ['until 28 June 2022 it could look before', 'A 2018-03-05 5y +2y eds robbery; B 2018-03-05 9y theft',
      ' The Board can look at sentence A from 4 July 2021; before 3 September 2022 sentence B keeps the person in prison.'],
    ['since then it need not', 'A 2026-11-16 4y +2y eds robbery; B 2026-11-16 9y theft',
      ' The Board need not look at sentence A before 15 November 2029: until then sentence B keeps the person in prison.'],
    ['where the other is under the Board, too', 'A 2018-03-05 5y +2y eds robbery; B 2018-03-05 12y +1y eds robbery',
      ' The Board can look at sentence A from 4 July 2021; before 4 March 2026 sentence B keeps the person in prison.'],
    ['each of several with its day', 'A 2018-03-05 5y +2y eds robbery; C 2018-03-05 7y +2y eds robbery; B 2018-03-05 12y +1y eds robbery',
      ' The Board can look at sentence A from 4 July 2021; before 4 March 2026 sentence B keeps the person in prison. The Board need not look at sentence C before 4 March 2026: until then sentence B keeps the person in prison.'],
    ['several that keep the person', 'A 2018-03-05 5y +2y eds robbery; B 2018-03-05 12y +1y eds robbery; C 2018-03-05 12y +2y eds robbery',
      ' The Board can look at sentence A from 4 July 2021; before 4 March 2026 sentences B and C keep the person in prison.'],
    ['not where it looks at all on one day', 'A 2026-11-16 4y +2y eds robbery; B 2026-11-16 2y theft', ''],
  ])('%s', (_, asked, want) => {
    const warning = answered(caseIn(asked)).warnings.find(({ code }) => code === 'W_PAROLE_DATE')
    expect(caseWarningText(warning as never).replace(/^.*\(sentences? [^)]*\)\./, '')).toBe(want)
  })
})
