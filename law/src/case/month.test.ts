import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import { isoDate, parseDay } from '../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { placeName } from '../facts/refusal.ts'
import { alternativeWords } from '../words/en/alternatives.ts'
import { caseWarningText } from '../words/en/case-warnings.ts'
import { askCase } from './ask.ts'
import { caseOf } from './case-answer.ts'
import { requestOf } from './request-of.ts'
import { statedOf } from './stated/stated.ts'
import { hangsOnTerrorism, offenceDayThatDecides, takesCredit } from './worth-asking.ts'

const refused = (asked: AskedCase): readonly string[] => {
  const answer = caseOf(asked)
  return 'refusals' in answer
    ? answer.refusals.map(({ place, message }) => `${placeName(place)}: ${message}`)
    : []
}

const one = (sentence: Partial<AskedCaseSentence>, rest: Partial<AskedCase> = {}): AskedCase => ({
  sentences: [{ sentenceYears: 3, offenceKey: 'theft', startMonth: '2025-06', ...sentence }],
  ...rest,
})

/** The date, the rival with its condition, and whether the warning stands. */
function told(asked: AskedCase): readonly string[] {
  const { release, paroleEligibility, alternatives, warnings } = answered(asked)
  const rival = alternatives?.find(({ code }) => code === 'A_DAY_IN_MONTH')
  const isSaid = warnings.some(({ code }) => code === 'W_DAY_NOT_TOLD')
  const days = (release_: typeof release, parole: typeof release): string =>
    [release_, parole].map((day) => (day === null ? '-' : isoDate(day))).join(' ')
  return [
    days(release, paroleEligibility),
    ...(rival === undefined
      ? []
      : [`${days(rival.release, rival.paroleEligibility)} ${alternativeWords(rival).condition}`]),
    ...(isSaid ? ['said'] : []),
  ]
}

describe('Only the month is known: the latest day stands, and the earliest beside it', () => {
  // biome-ignore format: one row a line
  const rows: readonly [string, AskedCase, readonly string[]][] = [
    ['the last and the first day of June 2025', caseIn('2025-06 3y theft'), ['2026-09-11 -', '2026-08-13 - if it was passed on 1 June 2025', 'said']],
    ['February of a leap year has 29 days', caseIn('2028-02 3y theft'), ['2029-02-28 -', '2029-01-31 - if it was passed on 1 February 2028', 'said']],
    ['from the day of the offence on', caseIn('2025-06 3y theft offenceDate=2025-06-20'), ['2026-09-11 -', '2026-09-01 - if it was passed on 20 June 2025', 'said']],
    ['where all days give one, it is one date', caseIn('2025-06 3y theft; recall fixed_term_56 recallDate=2026-11-09 returnToCustodyDate=2026-11-09'), ['2027-01-03 -']],
    ['a recall of 28 days gives way to one of 56 on each of them',
      caseIn('2023-03 8y rape; recall fixed_term_28 recallDate=2026-11-09 returnToCustodyDate=2026-11-09'), ['2027-01-03 -']],
    ['life: the first day for the Parole Board', one({ sentenceType: 'life', sentenceYears: 10, offenceKey: null }),
      ['- 2035-06-29', '- 2035-05-31 if it was passed on 1 June 2025', 'said']],
    ['the 18th birthday in the month: detention under section 250 until its eve, and then an ordinary sentence',
      caseIn('2026-11 3y robbery; dateOfBirth 2008-11-20'), ['2028-01-31 -', '2027-11-20 - if it was passed on 20 November 2026', 'said']],
    ['and who was a child when found guilty stays one on every day',
      caseIn('2026-11 3y robbery ageAtConviction=child; dateOfBirth 2008-11-20'), ['2028-02-11 -', '2028-01-13 - if it was passed on 1 November 2026', 'said']],
    ['on remand from a day in the month: no day before it', caseIn('2026-11 3y theft; remand 2026-11-10..2026-11-20'),
      ['2027-11-19 -', '2027-11-10 - if it was passed on 11 November 2026', 'said']],
    ['on remand until a day in the month', caseIn('2026-11 3y theft; remand 2026-10-10..2026-11-20'), ['2027-10-19 -', '2027-10-10 - if it was passed on 1 November 2026', 'said']],
    ['a sentence beside it that is longer decides', caseIn('2025-06-02 8y theft; 2025-06 1y theft'), ['2028-01-31 -']],
  ]
  for (const [name, asked, expected] of rows) test(name, () => expect(told(asked)).toEqual(expected))

  test('a change of law within the month: neither end of it need be the latest', () => {
    const days = Array.from({ length: 30 }, (_, i) => `2026-09-${String(i + 1).padStart(2, '0')}`)
    for (const sentence of [
      { sentenceYears: 3, offenceKey: 'theft' },
      { sentenceYears: 8, offenceKey: 'robbery' },
    ]) {
      const releases = days.map(
        (startDate) => answered({ sentences: [{ ...sentence, startDate }] }).release as number,
      )
      const { release, alternatives } = answered({ sentences: [{ ...sentence, startMonth: '2026-09' }] })
      const rival = alternatives?.find(({ code }) => code === 'A_DAY_IN_MONTH')
      expect([rival?.release, release]).toEqual([Math.min(...releases), Math.max(...releases)])
    }
  })

  test('it is given back as it was told, and asked again it is the same', () => {
    const answer = answered(one({}))
    const request = requestOf(answer.case)
    expect([request.sentences[0]?.startMonth, request.sentences[0]?.startDate]).toEqual(['2025-06', null])
    expect(answered(request as AskedCase).release).toBe(answer.release)
    const [rival] = answer.alternatives ?? []
    const rivalRequest = requestOf((rival as NonNullable<typeof rival>).answer().case)
    expect([rivalRequest.sentences[0]?.startMonth, rivalRequest.sentences[0]?.startDate]).toEqual([
      null,
      '2025-06-01',
    ])
  })

  test('who comes of age in the month is of no age by what is given back: asked again it is the same', () => {
    const asked = one({ startMonth: '2026-11', offenceKey: 'robbery' }, { dateOfBirth: '2008-11-20' })
    const answer = answered(asked)
    expect(answer.sentences[0]?.sentence.ageAtConviction).toBe('child')
    expect(requestOf(answer.case).sentences[0]?.ageAtConviction).toBe('unknown')
    expect(told(requestOf(answer.case) as AskedCase)).toEqual(told(asked))
    expect(answer.alternatives?.map(({ code }) => code)).toEqual(['A_DAY_IN_MONTH', 'A_SECTION_250_HALF'])
  })

  test('its words', () => {
    const { warnings } = answered(one({}))
    const said = warnings.find(({ code }) => code === 'W_DAY_NOT_TOLD')
    expect(caseWarningText(said as never)).toMatch(/^Only the month of sentence 1 is known\./)
  })

  test('the 18th birthday in the month: the age is not known', () => {
    const ages = (dateOfBirth: string, facts: Partial<AskedCaseSentence> = {}) => {
      const asked = askCase(one(facts, { dateOfBirth }))
      return 'case' in asked ? asked.case.sentences[0]?.ageAtConviction : asked
    }
    expect(['2007-06-01', '2007-06-02', '2007-06-30', '2007-07-01'].map((born) => ages(born))).toEqual([
      ...['adult', 'unknown', 'unknown', 'child'],
    ])
    expect(ages('2007-06-15', { ageAtConviction: 'adult' })).toBe('adult')
  })
})

describe('What cannot be', () => {
  // biome-ignore format: one row a line
  const rows: readonly [string, AskedCase, readonly string[]][] = [
    ['the day and the month', one({ startDate: '2025-06-02' }), ['sentences[0].startMonth: Give the day of sentence (startDate) or its month, not both.']],
    ['the month of two sentences', caseIn('2025-06 3y theft; 2025-06 3y theft'),
      ['sentences[1].startMonth: Give the month alone for one sentence only. Enter the day of this one as startDate.']],
    ['neither', { sentences: [{ sentenceYears: 3 }] }, ['sentences[0].startDate: Enter a real date as YYYY-MM-DD, like 2026-10-13, from 1900-01-01 to 2199-12-31.']],
    ['an offence after the month', one({ offenceDate: '2025-07-01' }), ['sentences[0].offenceDate: The offence cannot be after the day of sentence.']],
    ['a case that can be on no day of the month is refused as on the last',
      caseIn('2026-12 3y theft; recall standard recallDate=2026-11-09'),
      refused(one({ startMonth: null, startDate: '2026-12-31' }, { recall: { type: 'standard', recallDate: '2026-11-09' } }))],
  ]
  test('so is what cannot be worked out together', () => {
    const beside = { startDate: '2025-06-02', sentenceType: 'life', sentenceYears: 10 } as const
    const order = { sentenceType: 'dto', sentenceMonths: 6 } as const
    const onDay = refused({ sentences: [beside, { ...order, startDate: '2025-06-30' }] })
    expect(onDay).not.toEqual([])
    expect(refused({ sentences: [beside, { ...order, startMonth: '2025-06' }] })).toEqual(onDay)
  })

  for (const [name, asked, expected] of rows)
    test(name, () => {
      expect(expected).not.toEqual([])
      expect(refused(asked)).toEqual(expected)
    })
})

describe('The prison’s date, where only the month is known', () =>
  test('the day of the month that gives it', () => {
    const answer = answered(one({}))
    const reasons = statedOf(answer, parseDay('2026-08-23') as never)?.reasons ?? []
    const first = reasons.find(({ code }) => code === 'S_FIRST_DAY')
    expect(first?.changes.map(({ value }) => value)).toEqual(['2025-06-11', null])
  }))

describe('What is worth asking goes by the last day of the month', () =>
  test('terrorism, credit and the day of the offence', () => {
    expect(hangsOnTerrorism({ sentenceType: 'eds', startMonth: '2021-06' })).toBe(true)
    expect(takesCredit({ sentenceType: 'dto', startMonth: '2010-01' })).toBe(false)
    expect(
      offenceDayThatDecides({ startMonth: '2015-02', sentenceMonths: 6, offenceKey: 'theft' }),
    ).not.toBeNull()
  }))

// What the door checks of a day is checked of each.
test.each([
  ['a time on remand after the month', caseIn('2026-11 3y theft; remand 2026-12-05..2026-12-20')],
  ['a first release before the month', caseIn('2026-11 3y ipp onLicence firstReleaseDate=2020-01-01')],
])('on no day of the month: %s', (_, asked) => expect('refusals' in caseOf(asked)).toBe(true))
