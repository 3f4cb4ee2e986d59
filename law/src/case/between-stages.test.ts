import { describe, expect, test } from 'vitest'
import { answered } from '../../../test/support/answered.ts'
import { isoDate } from '../calendar/day.ts'
import type { AskedCaseSentence } from '../facts/asked-case.ts'
import { caseWarningText } from '../words/en/case-warnings.ts'
import type { CaseAnswer } from './answer.ts'

const s = (id: string, start: string, years: number, rest: Partial<AskedCaseSentence> = {}) => ({
  ...{ id, startDate: start, sentenceYears: years, regimeId: 'sds_adult' },
  ...rest,
})

function worked(sentences: readonly AskedCaseSentence[]): CaseAnswer {
  const answer = answered({ sentences })
  return answer
}

/** The release, and the sentences that the prison works out by hand. */
function said(sentences: readonly AskedCaseSentence[]): string {
  const { release, warnings } = worked(sentences)
  const byHand = warnings.find(({ code }) => code === 'W_BY_HAND')
  return [isoDate(release as never), ...(byHand?.sentenceIds ?? [])].join(' ')
}

describe('SI 2024/844, article 1(2): made consecutive between 10 September and 22 October 2024', () => {
  const then = { consecutiveTo: 'A' }
  const six = s('A', '2023-01-09', 6)
  const eds = { regimeId: 'eds_adult', extensionYears: 1 }
  // By hand. 7 years from 9 January 2023 are 2,557 days, 40 per cent 1,023. 6 years from 30 September 2021: one-half is 29 September
  // 2024; with a year more, 40 per cent of 2,557 days is 18 July 2024, before the stage. 4 and 2 years from 1 June 2023 are 2,192 days,
  // 40 per cent 877, less 380 days: 9 October 2024.
  // biome-ignore format: one case a row
  test.each<[string, readonly AskedCaseSentence[], string]>([
    ['passed on the first day: 40 per cent at once, and for the earlier one from 22 October', [six, s('B', '2024-09-10', 1, then)], '2025-10-27 B'],
    ['on the eve of the second stage', [six, s('B', '2024-10-21', 1, then)], '2025-10-27 B'],
    ['section 250 detention as well', [six, s('B', '2024-10-21', 1, { ...then, regimeId: 'section_250' })], '2025-10-27 B'],
    ['one that is barred from the progression model', [six, s('B', '2024-09-10', 1, { ...then, regimeId: 'sds_adult_barred_40' })], '2025-10-27 B'],
    ['one that stayed at one-half: 877 days from 9 January 2023 and 183 of the year', [six, s('B', '2024-09-10', 1, { ...then, regimeId: 'sds_adult_sds40_excluded' })], '2025-12-03 B'],
    ['an extended sentence after it: 877 and then 365 days', [six, s('B', '2024-09-10', 1, { ...then, ...eds })], '2026-06-03 B'],
    ['after an extended sentence: 122 days of the year since its stage of 2027, and then 2,192', [s('A', '2023-01-09', 6, eds), s('B', '2024-09-10', 1, then)], '2029-05-10'],
    ['the chain is held to 22 October', [s('A', '2021-09-30', 6), s('B', '2024-09-23', 1, then)], '2024-10-22 B'],
    ['a chain that is 5 years only with it is held, too', [s('A', '2023-06-01', 4), s('B', '2024-10-01', 2, { ...then, remandCreditDays: 380 })], '2024-10-22 B'],
    ['with an extended sentence whose extension is not known, its custodial term counts', [s('A', '2023-06-01', 4), s('B', '2024-10-01', 1, { ...then, regimeId: 'eds_adult', remandCreditDays: 460 })], '2024-10-22 B'],
    ['one that is under 5 years with it is not', [s('A', '2023-09-01', 3), s('B', '2024-10-01', 1, { ...then, remandCreditDays: 180 })], '2024-10-09'],
    ['one that is out later needs no holding', [s('A', '2023-06-01', 4), s('B', '2024-10-01', 2, then)], '2025-10-24'],
    ['on the day of the second stage', [six, s('B', '2024-10-22', 1, then)], '2025-10-27'],
    ['before the first', [six, s('B', '2024-09-09', 1, then)], '2025-10-27'],
    ['a concurrent one', [six, s('B', '2024-09-10', 1)], '2025-06-03'],
    ['prison for a sum that was not paid is no sentence', [six, s('B', '2024-09-10', 1, { ...then, regimeId: undefined, sentenceType: 'fine_default' })], '2025-12-03'],
  ])('%s', (_, sentences, want) => expect(said(sentences)).toBe(want))

  test('the warning names the day', () => {
    const { warnings, stages } = worked([six, s('B', '2024-09-10', 1, then)])
    const warning = warnings.find(({ code }) => code === 'W_BY_HAND')
    expect(caseWarningText(warning as never)).toBe(
      'The prison works this out by hand: a sentence made consecutive after a change of law began and before its stage for the others, on 22 October 2024 (sentence B). We follow the statute: nobody is let out before each sentence allows it.',
    )
    expect(stages.map(({ stage }) => stage.number)).toEqual([2])
  })
})
