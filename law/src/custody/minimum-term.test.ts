import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { sentencesIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import { askCase } from '../case/ask.ts'
import { preparedDays, preparedRelease } from '../case/prepared-answer.ts'
import { type PreparedCase, preparedCase } from '../case/prepared-case.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { caseExplanationOf } from '../words/case-explanation.ts'
import { caseWarningText } from '../words/case-warnings.ts'
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
      /^W_(?:BY_HAND|CREDIT_BESIDE|FIXED_TERM|HALF|LIFE_REMAND|ADDED)/.test(code)
        ? [`${code} ${sentenceIds.join('+')}`]
        : [],
    ),
  ]
}

// By hand: 2 years from 16 November 2026 are 731 days, one-third 244; 14 years are 5,114, one-half 2,557, two-thirds 3,410.
describe('Crime (Sentences) Act 1997, section 28: life and fixed terms side by side', () => {
  // biome-ignore format: one case a row
  test.each([
    ['the usual murder: the fixed term adds nothing', [murder(24), s(2, knife)], ['2050-11-15 by 1', 'TARIFF 2050-11-15', 'CRD 2027-07-17', 'W_BY_HAND 1']],
    ['the other way round', [s(2, knife), murder(24)], ['2050-11-15 by 2', 'TARIFF 2050-11-15', 'CRD 2027-07-17', 'W_BY_HAND 2']],
    ['section 28(7)(c): one-half of a long fixed term comes later', [s(5, life), s(14, { ...key('wounding_with_intent'), ...sds })], ['2033-11-15 by 2', 'TARIFF 2031-11-15', 'PED 2033-11-15', 'CRD 2033-11-15', 'W_BY_HAND 1']],
    ['its own release is later still', [s(5, life), s(14, { ...key('rape'), ...sds })], ['2033-11-15 by 2', 'TARIFF 2031-11-15', 'PED, one-half served 2033-11-15', 'CRD 2036-03-17', 'W_FIXED_TERM_LATER 2', 'W_BY_HAND 1']],
    ['section 28(1B): two life sentences, the later end', [murder(15), murder(18, { startDate: '2027-01-11' })], ['2045-01-10 by 2', 'TARIFF 2045-01-10', 'W_BY_HAND 1+2']],
    ['the longer one first', [murder(18), murder(15)], ['2044-11-15 by 1', 'TARIFF 2044-11-15', 'W_BY_HAND 1+2']],
    ['of equal ends the first is named', [murder(15), murder(15)], ['2041-11-15 by 1', 'TARIFF 2041-11-15', 'W_BY_HAND 1+2']],
    ['of two fixed terms the longer moves it, though it comes first', [s(5, life), s(14, key('theft')), s(12, key('theft'))], ['2033-11-15 by 2', 'TARIFF 2031-11-15', 'PED 2033-11-15', 'CRD 2031-07-17', 'W_BY_HAND 1']],
    ['life and public protection', [s(10, { sentenceType: 'ipp', startDate: '2010-03-01' }), s(12, { ...life, startDate: '2012-03-05' })], ['2024-03-04 by 2', 'TARIFF 2024-03-04', 'W_BY_HAND 1+2']],
    ['a fixed term without a licence', [s(20, life), { startDate: '2026-11-16', sentenceDays: 1 }], ['2046-11-15 by 1', 'TARIFF 2046-11-15', 'ARD, one day 2026-11-16', 'W_BY_HAND 1']],
    ['one-half of the fixed term is served on the day the minimum term ends: it moves nothing', [s(1, life), { ...key('theft'), startDate: '2026-11-16', sentenceDays: 730 }], ['2027-11-15 by 1', 'TARIFF 2027-11-15', 'CRD 2027-07-17', 'W_BY_HAND 1']],
    ['a chain beside it: one-half of both together', [s(3, life), s(5, key('theft')), s(5, { ...key('theft'), consecutiveTo: '2' })], ['2031-11-16 by 2+3', 'TARIFF 2029-11-15', 'PED 2031-11-16', 'CRD 2030-03-17', 'W_BY_HAND 1']],
  ] as const)('%s', (_, sentences, want) => expect(said({ sentences: [...sentences] })).toEqual(want))

  // 20 years are 7,305 days: one-half 3,653, two-thirds 4,870. With 5 more they are 9,131, one-half 4,566.
  // biome-ignore format: one case a row
  test.each([
    ['an extended sentence: not before the first day of the Parole Board, at two-thirds', [s(5, life), s(20, { sentenceType: 'eds', extensionYears: 5 })], ['2036-11-15 by 2', 'TARIFF 2031-11-15', 'PED, one-half served 2036-11-15', 'PED, of a fixed term 2040-03-16', 'CRD, end of the custodial term 2046-11-15', 'W_FIXED_TERM_LATER 2', 'W_HALF_WITH_EXTENSION 2', 'W_BY_HAND 1'], 'A_HALF_WITH_EXTENSION 2039-05-17'],
    ['its extension is not known: one-half of the custodial term', [s(5, life), s(20, { sentenceType: 'eds' })], ['2036-11-15 by 2', 'TARIFF 2031-11-15', 'PED, one-half served 2036-11-15', 'PED, of a fixed term 2040-03-16', 'CRD, end of the custodial term 2046-11-15', 'W_FIXED_TERM_LATER 2', 'W_BY_HAND 1'], ''],
    ['a long minimum term: its day is shown, and moves nothing', [s(20, life), s(6, { sentenceType: 'eds', extensionYears: 3 })], ['2046-11-15 by 1', 'TARIFF 2046-11-15', 'PED, of a fixed term 2030-11-16', 'CRD, end of the custodial term 2032-11-15', 'W_BY_HAND 1'], ''],
    ['a special sentence: one-half with the year on licence', [s(2, life), s(10, { sentenceType: 'sopc', ...key('rape_of_child_under_13') })], ['2031-11-16 by 2', 'TARIFF 2028-11-15', 'PED, one-half served 2031-11-16', 'PED, of a fixed term 2033-07-17', 'CRD, end of the custodial term 2036-11-15', 'W_FIXED_TERM_LATER 2', 'W_HALF_WITH_EXTENSION 2', 'W_BY_HAND 1'], 'A_HALF_WITH_EXTENSION 2032-05-16'],
    ['section 247A: at two-thirds', [s(2, life), s(6, { sentenceType: 'terrorism', ...key('collecting_information_useful_to_terrorist') })], ['2029-11-15 by 2', 'TARIFF 2028-11-15', 'PED, one-half served 2029-11-15', 'PED, of a fixed term 2030-11-16', 'CRD, end of the custodial term 2032-11-15', 'W_FIXED_TERM_LATER 2', 'W_BY_HAND 1+2'], ''],
    ['a standard sentence that is out between: its own release', [s(5, life), s(20, { sentenceType: 'eds', extensionYears: 5 }), s(22, { ...key('rape'), ...sds })], ['2037-11-15 by 3', 'TARIFF 2031-11-15', 'PED, one-half served 2037-11-15', 'CRD 2041-07-17', 'CRD, end of the custodial term 2046-11-15', 'W_FIXED_TERM_LATER 3', 'W_HALF_WITH_EXTENSION 2', 'W_BY_HAND 1'], 'A_HALF_WITH_EXTENSION 2039-05-17'],
    ['the minimum term ends after one-half, and before two-thirds', [s(7, life), s(12, { ...key('rape'), ...sds })], ['2033-11-15 by 1', 'TARIFF 2033-11-15', 'CRD 2034-11-15', 'W_FIXED_TERM_LATER 2', 'W_BY_HAND 1'], ''],
  ] as const)('%s', (_, sentences, want, rival) => {
    expect(said({ sentences: [...sentences] })).toEqual(want)
    const rivals = answered({ sentences: [...sentences] }).alternatives ?? []
    expect(rivals.map(({ code, paroleEligibility }) => `${code} ${isoDate(paroleEligibility as never)}`).join()).toBe(rival)
  })

  test('words: who lets the person go first, what a rival counts, and that the minimum term does not decide', () => {
    const extended = s(20, { sentenceType: 'eds', extensionYears: 5 })
    const answer = answered({ sentences: [s(5, life), extended] })
    const texts = answer.warnings.map(caseWarningText).join(' ')
    expect(texts).toContain(
      'release cannot come before 16 March 2040, when the Parole Board can first let the person go from sentence 2',
    )
    expect(texts).toContain('With the extension it is 17 May 2039.')
    expect(datesInWords(answer.dates).map(({ note }) => note)).toEqual([
      'The minimum term of sentence 1 ends on this date. Another sentence keeps the person longer.',
      'The first day on which the Parole Board can look at the case. Another sentence keeps the person longer.',
      'The first day on which the Parole Board can let the person go from sentence 2. It may say no.',
      'The date of sentence 2 alone. Nobody is let out on it before the Parole Board agrees.',
    ])
    expect(answer.alternatives?.[0]?.releaseType()).toBeNull()
    expect(isoDate(answer.alternatives?.[0]?.answer().paroleEligibility as never)).toBe('2039-05-17')
    const chain = sentencesIn('2026-11-16 5y life; 2026-11-16 20y sds rape; 2026-11-16 2y theft after 2')
    expect(answered({ sentences: chain }).warnings.map(caseWarningText).join(' ')).toContain(
      'when sentences 2 and 3 let the person go',
    )
  })

  test('credit is each sentence’s own: days given with the fixed term are not taken off the minimum term', () => {
    expect(said({ sentences: [murder(24), s(2, { ...knife, remandCreditDays: 40 })] })).toEqual([
      ...['2050-11-15 by 1', 'TARIFF 2050-11-15', 'CRD 2027-06-07', 'W_CREDIT_BESIDE_LIFE 2', 'W_BY_HAND 1'],
    ])
    expect(said({ sentences: [murder(24, { remandCreditDays: 40 }), s(2, knife)] })).toEqual([
      ...['2050-10-06 by 1', 'TARIFF 2050-10-06', 'CRD 2027-07-17', 'W_BY_HAND 1', 'W_LIFE_REMAND 1'],
    ])
  })

  const ipp = { sentenceType: 'ipp', startDate: '2006-02-10' } as const
  const fixed = (years: number, remandCreditDays: number, rest: Partial<AskedCaseSentence> = {}) =>
    s(years, {
      ...key('theft'),
      startDate: '2006-02-10',
      offenceDate: '2005-12-01',
      remandCreditDays,
      ...rest,
    })
  // 18 months from 10 February 2006 end on 9 August 2007; 104 days earlier is 27 April 2007. Of 3 years 548 days are one-half, less
  // 104: 29 April 2007.
  // biome-ignore format: one case a row
  test.each([
    ['days given with a fixed term of the same day', [s(0, { ...ipp, sentenceMonths: 18 }), fixed(3, 104)], 'A_CREDIT_OFF_MINIMUM 2007-04-29 of 2'],
    ['and on a tag', [s(0, { ...ipp, sentenceMonths: 18 }), fixed(2, 100, { taggedBailCreditDays: 4 })], 'A_CREDIT_OFF_MINIMUM 2007-04-27 of 2'],
    ['with two of them: together', [s(0, { ...ipp, sentenceMonths: 18 }), fixed(2, 100), fixed(1, 4)], 'A_CREDIT_OFF_MINIMUM 2007-04-27 of 2+3'],
    ['one of them was passed before, and is still served', [s(0, { ...ipp, sentenceMonths: 18 }), fixed(3, 104, { startDate: '2006-01-09' })], 'A_CREDIT_OFF_MINIMUM 2007-04-27 of 2'],
    ['it was passed later: held in prison for life, nobody is on remand', [s(0, { ...ipp, sentenceMonths: 18 }), fixed(1, 40, { startDate: '2006-09-04' })], ''],
    ['it was passed before, and the person was out', [s(0, { ...ipp, sentenceMonths: 18 }), fixed(1, 40, { startDate: '2004-02-09', offenceDate: '2003-12-01' })], ''],
    ['days were given with the minimum term, too', [s(0, { ...ipp, sentenceMonths: 18, remandCreditDays: 104 }), fixed(3, 104)], ''],
    ['one-half of the fixed term comes later in any case', [s(0, { ...ipp, sentenceMonths: 6 }), fixed(3, 104)], ''],
    ['no days', [s(0, { ...ipp, sentenceMonths: 18 }), fixed(3, 0)], ''],
  ] as const)('Sentencing Code, sections 322 and 323; the Act of 2000, section 82A: %s', (_, sentences, want) => {
    const { alternatives, warnings } = answered({ sentences: [...sentences] })
    const rivals = (alternatives ?? []).map(
      ({ code, paroleEligibility, sentenceIds }) =>
        `${code} ${isoDate(paroleEligibility as never)} of ${sentenceIds.join('+')}`,
    )
    expect(rivals.join()).toBe(want)
    expect(warnings.some(({ code }) => code === 'W_CREDIT_BESIDE_LIFE')).toBe(want !== '')
  })

  test('section 28(7)(c): days on remand are served of a fixed term, and days at large are not', () => {
    const long = s(14, key('theft'))
    expect(said({ sentences: [s(5, life), { ...long, remandCreditDays: 40 }] })).toEqual([
      ...['2033-10-06 by 2', 'TARIFF 2031-11-15', 'PED 2033-10-06', 'CRD 2031-06-07', 'W_BY_HAND 1'],
    ])
    const atLarge = [{ fromDate: '2027-01-04', toDate: '2027-01-13' }]
    expect(said({ sentences: [s(5, life), long], unlawfullyAtLarge: atLarge })).toEqual([
      ...['2033-11-25 by 2', 'TARIFF 2031-11-25', 'PED 2033-11-25', 'CRD 2031-07-27', 'W_BY_HAND 1'],
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
    const { stages } = answered('2026-01-05 24y murder; 2026-01-05 3y theft')
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
    const texts = answer.warnings.map(caseWarningText).join(' ')
    expect(texts).toContain('release cannot come before 17 March 2036, when sentence 2 lets the person go')
    expect(caseExplanationOf(answer).at(-1)).toMatchObject({
      result: '2033-11-15',
      working:
        'The minimum term is served first. One-half of each other sentence is served first, too: of sentence 2 on 15 November 2033. Release cannot come before 17 March 2036, under sentence 2. Nothing is automatic.',
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
  const extended = s(3, { id: 'E', sentenceType: 'eds', extensionYears: 1 })
  const ordinary = s(6, { id: 'S', ...sds, ...key('theft') })
  for (const others of [
    [extended, ordinary],
    [ordinary, extended],
  ])
    test(others.map(({ id }) => id).join(', '), () => {
      const { dates } = answered({ sentences: [s(1, { id: 'L', ...life }), ...others] })
      expect(dates.map(({ form, date }) => `${form} ${isoDate(date)}`)).toContain(
        'PED, of a fixed term 2028-11-15',
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
    expect(preparedDays(prepared)?.releaseType()).toBeNull()
    const [stage] = answered({ sentences }).stages
    expect(isoDate(stage?.after as never)).toBe('2027-01-05')
  }
  const alone = preparedCase(asked([murder(24)])) as PreparedCase
  expect(isoDate(preparedRelease(alone) as never)).toBe('2050-11-15')
})
