import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'
import { type Offence, offenceByKey } from '../tables/offences.ts'
import { caseExplanationOf } from '../words/case-explanation.ts'
import type { CaseAnswer } from './answer.ts'

const offence = (key: string): Offence => offenceByKey(key) as Offence
const information = offence('collecting_information_useful_to_terrorist')

/** What a date with these letters cites of the Act of 2003. */
const cited = (answer: CaseAnswer, letters: string): string =>
  (answer.dates.find(({ form }) => form.replace(/,.*/, '') === letters)?.law ?? [])
    .filter(({ title }) => title === 'Criminal Justice Act 2003')
    .map(({ provision }) => provision.replace('section ', ''))
    .join(' ')

describe('Section 247A governs an extended or special sentence for a terrorism offence, whatever it is called', () => {
  // biome-ignore format: a table
  for (const [what, start, told, parole, automatic] of [
    ['extended, terrorism', '2026-11-16', { sentenceType: 'eds', extensionYears: 2, offenceKey: information.key }, '247A(8)', '247A'],
    ['special, terrorism', '2026-11-16', { sentenceType: 'sopc', offenceKey: information.key }, '247A(8)', '247A'],
    ['extended, on the first day of the section', '2020-02-26', { sentenceType: 'eds', extensionYears: 2, offenceKey: information.key }, '247A(8)', '247A'],
    ['extended, before the section', '2020-02-25', { sentenceType: 'eds', extensionYears: 2, offenceKey: information.key }, '246A(8)', '246A(7)'],
    ['extended, another offence', '2026-11-16', { sentenceType: 'eds', extensionYears: 2, offenceKey: offence('robbery').key }, '246A(8)', '246A(7)'],
    ['extended, the offence not given', '2026-11-16', { sentenceType: 'eds', extensionYears: 2 }, '246A(8)', '246A(7)'],
    ['extended, said to be for terrorism, the offence not given', '2020-06-16', { sentenceType: 'eds', extensionYears: 2, terrorism: true }, '247A(8)', '247A'],
    ['special, another offence', '2026-11-16', { sentenceType: 'sopc', offenceKey: offence('rape_of_child_under_13').key }, '244A(6)', '244A'],
  ] as const satisfies readonly (readonly [string, string, Omit<AskedCaseSentence, 'startDate'>, string, string])[])
    test(what, () => {
      const answer = answered({ sentences: [{ startDate: start, sentenceYears: 8, ...told }] })
      expect([cited(answer, 'PED'), cited(answer, 'CRD')]).toEqual([parole, automatic])
      const steps = caseExplanationOf(answer)
      const ofStep = (id: string) => steps.find((step) => step.id === id)?.law.map(({ provision }) => provision)
      expect(ofStep('paroleEligibilityDate')).toContain(`section ${parole}`)
      expect(ofStep('runReleaseDate')).toContain(`section ${automatic}`)
    })
})

describe('Release without a licence is under section 243A(2) and (3), not section 244', () => {
  // biome-ignore format: a table
  for (const [what, asked, want] of [
    ['section 250, under 18 on the day', '2026-11-16 8m regimeId=section_250; dateOfBirth 2010-05-05', '243A(2) 243A(3)'],
    ['an offence before 1 February 2015', '2018-11-19 8m offenceDate=2014-05-05', '243A(2) 243A(3)'],
    ['one day', '2026-11-16 1d', '243A(2) 243A(3)'],
    ['on licence', '2026-11-16 8m regimeId=section_250; dateOfBirth 2008-05-05', '244(3)(a)'],
  ] as const satisfies readonly (readonly [string, string, string])[])
    test(what, () => {
      const answer = answered(asked)
      expect(cited(answer, answer.releaseType as string)).toBe(want)
    })
})

describe('Life is named only where it was the maximum on the day that counts', () => {
  const driving = offence('causing_death_by_dangerous_driving')
  const said = (offenceDate: string | undefined): unknown =>
    answered({
      sentences: [
        {
          startDate: '2026-11-16',
          sentenceYears: 6,
          offenceKey: driving.key,
          ...(offenceDate !== undefined && { offenceDate }),
        },
      ],
    }).warnings.find(({ code }) => code === 'W_EXTENDED_OR_LIFE')?.values.can
  for (const [what, day, can] of [
    ['28 June 2022, when it became life', '2022-06-28', 'either'],
    ['the day before', '2022-06-27', 'extended'],
    ['a day that was not given', undefined, 'either'],
  ] as const)
    test(what, () => expect(said(day)).toBe(can))
})

describe('Schedule 15B: an extended sentence of 2012 to 2015 went to the Parole Board whatever its length', () => {
  for (const [key, isAutomatic] of [
    ['rape', false],
    ['possession_of_article_for_terrorism', false],
    ['causing_sexual_activity_without_consent_penetration', false],
    ['causing_sexual_activity_without_consent', true],
    ['robbery', true],
  ] as const)
    test(key, () =>
      expect(
        answered({
          sentences: [
            {
              ...{ startDate: '2013-06-03', sentenceYears: 8, sentenceType: 'eds' },
              ...{ extensionYears: 3, offenceKey: offence(key).key },
            },
          ],
        }).alternatives?.some(({ code }) => code === 'A_EXTENDED_AUTOMATIC'),
      ).toBe(isAutomatic),
    )
})

test('Section 247A(2A): nothing shorter than 12 months can be without early release', () => {
  const codes = (months: number): readonly string[] | undefined =>
    answered({
      sentences: [
        {
          startDate: '2026-11-16',
          sentenceMonths: months,
          offenceKey: offence('preparation_of_terrorist_acts').key,
        },
      ],
    }).alternatives?.map(({ code }) => code)
  expect(codes(8)).not.toContain('A_NO_EARLY_RELEASE')
  expect(codes(11)).not.toContain('A_NO_EARLY_RELEASE')
  expect(codes(12)).toContain('A_NO_EARLY_RELEASE')
})
