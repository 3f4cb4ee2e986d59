import { type CaseWarning, type CaseWarningCode, type Day, parseDay, warningForPeople } from '@requisite/law'
import { caseWarningTexts, regimes, warningPlaces, warningTexts } from '@requisite/law/internal'
import { describe, expect, test } from 'vitest'
import { outcomeBy } from '../../../../test/page/told.ts'
import { caveats } from './caveats.ts'

const caveatsOf = (link: string): string =>
  caveats(outcomeBy(link, parseDay('2026-11-15') as Day))
    .map(({ markup }) => markup)
    .join('\n')

/** Words that are ours, or a lawyer's, and nobody else's. */
const insideWords =
  /regime|\bbarred\b|progression model|\blayer|configuration|commencement|tranche|custodial term|at large|\bimposed|convict|\bstatute|\bcredited\b|direct release|[a-z]_[a-z]/i

describe('What could change a date', () => {
  const codes = Object.keys({ ...caseWarningTexts, ...warningTexts }) as CaseWarningCode[]
  test.each(codes.filter((code) => warningPlaces[code] === undefined))('%s in plain words', (code) => {
    const day = parseDay('2026-11-15') as Day
    const values = {
      ...{ release: day, end: day, staged: day, tranche: day, day, half: day, latest: day, usual: day },
      ...{ named: 'eds', instead: '', can: 'either', months: 60, unused: 3 },
      ...{ regime: 'sds_adult', part: regimes.sds_adult.before.fraction },
    } as unknown as CaseWarning['values']
    expect(warningForPeople({ code, values, sentenceIds: ['1'] })).not.toMatch(insideWords)
  })

  test('names other rules as a link, not as the id of a regime', () => {
    const eds = caveatsOf('startDate=2014-04-16&sentenceYears=7&sentenceType=eds')
    expect(eds).toContain('Some extended sentences passed from 3 December 2012 and before 13 April 2015')
    expect(eds).toContain(
      'regimeId=eds_automatic_2012_2015&amp;ageAtConviction=adult">Work it out for that kind of sentence</a>',
    )
    expect(caveatsOf('startDate=2026-11-16&sentenceYears=7&sentenceType=terrorism')).toContain(
      'regimeId=terrorism_s247a_no_early_release',
    )
  })

  test('says nothing of an age that was not asked for, because it changes nothing', () => {
    expect(caveatsOf('startDate=2026-11-16&sentenceYears=20&sentenceType=life')).not.toContain('The age')
  })

  test('says nothing of terrorism, where it was said that it was not for that', () => {
    const extended = 'startDate=2026-11-16&sentenceYears=7&sentenceType=eds'
    expect(caveatsOf(extended)).toContain('regimeId=terrorism_s247a_no_early_release')
    for (const said of ['false', 'true'])
      expect(caveatsOf(`${extended}&terrorism=${said}`)).not.toMatch(/terror/i)
  })

  test('never speaks to a reader in the words of the API', () => {
    const ids = Object.keys(regimes)
    const everyKind = ['sds', 'sds_plus', 'section_250', 'eds', 'sopc', 'life', 'ipp', 'terrorism'].flatMap(
      (sentenceType) =>
        // There were no special sentences before 2015.
        [
          ...(sentenceType === 'sopc' ? [] : ['1999-01-01', '2014-04-16']),
          ...['2021-01-01', '2025-06-16', '2026-11-16'],
        ].flatMap((start) =>
          ['adult', 'child', 'unknown'].map((age) =>
            caveatsOf(
              `startDate=${start}&sentenceYears=5&sentenceType=${sentenceType}&ageAtConviction=${age}&remandCreditDays=9&taggedBailCreditDays=9&addedDays=9`,
            ),
          ),
        ),
    )
    const text = everyKind.join('\n').replace(/<[^>]+>/g, '')
    expect(text).not.toMatch(/regimeId|postCommencement|\bregime\b/)
    expect(ids.filter((id) => id.includes('_') && text.includes(id))).toEqual([])
    expect(text).not.toContain(warningTexts.W_NO_CHANGE)
  })
})
