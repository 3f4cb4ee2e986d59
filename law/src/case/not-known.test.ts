import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { caseIn, sentenceIn, sentencesIn } from '../../../test/support/case-in.ts'
import { isoDate } from '../calendar/day.ts'
import type { Case } from '../custody/case.ts'
import type { AskedCase, AskedCaseSentence } from '../facts/asked-case.ts'
import { placeName } from '../facts/refusal.ts'
import { alternativeWords } from '../words/en/alternatives.ts'
import { caseWarningText } from '../words/en/case-warnings.ts'
import type { CaseAnswer } from './answer.ts'
import { askCase } from './ask.ts'
import { caseAnswer, caseOf } from './case-answer.ts'
import { requestOf } from './request-of.ts'
import { changedCase } from './stated/changed.ts'
import { statedOf } from './stated/stated.ts'

const ofNotKnown =
  /^A_(?:RUNS|RECALL_|LESSER|NO_EARLY)|W_(?:FAR|OTHERS|KIND_NOT|DETENTION|CREDIT_NOT|RUNS|RECALL_KIND_NOT|RECALL_56)/

/** The release, then each rival of this file with its day and condition, and each of its warnings. */
function told(asked: AskedCase): readonly string[] {
  const { release, alternatives, warnings } = answered(asked)
  return [
    release === null ? 'none' : isoDate(release),
    ...(alternatives ?? [])
      .filter(({ code }) => ofNotKnown.test(code))
      .map(
        (rival) => `${rival.code} ${isoDate(rival.release as never)} ${alternativeWords(rival).condition}`,
      ),
    ...warnings
      .filter(({ code }) => ofNotKnown.test(code))
      .map(({ code, sentenceIds }) => [code, ...sentenceIds].join(' ')),
  ]
}

const refused = (asked: AskedCase): readonly string[] => {
  const answer = caseOf(asked)
  return 'refusals' in answer ? answer.refusals.map(({ place }) => placeName(place)) : []
}

/** Theft, 3 years, 2 June 2025; back on 9 November 2026 as the recall says. */
const recalled = (
  recall: Partial<AskedCase['recall']> = {},
  sentence: Partial<AskedCaseSentence> = {},
): AskedCase => ({
  sentences: [{ startDate: '2025-06-02', sentenceYears: 3, offenceKey: 'theft', ...sentence }],
  recall: { type: 'unknown', recallDate: '2026-11-09', returnToCustodyDate: '2026-11-09', ...recall },
})

describe('A fixed term that gave way to 56 days (section 255BA)', () => {
  // biome-ignore format: one row a line
  const rows: readonly [string, AskedCase, readonly string[]][] = [
    ['28 days of an adult since the change: the answer is for 56', recalled({ type: 'fixed_term_28' }),
      ['2027-01-03', 'A_RECALL_28 2026-12-06 if it is a fixed-term recall of 28 days', 'W_RECALL_56_NOW']],
    ['before the change none', caseIn('2025-06-02 3y theft; recall fixed_term_28 recallDate=2026-01-12 returnToCustodyDate=2026-01-12'), ['2026-08-14']],
    ['of section 250 detention none', recalled({ type: 'fixed_term_28' }, { sentenceType: 'section_250' }), ['2026-12-06']],
    ['where the end of the sentence cuts both, the day is one',
      caseIn('2025-06-02 3y theft; recall fixed_term_28 recallDate=2028-05-15 returnToCustodyDate=2028-05-15'), ['2028-06-01', 'W_RECALL_56_NOW']],
    ['in the rival alone, where only in that an adult’s sentence has not ended',
      caseIn('2021-03-01 9y robbery ageAtConviction=unknown; 2026-11-02 10m robbery howItRuns=unknown; recall fixed_term_28 recallDate=2029-02-05 returnToCustodyDate=2029-02-05'),
      ['2029-03-04', 'A_RUNS_AFTER 2029-04-01 if sentence 2 runs after sentence 1',
      'A_RECALL_56_NOW 2029-04-01 if the law makes it a fixed-term recall of 56 days, whatever the papers say',
      'W_RECALL_56_NOW', 'W_RUNS_NOT_TOLD 2']],
    ['a kind that was found for the length, and another where the sentences follow one another',
      caseIn('2024-01-10 3y theft; 2024-06-10 3y theft howItRuns=unknown; recall unknown recallDate=2025-10-06 returnToCustodyDate=2025-10-06 charge=none mappaLevel=1 terrorismOrState=false'),
      ['2025-11-02', 'A_RUNS_AFTER 2030-01-09 if sentence 2 runs after sentence 1',
      'A_RECALL_CURFEW 2025-12-09 if it is a recall from a curfew (section 255)', 'W_RUNS_NOT_TOLD 2']],
  ]
  for (const [name, asked, expected] of rows) test(name, () => expect(told(asked)).toEqual(expected))

  test('its words name the day of the change', () => {
    const { warnings } = answered(recalled({ type: 'fixed_term_28' }))
    const said = warnings.find(({ code }) => code === 'W_RECALL_56_NOW')
    expect(caseWarningText(said as never)).toBe(
      'Check the kind. Since 31 March 2026 a fixed-term recall of an adult is 56 days (Criminal Justice Act 2003, sections 255A(7) and 255BA(2)). This date is for 56 days. The 28 days that were told are given to people under 18 when convicted: see the alternatives. The recall papers name the kind.',
    )
    expect(warnings.map(({ code }) => code)).not.toContain('W_RECALL_KIND')
  })
})

describe('Which kind of recall it is (sections 255 to 255C)', () => {
  // biome-ignore format: one row a line
  const rows: readonly [string, AskedCase, readonly string[]][] = [
    ['since 56 days came an adult has those or a standard one', recalled(),
      ['2028-06-01', 'A_RECALL_56 2027-01-03 if it is a fixed-term recall of 56 days', 'W_RECALL_KIND_NOT_TOLD']],
    ['of a person who may have been under 18, 28 days too', recalled({}, { ageAtConviction: 'unknown', offenceKey: 'robbery' }),
      ['2028-06-01', 'A_RECALL_56 2027-01-03 if it is a fixed-term recall of 56 days',
      'A_RECALL_28 2026-12-06 if it is a fixed-term recall of 28 days', 'W_RECALL_KIND_NOT_TOLD']],
    ['the same where it was called an ordinary sentence, which nobody under 18 is given',
      caseIn('2024-09-16 3y sds ageAtConviction=unknown; recall unknown recallDate=2026-11-02 returnToCustodyDate=2026-11-09'),
      ['2027-09-21', 'A_RECALL_56 2027-01-03 if it is a fixed-term recall of 56 days',
      'A_RECALL_28 2026-12-06 if it is a fixed-term recall of 28 days', 'W_RECALL_KIND_NOT_TOLD']],
    ['a person known to be an adult beside a sentence of which that is not known',
      caseIn('2025-06-02 3y sds robbery ageAtConviction=unknown; 2025-06-02 30m theft',
      'recall unknown recallDate=2026-11-09 returnToCustodyDate=2026-11-09'),
      ['2028-06-01', 'A_RECALL_56 2027-01-03 if it is a fixed-term recall of 56 days', 'W_RECALL_KIND_NOT_TOLD']],
    ['where a person under 18 would have an order, from which there is no recall, only those of an adult',
      caseIn('2026-08-03 6m common_assault ageAtConviction=unknown; recall unknown recallDate=2026-11-02 returnToCustodyDate=2026-11-02'),
      ['2027-02-02', 'A_RECALL_56 2026-12-27 if it is a fixed-term recall of 56 days', 'W_RECALL_KIND_NOT_TOLD']],
    ['from an extended sentence none, whatever the age',
      recalled({ recallDate: '2027-11-08', returnToCustodyDate: '2027-11-09' }, { offenceKey: null, sentenceType: 'eds', extensionYears: 2, ageAtConviction: 'unknown' }),
      ['2030-06-01']],
    ['before a curfew would have ended, a recall from it as well',
      caseIn('2025-09-01 18m theft; recall unknown recallDate=2026-02-20 returnToCustodyDate=2026-02-20'), ['2027-02-28',
      'A_RECALL_56 2026-04-16 if it is a fixed-term recall of 56 days', 'A_RECALL_28 2026-04-07 if it is a fixed-term recall of 28 days',
      'A_RECALL_CURFEW 2026-04-07 if it is a recall from a curfew (section 255)', 'W_RECALL_KIND_NOT_TOLD']],
    ['a term under 12 months has 14 days',
      caseIn('2025-09-01 10m theft; recall unknown recallDate=2026-02-20 returnToCustodyDate=2026-02-20'), ['2026-06-30',
      'A_RECALL_56 2026-04-16 if it is a fixed-term recall of 56 days', 'A_RECALL_14 2026-03-05 if it is a fixed-term recall of 14 days',
      'W_RECALL_KIND_NOT_TOLD']],
    ['without the day of return no fixed term can be counted, and it is still in doubt',
      caseIn('2026-07-01 3y sds theft; recall unknown recallDate=2028-02-01'), ['2029-06-30', 'W_RECALL_KIND_NOT_TOLD']],
    ['from an extended sentence there is no other than a standard one',
      recalled({ recallDate: '2027-11-08', returnToCustodyDate: '2027-11-09' }, { offenceKey: null, sentenceType: 'eds', extensionYears: 2 }),
      ['2030-06-01']],
    ['a sentence beside it that keeps the person longer decides whatever the recall is',
      caseIn('2025-06-02 3y theft; 2026-11-16 8y sds robbery',
      'recall unknown sentenceIds=1 recallDate=2026-11-09 returnToCustodyDate=2026-11-09'), ['2030-11-15']],
  ]
  for (const [name, asked, expected] of rows) test(name, () => expect(told(asked)).toEqual(expected))

  test('a rival is asked again with its own kind, which is then known', () => {
    const [rival] = answered(recalled()).alternatives ?? []
    expect(rival?.releaseType).toBe('PRRD')
    expect(requestOf(rival?.answer().case as Case).recall?.type).toBe('fixed_term_56')
  })

  test('of a person who may have been under 18 it is the same day at the gate as if the kind had been told', () => {
    const facts = [
      { recallDate: '2026-11-07', returnToCustodyDate: '2026-11-07' },
      { ageAtConviction: 'unknown', offenceKey: 'robbery', sentenceType: 'sds_plus' },
    ] as const
    const rivals = answered(recalled(...facts)).alternatives ?? []
    const [rival] = rivals.filter(({ code }) => code === 'A_RECALL_28')
    const told = answered(recalled({ ...facts[0], type: 'fixed_term_28' }, facts[1]))
    const gates = [rival?.answer().leaving?.usual, told.leaving?.usual]
    expect(gates.map((day) => isoDate(day as never))).toEqual(['2026-12-03', '2026-12-03'])
  })
})

describe('How a sentence runs (section 264)', () => {
  const start = { startDate: '2026-11-16', offenceKey: 'theft' }
  const [first, open] = [
    { ...start, sentenceYears: 3 },
    { ...start, sentenceYears: 1, howItRuns: 'unknown' as const },
  ]
  // biome-ignore format: one row a line
  const rows: readonly [string, readonly AskedCaseSentence[], readonly string[]][] = [
    ['after the first, where there is one other', [first, open], ['2027-11-16', 'A_RUNS_AFTER 2028-03-16 if sentence 2 runs after sentence 1', 'W_RUNS_NOT_TOLD 2']],
    ['after the last of the chain', [first, open, { ...start, sentenceMonths: 6, consecutiveTo: '1' }],
      ['2028-01-15', 'A_RUNS_AFTER 2028-05-16 if sentence 2 runs after sentence 3', 'W_RUNS_NOT_TOLD 2']],
    ['two of them: each, and both one after another, which is the latest day',
      [first, open, { ...start, sentenceYears: 2, howItRuns: 'unknown' }], ['2027-11-16',
      'A_RUNS_AFTER 2028-03-16 if sentence 2 runs after sentence 1', 'A_RUNS_AFTER 2028-07-16 if sentence 3 runs after sentence 1',
      'A_RUNS_AFTER 2028-11-15 if sentences 2 and 3 run one after another, after sentence 1', 'W_RUNS_NOT_TOLD 2 3']],
    ['of both: the second after the first', [{ ...first, howItRuns: 'unknown' }, open],
      ['2027-11-16', 'A_RUNS_AFTER 2028-03-16 if sentence 2 runs after sentence 1', 'W_RUNS_NOT_TOLD 2']],
    ['of the first alone: after the second', sentencesIn('2026-11-16 3y theft howItRuns=unknown; 2026-11-16 1y theft'),
      ['2027-11-16', 'A_RUNS_AFTER 2028-03-16 if sentence 1 runs after sentence 2', 'W_RUNS_NOT_TOLD 1']],
    ['of more than ten sentences all of them together stand for each',
      [first, open, open, ...Array<AskedCaseSentence>(8).fill({ ...start, sentenceMonths: 1 })],
      ['2027-11-16', 'A_RUNS_AFTER 2028-07-16 if sentences 2 and 3 run one after another, after sentence 1', 'W_RUNS_NOT_TOLD 2 3']],
    ['of ten each is looked at', [first, open, { ...open, sentenceYears: 2 }, ...Array<AskedCaseSentence>(7).fill({ ...start, sentenceMonths: 1 })], ['2027-11-16',
      'A_RUNS_AFTER 2028-03-16 if sentence 2 runs after sentence 1', 'A_RUNS_AFTER 2028-07-16 if sentence 3 runs after sentence 1',
      'A_RUNS_AFTER 2028-11-15 if sentences 2 and 3 run one after another, after sentence 1', 'W_RUNS_NOT_TOLD 2 3']],
    ['and one of more than ten by itself', [first, open, ...Array<AskedCaseSentence>(9).fill({ ...start, sentenceMonths: 1 })],
      ['2027-11-16', 'A_RUNS_AFTER 2028-03-16 if sentence 2 runs after sentence 1', 'W_RUNS_NOT_TOLD 2']],
    ['nothing runs after a sentence that is alone', [{ ...first, howItRuns: 'unknown' }], ['2027-11-16']],
    ['nothing runs after a sentence that was passed later', [{ ...first, startDate: '2026-11-20' }, open], ['2027-11-20']],
    ['nothing runs after one that follows it', sentencesIn('2026-11-16 3y theft howItRuns=unknown; 2026-11-16 1y theft after 1'), ['2028-03-16']],
    ['nor where it makes no difference: a whole life order', sentencesIn('2026-11-16 life wholeLife; 2026-11-16 1y theft howItRuns=unknown'), ['none']],
  ]
  for (const [name, sentences, expected] of rows)
    test(name, () => expect(told({ sentences })).toEqual(expected))

  // Section 243A: no licence, and so no recall but from a curfew. 11 months of 2013: one-half is served on 16 November.
  test('a recall of a kind that is not known is refused only if every kind is', () => {
    const short = {
      startDate: '2013-06-03',
      sentenceMonths: 11,
      offenceKey: 'theft',
      offenceDate: '2013-03-03',
    }
    const back = (day: string | null, recallDate = '2013-10-01') => ({
      sentences: [short],
      recall: { type: 'unknown', recallDate, returnToCustodyDate: day },
    })
    for (const day of ['2013-10-01', null]) {
      const answer = answered(back(day) as never)
      expect(isoDate(answer.release as never)).toBe('2013-11-16')
      expect(answer.recalled?.recall.type).toBe('curfew')
      expect(answer.warnings.map(({ code }) => code)).not.toContain('W_RECALL_KIND_NOT_TOLD')
    }
    expect(refused(back('2013-12-02', '2013-12-02') as never)).toEqual([
      expect.stringContaining('sentences[0].offenceDate'),
    ])
  })

  test('the question names the sentences', () => {
    const [one, , both] =
      answered(
        caseIn(
          '2026-11-16 3y theft; 2026-11-16 1y theft howItRuns=unknown',
          '2026-11-16 2y theft howItRuns=unknown',
        ),
      ).alternatives ?? []
    expect(alternativeWords(one as never).ask).toBe(
      'Does sentence 2 run at the same time, or after sentence 1?',
    )
    expect(alternativeWords(both as never)).toMatchObject({
      why: 'It is not known if sentences 2 and 3 run at the same time, or one after another.',
      ask: 'Do sentences 2 and 3 run at the same time, or after sentence 1?',
    })
  })

  test('what is wrong together is refused where it stands', () =>
    expect(
      refused(
        caseIn(
          '2026-11-16 3y theft; 2026-11-16 1y theft howItRuns=consecutive',
          '2026-11-16 1y theft howItRuns=concurrent after 1',
          '2026-11-16 1y theft howItRuns=unknown after 1',
          '2026-11-16 1y theft howItRuns=consecutive after 1',
          '2026-11-16 1y theft howItRuns=concurrent',
        ),
      ),
    ).toEqual(['sentences[1].consecutiveTo', 'sentences[2].howItRuns', 'sentences[3].howItRuns']))

  /** A date that the prison gave, and the case with the first change that would give it. */
  const explained = (sentences: readonly AskedCaseSentence[], stated: string, code: string) => {
    const answer = answered({ sentences })
    const { case: dated } = askCase({ sentences, statedReleaseDate: stated }) as { case: Case }
    const reason = statedOf(answer, dated.statedReleaseDate as never).reasons.find((one) => one.code === code)
    return requestOf(changedCase(answer.case, reason?.changes ?? [])).sentences
  }

  test('a change that would give the date of the prison can be sent: how it runs is then known', () => {
    const [, second] = explained([first, open], '2028-03-16', 'S_CONSECUTIVE')
    expect([second?.consecutiveTo, second?.howItRuns]).toEqual(['1', 'consecutive'])
    const chained = { ...start, sentenceYears: 1, howItRuns: 'consecutive' as const, consecutiveTo: '1' }
    const [, beside] = explained([first, chained], '2027-11-16', 'S_CONCURRENT')
    expect([beside?.consecutiveTo, beside?.howItRuns]).toEqual([null, 'concurrent'])
  })
})

describe('Whether an extended sentence was for terrorism (section 247A(2A))', () => {
  const extended = sentenceIn('2023-03-06 18y +5y eds')
  const noEarly = 'A_NO_EARLY_RELEASE 2041-03-05 if this is a terrorism sentence without early release'
  // biome-ignore format: one row a line
  const rows: readonly [string, AskedCaseSentence, readonly string[]][] = [
    ['it was: no early release, unless the offence does not carry life', { ...extended, terrorism: true },
      ['2041-03-05', 'A_LESSER_TERRORISM 2041-03-05 if the offence does not carry life']],
    ['it was not: nothing is in doubt', { ...extended, terrorism: false }, ['2041-03-05']],
    ['it is not known', { ...extended, terrorism: 'unknown' }, ['2041-03-05', noEarly]],
    ['nobody said', extended, ['2041-03-05', noEarly]],
    ['before the law took early release away, it changes nothing', { ...extended, startDate: '2021-01-04', terrorism: true }, ['2039-01-03']],
  ]
  for (const [name, sentence, expected] of rows)
    test(name, () => expect(told({ sentences: [sentence] })).toEqual(expected))

  test('the Parole Board looks only at the case of which it is not said', () => {
    const parole = (terrorism: boolean) =>
      answered({ sentences: [{ ...extended, terrorism }] }).paroleEligibility
    expect([parole(true), parole(false) === null]).toEqual([null, false])
  })

  test('beside another sentence it is about the one', () => {
    const sentences = [
      { ...extended, terrorism: true as const },
      { ...extended, terrorism: false as const },
    ]
    expect(
      answered({ sentences }).alternatives?.map(({ code, sentenceIds }) => [code, ...sentenceIds]),
    ).toEqual([['A_LESSER_TERRORISM', '1']])
  })

  test('rules that the caller chose stand', () => {
    const { sentences } = answered({ sentences: [{ ...extended, terrorism: true, regimeId: 'eds_adult' }] })
    expect(sentences[0]?.regime.id).toBe('eds_adult')
  })

  test('a recall from it is not worked out, which is said of what was told', () => {
    const recall = { type: 'standard', recallDate: '2041-01-01' } as const
    expect(refused({ sentences: [{ ...extended, terrorism: true }], recall })).toEqual([
      'sentences[0].terrorism',
    ])
    expect(
      refused({
        sentences: [{ ...extended, sentenceType: null, regimeId: 'terrorism_s247a_no_early_release' }],
        recall,
      }),
    ).toEqual(['sentences[0].regimeId'])
  })

  test('a rival in a chain with a sentence for terrorism is worked out, too', () => {
    const first = { ...extended, sentenceType: 'terrorism' } as const
    const chained = { ...extended, terrorism: true, consecutiveTo: '1' } as const
    expect(told({ sentences: [first, chained] }).join()).toContain('A_LESSER_TERRORISM')
  })

  test('only an extended sentence without an offence is asked', () =>
    expect(
      refused({
        sentences: [
          { ...extended, terrorism: true, offenceKey: 'robbery' },
          { ...extended, terrorism: 'unknown', sentenceType: 'sds' },
          { ...extended, terrorism: false, sentenceType: null, extensionYears: 0 },
        ],
      }),
    ).toEqual(['sentences[0].terrorism', 'sentences[1].terrorism', 'sentences[2].terrorism']))
})

describe('What has no other date, and is said', () => {
  // biome-ignore format: one row a line
  const rows: readonly [string, AskedCase, readonly string[]][] = [
    ['days on remand: none are counted', caseIn('2026-11-16 3y robbery remandCreditDays=unknown'), ['2027-11-16', 'W_CREDIT_NOT_TOLD 1']],
    ['of a whole life order none come off', caseIn('2026-11-16 life wholeLife remandCreditDays=unknown'), ['none']],
    ['nor of prison for breach of supervision', caseIn('2026-05-04 14d supervision_default remandCreditDays=unknown'), ['2026-05-17']],
    ['but of what is served with it', caseIn('2026-05-04 3y robbery; 2026-05-04 14d supervision_default remandCreditDays=unknown'), ['2027-05-04', 'W_CREDIT_NOT_TOLD 2']],
    ['prison for contempt, of which the prison may take them off', caseIn('2026-11-16 28d contempt remandCreditDays=unknown'), ['2026-11-29', 'W_CREDIT_NOT_TOLD 1']],
    ['nor of a detention and training order before they counted for one', caseIn('2021-06-01 8m dto remandCreditDays=unknown'), ['2021-10-01']],
    ['other sentences', caseIn('2026-11-16 3y robbery; otherSentences unknown'), ['2027-11-16', 'W_OTHERS_NOT_TOLD']],
    ['no other sentences', caseIn('2026-11-16 3y robbery; otherSentences none'), ['2027-11-16']],
    ['the kind of sentence, after a recall',
      caseIn('2025-06-02 3y sentenceType=unknown theft; recall fixed_term_56 recallDate=2026-11-09 returnToCustodyDate=2026-11-09'),
      ['2027-01-03', 'W_KIND_NOT_TOLD 1']],
    ['the kind of sentence otherwise', caseIn('2026-11-16 3y sentenceType=unknown robbery'), ['2027-11-16']],
    ['what the court called the detention of a person under 18', caseIn('2026-11-16 0y3m sentenceType=unknown robbery child'), ['2026-12-22', 'W_DETENTION_NOT_TOLD 1']],
    ['what it called was said', caseIn('2026-11-16 0y3m section_250 robbery child'), ['2026-12-22']],
    ['of more than 2 years it can only be section 250', caseIn('2026-11-16 3y3m sentenceType=unknown robbery child'), ['2028-03-05']],
    ['for an offence that allows nothing but an order, it is one', caseIn('2026-11-16 0y12m sentenceType=unknown common_assault child'), ['2027-05-17']],
    ['before there were such orders it was none', caseIn('1999-06-01 0y3m sentenceType=unknown robbery child'), ['1999-07-16']],
    ['a day of sentence far ahead', caseIn('2027-11-16 3y robbery'), ['2028-11-15', 'W_FAR_AHEAD 1']],
    ['a day a year ahead', caseIn('2027-11-15 3y robbery'), ['2028-11-14']],
  ]
  for (const [name, asked, expected] of rows) test(name, () => expect(told(asked)).toEqual(expected))

  test('each is a sentence', () => {
    const asked = recalled({}, { sentenceType: 'unknown', remandCreditDays: 'unknown' })
    const texts = answered({ ...asked, otherSentences: 'unknown' }).warnings.filter(({ code }) =>
      ofNotKnown.test(code),
    )
    expect(texts.map(caseWarningText)).toEqual([
      'It is not known whether there are other sentences. Another sentence could make the date later.',
      'It is not known which kind of recall it is. The date is for a standard recall. A fixed-term recall is counted from the day of return to custody, and can end long before it: see the alternatives. The recall papers name the kind.',
      'The kind of sentence is not known (sentence 1). We took it that it is not an extended one. From an extended sentence every recall is a standard one.',
      'The days on remand are not known (sentence 1). We counted none. Days that count make the dates earlier.',
    ])
  })
})

describe('Everything that can be not known', () =>
  test('is given back as not known, and posted back gives the same', () => {
    const asked: AskedCase = caseIn(
      '2025-06-02 3y sentenceType=unknown theft remandCreditDays=unknown howItRuns=unknown',
      'recall unknown recallDate=2026-11-09 returnToCustodyDate=2026-11-09',
      'otherSentences unknown',
    )
    const { case: taken, ...answer } = answered(asked)
    const again = requestOf(taken)
    expect([again.recall?.type, again.otherSentences, again.sentences[0]?.remandCreditDays]).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ])
    const { case: second } = askCase(again as AskedCase) as { case: Case }
    expect(second).toEqual(taken)
    expect((caseAnswer(second) as CaseAnswer).warnings).toEqual(answer.warnings)
  }))
