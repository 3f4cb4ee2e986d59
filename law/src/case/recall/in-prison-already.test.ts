import { describe, expect, test } from 'vitest'
import { answered } from '../../../../test/support/answered.ts'
import { caseIn } from '../../../../test/support/case-in.ts'
import { isoDate } from '../../calendar/day.ts'
import { caseWarningText } from '../../words/en/case-warnings.ts'

const A = 'A 2025-06-02 3y theft'

/** The release, the end, the days at large between, and the rivals. */
function datesOf(text: string): string {
  const { release, end, recalled, alternatives } = answered(caseIn(text))
  const rivals = (alternatives ?? []).map(({ code, release: day }) => `${code} ${isoDate(day as never)}`)
  return [isoDate(release as never), isoDate(end as never), recalled?.run.recalled.between, ...rivals].join(
    ' ',
  )
}

describe('In prison before the recall (Criminal Justice Act 2003, sections 255B(11) and 255BA(11))', () => {
  // biome-ignore format: a case a row
  test.each([
    ['56 days begin with the recall', `${A}; recall fixed_term_56 recallDate=2026-10-10 returnToCustodyDate=2026-10-08`, '2026-12-04 2028-06-01 0'],
    ['a standard one runs to the end, and nobody was at large', `${A}; recall standard recallDate=2026-10-10 returnToCustodyDate=2026-09-01`, '2028-06-01 2028-06-01 0'],
    ['28 days of a young person', 'A 2025-01-06 3y section_250 robbery; recall fixed_term_28 recallDate=2026-11-04 returnToCustodyDate=2026-11-01', '2026-12-01 2028-01-05 0'],
    ['recalled after the change: no stage', 'A 2024-06-03 3y theft; recall fixed_term_56 recallDate=2026-04-02 returnToCustodyDate=2026-03-28', '2026-05-27 2027-06-02 0'],
    ['a curfew', 'A 2025-01-06 4y section_250 robbery; recall curfew recallDate=2026-06-10 returnToCustodyDate=2026-06-08', '2027-01-06 2029-01-05 0'],
    ['after the recall: the day of arrest, and a day at large', `${A}; recall fixed_term_56 recallDate=2026-10-10 returnToCustodyDate=2026-10-12`, '2026-12-06 2028-06-02 1'],
  ])('%s', (_, text, dates) => expect(datesOf(text)).toBe(dates))

  test('is the same as a return on the day of the recall, whatever the kind', () => {
    for (const type of ['standard', 'fixed_term_56', 'unknown', 'curfew'])
      for (const day of ['2025-06-03', '2026-08-01', '2026-10-09'])
        expect(
          datesOf(
            `${A}; recall ${type} recallDate=2026-06-10 returnToCustodyDate=${day < '2026-06-10' ? day : '2026-06-09'}`,
          ),
          type,
        ).toBe(datesOf(`${A}; recall ${type} recallDate=2026-06-10 returnToCustodyDate=2026-06-10`))
  })

  test('is said, and the case is given back as it was told', () => {
    const { warnings, case: told } = answered(
      caseIn(`${A}; recall fixed_term_56 recallDate=2026-10-10 returnToCustodyDate=2026-10-08`),
    )
    const said = warnings.find(({ code }) => code === 'W_RECALL_IN_PRISON')
    expect(said && caseWarningText(said)).toMatch(
      /the return counts as on the day of the recall, 10 October 2026/,
    )
    expect(isoDate(told.recall?.returnToCustodyDate as never)).toBe('2026-10-08')
    const back = answered(
      caseIn(`${A}; recall fixed_term_56 recallDate=2026-10-10 returnToCustodyDate=2026-10-10`),
    )
    expect(back.warnings.map(({ code }) => code)).not.toContain('W_RECALL_IN_PRISON')
  })
})
