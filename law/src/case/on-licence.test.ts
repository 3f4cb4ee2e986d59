import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn, sentenceIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { caseExplanationOf } from '../words/case-explanation.ts'
import { caseWarningText } from '../words/en/case-warnings.ts'
import type { CaseAnswer } from './answer.ts'
import { caseOf } from './case-answer.ts'
import { howSureOf } from './how-sure.ts'

/** Public protection of 3 March 2008: the tariff of 2 years ended on 2 March 2010. */
const ipp: AskedCaseSentence = sentenceIn('2008-03-03 2y ipp onLicence')
const later: AskedCaseSentence = sentenceIn('2018-01-25 3y theft remandCreditDays=157')

const dayOf = (day: CaseAnswer['release']): string => (day === null ? 'none' : isoDate(day))

// 3 years from 25 January 2018 are 1,096 days, one-half 548, less 157 days: 19 February 2019.
describe('Crime (Sentences) Act 1997, sections 31 and 32: on licence from life or public protection', () => {
  // biome-ignore format: one case a row
  test.each([
    ['a later fixed term is released on its own day', '2008-03-03 2y ipp onLicence; 2018-01-25 3y theft remandCreditDays=157', ['automatic 2019-02-19 none by 2', 'none 2019-02-19'], ['W_LICENCE_REVOKED', 'W_LICENCE_MAY_HAVE_ENDED']],
    ['the other way round', '2018-01-25 3y theft remandCreditDays=157; 2008-03-03 2y ipp onLicence', ['automatic 2019-02-19 none by 1', 'none 2019-02-19'], ['W_LICENCE_REVOKED', 'W_LICENCE_MAY_HAVE_ENDED']],
    ['the day after the minimum term', '2008-03-03 2y ipp onLicence; 2010-03-03 3y theft remandCreditDays=0 offenceDate=2010-02-01', ['automatic 2011-09-01 none by 2', 'none 2011-09-01'], ['W_LICENCE_REVOKED', 'W_LICENCE_MAY_HAVE_ENDED']],
    ['days given with the minimum term: over that much earlier', '2008-03-03 2y ipp onLicence remandCreditDays=20 taggedBailCreditDays=5; 2010-02-06 3y theft remandCreditDays=0 offenceDate=2010-02-01', ['automatic 2011-08-07 none by 2', 'none 2011-08-07'], ['W_LICENCE_REVOKED', 'W_LICENCE_MAY_HAVE_ENDED', 'W_TAGGED_BAIL', 'W_NON_WORKING_DAY']],
    ['life for murder', '1998-03-02 12y murder onLicence; 2018-01-25 3y theft remandCreditDays=157', ['automatic 2019-02-19 none by 2', 'none 2019-02-19'], ['W_LICENCE_REVOKED']],
    ['one number of added days is of the later sentence', '2008-03-03 2y ipp onLicence; 2018-01-25 3y theft remandCreditDays=157; addedDays 4', ['automatic 2019-02-23 none by 2', 'none 2019-02-19'], ['W_LICENCE_REVOKED', 'W_LICENCE_MAY_HAVE_ENDED', 'W_NON_WORKING_DAY']],
    ['an extended sentence', '2008-03-03 2y ipp onLicence; 2026-11-16 6y +3y eds', ['automatic 2032-11-15 2030-11-16 by 2', 'none 2030-11-16'], ['W_LICENCE_REVOKED', 'W_LICENCE_MAY_HAVE_ENDED', 'W_PAROLE_DATE', 'W_TERRORISM_2A']],
    ['two later ones, with a release between them', '2008-03-03 2y ipp onLicence; 2018-01-25 0y6m theft remandCreditDays=0; 2020-01-27 3y theft remandCreditDays=0', ['automatic 2021-07-27 none by 3', 'none 2021-07-27'], ['W_LICENCE_REVOKED', 'W_LICENCE_MAY_HAVE_ENDED', 'W_RELEASED_BETWEEN']],
    ['from two', '2008-03-03 2y ipp onLicence; B 2008-03-03 2y ipp onLicence; C 2018-01-25 3y theft remandCreditDays=157', ['automatic 2019-02-19 none by C', 'none 2019-02-19'], ['W_LICENCE_REVOKED', 'W_LICENCE_MAY_HAVE_ENDED']],
    ['life since, which decides in any case', '2008-03-03 2y ipp onLicence; 2026-11-16 20y murder', ['parole only none 2046-11-15 by 2'], ['W_BY_HAND', 'W_LIFE']],
  ] as const)('%s', (_, asked, want, warned) => {
    const answer = answered(caseIn(asked) as AskedCase)
    const { releaseBasis, release, paroleEligibility, decidedBy, warnings } = answer
    const rivals = (answer.alternatives ?? []).filter(({ code }) => code === 'A_LICENCE_REVOKED')
    expect([
      `${releaseBasis} ${dayOf(release)} ${dayOf(paroleEligibility)} by ${decidedBy.release.join('+')}`,
      ...rivals.map((rival) => `${dayOf(rival.release)} ${dayOf(rival.paroleEligibility)}`),
    ]).toEqual(want)
    expect(warnings.map(({ code }) => code)).toEqual(warned)
    for (const rival of rivals) expect(rival.answer().releaseBasis).toBe('parole only')
  })

  // biome-ignore format: one case a row
  test.each([
    ['before the minimum term is over', [ipp, { ...later, startDate: '2010-03-02' }], /^The minimum term of sentence 1 runs to 2 March 2010, and sentence 2 was passed before that\./],
    ['another kind', [{ ...later, onLicence: true }], /^Say this only of life/],
    ['other rules', [{ ...ipp, regimeId: 'sds_adult' }], /^Say this only of life/],
    ['a whole life order', [{ startDate: '2008-03-03', sentenceType: 'life', wholeLife: true, onLicence: true }], /^Say this only of life/],
  ] as const)('said of a sentence %s', (_, sentences, message) => {
    const answer = caseOf({ sentences: sentences as readonly AskedCaseSentence[] })
    expect(answer).toMatchObject({ refusals: [{ place: { in: 'sentences', at: 0, field: 'onLicence' } }] })
    expect((answer as { readonly refusals: readonly { readonly message: string }[] }).refusals[0]?.message).toMatch(message)
  })

  test('by rules that the caller chose, and without the fact: as before', () => {
    expect(answered({ sentences: [{ ...ipp, regimeId: 'ipp' }, later] }).releaseBasis).toBe('automatic')
    expect(answered({ sentences: [{ ...ipp, onLicence: false }, later] }).releaseBasis).toBe('parole only')
  })

  test('words', () => {
    const answer = answered({ sentences: [ipp, later] })
    expect(answer.warnings.map(caseWarningText)[0]).toMatch(
      /^The person is taken to be on licence from sentence 1/,
    )
    const steps = caseExplanationOf(answer)
    expect(steps[0]?.working).toContain('Until the licence is revoked it keeps nobody in prison.')
    expect(steps.some(({ id, sentenceIds }) => id !== 'regime' && sentenceIds.includes('1'))).toBe(false)
    expect(answer.runs.map(({ isOnLicence, group }) => [isOnLicence, group])).toEqual([
      [true, 0],
      [false, 1],
    ])
  })
})

describe('Crime (Sentences) Act 1997, section 30: nobody is on licence before the minimum term is over', () => {
  // The law was last read on 14 November 2026.
  test.each([
    ['1 day of the minimum term is left', 'L 2006-11-16 20y life onLicence', 'W_LICENCE_EARLY'],
    ['it is over', 'L 2006-11-15 20y life onLicence', null],
    ['by the days taken off', 'L 2006-11-20 20y life onLicence remandCreditDays=5', null],
  ] as const)('%s', (_, asked, code) => {
    const said = answered(caseIn(asked)).warnings.find((one) => one.code === 'W_LICENCE_EARLY')
    expect(said?.code ?? null).toBe(code)
    if (said !== undefined) {
      expect(caseWarningText(said)).toMatch(/^The minimum term of sentence L runs to 15 November 2026\./)
      expect(howSureOf(answered(caseIn(asked))).level).toBe('not_sure')
    }
  })
})
