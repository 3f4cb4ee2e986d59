import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { caseIn } from '../../../../test/support/case-in.ts'
import { isoDate } from '../../calendar/day.ts'
import { caseOf } from '../case-answer.ts'

/** The dates after a recall, and the rivals; or the fields that are refused, with what is said. */
function said(text: string): string {
  const answer = caseOf(caseIn(text))
  if ('refusals' in answer)
    return answer.refusals.map(({ place, message }) => `${place.field}: ${message}`).join('; ')
  const { dates, alternatives } = answered(caseIn(text))
  const rivals = (alternatives ?? []).map(({ code, release }) => `${code} ${isoDate(release as never)}`)
  return [
    ...dates
      .filter(({ form }) => /^(?:PRRD|LED|S)/.test(form))
      .map(({ form, date }) => `${form} ${isoDate(date)}`),
    ...rivals,
  ].join(', ')
}

const old = 'offenceDate=2004-09-01 remandCreditDays=60'
const not1991 =
  'This sentence is under the Criminal Justice Act 1991. Such a recall from it is not worked out.'

describe('A recall from a sentence under the Criminal Justice Act 1991 (section 50A of it)', () => {
  // biome-ignore format: a case a row
  test.each([
    ['since 14 July 2008 to the end', `A 2005-06-06 10y theft ${old}; recall standard recallDate=2012-02-06 returnToCustodyDate=2012-02-17`, 'PRRD, standard recall 2015-04-16, SLED 2015-04-16'],
    ['on that day', `A 2005-06-06 10y theft ${old}; recall standard recallDate=2008-07-14 returnToCustodyDate=2008-07-14`, 'PRRD, standard recall 2015-04-06, SLED 2015-04-06'],
    ['on the day before', `A 2005-06-06 10y theft ${old}; recall standard recallDate=2008-07-13`, `offenceDate: ${not1991}`],
    ['of one of which no day is told', `A 2005-06-06 10y theft ${old}; recall standard`, 'PRRD, standard recall 2015-04-06, SLED 2015-04-06'],
    ['12 months to 4 years: the licence ends at three-quarters', 'A 2009-06-01 3y theft offenceDate=2004-09-01; recall standard recallDate=2011-08-30 returnToCustodyDate=2011-09-02', 'PRRD, standard recall 2012-06-02, SLED 2012-06-02'],
    ['and nobody is recalled after it', 'A 2009-06-01 3y theft offenceDate=2004-09-01; recall standard recallDate=2011-09-02 returnToCustodyDate=2011-09-02', 'recallDate: The licence ended on 31 August 2011. A recall comes before the end: check the dates and the credit.'],
    ['28 days', 'A 2009-06-01 6y theft offenceDate=2004-09-01; recall fixed_term_28 recallDate=2013-02-04 returnToCustodyDate=2013-02-04', 'PRRD 2013-03-03, SLED 2015-05-31'],
    ['extended under section 85', 'A 2003-06-02 3y +4y eds supplying_class_a_drug offenceDate=2002-05-01; recall standard recallDate=2009-06-02', `offenceDate: ${not1991}`],
    ['the long rules', 'A 2004-06-07 12y sds robbery offenceDate=2003-05-01; recall standard recallDate=2013-02-04 returnToCustodyDate=2013-02-04', 'PRRD, standard recall 2016-06-06, SLED 2016-06-06'],
  ] as const)('%s', (_, text, want) => expect(said(text)).toBe(want))

  test('since 31 March 2026 there is only a standard one', () =>
    expect(
      said(
        'A 2004-06-07 32y sds robbery offenceDate=2003-05-01; recall fixed_term_56 recallDate=2026-05-04 returnToCustodyDate=2026-05-04',
      ),
    ).toMatch(/^type: /))
})

describe('A chain with a short term for an offence before 1 February 2015', () => {
  const five = 'A 2022-02-07 5y theft offenceDate=2021-06-14'
  const mixed =
    'A 2023-01-09 5m theft offenceDate=2022-11-01; B 2023-01-09 6m theft offenceDate=2014-10-01 after A'
  const both =
    'A 2023-01-09 5m theft offenceDate=2014-11-01; B 2023-01-09 6m theft offenceDate=2014-10-01 after A'
  const no =
    'A term under 12 months for an offence before 1 February 2015 has no licence, so there is no recall.'
  // biome-ignore format: a case a row
  test.each([
    ['12 months or more in all: a licence (section 264(3B))', `${five}; B 2022-02-07 7m theft offenceDate=2014-05-19 after A; recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-02`, 'PRRD, standard recall 2027-09-06, SLED 2027-09-06'],
    ['12 months of older terms', 'A 2022-02-07 7m theft offenceDate=2014-06-14; B 2022-02-07 5m theft offenceDate=2014-05-19 after A; recall standard recallDate=2022-09-05 returnToCustodyDate=2022-09-05', 'PRRD, standard recall 2023-02-06, SLED 2023-02-06'],
    ['under 12 months, one of them later: a licence (section 264B)', `${mixed}; recall fixed_term_14 recallDate=2023-07-03 returnToCustodyDate=2023-07-03; law 2024-09-09`, 'PRRD 2023-07-16, LED 2023-09-07, SED 2023-12-08'],
    ['cut at the end of the sentence, not of the licence', `${mixed}; recall fixed_term_28 recallDate=2023-09-06 returnToCustodyDate=2023-11-20`, 'PRRD 2023-12-17, SED 2024-02-20'],
    ['a standard recall: to the end, or no longer than the licence', `${mixed}; recall standard recallDate=2023-07-03 returnToCustodyDate=2023-07-03`, 'PRRD, standard recall 2023-12-08, SED 2023-12-08, A_RECALL_LICENCE_END 2023-09-07'],
    ['after the licence', `${mixed}; recall standard recallDate=2023-09-07 returnToCustodyDate=2023-09-07`, 'recallDate: The licence ended on 7 September 2023. A recall comes before the end: check the dates and the credit.'],
    ['all of them older', `${both}; recall standard recallDate=2023-07-03 returnToCustodyDate=2023-07-03`, `offenceDate: ${no}`],
    ['the same beside another that has one', `${both}; C 2022-02-07 5y theft offenceDate=2021-06-14; recall standard recallDate=2026-07-03 returnToCustodyDate=2026-07-03`, 'PRRD, standard recall 2027-02-06, SLED 2027-02-06'],
    ['named beside another, told to be older', `${five}; D 2026-06-01 5m theft offenceDate=2014-11-01; recall standard recallDate=2026-07-03 returnToCustodyDate=2026-07-03 sentenceIds=A,D`, `offenceDate: ${no}`],
    ['named beside another, and not told: that one decides', 'A 2012-08-22 2y theft; D 2013-10-01 8m theft; recall standard recallDate=2013-10-24 returnToCustodyDate=2013-10-24 sentenceIds=A,D', 'PRRD, standard recall 2014-08-21, SLED 2014-08-21'],
    ['alone', 'A 2023-01-09 5m theft offenceDate=2014-11-01; recall standard recallDate=2023-03-27', `offenceDate: ${no}`],
  ] as const)('%s', (_, text, want) => expect(said(text)).toBe(want))
})
