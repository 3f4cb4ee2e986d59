import { describe, expect, test } from 'vitest'
import { answered as worked } from '../../../test/support/answered.ts'
import { caseIn } from '../../../test/support/case-in.ts'
import { type Day, isoDate, parseDay } from '../calendar/day.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { rivalLevels } from '../tables/alternative-codes.ts'
import { surenessLevels } from '../tables/how-sure.ts'
import { warningLevels } from '../tables/warning-codes.ts'
import { caseWarningTexts } from '../words/en/case-warnings.ts'
import { warningTexts } from '../words/en/warnings.ts'
import { howSureTexts } from '../words/how-sure.ts'
import { caseAlternativesOf } from './alternatives.ts'
import type { CaseAnswer } from './answer.ts'
import { howSureOf, makesDifference, weightOf } from './how-sure.ts'
import { statedFor, statedOf } from './stated/stated.ts'

/** The level, and the codes that made it so. */
function sure(asked: AskedCase): readonly string[] {
  const { level, because } = howSureOf(worked(asked))
  return [level, ...because]
}

const one = (sentence: Partial<AskedCaseSentence>): AskedCase => ({
  sentences: [{ startDate: '2026-11-16', sentenceYears: 3, offenceKey: 'robbery', ...sentence }],
})

const back = (
  recall: Partial<AskedCase['recall']>,
  sentence: Partial<AskedCaseSentence> = {},
): AskedCase => ({
  ...one({ startDate: '2025-06-02', offenceKey: 'theft', ...sentence }),
  recall: { type: 'fixed_term_56', recallDate: '2026-11-09', returnToCustodyDate: '2026-11-09', ...recall },
})

describe('How sure an answer is: the first level that fits', () => {
  // biome-ignore format: one row a line
  const rows: readonly [string, AskedCase, readonly string[]][] = [
    ['nothing is in doubt', one({}), ['sure']],
    ['the offence was not given, and would make the date another', one({ offenceKey: null, sentenceYears: 8 }),
      ['depends', 'A_OFFENCE_SERIOUS', 'A_OFFENCE_LIST', 'A_OFFENCE_LIST_LIFE']],
    ['the same comes before everything else that is not known',
      { ...one({ offenceKey: null, sentenceYears: 8 }), otherSentences: 'unknown' },
      ['depends', 'A_OFFENCE_SERIOUS', 'A_OFFENCE_LIST', 'A_OFFENCE_LIST_LIFE']],
    ['the length is more than a court can give', caseIn('2026-11-16 9y theft'), ['not_sure', 'W_OVER_MAXIMUM']],
    ['the kind cannot be for the offence', caseIn('2026-11-16 20y +2y eds murder'), ['not_sure', 'W_KIND_OFFENCE']],
    ['nor can section 250 detention be for murder', caseIn('2026-11-16 20y section_250 murder'), ['not_sure', 'W_KIND_OFFENCE']],
    ['a time away that met no sentence', caseIn('2026-11-16 3y robbery; unlawfullyAtLarge 2030-01-01..2030-01-02'), ['not_sure', 'W_AT_LARGE_NO_EFFECT']],
    ['but of a whole life order', caseIn('2026-11-16 life wholeLife; unlawfullyAtLarge 2027-01-04..2027-01-09'), ['sure']],
    ['whether there is a licence moves no date', caseIn('2024-11-18 3m section_250 robbery'), ['sure']],
    ['the same of two sentences: the code stands once', caseIn('2026-11-16 9y theft; 2026-11-16 8y6m theft'), ['not_sure', 'W_OVER_MAXIMUM']],
    ['other sentences are not known', { ...one({}), otherSentences: 'unknown' }, ['not_sure', 'W_OTHERS_NOT_TOLD']],
    ['the year is probably mistyped', caseIn('2036-11-17 3y robbery'), ['not_sure', 'W_FAR_AHEAD']],
    ['a sentence was passed during a licence, and no recall was told', caseIn('2024-01-08 4y theft; 2026-11-16 9m theft'), ['not_sure', 'W_RECALL_NOT_TOLD', 'W_RELEASED_BETWEEN']],
    ['a short term that a court suspends as a rule', one({ sentenceYears: 1 }), ['not_sure', 'W_SUSPENDED_USUAL']],
    ['and that was not suspended', caseIn('2026-11-16 1y robbery notSuspended'), ['sure']],
    ['and that may have been, whatever else says that it was not', caseIn('2026-11-16 1y robbery remandCreditDays=20 notSuspended=false'), ['not_sure', 'W_SUSPENDED_USUAL']],
    ['a longer one that could have been', one({ sentenceYears: 2 }), ['sure']],
    ['only the month is known', one({ startDate: null, startMonth: '2026-11' }), ['not_sure', 'W_DAY_NOT_TOLD']],
    ['a fixed term that gave way to another', back({ type: 'fixed_term_28' }), ['not_sure', 'W_RECALL_56_NOW']],
    ['and one that is for others', back({}, { sentenceType: 'section_250' }), ['not_sure', 'W_RECALL_KIND']],
    ['where another sentence decides, the kind moves nothing', caseIn('2025-06-02 3y theft; 2026-11-16 8y sds theft',
      'recall fixed_term_28 recallDate=2026-11-09 returnToCustodyDate=2026-11-09 sentenceIds=1'), ['not_sure', 'W_OVER_MAXIMUM']],
    ['the list of offences under the old rules is not published', caseIn('2026-11-02 8y rape'), ['two_dates', 'A_OFF_LIST_NAMED']],
    ['which kind of recall it is', back({ type: 'unknown' }), ['two_dates', 'A_RECALL_56']],
    ['how two sentences run: the code stands once',
      caseIn('2026-11-16 3y theft; 2026-11-16 2y theft howItRuns=unknown; 2026-11-16 1y theft howItRuns=unknown'),
      ['two_dates', 'A_RUNS_AFTER']],
    ['terrorism that may not carry life',
      one({ offenceKey: null, sentenceType: 'eds', sentenceYears: 18, extensionYears: 5, terrorism: true }),
      ['fairly_sure', 'A_LESSER_TERRORISM']],
    ['an extended sentence that may be for terrorism keeps its last day',
      one({ offenceKey: null, sentenceType: 'eds', sentenceYears: 18, extensionYears: 5 }), ['fairly_sure', 'A_NO_EARLY_RELEASE']],
    ['how an extended sentence of 2013 is released, if it is one', caseIn('2013-05-06 5y robbery'), ['fairly_sure', 'A_EXTENDED', 'A_EXTENDED_AUTOMATIC']],
    ['and where it is one', caseIn('2013-05-06 5y +2y eds robbery'), ['two_dates', 'A_EXTENDED_AUTOMATIC']],
    ['days on remand are not known', one({ remandCreditDays: 'unknown' }), ['fairly_sure', 'W_CREDIT_NOT_TOLD']],
    ['they move nothing in a fixed term that ends before the sentence', back({}, { remandCreditDays: 'unknown' }), ['sure']],
    ['nor do the days between recall and return', back({ recallDate: null }), ['sure']],
    ['they move the end, and with it a standard recall', back({ type: 'standard', recallDate: null }, { remandCreditDays: 'unknown' }),
      ['fairly_sure', 'W_CREDIT_NOT_TOLD', 'W_RECALL_AT_LARGE_UNKNOWN']],
    ['and a fixed term that the end of the sentence cuts',
      back({ recallDate: null, returnToCustodyDate: '2028-05-15' }, { startDate: '2025-06-02', remandCreditDays: 'unknown' }),
      ['fairly_sure', 'W_CREDIT_NOT_TOLD', 'W_RECALL_AT_LARGE_UNKNOWN']],
    ['a sentence beside it decides, and days on remand move that',
      caseIn('2025-06-02 3y theft; 2026-11-16 3y robbery remandCreditDays=unknown',
      'recall fixed_term_56 recallDate=2026-11-09 returnToCustodyDate=2026-11-09 sentenceIds=1'), ['fairly_sure', 'W_CREDIT_NOT_TOLD']],
  ]
  for (const [name, asked, expected] of rows) test(name, () => expect(sure(asked)).toEqual(expected))

  test('who has answered a warning is as sure as without it', () => {
    const answer = worked(
      back({ recallDate: '2026-02-02', returnToCustodyDate: '2026-02-02', type: 'standard', mappaLevel: 2 }),
    )
    expect(howSureOf(answer)).toEqual({ level: 'not_sure', because: ['W_RECALL_BEFORE_RELEASE'] })
    expect(howSureOf(answer, { settled: ['W_RECALL_BEFORE_RELEASE'] }).level).toBe('sure')
  })

  // Section 250, 2 years from 6 October 2025: 292 of 730 days, to 24 July 2026. 28 days from 20 April 2026 end before that, and are held
  // to it by section 255B(1B): days on remand move the date. From 3 August 2026 they end on 30 August, whatever came before.
  test('a fixed term that the first release holds, as after a curfew, moves with the days before', () => {
    const young = {
      startDate: '2025-10-06',
      sentenceYears: 2,
      sentenceType: 'section_250',
      offenceKey: 'robbery',
    }
    const on = (day: string, remandCreditDays: number | 'unknown') => {
      const recall = { type: 'fixed_term_28', recallDate: day, returnToCustodyDate: day }
      return worked({ sentences: [{ ...young, remandCreditDays }], recall } as AskedCase)
    }
    const said = (answer: CaseAnswer) => ({
      release: isoDate(answer.release as Day),
      ...howSureOf(answer, { settled: ['W_RECALL_BEFORE_RELEASE'] }),
    })
    expect(said(on('2026-04-20', 'unknown'))).toEqual({
      ...{ release: '2026-07-24', level: 'fairly_sure', because: ['W_CREDIT_NOT_TOLD'] },
    })
    expect(said(on('2026-04-20', 10))).toEqual({ release: '2026-07-14', level: 'sure', because: [] })
    expect(said(on('2026-08-03', 'unknown'))).toEqual({ release: '2026-08-30', level: 'sure', because: [] })
    expect(said(on('2026-08-03', 10))).toEqual({ release: '2026-08-30', level: 'sure', because: [] })
  })

  test('nobody is recalled from a detention and training order, so the sentence was none', () => {
    const short = {
      startDate: '2026-01-05',
      sentenceYears: 2,
      sentenceType: 'section_250',
      offenceKey: 'theft',
    }
    const recall = { type: 'fixed_term_28', recallDate: '2027-02-01', returnToCustodyDate: '2027-02-01' }
    expect(howSureOf(worked({ sentences: [short], recall } as AskedCase)).level).toBe('sure')
  })

  test('a release that lay between is no doubt where the recall is told', () => {
    const answer = worked(
      caseIn(
        '2024-01-08 4y theft; 2026-11-20 9m theft',
        'recall fixed_term_56 recallDate=2026-11-02 returnToCustodyDate=2026-11-02 sentenceIds=1',
      ),
    )
    expect(howSureOf(answer).because).not.toContain('W_RELEASED_BETWEEN')
  })

  test('there is a word for each', () =>
    expect(Object.keys(howSureTexts).toSorted()).toEqual([...surenessLevels].toSorted()))
})

describe('The date that the prison gave', () => {
  const stated = (asked: AskedCase, date: string) => {
    const answer = worked(asked)
    return howSureOf(answer, { stated: statedOf(answer, parseDay(date) as Day) })
  }
  const rape = one({ startDate: '2026-11-02', sentenceYears: 8, offenceKey: 'rape' })
  // biome-ignore format: one row a line
  const rows: readonly [string, AskedCase, string, readonly string[]][] = [
    ['is ours', one({}), '2027-11-16', ['sure']],
    ['is what a fact gives', one({ remandCreditDays: 40 }), '2027-11-16', ['sure']],
    ['is that of a rival', rape, '2030-11-01', ['two_dates', 'A_OFF_LIST_NAMED']],
    ['is that of a rival, and of no fact',
      one({ sentenceYears: 0, sentenceDays: 28, sentenceType: 'contempt', offenceKey: null, remandCreditDays: 5 }), '2026-11-24',
      ['fairly_sure', 'A_CONTEMPT_HELD']],
    ['is none that we can explain', one({}), '2027-11-23', ['not_sure', 'W_STATED_UNEXPLAINED']],
  ]
  for (const [name, asked, date, expected] of rows)
    test(name, () => {
      const { level, because } = stated(asked, date)
      expect([level, ...because]).toEqual(expected)
    })

  // A fact that gives one letter and leaves another explains nothing.
  const credit = one({ remandCreditDays: 40 })
  // biome-ignore format: one row a line
  for (const [name, asked, statedDates, expected] of [
    ['by its letters is ours', one({}), { CRD: '2027-11-16', SLED: '2029-11-15' }, ['sure']],
    ['by its letters is what one fact gives', credit, { CRD: '2027-11-16', SLED: '2029-11-15' }, ['sure']],
    ['has our release, and another end', one({}), { CRD: '2027-11-16', SLED: '2029-11-22' }, ['not_sure', 'W_STATED_UNEXPLAINED']],
    ['has a release that a fact gives, and an end that it leaves', credit, { CRD: '2027-11-16', SLED: '2029-11-22' }, ['not_sure', 'W_STATED_UNEXPLAINED']],
  ] as const)
    test(name, () => {
      const answer = worked({ ...asked, statedDates })
      const { level, because } = howSureOf(answer, { stated: statedFor(answer) })
      expect([level, ...because]).toEqual(expected)
    })
})

describe('How much a rival weighs', () => {
  const weights = (asked: AskedCase) => {
    const answer = worked(asked)
    return caseAlternativesOf(answer).map((rival) => [
      rival.code,
      weightOf(rival, answer),
      makesDifference(rival, answer),
    ])
  }

  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['as much as the answer, or less', { startDate: '2026-11-02', sentenceYears: 8, offenceKey: 'rape' },
      [['A_OFF_LIST_NAMED', 'equal', true], ['A_EXTENDED', 'less_likely', true]]],
    ['one of the same day makes no difference, nor does whether there is a licence',
      { sentenceYears: 0, sentenceMonths: 8, sentenceType: 'section_250', startDate: '2022-06-06' },
      [['A_UNDER_18_AT_RELEASE', 'less_likely', false]]],
  ] as const)
    test(what, () => expect(weights(one(asked))).toEqual(want))

  test('a detention and training order of the same day is none', () => {
    const answer = worked(
      one({ startDate: '2022-06-06', sentenceYears: 1, ageAtConviction: 'child', offenceKey: 'robbery' }),
    )
    const [order] = caseAlternativesOf(answer).filter(({ code }) => code === 'A_TRAINING_ORDER')
    expect([order?.release === answer.release, makesDifference(order as never, answer)]).toEqual([
      true,
      false,
    ])
  })
})

describe('The tables', () => {
  test('what fits together least comes first', () =>
    expect(surenessLevels).toEqual(['depends', 'not_sure', 'two_dates', 'fairly_sure', 'sure']))

  test('only an offence that was not given makes it depend', () =>
    expect(
      Object.entries(rivalLevels)
        .filter(([, level]) => level === 'depends')
        .map(([code]) => code),
    ).toEqual(['A_OFFENCE_KEPT_AT_HALF', 'A_OFFENCE_SERIOUS', 'A_OFFENCE_LIST', 'A_OFFENCE_LIST_LIFE']))

  // Of what these ask to check either can be, and the rival beside them weighs; or a rule of law says what is not counted, or that the
  // offence decides: of a kind that it cannot have, W_KIND_OFFENCE speaks.
  const eitherCanBe =
    `W_LIFE_REMAND W_EXTENDED_OR_LIFE W_LIFE_MAXIMUM_DATE W_SOPC_USUAL W_SPECIAL_POSSIBLE W_AGE_AT_OFFENCE W_CHILD_DTO
    W_RECALL_ADDED_DAYS W_RECALL_TERM_FROM_CURFEW W_TERRORISM_HELD W_TYPE_IGNORED`.split(/\s+/)
  test('what was told and cannot be, or met nothing, makes it not sure', () => {
    const misfit =
      /\bCheck\b|cannot (?:be given|pass)|so another kind was passed|sentence was not used|not counted\.|chang(?:e|es) nothing|was not at large/
    const said = Object.entries({ ...caseWarningTexts, ...warningTexts }).filter(([, text]) =>
      misfit.test(text),
    )
    const levels = new Map<string, string>(Object.entries(warningLevels))
    const others = said.map(([code]) => code).filter((code) => levels.get(code) !== 'not_sure')
    expect(others.toSorted()).toEqual(eitherCanBe.toSorted())
    expect(said.length).toBeGreaterThan(35)
  })

  test('the warnings that can weigh', () =>
    expect(Object.entries(warningLevels).filter(([, level]) => level !== 'sure')).toHaveLength(59))
})
