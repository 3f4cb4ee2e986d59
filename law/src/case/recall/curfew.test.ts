import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { caseIn } from '../../../../test/support/case-in.ts'
import { type Day, isoDate, parseDay } from '../../calendar/day.ts'
import type { AskedCase, AskedCaseSentence, AskedRecall } from '../../facts/asked-case.ts'
import { type Offence, offenceByKey } from '../../tables/offences.ts'
import { caseExplanationOf } from '../../words/case-explanation.ts'
import { caseWarningText } from '../../words/en/case-warnings.ts'
import { datesInWords } from '../../words/key-dates.ts'
import { caseOf } from '../case-answer.ts'
import { statedOf } from '../stated/stated.ts'

const offence = offenceByKey('theft') as Offence
const A = { id: 'A', startDate: '2014-10-06', sentenceMonths: 18, offenceKey: offence.key }
/** Passed while the person is back. */
const B = { id: 'B', startDate: '2015-05-20', sentenceMonths: 4, offenceKey: offence.key }

type Recall = Omit<AskedRecall, 'type'>
const back: Recall = { recallDate: '2015-05-01', returnToCustodyDate: '2015-05-05' }
const on = (day: string): Recall => ({ recallDate: day, returnToCustodyDate: day })
const of = (
  recall: Recall,
  sentences: readonly AskedCaseSentence[] = [A],
  rest: Partial<AskedCase> = {},
): AskedCase => ({ sentences, recall: { type: 'curfew', ...recall }, ...rest })
const young = (rest: Partial<AskedCaseSentence>): AskedCaseSentence => ({
  ...{ id: 'A', startDate: '2026-04-06', sentenceMonths: 30, sentenceType: 'section_250' },
  ...rest,
})

const dates = (asked: AskedCase): string =>
  answered(asked)
    .dates.filter(({ form }) => form !== 'LIKELY_RELEASE' && form !== 'LATEST_RELEASE')
    .map(({ form, date }) => `${form} ${isoDate(date)}`)
    .join(', ')
const said = (asked: AskedCase): readonly string[] => answered(asked).warnings.map(({ code }) => code)
const rivals = (asked: AskedCase): readonly string[] =>
  (answered(asked).alternatives ?? []).map(({ code, release }) => `${code} ${isoDate(release as Day)}`)

describe('Release stays on the conditional release date after a recall under section 255', () => {
  // biome-ignore format: one row per line
  for (const [what, asked, want] of [
    ['back on the day of the recall', of(on('2011-04-07'), [{ ...A, startDate: '2010-10-05' }]), 'CRD 2011-07-05, ESED 2012-04-04, SLED 2012-04-04'],
    ['21 days at large move release and end', of({ recallDate: '2024-11-28', returnToCustodyDate: '2024-12-20' }, [{ ...A, startDate: '2024-08-01', sentenceMonths: 20, remandCreditDays: 15 }]), 'CRD 2025-04-07, ESED 2026-03-31, SLED 2026-04-06'],
    ['only the return is known', of({ returnToCustodyDate: '2015-05-05' }), 'CRD 2015-07-06, ESED 2016-04-05, SLED 2016-04-05'],
    ['only the recall is known', of({ recallDate: '2015-05-01' }), 'CRD 2015-07-06, ESED 2016-04-05, SLED 2016-04-05'],
    ['neither, and how many days at large', of({ unlawfullyAtLargeDays: 10 }), 'CRD 2015-07-16, ESED 2016-04-05, SLED 2016-04-15'],
    ['neither, and days since the return', of({ addedDaysAfterReturn: 5, unlawfullyAtLargeAfterReturnDays: 2 }), 'CRD 2015-07-13, ESED 2016-04-05, SLED 2016-04-07'],
    ['the recall, and days since a return of which the day is not known', of({ recallDate: '2015-05-01', addedDaysAfterReturn: 5, unlawfullyAtLargeAfterReturnDays: 2 }), 'CRD 2015-07-13, ESED 2016-04-05, SLED 2016-04-07'],
    ['both, and days since the return', of({ ...back, addedDaysAfterReturn: 5, unlawfullyAtLargeAfterReturnDays: 2 }), 'CRD 2015-07-16, ESED 2016-04-05, SLED 2016-04-10'],
    ['at large until after the first release was due', of({ recallDate: '2015-07-01', returnToCustodyDate: '2015-08-01' }), 'CRD 2015-08-05, ESED 2016-04-05, SLED 2016-05-05'],
    ['recalled on the eve of it', of(on('2015-07-05')), 'CRD 2015-07-06, ESED 2016-04-05, SLED 2016-04-05'],
    ['away since the return, with dates', of(back, [A], { unlawfullyAtLarge: [{ fromDate: '2015-06-10', toDate: '2015-06-11' }] }), 'CRD 2015-07-11, ESED 2016-04-05, SLED 2016-04-10'],
    ['away after release: it moves nothing', of(back, [A], { unlawfullyAtLarge: [{ fromDate: '2015-08-10', toDate: '2015-08-11' }] }), 'CRD 2015-07-09, ESED 2016-04-05, SLED 2016-04-08'],
    ['days added before the curfew, and since the return', of(back, [A], { addedDays: [{ date: '2014-12-01', days: 3 }, { date: '2015-06-01', days: 7 }] }), 'CRD 2015-07-19, ESED 2016-04-05, SLED 2016-04-08'],
    ['days added on the day of release count, and the day after not', of(on('2015-05-01'), [A], { addedDays: [{ date: '2015-07-06', days: 3 }, { date: '2015-07-10', days: 7 }] }), 'CRD 2015-07-09, ESED 2016-04-05, SLED 2016-04-05'],
    ['days added between recall and return wait', of(back, [A], { addedDays: [{ date: '2015-05-03', days: 7 }] }), 'CRD 2015-07-09, ESED 2016-04-05, SLED 2016-04-08'],
    ['under 12 months, for an offence before 1 February 2015: no licence follows, and there was one on the curfew', of(on('2015-01-12'), [{ ...A, sentenceMonths: 9, offenceDate: '2014-05-01' }]), 'ARD, old offence 2015-02-19, ESED 2015-07-05, SED 2015-07-05'],
    ['a chain', of(back, [A, { ...A, id: 'C', sentenceMonths: 6, consecutiveTo: 'A' }]), 'CRD 2015-10-09, ESED 2016-10-05, SLED 2016-10-08'],
    ['a stage of 2026 that came while the person was back', of(on('2026-08-04'), [{ ...A, startDate: '2026-01-05', sentenceMonths: 24 }]), 'CRD 2026-10-13, ESED 2028-01-04, SLED 2028-01-04'],
    ['a stage of 2026 that came while the person was at large', of({ recallDate: '2026-10-02', returnToCustodyDate: '2026-10-19' }, [{ ...A, startDate: '2026-02-23', sentenceMonths: 22 }]), 'CRD 2026-10-19, ESED 2027-12-22, SLED 2028-01-07'],
    ['the same, where nothing was left to serve: not before the return', of({ recallDate: '2026-10-05', returnToCustodyDate: '2026-11-15' }, [{ ...A, startDate: '2026-01-05', sentenceMonths: 24 }]), 'CRD 2026-11-15, ESED 2028-01-04, SLED 2028-02-13'],
    ['section 23(12) of the Act of 2026: at large on its eve, neither in custody nor on a curfew', of({ recallDate: '2026-09-28', returnToCustodyDate: '2026-10-15' }, [{ ...A, startDate: '2026-02-23', sentenceMonths: 22 }]), 'CRD 2026-12-03, ESED 2027-12-22, SLED 2028-01-07'],
    ['recalled on the eve itself', of({ recallDate: '2026-09-30', returnToCustodyDate: '2026-10-01' }, [{ ...A, startDate: '2026-01-05', sentenceMonths: 24 }]), 'CRD 2026-10-23, ESED 2028-01-04, SLED 2028-01-04'],
    ['out on the curfew after the 40% rule would have let them go: one-half stays (SI 2024/844, article 3(5))', of(on('2024-10-24'), [{ ...A, startDate: '2022-05-09', sentenceMonths: 60 }]), 'CRD 2024-11-06, ESED 2027-05-08, SLED 2027-05-08'],
    ['at large on 10 September 2024: one-half stays (article 3(4))', of({ recallDate: '2024-09-02', returnToCustodyDate: '2024-09-11' }, [{ ...A, startDate: '2024-01-08', sentenceMonths: 24 }]), 'CRD 2025-01-15, ESED 2026-01-07, SLED 2026-01-15'],
    ['back on that day: 40%', of({ recallDate: '2024-09-02', returnToCustodyDate: '2024-09-10' }, [{ ...A, startDate: '2024-01-08', sentenceMonths: 24 }]), 'CRD 2024-11-02, ESED 2026-01-07, SLED 2026-01-14'],
    ['recalled on the day of the stage, and back the next', of({ recallDate: '2024-10-22', returnToCustodyDate: '2024-10-23' }, [{ ...A, startDate: '2022-06-01', sentenceMonths: 60 }]), 'CRD 2024-11-29, ESED 2027-05-31, SLED 2027-05-31'],
    ['the release point after the Act', of(on('2026-08-04'), [{ ...A, startDate: '2026-01-05', sentenceMonths: 24 }], { law: 'after_act' }), 'CRD 2026-09-05, ESED 2028-01-04, SLED 2028-01-04'],
  ] as const)
    test(what, () => expect(dates(asked)).toBe(want))

  test('the run is what it would be without a recall, and automatic', () => {
    const answer = answered(of({ ...back, addedDaysAfterReturn: 5 }))
    expect(answer).toMatchObject({ releaseBasis: 'automatic', releaseType: 'CRD', endType: 'SLED' })
    expect(answer.runs[0]).toMatchObject({
      custodyDays: 274,
      addedDays: 5,
      atLargeDays: 3,
      releaseType: 'CRD',
    })
    expect(answer.recalled?.run.recalled).toMatchObject({
      ...{ until: 'the first release', term: null, firstRelease: null, hadEnded: null, stood: false },
      ...{ between: 3, since: 0, otherwise: 0 },
    })
  })

  test('nobody leaves before the return', () => {
    const { leaving, release } = answered(
      'A 2014-10-04 18m theft; recall curfew recallDate=2015-07-02 returnToCustodyDate=2015-07-04',
    )
    expect([release, leaving?.latest, leaving?.usual].map((day) => isoDate(day as Day))).toEqual([
      '2015-07-05',
      '2015-07-04',
      '2015-07-04',
    ])
  })
})

describe('Where there was no curfew, it is refused by name', () => {
  // biome-ignore format: one row per line
  for (const [what, asked, field, want] of [
    ['on the day of release', of(on('2015-07-06')), 'recallDate', 'By our count release was due on 6 July 2015. A recall from a curfew comes before that: check the day, or the kind of recall.'],
    ['after the end', of(on('2017-07-06')), 'recallDate', 'By our count release was due on 6 July 2015.'],
    ['the return after it, and the recall not known', of({ returnToCustodyDate: '2015-07-08' }), 'returnToCustodyDate', 'By our count release was due on 6 July 2015, before the return. Give the day of the recall.'],
    ['too few days at large', of({ recallDate: '2015-07-01', returnToCustodyDate: '2015-08-01', unlawfullyAtLargeDays: 2 }), 'unlawfullyAtLargeDays', 'With so few days at large release was due on 8 July 2015, before the return. Check the days.'],
    ['of two, the later', of(on('2015-07-08'), [A, { ...A, id: 'C', sentenceMonths: 12 }]), 'recallDate', 'By our count release was due on 6 July 2015.'],
    ['life', of(on('2015-05-01'), [{ ...A, sentenceType: 'life' }]), 'type', 'Sentence A is a life sentence. Nobody is released on a curfew from it, so this is another kind of recall.'],
    ['public protection', of(on('2015-05-01'), [{ ...A, sentenceType: 'ipp', startDate: '2008-10-06' }]), 'type', 'imprisonment for public protection'],
    ['an extended sentence', of(on('2015-05-01'), [{ ...A, sentenceMonths: 60, extensionYears: 1, sentenceType: 'eds' }]), 'type', 'an extended sentence'],
    ['a special sentence', of(on('2024-05-01'), [{ ...A, startDate: '2022-10-06', sentenceMonths: 60, sentenceType: 'sopc' }]), 'type', 'a special custodial sentence'],
    ['section 247A', of(on('2024-05-01'), [{ ...A, startDate: '2022-10-06', sentenceType: 'terrorism' }]), 'type', 'a terrorism sentence (section 247A)'],
    ['section 244ZA', of(on('2024-05-01'), [{ ...A, startDate: '2022-10-06', sentenceMonths: 96, regimeId: 'sds_plus_adult_7_plus' }]), 'type', 'section 244ZA'],
    ['one day', of(on('2015-05-01'), [{ ...A, sentenceMonths: 0, sentenceDays: 1 }]), 'type', 'A sentence of one day has no licence, so there is no recall.'],
    ['the Criminal Justice Act 1991', of(on('2005-01-12'), [{ ...A, startDate: '2004-10-06', offenceDate: '2004-05-01' }]), 'offenceDate', 'Such a recall from it is not worked out.'],
    ['two defaults of payment', of(on('2015-05-20'), [{ id: 'F', startDate: '2015-05-11', sentenceDays: 28, sentenceType: 'fine_default' }, { id: 'G', startDate: '2015-05-11', sentenceDays: 30, sentenceType: 'fine_default' }]), 'sentenceType', ''],
    ['an extended sentence whose extension is not known', of(on('2015-05-01'), [{ ...A, sentenceMonths: 60, sentenceType: 'eds' }]), 'type', 'an extended sentence'],
    ['a committal', of({ ...on('2015-05-20'), sentenceIds: ['C'] }, [A, { id: 'C', startDate: '2015-05-11', sentenceDays: 28, sentenceType: 'contempt' }]), 'sentenceType', ''],
  ] as const)
    test(what, () => {
      const answer = caseOf(asked)
      const [refusal] = 'refusals' in answer ? answer.refusals : []
      expect(refusal?.place).toMatchObject({ field })
      expect(refusal?.message).toContain(want)
    })
})

describe('What is said with it', () => {
  const usual = ['W_RECALL_FROM_CURFEW', 'W_RECALL_LICENCE', 'W_RECALL_RECORDS']
  // biome-ignore format: one row per line
  for (const [what, asked, want] of [
    ['a recall', of(back), usual],
    ['the days are not both known', of({ recallDate: '2015-05-01' }), ['W_RECALL_FROM_CURFEW', 'W_RECALL_AT_LARGE_UNKNOWN', 'W_RECALL_LICENCE', 'W_RECALL_RECORDS']],
    ['without a licence', of(on('2015-01-12'), [{ ...A, sentenceMonths: 9, offenceDate: '2014-05-01' }]), ['W_RECALL_FROM_CURFEW', 'W_RECALL_RECORDS']],
    ['days added before', of(back, [A], { addedDays: 3 }), usual],
    ['days added that wait', of(back, [A], { addedDays: [{ date: '2015-05-03', days: 7 }] }), ['W_RECALL_FROM_CURFEW', 'W_RECALL_ADDED_DAYS', 'W_RECALL_LICENCE', 'W_RECALL_RECORDS']],
    ['tagged bail is said once', of(back, [{ ...A, taggedBailCreditDays: 5 }]), [...usual, 'W_TAGGED_BAIL']],
    ['an offence that was not law on its day is said once', of(on('2024-09-20'), [{ ...A, startDate: '2024-01-08', sentenceMonths: 24, offenceDate: '1960-05-01' }]), ['W_RECALL_FROM_CURFEW', 'W_RECALL_LICENCE', 'W_CURFEW_AT_HALF', 'W_RECALL_RECORDS', 'W_OFFENCE_DAY']],
    ['fixed release points', of(on('2026-08-04'), [{ ...A, startDate: '2026-01-05', sentenceMonths: 24 }], { law: 'before_act' }), [...usual, 'W_FIXED_LAW']],
    ['an adult, sentenced since adults have no curfew', of(on('2026-11-16'), [{ ...A, startDate: '2026-09-02', sentenceMonths: 30 }]), ['W_RECALL_FROM_CURFEW', 'W_RECALL_KIND', 'W_RECALL_LICENCE', 'W_CURFEW_NOT_STAGED', 'W_RECALL_RECORDS']],
    ['on the eve of it, and the curfew could not begin before', of(on('2026-11-16'), [{ ...A, startDate: '2026-09-01', sentenceMonths: 30 }]), ['W_RECALL_FROM_CURFEW', 'W_RECALL_KIND', 'W_RECALL_LICENCE', 'W_CURFEW_NOT_STAGED', 'W_RECALL_RECORDS']],
    ['days at large since the recall put off no curfew that was', of({ recallDate: '2022-09-23', returnToCustodyDate: '2022-11-11' }, [{ ...A, startDate: '2021-11-01', sentenceMonths: 28 }]), usual],
    ['nor do those since the return', of(on('2022-09-23'), [{ ...A, startDate: '2021-11-01', sentenceMonths: 28 }], { unlawfullyAtLarge: [{ fromDate: '2022-10-01', toDate: '2022-11-18' }] }), usual],
    ['a young person', of(on('2026-11-02'), [young({ offenceKey: 'burglary_dwelling' })]), [...usual, 'W_S250_FRACTION']],
    ['another sentence decides', of(back, [A, B]), ['W_RECALL_FROM_CURFEW', 'W_RECALL_OTHER_LATER', 'W_RECALL_WHICH', 'W_RECALL_RECORDS', 'W_RELEASED_BETWEEN', 'W_SHORT_NO_LICENCE']],
    ['a sentence on licence beside it was not recalled', of({ ...back, sentenceIds: ['A'] }, [{ ...A, id: 'Z', startDate: '2012-12-06', sentenceMonths: 40 }, A]), ['W_RECALL_NOT_TOLD', ...usual, 'W_RELEASED_BETWEEN']],
  ] as const)
    test(what, () => expect(said(asked)).toEqual(want))
})

describe('What is in doubt about its release point', () => {
  const staged = { ...A, startDate: '2026-01-05', sentenceMonths: 24 }
  const in2024 = { ...A, startDate: '2024-01-08', sentenceMonths: 24 }
  // biome-ignore format: one row per line
  for (const [what, asked, want] of [
    ['SI 2024/844, article 3(4): out on the curfew on 10 September 2024, perhaps', of(on('2024-09-20'), [in2024]), ['A_CURFEW_AT_HALF 2025-01-07']],
    ['back by that day: in custody, so 40%', of(on('2024-09-10'), [in2024]), []],
    ['at large on that day: one-half, without doubt', of({ recallDate: '2024-09-02', returnToCustodyDate: '2024-09-11' }, [in2024]), []],
    ['the return is not known', of({ recallDate: '2024-09-11' }, [in2024]), ['A_CURFEW_AT_HALF 2025-01-07']],
    ['nor the recall', of({}, [in2024]), ['A_CURFEW_AT_HALF 2025-01-07']],
    ['too early for a curfew on that day', of({ recallDate: '2024-11-28', returnToCustodyDate: '2024-12-20' }, [{ ...A, startDate: '2024-08-01', sentenceMonths: 20, remandCreditDays: 15 }]), []],
    ['too short for a curfew', of({}, [{ ...A, startDate: '2024-08-01', sentenceMonths: 2 }]), []],
    ['passed on the day of the change', of(on('2025-02-20'), [{ ...A, startDate: '2024-09-10', sentenceMonths: 24 }]), []],
    ['article 3(5): 22 October 2024 for 5 years', of(on('2024-10-21'), [{ ...A, startDate: '2022-05-09', sentenceMonths: 60 }]), []],
    ['a change that did not reach the sentence', of(on('2024-07-20'), [{ ...A, startDate: '2023-10-02', sentenceMonths: 20 }]), []],
    ['fixed release points', of(on('2026-08-04'), [staged], { law: 'after_act' }), []],
    ['section 23(12)(a) of the Act of 2026: back in custody on 30 September 2026', of({ recallDate: '2026-09-28', returnToCustodyDate: '2026-09-30' }, [staged]), []],
    ['not back by then: the stage is the rival', of({ recallDate: '2026-09-28', returnToCustodyDate: '2026-10-01' }, [staged]), ['A_CURFEW_STAGED 2026-10-13']],
    ['the same where it bounds a fixed term', { sentences: [{ ...A, startDate: '2025-03-03', sentenceMonths: 60 }], recall: { type: 'fixed_term_56', recallDate: '2026-09-20', returnToCustodyDate: '2026-10-19' } }, ['A_CURFEW_STAGED 2027-01-12']],
    ['recalled since the Act: on a curfew on its eve', of(on('2026-10-01'), [staged]), ['A_CURFEW_NOT_STAGED 2026-10-23']],
    ['the day of the recall is not known', of({ returnToCustodyDate: '2026-10-01' }, [staged]), ['A_CURFEW_NOT_STAGED 2026-10-23']],
    ['a fixed term that the release point bounds', { sentences: [staged], recall: { type: 'fixed_term_56', ...on('2026-08-04') } }, ['A_CURFEW_56_ONLY 2026-09-28']],
    ['the offence was not given', of(on('2024-09-20'), [{ id: 'A', startDate: '2024-03-04', sentenceMonths: 24 }]), ['A_CURFEW_AT_HALF 2025-03-03', 'A_OFFENCE_KEPT_AT_HALF 2025-03-03']],
    ['one-half for section 250 detention', of(on('2026-11-02'), [young({ offenceKey: 'burglary_dwelling' })]), ['A_SECTION_250_HALF 2027-07-06']],
  ] as const)
    test(what, () => expect(rivals(asked)).toEqual(want))

  test('each in words', () => {
    const texts = (asked: AskedCase) => answered(asked).warnings.map(caseWarningText)
    expect(texts(of(on('2024-09-20'), [in2024]))).toContain(
      'If the person was out on the curfew on 10 September 2024, the 40% rule does not reach this sentence (SI 2024/844, article 3(4) and (5)), and release is on 7 January 2025.',
    )
    expect(texts(of({ recallDate: '2026-09-28', returnToCustodyDate: '2026-10-01' }, [staged]))).toContain(
      'The new rules of the Sentencing Act 2026 reach whoever was in prison or on a curfew when they began (section 23(12)). The person had been recalled and was at large, so we used the rules of before. If the new rules reach them, release is on 13 October 2026.',
    )
    expect(texts(of(on('2026-10-01'), [staged]))).toContain(
      'It is not known whether the new rules of the Sentencing Act 2026 reach a person recalled from a curfew. If they do not, release is on 23 October 2026.',
    )
  })
})

describe('Beside other sentences', () => {
  const Z = { ...A, id: 'Z', startDate: '2012-12-06', sentenceMonths: 40 }
  const short = { ...A, id: 'S', sentenceMonths: 4 }
  const names = (asked: AskedCase): string =>
    answered(asked)
      .runs.map(
        ({ sentenceIds, recalled, release }) =>
          `${sentenceIds.join('+')}${recalled ? '*' : ''} ${isoDate(release)}`,
      )
      .join(', ')
  // biome-ignore format: one row per line
  for (const [what, asked, want, decides] of [
    ['a new sentence that is over sooner', of(back, [A, { ...B, sentenceMonths: 2 }]), 'A* 2015-07-09, B 2015-06-19', 'recall'],
    ['a new sentence that is over later', of(back, [A, { ...B, sentenceMonths: 9 }]), 'A* 2015-07-09, B 2015-10-04', 'other'],
    ['a new sentence that is over on the same day', of(back, [A, { ...B, sentenceMonths: 0, sentenceDays: 101 }]), 'A* 2015-07-09, B 2015-07-09', 'both'],
    ['days added go to both', of(back, [A, B], { addedDays: [{ date: '2015-06-01', days: 7 }] }), 'A* 2015-07-16, B 2015-07-27', 'other'],
    ['a concurrent one that had let the person go is not recalled', of(back, [A, short]), 'A* 2015-07-09, S 2014-12-06', 'recall'],
    ['named, it bears no days at large', of({ ...back, sentenceIds: ['A', 'S'], }, [A, short]), 'A* 2015-07-09, S* 2014-12-06', 'recall'],
    ['one on licence since long is not recalled', of(back, [Z, A]), 'Z 2014-08-06, A* 2015-07-09', 'recall'],
    ['an extended sentence that was over long before is no bar', of({ ...back, sentenceIds: ['E', 'A'] }, [{ ...A, id: 'E', startDate: '2006-12-06', sentenceMonths: 12, extensionYears: 1, regimeId: 'eds_adult' }, A]), 'E* 2007-12-05, A* 2015-07-09', 'recall'],
    ['branches: the chain is recalled with all of them', of({ recallDate: '2015-08-03', returnToCustodyDate: '2015-08-03' }, [A, { ...A, id: 'C', sentenceMonths: 6, consecutiveTo: 'A' }, { ...A, id: 'D', sentenceMonths: 1, consecutiveTo: 'A' }]), 'A+C* 2015-10-06, A+D* 2015-07-21', 'recall'],
  ] as const)
    test(what, () => {
      expect(names(asked)).toBe(want)
      expect(answered(asked).recalled?.decides).toBe(decides)
    })

  test('where nothing was being served, the refusal says its day', () => {
    const answer = caseOf(of(on('2015-08-03'), [A, short]))
    expect('refusals' in answer && answer.refusals[0]?.message).toContain('was due on 6 July 2015')
  })

  test('its letters stand once, with the later day, and in words', () => {
    const notes = (asked: AskedCase) =>
      datesInWords(answered(asked).dates).flatMap(({ type, note }) => (type === 'CRD' ? [note] : []))
    expect(notes(of(back, [A, { ...B, sentenceMonths: 9 }]))).toEqual([
      'Release is due by this day. It is on licence and automatic. It is the date of sentence B.',
    ])
    expect(notes(of(back, [A, { ...B, sentenceMonths: 2 }]))).toEqual([
      'Release is due by this day. It is on licence and automatic. It is the date of sentence A.',
    ])
  })
})

describe('How it was worked out', () => {
  const workings = (asked: AskedCase, id: string) =>
    caseExplanationOf(answered(asked)).flatMap((step) => (step.id === id ? [step] : []))

  test('the kind, with the case that settled it; then the sentence as without a recall', () => {
    const asked = of(back)
    const [kind] = workings(asked, 'recall')
    expect(kind?.working).toContain('[2014] UKSC 39')
    expect(kind?.law.map(({ provision }) => provision)).toEqual(['section 255', 'section 244(1A)'])
    const [away] = workings(asked, 'unlawfullyAtLargeDays')
    expect(away?.law.map(({ provision }) => provision)).toEqual(['section 255(5)', 'section 49(2)'])
    expect(caseExplanationOf(answered(asked)).map(({ id }) => id)).toEqual([
      ...['recall', 'unlawfullyAtLargeDays', 'regime', 'totalDays', 'custodyDays', 'runReleaseDate'],
      ...['runEndDate', 'releaseDate', 'sentenceEndDate'],
    ])
  })

  test('a stage that came while the person was at large', () => {
    const asked = caseIn(
      'A 2026-01-05 24m theft',
      'recall curfew recallDate=2026-10-05 returnToCustodyDate=2026-11-15',
    )
    expect(workings(asked, 'runReleaseDate')[0]?.working).toContain(
      'that is to 15 October 2026. Not before the day after the last one away, 15 November 2026.',
    )
  })

  test('beside another sentence', () => {
    const asked = of(back, [A, { ...B, sentenceMonths: 2 }])
    expect(workings(asked, 'releaseDate').map(({ working }) => working)).toEqual([
      'A recall and another sentence keep the person each by itself, and the latest day decides. The recall (sentence A) ends on 9 July 2015. Sentence B lets the person go on 19 June 2015. So the recall decides.',
    ])
    const noDay = of({ sentenceIds: ['A'] }, [A, { ...B, sentenceMonths: 2 }])
    expect(workings(noDay, 'recalledSentences').length).toBe(1)
  })
})

describe('A date that the prison gave', () => {
  const reasons = (asked: AskedCase, date: string): readonly string[] =>
    statedOf(answered(asked), parseDay(date) as Day).reasons.map(({ code }) => code)
  // biome-ignore format: one row per line
  for (const [what, asked, date, code] of [
    ['a standard recall is none', of(back), '2016-04-08', 'S_RECALL_KIND'],
    ['no standard recall but one from a curfew', { sentences: [A], recall: { type: 'standard', ...back } }, '2015-07-09', 'S_RECALL_KIND'],
    ['days at large between were not counted', of(back), '2015-07-06', 'S_AT_LARGE_NOT_COUNTED'],
    ['days added since', of(back), '2015-07-12', 'S_ADDED_DAYS'],
    ['days added since, beside another', of({ ...back, sentenceIds: ['A'] }, [A, { ...B, sentenceMonths: 2 }]), '2015-07-12', 'S_ADDED_DAYS'],
    ['the same, where the return is not known', of({ recallDate: '2015-05-01', sentenceIds: ['A'] }, [A, { ...B, sentenceMonths: 2 }]), '2015-07-09', 'S_ADDED_DAYS'],
    ['days at large', of(back), '2015-07-12', 'S_AT_LARGE_DAYS'],
    ['the release point that was', of(on('2026-08-04'), [{ ...A, startDate: '2026-01-05', sentenceMonths: 24 }]), '2026-10-23', 'S_EARLIER_LAW'],
  ] as const)
    test(what, () => expect(reasons(asked, date)).toContain(code))
})

describe('A second recall, which was not told', () =>
  test('the awards and the days at large of the first stay', () => {
    const later = { ...A, id: 'N', startDate: '2015-09-07', sentenceMonths: 2 }
    const asked = of(back, [A, later], { addedDays: [{ date: '2015-06-01', days: 7 }] })
    expect(rivals(asked)).toEqual(['A_RECALLED 2016-04-08'])
    const rival = answered(asked).alternatives?.[0]?.answer()
    expect(isoDate(rival?.recalled?.run.recalled.firstRelease as Day)).toBe('2015-07-16')
  }))
