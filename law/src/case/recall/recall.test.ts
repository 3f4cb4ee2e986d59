import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { caseIn, sentenceIn, sentencesIn } from '../../../../test/support/case-in.ts'
import { type Day, isoDate } from '../../calendar/day.ts'
import type { AskedCase, AskedRecall } from '../../facts/asked-case.ts'
import { recallKinds } from '../../tables/recall-types.ts'
import { caseExplanationOf } from '../../words/case-explanation.ts'
import { caseWarningText } from '../../words/en/case-warnings.ts'
import { datesInWords } from '../../words/key-dates.ts'
import type { CaseWarning } from '../answer.ts'
import { caseOf } from '../case-answer.ts'

const four = { id: 'A', startDate: '2025-03-03', sentenceYears: 4 }
/** Out long before the changes of 2026. */
const older = { startDate: '2023-03-06' }
const of = (recall: AskedRecall, sentence: object = {}, rest: object = {}): AskedCase => ({
  sentences: [{ ...four, ...sentence }],
  recall,
  ...rest,
})
const between = { recallDate: '2026-11-02', returnToCustodyDate: '2026-11-06' }

const dates = (asked: AskedCase): string =>
  answered(asked)
    .dates.map(({ form, date }) => `${form} ${isoDate(date)}`)
    .join(', ')

describe('The date after a recall (sections 255B, 255BA, 255C)', () => {
  // biome-ignore format: one row per line
  for (const [what, asked, want] of [
    ['56 days from the return', caseIn('A 2025-03-03 4y; recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-06'), 'PRRD 2026-12-31, LIKELY_RELEASE 2026-12-30, ESED 2029-03-02, SLED 2029-03-05'],
    ['28 days, in 2025: from a curfew not before release', caseIn('A 2025-03-03 4y; recall fixed_term_28 returnToCustodyDate=2025-11-03'), 'PRRD 2026-10-08, ESED 2029-03-02, SLED 2029-03-02'],
    ['the day of leaving for a person under 18', caseIn('A 2025-03-03 4y section_250; recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-06'), 'PRRD 2026-12-31, LIKELY_RELEASE 2026-12-29, ESED 2029-03-02, SLED 2029-03-05'],
    ['the same where only one of a chain was passed on a child', { ...of({ type: 'fixed_term_56', ...between }), sentences: [{ ...four, sentenceYears: 2, sentenceType: 'section_250' }, { ...four, id: 'B', sentenceYears: 2, consecutiveTo: 'A' }] } as const, 'PRRD 2026-12-31, LIKELY_RELEASE 2026-12-29, ESED 2029-03-02, SLED 2029-03-05'],
    ['a standard recall', caseIn('A 2025-03-03 4y; recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-06'), 'PRRD, standard recall 2029-03-05, ESED 2029-03-02, SLED 2029-03-05'],
    ['days away given, and their last day', caseIn('A 2025-03-03 4y; recall standard unlawfullyAtLargeDays=10 lastDayUnlawfullyAtLarge=2026-11-05'), 'PRRD, standard recall 2029-03-12, ESED 2029-03-02, SLED 2029-03-12'],
    ['the recall and the last day away: the return is the next', caseIn('A 2025-03-03 4y; recall standard recallDate=2026-11-02 lastDayUnlawfullyAtLarge=2026-11-10'), 'PRRD, standard recall 2029-03-10, LIKELY_RELEASE 2029-03-08, LATEST_RELEASE 2029-03-09, ESED 2029-03-02, SLED 2029-03-10'],
    ['away on the day of recall, and back on the next', caseIn('A 2025-03-03 4y; recall standard recallDate=2026-11-02 lastDayUnlawfullyAtLarge=2026-11-02'), 'PRRD, standard recall 2029-03-02, LIKELY_RELEASE 2029-03-01, ESED 2029-03-02, SLED 2029-03-02'],
    ['days away given, and nothing else', caseIn('A 2025-03-03 4y; recall standard unlawfullyAtLargeDays=10'), 'PRRD, standard recall 2029-03-12, ESED 2029-03-02, SLED 2029-03-12'],
    ['days away that begin after the end count for nothing', caseIn('A 2025-03-03 4y; recall standard unlawfullyAtLargeDays=10 lastDayUnlawfullyAtLarge=2029-03-20'), 'PRRD, standard recall 2029-03-02, LIKELY_RELEASE 2029-03-01, ESED 2029-03-02, SLED 2029-03-02'],
    ['and those that begin two days after it', caseIn('A 2025-03-03 4y; recall standard unlawfullyAtLargeDays=10 lastDayUnlawfullyAtLarge=2029-03-13'), 'PRRD, standard recall 2029-03-02, LIKELY_RELEASE 2029-03-01, ESED 2029-03-02, SLED 2029-03-02'],
    ['not before the day after the last at large', caseIn('A 2025-03-03 4y; recall standard unlawfullyAtLargeDays=1 recallDate=2029-03-01 lastDayUnlawfullyAtLarge=2029-03-20'), 'PRRD, standard recall 2029-03-21, ESED 2029-03-02, SLED 2029-03-21'],
    ['credit that is more than the sentence', caseIn('A 2025-03-03 4y remandCreditDays=3000; recall standard'), 'PRRD, standard recall 2025-03-03, ESED 2029-03-02, SLED 2025-03-03'],
    ['another time at large, before and since', caseIn('A 2025-03-03 4y; recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-06; unlawfullyAtLarge 2025-06-01..2025-06-04; unlawfullyAtLarge 2026-11-10..2026-11-11'), 'PRRD 2027-01-02, LIKELY_RELEASE 2026-12-30, LATEST_RELEASE 2026-12-31, ESED 2029-03-02, SLED 2029-03-11'],
    ['a time at large after the end counts for nothing', caseIn('A 2025-03-03 4y; recall standard; unlawfullyAtLarge 2030-06-01..2030-06-04'), 'PRRD, standard recall 2029-03-02, LIKELY_RELEASE 2029-03-01, ESED 2029-03-02, SLED 2029-03-02'],
    ['the last day away of two times', caseIn('A 2025-03-03 4y; recall standard unlawfullyAtLargeDays=3 lastDayUnlawfullyAtLarge=2026-11-05; unlawfullyAtLarge 2025-06-01..2025-06-04'), 'PRRD, standard recall 2029-03-09, LIKELY_RELEASE 2029-03-08, ESED 2029-03-02, SLED 2029-03-09'],
    ['a time at large that begins on the day after the end', caseIn('A 2025-03-03 4y; recall standard; unlawfullyAtLarge 2029-03-03..2029-03-04'), 'PRRD, standard recall 2029-03-05, ESED 2029-03-02, SLED 2029-03-05'],
    ['and one that begins a day later counts for nothing', caseIn('A 2025-03-03 4y; recall standard; unlawfullyAtLarge 2029-03-04..2029-03-05'), 'PRRD, standard recall 2029-03-02, LIKELY_RELEASE 2029-03-01, ESED 2029-03-02, SLED 2029-03-02'],
    ['a time at large up to the day of recall stands beside the one that begins after it', caseIn('A 2025-03-03 4y; recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-06; unlawfullyAtLarge 2026-11-01..2026-11-02'), 'PRRD, standard recall 2029-03-07, ESED 2029-03-02, SLED 2029-03-07'],
    ['at large from the day of the return on', caseIn('A 2025-03-03 4y; recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-06; unlawfullyAtLarge 2026-11-06..2026-11-06'), 'PRRD 2027-01-01, LIKELY_RELEASE 2026-12-30, LATEST_RELEASE 2026-12-31, ESED 2029-03-02, SLED 2029-03-06'],
    ['returned on the last day', caseIn('A 2025-03-03 4y; recall fixed_term_56 returnToCustodyDate=2029-03-02'), 'PRRD 2029-03-02, ESED 2029-03-02, SLED 2029-03-02'],
    ['over on the day of the change', caseIn('A 2025-04-01 1y; recall fixed_term_56 returnToCustodyDate=2025-12-02'), 'PRRD, standard recall 2026-03-31, ESED 2026-03-31, SLED 2026-03-31'],
    ['back on the day after the recall: no time between, so none overlaps', caseIn('A 2025-03-03 4y; recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-03; unlawfullyAtLarge 2026-11-02..2026-11-03'), 'PRRD, standard recall 2029-03-04, LIKELY_RELEASE 2029-03-01, LATEST_RELEASE 2029-03-02, ESED 2029-03-02, SLED 2029-03-04'],
    ['recalled and returned on the day after the sentence', caseIn('A 2025-03-03 4y; recall standard recallDate=2025-03-04 returnToCustodyDate=2025-03-04'), 'PRRD, standard recall 2029-03-02, LIKELY_RELEASE 2029-03-01, ESED 2029-03-02, SLED 2029-03-02'],
    ['1,701 days are the longest of stage 1', caseIn('A 2023-03-06 0y1701d; recall fixed_term_56 returnToCustodyDate=2025-12-02'), 'PRRD 2026-03-31, ESED 2027-10-31, SLED 2027-10-31'],
    ['and 1,702 are in stage 2', caseIn('A 2023-03-06 0y1702d; recall fixed_term_56 returnToCustodyDate=2025-12-02'), 'PRRD 2026-04-14, ESED 2027-11-01, SLED 2027-11-01'],
    ['a stage', caseIn('A 2023-03-06 4y; recall fixed_term_56 recallDate=2025-12-01 returnToCustodyDate=2025-12-02'), 'PRRD 2026-03-31, ESED 2027-03-05, SLED 2027-03-05'],
    ['recalled before the first release, so from a curfew: not before that day (section 255BA(2)(b))', caseIn('A 2026-01-05 2y; recall fixed_term_56 returnToCustodyDate=2026-08-04'), 'PRRD 2026-10-13, ESED 2028-01-04, SLED 2028-01-04'],
    ['the same of 28 days, for a young person (section 255B(1B))', caseIn('A 2026-04-06 0y30m section_250; recall fixed_term_28 recallDate=2026-11-02 returnToCustodyDate=2026-11-02'), 'PRRD 2027-04-06, ESED 2028-10-05, SLED 2028-10-05'],
    ['section 255A(10) as it was: on the eve of the change, too', caseIn('A 2025-06-02 0y30m section_250; recall fixed_term_28 recallDate=2026-03-30 returnToCustodyDate=2026-03-30'), 'PRRD 2026-06-02, ESED 2027-12-01, SLED 2027-12-01'],
    ['over before the change', caseIn('A 2025-03-03 1y; recall fixed_term_56 returnToCustodyDate=2025-12-02'), 'PRRD, standard recall 2026-03-02, ESED 2026-03-02, SLED 2026-03-02'],
    ['passed on the eve of the change: the first stage', caseIn('A 2026-03-30 4y; recall standard returnToCustodyDate=2026-03-31'), 'PRRD, standard recall 2030-03-29, LIKELY_RELEASE 2030-03-28, ESED 2030-03-29, SLED 2030-03-29'],
    ['a time at large after the end as it was before the days between recall and return', caseIn('A 2025-03-03 4y; recall standard recallDate=2029-02-01 returnToCustodyDate=2029-02-20; unlawfullyAtLarge 2029-03-10..2029-03-11'), 'PRRD, standard recall 2029-03-22, ESED 2029-03-02, SLED 2029-03-22'],
    ['days in custody before a first release that the prison works out by hand count for the day of leaving', caseIn('A 2026-03-06 0y18m; recall standard recallDate=2027-09-01 returnToCustodyDate=2027-09-01; unlawfullyAtLarge 2026-09-28..2026-10-02'), 'PRRD, standard recall 2027-09-10, LIKELY_RELEASE 2027-09-09, ESED 2027-09-05, SLED 2027-09-10'],
    ['12 months for an offence before 1 February 2015: on licence all the same', caseIn('A 2025-03-03 1y offenceDate=2014-05-03; recall standard'), 'PRRD, standard recall 2026-03-02, ESED 2026-03-02, SLED 2026-03-02'],
    ['a person at large when the progression model began', caseIn('A 2025-03-03 4y; recall standard; unlawfullyAtLarge 2026-09-28..2026-10-02'), 'PRRD, standard recall 2029-03-07, ESED 2029-03-02, SLED 2029-03-07'],
  ] as const)
    test(what, () => expect(dates(asked)).toBe(want))

  test('the run is what the dates say, and the fraction does not enter', () => {
    const [run] = answered(of({ type: 'fixed_term_56', ...between, addedDaysAfterReturn: 3 })).runs
    expect(run).toMatchObject({ totalDays: 1461, custodyDays: 56, addedDays: 3, atLargeDays: 3 })
    expect(run).toMatchObject({ isSingleTerm: false, addedDaysServed: 0, hold: null, parole: null, group: 0 })
    expect(run?.custodyParts.map(({ fraction }) => fraction.label)).toEqual(['Full term'])
    expect(dates(of({ type: 'standard', ...between }, { regimeId: 'sds_adult_barred_50' }))).toBe(
      dates(of({ type: 'standard', ...between })),
    )
    expect(answered(of({ type: 'standard', ...between })).runs[0]).toMatchObject({
      custodyDays: 1461,
      addedDays: 0,
    })
  })

  test('its letters in words', () => {
    const names = (asked: AskedCase) =>
      datesInWords(answered(asked).dates).map(({ type, name }) => `${type}: ${name}`)
    expect(names(of({ type: 'fixed_term_56', ...between }))[0]).toBe('PRRD: Post-recall release date')
    expect(names(of({ type: 'standard' }))[0]).toBe('PRRD: Post-recall release date (no later than)')
  })
})

describe('A fixed term from a curfew, and what is in doubt', () => {
  const young = sentenceIn('2026-04-06 0y30m section_250')
  const older = { ...young, startDate: '2025-06-02' }
  const on = (day: string) => ({ type: 'fixed_term_28', recallDate: day, returnToCustodyDate: day }) as const
  const rivals = (asked: AskedCase): readonly string[] =>
    (answered(asked).alternatives ?? []).map(({ code, release }) => `${code} ${isoDate(release as Day)}`)
  // biome-ignore format: one row per line
  for (const [what, asked, want] of [
    ['section 255B(1B): the release point enters, and with it what is in doubt about it', 'A 2026-04-06 0y30m section_250 burglary_dwelling; recall fixed_term_28 recallDate=2026-11-02 returnToCustodyDate=2026-11-02', ['A_SECTION_250_HALF 2027-07-06']],
    ['12 January 2026, 2 years for robbery, recalled in July', 'A 2026-01-12 2y section_250 robbery; recall fixed_term_28 recallDate=2026-07-20 returnToCustodyDate=2026-07-20', ['A_SECTION_250_HALF 2027-01-11']],
    ['section 255BA(2)(b): the offence was not given, and the release point turns on it; it was none from which there is no curfew', 'A 2026-01-05 4y; recall fixed_term_56 returnToCustodyDate=2026-08-04', ['A_CURFEW_56_ONLY 2026-09-28']],
    ['section 26(7): on a curfew on 1 September 2026, and recalled since', 'A 2025-03-03 5y theft; recall fixed_term_56 recallDate=2026-10-19 returnToCustodyDate=2026-10-19', ['A_CURFEW_NOT_STAGED 2027-03-03']],
    ['section 26(3): passed since adults have no curfew: 56 days', 'A 2026-10-05 5y theft; recall fixed_term_56 recallDate=2027-03-01 returnToCustodyDate=2027-03-01', ['A_KEPT_TO_RELEASE 2028-06-04']],
    ['the same where the first day of a curfew came after it', 'A 2026-04-06 5y theft; recall fixed_term_56 recallDate=2026-10-19 returnToCustodyDate=2026-10-19', ['A_KEPT_TO_RELEASE 2027-12-05']],
    ['the first day of a curfew on 2 September 2026', 'A 2025-09-01 5y theft; recall fixed_term_56 recallDate=2026-10-19 returnToCustodyDate=2026-10-19', ['A_KEPT_TO_RELEASE 2027-05-02']],
    ['and on the day before', 'A 2025-08-31 5y theft; recall fixed_term_56 recallDate=2026-10-19 returnToCustodyDate=2026-10-19', ['A_CURFEW_NOT_STAGED 2027-08-31']],
    ['the first day of a curfew by the release point of that day, and not by the stage since', 'A 2025-09-15 5y6m theft; recall fixed_term_56 recallDate=2027-03-01 returnToCustodyDate=2027-03-01', ['A_KEPT_TO_RELEASE 2027-07-15']],
    ['back before 2 September 2026, 56 days over by then: not before that day', 'A 2025-03-03 5y theft; recall fixed_term_56 recallDate=2026-06-01 returnToCustodyDate=2026-06-01', ['A_CURFEW_56_ONLY 2026-09-02']],
    ['back on the eve of 31 March 2026: the term by itself is the rival', 'A 2025-06-02 0y30m section_250; recall fixed_term_28 recallDate=2026-03-30 returnToCustodyDate=2026-03-30', ['A_TERM_BY_ITSELF 2026-04-26', 'A_OFFENCE_KEPT_AT_HALF 2026-09-01']],
    ['back on the eve of 1 February 2015: the other way round', 'A 2014-06-02 4y30m theft; recall fixed_term_28 recallDate=2015-01-31 returnToCustodyDate=2015-01-31', ['A_KEPT_TO_RELEASE 2017-09-01']],
    ['and on that day', 'A 2014-06-02 4y30m theft; recall fixed_term_28 recallDate=2015-02-01 returnToCustodyDate=2015-02-01', ['A_TERM_BY_ITSELF 2015-02-28']],
    ['the same, and the term ends later', 'A 2025-06-02 0y30m section_250; recall fixed_term_28 recallDate=2026-05-25 returnToCustodyDate=2026-05-25', ['A_OFFENCE_KEPT_AT_HALF 2026-09-01']],
    ['from a special sentence there is no curfew', 'A 2018-03-05 8y sopc; recall fixed_term_28 recallDate=2023-02-02 returnToCustodyDate=2023-02-02', []],
    ['after the first release nothing is in doubt', 'A 2024-02-12 3y; recall fixed_term_28 recallDate=2025-09-01 returnToCustodyDate=2025-09-01', []],
  ] as const)
    test(what, () => expect(rivals(caseIn(asked))).toEqual(want))

  test('the first release that is named is the day of the rival, with the stage since the recall', () => {
    const { warnings } = answered(
      caseIn(
        'A 2026-04-06 5y theft; recall fixed_term_56 recallDate=2026-10-19 returnToCustodyDate=2026-10-19',
      ),
    )
    const said = (one: string) => warnings.find(({ code }) => code === one)?.values.release
    expect(isoDate(said('W_RECALL_BEFORE_RELEASE') as Day)).toBe('2027-12-05')
    expect(said('W_RECALL_TERM_FROM_CURFEW')).toBe(said('W_RECALL_BEFORE_RELEASE'))
  })

  test('the rival in full, and in words', () => {
    const answer = answered(of(on('2026-03-30'), older))
    const [rival] = answer.alternatives ?? []
    expect([rival?.sentenceIds, rival?.about, rival?.releaseType]).toEqual([['A'], 'the law', 'PRRD'])
    expect(isoDate(rival?.answer().release as Day)).toBe('2026-04-26')
    const said = answer.warnings.find(({ code }) => code === 'W_RECALL_TERM_FROM_CURFEW') as CaseWarning
    expect(said.sentenceIds).toEqual(['A'])
    expect(caseWarningText(said)).toContain('By the other rule release is on 26 April 2026.')
  })

  // biome-ignore format: one row per line
  for (const [what, asked, provision] of [
    ['of 28 days', of(on('2026-11-02'), young), 'section 255B(1B)'],
    ['of 56 days', of({ type: 'fixed_term_56', returnToCustodyDate: '2026-08-04' }, { startDate: '2026-01-05', sentenceYears: 2 }), 'section 255BA(2)(b)'],
    ['that ends later', of(on('2027-03-29'), young), null],
  ] as const)
    test(`the provisions of a term ${what}`, () => {
      const steps = caseExplanationOf(answered(asked))
      const cited = steps.find(({ id }) => id === 'releaseDate')?.law.map(({ provision }) => provision)
      expect(cited?.filter((one) => one.endsWith(')'))).toEqual(provision === null ? [] : [provision])
      expect(steps[0]?.working).toContain('and from a curfew not before the first release was due.')
    })
})

describe('What is said with it', () => {
  const fixed = ['W_RECALL_FIXED_TERM']
  const standard = ['W_RECALL_STANDARD']
  const end = ['W_RECALL_LICENCE', 'W_RECALL_RECORDS']
  // biome-ignore format: one row per line
  for (const [what, asked, want] of [
    ['a fixed term', of({ type: 'fixed_term_56', ...between }), [...fixed, ...end]],
    ['a standard recall', of({ type: 'standard', ...between }), [...standard, 'W_RECALL_RECORDS']],
    ['a recall before the first release', of({ type: 'standard', recallDate: '2025-06-02', returnToCustodyDate: '2025-06-02' }), ['W_RECALL_BECAME_56', ...standard, 'W_RECALL_BEFORE_RELEASE', 'W_RECALL_CURFEW', 'W_RECALL_RECORDS']],
    ['a recall on its very day', of({ type: 'standard', recallDate: '2026-10-08', returnToCustodyDate: '2026-10-08' }), [...standard, 'W_RECALL_RECORDS']],
    ['a return before it, where the recall is not known', of({ type: 'fixed_term_28', returnToCustodyDate: '2025-06-02' }), ['W_OFFENCE_NOT_GIVEN', ...fixed, 'W_RECALL_BEFORE_RELEASE', 'W_RECALL_AT_LARGE_UNKNOWN', 'W_RECALL_LICENCE', 'W_RECALL_TERM_FROM_CURFEW', 'W_RECALL_RECORDS']],
    ['56 days before the first release: the rule of a curfew is worked out', of({ type: 'fixed_term_56', recallDate: '2026-06-01', returnToCustodyDate: '2026-06-01' }), ['W_OFFENCE_NOT_GIVEN', ...fixed, 'W_RECALL_BEFORE_RELEASE', 'W_RECALL_LICENCE', 'W_RECALL_TERM_FROM_CURFEW', 'W_RECALL_RECORDS']],
    ['28 days for an adult since the change', of({ type: 'fixed_term_28', ...between }), ['W_RECALL_56_NOW', ...fixed, ...end]],
    ['28 days for an adult, on the day of the change', of({ type: 'fixed_term_28', recallDate: '2026-03-31', returnToCustodyDate: '2026-03-31' }), ['W_RECALL_56_NOW', 'W_OFFENCE_NOT_GIVEN', ...fixed, 'W_RECALL_BEFORE_RELEASE', 'W_RECALL_LICENCE', 'W_RECALL_TERM_FROM_CURFEW', 'W_RECALL_RECORDS']],
    ['28 days for an adult, on the eve of it', of({ type: 'fixed_term_28', recallDate: '2026-03-30', returnToCustodyDate: '2026-03-30' }), ['W_OFFENCE_NOT_GIVEN', ...fixed, 'W_RECALL_BEFORE_RELEASE', 'W_RECALL_LICENCE', 'W_RECALL_TERM_FROM_CURFEW', 'W_RECALL_RECORDS']],
    ['56 days, where only the first of a chain is detention of a young person', { ...of({ type: 'fixed_term_56', ...between }), sentences: [{ ...four, sentenceYears: 1, sentenceType: 'section_250' }, { ...four, id: 'B', sentenceYears: 1, consecutiveTo: 'A' }] } as const, [...fixed, ...end, 'W_LEAVING_AGE']],
    ['56 days for a young person', of({ type: 'fixed_term_56', ...between }, { sentenceType: 'section_250' }), [...fixed, 'W_RECALL_KIND', ...end, 'W_S250_FRACTION', 'W_LEAVING_AGE']],
    ['14 days from four years, in 2025', of({ type: 'fixed_term_14', returnToCustodyDate: '2026-01-12', recallDate: '2026-01-12' }, { startDate: '2024-03-04' }), [...fixed, 'W_RECALL_LENGTH', ...end]],
    ['28 days from 18 months, before the change', of({ type: 'fixed_term_28', returnToCustodyDate: '2026-01-12', recallDate: '2026-01-12' }, { sentenceYears: 0, sentenceMonths: 18 }), [...fixed, ...end]],
    ['28 days from nine months, in 2025', of({ type: 'fixed_term_28', returnToCustodyDate: '2025-09-01', recallDate: '2025-09-01' }, { sentenceYears: 0, sentenceMonths: 9 }), [...fixed, 'W_RECALL_LENGTH', ...end]],
    ['added days from before', of({ type: 'standard', ...between }, {}, { addedDays: 5 }), [...standard, 'W_RECALL_ADDED_DAYS', 'W_RECALL_RECORDS']],
    ['an empty list of awards', of({ type: 'standard', ...between }, {}, { addedDays: [] }), [...standard, 'W_RECALL_RECORDS']],
    ['one added day from before', of({ type: 'standard', ...between }, {}, { addedDays: 1 }), [...standard, 'W_RECALL_ADDED_DAYS', 'W_RECALL_RECORDS']],
    ['one award from before', of({ type: 'standard', ...between }, {}, { addedDays: [{ date: '2025-08-01', days: 5 }] }), [...standard, 'W_RECALL_ADDED_DAYS', 'W_RECALL_RECORDS']],
    ['the law after the Act, where no other sentence turns on it', of({ type: 'standard', ...between }, {}, { law: 'after_act' }), [...standard, 'W_RECALL_RECORDS']],
    ['one day added since', of({ type: 'standard', ...between, addedDaysAfterReturn: 1 }), [...standard, 'W_RECALL_ADDED_DAYS', 'W_RECALL_RECORDS']],
    ['an award from before, and days added since', of({ type: 'standard', ...between, addedDaysAfterReturn: 4 }, {}, { addedDays: [{ date: '2025-08-01', days: 5 }] }), [...standard, 'W_RECALL_ADDED_DAYS', 'W_RECALL_RECORDS']],
    ['more days at large than lie between', of({ type: 'standard', ...between, unlawfullyAtLargeDays: 4 }), [...standard, 'W_RECALL_AT_LARGE_MORE', 'W_RECALL_RECORDS']],
    ['as many as lie between', of({ type: 'standard', ...between, unlawfullyAtLargeDays: 3 }), [...standard, 'W_RECALL_RECORDS']],
    ['the recall and the last day away', of({ type: 'standard', recallDate: '2026-11-02', lastDayUnlawfullyAtLarge: '2026-11-05' }), [...standard, 'W_RECALL_RECORDS']],
    ['a time at large after the end', of({ type: 'standard', ...between }, {}, { unlawfullyAtLarge: [{ fromDate: '2030-06-01', toDate: '2030-06-04' }] }), [...standard, 'W_RECALL_RECORDS', 'W_AT_LARGE_NO_EFFECT']],
    ['tagged bail', of({ type: 'standard', ...between }, { taggedBailCreditDays: 1 }), [...standard, 'W_RECALL_RECORDS', 'W_TAGGED_BAIL']],
    ['a fixed term that ends with the sentence', of({ type: 'fixed_term_56', recallDate: '2029-02-01', returnToCustodyDate: '2029-02-02' }), [...fixed, 'W_RECALL_RECORDS']],
  ] as const)
    test(what, () => expect(answered(asked).warnings.map(({ code }) => code)).toEqual(want))

  test('with its days', () => {
    const texts = answered(
      of({ type: 'fixed_term_28', recallDate: '2025-06-02', returnToCustodyDate: '2025-06-02' }),
    ).warnings.map(caseWarningText)
    expect(texts.find((text) => text.startsWith('By our count'))).toContain('was due on 8 October 2026, and')
    expect(texts.find((text) => text.startsWith('After this release'))).toContain('until 2 March 2029, and')
  })
})

describe('Why there is none', () => {
  // biome-ignore format: one row per line
  for (const [what, asked, place, message] of [
    ['two sentences beside one another', 'A 2025-03-03 4y; B 2025-03-03 1y; recall standard', 'recall.sentenceIds', /Say which sentences/],
    ['a chain that no court could make', 'A 2025-03-03 1y; B 2026-06-01 1y after A; recall standard', 'sentences.consecutiveTo', /section 225/],
    ['a fixed term from life', 'A 2005-03-07 4y life; recall fixed_term_56 recallDate=2026-06-02 returnToCustodyDate=2026-06-02', 'recall.type', /no fixed term/],
    ['a fixed term from public protection', 'A 2006-03-06 4y ipp; recall fixed_term_28 recallDate=2026-06-02 returnToCustodyDate=2026-06-02', 'recall.type', /no fixed term/],
    ['a serious terrorism sentence', 'A 2025-03-03 4y +3y terrorism_s247a_no_early_release; recall standard', 'sentences.regimeId', /serious terrorism/],
    ['the same by its offence', 'A 2022-03-07 14y +7y eds preparation_of_terrorist_acts; recall standard', 'sentences.offenceKey', /serious terrorism/],
    ['the same as it was said', 'A 2022-03-07 14y +7y eds terrorism=true; recall standard', 'sentences.terrorism', /serious terrorism/],
    ['no extension period', 'A 2025-03-03 4y eds; recall standard', 'sentences.extensionYears', /extension period/],
    ['the Act of 1991', 'A 2005-05-03 4y offenceDate=2004-05-03; recall standard recallDate=2008-07-13', 'sentences.offenceDate', /Act 1991/],
    ['section 250 detention for an old offence', 'A 2025-03-03 0y6m section_250 offenceDate=2014-05-03; recall standard', 'sentences.offenceDate', /no licence/],
    ['a short term for an old offence', 'A 2025-03-03 0y6m offenceDate=2014-05-03; recall standard', 'sentences.offenceDate', /no licence/],
    ['a sentence of one day', 'A 2025-03-03 0y1d; recall standard', 'recall.type', /one day/],
    ['a fixed term without a return', 'A 2025-03-03 4y; recall fixed_term_14', 'recall.returnToCustodyDate', /counted from it/],
    ['a recall before the sentence', 'A 2025-03-03 4y; recall standard recallDate=2025-03-02', 'recall.recallDate', /No sentence was passed before the recall/],
    ['a return before the sentence', 'A 2025-03-03 4y; recall standard returnToCustodyDate=2025-03-02', 'recall.returnToCustodyDate', /No sentence was passed before the return/],
    ['a recall on the day of sentence', 'A 2025-03-03 4y; recall standard recallDate=2025-03-03 returnToCustodyDate=2025-03-03', 'recall.recallDate', /No sentence was passed before the recall/],
    ['a return on the day of sentence', 'A 2025-03-03 4y; recall fixed_term_56 returnToCustodyDate=2025-03-03', 'recall.returnToCustodyDate', /No sentence was passed before the return/],
    ['a recall on the last day, and at large after it', 'A 2025-03-03 4y; recall standard recallDate=2029-03-02 returnToCustodyDate=2029-03-05', 'recall.recallDate', /ended on 2 March 2029/],
    ['days away from the day of sentence on', 'A 2025-03-03 4y; recall standard returnToCustodyDate=2025-04-03 unlawfullyAtLargeDays=31', 'recall.unlawfullyAtLargeDays', /begin before the sentence/],
    ['more days away than there were since the sentence', 'A 2025-03-03 4y; recall standard returnToCustodyDate=2025-04-03 unlawfullyAtLargeDays=40', 'recall.unlawfullyAtLargeDays', /begin before the sentence/],
    ['a fixed term from an extended sentence', 'A 2019-03-04 4y +3y eds; recall fixed_term_28 returnToCustodyDate=2025-11-03', 'recall.type', /standard one/],
    ['the same where only one of a chain is extended', 'A 2019-03-04 4y +3y eds; B 2019-03-04 1y after A; recall fixed_term_28 returnToCustodyDate=2025-11-03', 'recall.type', /standard one/],
    ['56 days from a special sentence', 'A 2022-03-07 4y sopc; recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-06', 'recall.type', /standard one/],
    ['56 days from a special sentence, returned before there were any', 'A 2022-03-07 4y sopc; recall fixed_term_56 returnToCustodyDate=2025-11-03', 'recall.type', /standard one/],
    ['28 days from a special sentence, since the change', 'A 2022-03-07 4y sopc; recall fixed_term_28 recallDate=2026-11-02 returnToCustodyDate=2026-11-06', 'recall.type', /standard one/],
    ['56 days from a national security sentence', 'A 2025-03-03 4y sds_adult_national_security; recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-06', 'recall.type', /standard one/],
    ['56 days from a terrorism sentence', 'A 2025-03-03 4y +1y terrorism_s247a; recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-06', 'recall.type', /standard one/],
    ['a day back in prison that is the day of sentence', 'A 2025-03-03 4y; recall standard recallDate=2026-11-06 returnToCustodyDate=2025-03-03', 'recall.returnToCustodyDate', /after the day of sentence/],
    ['a last day away on the day of return', 'A 2025-03-03 4y; recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-06 lastDayUnlawfullyAtLarge=2026-11-06', 'recall.lastDayUnlawfullyAtLarge', /before the return/],
    ['a last day away before the recall', 'A 2025-03-03 4y; recall standard recallDate=2026-11-02 lastDayUnlawfullyAtLarge=2026-11-01', 'recall.lastDayUnlawfullyAtLarge', /not before the recall/],
    ['days between the last one away and the return', 'A 2025-03-03 4y; recall standard recallDate=2026-11-02 returnToCustodyDate=2026-12-24 lastDayUnlawfullyAtLarge=2026-11-10', 'recall.lastDayUnlawfullyAtLarge', /the day before the return/],
    ['a last day away on the day of sentence', 'A 2025-03-03 4y; recall standard lastDayUnlawfullyAtLarge=2025-03-03', 'recall.lastDayUnlawfullyAtLarge', /after the day of sentence/],
    ['the time between given again', 'A 2025-03-03 4y; recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-06; unlawfullyAtLarge 2026-11-05..2026-11-05', 'unlawfullyAtLarge.fromDate', /overlaps/],
    ['its first day given again', 'A 2025-03-03 4y; recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-06; unlawfullyAtLarge 2026-11-01..2026-11-03', 'unlawfullyAtLarge.fromDate', /overlaps/],
    ['days since the return given twice', 'A 2025-03-03 4y; recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-06 unlawfullyAtLargeAfterReturnDays=2; unlawfullyAtLarge 2026-11-10..2026-11-12', 'unlawfullyAtLarge.fromDate', /twice/],
    ['a single one', 'A 2025-03-03 4y; recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-06 unlawfullyAtLargeAfterReturnDays=1; unlawfullyAtLarge 2026-11-10..2026-11-12', 'unlawfullyAtLarge.fromDate', /twice/],
    ['the same for the day of the return', 'A 2025-03-03 4y; recall standard recallDate=2026-11-02 returnToCustodyDate=2026-11-06 unlawfullyAtLargeAfterReturnDays=2; unlawfullyAtLarge 2026-11-06..2026-11-06', 'unlawfullyAtLarge.fromDate', /twice/],
    ['days added since the return given twice', 'A 2025-03-03 4y; recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-06 addedDaysAfterReturn=2; addedDays 5@2026-11-06', 'recall.addedDaysAfterReturn', /each award with its day/],
    ['a recall on the last day', 'A 2025-03-03 4y; recall standard recallDate=2029-03-02 returnToCustodyDate=2029-03-03', 'recall.recallDate', /ended on 2 March 2029/],
    ['a recall after the end', 'A 2025-03-03 4y; recall standard recallDate=2029-03-03 returnToCustodyDate=2029-04-03', 'recall.recallDate', /ended on 2 March 2029/],
    ['a recall after the end, which 100 days of credit bring forward', 'A 2025-03-03 4y remandCreditDays=100; recall standard recallDate=2028-11-23 returnToCustodyDate=2028-12-01', 'recall.recallDate', /ended on 22 November 2028/],
    ['a return after the end', 'A 2025-03-03 4y; recall fixed_term_56 returnToCustodyDate=2029-03-03', 'recall.returnToCustodyDate', /before the return/],
    ['14 days from four years, since the change', 'A 2025-03-03 4y; recall fixed_term_14 recallDate=2026-11-02 returnToCustodyDate=2026-11-06', 'recall.type', /under 12 months/],
    ['14 days from four years, on the day of the change', 'A 2025-03-03 4y; recall fixed_term_14 returnToCustodyDate=2026-03-31', 'recall.type', /under 12 months/],
    ['14 days from 18 months, since the change', 'A 2026-03-02 0y18m; recall fixed_term_14 recallDate=2026-11-02 returnToCustodyDate=2026-11-06', 'recall.type', /under 12 months/],
    ['28 days from nine months, since the change', 'A 2026-03-02 0y9m; recall fixed_term_28 recallDate=2026-09-01 returnToCustodyDate=2026-09-01', 'recall.type', /12 months or more/],
    ['a kind that there is not', 'A 2025-03-03 4y; recall fixed_term_7', 'recall.type', /^Choose the kind of recall that the papers name: standard/],
    ['a day that is none', 'A 2025-03-03 4y; recall standard recallDate=2026-02-30', 'recall.recallDate', /real date/],
    ['given twice, and another award from before', 'A 2025-03-03 4y; recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-06 addedDaysAfterReturn=2; addedDays 5@2025-08-01 5@2026-11-06', 'recall.addedDaysAfterReturn', /each award/],
    ['less than no days', 'A 2025-03-03 4y; recall standard addedDaysAfterReturn=-1', 'recall.addedDaysAfterReturn', /whole number/],
    ['less than no days between', 'A 2025-03-03 4y; recall standard unlawfullyAtLargeDays=-1', 'recall.unlawfullyAtLargeDays', /whole number/],
  ] as const)
    test(what, () => {
      const answer = caseOf(caseIn(asked) as AskedCase)
      if (!('refusals' in answer)) throw new Error('answered')
      expect(answer.refusals.map(({ place }) => `${place.in}.${place.field}`)).toEqual([place])
      expect(answer.refusals[0]?.message).toMatch(message)
    })

  for (const rest of sentencesIn(
    '2026-11-02 offenceDate=2014-05-03; 2026-04-06 offenceDate=2015-02-01',
    '2026-04-06 section_250 offenceDate=2015-02-01',
  ))
    test(`a short term that has a licence all the same: ${JSON.stringify(rest)}`, () =>
      expect(
        answered(of({ type: 'standard' }, { sentenceYears: 0, sentenceMonths: 6, ...rest })).releaseType,
      ).toBe('PRRD'))
})

describe('The recall in words', () => {
  /** What is said in a step; every step has a title. */
  function said(asked: AskedCase, id: string): string | undefined {
    const steps = caseExplanationOf(answered(asked))
    for (const { title } of steps) expect(title).toMatch(/^[A-Z]/)
    return steps.find((step) => step.id === id)?.working
  }
  // biome-ignore format: one row per line
  for (const [asked, id, want] of [
    [of({ type: 'fixed_term_56', ...between }), 'unlawfullyAtLargeDays', 'From 3 November 2026, the day after the recall, to 5 November 2026, the day before the return, are 3 days.'],
    [of({ type: 'standard', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-03' }), 'unlawfullyAtLargeDays', 'The recall was on 2 November 2026 and the return on 3 November 2026. Those two days do not count, so there are none between them.'],
    [of({ type: 'standard' }), 'unlawfullyAtLargeDays', 'The days of recall and return are not both known, so none are counted between them.'],
    [of({ type: 'standard', unlawfullyAtLargeDays: 4, unlawfullyAtLargeAfterReturnDays: 2 }, {}, { unlawfullyAtLarge: [{ fromDate: '2025-06-01', toDate: '2025-06-02' }] }), 'unlawfullyAtLargeDays', 'Between recall and return: 4 days, as given. Before, at other times: 2 days. Since the return: 2 days. 4 + 2 + 2 is 8 days.'],
    [of({ type: 'standard', unlawfullyAtLargeDays: 4, unlawfullyAtLargeAfterReturnDays: 2 }), 'unlawfullyAtLargeDays', 'Between recall and return: 4 days, as given. Since the return: 2 days. 4 + 2 is 6 days.'],
    [of({ type: 'standard', unlawfullyAtLargeAfterReturnDays: 2 }), 'unlawfullyAtLargeDays', 'The days of recall and return are not both known, so none are counted between them. Since the return: 2 days.'],
    [{ ...of({ type: 'standard', unlawfullyAtLargeDays: 4 }), unlawfullyAtLarge: [{ fromDate: '2026-03-10', toDate: '2026-03-12' }] }, 'unlawfullyAtLargeDays', 'Between recall and return: 4 days, as given. Before, at other times: 3 days. 4 + 3 is 7 days.'],
    [of({ type: 'standard', unlawfullyAtLargeDays: 4 }), 'sentenceEndDate', 'The last day of the sentence, and of the licence, is 6 March 2029.'],
    [of({ type: 'standard' }), 'releaseDate', 'The person can be kept until the sentence ends, 2 March 2029, and no later. Release before it is for the Parole Board or the Justice Secretary.'],
    [of({ type: 'fixed_term_56', ...between, unlawfullyAtLargeAfterReturnDays: 1, addedDaysAfterReturn: 2 }), 'releaseDate', 'Counting the day of return, 6 November 2026, as day 1, 56 days run to 31 December 2026. Plus 1 day away since the return: to 1 January 2027. Plus 2 days added: to 3 January 2027.'],
    [of({ type: 'fixed_term_56', recallDate: '2029-02-01', returnToCustodyDate: '2029-02-02' }), 'releaseDate', 'Counting the day of return, 2 February 2029, as day 1, 56 days run to 29 March 2029. That is after the sentence ends. So release is on its last day, 2 March 2029.'],
    [of({ type: 'fixed_term_56', returnToCustodyDate: '2025-12-02' }, older), 'releaseDate', 'Counting the day of return, 2 December 2025, as day 1, 56 days run to 26 January 2026. The recall became one of 56 days on 31 March 2026, and those were ended in stages by the length of the sentence. This is stage 1: nobody was released before 31 March 2026.'],
    [of({ type: 'fixed_term_56', returnToCustodyDate: '2025-12-02' }, { sentenceYears: 1 }), 'recall', 'The recall was given as a fixed-term recall of 56 days. Standard recalls became recalls of 56 days on 31 March 2026. This sentence was over by then, so the standard recall stood. Nothing is automatic before the end of the sentence; the Parole Board or the Justice Secretary can release earlier.'],
    [of({ type: 'fixed_term_56', returnToCustodyDate: '2026-03-31' }, older), 'releaseDate', 'Counting the day of return, 31 March 2026, as day 1, 56 days run to 25 May 2026. The recall became one of 56 days on 31 March 2026, and those were ended in stages by the length of the sentence. This is stage 1: nobody was released before 31 March 2026.'],
    [of({ type: 'fixed_term_56', ...between }), 'recall', 'Worked out as a fixed-term recall of 56 days. The recall papers say which kind it is. Release is automatic at the end of the fixed term. The part of the sentence that was served before the first release does not matter.'],
    [of({ type: 'fixed_term_14', returnToCustodyDate: '2025-11-03' }, { startDate: '2025-08-04', sentenceMonths: 6, sentenceYears: 0 }), 'recall', 'Worked out as a fixed-term recall of 14 days. The recall papers say which kind it is. Release is automatic at the end of the fixed term. The part of the sentence that was served before the first release does not matter.'],
    [of({ type: 'fixed_term_28', returnToCustodyDate: '2025-11-03' }), 'recall', 'Worked out as a fixed-term recall of 28 days. The recall papers say which kind it is. Release is automatic at the end of the fixed term, and from a curfew not before the first release was due.'],
    [of({ type: 'fixed_term_56', returnToCustodyDate: '2026-04-01' }, older), 'releaseDate', 'Counting the day of return, 1 April 2026, as day 1, 56 days run to 26 May 2026.'],
    [of({ type: 'fixed_term_56', recallDate: '2026-03-31', returnToCustodyDate: '2026-03-31' }, older), 'releaseDate', 'Counting the day of return, 31 March 2026, as day 1, 56 days run to 25 May 2026.'],
  ] as const)
    test(`${asked.sentences[0]?.startDate}: ${want}`, () => expect(said(asked, id)).toBe(want))
  for (const [asked, type] of [
    [of({ type: 'fixed_term_56', ...between }), 'fixed_term_56'],
    [of({ type: 'standard', ...between }), 'standard'],
    [of({ type: 'fixed_term_56', returnToCustodyDate: '2025-12-02' }, { sentenceYears: 1 }), 'standard'],
  ] as const)
    test(`${asked.recall?.type} from ${asked.sentences[0]?.startDate}: the date is under the law of ${type}`, () =>
      expect(answered(asked).dates[0]?.law).toEqual(recallKinds[type].law))

  test('no added day had been served before the sentence', () =>
    expect(answered(of({ type: 'fixed_term_56', ...between })).runs).toMatchObject([{ addedDaysServed: 0 }]))

  for (const [addedAfterReturn, want] of [
    [0, false],
    [1, true],
  ] as const)
    test(`section 257 is named where days were added: ${addedAfterReturn}`, () => {
      const steps = caseExplanationOf(
        answered(of({ type: 'fixed_term_56', ...between, addedDaysAfterReturn: addedAfterReturn })),
      )
      const law = steps.find(({ id }) => id === 'releaseDate')?.law ?? []
      expect(law.some(({ provision }) => provision.endsWith(' 257'))).toBe(want)
    })
})
