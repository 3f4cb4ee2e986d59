import { type AskedWhatIf, type WhatIf, whatIf, whatIfTable } from '@requisite/law'
import { expect, test } from 'vitest'
import { resultLine } from './result-line.ts'

const fiveYears: AskedWhatIf = { lengths: [{ years: 5 }], pleaReductions: ['0'], sentenceDate: '2026-11-16' }

/** The line that stays in sight is the first row of the table, and as sure as it. */
test.each<[string, Partial<AskedWhatIf>, string]>([
  ['one date', { offenceKey: 'robbery' }, '5 years after a trial: out 16 July 2028.'],
  ['two dates', { offenceKey: 'rape' }, '5 years after a trial: two dates, 16 May 2029 or 17 March 2030.'],
  [
    'no charge',
    {},
    '5 years after a trial: it depends on the offence, from 16 July 2028 to 15 November 2031.',
  ],
  [
    'the Parole Board',
    { offenceKey: 'robbery', sentenceType: 'eds', extensionYears: 3 },
    '5 years after a trial: Parole Board from 17 March 2030, out 15 November 2031 at the latest.',
  ],
])('%s', (_, asked, line) => {
  expect(resultLine(whatIf({ ...fiveYears, ...asked }) as WhatIf)[0]).toBe(line)
})

/** The table has a column for some classes of offences only, and says how late the others go. */
test.each([1, 2, 3, 4, 5, 7, 9, 12, 20])(
  '%s years without a charge: the table goes as far as the line',
  (years) => {
    const answer = whatIf({ ...fiveYears, lengths: [{ years }] }) as WhatIf
    const last = / to (\d+ \w+ \d{4})\.$/.exec(resultLine(answer)[0] as string)?.[1]
    expect(JSON.stringify(whatIfTable(answer).lines)).toContain(last ?? '')
  },
)
