import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import { askCase } from '../case/ask.ts'
import { type CaseResult, resultOf } from '../case/prepared-answer.ts'
import { type PreparedCase, preparedCase } from '../case/prepared-case.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { caseExplanationOf } from '../words/case-explanation.ts'
import { caseWarningText } from '../words/en/case-warnings.ts'
import { datesInWords } from '../words/key-dates.ts'
import type { Case } from './case.ts'

const key = (key: string): { readonly offenceKey: string } => ({ offenceKey: key })
const s = (years: number, rest: Partial<AskedCaseSentence>): AskedCaseSentence => ({
  startDate: '2026-11-16',
  sentenceYears: years,
  ...rest,
})
const sds = { sentenceType: 'sds' } as const
const murder = (years: number, rest: Partial<AskedCaseSentence> = {}): AskedCaseSentence =>
  s(years, { ...key('murder'), ...rest })
const knife = key('bladed_article_in_public_place')
const life = { sentenceType: 'life' } as const

/** Every date with its letters, when the Parole Board can first decide and by whom, and the warnings of the whole. */
function said(asked: AskedCase): readonly string[] {
  const { release, end, releaseBasis, paroleEligibility, decidedBy, dates, warnings } = answered(asked)
  expect([release, end, releaseBasis]).toEqual([null, null, 'parole only'])
  return [
    `${isoDate(paroleEligibility as never)} by ${decidedBy.release.join('+')}`,
    ...dates.map(({ form, date }) => `${form} ${isoDate(date)}`),
    ...warnings.flatMap(({ code, sentenceIds }) =>
      /^W_(?:BY_HAND|CREDIT_BESIDE|FIXED_TERM|LIFE_REMAND|ADDED)/.test(code)
        ? [`${code} ${sentenceIds.join('+')}`]
        : [],
    ),
  ]
}

// By hand: 2 years from 16 November 2026 are 731 days, one-third 244; 14 years are 5,114, one-half 2,557, two-thirds 3,410.
describe('Crime (Sentences) Act 1997, sections 28 and 33A: life and fixed terms side by side', () => {
  // biome-ignore format: one case a row
  test.each([
    ['the usual murder: the fixed term adds nothing', [murder(24), s(2, knife)], ['2050-11-15 by 1', 'TARIFF 2050-11-15', 'CRD 2027-07-17', 'W_BY_HAND 1']],
    ['the other way round', [s(2, knife), murder(24)], ['2050-11-15 by 2', 'TARIFF 2050-11-15', 'CRD 2027-07-17', 'W_BY_HAND 2']],
    ['section 33A(3)(b): a long fixed term is out later', [s(5, life), s(14, { ...key('wounding_with_intent'), ...sds })], ['2033-11-15 by 2', 'TARIFF 2031-11-15', 'PED 2033-11-15', 'CRD 2033-11-15', 'W_BY_HAND 1']],
    ['at two-thirds, not at one-half', [s(5, life), s(14, { ...key('rape'), ...sds })], ['2036-03-17 by 2', 'TARIFF 2031-11-15', 'PED 2036-03-17', 'CRD 2036-03-17', 'W_BY_HAND 1']],
    ['section 28(1B): two life sentences, the later end', [murder(15), murder(18, { startDate: '2027-01-11' })], ['2045-01-10 by 2', 'TARIFF 2045-01-10', 'W_BY_HAND 1+2']],
    ['the longer one first', [murder(18), murder(15)], ['2044-11-15 by 1', 'TARIFF 2044-11-15', 'W_BY_HAND 1+2']],
    ['of equal ends the first is named', [murder(15), murder(15)], ['2041-11-15 by 1', 'TARIFF 2041-11-15', 'W_BY_HAND 1+2']],
    ['of two fixed terms the longer moves it, though it comes first', [s(3, life), s(14, key('theft')), s(12, key('theft'))], ['2031-07-17 by 2', 'TARIFF 2029-11-15', 'PED 2031-07-17', 'CRD 2031-07-17', 'W_BY_HAND 1']],
    ['out at one-third before the minimum term ends: one-half, which comes later, moves nothing', [s(5, life), s(14, key('theft'))], ['2031-11-15 by 1', 'TARIFF 2031-11-15', 'CRD 2031-07-17', 'W_BY_HAND 1']],
    ['life and public protection', [s(10, { sentenceType: 'ipp', startDate: '2010-03-01' }), s(12, { ...life, startDate: '2012-03-05' })], ['2024-03-04 by 2', 'TARIFF 2024-03-04', 'W_BY_HAND 1+2']],
    ['a fixed term without a licence', [s(20, life), { startDate: '2026-11-16', sentenceDays: 1 }], ['2046-11-15 by 1', 'TARIFF 2046-11-15', 'ARD, one day 2026-11-16', 'W_BY_HAND 1']],
    ['the fixed term is out on the day the minimum term ends: it moves nothing', [s(1, life), { ...key('theft'), startDate: '2026-11-16', sentenceDays: 1095 }], ['2027-11-15 by 1', 'TARIFF 2027-11-15', 'CRD 2027-11-15', 'W_BY_HAND 1']],
    ['and a day later', [s(1, life), { ...key('theft'), startDate: '2026-11-16', sentenceDays: 1096 }], ['2027-11-16 by 2', 'TARIFF 2027-11-15', 'PED 2027-11-16', 'CRD 2027-11-16', 'W_BY_HAND 1']],
    ['a chain beside it: the release of both together', [s(3, life), s(5, key('theft')), s(5, { ...key('theft'), consecutiveTo: '2' })], ['2030-03-17 by 2+3', 'TARIFF 2029-11-15', 'PED 2030-03-17', 'CRD 2030-03-17', 'W_BY_HAND 1']],
  ] as const)('%s', (_, sentences, want) => expect(said({ sentences: [...sentences] })).toEqual(want))

  // 20 years are 7,305 days, two-thirds 4,870.
  // biome-ignore format: one case a row
  test.each([
    ['section 33A(3)(a): an extended sentence: its own first day of the Parole Board, at two-thirds', [s(5, life), s(20, { sentenceType: 'eds', extensionYears: 5 })], ['2040-03-16 by 2', 'TARIFF 2031-11-15', 'PED 2040-03-16', 'CRD, end of the custodial term 2046-11-15', 'W_BY_HAND 1']],
    ['its extension, known or not, plays no part', [s(5, life), s(20, { sentenceType: 'eds' })], ['2040-03-16 by 2', 'TARIFF 2031-11-15', 'PED 2040-03-16', 'CRD, end of the custodial term 2046-11-15', 'W_BY_HAND 1']],
    ['a long minimum term: its day is shown, and moves nothing', [s(20, life), s(6, { sentenceType: 'eds', extensionYears: 3 })], ['2046-11-15 by 1', 'TARIFF 2046-11-15', 'PED, of a fixed term 2030-11-16', 'CRD, end of the custodial term 2032-11-15', 'W_BY_HAND 1']],
    ['a special sentence: at two-thirds', [s(2, life), s(10, { sentenceType: 'sopc', ...key('rape_of_child_under_13') })], ['2033-07-17 by 2', 'TARIFF 2028-11-15', 'PED 2033-07-17', 'CRD, end of the custodial term 2036-11-15', 'W_BY_HAND 1']],
    ['section 247A: at two-thirds', [s(2, life), s(6, { sentenceType: 'terrorism', ...key('collecting_information_useful_to_terrorist') })], ['2030-11-16 by 2', 'TARIFF 2028-11-15', 'PED 2030-11-16', 'CRD, end of the custodial term 2032-11-15', 'W_BY_HAND 1+2']],
    ['a standard sentence that is out between: its own release', [s(5, life), s(20, { sentenceType: 'eds', extensionYears: 5 }), s(22, { ...key('rape'), ...sds })], ['2041-07-17 by 3', 'TARIFF 2031-11-15', 'PED 2041-07-17', 'CRD, end of the custodial term 2046-11-15', 'W_BY_HAND 1']],
    ['the minimum term ends after one-half, and before two-thirds', [s(7, life), s(12, { ...key('rape'), ...sds })], ['2034-11-15 by 2', 'TARIFF 2033-11-15', 'PED 2034-11-15', 'CRD 2034-11-15', 'W_BY_HAND 1']],
  ] as const)('%s', (_, sentences, want) => expect(said({ sentences: [...sentences] })).toEqual(want))

  const at = (startDate: string, years: number, rest: Partial<AskedCaseSentence>) =>
    s(years, { startDate, ...rest })
  const drugs = key('supplying_class_a_drug')
  const wounding = (extensionYears: number) =>
    ({ ...key('wounding_with_intent'), sentenceType: 'eds', extensionYears }) as const
  const ippOf = (years: number, startDate: string) => at(startDate, years, { sentenceType: 'ipp' })
  // One-half of 5,112 days from 29 June 2015 is served on 27 June 2022, of 5,113 on the 28th; two-thirds are 3,408 and 3,409 days. 7
  // years from 6 April 2020 are 2,556 days: one-half 1,278 and two-thirds 1,704, less 600.
  // biome-ignore format: one case a row
  test.each([
    ['the 40 per cent rule of 2024 lets the fixed term go first', [at('2024-03-01', 5, life), at('2024-03-01', 18, drugs)], ['2030-03-01 by 2', 'TARIFF 2029-02-28', 'PED 2030-03-01', 'CRD 2030-03-01', 'W_BY_HAND 1']],
    ['credit: the fixed term is out first', [s(3, life), s(9, { ...drugs, remandCreditDays: 100 })], ['2029-11-15 by 1', 'TARIFF 2029-11-15', 'CRD 2029-08-07', 'W_CREDIT_BESIDE_LIFE 1', 'W_BY_HAND 1']],
    ['two-thirds of an extended sentence of 2024', [at('2024-03-01', 5, life), at('2024-03-01', 12, wounding(4))], ['2032-02-29 by 2', 'TARIFF 2029-02-28', 'PED 2032-02-29', 'CRD, end of the custodial term 2036-02-29', 'W_BY_HAND 1']],
    ['IPP, and a long term passed since', [ippOf(3, '2006-03-01'), at('2015-03-02', 20, drugs)], ['2024-10-22 by 2', 'TARIFF 2009-02-28', 'PED 2024-10-22', 'CRD 2024-10-22', 'W_BY_HAND 1']],
    ['section 28(7)(c) as it was: one-half, reached before', [ippOf(2, '2012-03-01'), at('2012-03-01', 10, drugs)], ['2017-02-28 by 2', 'TARIFF 2014-02-28', 'PED 2017-02-28', 'CRD 2017-02-28', 'W_BY_HAND 1']],
    ['reached on 27 June 2022: that was the day, though two-thirds come later', [at('2015-06-29', 2, life), { startDate: '2015-06-29', sentenceDays: 5112, ...wounding(4) }], ['2022-06-27 by 2', 'TARIFF 2017-06-28', 'PED, of a fixed term 2024-10-26', 'CRD, end of the custodial term 2029-06-26', 'W_FIXED_TERM_LATER 2', 'W_BY_HAND 1']],
    ['a day later it is not reached: two-thirds', [at('2015-06-29', 2, life), { startDate: '2015-06-29', sentenceDays: 5113, ...wounding(4) }], ['2024-10-27 by 2', 'TARIFF 2017-06-28', 'PED 2024-10-27', 'CRD, end of the custodial term 2029-06-27', 'W_BY_HAND 1']],
    ['the minimum term is over on 27 June 2022, one-half before', [at('2015-06-28', 7, life), at('2015-06-28', 12, wounding(4))], ['2022-06-27 by 1', 'TARIFF 2022-06-27', 'PED, of a fixed term 2023-06-27', 'CRD, end of the custodial term 2027-06-27', 'W_FIXED_TERM_LATER 2', 'W_BY_HAND 1']],
    ['and on the 28th', [at('2015-06-29', 7, life), at('2015-06-28', 12, wounding(4))], ['2023-06-27 by 2', 'TARIFF 2022-06-28', 'PED 2023-06-27', 'CRD, end of the custodial term 2027-06-27', 'W_BY_HAND 1']],
    ['as it was, beside a release at two-thirds', [at('2020-04-06', 1, life), at('2020-04-06', 7, { ...key('rape'), ...sds, remandCreditDays: 600 })], ['2022-02-12 by 2', 'TARIFF 2021-04-05', 'CRD 2023-04-14', 'W_FIXED_TERM_LATER 2', 'W_BY_HAND 1']],
  ] as const)('28 June 2022: %s', (_, sentences, want) => expect(said({ sentences: [...sentences] })).toEqual(want))

  // 2 years and 2 days are 733 days, one-half 367: with the added day to 14 April 2016, a day after the Board could look at the case.
  test('as it was, kept a day longer by a release before that of the Board’s own: its day stands among the dates', () =>
    expect(
      said(caseIn('2015-04-13 1y life; 2015-04-13 2y sopc; 2015-04-13 2y2d theft; addedDays 1')),
    ).toEqual([
      ...['2016-04-13 by 3', 'TARIFF 2016-04-12', 'PED, of a fixed term 2016-04-14'],
      ...['CRD, end of the custodial term 2017-04-13', 'W_FIXED_TERM_LATER 3', 'W_BY_HAND 1'],
    ]))

  test('words: who lets the person go first, and that the minimum term does not decide', () => {
    const extended = s(20, { sentenceType: 'eds', extensionYears: 5 })
    const { dates } = answered({ sentences: [s(5, life), extended] })
    expect(datesInWords(dates).map(({ note }) => note)).toEqual([
      'The minimum term of sentence 1 ends on this date. Another sentence keeps the person longer.',
      'The first day on which the Parole Board can let the person out. It may say no.',
      'The date of sentence 2 alone. Nobody is let out on it before the Parole Board agrees.',
    ])
    expect(dates.map(({ law }) => law.map(({ provision }) => provision).join())).toEqual([
      ...['section 28', 'section 33A(3),section 267C', 'section 246A(7)'],
    ])
    const past = (sentences: readonly AskedCaseSentence[]): string =>
      answered({ sentences }).warnings.map(caseWarningText).join(' ')
    expect(past([at('2015-06-28', 2, life), at('2015-06-28', 12, wounding(4))])).toContain(
      'Release cannot come before 27 June 2023, when the Parole Board can first let the person go from sentence 2',
    )
    const rape = at('2020-04-06', 7, { ...key('rape'), ...sds, remandCreditDays: 900 })
    const theft = at('2020-04-06', 1, { ...key('theft'), consecutiveTo: '2' })
    expect(past([at('2020-04-06', 1, life), rape, theft])).toContain(
      'when sentences 2 and 3 let the person go',
    )
  })

  test('days given with the fixed term are not taken off the minimum term; those given with it are shared', () => {
    expect(said({ sentences: [murder(24), s(2, { ...knife, remandCreditDays: 40 })] })).toEqual([
      ...['2050-11-15 by 1', 'TARIFF 2050-11-15', 'CRD 2027-06-07', 'W_CREDIT_BESIDE_LIFE 1', 'W_BY_HAND 1'],
    ])
    expect(said({ sentences: [murder(24, { remandCreditDays: 40 }), s(2, knife)] })).toEqual([
      ...['2050-10-06 by 1', 'TARIFF 2050-10-06', 'CRD 2027-06-07', 'W_BY_HAND 1'],
    ])
  })

  test('days on remand are served of a fixed term, and days at large are not', () => {
    const long = s(14, { ...key('rape'), ...sds })
    expect(said({ sentences: [s(5, life), { ...long, remandCreditDays: 40 }] })).toEqual([
      ...['2036-02-06 by 2', 'TARIFF 2031-11-15', 'PED 2036-02-06', 'CRD 2036-02-06', 'W_BY_HAND 1'],
    ])
    const atLarge = [{ fromDate: '2027-01-04', toDate: '2027-01-13' }]
    expect(said({ sentences: [s(5, life), long], unlawfullyAtLarge: atLarge })).toEqual([
      ...['2036-03-27 by 2', 'TARIFF 2031-11-25', 'PED 2036-03-27', 'CRD 2036-03-27', 'W_BY_HAND 1'],
    ])
    // 14 days more in prison are 14 days more for the Board to wait.
    expect(said({ sentences: [s(5, life), long], addedDays: 14 })).toEqual([
      ...['2036-03-31 by 2', 'TARIFF 2031-11-15', 'PED 2036-03-31', 'CRD 2036-03-31', 'W_BY_HAND 1'],
    ])
  })

  test('added days count for the fixed term alone', () => {
    const sentences = [murder(24), s(2, knife)]
    expect(said({ sentences, addedDays: 14 })).toEqual([
      ...['2050-11-15 by 1', 'TARIFF 2050-11-15', 'CRD 2027-07-31', 'W_BY_HAND 1'],
    ])
    expect(said({ sentences: [murder(24)], addedDays: 14 })).toEqual([
      ...['2050-11-15 by 1', 'TARIFF 2050-11-15', 'W_ADDED_DAYS_INDETERMINATE 1'],
    ])
  })

  test('a sentence passed after the minimum term is served beside it: nobody knows of a release', () => {
    const { runs } = answered({ sentences: [s(2, { ...life, startDate: '2020-03-02' }), s(1, key('theft'))] })
    expect(runs.map(({ group }) => group)).toEqual([0, 0])
  })

  test('the stages meet the fixed term, and the length of a minimum term is not counted for them', () => {
    // 3 years from 5 January 2026 are 1,096 days: stage 3, 10 November 2026. Two-fifths end on 19 March, one-third on 5 January 2027.
    const { stages } = answered(caseIn('2026-01-05 24y murder; 2026-01-05 3y theft'))
    expect(
      stages.map(({ stage, before, after }) => [
        stage.number,
        isoDate(before as never),
        isoDate(after as never),
      ]),
    ).toEqual([[3, '2027-03-19', '2027-01-05']])
  })

  test('words: the note of the fixed term, the warnings and the last step', () => {
    const answer = answered({ sentences: [s(5, life), s(14, { ...key('rape'), ...sds })] })
    const notes = datesInWords(answer.dates).map(({ type, note }) => `${type}: ${note}`)
    expect(notes[0]).toBe(
      'TARIFF: The minimum term of sentence 1 ends on this date. Another sentence keeps the person longer.',
    )
    expect(notes.at(-1)).toBe(
      'CRD: The date of sentence 2 alone. Nobody is let out on it before the Parole Board agrees.',
    )
    expect(caseExplanationOf(answer).at(-1)).toMatchObject({
      result: '2036-03-17',
      working:
        'The minimum term is served first. The Parole Board waits until each other sentence can let the person go, too: sentence 2 on 17 March 2036. Nothing is automatic.',
    })
    const asItWas = answered({ sentences: [at('2015-06-28', 2, life), at('2015-06-28', 12, wounding(4))] })
    expect(caseExplanationOf(asItWas).at(-1)).toMatchObject({
      result: '2021-06-27',
      working:
        'The minimum term is served first. By the law of that day one-half of each other sentence was served first, too: of sentence 2 on 27 June 2021. Release cannot come before 27 June 2023, under sentence 2. Nothing is automatic.',
    })
    const two = answered({ sentences: [murder(15), murder(18)] })
    expect(caseExplanationOf(two).at(-1)?.working).toBe(
      'The minimum term of each is served first. No other sentence moves that day, 15 November 2044. Nothing is automatic.',
    )
  })
})

describe('Criminal Justice Act 2003, section 247A: terrorism and other sentences side by side', () => {
  const terrorism = key('collecting_information_useful_to_terrorist')
  const days = (sentences: readonly AskedCaseSentence[]): readonly unknown[] => {
    const { paroleEligibility, release, decidedBy, warnings } = answered({ sentences })
    const codes = warnings.map(({ code }) => code)
    return [
      paroleEligibility === null ? null : isoDate(paroleEligibility),
      ...[isoDate(release as never), decidedBy.release.join('+'), codes.includes('W_BY_HAND')],
    ]
  }
  // 6 years are 2,192 days, two-thirds 1,462; 10 years 3,653, one-third 1,218; 20 years one-third on 16 July 2033.
  // biome-ignore format: one row a line
  test.each([
    ['a short term beside it', [s(6, terrorism), s(3, key('theft'))], ['2030-11-16', '2032-11-15', '1', true]],
    ['a fixed term that is out between', [s(6, terrorism), s(13, key('theft'))], ['2031-03-17', '2032-11-15', '1', true]],
    ['a fixed term that is out last', [s(6, terrorism), s(20, key('theft'))], [null, '2033-07-16', '2', true]],
    ['two in a chain', [s(6, terrorism), s(3, { ...terrorism, consecutiveTo: '1' })], ['2032-11-15', '2035-11-15', '1+2', true]],
    ['alone', [s(6, terrorism)], ['2030-11-16', '2032-11-15', '1', false]],
  ] as const)('%s', (_, sentences, want) => expect(days([...sentences])).toEqual(want))
})

describe('Of fixed terms that can let go on one day, that of the Parole Board is named, whatever the order', () => {
  const extended = s(12, { id: 'E', sentenceType: 'eds', extensionYears: 1 })
  const ordinary = s(12, { id: 'S', ...sds, ...key('rape') })
  for (const others of [
    [extended, ordinary],
    [ordinary, extended],
  ])
    test(others.map(({ id }) => id).join(', '), () => {
      const beside = (years: number) => answered({ sentences: [s(years, { id: 'L', ...life }), ...others] })
      expect(beside(1).paroleMovedBy).toEqual(['E'])
      expect(beside(20).dates.map(({ form, date }) => `${form} ${isoDate(date)}`)).toContain(
        'PED, of a fixed term 2034-11-15',
      )
    })
})

test('without the rest of the answer: no letters after a minimum term, and the terms beside it in any order', () => {
  const asked = (sentences: readonly AskedCaseSentence[]) =>
    (askCase({ sentences }) as { readonly case: Case }).case
  const older = { startDate: '2026-01-05' }
  const fixed = s(3, { ...key('theft'), ...older })
  for (const sentences of [
    [murder(24, older), fixed],
    [fixed, murder(24, older)],
  ]) {
    const prepared = preparedCase(asked(sentences)) as PreparedCase
    expect((resultOf(prepared) as CaseResult).releaseType).toBeNull()
    const [stage] = answered({ sentences }).stages
    expect(isoDate(stage?.after as never)).toBe('2027-01-05')
  }
})
