import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { isoDate } from '../calendar/day.ts'

const day = (date: unknown): string => (date === null ? '-' : isoDate(date as never))

describe('Criminal Justice Act 2003, section 246A(2) as it was: under 10 years, and no offence of Schedule 15B', () => {
  // 6 years from 1 October 2014 are 2,192 days, two-thirds 1,462: 1 October 2018.
  // biome-ignore format: one sentence a row
  test.each([
    ['kidnapping is not in it: automatic', '2014-10-01', 6, 'kidnapping', 'release 2018-10-01, Board -; '],
    ['nor is wounding without intent', '2014-10-01', 6, 'grievous_bodily_harm', 'release 2018-10-01, Board -; '],
    ['nor is arson', '2014-10-01', 6, 'arson_endangering_life', 'release 2018-10-01, Board -; '],
    ['nor is burglary with intent', '2014-10-01', 6, 'burglary_dwelling_with_intent_gbh', 'release 2018-10-01, Board -; '],
    ['explosives came into it in 2015 only, and were not read for before: both', '2014-10-01', 6, 'causing_explosion_likely_to_endanger_life', 'release 2020-09-30, Board 2018-10-01; A_EXTENDED_AUTOMATIC'],
    ['attempted murder is in a paragraph that was not read: both', '2014-10-01', 6, 'attempted_murder', 'release 2020-09-30, Board 2018-10-01; A_EXTENDED_AUTOMATIC'],
    ['10 years: the Board', '2014-10-01', 10, 'kidnapping', 'release 2024-09-30, Board 2021-06-01; '],
    ['robbery is in it with a firearm: both', '2014-10-01', 6, 'robbery', 'release 2020-09-30, Board 2018-10-01; A_EXTENDED_AUTOMATIC'],
    ['rape is in it: the Board', '2014-10-01', 6, 'rape', 'release 2020-09-30, Board 2018-10-01; '],
    ['no offence: both', '2014-10-01', 6, null, 'release 2020-09-30, Board 2018-10-01; A_EXTENDED_AUTOMATIC'],
    ['from 13 April 2015 the Board, whatever the offence', '2015-04-13', 6, 'kidnapping', 'release 2021-04-12, Board 2019-04-13; '],
  ])('%s', (_, startDate, sentenceYears, offenceKey, want) => {
    const { release, paroleEligibility, alternatives } = answered({
      sentences: [{ startDate, sentenceYears, extensionYears: 3, sentenceType: 'eds', offenceKey }],
    })
    const codes = (alternatives ?? []).map(({ code }) => code).filter((code) => code === 'A_EXTENDED_AUTOMATIC')
    expect(`release ${day(release)}, Board ${day(paroleEligibility)}; ${codes.join()}`).toBe(want)
  })
})
