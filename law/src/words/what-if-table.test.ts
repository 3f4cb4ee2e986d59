import { describe, expect, test } from 'vitest'
import type { AskedWhatIf } from '../what-if/ask.ts'
import { type WhatIf, whatIf } from '../what-if/what-if.ts'
import { whatIfTable } from './what-if-table.ts'

const onRemand = { sentenceDate: '2026-11-16', remandedSince: '2026-03-20' }
const answered = (asked: Partial<AskedWhatIf>): WhatIf =>
  whatIf({ lengths: [{ years: 5 }], ...onRemand, ...asked }) as WhatIf
const offenceKey = 'wounding_with_intent'

describe('What lengths would mean, as a table in words', () => {
  const { head, columns, lines } = whatIfTable(
    answered({
      offenceKey,
      lengths: [{ years: 1 }, { years: 5 }, { years: 6 }],
      pleaReductions: ['0', '1/3'],
    }),
  )
  test('a column for each plea', () =>
    expect([head, ...columns]).toEqual(['Before any plea', 'After a trial', 'One-third off']))
  test('a line for each length, and those beside a cliff', () =>
    expect(lines.map(({ length, isAdded }) => `${length}${isAdded ? ', added' : ''}`)).toEqual([
      ...['1 year', '3 years 11 months, added', '4 years, added'],
      ...['5 years', '5 years 11 months, added', '6 years'],
    ]))
  test('short sentences are usually suspended, and here they are served', () =>
    expect(lines[0]?.cells.map(({ date, notes }) => [date, ...notes])).toEqual([
      ['on the day of sentence', 'usually suspended'],
      ['on the day of sentence', 'usually suspended'],
    ]))
  test('both sides of a cliff', () => {
    expect(lines[4]?.cells[1]).toEqual({
      date: '9 July 2027',
      length: '3 years 11 months, rounded down from 47 1/3',
      cliff: null,
      notes: [],
      rivals: [{ date: '19 March 2028', condition: 'if the court rounds up to 4 years' }],
    })
    expect(lines[5]?.cells[1]).toEqual({
      ...{ date: '19 March 2028', length: '4 years', cliff: 'from here one-half', notes: [], rivals: [] },
    })
    expect(lines[2]?.cells.map(({ cliff, length }) => [cliff, length])).toEqual([
      ['from here one-half', null],
      [null, '2 years 8 months'],
    ])
  })
})

describe('One length', () => {
  test('has a line for each plea, with the length that is left and the part that is served', () => {
    const asked = { offenceKey, lengths: [{ years: 5 }], pleaReductions: ['0', '1/10', '1/4', '1/3'] }
    const { head, columns, lines } = whatIfTable(answered(asked))
    expect([head, ...columns]).toEqual(['Plea', 'Release would be'])
    expect(
      lines.map(({ length, cells: [cell] }) => [length, cell?.length, cell?.date, ...(cell?.notes ?? [])]),
    ).toEqual([
      ['After a trial', '5 years', '17 September 2028', 'one-half'],
      ['One-tenth off', '4 years 6 months', '17 June 2028', 'one-half'],
      ['One-quarter off', '3 years 9 months', '19 June 2027', 'one-third'],
      ['One-third off', '3 years 4 months', '29 April 2027', 'one-third'],
    ])
  })
  test('of a kind where the Parole Board decides the part is not said', () => {
    const { lines } = whatIfTable(answered({ offenceKey, sentenceType: 'eds', pleaReductions: ['0', '1/3'] }))
    expect(lines.map(({ cells }) => cells[0]?.notes)).toEqual([[], []])
  })
})

describe('Other answers', () => {
  const only = (asked: Partial<AskedWhatIf>) => whatIfTable(answered(asked)).lines[0]?.cells[0]
  test('a cliff of lengths that are given after the plea', () => {
    const asked = { offenceKey, lengthIs: 'after_plea', lengths: [{ months: 47 }, { months: 48 }] } as const
    expect(whatIfTable(answered(asked)).lines.map(({ cells }) => cells[0]?.cliff)).toEqual([
      null,
      'from here one-half',
    ])
  })
  test('a length that is given after the plea', () =>
    expect(whatIfTable(answered({ offenceKey, lengthIs: 'after_plea' })).columns).toEqual(['Release']))
  test('the Parole Board decides', () =>
    expect(only({ offenceKey, sentenceType: 'eds' })?.date).toBe(
      'from 19 July 2029 if the Parole Board agrees; 19 March 2031 at the latest',
    ))
  test('more than a court can give', () =>
    expect(only({ offenceKey: 'theft', lengths: [{ years: 8 }] })?.notes).toEqual([
      'above the most a court can give',
    ]))
  test('a rival date', () =>
    expect(only({ offenceKey: 'rape', lengths: [{ years: 3 }] })?.rivals).not.toEqual([]))
})

describe('Without an offence', () => {
  test('each class of offences that has other dates has a column, and most offences the first', () => {
    const { columns, lines } = whatIfTable(
      answered({ lengths: [{ years: 3 }, { years: 5 }], pleaReductions: ['0', '1/3'], addCliffRows: false }),
    )
    expect(columns).toEqual([
      ...['Most offences', 'Serious violence (section 244ZA)', 'A sexual offence against a child', 'Rape'],
    ])
    // Under 4 years section 244ZA reaches nothing, and rape is released as the others of the list.
    expect(lines.map(({ cells }) => cells.map(({ date }) => date))).toEqual([
      ['20 March 2027', '20 March 2027', '18 September 2027', '18 September 2027'],
      ['18 November 2026', '18 November 2026', '20 March 2027', '20 March 2027'],
      ['18 November 2027', '17 September 2028', '17 September 2028', '19 July 2029'],
      ['29 April 2027', '29 April 2027', '17 November 2027', '17 November 2027'],
    ])
    // A plea that was asked about is never left out.
    expect(lines.map(({ length }) => length.split(', ')[1])).toEqual([
      ...['after a trial', 'one-third off', 'after a trial', 'one-third off'],
    ])
  })

  // Of a sentence of 2023 that was over before 40% came, only what goes to the Parole Board is not at one-half.
  const passed2023 = { sentenceDate: '2023-06-05', remandedSince: undefined } as const
  // biome-ignore format: one row a line
  for (const [what, asked, want] of [
    ['one class that has other dates has its column too', { ...passed2023, lengths: [{ months: 6 }, { months: 8 }] },
      ['5 October 2023', 'from 15 November 2023 if the Parole Board agrees; 4 February 2024 at the latest']],
    ['and of one length', { ...passed2023, lengths: [{ months: 6 }], pleaReductions: ['0', '1/3'] },
      ['4 August 2023', 'from 25 August 2023 if the Parole Board agrees; 4 October 2023 at the latest']],
  ] as const)
    test(what, () => {
      const { columns, lines } = whatIfTable(answered(asked))
      expect(columns).toEqual(['Most offences', 'Terrorism, spying, or rape of a child under 13'])
      expect(lines.map(({ cells }) => cells.map(({ date }) => date))).toEqual([
        ['4 September 2023', 'from 4 October 2023 if the Parole Board agrees; 4 December 2023 at the latest'],
        want,
      ])
    })

  // There is room for three classes. Of 5 years of 2022 the others go to the Parole Board, and none of the three does.
  for (const [what, sentenceDate, years, notes] of [
    [
      'a class without a column that is later than all columns is said',
      '2022-07-10',
      5,
      ['for rarer offences as late as 9 July 2027'],
    ],
    ['and not where a column is as late', '2020-07-10', 7, []],
  ] as const)
    test(what, () => {
      const { lines } = whatIfTable(
        answered({ sentenceDate, remandedSince: undefined, lengths: [{ years }] }),
      )
      expect(lines.map(({ cells }) => cells[0]?.notes)).toEqual([notes])
    })

  test('lengths after the plea, with one that is served on the day of sentence', () => {
    const asked = { lengthIs: 'after_plea', lengths: [{ months: 6 }, { years: 5 }] } as const
    const { lines } = whatIfTable(answered(asked))
    expect(lines.map(({ length, cells }) => [length, cells[0]?.date, cells[1]?.date])).toEqual([
      ['6 months', 'on the day of sentence', 'on the day of sentence'],
      ['5 years', '18 November 2027', '17 September 2028'],
    ])
  })

  test('of one length each plea has a line, with the same columns', () => {
    const { head, columns, lines } = whatIfTable(
      answered({ lengths: [{ years: 5 }], pleaReductions: ['0', '1/3'] }),
    )
    expect([head, columns[0], columns.length]).toEqual(['Plea', 'Most offences', 4])
    expect(lines.map(({ cells }) => cells.map(({ date }) => date))).toEqual([
      ['18 November 2027', '17 September 2028', '17 September 2028', '19 July 2029'],
      ['29 April 2027', '29 April 2027', '17 November 2027', '17 November 2027'],
    ])
  })
})
