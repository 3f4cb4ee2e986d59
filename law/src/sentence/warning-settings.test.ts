import { describe, expect, test } from 'vitest'
import { isLong } from '../../../test/support/long.ts'
import { type Day, parseDay } from '../calendar/day.ts'
import type { AskedCalculation } from '../facts/calculation.ts'
import { noCredits } from '../facts/credit.ts'
import { ages, caseSentenceTypes } from '../tables/kinds.ts'
import { type Offence, offenceByKey } from '../tables/offences.ts'
import { type RegimeId, regimeOf } from '../tables/regimes.ts'
import { isOfOneSentence } from '../tables/warning-codes.ts'
import { type WarningSetting, warningRows } from '../tables/warnings.ts'
import { ask } from './ask.ts'
import type { Question } from './question.ts'
import { type Context, lastMoved, rowsFor } from './warning-settings.ts'
import { warningsOf } from './warnings.ts'
import { workedAtPoint } from './worked.ts'

const choosers = ['offence', 'caller', 'kind of sentence'] as const
const points = ['before', 'after', 'in_force'] as const
/** No offence, one of which nothing is said, and one of which something is. */
const offences = [
  [null, false],
  [offenceByKey('theft') as Offence, false],
  [offenceByKey('rape') as Offence, true],
] as const
/** The first and the last day of each time between 40% and the Act. */
const starts = [
  [parseDay('2024-09-09') as Day, true, true],
  [parseDay('2024-09-10') as Day, true, false],
  [parseDay('2026-09-30') as Day, true, false],
  [parseDay('2026-10-01') as Day, false, false],
] as const
/** Remand, tagged bail and added days. */
const credits = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 0, 1],
] as const

/** Every setting there is, each with a question that is in it. */
function* everySetting(regimeId: RegimeId): Generator<readonly [Question, WarningSetting]> {
  const regime = regimeOf(regimeId)
  const moved = lastMoved(regime)
  for (const chosenBy of choosers)
    for (const asked of points)
      for (const age of ages)
        for (const sentenceType of [null, ...caseSentenceTypes])
          for (const [offence, isMarked] of offences)
            for (const [start, isBeforeTheAct, isBefore40] of starts)
              for (const [remandCreditDays, taggedBailCreditDays, addedDays] of credits)
                yield [
                  {
                    start,
                    term: { years: 5, months: 0, days: 0 },
                    ...noCredits,
                    ...{ remandCreditDays, taggedBailCreditDays, addedDays },
                    ...{ sentenceType, age, offence, regimeId: null, postCommencement: false },
                  },
                  {
                    ...{ regime, chosenBy, asked, age, sentenceType, isMarked, isBeforeTheAct, isBefore40 },
                    isBeforeMove: start < moved,
                    hasOffence: offence !== null,
                    hasCredit: remandCreditDays + taggedBailCreditDays > 0,
                    hasAddedDays: addedDays > 0,
                  },
                ]
}

// One regime for each group of rows: a standard one, a barred one, one for a child, one of before 2015, and a life sentence.
for (const regimeId of [
  ...['sds_adult', 'sds_adult_barred_50', 'section_250', 'sopc_pre_june_2022', 'life'],
] as const)
  test(`${regimeId}: no setting is taken for another, whatever was asked before it`, () => {
    // The short form asks of one in eleven, which meets each value of each digit with each of its neighbours.
    const settings = [...everySetting(regimeId)].filter((_, i) => isLong || i % 11 === 0)
    const wrong = settings.filter(([question, setting]) => {
      const rows = warningRows.filter(([, row]) => row.in(setting))
      const expected = rows.map(([code]) => code)
      const said = (context: Context) =>
        rowsFor(question, setting.regime, setting.chosenBy, setting.asked, context).rows.map(
          ({ code }) => code,
        )
      const inACase = rows
        .filter(([code, row]) => row.doubt === undefined && !isOfOneSentence[code])
        .map(([code]) => code)
      return said('alone').join() !== expected.join() || said('in a case').join() !== inACase.join()
    })
    expect(wrong.slice(0, 1)).toEqual([])
  })

describe('Said of a sentence in a case, where less is said than of one alone', () => {
  const section244ZA = { startDate: '2026-11-16', sentenceType: 'sds_plus' } as const
  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['section 244ZA: nothing', { ...section244ZA, sentenceYears: 8 }, []],
    ['under 4 years: that alone', { ...section244ZA, sentenceYears: 3 }, [{ code: 'W_SDS_PLUS_LENGTH', values: {} }]],
    ['an extended sentence at an age that is not known: what is in doubt is said of the case',
      { startDate: '2021-06-28', sentenceType: 'eds', sentenceYears: 7, ageAtSentence: 'unknown' }, []],
  ] as const satisfies readonly (readonly [string, AskedCalculation, unknown])[])
    test(what, () => {
      const { question } = ask(asked) as { question: Question }
      expect(warningsOf(workedAtPoint(question), 'in_force', 'in a case', [])).toEqual(want)
    })
})
