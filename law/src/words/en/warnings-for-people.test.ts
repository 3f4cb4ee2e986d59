import { describe, expect, test } from 'vitest'
import { type Day, parseDay } from '../../calendar/day.ts'
import type { CaseWarning } from '../../case/answer.ts'
import { regimes } from '../../tables/regimes.ts'
import { type CaseWarningCode, caseWarningCodes } from '../../tables/warning-codes.ts'
import { caseWarningText, shortWarningForPeople, warningForPeople } from './case-warnings.ts'

const day = parseDay('2026-11-15') as Day
const warning = (code: CaseWarningCode, values: object = { day }): CaseWarning => ({
  code,
  sentenceIds: ['1'],
  values: {
    ...{ release: day, end: day, staged: day, tranche: day, begins: day, recallEnd: day },
    ...{ half: day, latest: day, usual: day, otherwise: day, named: 'eds', instead: 'life', can: 'either' },
    ...{ months: 60, unused: 3, regime: 'sds_adult', part: regimes.sds_adult.before.fraction },
    ...values,
  } as CaseWarning['values'],
})

describe('Every warning for people', () => {
  test.each(caseWarningCodes)('%s: whole sentences, every value filled in', (code) => {
    for (const said of [warningForPeople(warning(code)), shortWarningForPeople(warning(code))])
      expect(said).toMatch(/^[A-Z1-9][^{}]*[.?]$/)
  })

  // The other dates stand on the page and on paper under other names; of one sentence alone it has no number.
  test.each(caseWarningCodes)('%s: nothing that only the API has', (code) => {
    for (const said of [warningForPeople(warning(code)), shortWarningForPeople(warning(code))])
      expect(said).not.toMatch(/see the alternatives|\(sentence/)
  })

  // biome-ignore format: one row a line
  test.each<readonly [code: CaseWarningCode, values: object, words: string]>([
    ['W_REGIME_OVER_OFFENCE', {}, 'The rules named in the link were used. For the offence given, the rules would be: Standard sentence.'],
    ['W_REGIME_OVER_OFFENCE', { regime: 'contempt' }, 'The rules named in the link were used. For the offence given, the rules would be: Prison for contempt of court.'],
    ['W_BY_HAND', {}, 'A life or terrorism sentence beside other sentences: the prison works this out by hand. We follow the law as it is written.'],
    ['W_BY_HAND', { day },
      'A sentence was put on top of another before 15 November 2026, while the rules were changing. The prison works this out by hand. We follow the law as it is written.'],
    ['W_GIVEN_BACK', {}, 'More days were given back than were added: 3 days too many. They change nothing. Check the days.'],
    ['W_AT_LARGE_NO_EFFECT', { day: undefined }, 'There was nothing to serve in prison during a time away. That changes nothing.'],
    ['W_AT_LARGE_NO_EFFECT', { day }, 'There was nothing to serve in prison on the days away before 15 November 2026. That changes nothing.'],
    ['W_SHORT_NO_LICENCE', {},
      'If the offence was before 1 February 2015, there is no licence after a sentence under 12 months. Then release on 15 November 2026 is without a licence (ARD, not CRD). The sentence ends on 15 November 2026 (SED, not SLED).'],
  ])('%s, with its values', (code, values, words) =>
    expect(warningForPeople(warning(code, values))).toBe(words),
  )

  test('one sentence serves both where nothing else is written', () =>
    expect(warningForPeople(warning('W_BRANCHES'))).toBe(caseWarningText(warning('W_BRANCHES'))))
})

test('where no date can be given for a rival, its warning says so', () =>
  expect(
    warningForPeople({ code: 'W_LICENCE_REVOKED', values: { undated: 'fairly_sure' }, sentenceIds: ['1'] }),
  ).toMatch(/only the Parole Board can let them out\. We cannot give a date for it\.$/))
