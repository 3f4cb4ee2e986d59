import { describe, expect, test } from 'vitest'
import { answered as worked } from '../../../test/support/answered.ts'
import { caseIn, sentencesIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { calculationOf } from '../sentence/calculation.ts'
import { caseWarningText } from '../words/en/case-warnings.ts'
import { datesInWords } from '../words/key-dates.ts'
import type { CaseWarning } from './answer.ts'
import { caseOf } from './case-answer.ts'

const key = (key: string): { readonly offenceKey: string } => ({ offenceKey: key })
const sds = { sentenceType: 'sds' } as const
const eds = { sentenceType: 'eds' } as const
const old = { offenceDate: '2004-06-01' } as const

const s = (start: string, years: number, rest: Partial<AskedCaseSentence> = {}): AskedCaseSentence => ({
  startDate: start,
  sentenceYears: years,
  ...rest,
})

/** The rules, and every date with its letters but the days of leaving. */
function said(sentence: AskedCaseSentence): string {
  const { sentences, dates } = worked({ sentences: [sentence] })
  const letters = datesInWords(dates).filter(({ type }) => !/RELEASE$|ESED|HDCED/.test(type))
  return [sentences[0]?.regime.id, ...letters.map(({ type, date }) => `${type} ${isoDate(date)}`)].join(' ')
}

const refused = (
  sentences: readonly AskedCaseSentence[],
  rest: Partial<AskedCase> = {},
): readonly string[] => {
  const answer = caseOf({ sentences, ...rest })
  return 'refusals' in answer
    ? answer.refusals.map(
        ({ place, message }) => `${'at' in place ? place.at : place.in} ${place.field}: ${message}`,
      )
    : []
}

// By hand: 8 years from 9 January 2006 are 2,922 days: one-half 1,461, two-thirds 1,948, three-quarters 2,192.
test('Schedule 20B: release at two-thirds, if not before, is called so', () => {
  const { dates } = worked({ sentences: [s('2006-01-09', 8, { ...key('robbery'), ...sds, ...old })] })
  expect(datesInWords(dates).map(({ name }) => name)).toContain('Conditional release date (two-thirds)')
})

test('what is not worked out is told from what is wrong', () => {
  const life = s('2026-11-16', 14, { sentenceType: 'life' })
  const answer = caseOf({ sentences: [life, s('2026-11-16', 2, { ...sds, consecutiveTo: '1' })] })
  expect(answer).toMatchObject({ refusals: [{ isUnsupported: true }] })
})

describe('Criminal Justice and Immigration Act 2008, section 26: from when terrorism offences were left out', () => {
  const half = (name: string, startDate: string) =>
    (worked({ sentences: [s(startDate, 8, { ...key(name), ...sds, ...old })] }).alternatives ?? []).map(
      ({ code, release }) => `${code} ${isoDate(release as never)}`,
    )
  // biome-ignore format: one sentence a row
  test.each([
    ['section 57, half-way before 12 January 2010', 'possession_of_article_for_terrorism', '2006-01-09', ['A_OLD_HALFWAY 2010-01-08']],
    ['section 57, half-way since', 'possession_of_article_for_terrorism', '2006-01-16', []],
    ['section 15, half-way before 3 December 2012', 'terrorist_fundraising', '2008-11-24', ['A_OLD_HALFWAY 2012-11-23']],
    ['section 15, half-way since', 'terrorist_fundraising', '2008-12-08', []],
    ['robbery was always left out', 'robbery', '2006-01-09', []],
  ])('%s', (_, name, startDate, want) => expect(half(name, startDate)).toEqual(want))
})

describe('Criminal Justice Act 2003, Schedule 20B, paragraph 4: 4 years or more for an offence before 4 April 2005', () => {
  const long = 'act_1991_long PED 2010-01-08 CRD 2011-05-10 LED 2012-01-09 SED 2014-01-08'
  // biome-ignore format: one sentence a row
  test.each([
    ['robbery, in Schedule 15: two-thirds', s('2006-01-09', 8, { ...key('robbery'), ...sds, ...old }), long],
    ['the day before 4 April 2005', s('2006-01-09', 8, { ...key('robbery'), ...sds, offenceDate: '2005-04-03' }), long],
    ['on that day: the 2003 Act', s('2006-01-09', 8, { ...key('robbery'), ...sds, offenceDate: '2005-04-04' }), 'sds_adult_pre_sds_plus CRD 2010-01-08 SLED 2014-01-08'],
    ['buggery, named beside Schedule 15', s('2006-01-09', 8, { ...key('buggery_1956'), ...sds, ...old }), long],
    ['Terrorism Act 2000, section 57, half-way on 8 January 2010: two-thirds', s('2006-01-09', 8, { ...key('possession_of_article_for_terrorism'), ...sds, ...old }), long],
    ['Terrorism Act 2000, section 15', s('2006-01-09', 8, { ...key('terrorist_fundraising'), ...sds, ...old }), long],
    ['Anti-terrorism, Crime and Security Act 2001, section 113', s('2006-01-09', 8, { ...key('noxious_substances_to_harm_or_intimidate'), ...sds, ...old }), long],
    ['a sentence for terrorism, the offence not named', s('2006-01-09', 8, { sentenceType: 'terrorism', ...old }), long],
    ['section 38B is not named', s('2006-01-09', 8, { ...key('failure_to_disclose_information_about_terrorism'), ...sds, ...old }), 'sds_adult CRD 2010-01-08 SLED 2014-01-08'],
    ['section 57 under 4 years', s('2006-01-09', 3, { ...key('possession_of_article_for_terrorism'), ...sds, ...old }), 'sds_adult CRD 2007-07-10 LED 2008-04-09 SED 2009-01-08'],
    // 24 years from 1 June 2007 are 8,766 days: one-half ends on 31 May 2019, two-thirds on 31 May 2023.
    ['not out on 26 February 2020: nothing automatic before the end', s('2007-06-01', 24, { ...key('directing_terrorist_organisation'), ...sds, ...old }), 'act_1991_long_terrorist PED 2019-05-31 CRD 2031-05-31 SLED 2031-05-31'],
    ['half-way after that day: section 247A alone', s('2010-06-01', 24, { ...key('directing_terrorist_organisation'), ...sds, ...old }), 'terrorism_s247a PED 2026-05-31 CRD 2034-05-31 SLED 2034-05-31'],
    ['theft, half-way after 9 June 2008: one-half', s('2006-01-09', 6, { ...key('theft'), ...sds, ...old }), 'sds_adult CRD 2009-01-08 SLED 2012-01-08'],
    ['theft, half-way on 5 June 2008: two-thirds', s('2005-06-06', 6, { ...key('theft'), ...sds, ...old }), 'act_1991_long PED 2008-06-05 CRD 2009-06-05 LED 2009-12-05 SED 2011-06-05'],
    ['theft, half-way on 20 June 2008: one-half', s('2005-06-06', 6, { sentenceMonths: 1, ...key('theft'), ...sds, ...old }), 'sds_adult CRD 2008-06-20 SLED 2011-07-05'],
    ['the same with 30 days held before: 21 May, two-thirds', s('2005-06-06', 6, { sentenceMonths: 1, remandCreditDays: 30, ...key('theft'), ...sds, ...old }), 'act_1991_long PED 2008-05-21 CRD 2009-05-26 LED 2009-11-27 SED 2011-06-05'],
    ['the same with 20 days held before and 10 on a tag', s('2005-06-06', 6, { sentenceMonths: 1, remandCreditDays: 20, taggedBailCreditDays: 10, ...key('theft'), ...sds, ...old }), 'act_1991_long PED 2008-05-21 CRD 2009-05-26 LED 2009-11-27 SED 2011-06-05'],
    ['no offence given, half-way before that day', s('2005-06-06', 6, { ...sds, ...old }), 'act_1991_long PED 2008-06-05 CRD 2009-06-05 LED 2009-12-05 SED 2011-06-05'],
    ['nor the kind', s('2005-06-06', 6, old), 'act_1991_long PED 2008-06-05 CRD 2009-06-05 LED 2009-12-05 SED 2011-06-05'],
    ['under 4 years: one-half, licence to three-quarters', s('2006-03-06', 3, { ...key('robbery'), ...sds, ...old }), 'sds_adult CRD 2007-09-04 LED 2008-06-04 SED 2009-03-05'],
    ['passed before 4 April 2005: no offence is later than its sentence', s('2004-03-01', 8, { ...key('robbery'), ...sds }), 'act_1991_long PED 2008-02-29 CRD 2009-06-30 LED 2010-03-01 SED 2012-02-29'],
    ['passed on 2 December 2012', s('2012-12-02', 8, { ...key('robbery'), ...sds, ...old }), 'act_1991_long PED 2016-12-01 CRD 2018-04-02 LED 2018-12-02 SED 2020-12-01'],
    ['passed a day later: the 2003 Act', s('2012-12-03', 8, { ...key('robbery'), ...sds, ...old }), 'sds_adult_pre_sds_plus CRD 2016-12-02 SLED 2020-12-02'],
    ['an offence that Schedule 15 has only since: paragraph 22A', s('2006-01-09', 8, { ...key('making_or_possessing_explosive_suspicious'), ...sds, ...old }), 'sds_adult_sds40_excluded CRD 2010-01-08 SLED 2014-01-08'],
    ['under 18: one-half', s('2006-01-09', 8, { ...key('robbery'), sentenceType: 'section_250', ...old }), 'section_250_sds40_excluded CRD 2010-01-08 SLED 2014-01-08'],
  ] as const)('%s', (_, sentence, want) => expect(said(sentence)).toBe(want))

  test('it says who works it out, and of section 86; at a release point only the published regimes can be asked for', () => {
    const { warnings, leaving } = worked(caseIn('2006-01-09 8y sds robbery offenceDate=2004-06-01'))
    const said = warnings.find(({ code }) => code === 'W_OLD_LAW') as CaseWarning
    expect(caseWarningText(said)).toMatch(/The prison works it out by hand\. .*paragraph 16\(5\)\)\.$/)
    expect(leaving).toBeNull()
    const alone = calculationOf({ startDate: '2006-01-09', sentenceYears: 8, ...key('robbery') })
    expect(alone).toMatchObject({ regime: { id: 'sds_adult_pre_sds_plus' } })
  })
})

// 6 years from 12 March 2009 are 2,191 days, one-half 1,096; from 12 March 2007 2,192 and 1,096.
describe('Sections 227, 228 and 247: extended sentences from before 3 December 2012', () => {
  const four = { extensionYears: 4 }
  // biome-ignore format: one sentence a row
  test.each([
    ['from 14 July 2008: automatic at one-half', s('2009-03-12', 6, { ...eds, ...four }), 'epp_automatic CRD 2012-03-11 SLED 2019-03-11'],
    ['Schedule 20B, paragraph 15: before, the Parole Board from one-half', s('2007-03-12', 6, { ...eds, ...four }), 'epp_parole PED 2010-03-11 CRD 2013-03-11 SLED 2017-03-11'],
    ['on 13 July 2008', s('2008-07-13', 6, { ...eds, ...four }), 'epp_parole PED 2011-07-13 CRD 2014-07-12 SLED 2018-07-12'],
    ['on 14 July 2008', s('2008-07-14', 6, { ...eds, ...four }), 'epp_automatic CRD 2011-07-14 SLED 2018-07-13'],
    ['on 2 December 2012', s('2012-12-02', 8, { ...eds, ...four }), 'epp_automatic CRD 2016-12-01 SLED 2024-12-01'],
    ['on 3 December 2012: an extended determinate sentence', s('2012-12-03', 8, { ...eds, ...four }), 'eds_adult PED 2018-04-03 CRD 2020-12-02 SLED 2024-12-02'],
    ['paragraph 8: an older offence, section 85', s('2009-03-12', 3, { ...eds, ...four, ...old }), 'section_85 CRD 2010-09-10 LED 2015-06-11 SED 2016-03-11'],
    ['paragraph 19: 822 of 1,096 days, and the extension', s('2003-06-02', 3, { ...eds, ...four, offenceDate: '2002-05-01' }), 'section_85 CRD 2004-11-30 LED 2009-08-31 SED 2010-06-01'],
    ['paragraph 19: one-half of a custodial term under 12 months', s('2003-06-02', 0, { sentenceMonths: 6, ...eds, ...four, offenceDate: '2002-05-01' }), 'section_85 CRD 2003-09-01 LED 2007-09-01 SED 2007-12-01'],
    ['paragraph 19: days on remand bring it forward', s('2003-06-02', 3, { ...eds, ...four, offenceDate: '2002-05-01', remandCreditDays: 10 }), 'section_85 CRD 2004-11-20 LED 2009-08-21 SED 2010-05-22'],
    ['paragraph 19: and no more of them than the days to serve, 548', s('2003-06-02', 3, { ...eds, ...four, offenceDate: '2002-05-01', remandCreditDays: 900 }), 'section_85 CRD 2003-06-02 LED 2008-03-01 SED 2008-11-30'],
    ['section 85 without its extension', s('2003-06-02', 3, { ...eds, offenceDate: '2002-05-01' }), 'section_85 CRD 2004-11-30'],
    ['the same, custodial term of 4 years or more, violent or sexual', s('2009-03-12', 6, { ...eds, ...four, ...old, ...key('rape_1956_act') }), 'act_1991_long_extended PED 2012-03-11 CRD 2013-03-11 LED 2017-09-10 SED 2019-03-11'],
    ['the same, half-way before 9 June 2008', s('2005-06-06', 6, { ...eds, ...four, ...old }), 'act_1991_long_extended PED 2008-06-05 CRD 2009-06-05 LED 2013-12-05 SED 2015-06-05'],
    ['without its extension the end is not known', s('2009-03-12', 6, eds), 'epp_automatic CRD 2012-03-11'],
  ] as const)('%s', (_, sentence, want) => expect(said(sentence)).toBe(want))

  test('at a release point an extended sentence is eds_adult, with a warning', () => {
    const alone = calculationOf({ startDate: '2009-03-12', sentenceYears: 6, ...eds })
    if ('refusals' in alone) throw new Error('refused')
    expect([alone.regime.id, alone.warnings.some(({ code }) => code === 'W_LEGACY')]).toEqual([
      'eds_adult',
      true,
    ])
  })
})

describe('Criminal Justice Act 1991, section 51(2): terms of one day side by side are the longest of them', () => {
  const both = (...sentences: readonly AskedCaseSentence[]): string => {
    const { dates } = worked({ sentences })
    const letters = datesInWords(dates).filter(({ type }) => !/RELEASE$|ESED|HDCED/.test(type))
    return letters.map(({ type, date }) => `${type} ${isoDate(date)}`).join(' ')
  }
  const remand = { ...sds, remandCreditDays: 22 }
  // By hand: 5 years from 19 April 2000 are 1,826 days: one-half 913, two-thirds 1,218, three-quarters 1,370, each less 22.
  const five = 'PED 2002-09-26 CRD 2003-07-28 LED 2003-12-27 SED 2005-03-27'
  // By hand: 20 years from 5 March 2001 are 7,305 days, half-way after 9 June 2008: one-half 3,653, on licence to the end.
  const twenty = 'CRD 2011-03-05 SLED 2021-03-04'
  // By hand: 5 years from 20 December 2005 are 1,826 days: half-way with 22 days on 28 May 2008, before 9 June 2008.
  const sameLength = 'PED 2008-05-28 CRD 2009-03-29 LED 2009-08-28 SED 2010-11-27'
  // biome-ignore format: one case a row
  test.each([
    ['3 years inside 5', [s('2000-04-19', 5, remand), s('2000-04-19', 3, sds)], five],
    ['the same, the shorter first', [s('2000-04-19', 3, sds), s('2000-04-19', 5, remand)], five],
    ['4 years inside 5, the days held given with it', [s('2000-04-19', 5, sds), s('2000-04-19', 4, remand)], five],
    ['two of 5 years', [s('2000-04-19', 5, remand), s('2000-04-19', 5, sds)], five],
    ['half-way with the days held given with one of them', [s('2005-12-20', 5, { ...remand, ...old }), s('2005-12-20', 5, { ...sds, ...old })], sameLength],
    ['10 years, half-way before 9 June 2008, inside 20, half-way after it', [s('2001-03-05', 20, sds), s('2001-03-05', 10, sds)], twenty],
    ['beside a sentence of that day for a later offence', [s('2006-01-09', 8, { ...key('robbery'), ...sds, ...old }), s('2006-01-09', 1, { ...key('theft'), ...sds, ...old }), s('2006-01-09', 1, { ...key('theft'), offenceDate: '2005-06-01' })], 'PED 2010-01-08 CRD 2011-05-10 LED 2012-01-09 SED 2014-01-08'],
  ] as const)('%s', (_, sentences, want) => expect(both(...sentences)).toBe(want))
})

describe('What older law is not worked out', () => {
  const long = { ...key('robbery'), ...sds, ...old }
  const oneTerm =
    'Sentences under the Criminal Justice Act 1991 count as one term, and from 4 years on that term has rules of its own. The prison works this out by hand.'
  // biome-ignore format: one case a row
  test.each([
    ['before 1 October 1992', [s('1992-09-30', 3)], ['0 startDate: Sentences passed before 1 October 1992 are under older release rules, which are not worked out.']],
    ['extended before 30 September 1998', [s('1998-09-29', 3, eds)], ['0 sentenceType: Extended sentences passed before 30 September 1998 are not worked out.']],
    ['a long term beside another of that time', [s('2006-01-09', 8, long), s('2006-02-06', 1, { ...key('theft'), ...old })], [`0 offenceDate: ${oneTerm}`]],
    ['a long term beside two of that day in a chain', [s('2006-01-09', 8, long), s('2006-01-09', 1, { ...key('theft'), ...old }), s('2006-01-09', 1, { ...key('theft'), ...old, consecutiveTo: '2' })], [`0 offenceDate: ${oneTerm}`]],
    ['a long term beside one of that day that a new one follows', [s('2006-01-09', 8, long), s('2006-01-09', 1, { ...key('theft'), ...old }), s('2006-01-09', 1, { ...key('theft'), offenceDate: '2005-06-01', consecutiveTo: '2' })], [`0 offenceDate: ${oneTerm}`]],
    ['a long term beside an extended one of that day', [s('2006-01-09', 8, long), s('2006-01-09', 3, { ...eds, ...old })], [`0 offenceDate: ${oneTerm}`, `1 offenceDate: ${oneTerm}`]],
    ['a long term inside one at one-half: the rules of both could govern', [s('2006-01-09', 8, long), s('2006-01-09', 9, { ...key('theft'), ...sds, ...old })], [`0 offenceDate: ${oneTerm}`]],
    ['a long term in a chain with a new one', [s('2006-01-09', 8, long), s('2006-02-06', 1, { ...key('theft'), offenceDate: '2005-06-01', consecutiveTo: '1' })], [`1 consecutiveTo: ${oneTerm}`]],
    ['a chain that is 4 years together', [s('2006-01-09', 3, long), s('2006-01-09', 3, { ...long, consecutiveTo: '1' })], [`1 offenceDate: ${oneTerm}`]],
    ['a chain that is 4 years together, one of them for an offence of Schedule 15', [s('2006-01-09', 3, { ...key('theft'), ...sds, ...old }), s('2006-01-09', 3, { ...long, consecutiveTo: '1' })], [`1 offenceDate: ${oneTerm}`]],
    ['a chain of 4 years, half-way on 8 June 2008', [s('2006-06-09', 2, { ...key('theft'), ...sds, ...old }), s('2006-06-09', 2, { ...key('theft'), ...sds, ...old, consecutiveTo: '1' })], [`1 offenceDate: ${oneTerm}`]],
    ['one term that is 4 years together, half-way before 9 June 2008', [s('2003-01-06', 3, { ...key('theft'), ...sds }), s('2004-01-05', 3, { ...key('theft'), sentenceMonths: 6, ...sds })], [`1 offenceDate: ${oneTerm}`]],
  ] as const)('%s', (_, sentences, want) => expect(refused([...sentences])).toEqual(want))

  test('what is answered all the same: life and contempt of any time, a long term beside a later sentence, extended from 1998', () => {
    for (const sentences of [
      [s('1985-03-04', 15, { sentenceType: 'life' })],
      [{ startDate: '1990-03-05', sentenceMonths: 3, sentenceType: 'contempt' } as const],
      [s('2006-01-09', 8, long), s('2007-02-05', 1, { ...key('theft'), offenceDate: '2006-06-01' })],
      // Schedule 20B, paragraph 4: half-way on 9 June 2008 itself; and together under 4 years.
      sentencesIn(
        '2006-06-10 2y sds theft offenceDate=2004-06-01',
        '2006-06-10 2y sds theft offenceDate=2004-06-01 after 1',
      ),
      sentencesIn(
        '2006-06-08 2y sds theft offenceDate=2004-06-01',
        '2006-06-08 1y11m sds theft offenceDate=2004-06-01 after 1',
      ),
      // Not all of the chain is under the 1991 Act.
      sentencesIn(
        '2006-01-09 3y sds robbery offenceDate=2004-06-01',
        '2006-01-09 3y sds robbery offenceDate=2005-06-01 after 1',
      ),
      [s('1998-09-30', 3, eds)],
      [s('1992-10-01', 3)],
    ])
      expect(refused(sentences)).toEqual([])
  })

  test('days added do not keep one-half from having been served', () => {
    const two = s('2006-06-09', 2, { ...key('theft'), ...sds, ...old })
    const sentences = [two, { ...two, consecutiveTo: '1' }]
    expect(refused(sentences, { addedDays: 7 })).toEqual([`1 offenceDate: ${oneTerm}`])
  })

  test('a recall from it before 14 July 2008', () =>
    expect(
      refused([s('2006-01-09', 8, long)], { recall: { type: 'standard', recallDate: '2008-07-13' } }),
    ).toEqual([
      '0 offenceDate: This sentence is under the Criminal Justice Act 1991. Such a recall from it is not worked out.',
    ]))
})

describe('Criminal Justice Act 2003, Schedule 20B, paragraph 35: committed before 4 April 2005 for 12 months or more', () => {
  // 24 months from 1 June 2004 are 730 days, two-thirds 487; 18 months are 548, two-thirds 366.
  // biome-ignore format: one committal a row
  test.each([
    ['default, 24 months: two-thirds', '2004-06-01', { sentenceType: 'fine_default', sentenceMonths: 24 }, '2005-09-30'],
    ['contempt, 18 months', '2004-06-01', { sentenceType: 'contempt', sentenceMonths: 18 }, '2005-06-01'],
    ['a debt that is not a crime', '2004-06-01', { sentenceType: 'fine_default', civilDebt: true, sentenceMonths: 12 }, '2005-01-30'],
    ['under 12 months: one-half', '2004-06-01', { sentenceType: 'fine_default', sentenceMonths: 11 }, '2004-11-14'],
    ['on 4 April 2005: one-half', '2005-04-04', { sentenceType: 'fine_default', sentenceMonths: 24 }, '2006-04-03'],
  ] as const)('%s', (_, startDate, rest, want) =>
    expect(isoDate(worked({ sentences: [{ startDate, ...rest }] }).release as never)).toBe(want),
  )
})

describe('Schedule 20B, paragraphs 1(9)(b)(ii) and 21: terms under 12 months of 4 April 2005 to 2 December 2012 are one term', () => {
  const theft = (startDate: string, sentenceMonths: number, rest: Partial<AskedCaseSentence> = {}) => ({
    ...{ startDate, sentenceMonths, offenceKey: 'theft', offenceDate: '2009-06-01', ...rest },
  })
  // 1 March 2010 to 31 January 2011 are 337 days, one-half 169.
  // biome-ignore format: one case a row
  test.each([
    ['two that overlap', [theft('2010-03-01', 8), theft('2010-06-01', 8)], '2010-08-16'],
    ['one of 12 months or more stands by itself', [theft('2010-03-01', 8), theft('2010-06-01', 12)], '2010-11-30'],
    ['passed on 3 December 2012 and since: each by itself', [theft('2012-12-03', 8), theft('2013-03-01', 8)], '2013-07-01'],
  ] as const)('%s', (_, sentences, want) =>
    expect(isoDate(worked({ sentences }).release as never)).toBe(want),
  )
})

test('a chain under 12 months that began before 3 December 2012 has no licence, whatever came since', () => {
  const sentences = sentencesIn(
    'A 2012-11-05 5m theft offenceDate=2012-06-01',
    'B 2012-12-10 4m theft offenceDate=2012-06-01 after A',
  )
  expect(worked({ sentences }).releaseType).toBe('ARD')
})

test('section 264B(2): the licence has the custodial periods of the older terms, and the whole of the others', () => {
  const sentences = sentencesIn(
    'A 2025-03-03 6m theft offenceDate=2014-05-01',
    'B 2025-03-03 4m theft offenceDate=2024-05-01 after A',
  )
  // 40 per cent of 184 days is 74, and 122 days: 14 September 2025.
  expect(isoDate(worked({ sentences }).licenceEnd as never)).toBe('2025-09-14')
})

test('section 257(2)(c): added days extend a licence that ends at three-quarters, and not one to the end', () => {
  const licence = (addedDays: number, sentenceYears: number) =>
    worked({
      sentences: [{ startDate: '2004-06-01', sentenceYears, offenceDate: '2004-01-01', offenceKey: 'theft' }],
      addedDays,
    })
  // 2 years are 730 days, three-quarters 548: 30 November 2005.
  expect([0, 20].map((days) => isoDate(licence(days, 2).licenceEnd as never))).toEqual([
    '2005-11-30',
    '2005-12-20',
  ])
  expect(isoDate(licence(20, 2).end as never)).toBe('2006-05-31')
})
