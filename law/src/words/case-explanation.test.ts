import { describe, expect, test } from 'vitest'
import { caseIn, sentencesIn } from '../../../test/support/case-in.ts'
import { type Day, parseDay } from '../calendar/day.ts'
import { caseOf } from '../case/case-answer.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import type { CaseOnlyWarningCode } from '../tables/warning-codes.ts'
import { caseExplanationOf } from './case-explanation.ts'
import { caseWarningText, caseWarningTexts } from './en/case-warnings.ts'

const s = (id: string, start: string, rest: object): AskedCaseSentence => ({
  id,
  startDate: start,
  regimeId: 'sds_adult',
  ...rest,
})

/** What is said in the steps with an id; every step has a title. */
function said(asked: AskedCase, id: string): readonly string[] {
  const answer = caseOf(asked)
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  const steps = caseExplanationOf(answer)
  for (const { title } of steps) expect(title).toMatch(/^[A-Z]/)
  return steps.flatMap((step) => (step.id === id ? [step.working] : []))
}

describe('A case in words', () => {
  // biome-ignore format: one row a line
  for (const [what, asked, id, want] of [
    ['the pieces of a length', 'A 2026-11-16 12w sds_adult; B 2026-11-16 1m sds_adult after A', 'totalDays',
      ['84 days from 16 November 2026 (sentence A). 1 month from 8 February 2027 is 28 days (sentence B). 84 + 28 is 112 days. The last day is 7 March 2027.']],
    ['one piece', 'A 2026-11-16 18m sds_adult', 'totalDays', ['1 year and 6 months from 16 November 2026 are 547 days. The last day is 15 May 2028.']],
    ['a length that is not known', 'A 2026-11-16 4y eds_adult', 'totalDays', ['The extension period was not given, so the whole length is not known.']],
    ['and its end', 'A 2026-11-16 4y eds_adult', 'runEndDate', ['The end is not known without the extension period.']],
    ['and that of the whole, of which nothing is said', 'A 2026-11-16 4y eds_adult', 'sentenceEndDate', []],
    ['a life sentence has no release date', 'A 2026-11-16 14y regimeId=life', 'runReleaseDate', []],
    ['one term of the old style', 'A 2012-05-01 4m sds_adult offenceDate=2004-06-01; B 2012-05-21 5m sds_adult offenceDate=2004-06-01',
      'totalDays',
      ['Terms of the old style that overlap are one term from the first day, 1 May 2012, to the later end, 20 October 2012: 173 days.']],
    ['the parts of the custody', 'A 2026-11-16 2y sds_adult; B 2026-11-16 6y +3y eds_adult after A', 'custodyDays',
      ['2 years from 16 November 2026 (sentence A): one-third of 731 days is 243 and 2/3 days, rounded up to 244 days. 6 years from 18 July 2027 (sentence B): the whole of 2,192 days is 2,192 days. 244 + 2,192 is 2,436 days.']],
    ['added days served before', 'A 2026-10-05 9m sds_adult; B 2027-01-20 1y sds_adult; addedDays 21@2026-11-20', 'runReleaseDate',
      ['91 days plus 21 days added is 112 days. Counting 5 October 2026 as day 1, that is to 24 January 2027.',
      '122 days plus 5 days added is 127 days. 16 days more that were added had been served before this sentence. Counting 20 January 2027 as day 1, that is to 26 May 2027.']],
    ['no days left', 'A 2026-11-16 8m sds_adult remandCreditDays=100', 'runReleaseDate',
      ['81 days less 100 days of credit leaves none. So release is on the day of sentence, 16 November 2026.']],
    ['past the end', 'A 2026-11-16 3m sds_adult; addedDays 90', 'runReleaseDate',
      ['31 days plus 90 days added is 121 days. Counting 16 November 2026 as day 1, that is to 16 March 2027. Added days cannot take release past the end of the sentence, 15 February 2027.']],
    ['held by a stage', 'A 2025-09-01 42m sds_adult; addedDays 10', 'runReleaseDate',
      ['426 days plus 10 days added is 436 days. Counting 1 September 2025 as day 1, that is to 10 November 2026. Sentences already being served move to one-third in stages. This is stage 4, on 8 December 2026: nobody is released at the new point before it, and 10 days come on top. So release is on 18 December 2026.']],
    ['held by a stage, with one day more', 'A 2025-09-01 42m sds_adult; addedDays 1', 'runReleaseDate',
      ['426 days plus 1 day added is 427 days. Counting 1 September 2025 as day 1, that is to 1 November 2026. Sentences already being served move to one-third in stages. This is stage 4, on 8 December 2026: nobody is released at the new point before it, and 1 day comes on top. So release is on 9 December 2026.']],
    ['the stage', 'A 2025-09-01 42m sds_adult', 'stage',
      ['Sentences already being served move to one-third in stages, by the longest of them. This case is in stage 4, on 8 December 2026. As the law stood until then release was on 24 January 2027; at the new point alone it is on 31 October 2026. Nobody is released at the new point before their stage, so the stage decides.']],
    ['a stage that decides nothing', 'A 2026-06-01 42m sds_adult', 'stage',
      ['Sentences already being served move to one-third in stages, by the longest of them. This case is in stage 4, on 8 December 2026. As the law stood until then release was on 25 October 2027; at the new point alone it is on 1 August 2027. The stage does not decide the release date.']],
    ['a minimum term, to which no days can be added', 'A 2026-11-16 20y regimeId=life remandCreditDays=10; addedDays 5',
      'paroleEligibilityDate',
      ['20 years from 16 November 2026: the whole of 7,305 days is 7,305 days. 7,305 days less 10 days of credit is 7,295 days. Counting 16 November 2026 as day 1, that is to 5 November 2046.']],
    ['nothing taken off and nothing added', 'A 2026-11-16 8m sds_adult', 'runReleaseDate',
      ['81 days are to be served. Counting 16 November 2026 as day 1, that is to 4 February 2027.']],
    ['one day to serve', 'A 2026-11-16 1d sds_adult', 'runReleaseDate', ['1 day is to be served. Counting 16 November 2026 as day 1, that is to 16 November 2026.']],
    ['days away and nothing else', 'A 2026-11-16 8m sds_adult; unlawfullyAtLarge 2026-11-17..2026-11-18', 'runReleaseDate',
      ['81 days plus 2 days away is 83 days. Counting 16 November 2026 as day 1, that is to 6 February 2027.']],
    ['an end without credit', 'A 2026-11-16 8m sds_adult', 'runEndDate', ['The last day is 15 July 2027.']],
    ['two sentences that follow each other are named by their numbers', 'A 2026-11-16 8m sds_adult; B 2026-11-16 8m sds_adult after A',
      'releaseDate', ['Release is due under sentences A and B on 26 April 2027. It is on licence.']],
    ['an end with credit', 'A 2026-11-16 8m sds_adult remandCreditDays=9', 'runEndDate', ['15 July 2027 less 9 days of credit is 6 July 2027.']],
    ['an end after the last day away', 'A 2026-11-16 40d sds_adult remandCreditDays=12; unlawfullyAtLarge 2026-11-17..2026-12-30',
      'runEndDate', ['25 December 2026 less 12 days of credit, plus 44 days away, is 26 January 2027.']],
    ['an end on the day of sentence', 'A 2026-11-16 3m sds_adult remandCreditDays=200; addedDays 150', 'runEndDate',
      ['15 February 2027 less 181 days of credit is 18 August 2026. That is before the day of sentence, so the sentence ends on 16 November 2026.']],
    ['a release on the day after the last at large, behind a stage', 'A 2025-09-01 3y sds_adult; unlawfullyAtLarge 2026-10-05..2026-11-18', 'runReleaseDate',
      ['366 days plus 45 days away is 411 days. Counting 1 September 2025 as day 1, that is to 16 October 2026. Sentences already being served move to one-third in stages. This is stage 3, on 10 November 2026: nobody is released at the new point before it. So release is on 10 November 2026. Not before the day after the last one away, 19 November 2026.']],
    ['a parole date on the day after', 'A 2020-01-06 9y +3y eds_adult; unlawfullyAtLarge 2026-02-01..2026-12-31', 'paroleEligibilityDate',
      ['9 years from 6 January 2020: two-thirds of 3,288 days is 2,192 days. 2,192 days plus 334 days away is 2,526 days. Counting 6 January 2020 as day 1, that is to 5 December 2026. Not before the day after the last one away, 1 January 2027.']],
    ['an end on the day after the last at large',
      'A 2026-11-16 3m sds_adult remandCreditDays=200; addedDays 150; unlawfullyAtLarge 2026-11-16..2026-11-25', 'runEndDate',
      ['15 February 2027 less 181 days of credit, plus 10 days away, is 28 August 2026. A sentence does not end before the day after the last one away, 26 November 2026.']],
    ['what moves the parole date', 'A 2026-11-16 4y +2y eds_adult; B 2026-11-16 9y sds_adult', 'paroleMoved',
      ['Release under sentence B is automatic and comes later, on 15 November 2029. The Parole Board cannot let the person out before it.']],
    ['the release', 'A 2026-11-16 4y +2y eds_adult; B 2026-11-16 9y sds_adult', 'releaseDate',
      ['Nobody is released under one sentence before release is due under each of the others. The last is due under sentence A, on 15 November 2030. It is on licence.']],
    ['a release without a licence', 'A 2026-11-16 1d sds_adult', 'releaseDate', ['Release is due on 16 November 2026. It is without a licence.']],
    ['the end', 'A 2012-05-01 18m sds_adult offenceDate=2004-06-01', 'sentenceEndDate',
      ['The last day of the sentence is 31 October 2013. The licence ends before, on 16 June 2013.']],
    ['a minimum term', 'A 2026-11-16 14y regimeId=life', 'releaseDate', []],
    ['and its parole date', 'A 2026-11-16 14y regimeId=life', 'paroleEligibilityDate',
      ['14 years from 16 November 2026: the whole of 5,114 days is 5,114 days. 5,114 days are to be served. Counting 16 November 2026 as day 1, that is to 15 November 2040.']],
  ] as const)
    test(what, () => expect(said(caseIn(asked), id)).toEqual(want))

  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['held', 'A 2021-11-15 6y +2y eds_adult; B 2021-11-15 4y sds_adult after A', 'that is to 17 March 2027. The stage on 11 May 2027 holds it until 11 May 2027.'],
    ['left where it was', 'A 2020-11-16 6y +2y eds_adult; B 2020-11-16 4y sds_adult after A', 'that is to 24 June 2026. The stage leaves this date where it was.'],
    ['not before the first sentence', 'A 2026-11-16 2y +1y eds_adult remandCreditDays=600', 'leaves none. It is not before the first day of sentence, 16 November 2026.'],
    ['not after release', 'A 2026-11-16 2m regimeId=sopc; addedDays 600', 'It is not after the day of release, 15 January 2028.'],
  ] as const)
    test(`the parole date ${what}`, () =>
      expect(said(caseIn(asked), 'paroleEligibilityDate')[0]?.endsWith(want)).toBe(true))
})

describe('What is said with a case, in words', () => {
  for (const code of Object.keys(caseWarningTexts) as CaseOnlyWarningCode[])
    test(`${code} is whole sentences`, () => {
      expect(caseWarningTexts[code]).toMatch(/^(?:[A-Z]|\{Sentences\}).*\.$/)
      expect(caseWarningText({ code, values: { unused: 3 }, sentenceIds: ['A'] })).not.toMatch(/[{}]/)
    })
  test('days at large before the sentence are named by it', () =>
    expect(
      caseWarningText({
        code: 'W_AT_LARGE_NO_EFFECT',
        values: { day: parseDay('2026-11-16') as Day },
        sentenceIds: [],
      }),
    ).toBe(
      'No sentence was to be served in custody on the days at large before 16 November 2026: that moves no date.',
    ))
  test('what is said of several sentences is said of each', () =>
    expect(caseWarningText({ code: 'W_RUNS_NOT_TOLD', values: {}, sentenceIds: ['A', 'B'] })).toContain(
      'how sentences A and B run.',
    ))
  test('what is said of one sentence is said in its words', () =>
    expect(caseWarningText({ code: 'W_ADDED_CAP', values: { unused: 3 }, sentenceIds: ['A'] })).toMatch(
      /3 days\.$/,
    ))
})

test('every step of a case with everything in it names its provisions', () => {
  const answer = caseOf(
    caseIn(
      '2025-09-01 42m sds_adult remandCreditDays=9; 2025-09-01 12w sds_adult after 1',
      '2025-09-01 5y +2y eds_adult; 2025-10-06 1y +1y eds_adult after 3; addedDays 4',
      'unlawfullyAtLarge 2026-02-02..2026-02-05',
    ),
  )
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  const steps = caseExplanationOf(answer)
  expect(steps.length).toBeGreaterThan(15)
  for (const { title, working, law } of steps) {
    expect(title, working).toMatch(/^[A-Z]/)
    expect(law.length, working).toBeGreaterThan(0)
    for (const { provision } of law) expect(provision, working).toMatch(/^\S.*\S$/)
  }
})

test('what a life sentence counts is its minimum term, and is called that', () => {
  const answer = caseOf({ sentences: [{ startDate: '2026-11-16', sentenceYears: 20, sentenceType: 'life' }] })
  if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
  expect(caseExplanationOf(answer).map(({ title }) => title)).toEqual([
    'Which rules govern the sentence',
    'How long the minimum term is',
    'How many days are to be served',
    'When the Parole Board can first let the person out',
  ])
})

describe('A recall in words', () => {
  const fourYears = [s('A', '2025-03-03', { sentenceYears: 4 })]
  const days = { recallDate: '2026-11-02', returnToCustodyDate: '2026-11-06' }
  // biome-ignore format: one row a line
  for (const [what, recall, id, want] of [
    ['a standard recall', { type: 'standard', ...days }, 'recall',
      'Worked out as a standard recall. The recall papers say which kind it is. Nothing is automatic before the end of the sentence; the Parole Board or the Justice Secretary can release earlier.'],
    ['only the return is known', { type: 'standard', returnToCustodyDate: '2026-11-06' }, 'unlawfullyAtLargeDays',
      'The days of recall and return are not both known, so none are counted between them.'],
    ['only the recall is known', { type: 'standard', recallDate: '2026-11-02' }, 'unlawfullyAtLargeDays',
      'The days of recall and return are not both known, so none are counted between them.'],
    ['one day away since the return', { type: 'standard', unlawfullyAtLargeDays: 4, unlawfullyAtLargeAfterReturnDays: 1 },
      'unlawfullyAtLargeDays', 'Between recall and return: 4 days, as given. Since the return: 1 day. 4 + 1 is 5 days.'],
    ['one day added since the return', { type: 'fixed_term_56', ...days, addedDaysAfterReturn: 1 }, 'releaseDate',
      'Counting the day of return, 6 November 2026, as day 1, 56 days run to 31 December 2026. Plus 1 day added: to 1 January 2027.'],
    ['a fixed term that ends on the last day of the sentence', { type: 'fixed_term_56', returnToCustodyDate: '2029-01-06' }, 'releaseDate',
      'Counting the day of return, 6 January 2029, as day 1, 56 days run to 2 March 2029.'],
  ] as const)
    test(what, () => expect(said({ sentences: fourYears, recall }, id)).toEqual([want]))

  // biome-ignore format: one row a line
  for (const [what, recall, want] of [
    ['56 days', { type: 'fixed_term_56', ...days }, ['255BA', '32']],
    ['a stage', { type: 'fixed_term_56', returnToCustodyDate: '2025-12-02' }, ['255BA', '32', '255BA(2)(b)']],
    ['up to the last day', { type: 'fixed_term_56', returnToCustodyDate: '2029-01-06' }, ['255BA', '32']],
    ['past the last day', { type: 'fixed_term_56', returnToCustodyDate: '2029-01-07' }, ['255BA', '32', '249']],
  ] as const)
    test(`the sections that the date rests on: ${what}`, () => {
      const answer = caseOf({ sentences: fourYears, recall })
      if ('refusals' in answer) throw new Error(JSON.stringify(answer.refusals))
      const law = caseExplanationOf(answer).find(({ id }) => id === 'releaseDate')?.law ?? []
      const sections = law.map(({ provision }) => provision).filter((name) => name.startsWith('section '))
      expect(sections).toEqual(want.map((section) => `section ${section}`))
    })
})

test('after a recall from a chain its sentences are named', () => {
  const sentences = sentencesIn('A 2025-03-03 2y sds_adult; B 2025-03-03 2y sds_adult after A')
  const recall = { type: 'standard', recallDate: '2026-11-02', returnToCustodyDate: '2026-11-06' } as const
  expect(said({ sentences, recall }, 'sentenceEndDate').join()).toContain('sentences A and B')
})
