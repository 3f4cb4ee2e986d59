import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { isoDate } from '../../calendar/day.ts'
import type { AskedCase, AskedCaseSentence, AskedRecall } from '../../facts/asked-case.ts'
import { caseExplanationOf } from '../../words/case-explanation.ts'
import { caseWarningText } from '../../words/en/case-warnings.ts'
import { datesInWords } from '../../words/key-dates.ts'
import { caseOf } from '../case-answer.ts'
import { howSureOf } from '../how-sure.ts'

const theft = { offenceKey: 'theft' }
// 610 days, one-half 305: 95 of 400 days on remand were not used. The licence ran to 5 June 2019; with all 400 the end is 2 March 2019.
const served = { ...theft, startDate: '2018-08-06', sentenceMonths: 20, remandCreditDays: 400 }
// 610 days, two-fifths 244: 256 of 500 were not used. 1 June 2027, and 18 September 2026.
const later = { ...theft, startDate: '2026-06-01', sentenceMonths: 20, remandCreditDays: 500 }

const recall = (
  type: AskedRecall['type'],
  recallDate: string | null,
  returnToCustodyDate: string | null,
) => ({ type, recallDate, returnToCustodyDate })
const of = (sentence: AskedCaseSentence, told: AskedRecall): AskedCase => ({
  sentences: [sentence],
  recall: told,
})

/** Release, end, how sure, whether nothing was left, and the rival; or why there is no answer. */
function said(asked: AskedCase): readonly (string | null)[] {
  const answer = caseOf(asked)
  if ('refusals' in answer)
    return answer.refusals.map(({ place, message }) => `${'field' in place ? place.field : ''}: ${message}`)
  const { release, end, releaseBasis, releaseType, warnings, alternatives } = answered(asked)
  const rival = alternatives?.find(({ code }) => code === 'A_UNSPENT_DAY_BY_DAY')
  return [
    `${releaseType} ${isoDate(release as never)} ${isoDate(end as never)} ${releaseBasis} ${howSureOf(answered(asked)).level}`,
    warnings.some(({ code }) => code === 'W_HELD_WITHOUT_SENTENCE') ? 'nothing left' : null,
    rival === undefined ? null : isoDate(rival.release as never),
  ]
}

const refused = (field: string, day: string, rest: string) => [`${field}: The licence ended on ${day}${rest}`]
const checkRecall = '. A recall comes before the end: check the dates and the credit.'
const checkReturn = ', before the return. Check the dates and the credit.'

describe('CJA 2003, sections 240ZA(3) and 241(1): unused days on remand count from the recall on', () => {
  // biome-ignore format: one case a row
  test.each([
    ['the ombudsman’s case: release on arrival', of(served, recall('standard', '2019-04-17', '2019-04-18')), ['PRRD 2019-04-18 2019-04-18 automatic fairly_sure', 'nothing left', null]],
    ['recalled and back on one day', of(later, recall('standard', '2026-11-05', '2026-11-05')), ['PRRD 2026-11-05 2026-11-05 automatic fairly_sure', 'nothing left', null]],
    ['28 days: one unspent day for each of 25 days served', of(served, recall('fixed_term_28', '2019-04-17', '2019-04-18')), ['PRRD 2019-04-18 2019-04-18 automatic two_dates', 'nothing left', '2019-05-12']],
    ['56 days: the fixed term is over first', of(later, recall('fixed_term_56', '2026-11-05', '2026-11-05')), ['PRRD 2026-11-05 2026-11-05 automatic two_dates', 'nothing left', '2026-12-30']],
    ['a fixed term that all of them cut', of(served, recall('fixed_term_28', '2019-02-20', '2019-02-20')), ['PRRD 2019-03-02 2019-03-02 automatic two_dates', null, '2019-03-19']],
    ['fewer unspent days than are left to halve: 19 days less 3, either way', of({ ...served, remandCreditDays: 308 }, recall('fixed_term_28', '2019-05-17', '2019-05-18')), ['PRRD 2019-06-02 2019-06-02 automatic sure', null, null]],
    ['the kind is not known: 28 days it can be', of(served, recall('unknown', '2019-04-17', '2019-04-18')), ['PRRD 2019-04-18 2019-04-18 automatic two_dates', 'nothing left', '2019-05-12']],
    ['the kind is not known: 56 days it can be', of(later, recall('unknown', '2026-11-05', '2026-11-05')), ['PRRD 2026-11-05 2026-11-05 automatic two_dates', 'nothing left', '2026-12-30']],
    ['the kind is not known, before the end', of(served, recall('unknown', '2019-02-20', '2019-02-20')), ['PRRD 2019-03-02 2019-03-02 no later than two_dates', null, '2019-03-19']],
    ['the kind is not known, and no fixed term can be: an extended sentence', of({ ...served, sentenceType: 'eds', extensionYears: 1 }, recall('unknown', '2020-01-06', '2020-01-06')), ['PRRD 2020-03-01 2020-03-01 no later than sure', null, null]],
    ['a standard recall before the end', of(served, recall('standard', '2019-02-20', '2019-02-20')), ['PRRD 2019-03-02 2019-03-02 no later than sure', null, null]],
    ['back on the last day', of(served, recall('standard', '2019-03-02', '2019-03-02')), ['PRRD 2019-03-02 2019-03-02 no later than sure', null, null]],
    ['recalled on the last day, back on the next', of(served, recall('standard', '2019-03-02', '2019-03-03')), ['PRRD 2019-03-03 2019-03-03 automatic fairly_sure', 'nothing left', null]],
    ['recalled on the last day, and long away', of(served, recall('standard', '2019-03-02', '2019-05-02')), ['PRRD 2019-05-02 2019-05-02 automatic fairly_sure', 'nothing left', null]],
    ['recalled before it, and long away: those days are to be served', of(served, recall('standard', '2019-03-01', '2019-05-02')), ['PRRD 2019-05-02 2019-05-02 no later than sure', null, null]],
    ['the return is not known', of(served, recall('standard', '2019-04-17', null)), ['PRRD 2019-04-17 2019-04-17 automatic fairly_sure', 'nothing left', null]],
    ['the recall is not known, and the licence goes on', of(served, recall('standard', null, '2019-04-18')), ['PRRD 2019-04-18 2019-04-18 automatic fairly_sure', 'nothing left', null]],
    ['the day before the licence ends', of(served, recall('standard', '2019-06-04', '2019-06-04')), ['PRRD 2019-06-04 2019-06-04 automatic fairly_sure', 'nothing left', null]],
    ['the last day of the licence', of(served, recall('standard', '2019-06-05', '2019-06-05')), refused('recallDate', '5 June 2019', checkRecall)],
    ['after the licence', of(served, recall('standard', '2019-06-10', '2019-06-10')), refused('recallDate', '5 June 2019', checkRecall)],
    ['after the licence, the recall not known', of(served, recall('standard', null, '2019-06-10')), refused('returnToCustodyDate', '5 June 2019', checkReturn)],
    ['days on a tag count as well', of({ ...served, remandCreditDays: 300, taggedBailCreditDays: 100 }, recall('standard', '2019-04-17', '2019-04-18')), ['PRRD 2019-04-18 2019-04-18 automatic fairly_sure', 'nothing left', null]],
    ['fewer days at large than lie between, and nothing unused', of({ ...served, remandCreditDays: 0 }, { ...recall('standard', '2020-04-01', '2020-04-20'), unlawfullyAtLargeDays: 0 }), ['PRRD 2020-04-20 2020-04-20 automatic fairly_sure', 'nothing left', null]],
    ['the Ministry’s crs-816-ac3: nothing is cut', of({ ...theft, startDate: '2021-04-15', sentenceMonths: 30, remandCreditDays: 516 }, recall('fixed_term_28', '2021-08-10', '2021-08-10')), ['PRRD 2021-09-06 2022-05-16 automatic sure', null, null]],
  ] as const)('%s', (_, asked, want) => expect(said(asked)).toEqual(want))

  const beside = { ...theft, id: 'B', startDate: '2018-08-06', sentenceMonths: 60 }
  test('several runs: what is spent does not count where another goes on', () => {
    const { release, warnings } = answered({
      sentences: [{ ...served, id: 'A' }, beside],
      recall: recall('standard', '2022-01-10', '2022-01-10'),
    })
    expect(isoDate(release as never)).toBe('2022-07-01')
    expect(warnings.map(({ code }) => code)).not.toContain('W_HELD_WITHOUT_SENTENCE')
  })

  test('several runs: nothing is left of each', () => {
    const both = [
      { ...served, id: 'A' },
      { ...theft, id: 'B', startDate: '2018-08-06', sentenceMonths: 18 },
    ]
    expect(said({ sentences: both, recall: recall('standard', '2019-04-17', '2019-04-18') })).toEqual([
      ...['PRRD 2019-04-18 2019-04-18 automatic fairly_sure', 'nothing left', null],
    ])
  })

  test('another sentence holds the person: it decides, and nobody is to be let out', () => {
    const since = { ...theft, id: 'B', startDate: '2019-04-18', sentenceMonths: 8 }
    const answer = answered({
      sentences: [{ ...served, id: 'A' }, since],
      recall: { ...recall('standard', '2019-04-17', '2019-04-18'), sentenceIds: ['A'] },
    })
    expect(answer.warnings.map(({ code }) => code)).not.toContain('W_HELD_WITHOUT_SENTENCE')
    expect(
      datesInWords(answer.dates).map(({ type, note, date }) => `${type} ${isoDate(date)} ${note}`),
    ).toContain(
      'PRRD 2019-04-18 By our count nothing was left of sentence A on this day. Another sentence keeps the person longer.',
    )
  })

  test('words: what counts, on which day it was over, and whom to tell', () => {
    const answer = answered(of(served, recall('standard', '2019-04-17', '2019-04-18')))
    const steps = caseExplanationOf(answer)
    const working = (id: string) => steps.find((step) => step.id === id)
    expect(working('recall')?.working).toBe(
      'Worked out as a standard recall. The recall papers say which kind it is. Nothing was left for it to keep the person for.',
    )
    expect(working('runEndDate')?.result).toBe('2019-03-02')
    expect(working('releaseDate')).toMatchObject({
      result: '2019-04-18',
      working:
        'Days on remand that were not used before count after a recall. With them the sentence was over on 2 March 2019, and the person came back on 18 April 2019. Nothing was left: they should be let out at once.',
    })
    expect(answer.warnings.map(caseWarningText).join(' ')).toContain(
      'The person should be let out at once. Tell the prison’s offender management unit and a solicitor today.',
    )
    expect(
      answer.dates.find(({ form }) => form === 'PRRD, nothing left')?.law.map(({ provision }) => provision),
    ).toEqual([...['section 240ZA(3)', 'section 241(1)']])
  })

  test('the rival in full: as many unused days are taken off the end as were served', () => {
    const { alternatives } = answered(of(later, recall('fixed_term_56', '2026-11-05', '2026-11-05')))
    const rival = alternatives?.find(({ code }) => code === 'A_UNSPENT_DAY_BY_DAY')?.answer()
    expect([rival?.release, rival?.end].map((day) => isoDate(day as never))).toEqual([
      '2026-12-30',
      '2027-04-06',
    ])
    expect(rival?.runs.map(({ creditUsed }) => creditUsed)).toEqual([300])
  })
})

test('two sentences of which nothing is left: each says so, and the day is that of both', () => {
  const answer = answered(
    '2018-08-06 20m theft remandCreditDays=400; 2018-08-06 18m theft remandCreditDays=400; recall standard recallDate=2019-02-01 returnToCustodyDate=2019-04-18',
  )
  expect(isoDate(answer.release as never)).toBe('2019-04-18')
  const ends = caseExplanationOf(answer).filter(({ title }) => title === 'When the recall ends')
  expect(ends.map(({ working }) => working.includes('Nothing was left'))).toEqual([true, true])
})

test('days at large beside a return that is not told move nothing, where nothing is left', () => {
  const { release } = answered(
    '2018-08-06 20m theft remandCreditDays=400; recall standard recallDate=2019-04-17 unlawfullyAtLargeDays=5',
  )
  expect(isoDate(release as never)).toBe('2019-04-17')
})
